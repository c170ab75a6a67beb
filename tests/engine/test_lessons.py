"""The guided first games: legal under the current rules, with a text for every step in every language."""

from pathlib import Path

import pytest

from matinee.engine.errors import BrokenGame, NoLesson
from matinee.engine.game import Game
from matinee.engine.i18n import LANGUAGES, translate
from matinee.engine.lessons import find_lesson, has_lesson
from matinee.games import GAMES

LESSONS = [game for game in GAMES.values() if has_lesson(game)]
each_lesson = pytest.mark.parametrize("game", LESSONS, ids=[game.name for game in LESSONS])
MOST_WORDS = 26


@each_lesson
def test_every_move_of_a_lesson_is_legal(game: Game) -> None:
    for part in find_lesson(game).parts:
        for step in part.steps:
            frame = part.frames[step.frame]
            assert not step.move or part.learner in frame.awaiting
        assert any(step.move for step in part.steps)
        assert not part.steps[-1].move, "a part ends with a conclusion"


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_short_text(game: Game, language: str) -> None:
    for part in find_lesson(game).parts:
        for step in part.steps:
            text = translate(language, step.text, move="take it")
            assert 3 < len(text.split()) <= MOST_WORDS, text


@each_lesson
def test_a_lesson_shows_only_what_the_learner_may_see(game: Game) -> None:
    for part in find_lesson(game).parts:
        seats = {frame.view.seat for frame in part.frames}
        assert seats == {part.learner}


SCRIPT = """
[[parts]]
players = 3
seed = 65

[[parts.steps]]
text = "lay"
move = "{move}"
"""


def hollywood_with_lesson(file: Path | None) -> Game:
    """Return Hollywood with another lesson, or with none."""

    class Other(type(GAMES["hollywood"])):
        __module__ = type(GAMES["hollywood"]).__module__

        @classmethod
        def file(cls, name: str) -> Path | None:
            return file

    return Other()


def test_a_game_without_a_lesson_says_so() -> None:
    game = hollywood_with_lesson(None)
    assert not has_lesson(game)
    with pytest.raises(NoLesson, match="Hollywood has no guided first game"):
        find_lesson(game)


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (SCRIPT.format(move="reel 5"), "reel 5"),
        (SCRIPT.format(move="reel 1") + 'hilight = "x"\n', "hilight"),
        ("[[parts", "hollywood.toml"),
    ],
)
def test_a_damaged_lesson_is_refused_with_the_reason(script: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "hollywood.toml"
    file.write_text(script, "utf-8")
    with pytest.raises(BrokenGame, match=reason):
        find_lesson(hollywood_with_lesson(file))
