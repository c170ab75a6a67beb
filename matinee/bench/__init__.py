"""Benchmarks of the games: `matinee bench`. Speeds are measured and printed; no test depends on them."""
