"""How fast the games run: `matinee bench`. Measured, printed, never asserted; machines are noisy."""
