"""Playing a game: reproducible, and robust against bots that fail."""

import pytest

import matinee
from matinee.arena.game_runner import play
from tests.arena.plans import FAILING_BOTS, job_for, untimed


def test_a_job_is_reproducible() -> None:
    job = job_for("search@20", "random", "search@10", record=True)
    results = [play(job), play(job)]
    assert untimed(results)[0] == untimed(results)[1]
    other = play(job_for("search@20", "random", "search@10", deal=1, record=True))
    assert other.record != results[0].record


def test_a_result_agrees_with_its_record() -> None:
    result = play(job_for("random", "search@10", "random", record=True))
    assert result.record is not None
    match = matinee.verify(result.record)
    assert (list(match.points), list(match.winners)) == (result.points, result.winners)
    assert result.moves == [sum(seat == each for each, _ in match.history) for seat in range(3)]


def test_thinking_time_is_measured_by_seat() -> None:
    result = play(job_for("random", "search@500", "random"))
    assert result.failure is None
    assert result.seconds[1] > max(result.seconds[0], result.seconds[2])
    for seconds, longest, moves in zip(result.seconds, result.longest, result.moves, strict=True):
        assert seconds / moves <= longest <= seconds
    assert sum(result.seconds) <= result.took


def test_results_have_no_record_by_default() -> None:
    assert play(job_for("random", "random", "random")).record is None


@pytest.mark.parametrize(
    ("bot", "kind", "reason"),
    [
        ("Crashing", "error", "ValueError: first line second line"),
        ("Exiting", "error", "SystemExit: 1"),
        ("Cheating", "illegal", "reel 9"),
        ("ReturningNone", "illegal", "None"),
        ("Slow", "overrun", "s > 0.5 s"),
        ("FailingToStart", "error", "RuntimeError: no bot today"),
    ],
)
def test_a_failing_bot_ends_its_game_and_is_reported(bot: str, kind: str, reason: str) -> None:
    result = play(job_for("random", FAILING_BOTS + bot, "random", limit=0.5, record=True))
    failure = result.failure
    assert failure is not None
    assert (failure.bot, failure.seat, failure.kind) == (FAILING_BOTS + bot, 1, kind)
    assert reason in failure.reason
    assert "\n" not in failure.reason
    assert failure.move == sum(result.moves) - (kind in ("illegal", "overrun"))
    assert not result.winners
    assert result.record is not None
    assert len(result.record["moves"]) == failure.move


def test_a_bot_that_changes_its_copy_of_the_match_does_not_change_the_game() -> None:
    honest = ("random", "random", "random")
    meddling = (FAILING_BOTS + "Meddling", "random", "random")
    assert untimed([play(job_for(*honest, record=True))]) == untimed([play(job_for(*meddling, record=True))])
