"""Computer players. A bot never gets the match itself, only a determinization of it for its seat."""
