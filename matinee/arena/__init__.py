"""The arena: bots against bots, game after game, and how strong they are."""
