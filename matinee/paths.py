"""The user's data and cache folders: the operating system's, or those in environment variables."""

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path


def cache_folder() -> Path:
    """Return the folder for files that can be created again. `MATINEE_CACHE` sets another parent folder."""
    parent = os.environ.get("MATINEE_CACHE")
    return Path(parent) / "matinee" if parent else user_cache_path("matinee", appauthor=False)


def data_folder() -> Path:
    """Return the folder for saved games and the server's database."""
    return user_data_path("matinee", appauthor=False)
