"""Boards fit their width, say nothing in the wrong language, and their sums are the points of the match."""

import io
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from matinee.engine.i18n import LANGUAGES, LOCALES
from matinee.games.drawing import Prose, SideBySide, fit, star_symbols
from matinee.games.films import drawing as films
from matinee.games.hollywood import drawing as hollywood
from matinee.terminal.session import NAMES, GameSession, new_session

FILMS = [("dream-factory", 2), ("dream-factory", 5), ("traumfabrik", 4)]
TABLES = [*FILMS, ("hollywood", 3), ("hollywood", 4), ("dreams", 3), ("dreams", 6)]


def positions(game: str, players: int, language: str, every: int, **options: Any) -> Iterator[GameSession]:
    """A random game in steps, with its last position."""
    session = new_session(game, players, language, 9, None, options)
    while not session.match.over:
        if len(session.match.history) % every == 0:
            yield session
        seat = session.match.awaiting[0]
        session.play(seat, session.bot_move(seat))
    yield session


def painted(what: RenderableType, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(what)
    return out.getvalue()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_boards_and_breakdowns_fit_their_width(game: str, players: int) -> None:
    for position in positions(game, players, "en", 71):
        seat = next(iter(position.match.awaiting), None)
        for language in LANGUAGES:
            session = GameSession(position.match, language)
            for width in (80, 140):
                text = painted(session.draw(seat), width) + painted(session.breakdown(), width)
                assert max(cell_len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_board_is_drawn_on_a_small_terminal_and_for_spectators(game: str, players: int) -> None:
    for session in positions(game, players, "en", 101):
        assert painted(session.draw(None), 40)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_is_told_by_colour_alone(game: str, players: int) -> None:
    """Without colour, every player is still there by letter and name."""
    for session in positions(game, players, "en", 101):
        text = painted(session.draw(0), 80)
        for seat in range(players):
            assert re.search(rf"\b{'ABCDEF'[seat]}\s+{NAMES[seat]}\b", text)


# --- Sums


@pytest.mark.parametrize(("game", "players"), FILMS)
def test_the_breakdown_of_films_sums_up_to_the_points(game: str, players: int) -> None:
    *_, session = positions(game, players, "en", 1000)
    text = painted(session.breakdown(), 200)
    for seat, points in enumerate(session.match.points):
        lines = [line for line in session.match.score_sheet() if line.seat == seat]
        assert sum(line.points for line in lines) == points
        assert str(points) in text
        for line in lines:
            assert line.text("en") in text


@pytest.mark.parametrize("options", [{}, {"scarcity": True}, {"prototype": True}])
@pytest.mark.parametrize("players", [3, 4])
def test_the_breakdown_of_hollywood_sums_up_to_the_points(players: int, options: dict[str, Any]) -> None:
    *_, session = positions("hollywood", players, "en", 1000, **options)
    view = session.match.view()
    sheet = session.match.score_sheet()
    for number, (seat, points) in enumerate(zip(view.seats, session.match.points, strict=True)):
        assert sum(line.points for line in sheet if line.seat == number) == points
        for film in seat.films:
            product = hollywood.product(view, film, session.match.box)  # pyright: ignore[reportArgumentType]
            factors, value = re.sub("★", "", product).split("=")
            left = 1
            for factor in factors.split("×"):
                left *= int(factor)
            assert left == int(value) == film.value


@pytest.mark.parametrize("players", [3, 6])
def test_the_breakdown_of_dreams_sums_up_to_the_points(players: int) -> None:
    *_, session = positions("dreams", players, "en", 1000)
    gains = [past.gains for past in session.match.view().history]
    assert tuple(sum(gain[seat] for gain in gains) for seat in range(players)) == session.match.points


@pytest.mark.parametrize(("game", "players"), FILMS)
def test_trophies_that_went_to_nobody_are_not_still_to_be_won(game: str, players: int) -> None:
    for session in positions(game, players, "en", 7):
        view, box = session.match.view(), session.match.box
        left = sum(trophy.seat is None and not trophy.lost for trophy in view.trophies)
        for line in films.Painter(view, box, NAMES, "en").trophies():  # pyright: ignore[reportArgumentType]
            found = re.search(r"; (\d+) still to be won$", line)
            assert (int(found[1]) if found else 0) == left
        assert session.match.over == (left == 0)


# --- The sky


def test_all_stars_of_the_sky_are_seen_with_their_numbers() -> None:
    for session in positions("dreams", 6, "en", 23):
        view = session.match.view(0)
        text = painted(session.draw(0), 80)
        for star in view.stars if view.stage != "over" else ():
            label = f"{ {'light': '○', 'grey': '◐', 'dark': '●'}[star.tone] }{star.number}"
            assert len(re.findall(rf"{label}\b", text)) == 2  # on the sky and in the list


# --- Languages


@lru_cache
def vocabulary(language: str) -> frozenset[str]:
    """All words that may be printed in a language."""
    texts = [file.read_text("utf-8") for file in LOCALES.parent.rglob(f"locales/{language}/*.ftl")]
    boxes = "".join(file.read_text("utf-8") for file in (LOCALES.parent / "games").glob("*/boxes/*.toml"))
    texts += re.findall(rf'\b{language} = "([^"]*)"', boxes)
    return frozenset(word for text in texts for word in re.findall(r"[^\W\d_]{3,}", text))


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_english_word_is_left(game: str, players: int, language: str) -> None:
    english = vocabulary("en") - vocabulary(language) - set(NAMES)
    for session in positions(game, players, language, 61):
        match = session.match
        seat = next(iter(match.awaiting), None)
        ids = {tile.id for tile in getattr(match.box, "tiles", ())} | {
            f.id for f in getattr(match.box, "screenplays", ())
        }
        notation = {word for each in ids for word in each.split("-")} | {"reel", "clap", "double", "star"}
        text = painted(session.draw(seat), 140) + painted(session.breakdown(), 140)
        text += "".join(line for _, line in session.log_lines())
        assert set(re.findall(r"[^\W\d_]{3,}", text)) & english <= notation


# --- Small parts


def test_french_punctuation_stays_with_its_word() -> None:
    text = painted(Prose("Voici une phrase\u00a0: elle a des «\u00a0guillemets\u00a0»\u00a0!"), 20)
    assert not re.search(r"^[:!»]|«$", text, re.MULTILINE)


def test_parts_side_by_side_keep_their_columns() -> None:
    text = painted(SideBySide("one\ntwo", "three", ratio=(1, 3)), 20)
    assert text == "one  three          \ntwo                 \n"


def test_stars_and_fitting() -> None:
    assert [star_symbols(-1), star_symbols(0), star_symbols(3)] == ["−★", "–", "★★★"]
    assert [fit("abcdef", 4), fit("ab", 4)] == ["abc…", "ab  "]


def test_a_title_with_brackets_is_no_markup(tmp_path: Path) -> None:
    box = (LOCALES.parent / "games/films/boxes/dream-factory.toml").read_text("utf-8")
    file = tmp_path / "box.toml"
    file.write_text(box.replace("Top Bun", "[bold]Top[/x] Bun"), "utf-8")
    session = new_session("dream-factory", 5, "en", 1, file, {})
    while not session.match.over:
        seat = session.match.awaiting[0]
        if "top-bun" in str(session.match.view(seat).seats[seat].films):
            break
        session.play(seat, session.bot_move(seat))
    assert "[bold]Top" in painted(session.draw(session.match.awaiting[0]), 170)
