"""Dreams: the vote and its points (D-V1, D-P1, D-P2)."""

import pytest

from tests.rules.dreams_positions import (
    cast_votes,
    new_match,
    new_match_at_vote,
    place_all_stars,
    points_for_votes,
    refusal,
    same_observation,
    same_view,
    view_of,
)

COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"]
NUMBERS = ["vote 1", "vote 2", "vote 3", "vote 4"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_v1_a_god_names_a_colour_and_the_mortal_a_number(players: int):
    match = new_match_at_vote(players, mortal=1)
    for seat in range(players):
        others = [f"vote {colour}" for colour in COLOURS[:players] if colour != COLOURS[seat]]
        assert match.moves(seat) == (NUMBERS if seat == 1 else others)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_v1_all_players_are_awaited_until_they_have_voted(players: int):
    match = new_match_at_vote(players)
    assert match.awaiting == tuple(range(players))
    match.play(1, "vote red")
    assert match.awaiting == (0, *range(2, players))
    assert view_of(match).voted == [1]


def test_d_v1_the_order_of_the_votes_does_not_matter():
    first, second = new_match_at_vote(mortal=1, vision=3), new_match_at_vote(mortal=1, vision=3)
    votes = ["blue", "3", "red"]
    for seat in (0, 1, 2):
        first.play(seat, f"vote {votes[seat]}")
    for seat in (2, 0, 1):
        second.play(seat, f"vote {votes[seat]}")
    assert first.points == second.points == (2, 2, 1)


def test_d_v1_a_vote_is_hidden_from_other_seats():
    first, second = new_match_at_vote(mortal=2), new_match_at_vote(mortal=2)
    first.play(0, "vote blue")
    second.play(0, "vote yellow")
    for seat in (1, 2, None):
        assert same_view(first, second, seat)
    assert (view_of(first, 0).vote, view_of(second, 0).vote) == ("vote blue", "vote yellow")
    assert [event.name for event in first.events] == ["voted"]


def test_d_v1_a_vote_does_not_reveal_whether_the_voter_is_the_mortal():
    first, second = new_match_at_vote(mortal=0), new_match_at_vote(mortal=2)
    first.play(0, "vote 3")
    second.play(0, "vote yellow")
    for seat in (1, None):
        assert same_view(first, second, seat)


def test_d_v1_observations_hide_the_votes_of_other_seats():
    first, second = new_match_at_vote(mortal=2), new_match_at_vote(mortal=2)
    first.play(0, "vote blue")
    second.play(0, "vote yellow")
    assert all(same_observation(first, second, seat) for seat in (1, 2, None))


@pytest.mark.parametrize("players", [3, 6])
def test_d_v1_votes_and_roles_are_revealed_together(players: int):
    match = new_match_at_vote(players, mortal=0, vision=2)
    gods = ["blue" if seat != 1 else "yellow" for seat in range(1, players)]
    cast_votes(match, " ".join(["4", *gods[:-1]]))
    assert view_of(match).history == []
    events = match.play(players - 1, f"vote {gods[-1]}")
    assert [event.name for event in events[: players + 2]] == ["voted", "revealed"] + ["named"] * players
    assert events[1].facts == {"seat": 0, "vision": 2}
    assert [event.facts["vote"] for event in events[2 : players + 2]] == ["4", *gods]
    (revealed,) = view_of(match).history
    assert (revealed.mortal, revealed.vision, revealed.votes) == (0, 2, ["4", *gods])


def test_d_v1_a_vote_before_the_last_star_is_refused():
    match = new_match(mortal=0)
    assert refusal(match, 0, "vote 1") == ("D-V1", "refused-dreams-stars-first")
    place_all_stars(match, except_last=1)
    assert refusal(match, 2, "vote red") == ("D-V1", "refused-dreams-stars-first")


def test_d_v1_a_number_from_a_god_is_refused():
    assert refusal(new_match_at_vote(mortal=0), 1, "vote 2") == ("D-V1", "refused-dreams-god")


@pytest.mark.parametrize("colour", ["blue", "red", "orange"])
def test_d_v1_a_colour_from_the_mortal_is_refused(colour: str):
    assert refusal(new_match_at_vote(mortal=0), 0, f"vote {colour}") == ("D-V1", "refused-dreams-mortal")


def test_d_v1_ruling_a_vote_for_the_voters_own_colour_is_refused():
    assert refusal(new_match_at_vote(mortal=0), 1, "vote blue") == ("D-V1", "refused-dreams-oneself")


@pytest.mark.parametrize(("players", "colour"), [(3, "green"), (4, "purple"), (5, "orange")])
def test_d_v1_a_colour_without_a_player_is_refused(players: int, colour: str):
    assert refusal(new_match_at_vote(players, mortal=0), 1, f"vote {colour}") == ("D-V1", "refused-dreams-nobody")


@pytest.mark.parametrize("vote", ["5", "0", "pink", "dark"])
def test_d_v1_a_vote_that_is_neither_colour_nor_number_is_refused(vote: str):
    assert refusal(new_match_at_vote(), 0, f"vote {vote}") == ("D-V1", "refused-dreams-no-such-vote")


@pytest.mark.parametrize("move", ["pass", "vote", "abstain", "vote red blue"])
def test_d_v1_ruling_abstaining_is_refused(move: str):
    match = new_match_at_vote()
    assert refusal(match, 1, move) == ("D-V1", "refused-dreams-unreadable")
    cast_votes(match, "1 red")
    assert (match.awaiting, view_of(match).stage, match.points) == ((2,), "voting", (0, 0, 0))


def test_d_v1_ruling_a_vote_is_final():
    match = new_match_at_vote()
    match.play(1, "vote red")
    assert match.moves(1) == []
    assert refusal(match, 1, "vote yellow") == ("D-V1", "refused-dreams-vote-final")


def test_d_p1_an_unnamed_mortal_scores_3():
    assert points_for_votes(new_match_at_vote(mortal=0, vision=2), "1 yellow blue") == [3, 0, 0]


def test_d_p1_the_mortal_scores_2_for_the_right_number_even_when_named():
    assert points_for_votes(new_match_at_vote(mortal=0, vision=2), "2 red red")[0] == 2


def test_d_p1_an_unnamed_mortal_with_the_right_number_scores_5():
    assert points_for_votes(new_match_at_vote(mortal=0, vision=2), "2 yellow blue") == [5, 0, 0]


@pytest.mark.parametrize("gods", ["red red", "red blue", "yellow red"])
def test_d_p1_a_named_mortal_with_a_wrong_number_scores_nothing(gods: str):
    assert points_for_votes(new_match_at_vote(mortal=0, vision=2), f"1 {gods}")[0] == 0


@pytest.mark.parametrize("vision", [1, 2, 3, 4])
def test_d_p1_only_the_number_of_the_true_vision_scores(vision: int):
    points = [
        points_for_votes(new_match_at_vote(mortal=0, vision=vision), f"{number} red red")[0] for number in (1, 2, 3, 4)
    ]
    assert points == [2 if number == vision else 0 for number in (1, 2, 3, 4)]


def test_d_p2_a_god_who_names_the_mortal_and_is_named_scores_2():
    assert points_for_votes(new_match_at_vote(mortal=0, vision=2), "1 red blue") == [0, 2, 1]


def test_d_p2_a_god_who_is_wrong_and_not_named_scores_1():
    assert points_for_votes(new_match_at_vote(4, mortal=0, vision=2), "1 yellow blue blue") == [3, 0, 0, 1]


def test_d_p2_an_unnamed_god_who_names_the_mortal_scores_3():
    assert points_for_votes(new_match_at_vote(mortal=2, vision=2), "yellow yellow 1") == [3, 3, 0]


def test_d_p2_a_god_who_is_wrong_and_named_scores_nothing():
    assert points_for_votes(new_match_at_vote(5, mortal=4, vision=2), "blue yellow green red 3") == [0, 0, 0, 0, 3]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_d_p2_the_mortals_number_does_not_name_a_god(number: int):
    points = points_for_votes(new_match_at_vote(6, mortal=5, vision=3), f"orange orange orange orange orange {number}")
    assert points == [3, 3, 3, 3, 3, 2 if number == 3 else 0]


@pytest.mark.parametrize(
    ("players", "mortal", "votes", "points"),
    [
        (3, 1, "blue 3 blue", [3, 2, 3]),
        (4, 3, "green red red 3", [2, 1, 1, 2]),
        (5, 2, "yellow red 1 yellow blue", [2, 0, 0, 3, 1]),
        (6, 0, "3 orange blue red green red", [2, 0, 1, 2, 1, 2]),
    ],
)
def test_d_p2_points_of_all_seats(players: int, mortal: int, votes: str, points: list[int]):
    assert points_for_votes(new_match_at_vote(players, mortal=mortal, vision=3), votes) == points


def test_d_p1_d_p2_events_give_the_reason_for_the_points():
    match = new_match_at_vote(mortal=0, vision=2)
    reasons = [tuple(event.facts.values()) for event in cast_votes(match, "2 red blue") if event.name == "scored"]
    assert reasons == [(0, 2, "found-vision"), (1, 2, "found-mortal"), (2, 1, "unsuspected")]
    match = new_match_at_vote(mortal=0, vision=2)
    reasons = [tuple(event.facts.values()) for event in cast_votes(match, "1 yellow blue") if event.name == "scored"]
    assert reasons == [(0, 3, "hidden")]


def test_d_p1_the_points_of_the_mortal_are_announced_first():
    events = cast_votes(new_match_at_vote(4, mortal=2, vision=1), "yellow red 1 yellow")
    assert [event.facts["seat"] for event in events if event.name == "scored"] == [2, 3, 3, 0, 1]
