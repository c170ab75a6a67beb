"""Players that are no people. They never see a position as it is, only as one seat knows it."""
