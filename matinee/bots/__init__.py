"""Computer players. A bot never sees a match itself, only a determinization of it for its seat."""
