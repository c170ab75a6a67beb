"""Reinforcement-learning environments: vectorized on CPU and GPU, and adapters for libraries (docs/environments.md)."""
