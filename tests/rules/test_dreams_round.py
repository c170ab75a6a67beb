"""Dreams: the box and the round up to the vote (D-B0, D-B1, D-R1 to D-R4)."""

from pathlib import Path

import pytest

import matinee
from matinee import MatineeError
from matinee.engine.i18n import LANGUAGES, translate
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.game import DREAMS
from tests.rules.dreams_positions import (
    SPOTS,
    TONES,
    cached_match,
    cast_votes,
    new_match,
    new_match_at_vote,
    place_all_stars,
    place_star,
    refusal,
    same_observation,
    same_view,
    view_of,
)

PLAYER_COUNTS = [3, 4, 5, 6]


def test_d_b0_ruling_the_first_dealer_is_drawn_at_random():
    assert {view_of(cached_match(3, seed)).dealer for seed in range(1, 9)} == {0, 1, 2}


@pytest.mark.parametrize("players", [4, 5, 6])
def test_d_b0_ruling_the_first_dealer_depends_on_the_seed(players: int):
    dealers = {view_of(cached_match(players, seed)).dealer for seed in range(1, 5)}
    assert len(dealers) > 1
    assert dealers <= set(range(players))


def test_d_b1_there_are_72_dreams():
    box = DREAMS.box()
    assert isinstance(box, DreamsBox)
    assert len({dream.id for dream in box.dreams}) == 72


def test_d_b1_a_box_with_71_dreams_is_refused(tmp_path: Path):
    text, _, _ = DREAMS.default_box.read_text("utf-8").rpartition("[[dreams]]")
    file = tmp_path / "box.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(MatineeError, match=r"\(D-B1\): There must be 72 dreams, not 71"):
        matinee.start("dreams", players=3, box=file, mode="interpreted")


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_d_b1_each_player_has_a_different_colour_and_three_stars(players: int):
    view = view_of(new_match(players))
    assert len(view.colours) == len(set(view.colours)) == players
    assert view.hand == [["light", "grey", "dark"]] * players


@pytest.mark.parametrize("players", [2, 7])
def test_d_b1_fewer_than_three_or_more_than_six_players_are_refused(players: int):
    with pytest.raises(MatineeError, match="3 to 6 players"):
        matinee.start("dreams", players=players, mode="interpreted")


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_d_r1_all_players_see_the_same_four_dreams(players: int):
    match = new_match(players)
    dreams = view_of(match).dreams
    assert len(dreams) == len(set(dreams)) == 4
    assert all(view_of(match, seat).dreams == dreams for seat in range(players))
    assert view_of(match).deck_left == 68


def test_d_r1_the_dreams_depend_on_the_seed():
    assert view_of(cached_match(3, 1)).dreams != view_of(cached_match(3, 2)).dreams


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_d_r2_all_players_except_the_mortal_see_the_true_vision(players: int):
    match = new_match(players, mortal=2, vision=4)
    roles = [(view_of(match, seat).role, view_of(match, seat).vision) for seat in range(players)]
    assert roles == [("god", 4), ("god", 4), ("mortal", None)] + [("god", 4)] * (players - 3)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_d_r2_every_vision_and_every_seat_can_be_drawn(players: int):
    games = [cached_match(players, seed).full_state() for seed in range(1, 5)]
    assert {vision for game in games for vision in game["visions"]} == {1, 2, 3, 4}
    assert {mortal for game in games for mortal in game["mortals"]} == set(range(players))


def test_d_r2_views_agree_with_the_full_state():
    match = cached_match(5, 1)
    full_state = match.full_state()
    gods = [seat for seat in range(5) if view_of(match, seat).role == "god"]
    assert [seat for seat in range(5) if seat not in gods] == [full_state["mortal"]]
    assert {view_of(match, seat).vision for seat in gods} == {full_state["vision"]}


@pytest.mark.parametrize("voting", [False, True])
def test_d_r2_the_mortals_view_does_not_depend_on_the_vision(voting: bool):
    create = new_match_at_vote if voting else new_match
    assert same_view(create(mortal=1, vision=1), create(mortal=1, vision=3), seat=1)
    assert not same_view(create(mortal=1, vision=1), create(mortal=1, vision=3), seat=0)


@pytest.mark.parametrize("voting", [False, True])
def test_d_r2_a_gods_view_does_not_depend_on_which_other_seat_is_the_mortal(voting: bool):
    create = new_match_at_vote if voting else new_match
    assert same_view(create(4, mortal=1), create(4, mortal=3), seat=0)
    assert not same_view(create(4, mortal=1), create(4, mortal=3), seat=1)


def test_d_r2_a_spectators_view_depends_on_neither_mortal_nor_vision():
    assert same_view(new_match(mortal=0, vision=1), new_match(mortal=2, vision=4), seat=None)
    assert (view_of(new_match()).role, view_of(new_match()).vision) == (None, None)


def test_d_r2_observations_hide_what_views_hide():
    assert same_observation(new_match(mortal=1, vision=1), new_match(mortal=1, vision=3), seat=1)
    assert not same_observation(new_match(mortal=1, vision=1), new_match(mortal=1, vision=3), seat=0)
    assert same_observation(new_match(4, mortal=1), new_match(4, mortal=3), seat=0)
    assert same_observation(new_match(mortal=0, vision=1), new_match(mortal=2, vision=4), seat=None)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_d_r3_players_place_three_stars_each_clockwise_from_the_dealer(players: int):
    match = new_match(players, dealer=2)
    turns: list[int] = []
    for star in range(3 * players):
        assert view_of(match).stage == "laying"
        turns += match.awaiting
        place_star(match, f"{TONES[star // players]} {SPOTS[star]}")
    assert turns == [(2 + step) % players for step in range(3 * players)]
    assert view_of(match).stage == "voting"
    assert [star.seat for star in view_of(match).stars] == turns


def test_d_r3_players_can_place_their_stars_in_any_order():
    match = new_match(dealer=1)
    for tone in TONES:
        assert place_star(match.copy(), f"{tone} 60 40")[0].facts == {"seat": 1, "tone": tone, "x": 60, "y": 40}
    place_star(match, "grey 60 40")
    assert view_of(match).hand[1] == ["light", "dark"]
    star = view_of(match).stars[0]
    assert (star.number, star.seat, star.colour, star.tone, star.x, star.y) == (1, 1, "blue", "grey", 60, 40)


@pytest.mark.parametrize("tone", TONES)
def test_d_r3_a_star_cannot_be_placed_twice(tone: str):
    match = new_match()
    for spot in SPOTS[:3]:
        place_star(match, f"{tone} {spot}")
    assert view_of(match).hand[0] == [other for other in TONES if other != tone]
    assert refusal(match, 0, f"star {tone} 60 60") == ("D-R3", "refused-dreams-laid")


def test_d_r3_moves_do_not_include_a_placed_star():
    match = new_match()
    for spot in SPOTS[:3]:
        place_star(match, f"grey {spot}")
    assert {move.split()[1] for move in match.moves(0)} == {"light", "dark"}


def test_d_r3_the_third_star_is_the_only_one_left():
    match = new_match()
    place_all_stars(match, except_last=3)
    assert view_of(match).hand == [["dark"]] * 3
    match.play(0, "star dark 60 60")
    assert view_of(match).hand[0] == []


def test_d_r3_a_placed_star_keeps_its_position():
    match = new_match()
    place_star(match, "light 60 40")
    first = view_of(match).stars[0]
    place_all_stars(match)
    assert view_of(match).stars[0] == first
    assert len(view_of(match).stars) == 9


def test_d_r3_a_star_out_of_turn_is_refused():
    match = new_match(dealer=1)
    assert match.moves(0) == []
    assert refusal(match, 0, "star light 60 40") == ("D-R3", "refused-not-your-turn")


def test_d_r3_a_star_after_the_last_one_is_refused():
    assert refusal(new_match_at_vote(), 0, "star light 60 60") == ("D-R3", "refused-dreams-all-laid")


@pytest.mark.parametrize("move", ["star light 60", "star light 6.5 40", "light 60 40", "move light 60 40", ""])
def test_d_r3_an_unreadable_move_is_refused(move: str):
    assert refusal(new_match(), 0, move) == ("D-R3", "refused-dreams-unreadable")


def test_d_r3_an_unknown_tone_is_refused():
    assert refusal(new_match(), 0, "star pink 60 40") == ("D-R3", "refused-dreams-no-such-tone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_d_r4_the_clause_exists_in_every_language(language: str):
    assert len(translate(language, "D-R4")) > 20


def test_d_r4_talking_is_not_a_move():
    match = new_match()
    assert refusal(match, 0, "say I am a god") == ("D-R3", "refused-dreams-unreadable")
    assert {move.split()[0] for move in match.moves(0)} == {"star"}


def test_d_r4_placed_stars_do_not_reveal_the_role_of_their_owner():
    mortal, god = new_match(mortal=0, vision=2), new_match(mortal=1, vision=2)
    for match in (mortal, god):
        place_all_stars(match)
        assert all(move.startswith("vote ") for move in match.moves(0))
    assert same_view(mortal, god, seat=2)
    assert same_view(mortal, god, seat=None)


def test_d_r4_roles_are_revealed_only_at_the_end_of_the_round():
    match = new_match_at_vote(mortal=0, vision=2)
    cast_votes(match, "2 red")
    assert view_of(match, 2).history == []
    match.play(2, "vote red")
    assert (view_of(match, 2).history[0].mortal, view_of(match, 2).history[0].vision) == (0, 2)
