"""Dreams: the box and the course of a round (D-B0, D-B1, D-R1 to D-R4)."""

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
    dealt,
    lay,
    lay_all,
    look_alike,
    read_alike,
    refused,
    start,
    start_voting,
    table,
    vote,
)

EVERYBODY = [3, 4, 5, 6]


def test_d_b0_ruling_the_first_dealer_is_drawn_at_random():
    assert {table(dealt(3, seed)).dealer for seed in range(1, 9)} == {0, 1, 2}


@pytest.mark.parametrize("players", [4, 5, 6])
def test_d_b0_ruling_the_first_dealer_differs_from_game_to_game(players: int):
    dealers = {table(dealt(players, seed)).dealer for seed in range(1, 5)}
    assert len(dealers) > 1
    assert dealers <= set(range(players))


def test_d_b1_there_are_72_dreams():
    box = DREAMS.box()
    assert isinstance(box, DreamsBox)
    assert len({dream.id for dream in box.dreams}) == 72


def test_d_b1_a_box_that_lacks_a_dream_is_refused(tmp_path: Path):
    text, _, _ = DREAMS.default_box.read_text("utf-8").rpartition("[[dreams]]")
    file = tmp_path / "box.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(MatineeError, match=r"72 dreams are needed \(D-B1\), not 71"):
        matinee.start("dreams", players=3, box=file, mode="interpreted")


@pytest.mark.parametrize("players", EVERYBODY)
def test_d_b1_everybody_has_a_colour_of_their_own_and_three_stars(players: int):
    view = table(start(players))
    assert len(view.colours) == len(set(view.colours)) == players
    assert view.hand == [["light", "grey", "dark"]] * players


@pytest.mark.parametrize("players", [2, 7])
def test_d_b1_dreams_is_for_three_to_six(players: int):
    with pytest.raises(MatineeError, match="3 to 6 players"):
        matinee.start("dreams", players=players, mode="interpreted")


@pytest.mark.parametrize("players", EVERYBODY)
def test_d_r1_four_dreams_are_turned_up_for_all_to_see(players: int):
    match = start(players)
    dreams = table(match).dreams
    assert len(dreams) == len(set(dreams)) == 4
    assert all(table(match, seat).dreams == dreams for seat in range(players))
    assert table(match).deck_left == 68


def test_d_r1_other_games_turn_up_other_dreams():
    assert table(dealt(3, 1)).dreams != table(dealt(3, 2)).dreams


@pytest.mark.parametrize("players", EVERYBODY)
def test_d_r2_all_but_one_learn_the_number_of_the_true_vision(players: int):
    match = start(players, mortal=2, vision=4)
    told = [(table(match, seat).role, table(match, seat).vision) for seat in range(players)]
    assert told == [("god", 4), ("god", 4), ("mortal", None)] + [("god", 4)] * (players - 3)


@pytest.mark.parametrize("players", EVERYBODY)
def test_d_r2_vision_and_mortal_are_drawn_at_random(players: int):
    drawn = [dealt(players, seed).full_state() for seed in range(1, 5)]
    assert {vision for game in drawn for vision in game["visions"]} == {1, 2, 3, 4}
    assert {mortal for game in drawn for mortal in game["mortals"]} == set(range(players))


def test_d_r2_the_draw_is_what_players_are_told():
    match = dealt(5, 1)
    secret = match.full_state()
    gods = [seat for seat in range(5) if table(match, seat).role == "god"]
    assert [seat for seat in range(5) if seat not in gods] == [secret["mortal"]]
    assert {table(match, seat).vision for seat in gods} == {secret["vision"]}


@pytest.mark.parametrize("voting", [False, True])
def test_d_r2_the_mortal_cannot_know_the_vision(voting: bool):
    begin = start_voting if voting else start
    assert look_alike(begin(mortal=1, vision=1), begin(mortal=1, vision=3), seat=1)
    assert not look_alike(begin(mortal=1, vision=1), begin(mortal=1, vision=3), seat=0)


@pytest.mark.parametrize("voting", [False, True])
def test_d_r2_a_god_cannot_know_who_the_mortal_is(voting: bool):
    begin = start_voting if voting else start
    assert look_alike(begin(4, mortal=1), begin(4, mortal=3), seat=0)
    assert not look_alike(begin(4, mortal=1), begin(4, mortal=3), seat=1)


def test_d_r2_a_spectator_knows_neither():
    assert look_alike(start(mortal=0, vision=1), start(mortal=2, vision=4), seat=None)
    assert (table(start()).role, table(start()).vision) == (None, None)


def test_d_r2_no_numbers_tell_a_program_more_than_its_role():
    assert read_alike(start(mortal=1, vision=1), start(mortal=1, vision=3), seat=1)
    assert not read_alike(start(mortal=1, vision=1), start(mortal=1, vision=3), seat=0)
    assert read_alike(start(4, mortal=1), start(4, mortal=3), seat=0)
    assert read_alike(start(mortal=0, vision=1), start(mortal=2, vision=4), seat=None)


@pytest.mark.parametrize("players", EVERYBODY)
def test_d_r3_the_dealer_begins_and_all_lay_clockwise_three_times_round(players: int):
    match = start(players, dealer=2)
    turns: list[int] = []
    for star in range(3 * players):
        assert table(match).stage == "laying"
        turns += match.awaiting
        lay(match, f"{TONES[star // players]} {SPOTS[star]}")
    assert turns == [(2 + step) % players for step in range(3 * players)]
    assert table(match).stage == "voting"
    assert [star.seat for star in table(match).stars] == turns


def test_d_r3_players_choose_freely_which_star_they_lay():
    match = start(dealer=1)
    for tone in TONES:
        assert lay(match.copy(), f"{tone} 60 40")[0].facts == {"seat": 1, "tone": tone, "x": 60, "y": 40}
    lay(match, "grey 60 40")
    assert table(match).hand[1] == ["light", "dark"]
    star = table(match).stars[0]
    assert (star.number, star.seat, star.colour, star.tone, star.x, star.y) == (1, 1, "blue", "grey", 60, 40)


@pytest.mark.parametrize("tone", TONES)
def test_d_r3_each_star_is_laid_once(tone: str):
    match = start()
    for spot in SPOTS[:3]:
        lay(match, f"{tone} {spot}")
    assert table(match).hand[0] == [other for other in TONES if other != tone]
    assert refused(match, 0, f"star {tone} 60 60") == ("D-R3", "refused-dreams-laid")


def test_d_r3_a_laid_star_is_not_among_the_moves():
    match = start()
    for spot in SPOTS[:3]:
        lay(match, f"grey {spot}")
    assert {move.split()[1] for move in match.moves(0)} == {"light", "dark"}


def test_d_r3_the_third_time_one_lays_the_last_star():
    match = start()
    lay_all(match, but=3)
    assert table(match).hand == [["dark"]] * 3
    match.play(0, "star dark 60 60")
    assert table(match).hand[0] == []


def test_d_r3_a_star_laid_is_never_moved():
    match = start()
    lay(match, "light 60 40")
    first = table(match).stars[0]
    lay_all(match)
    assert table(match).stars[0] == first
    assert len(table(match).stars) == 9


def test_d_r3_nobody_lays_out_of_turn():
    match = start(dealer=1)
    assert match.moves(0) == []
    assert refused(match, 0, "star light 60 40") == ("D-R3", "refused-not-your-turn")


def test_d_r3_no_star_is_laid_once_all_have_laid_three():
    assert refused(start_voting(), 0, "star light 60 60") == ("D-R3", "refused-dreams-all-laid")


@pytest.mark.parametrize("move", ["star light 60", "star light 6.5 40", "light 60 40", "move light 60 40", ""])
def test_d_r3_what_is_no_move_is_refused(move: str):
    assert refused(start(), 0, move) == ("D-R3", "refused-dreams-unreadable")


def test_d_r3_there_are_only_light_grey_and_dark_stars():
    assert refused(start(), 0, "star pink 60 40") == ("D-R3", "refused-dreams-no-such-tone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_d_r4_the_rulebook_tells_that_talk_is_free(language: str):
    assert len(translate(language, "D-R4")) > 20


def test_d_r4_talk_is_no_move():
    match = start()
    assert refused(match, 0, "say I am a god") == ("D-R3", "refused-dreams-unreadable")
    assert {move.split()[0] for move in match.moves(0)} == {"star"}


def test_d_r4_whatever_is_said_no_star_tells_whether_its_owner_is_a_god():
    mortal, god = start(mortal=0, vision=2), start(mortal=1, vision=2)
    for match in (mortal, god):
        lay_all(match)
        assert all(move.startswith("vote ") for move in match.moves(0))
    assert look_alike(mortal, god, seat=2)
    assert look_alike(mortal, god, seat=None)


def test_d_r4_what_was_true_comes_out_only_when_the_round_is_over():
    match = start_voting(mortal=0, vision=2)
    vote(match, "2 red")
    assert table(match, 2).history == []
    match.play(2, "vote red")
    assert (table(match, 2).history[0].mortal, table(match, 2).history[0].vision) == (0, 2)
