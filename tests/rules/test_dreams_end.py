"""Dreams: the next round and the end of the game (D-N1, D-E1, D-E2)."""

import pytest

from matinee import Match
from tests.rules.dreams_positions import (
    cast_votes,
    new_match,
    new_match_at_vote,
    place_all_stars,
    refusal,
    set_points,
    set_roles,
    state_of,
    view_of,
)

COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"]


def play_round_in_which_only_the_mortal_scores(match: Match, mortal: int) -> None:
    """Let the gods name each other in a circle and the mortal name a wrong number, so that the mortal scores 3."""
    set_roles(match, mortal, vision=1)
    place_all_stars(match)
    gods = [seat for seat in range(match.players) if seat != mortal]
    for god, named in zip(gods, gods[1:] + gods[:1], strict=True):
        match.play(god, f"vote {COLOURS[named]}")
    match.play(mortal, "vote 4")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_n1_a_new_round_begins_if_all_players_have_fewer_than_16_points(players: int):
    match = new_match(players)
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert (match.over, view_of(match).round, view_of(match).stage) == (False, 2, "laying")
    assert match.events[-1].facts == {"round": 2, "seat": 1}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_n1_all_players_take_back_their_stars(players: int):
    match = new_match_at_vote(players)
    assert view_of(match).hand == [[]] * players
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert view_of(match).stars == []
    assert view_of(match).hand == [["light", "grey", "dark"]] * players
    assert view_of(match).voted == []


def test_d_n1_a_star_can_be_placed_where_one_was_in_the_last_round():
    match = new_match_at_vote()
    star = view_of(match).stars[0]
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    match.play(1, f"star light {star.x} {star.y}")
    assert len(view_of(match).stars) == 1


def test_d_n1_each_round_has_four_new_dreams():
    match = new_match()
    first_dreams = view_of(match).dreams
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert not set(view_of(match).dreams) & set(first_dreams)
    assert view_of(match).history[0].dreams == first_dreams
    assert view_of(match).deck_left == 64


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_n1_the_next_dealer_is_to_the_left(players: int):
    match = new_match(players, dealer=players - 2)
    dealers: list[int] = []
    for mortal in (0, 1, 2):
        dealers.append(view_of(match).dealer)
        assert match.awaiting == (view_of(match).dealer,)
        play_round_in_which_only_the_mortal_scores(match, mortal)
    assert dealers == [players - 2, players - 1, 0]


def test_d_n1_points_of_all_rounds_add_up():
    match = new_match()
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    play_round_in_which_only_the_mortal_scores(match, mortal=2)
    assert match.points == (0, 6, 3)
    assert view_of(match).points == [0, 6, 3]


def test_d_n1_each_round_has_new_roles():
    match = new_match(mortal=0)
    full_state = match.full_state()
    play_round_in_which_only_the_mortal_scores(match, mortal=0)
    roles = [view_of(match, seat).role for seat in range(3)]
    assert roles.index("mortal") == full_state["mortals"][1]
    assert roles.count("mortal") == 1


@pytest.mark.parametrize(("points", "over"), [(12, False), (13, True), (14, True), (15, True)])
def test_d_e1_the_game_ends_when_a_player_has_16_points_or_more(points: int, over: bool):
    match = new_match()
    set_points(match, 0, points, 0)
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert match.points == (0, points + 3, 0)
    assert match.over == over
    assert (match.events[-1].name == "game-over") == over
    assert match.winners == ((1,) if over else ())


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_e1_any_seat_can_end_the_game(players: int):
    for seat in range(players):
        match = new_match(players)
        state_of(match).score[seat] = 13
        play_round_in_which_only_the_mortal_scores(match, mortal=seat)
        assert match.winners == (seat,)


def test_d_e1_a_god_can_end_the_game():
    match = new_match_at_vote(mortal=0, vision=1)
    set_points(match, 9, 14, 3)
    cast_votes(match, "2 red blue")
    assert match.points == (9, 16, 4)
    assert match.winners == (1,)


def test_d_e1_all_players_score_before_the_end_is_checked():
    match = new_match_at_vote(mortal=0, vision=1)
    set_points(match, 14, 15, 15)
    cast_votes(match, "1 red red")
    assert match.points == (16, 18, 18)
    assert match.winners == (1, 2)


def test_d_e1_the_player_with_the_most_points_wins():
    match = new_match_at_vote(mortal=1, vision=1)
    set_points(match, 14, 15, 15)
    cast_votes(match, "blue 1 red")
    assert match.points == (16, 17, 16)
    assert match.winners == (1,)


@pytest.mark.parametrize(("players", "tied"), [(3, (0, 2)), (4, (1, 2, 3)), (6, (0, 5))])
def test_d_e1_tied_players_share_the_win(players: int, tied: tuple[int, ...]):
    match = new_match(players)
    for seat in tied:
        state_of(match).score[seat] = 17
    state_of(match).score[tied[0]] = 14
    play_round_in_which_only_the_mortal_scores(match, mortal=tied[0])
    assert match.winners == tied


def test_d_e1_after_the_end_no_moves_are_accepted_and_the_last_round_is_revealed():
    match = new_match()
    dreams = view_of(match).dreams
    set_points(match, 0, 15, 0)
    play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert match.awaiting == ()
    assert view_of(match).stage == "over"
    assert [(past.dreams, past.mortal, past.vision) for past in view_of(match).history] == [(dreams, 1, 1)]
    for move in ("star light 60 40", "vote red"):
        assert refusal(match, 0, move) == ("D-E1", "refused-over")


@pytest.mark.parametrize("players", [3, 6])
def test_d_e1_the_longest_possible_game_ends(players: int):
    match = new_match(players)
    for number in range(5 * players):
        play_round_in_which_only_the_mortal_scores(match, mortal=number % players)
    assert match.points == (15,) * players
    assert not match.over
    play_round_in_which_only_the_mortal_scores(match, mortal=0)
    assert match.winners == (0,)


def test_d_e2_all_72_dreams_are_used_before_one_is_repeated():
    match = new_match()
    dreams: list[str] = []
    for _ in range(18):
        dreams += view_of(match).dreams
        play_round_in_which_only_the_mortal_scores(match, mortal=1)
        set_points(match, 0, 0, 0)
    assert len(set(dreams)) == len(dreams) == 72


def test_d_e2_ruling_used_dreams_are_reshuffled_when_the_deck_is_empty():
    match = new_match()
    rounds: list[list[str]] = []
    decks_left: list[int] = []
    for _ in range(30):
        rounds.append(view_of(match).dreams)
        decks_left.append(view_of(match).deck_left)
        set_points(match, 0, 0, 0)
        play_round_in_which_only_the_mortal_scores(match, mortal=1)
    assert decks_left[16:20] == [4, 0, 68, 64]
    after_shuffle = [dream for dreams in rounds[18:] for dream in dreams]
    assert len(set(after_shuffle)) == len(after_shuffle) == 48
    assert rounds[18:] != rounds[:12]
