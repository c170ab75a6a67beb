"""Thousands of matches at once, for learning. `vector` on the processor, `cuda` on a GPU; docs/environments.md."""
