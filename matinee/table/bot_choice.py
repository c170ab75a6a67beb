"""What a bot's choice depended on besides the position, stored with the move so that it can be explained later."""

import re

from msgspec import Struct

PATTERN = re.compile(r"(\S+) ([0-9a-f]{1,16}) (\d{1,9})", re.ASCII)


class BotChoice(Struct, frozen=True):
    """The level and the seed of a bot, and the number of the last chat line it had heard."""

    level: str
    seed: int
    lines: int

    def encoded(self) -> str:
        """Return the text for `LogEntry.key`."""
        return f"{self.level} {self.seed:x} {self.lines}"


def decode(key: str | None) -> BotChoice | None:
    """Return the choice in a key; None for moves of people, and of bots in former versions."""
    found = PATTERN.fullmatch(key or "")
    return BotChoice(found[1], int(found[2], 16), int(found[3])) if found else None
