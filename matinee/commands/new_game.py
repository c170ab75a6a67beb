"""`matinee new-game`: write the package of a small working game, as a template for a new game."""

import re
from pathlib import Path
from typing import Annotated

import typer

from matinee.commands.common import SYSTEM_LANGUAGE, Lang, tell
from matinee.engine.errors import MatineeError

app: typer.Typer = typer.Typer()

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

PYPROJECT = """\
[project]
name = "NAME"
version = "0.1"
dependencies = ["matinee"]

[project.entry-points."matinee.games"]
NAME = "PACKAGE:GAME"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
"""

DESCRIPTOR = '''\
"""TITLE: the descriptor and the view."""

from typing import Any

from msgspec import Struct

from matinee import Game
from matinee.engine.boxes import Box
from PACKAGE import rules


class View(Struct):
    """The public part of a position. Information for one seat only belongs in `seat_view`."""

    turn: int
    counters: int
    taken: list[int]


class CLASS(Game):
    name = "NAME"
    title = "TITLE"
    clauses = "X"
    rules = rules
    state = rules.STATE
    players = range(2, rules.SEATS + 1)
    actions = rules.MOST
    features = ("counters", *(f"taken by seat +{seat}" for seat in range(rules.SEATS)))
    move_words = tuple(f"take {count}" for count in range(1, rules.MOST + 1))
    event_facts = (("took", "seat", "count"), ("over",))
    view_type = View

    def public_view(self, s: Any, box: Box) -> View:
        return View(turn=s.turn, counters=s.counters, taken=s.taken[: s.players])

    def max_game_length(self, players: int) -> int:
        return rules.COUNTERS


GAME = CLASS()
'''

RULES = '''\
"""The rules of TITLE: plain functions over one record. matinee/engine/contract.py documents each of them."""

from typing import Annotated, Any

from matinee.engine.events import ROWS, emit
from matinee.engine.layout import FloatRow, Grid, Row, record_type
from matinee.engine.rng import Rng, draw

RULES_VERSION = 1
SEATS = 4
COUNTERS = 21
MOST = 3  # counters that a move takes; action 0 takes one

TOOK, OVER = range(2)  # events


class State:
    players: Annotated[int, "i2"]
    turn: Annotated[int, "i2"]
    counters: Annotated[int, "i2"]
    taken: Annotated[Row, f"{SEATS}i2"]
    event_count: Annotated[int, "i2"]
    events: Annotated[Grid, ROWS]


STATE = record_type(State)


def setup(s: Any, players: int, options: int, rng: Rng) -> None:
    """X-1."""
    s.players = players
    s.turn = draw(rng, players)
    s.counters = COUNTERS
    s.event_count = 0
    for seat in range(SEATS):
        s.taken[seat] = 0


def awaiting(s: Any) -> int:
    return 1 << s.turn if s.counters > 0 else 0


def legal(s: Any, seat: int, out: Row) -> int:
    """X-2."""
    if s.counters == 0 or seat != s.turn:
        return 0
    count = min(MOST, s.counters)
    for action in range(count):
        out[action] = action
    return count


def apply(s: Any, seat: int, action: int) -> None:
    """X-2, X-3."""
    s.event_count = 0
    s.counters -= action + 1
    s.taken[seat] += action + 1
    emit(s, TOOK, seat, action + 1)
    if s.counters == 0:
        emit(s, OVER)
    else:
        s.turn = (s.turn + 1) % s.players


def points(s: Any, out: Row) -> None:
    """X-3: one for the last counter."""
    for seat in range(s.players):
        out[seat] = 1 if s.counters == 0 and seat == s.turn else 0


def winners(s: Any) -> int:
    """X-3."""
    return 1 << s.turn


def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


def observe(s: Any, seat: int, out: FloatRow) -> None:
    out[0] = s.counters / COUNTERS
    for ahead in range(SEATS):
        out[1 + ahead] = s.taken[(max(seat, 0) + ahead) % s.players] / COUNTERS if ahead < s.players else 0.0
'''

WORDS = """\
NAME-took = { $seat } takes { $count }.
NAME-over = The game is over.
"""

CLAUSES = """\
section-X-1 = The game
X-1 = There are 21 counters. A random player begins.
X-2 = On your turn take one, two or three counters.
X-3 = The player who takes the last counter wins.
"""

TEST = '''\
"""Run with pytest, after `pip install -e .`"""

from matinee import GAMES
from matinee.testing import check_game


def test_the_game_follows_the_contract() -> None:
    check_game(GAMES["NAME"])
'''


def files_of(name: str) -> dict[str, str]:
    """Return the files of a new game: paths and contents."""
    package, title = name.replace("-", "_"), name.replace("-", " ").title()
    texts = {
        "pyproject.toml": PYPROJECT,
        f"{package}/__init__.py": DESCRIPTOR,
        f"{package}/rules.py": RULES,
        f"{package}/locales/en/{name}.ftl": WORDS,
        f"{package}/locales/en/{name}-clauses.ftl": CLAUSES,
        f"test_{package}.py": TEST,
    }
    words = {"NAME": name, "PACKAGE": package, "TITLE": title, "CLASS": title.replace(" ", "")}
    pattern = re.compile("|".join(words))
    return {path: pattern.sub(lambda match: words[match[0]], text) for path, text in texts.items()}


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="The name of the game: small letters, digits and dashes.")],
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Write the package of a small game, as a template for your own."""
    from matinee.games import GAMES

    folder = Path(name.replace("-", "_"))
    if not NAME.fullmatch(name) or name in GAMES:
        raise MatineeError("error-new-game-name", name=name)
    if folder.exists():
        raise MatineeError("error-new-game-folder", folder=str(folder))
    for path, text in files_of(name).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    tell(lang, "cli-new-game", folder=str(folder), game=name)
