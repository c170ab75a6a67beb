"""Dreams: the next round and the end of the game (D-N1, D-E1, D-E2)."""

import pytest

from matinee import Match
from tests.rules.dreams_positions import (
    lay_all,
    position,
    refused,
    set_points,
    set_roles,
    start,
    start_voting,
    table,
    vote,
)

COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"]


def play_round_in_which_only_the_mortal_scores(match: Match, mortal: int) -> None:
    """The mortal, unnamed and wrong, scores 3; the gods name each other all round."""
    set_roles(match, mortal, vision=1)
    lay_all(match)
    gods = [seat for seat in range(match.players) if seat != mortal]
    for god, named in zip(gods, gods[1:] + gods[:1], strict=True):
        match.play(god, f"vote {COLOURS[named]}")
    match.play(mortal, "vote 4")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_n1_below_16_another_round_begins(players: int):
    match = start(players)
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert (match.over, table(match).round, table(match).stage) == (False, 2, "laying")
    assert match.events[-1].facts == {"round": 2, "seat": 1}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_n1_all_take_back_their_stars(players: int):
    match = start_voting(players)
    assert table(match).hand == [[]] * players
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert table(match).stars == []
    assert table(match).hand == [["light", "grey", "dark"]] * players
    assert table(match).voted == []


def test_d_n1_a_place_where_a_star_lay_is_free_again():
    match = start_voting()
    star = table(match).stars[0]
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    match.play(1, f"star light {star.x} {star.y}")
    assert len(table(match).stars) == 1


def test_d_n1_the_four_dreams_are_set_aside():
    match = start()
    before = table(match).dreams
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert not set(table(match).dreams) & set(before)
    assert table(match).history[0].dreams == before
    assert table(match).deck_left == 64


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_n1_the_next_dealer_is_to_the_left(players: int):
    match = start(players, dealer=players - 2)
    dealers: list[int] = []
    for mortal in (0, 1, 2):
        dealers.append(table(match).dealer)
        assert match.awaiting == (table(match).dealer,)
        play_round_in_which_only_the_mortal_scores(match, mortal)
    assert dealers == [players - 2, players - 1, 0]


def test_d_n1_points_are_kept_from_round_to_round():
    match = start()
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    play_round_in_which_only_the_mortal_scores(match, mortal=2)
    assert match.points == (0, 6, 3)
    assert table(match).points == [0, 6, 3]


def test_d_n1_roles_are_dealt_anew():
    match = start(mortal=0)
    secret = match.full_state()
    play_round_in_which_only_the_mortal_scores(match, mortal=0)
    roles = [table(match, seat).role for seat in range(3)]
    assert roles.index("mortal") == secret["mortals"][1]
    assert roles.count("mortal") == 1


@pytest.mark.parametrize(("before", "over"), [(12, False), (13, True), (14, True), (15, True)])
def test_d_e1_the_game_ends_when_somebody_reaches_or_passes_16(before: int, over: bool):
    match = start()
    set_points(match, 0, before, 0)
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert match.points == (0, before + 3, 0)
    assert match.over == over
    assert (match.events[-1].name == "game-over") == over
    assert match.winners == ((1,) if over else ())


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_e1_anybody_may_end_the_game(players: int):
    for seat in range(players):
        match = start(players)
        position(match).score[seat] = 13
        play_round_in_which_only_the_mortal_scores(match, mortal=seat)
        assert match.winners == (seat,)


def test_d_e1_a_god_may_end_the_game():
    match = start_voting(mortal=0, vision=1)
    set_points(match, 9, 14, 3)
    vote(match, "2 red blue")
    assert match.points == (9, 16, 4)
    assert match.winners == (1,)


def test_d_e1_all_score_before_anybody_checks():
    match = start_voting(mortal=0, vision=1)
    set_points(match, 14, 15, 15)
    vote(match, "1 red red")
    assert match.points == (16, 18, 18)
    assert match.winners == (1, 2)


def test_d_e1_whoever_passes_16_by_most_wins():
    match = start_voting(mortal=1, vision=1)
    set_points(match, 14, 15, 15)
    vote(match, "blue 1 red")
    assert match.points == (16, 17, 16)
    assert match.winners == (1,)


@pytest.mark.parametrize(("players", "tied"), [(3, (0, 2)), (4, (1, 2, 3)), (6, (0, 5))])
def test_d_e1_several_may_share_the_win(players: int, tied: tuple[int, ...]):
    match = start(players)
    for seat in tied:
        position(match).score[seat] = 17
    position(match).score[tied[0]] = 14
    play_round_in_which_only_the_mortal_scores(match, mortal=tied[0])
    assert match.winners == tied


def test_d_e1_after_the_end_nobody_moves_and_all_is_revealed():
    match = start()
    dreams = table(match).dreams
    set_points(match, 0, 15, 0)
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert match.awaiting == ()
    assert table(match).stage == "over"
    assert [(each.dreams, each.mortal, each.vision) for each in table(match).history] == [(dreams, 1, 1)]
    for move in ("star light 60 40", "vote red"):
        assert refused(match, 0, move) == ("D-E1", "refused-over")


@pytest.mark.parametrize("players", [3, 6])
def test_d_e1_even_the_slowest_game_ends(players: int):
    match = start(players)
    for number in range(5 * players):
        play_round_in_which_only_the_mortal_scores(match, mortal=number % players)
    assert match.points == (15,) * players
    assert not match.over
    play_round_in_which_only_the_mortal_scores(match, mortal=0)
    assert match.winners == (0,)


def test_d_e2_no_dream_comes_twice_before_all_have_been_seen():
    match = start()
    seen: list[str] = []
    for _ in range(18):
        seen += table(match).dreams
        play_round_in_which_only_the_mortal_scores(match, mortal=1)
        set_points(match, 0, 0, 0)
    assert len(set(seen)) == len(seen) == 72


def test_d_e2_ruling_dreams_set_aside_are_shuffled_back_in_when_none_are_left():
    match = start()
    rounds: list[list[str]] = []
    left: list[int] = []
    for _ in range(30):
        rounds.append(table(match).dreams)
        left.append(table(match).deck_left)
        set_points(match, 0, 0, 0)
        play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert left[16:20] == [4, 0, 68, 64]
    again = [dream for dreams in rounds[18:] for dream in dreams]
    assert len(set(again)) == len(again) == 48
    assert rounds[18:] != rounds[:12]
