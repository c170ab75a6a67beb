"""A stand-in, for type checkers only, for the base classes of libraries without types."""

from typing import Any


class Untyped:
    """A class that can be created, called and asked for attributes of which nothing is known."""

    def __init__(self, *args: Any, **kwargs: Any) -> None: ...

    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...

    def __getattr__(self, name: str) -> Any: ...
