"""Make Hypothesis deterministic in CI, so that a failure there is caused by the change under test."""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True)
settings.register_profile("local", settings.get_profile("default"))
settings.load_profile("ci" if os.environ.get("CI") else "local")
