"""F-X: the worked examples of the rulebooks, with the names they use."""

import pytest

from matinee import Match
from tests.rules.films_positions import (
    PARTY,
    almost,
    arrive,
    auction,
    cast_film,
    end,
    film,
    finish,
    give,
    money,
    places,
    play,
    refusal,
    screenplay,
    seen,
    spare,
    table,
)

# --- An auction


def pay_seven(match: Match) -> None:
    """Four play; the one on seat 2 wins the auction with a bid of 7."""
    tiles = seen(match).locations[1].tiles
    play(match, "pass", "bid 3", "bid 7", "pass", "pass")
    assert money(match) == [14, 14, 5, 14]
    assert seen(match).pot == 1
    assert (seen(match).hand, seen(match).first) == (tiles, 2)
    play(match, *(f"discard {tile}" for tile in tiles))
    assert match.awaiting == (2,)


def test_f_x_dream_factory_adrian_or_marsellus_pays_7_and_three_get_2_each():
    pay_seven(auction("dream-factory", players=4))


def test_f_x_traumfabrik_player_a_pays_7_and_three_get_2_each():
    pay_seven(auction("traumfabrik", players=4))


# --- A party


def test_f_x_dream_factory_english_party_jon_laurie_daniel_walter():
    match = table("dream-factory", players=4)
    daniel, jon, walter, laurie = range(4)
    cast_film(match, daniel, actors=1, stars=1)
    cast_film(match, jon, actors=3)
    cast_film(match, walter, stars=1)
    cast_film(match, laurie, actors=2, stars=1)
    arrive(match, PARTY, first=daniel)
    assert seen(match).queue == [jon, laurie, daniel, walter]


def test_f_x_dream_factory_french_party_jules_fabienne_vincent_butch():
    match = table("dream-factory", players=4)
    vincent, jules, butch, fabienne = range(4)
    cast_film(match, vincent, stars=2)
    cast_film(match, jules, actors=3)
    cast_film(match, butch, actors=1)
    cast_film(match, fabienne, actors=2, stars=1)
    arrive(match, PARTY, first=vincent)
    assert seen(match).queue == [jules, fabienne, vincent, butch]


def test_f_x_traumfabrik_party_b_d_a_c():
    match = table("traumfabrik", players=4)
    a, b, c, d = range(4)
    cast_film(match, a, actors=2)
    cast_film(match, b, actors=4)
    cast_film(match, c, actors=1)
    cast_film(match, d, actors=4)
    arrive(match, PARTY, first=a)
    assert seen(match).queue == [b, d, a, c]


# --- Three tiles


def place_three_tiles(match: Match) -> None:
    """Seat 3 has won three tiles; the first one finishes a film, the others go on an old and the new screenplay."""
    finished, old, new = screenplay(match, 3, 0), screenplay(match, 3, 1), str(seen(match).pile)
    last = almost(match, finished, total=12)
    give(match, 3, "contract-1", "legend-1", "director-15")
    play(match, f"place contract-1 {last}")
    assert (film(match, finished).marker, film(match, new).finished) == ("12+", False)
    assert {f"place legend-1 {old} 1", f"place legend-1 {new} 1"} <= set(match.moves(3))
    play(match, f"place legend-1 {new} 1", f"place director-15 {old} 1")
    assert film(match, new).spaces[0].tiles == ["legend-1"]
    assert film(match, old).spaces[0].tiles == ["director-15"]


def test_f_x_dream_factory_laurie_or_mia_finishes_a_film_with_the_first_of_three_tiles():
    place_three_tiles(table("dream-factory"))


def test_f_x_traumfabrik_a_player_finishes_a_film_with_the_first_of_three_tiles():
    place_three_tiles(table("traumfabrik"))


# --- A blank space


def cover_music_on_a_blank_space(match: Match) -> None:
    """Music lies on a blank space: music or a contract may follow, and after a contract only contracts."""
    blank = places(match, 0, "blank")[0]
    give(match, 0, "music-1", "music-2", "effects-1")
    play(match, f"place music-1 {blank}")
    assert f"place music-2 {blank}" in match.moves(0)
    assert refusal(match, 0, f"place effects-1 {blank}") == ("F-T6", "refused-films-over-other")
    give(match, 0, "contract-1", "music-3", "contract-2")
    play(match, f"place contract-1 {blank}")
    assert refusal(match, 0, f"place music-3 {blank}") == ("F-T7", "refused-films-over-contract")
    play(match, f"place contract-2 {blank}")
    name, space = blank.split()
    assert film(match, name).spaces[int(space) - 1].tiles == ["music-1", "contract-1", "contract-2"]


def test_f_x_dream_factory_music_on_a_blank_space_then_a_contract():
    cover_music_on_a_blank_space(table("dream-factory"))


def test_f_x_traumfabrik_music_on_a_blank_space_then_an_agency():
    cover_music_on_a_blank_space(table("traumfabrik"))


# --- A final score


@pytest.mark.parametrize("rival", [1, 2, 3])
def test_f_x_dream_factory_zack_or_quentin_scores_65(rival: int):
    match = table("dream-factory", players=4)
    zack = 0
    finish(match, rival, screenplay(match, rival, 0), total=20, director="legend-1")
    for genre, total in enumerate((10, 12, 18)):
        finish(match, zack, screenplay(match, zack, genre), total, director=spare(match, "director", stars=0))
    finish(match, rival, screenplay(match, rival, 1), total=14)
    finish(match, rival, screenplay(match, rival, 2), total=3)
    match.state[0].money[zack] = 5
    end(match)
    assert sorted(trophy.points for trophy in seen(match).trophies if trophy.seat == zack) == [5, 5, 10]
    assert match.points[zack] == 10 + 12 + 18 + 5 + 5 + 10 + 5 == 65
