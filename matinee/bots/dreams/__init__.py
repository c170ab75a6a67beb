"""Bots that play Dreams: they look at pictures, hint, suspect and bluff."""
