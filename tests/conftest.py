"""In CI the same examples are tried every time, so that a change is to blame for a failure; elsewhere new ones."""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True)
settings.register_profile("here", settings.get_profile("default"))
settings.load_profile("ci" if os.environ.get("CI") else "here")
