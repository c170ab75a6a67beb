"""Move counts from fixed positions, worked out by hand or by another way of counting, as oracles."""

from fractions import Fraction

import pytest

import matinee


def count(match: matinee.Match, depth: int) -> int:
    """The number of ways the next `depth` moves can be played."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for seat in match.awaiting:
        for action in match.actions(seat):
            match.play(seat, action)
            total += count(match, depth - 1)
            match.undo()
    return total


@pytest.mark.parametrize(("players", "money"), [(2, 12), (3, 12), (4, 12), (5, 10)])
def test_the_first_auction(players: int, money: int) -> None:
    match = matinee.start("dream-factory", players, seed=1)
    assert count(match, 1) == money + 2  # pass, and bids of 0 to all one's money
    after_a_pass = money + 2
    if players == 2:
        # The other one gets the legend for nothing: a director fits 3 films, or is discarded.
        after_a_pass = 4
    after_bids = sum(1 + money - bid for bid in range(money + 1))
    assert count(match, 2) == after_a_pass + after_bids


def test_the_choice_of_a_legend_in_traumfabrik() -> None:
    match = matinee.start("traumfabrik", 4, seed=1)
    assert count(match, 1) == 4
    assert count(match, 2) == 4 * 14


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_turns_of_hollywood(players: int) -> None:
    match = matinee.start("hollywood", players, seed=1)
    # Four columns, Clap Board, Double Reel; after Double Reel the same player lays a reel.
    assert count(match, 1) == 6
    assert count(match, 2) == 5 * 6 + 4
    assert count(match, 3) == 25 * 6 + 5 * 4 + 4 * 4


def test_all_ways_to_lay_twelve_reels_without_studio_cards() -> None:
    """Sequences of columns of heights 4, 4, 3, 3 that leave two cards free: counted by multinomials."""
    from math import factorial

    expected = 0
    for free in [(a, b, c, d) for a in range(3) for b in range(3) for c in range(3) for d in range(3)]:
        if sum(free) == 2:
            ways = factorial(12)
            for height, left in zip((4, 4, 3, 3), free, strict=True):
                ways //= factorial(height - left)
            expected += ways
    columns = [4, 4, 3, 3]

    def sequences(left: tuple[int, ...], reels: int) -> int:
        if reels == 0:
            return 1
        if (left, reels) not in known:
            known[left, reels] = sum(
                sequences(tuple(n - (i == column) for i, n in enumerate(left)), reels - 1)
                for column in open_columns(left)
            )
        return known[left, reels]

    def open_columns(left: tuple[int, ...]) -> list[int]:
        """What the rules allow when each column has that many free cards."""
        match = matinee.start("hollywood", 3, seed=1)
        s = match.state[0]
        for column in range(4):
            s.reels_in_column[column] = columns[column] - left[column]
        return [action for action in match.actions(match.awaiting[0]) if action < 4]

    known: dict[tuple[tuple[int, ...], int], int] = {}
    assert sequences((4, 4, 3, 3), 12) == expected


def in_the_oval(x: int, y: int) -> bool:
    across, down = Fraction(2 * x + 1 - 120, 2), Fraction(2 * y + 1 - 80, 2)
    return (across / 57) ** 2 + (down / 37) ** 2 <= 1


def test_where_stars_fit_on_an_empty_sky() -> None:
    match = matinee.start("dreams", 3, seed=1)
    cells = sum(in_the_oval(x, y) for x in range(120) for y in range(80))
    assert cells == 6616
    assert len(match.actions(match.awaiting[0])) == 3 * cells


def test_where_a_second_star_fits() -> None:
    match = matinee.start("dreams", 3, seed=1)
    match.play(match.awaiting[0], "star light 60 40")
    covered = sum((x - 60) ** 2 + (y - 40) ** 2 < 36 for x in range(120) for y in range(80))
    assert covered == 109
    assert len(match.actions(match.awaiting[0])) == 3 * (6616 - covered)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_votes(players: int) -> None:
    match = matinee.start("dreams", players, seed=1)
    match.state[0].stage = 1
    mortal = int(match.state[0].mortal[0])
    assert [len(match.actions(seat)) for seat in range(players)] == [
        4 if seat == mortal else players - 1 for seat in range(players)
    ]
