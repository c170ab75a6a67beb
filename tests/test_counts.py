"""Numbers of legal moves in fixed positions, compared with numbers computed independently of the rules."""

from collections.abc import Callable
from fractions import Fraction

import pytest

import matinee


def count_sequences(match: matinee.Match, depth: int) -> int:
    """Return the number of legal sequences of `depth` moves."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for seat in match.awaiting:
        for action in match.actions(seat):
            match.play(seat, action)
            total += count_sequences(match, depth - 1)
            match.undo()
    return total


@pytest.mark.parametrize(("players", "money"), [(2, 12), (3, 12), (4, 12), (5, 10)])
def test_move_counts_of_the_first_auction(players: int, money: int) -> None:
    match = matinee.start("dream-factory", players, seed=1)
    assert count_sequences(match, 1) == money + 2  # pass, and bids from 0 to all money of the seat
    after_a_pass = money + 2
    if players == 2:
        # The other seat gets the legend for free: a director fits 3 films, or is discarded.
        after_a_pass = 4
    after_bids = sum(1 + money - bid for bid in range(money + 1))
    assert count_sequences(match, 2) == after_a_pass + after_bids


def test_move_counts_of_the_legend_choice_in_traumfabrik() -> None:
    match = matinee.Match(matinee.GAMES["traumfabrik"], 4, seed=1, version=1)
    assert count_sequences(match, 1) == 4
    assert count_sequences(match, 2) == 4 * 14


@pytest.mark.parametrize("players", [3, 4])
def test_move_counts_of_the_first_turns_of_hollywood(players: int) -> None:
    match = matinee.start("hollywood", players, seed=1)
    # Four columns, Clap Board and Double Reel. After Double Reel the same player lays a reel.
    assert count_sequences(match, 1) == 6
    assert count_sequences(match, 2) == 5 * 6 + 4
    assert count_sequences(match, 3) == 25 * 6 + 5 * 4 + 4 * 4


def test_the_number_of_ways_to_lay_twelve_reels_is_a_sum_of_multinomials() -> None:
    """The columns have 4, 4, 3 and 3 cards. No studio card is played and two cards stay free."""
    from math import factorial

    expected = 0
    for free in [(a, b, c, d) for a in range(3) for b in range(3) for c in range(3) for d in range(3)]:
        if sum(free) == 2:
            ways = factorial(12)
            for height, left in zip((4, 4, 3, 3), free, strict=True):
                ways //= factorial(height - left)
            expected += ways
    columns = [4, 4, 3, 3]

    def count_from(left: tuple[int, ...], reels: int) -> int:
        if reels == 0:
            return 1
        if (left, reels) not in known:
            known[left, reels] = sum(
                count_from(tuple(n - (i == column) for i, n in enumerate(left)), reels - 1)
                for column in open_columns(left)
            )
        return known[left, reels]

    def open_columns(left: tuple[int, ...]) -> list[int]:
        """Return the columns allowed by the rules if `left` cards are free in each column."""
        match = matinee.start("hollywood", 3, seed=1)
        s = match.state[0]
        for column in range(4):
            s.reels_in_column[column] = columns[column] - left[column]
        return [action for action in match.actions(match.awaiting[0]) if action < 4]

    known: dict[tuple[tuple[int, ...], int], int] = {}
    assert count_from((4, 4, 3, 3), 12) == expected


def in_oval(x: int, y: int) -> bool:
    """Return whether a star is on the sky of version 1 of the rules."""
    across, down = Fraction(2 * x + 1 - 120, 2), Fraction(2 * y + 1 - 80, 2)
    return (across / 57) ** 2 + (down / 37) ** 2 <= 1


def on_portrait(x: int, y: int) -> bool:
    """Return whether a star is on the sky: 3 or more from each edge, and from corners rounded to a radius of 12."""
    across, down = abs(Fraction(2 * x + 1, 2) - 40), abs(Fraction(2 * y + 1, 2) - 60)
    if across > 40 - 12 and down > 60 - 12:
        return (across - 28) ** 2 + (down - 48) ** 2 <= 9**2
    return across <= 37 and down <= 57


@pytest.mark.parametrize(
    ("version", "size", "contains", "expected"), [(1, (120, 80), in_oval, 6616), (2, (80, 120), on_portrait, 8368)]
)
def test_a_star_can_be_placed_anywhere_on_an_empty_sky(
    version: int, size: tuple[int, int], contains: Callable[[int, int], bool], expected: int
) -> None:
    match = matinee.Match(matinee.GAMES["dreams"], 3, seed=1, version=version)
    cells = {(x, y) for x in range(size[0]) for y in range(size[1]) if contains(x, y)}
    assert len(cells) == expected
    moves = match.moves(match.awaiting[0])
    assert sorted(moves) == sorted(f"star {tone} {x} {y}" for x, y in cells for tone in ("light", "grey", "dark"))


def test_a_second_star_cannot_be_placed_near_the_first() -> None:
    match = matinee.start("dreams", 3, seed=1)
    match.play(match.awaiting[0], "star light 60 40")
    covered = sum((x - 60) ** 2 + (y - 40) ** 2 < 36 for x in range(80) for y in range(120))
    assert covered == 109
    assert len(match.actions(match.awaiting[0])) == 3 * (8368 - covered)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_mortal_votes_for_dreams_and_gods_vote_for_other_players(players: int) -> None:
    match = matinee.start("dreams", players, seed=1)
    match.state[0].stage = 1
    mortal = int(match.state[0].mortal[0])
    assert [len(match.actions(seat)) for seat in range(players)] == [
        4 if seat == mortal else players - 1 for seat in range(players)
    ]
