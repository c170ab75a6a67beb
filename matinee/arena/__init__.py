"""The arena: tournaments between bots that measure how strong they are."""
