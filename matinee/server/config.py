"""Server configuration: flags of `matinee serve`, or environment variables of the same names."""

import os
from typing import Self

import msgspec
from msgspec import Struct

from matinee.paths import data_folder

PREFIX = "MATINEE_"


def default_database() -> str:
    """Return the URL of an SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


class Config(Struct, frozen=True, kw_only=True):
    """Settings, each also an environment variable: `MATINEE_DATABASE`, `MATINEE_REDIS` and so on."""

    port: int = 8000
    database: str = msgspec.field(default_factory=default_database)
    redis: str | None = None
    boxes: str | None = None
    bot_threads: int | None = None
    no_bot_delay: bool = False
    limits: bool = True
    secure: bool = False
    proxied: bool = False
    trusted_proxies: str = "127.0.0.0/8,::1"
    keep_days: float = 60.0
    keep_finished_days: float = 365.0
    keep_records: bool = False
    max_storage: float = 10.0
    allowed_hosts: str = ""
    metrics_token: str | None = None

    @classmethod
    def from_environment(cls) -> Self:
        """Read the configuration from environment variables."""
        values = {name: os.environ[PREFIX + name.upper()] for name in cls.__struct_fields__ if _is_set(name)}
        return msgspec.convert(values, cls, strict=False)

    def to_environment(self) -> None:
        """Set environment variables for worker processes."""
        for name, value in msgspec.structs.asdict(self).items():
            if value is not None:
                os.environ[PREFIX + name.upper()] = str(value).lower() if isinstance(value, bool) else str(value)


def _is_set(name: str) -> bool:
    return bool(os.environ.get(PREFIX + name.upper()))
