"""The terminal client: play, replay games and look up rules in a shell."""
