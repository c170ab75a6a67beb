"""The commands of `matinee`, a room for each kind. What they do is done elsewhere; they read what was asked for."""
