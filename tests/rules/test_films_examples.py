"""Films: the worked examples of the rulebooks (F-X), with the names of their players."""

import pytest

from matinee import Match
from tests.rules.films_positions import (
    PARTY,
    advance_to,
    end_game,
    fill_all_but_one,
    find_film,
    find_spaces,
    finish_film,
    give_tiles,
    money_by_seat,
    new_auction,
    new_match,
    play,
    put_cast,
    refusal,
    screenplay_of,
    unused_tile,
    view_of,
)

# --- An auction


def pay_seven(match: Match) -> None:
    """Check an auction of four players that seat 2 wins with a bid of 7."""
    tiles = view_of(match).locations[1].tiles
    play(match, "pass", "bid 3", "bid 7", "pass", "pass")
    assert money_by_seat(match) == [14, 14, 5, 14]
    assert view_of(match).pot == 1
    assert (view_of(match).hand, view_of(match).first) == (tiles, 2)
    play(match, *(f"discard {tile}" for tile in tiles))
    assert match.awaiting == (2,)


def test_f_x_dream_factory_adrian_or_marsellus_pays_7_and_the_others_get_2_each():
    pay_seven(new_auction("dream-factory", players=4))


def test_f_x_traumfabrik_player_a_pays_7_and_the_others_get_2_each():
    pay_seven(new_auction("traumfabrik", players=4))


# --- A party


def test_f_x_dream_factory_the_party_order_of_the_english_rulebook():
    match = new_match("dream-factory", players=4)
    daniel, jon, walter, laurie = range(4)
    put_cast(match, daniel, actors=1, stars=1)
    put_cast(match, jon, actors=3)
    put_cast(match, walter, stars=1)
    put_cast(match, laurie, actors=2, stars=1)
    advance_to(match, PARTY, first=daniel)
    assert view_of(match).queue == [jon, laurie, daniel, walter]


def test_f_x_dream_factory_the_party_order_of_the_french_rulebook():
    match = new_match("dream-factory", players=4)
    vincent, jules, butch, fabienne = range(4)
    put_cast(match, vincent, stars=2)
    put_cast(match, jules, actors=3)
    put_cast(match, butch, actors=1)
    put_cast(match, fabienne, actors=2, stars=1)
    advance_to(match, PARTY, first=vincent)
    assert view_of(match).queue == [jules, fabienne, vincent, butch]


def test_f_x_traumfabrik_the_party_order():
    match = new_match("traumfabrik", players=4)
    a, b, c, d = range(4)
    put_cast(match, a, actors=2)
    put_cast(match, b, actors=4)
    put_cast(match, c, actors=1)
    put_cast(match, d, actors=4)
    advance_to(match, PARTY, first=a)
    assert view_of(match).queue == [b, d, a, c]


# --- Three tiles


def place_three_tiles(match: Match) -> None:
    """Let seat 3 finish a film with the first of three tiles and place the others on an old and the new screenplay."""
    finished, old, new = screenplay_of(match, 3, 0), screenplay_of(match, 3, 1), str(view_of(match).pile)
    open_space = fill_all_but_one(match, finished, total=12)
    give_tiles(match, 3, "contract-1", "legend-1", "director-15")
    play(match, f"place contract-1 {open_space}")
    assert (find_film(match, finished).marker, find_film(match, new).finished) == ("12+", False)
    assert {f"place legend-1 {old} 1", f"place legend-1 {new} 1"} <= set(match.moves(3))
    play(match, f"place legend-1 {new} 1", f"place director-15 {old} 1")
    assert find_film(match, new).spaces[0].tiles == ["legend-1"]
    assert find_film(match, old).spaces[0].tiles == ["director-15"]


def test_f_x_dream_factory_laurie_or_mia_finishes_a_film_with_the_first_of_three_tiles():
    place_three_tiles(new_match("dream-factory"))


def test_f_x_traumfabrik_a_player_finishes_a_film_with_the_first_of_three_tiles():
    place_three_tiles(new_match("traumfabrik"))


# --- A blank space


def cover_music_on_a_blank_space(match: Match) -> None:
    """Check that music on a blank space can be covered by music or a contract, and a contract only by a contract."""
    blank = find_spaces(match, 0, "blank")[0]
    give_tiles(match, 0, "music-1", "music-2", "effects-1")
    play(match, f"place music-1 {blank}")
    assert f"place music-2 {blank}" in match.moves(0)
    assert refusal(match, 0, f"place effects-1 {blank}") == ("F-T6", "refused-films-over-other")
    give_tiles(match, 0, "contract-1", "music-3", "contract-2")
    play(match, f"place contract-1 {blank}")
    assert refusal(match, 0, f"place music-3 {blank}") == ("F-T7", "refused-films-over-contract")
    play(match, f"place contract-2 {blank}")
    name, number = blank.split()
    assert find_film(match, name).spaces[int(number) - 1].tiles == ["music-1", "contract-1", "contract-2"]


def test_f_x_dream_factory_music_on_a_blank_space_is_covered_by_a_contract():
    cover_music_on_a_blank_space(new_match("dream-factory"))


def test_f_x_traumfabrik_music_on_a_blank_space_is_covered_by_an_agency():
    cover_music_on_a_blank_space(new_match("traumfabrik"))


# --- A final score


@pytest.mark.parametrize("rival", [1, 2, 3])
def test_f_x_dream_factory_zack_or_quentin_scores_65(rival: int):
    match = new_match("dream-factory", players=4)
    zack = 0
    finish_film(match, rival, screenplay_of(match, rival, 0), total=20, director="legend-1")
    for genre, total in enumerate((10, 12, 18)):
        director = unused_tile(match, "director", stars=0)
        finish_film(match, zack, screenplay_of(match, zack, genre), total, director)
    finish_film(match, rival, screenplay_of(match, rival, 1), total=14)
    finish_film(match, rival, screenplay_of(match, rival, 2), total=3)
    match.state[0].money[zack] = 5
    end_game(match)
    assert sorted(trophy.points for trophy in view_of(match).trophies if trophy.seat == zack) == [5, 5, 10]
    assert match.points[zack] == 10 + 12 + 18 + 5 + 5 + 10 + 5 == 65
