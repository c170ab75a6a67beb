"""How fast the games run: `matinee bench`. Speeds are measured and printed; no test asserts them."""
