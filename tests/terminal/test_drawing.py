"""The drawings of all games: width, language, and sums that agree with the points of the match."""

import io
import math
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


def sessions_of_game(game: str, players: int, language: str, every: int, **options: Any) -> Iterator[GameSession]:
    """Yield the session of a bot game every `every` moves and at its end."""
    session = new_session(game, players, language, 9, None, options)
    while not session.match.over:
        if len(session.match.history) % every == 0:
            yield session
        seat = session.match.awaiting[0]
        session.play(seat, session.bot_move(seat))
    yield session


def render(renderable: RenderableType, width: int) -> str:
    output = io.StringIO()
    Console(file=output, width=width, highlight=False).print(renderable)
    return output.getvalue()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_boards_and_breakdowns_fit_their_width(game: str, players: int) -> None:
    for english_session in sessions_of_game(game, players, "en", 71):
        seat = next(iter(english_session.match.awaiting), None)
        for language in LANGUAGES:
            session = GameSession(english_session.match, language)
            for width in (80, 140):
                text = render(session.draw(seat), width) + render(session.breakdown(), width)
                assert max(cell_len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_boards_can_be_drawn_for_spectators_on_a_small_terminal(game: str, players: int) -> None:
    for session in sessions_of_game(game, players, "en", 101):
        assert render(session.draw(None), 40)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_players_can_be_distinguished_without_colour(game: str, players: int) -> None:
    """Check that each player is drawn with letter and name."""
    for session in sessions_of_game(game, players, "en", 101):
        text = render(session.draw(0), 80)
        for seat in range(players):
            assert re.search(rf"\b{'ABCDEF'[seat]}\s+{NAMES[seat]}\b", text)


# --- Sums


@pytest.mark.parametrize(("game", "players"), FILMS)
def test_the_breakdown_of_films_sums_up_to_the_points(game: str, players: int) -> None:
    *_, session = sessions_of_game(game, players, "en", 1000)
    text = render(session.breakdown(), 200)
    for seat, points in enumerate(session.match.points):
        lines = [line for line in session.match.score_sheet() if line.seat == seat]
        assert sum(line.points for line in lines) == points
        assert str(points) in text
        for line in lines:
            assert line.text("en") in text


@pytest.mark.parametrize("options", [{}, {"scarcity": True}, {"prototype": True}])
@pytest.mark.parametrize("players", [3, 4])
def test_the_breakdown_of_hollywood_sums_up_to_the_points(players: int, options: dict[str, Any]) -> None:
    *_, session = sessions_of_game("hollywood", players, "en", 1000, **options)
    view = session.match.view()
    sheet = session.match.score_sheet()
    for number, (seat, points) in enumerate(zip(view.seats, session.match.points, strict=True)):
        assert sum(line.points for line in sheet if line.seat == number) == points
        for film in seat.films:
            product = hollywood.product(view, film, session.match.box)  # pyright: ignore[reportArgumentType]
            factors, value = re.sub("★", "", product).split("=")
            assert math.prod(int(factor) for factor in factors.split("×")) == int(value) == film.value


@pytest.mark.parametrize("players", [3, 6])
def test_the_breakdown_of_dreams_sums_up_to_the_points(players: int) -> None:
    *_, session = sessions_of_game("dreams", players, "en", 1000)
    gains = [past.gains for past in session.match.view().history]
    assert tuple(sum(gain[seat] for gain in gains) for seat in range(players)) == session.match.points


@pytest.mark.parametrize(("game", "players"), FILMS)
def test_trophies_not_awarded_do_not_count_as_left_to_win(game: str, players: int) -> None:
    for session in sessions_of_game(game, players, "en", 7):
        view, box = session.match.view(), session.match.box
        left = sum(trophy.seat is None and not trophy.lost for trophy in view.trophies)
        for line in films.Painter(view, box, NAMES, "en").trophies():  # pyright: ignore[reportArgumentType]
            found = re.search(r"; (\d+) still to be won$", line)
            assert (int(found[1]) if found else 0) == left
        assert session.match.over == (left == 0)


# --- The sky


def test_each_star_is_drawn_with_its_number_on_the_sky_and_in_the_list() -> None:
    for session in sessions_of_game("dreams", 6, "en", 23):
        view = session.match.view(0)
        text = render(session.draw(0), 80)
        for star in view.stars if view.stage != "over" else ():
            label = f"{ {'light': '○', 'grey': '◐', 'dark': '●'}[star.tone] }{star.number}"
            assert len(re.findall(rf"{label}\b", text)) == 2  # on the sky and in the list


# --- Languages


@lru_cache
def vocabulary(language: str) -> frozenset[str]:
    """Return all words of the messages and boxes in a language."""
    texts = [file.read_text("utf-8") for file in LOCALES.parent.rglob(f"locales/{language}/*.ftl")]
    boxes = "".join(file.read_text("utf-8") for file in (LOCALES.parent / "games").glob("*/boxes/*.toml"))
    texts += re.findall(rf'\b{language} = "([^"]*)"', boxes)
    return frozenset(word for text in texts for word in re.findall(r"[^\W\d_]{3,}", text))


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_boards_in_french_and_german_contain_no_english_words(game: str, players: int, language: str) -> None:
    english = vocabulary("en") - vocabulary(language) - set(NAMES)
    for session in sessions_of_game(game, players, language, 61):
        match = session.match
        seat = next(iter(match.awaiting), None)
        ids = {component.id for name in ("tiles", "screenplays") for component in getattr(match.box, name, ())}
        notation = {"reel", "clap", "double", "star"}.union(*(component_id.split("-") for component_id in ids))
        text = render(session.draw(seat), 140) + render(session.breakdown(), 140)
        text += "".join(line for _, line in session.log_lines())
        assert set(re.findall(r"[^\W\d_]{3,}", text)) & english <= notation


# --- Helpers


def test_lines_do_not_break_before_french_punctuation() -> None:
    text = render(Prose("Voici une phrase\u00a0: elle a des «\u00a0guillemets\u00a0»\u00a0!"), 20)
    assert not re.search(r"^[:!»]|«$", text, re.MULTILINE)


def test_side_by_side_aligns_columns() -> None:
    text = render(SideBySide("one\ntwo", "three", ratio=(1, 3)), 20)
    assert text == "one  three          \ntwo                 \n"


def test_star_symbols_and_truncated_text() -> None:
    assert [star_symbols(-1), star_symbols(0), star_symbols(3)] == ["−★", "–", "★★★"]
    assert [fit("abcdef", 4), fit("ab", 4)] == ["abc…", "ab  "]


def test_brackets_in_a_title_are_not_interpreted_as_markup(tmp_path: Path) -> None:
    box = (LOCALES.parent / "games/films/boxes/dream-factory.toml").read_text("utf-8")
    file = tmp_path / "box.toml"
    file.write_text(box.replace("Top Bun", "[bold]Top[/x] Bun"), "utf-8")
    session = new_session("dream-factory", 5, "en", 1, file, {})
    while not session.match.over:
        seat = session.match.awaiting[0]
        if "top-bun" in str(session.match.view(seat).seats[seat].films):
            break
        session.play(seat, session.bot_move(seat))
    assert "[bold]Top" in render(session.draw(session.match.awaiting[0]), 170)
