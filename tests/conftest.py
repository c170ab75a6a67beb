"""Make Hypothesis deterministic in CI, and let libraries such as PyTorch compute in one thread."""

import os

from hypothesis import settings

# A failure in CI should be caused by the change under test.
settings.register_profile("ci", derandomize=True)
settings.register_profile("local", settings.get_profile("default"))
settings.load_profile("ci" if os.environ.get("CI") else "local")

# pytest-xdist uses all cores, and threads that wait for each other there are many times slower than one.
os.environ.setdefault("OMP_NUM_THREADS", "1")
