"""Dreams: the vote and its points (D-V1, D-P1, D-P2)."""

import pytest

from tests.rules.dreams_positions import (
    lay_all,
    look_alike,
    read_alike,
    refused,
    scored,
    start,
    start_voting,
    table,
    vote,
)

COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"]
NUMBERS = ["vote 1", "vote 2", "vote 3", "vote 4"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_v1_a_god_names_a_colour_and_the_mortal_a_number(players: int):
    match = start_voting(players, mortal=1)
    for seat in range(players):
        others = [f"vote {colour}" for colour in COLOURS[:players] if colour != COLOURS[seat]]
        assert match.moves(seat) == (NUMBERS if seat == 1 else others)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_v1_all_vote_at_the_same_time(players: int):
    match = start_voting(players)
    assert match.awaiting == tuple(range(players))
    match.play(1, "vote red")
    assert match.awaiting == (0, *range(2, players))
    assert table(match).voted == [1]


def test_d_v1_the_order_of_the_votes_does_not_matter():
    one, other = start_voting(mortal=1, vision=3), start_voting(mortal=1, vision=3)
    votes = ["blue", "3", "red"]
    for seat in (0, 1, 2):
        one.play(seat, f"vote {votes[seat]}")
    for seat in (2, 0, 1):
        other.play(seat, f"vote {votes[seat]}")
    assert one.points == other.points == (2, 2, 1)


def test_d_v1_nobody_sees_what_another_has_voted():
    one, other = start_voting(mortal=2), start_voting(mortal=2)
    one.play(0, "vote blue")
    other.play(0, "vote yellow")
    for seat in (1, 2, None):
        assert look_alike(one, other, seat)
    assert (table(one, 0).vote, table(other, 0).vote) == ("vote blue", "vote yellow")
    assert [event.name for event in one.events] == ["voted"]


def test_d_v1_a_vote_does_not_tell_who_the_mortal_is():
    one, other = start_voting(mortal=0), start_voting(mortal=2)
    one.play(0, "vote 3")
    other.play(0, "vote yellow")
    for seat in (1, None):
        assert look_alike(one, other, seat)


def test_d_v1_no_numbers_tell_a_program_about_a_vote():
    one, other = start_voting(mortal=2), start_voting(mortal=2)
    one.play(0, "vote blue")
    other.play(0, "vote yellow")
    assert all(read_alike(one, other, seat) for seat in (1, 2, None))


@pytest.mark.parametrize("players", [3, 6])
def test_d_v1_votes_and_roles_are_revealed_together(players: int):
    match = start_voting(players, mortal=0, vision=2)
    gods = ["blue" if seat != 1 else "yellow" for seat in range(1, players)]
    vote(match, " ".join(["4", *gods[:-1]]))
    assert table(match).history == []
    events = match.play(players - 1, f"vote {gods[-1]}")
    assert [event.name for event in events[: players + 2]] == ["voted", "revealed"] + ["named"] * players
    assert events[1].facts == {"seat": 0, "vision": 2}
    assert [event.facts["vote"] for event in events[2 : players + 2]] == ["4", *gods]
    (revealed,) = table(match).history
    assert (revealed.mortal, revealed.vision, revealed.votes) == (0, 2, ["4", *gods])


def test_d_v1_no_vote_before_all_stars_are_laid():
    match = start(mortal=0)
    assert refused(match, 0, "vote 1") == ("D-V1", "refused-dreams-stars-first")
    lay_all(match, but=1)
    assert refused(match, 2, "vote red") == ("D-V1", "refused-dreams-stars-first")


def test_d_v1_a_god_does_not_name_a_number():
    assert refused(start_voting(mortal=0), 1, "vote 2") == ("D-V1", "refused-dreams-god")


@pytest.mark.parametrize("colour", ["blue", "red", "orange"])
def test_d_v1_the_mortal_does_not_name_a_colour(colour: str):
    assert refused(start_voting(mortal=0), 0, f"vote {colour}") == ("D-V1", "refused-dreams-mortal")


def test_d_v1_ruling_nobody_votes_for_themselves():
    assert refused(start_voting(mortal=0), 1, "vote blue") == ("D-V1", "refused-dreams-oneself")


@pytest.mark.parametrize(("players", "colour"), [(3, "green"), (4, "purple"), (5, "orange")])
def test_d_v1_nobody_names_a_colour_that_is_not_played(players: int, colour: str):
    assert refused(start_voting(players, mortal=0), 1, f"vote {colour}") == ("D-V1", "refused-dreams-nobody")


@pytest.mark.parametrize("vote_", ["5", "0", "pink", "dark"])
def test_d_v1_what_is_neither_colour_nor_number_is_refused(vote_: str):
    assert refused(start_voting(), 0, f"vote {vote_}") == ("D-V1", "refused-dreams-no-such-vote")


@pytest.mark.parametrize("move", ["pass", "vote", "abstain", "vote red blue"])
def test_d_v1_ruling_nobody_may_abstain(move: str):
    match = start_voting()
    assert refused(match, 1, move) == ("D-V1", "refused-dreams-unreadable")
    vote(match, "1 red")
    assert (match.awaiting, table(match).stage, match.points) == ((2,), "voting", (0, 0, 0))


def test_d_v1_ruling_a_vote_given_is_final():
    match = start_voting()
    match.play(1, "vote red")
    assert match.moves(1) == []
    assert refused(match, 1, "vote yellow") == ("D-V1", "refused-dreams-vote-final")


def test_d_p1_a_mortal_whom_nobody_named_scores_3():
    assert scored(start_voting(mortal=0, vision=2), "1 yellow blue") == [3, 0, 0]


def test_d_p1_the_mortal_scores_2_for_the_right_number_even_when_named():
    assert scored(start_voting(mortal=0, vision=2), "2 red red")[0] == 2


def test_d_p1_the_mortal_scores_5_for_both():
    assert scored(start_voting(mortal=0, vision=2), "2 yellow blue") == [5, 0, 0]


@pytest.mark.parametrize("gods", ["red red", "red blue", "yellow red"])
def test_d_p1_a_mortal_named_by_one_god_or_more_who_is_wrong_scores_nothing(gods: str):
    assert scored(start_voting(mortal=0, vision=2), f"1 {gods}")[0] == 0


@pytest.mark.parametrize("vision", [1, 2, 3, 4])
def test_d_p1_any_number_may_be_the_right_one(vision: int):
    points = [scored(start_voting(mortal=0, vision=vision), f"{number} red red")[0] for number in (1, 2, 3, 4)]
    assert points == [2 if number == vision else 0 for number in (1, 2, 3, 4)]


def test_d_p2_a_god_who_names_the_mortal_and_is_named_scores_2():
    assert scored(start_voting(mortal=0, vision=2), "1 red blue") == [0, 2, 1]


def test_d_p2_a_god_who_is_wrong_and_not_named_scores_1():
    assert scored(start_voting(4, mortal=0, vision=2), "1 yellow blue blue") == [3, 0, 0, 1]


def test_d_p2_a_god_scores_3_for_both():
    assert scored(start_voting(mortal=2, vision=2), "yellow yellow 1") == [3, 3, 0]


def test_d_p2_a_god_who_is_wrong_and_named_scores_nothing():
    assert scored(start_voting(5, mortal=4, vision=2), "blue yellow green red 3") == [0, 0, 0, 0, 3]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_d_p2_the_mortals_number_suspects_nobody(number: int):
    found = scored(start_voting(6, mortal=5, vision=3), f"orange orange orange orange orange {number}")
    assert found == [3, 3, 3, 3, 3, 2 if number == 3 else 0]


@pytest.mark.parametrize(
    ("players", "mortal", "votes", "points"),
    [
        (3, 1, "blue 3 blue", [3, 2, 3]),
        (4, 3, "green red red 3", [2, 1, 1, 2]),
        (5, 2, "yellow red 1 yellow blue", [2, 0, 0, 3, 1]),
        (6, 0, "3 orange blue red green red", [2, 0, 1, 2, 1, 2]),
    ],
)
def test_d_p2_all_points_of_a_round(players: int, mortal: int, votes: str, points: list[int]):
    assert scored(start_voting(players, mortal=mortal, vision=3), votes) == points


def test_d_p1_d_p2_everybody_is_told_what_the_points_are_for():
    match = start_voting(mortal=0, vision=2)
    told = [tuple(event.facts.values()) for event in vote(match, "2 red blue") if event.name == "scored"]
    assert told == [(0, 2, "found-vision"), (1, 2, "found-mortal"), (2, 1, "unsuspected")]
    match = start_voting(mortal=0, vision=2)
    told = [tuple(event.facts.values()) for event in vote(match, "1 yellow blue") if event.name == "scored"]
    assert told == [(0, 3, "hidden")]
