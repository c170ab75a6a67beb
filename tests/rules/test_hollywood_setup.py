"""Hollywood: the box and the set-up (H-B1, H-S1 to H-S3)."""

from collections import Counter
from pathlib import Path

import pytest

import matinee
from matinee import MatineeError
from matinee.games.hollywood.box import BlockbusterCard, HollywoodBox, ScreenplayCard, StarCard
from matinee.games.hollywood.game import HOLLYWOOD
from tests.rules.hollywood_positions import new_match, play_round, view_of


def default_box() -> HollywoodBox:
    box = HOLLYWOOD.box()
    assert isinstance(box, HollywoodBox)
    return box


def test_h_b1_the_box_holds_12_stars_39_screenplays_and_5_blockbusters():
    kinds = Counter(type(card) for card in default_box().cards)
    assert kinds == {StarCard: 12, ScreenplayCard: 39, BlockbusterCard: 5}


def test_h_b1_each_of_three_genres_has_screenplays_with_and_without_an_award():
    genres_and_awards = {(card.genre, card.award) for card in default_box().cards if isinstance(card, ScreenplayCard)}
    assert genres_and_awards == {(genre, award) for genre in ("action", "horror", "romance") for award in (True, False)}


@pytest.mark.parametrize("kind", ["star", "screenplay", "blockbuster"])
def test_h_b1_a_box_with_a_missing_card_is_refused(kind: str, tmp_path: Path):
    head, *cards = HOLLYWOOD.default_box.read_text("utf-8").split("[[cards]]")
    cards.remove(next(card for card in cards if f'kind = "{kind}"' in card))
    file = tmp_path / "box.toml"
    file.write_text("[[cards]]".join([head, *cards]), "utf-8")
    with pytest.raises(MatineeError, match=rf"\(H-B1\): There must be \d+ cards of the kind “{kind}”"):
        matinee.start("hollywood", players=3, box=file, mode="interpreted")


@pytest.mark.parametrize("players", [3, 4])
def test_h_b1_each_player_starts_with_a_clap_board_and_a_double_reel(players: int):
    seats = view_of(new_match(players)).seats
    assert [(seat.clap, seat.double) for seat in seats] == [(True, True)] * players


@pytest.mark.parametrize("players", [2, 5])
def test_h_s2_fewer_than_three_or_more_than_four_players_are_refused(players: int):
    with pytest.raises(MatineeError, match="3 to 4 players"):
        new_match(players)


def test_h_s1_stars_and_other_cards_are_in_separate_piles():
    full_state = new_match(4).full_state()
    stars = {card.id for card in default_box().cards if isinstance(card, StarCard)}
    assert set(full_state["star_deck"]) == stars
    assert len(full_state["film_deck"]) == 44
    assert not stars & set(full_state["film_deck"])


def test_h_s1_both_piles_are_shuffled():
    deals = [new_match(seed=seed).full_state() for seed in range(4)]
    for pile in ("star_deck", "film_deck"):
        assert len({tuple(deal[pile]) for deal in deals}) == 4
        assert len({deal[pile][0] for deal in deals}) > 1


@pytest.mark.parametrize("players", [3, 4])
def test_h_s1_undealt_cards_stay_in_the_piles(players: int):
    match = new_match(players)
    assert (view_of(match).stars_left, view_of(match).films_left) == (9, 33)
    play_round(match)
    assert (view_of(match).stars_left, view_of(match).films_left) == (6, 22)


@pytest.mark.parametrize(("players", "reels"), [(3, 4), (4, 3)])
def test_h_s2_twelve_reels_are_divided_equally(players: int, reels: int):
    assert [seat.reels for seat in view_of(new_match(players)).seats] == [reels] * players


@pytest.mark.parametrize("players", [3, 4])
def test_h_s3_the_first_player_is_drawn_at_random(players: int):
    matches = [matinee.start("hollywood", players=players, seed=seed, mode="interpreted") for seed in range(30)]
    assert {match.awaiting for match in matches} == {(seat,) for seat in range(players)}
    assert all(match.awaiting == (view_of(match).starter,) for match in matches)
