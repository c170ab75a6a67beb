"""The analysis of finished games: honest, and it adds up."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import matinee
from matinee.analysis.grading import ALTERNATIVES, Decision, label_of
from matinee.analysis.match_analysis import MatchAnalysis
from matinee.bots.roster import find_bot
from matinee.engine.errors import MatineeError
from matinee.engine.i18n import LANGUAGES
from matinee.engine.match import Match
from matinee.terminal.analysis import show, signed

GAMES = [("hollywood", 3), ("dream-factory", 2), ("traumfabrik", 3)]


def played(game: str, players: int, seed: int, bots: tuple[str, ...] = ("network",)) -> Match:
    match = matinee.start(game, players=players, seed=seed)
    while not match.over:
        seat, number = match.awaiting[0], len(match.history)
        match.play(seat, find_bot(bots[seat % len(bots)], match.game).choose(match, seat, number))
    return match


def analysed(match: Match, samples: int = 4, seed: int = 1) -> MatchAnalysis:
    work = MatchAnalysis.of_record(match.record(), seed=seed)
    work.refine(samples)
    return work


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_ledger_and_the_chances_add_up(game: str, players: int) -> None:
    match = played(game, players, seed=3, bots=("network", "extra"))
    analysis = analysed(match).result()
    assert len(analysis.chances) == len(match.history) + 1
    np.testing.assert_allclose(np.sum(analysis.chances, axis=1), 1.0, atol=1e-9)
    assert [line.result == 0 for line in analysis.ledger] == [seat not in match.winners for seat in range(players)]
    for line in analysis.ledger:
        parts = line.own_decisions + line.others_decisions + line.luck
        assert abs(line.opening + parts - line.result) < 1e-6
    for grade in analysis.grades:
        assert len(grade.alternatives) <= ALTERNATIVES + 1
        assert grade.move in {alternative.move for alternative in grade.alternatives}
        assert (grade.loss == 0.0) == (grade.best == grade.move)
        assert grade.label == label_of(grade.loss)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_grades_depend_only_on_what_the_seat_knew(game: str, players: int) -> None:
    """Two positions that differ only in what is hidden from a seat give it the same samples."""
    match = matinee.start(game, players=players, seed=8)
    for number in range(40):
        seat = match.awaiting[0]
        action = match.actions(seat)[-1]
        known = [Decision(match.determinized(seat, seed), number, seat, action) for seed in (1, 2)]
        for decision in known:
            decision.refine(2, seed=number)
        assert known[0].actions == known[1].actions
        np.testing.assert_array_equal(known[0].wins, known[1].wins)
        match.play(seat, find_bot("network", match.game).choose(match, seat, number))


def test_good_play_has_fewer_mistakes_than_random_moves() -> None:
    """A random move is graded in positions of good play: who has lost already cannot lose much more."""
    labels: dict[str, list[str]] = {"good": [], "random": []}
    for seed in range(2):
        match = played("hollywood", 4, seed)
        decisions = analysed(match, samples=16)
        labels["good"] += [decision.grade().label for decision in decisions.decisions if len(decision.actions) > 1]
        rng = np.random.default_rng(seed)
        for decision in decisions.decisions:
            legal = decision.match.actions(decision.seat)
            if len(legal) > 1:
                other = Decision(decision.match, decision.number, decision.seat, int(rng.choice(legal)))
                other.refine(16, seed=decision.number)
                labels["random"].append(other.grade().label)
    bad = {name: sum(label in ("mistake", "blunder") for label in each) / len(each) for name, each in labels.items()}
    assert bad["good"] < 0.06
    assert bad["random"] > 2 * bad["good"]


def test_the_same_seed_gives_the_same_analysis() -> None:
    match = played("hollywood", 3, seed=1)
    assert analysed(match).result() == analysed(match).result()
    assert analysed(match, seed=2).result() != analysed(match).result()


def test_more_samples_make_errors_smaller() -> None:
    work = analysed(played("hollywood", 3, seed=1), samples=8)
    few = np.mean([alternative.error for grade in work.result().grades for alternative in grade.alternatives])
    work.refine(120)
    assert work.result().samples == 128
    many = np.mean([alternative.error for grade in work.result().grades for alternative in grade.alternatives])
    assert many < few / 2


def test_unfinished_games_and_games_without_weights_are_refused() -> None:
    with pytest.raises(MatineeError, match="not over"):
        MatchAnalysis.of_record(matinee.start("hollywood", seed=1).record())
    dreams = played("dreams", 3, seed=1, bots=("random",))
    with pytest.raises(MatineeError, match="no trained network"):
        MatchAnalysis.of_record(dreams.record())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_analysis(tmp_path: Path, language: str) -> None:
    match = played("hollywood", 3, seed=4, bots=("network", "passerby"))
    record, output, result = tmp_path / "game.json", tmp_path / "output.txt", tmp_path / "analysis.json"
    record.write_text(json.dumps(match.record()))
    with output.open("w") as file:
        show(record, 4, result, language, Console(file=file, width=100))
    text = output.read_text()
    analysis: Any = json.loads(result.read_bytes())
    assert analysis["samples"] == 4
    for line in analysis["ledger"]:
        assert signed(line["own_decisions"]) in text
    for grade in analysis["grades"]:
        assert not grade["label"] or grade["best"] in text
