"""Determinizing a match redraws everything that a seat cannot know, and results in a valid match."""

import random
from typing import Any

import numpy as np
import pytest

import matinee
from matinee.engine.compiling import rules_of
from matinee.engine.layout import plain
from matinee.engine.rng import fast_rng
from tests.tables import TABLES, Table, random_play
from tests.test_conservation import check_conservation, face_down_places

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def viewers(table: Table) -> list[int | None]:
    return [*range(table.players), None]


@every_table
def test_a_determinized_match_is_valid_and_can_be_played_to_the_end(table: Table) -> None:
    rng = random.Random(2)
    for match in random_play(table.start(12), 12):
        if rng.random() > 0.03:
            continue
        for seat in viewers(table):
            redrawn = match.determinized(seat, rng.randrange(1 << 30))
            check_conservation(redrawn)
            *_, end = random_play(redrawn, rng.randrange(1 << 30))
            check_conservation(end)
            assert end.over


def hidden_values(match: matinee.Match, seat: int | None) -> list[tuple[str, Any]]:
    """Return all values of a position that a seat cannot know, with their names."""
    s = plain(match.state[0])
    if match.game.family == "films":
        values: list[tuple[str, Any]] = [(f"deck {place}", s.deck[place]) for place in face_down_places(s)]
        values += [(f"pile {place}", s.pile[place]) for place in range(s.drawn + 1, 7)]
        if not s.legends_open:
            values += [(f"legend {place}", s.legends[place]) for place in range(s.round_number + 1, 4)]
        return values
    if match.game.family == "hollywood":
        rounds_seen = s.rounds_done if match.over else s.rounds_done + 1
        return [(f"deal {place}", s.deal[place]) for place in range(14 * rounds_seen, 56)]
    future = range(s.round_number + 1, 31)
    values = [(f"mortal {number}", s.mortal[number]) for number in future]
    values += [(f"vision {number}", s.vision[number]) for number in future]
    values += [(f"dream {place}", s.deck[place]) for place in range(4 * (s.round_number + 1), 124)]
    if match.over:
        return values
    mortal = s.mortal[s.round_number]
    if seat is None or seat == mortal:
        values.append(("vision now", s.vision[s.round_number]))
    if seat != mortal:
        values.append(("mortal now", mortal))
    values += [
        (f"vote {other}", s.vote[s.round_number, other])
        for other in range(match.players)
        if other != seat and s.vote[s.round_number, other] >= 0
    ]
    return values


@every_table
def test_determinizing_varies_all_hidden_values(table: Table) -> None:
    rng = random.Random(3)
    for match in random_play(table.start(13), 13):
        if rng.random() > 0.02 and not match.over:
            continue
        for seat in (0, None):
            redrawn = [dict(hidden_values(match.determinized(seat, seed), seat)) for seed in range(40)]
            assert redrawn[0].keys() == dict(hidden_values(match, seat)).keys() or table.game_name == "dreams"
            for name in redrawn[0]:
                # The last hidden one of its kind follows from counting the others.
                countable = name.startswith(("deck", "pile", "legend"))
                last_of_its_kind = sum(other.split()[0] == name.split()[0] for other in redrawn[0]) == 1
                assert len({each.get(name) for each in redrawn}) > 1 or (countable and last_of_its_kind), name


def test_in_dreams_any_other_seat_may_be_the_mortal_and_any_dream_the_vision() -> None:
    for players in range(3, 7):
        match = matinee.start("dreams", players, seed=5, mode="interpreted")
        s = match.state[0]
        mortal = int(s.mortal[0])
        god = (mortal + 1) % players
        mortals_for_god = {int(match.determinized(god, seed).state[0].mortal[0]) for seed in range(200)}
        visions_for_mortal = {int(match.determinized(mortal, seed).state[0].vision[0]) for seed in range(100)}
        assert mortals_for_god == set(range(players)) - {god}
        assert visions_for_mortal == {0, 1, 2, 3}
        assert {int(match.determinized(god, seed).state[0].vision[0]) for seed in range(20)} == {int(s.vision[0])}
        assert {int(match.determinized(mortal, seed).state[0].mortal[0]) for seed in range(20)} == {mortal}


def test_in_films_a_face_down_place_may_hold_any_face_down_tile() -> None:
    match = matinee.start("dream-factory", 4, seed=5, mode="interpreted")
    values = dict(hidden_values(match, 0))
    first = next(name for name in values if name.startswith("deck"))
    possible = {value for name, value in values.items() if name.startswith("deck")}
    found = {dict(hidden_values(match.determinized(0, seed), 0))[first] for seed in range(1500)}
    assert found == possible


@every_table
def test_a_determinized_match_has_no_history_and_no_seed(table: Table) -> None:
    match = table.start(14)
    for _ in range(5):
        seat = match.awaiting[0]
        match.play(seat, match.actions(seat)[0])
    redrawn = match.determinized(0, 1)
    assert redrawn.history == []
    for secret in (redrawn.undo, redrawn.record, lambda: redrawn.seed, lambda: redrawn.commitment):
        with pytest.raises(matinee.MatineeError):
            secret()
    assert match.record()["seed"] == match.seed.hex()


def test_the_rules_accept_a_spectator_as_seat_minus_one() -> None:
    for table in TABLES:
        s = table.start(1).state
        rules = rules_of(table.game.rules, "interpreted")
        before = s.tobytes()
        rules.determinize(s[0], -1, fast_rng(1))
        assert s.tobytes() != before
        rules.observe(s[0], -1, np.zeros(table.game.observation_size, np.float32))
