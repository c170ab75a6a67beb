"""Boxes of Dream Factory and Traumfabrik with other boards, tiles and screenplays are played by the rules."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import matinee
from matinee.bots.roster import find_bot
from matinee.engine.compiling import Mode
from tests.rules.films_positions import box_of, change_tile, view_of, write_box
from tests.tables import random_play
from tests.test_conservation import check_conservation
from tests.test_secrecy import hidden_values

CITY_2 = {"kind": "city", "tiles": 2}
CITY_3 = {"kind": "city", "tiles": 3}
PARTY = {"kind": "party", "tiles": 0}
BOARDS: dict[str, list[dict[str, Any]]] = {
    "parties first": [PARTY, PARTY, CITY_3, CITY_2, CITY_2, CITY_2, CITY_3],
    "parties last": [CITY_2, CITY_3, CITY_3, CITY_2, CITY_2, PARTY, PARTY],
    "small cities": [CITY_2, PARTY, CITY_2, CITY_2, CITY_2, PARTY, CITY_2],
    "one large city": [CITY_2, PARTY, CITY_2, PARTY, CITY_2, CITY_3, CITY_2],
}


@pytest.fixture(params=BOARDS)
def box(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A box of Traumfabrik with another board, whose legendary directors differ."""

    def change(data: dict[str, Any]) -> None:
        for location, changes in zip(data["locations"][1:], BOARDS[request.param], strict=True):
            location.update(changes)
        change_tile(data, "legend-2", stars=2)

    return write_box(tmp_path, "traumfabrik", change)


def start(box: Path, players: int, seed: int = 1, mode: Mode | None = None) -> matinee.Match:
    return matinee.start("traumfabrik", players=players, seed=seed, box=box, mode=mode)


@pytest.mark.parametrize("players", range(2, 6))
def test_no_component_appears_or_disappears_on_another_board(box: Path, players: int) -> None:
    match = start(box, players)
    for _ in random_play(match, 1):
        check_conservation(match)
        tiles = [tile for location in match.view().locations for tile in location.tiles if tile]
        assert len(set(tiles)) == len(tiles)
    assert match.over
    assert match.state[0].round_number == 3


@pytest.mark.parametrize("players", [2, 5])
def test_the_locations_are_visited_in_the_order_of_the_box(box: Path, players: int) -> None:
    match = start(box, players)
    locations = box_of(match).locations
    visited = [0]
    for played in random_play(match, 2):
        view = view_of(played)
        if view.location is None:
            break
        if view.location != visited[-1]:
            visited.append(view.location)
        if view.stage == "bidding" and view.standing is None:
            assert len(view.locations[view.location].tiles) == locations[view.location].tiles
            for later in range(view.location + 1, 8):
                assert len(view.locations[later].tiles) == (locations[later].tiles or players)
        if view.stage in ("bidding", "taking"):
            assert (view.stage == "taking") == (locations[view.location].kind == "party")
    assert visited == 4 * [*range(8)]


def test_a_determinized_match_on_another_board_is_valid(box: Path) -> None:
    rng = random.Random(2)
    for match in random_play(start(box, 4), 3):
        if rng.random() > 0.05 and match.view().stage != "choosing":
            continue
        for seat in (match.awaiting or (0,))[0], None:
            redrawn = match.determinized(seat, rng.randrange(1 << 30))
            check_conservation(redrawn)
            assert redrawn.view(seat) == match.view(seat)
            assert (redrawn.observe(seat) == match.observe(seat)).all()
            *_, end = random_play(redrawn, rng.randrange(1 << 30))
            assert end.over


def test_all_tiles_are_hidden_while_the_legend_is_chosen(box: Path) -> None:
    match = start(box, 3)
    assert match.view().stage == "choosing"
    samples = [match.determinized(0, seed) for seed in range(40)]
    for name in (f"deck {place}" for place in range(89)):
        assert len({dict(hidden_values(sample, 0))[name] for sample in samples}) > 1
    assert not any(location.tiles for location in match.view().locations)


def test_interpreted_and_compiled_rules_agree_on_another_board(box: Path) -> None:
    compiled, interpreted = start(box, 5, mode="compiled"), start(box, 5, mode="interpreted")
    for played in random_play(compiled, 4):
        if played.history:
            interpreted.play(*played.history[-1])
        assert interpreted.state.tobytes() == played.state.tobytes()
        for seat in (0, 4, None):
            assert (interpreted.observe(seat) == played.observe(seat)).all()


def test_the_tiles_to_come_in_the_cities_are_observed_in_order(box: Path) -> None:
    match = start(box, 4)
    match.play(match.awaiting[0], match.moves(match.awaiting[0])[0])
    view, observation = match.view(), match.observe(0)
    stars = {tile.id: tile.stars for tile in box_of(match).tiles}
    coming = [stars[tile] / 4 for location in view.locations[1:] for tile in location.tiles if tile]
    names = [name for name in match.game.features if name.startswith("to come at") and name.endswith("stars")]
    indices = [match.game.features.index(name) for name in names]
    assert observation[indices].tolist() == [*coming, *[0] * (12 - len(coming))]


def test_bots_play_on_another_board(box: Path) -> None:
    match = start(box, 3)
    bots = [find_bot(name, match.game) for name in ("greedy", "search@20", "network")]
    for _ in range(60):
        seat = match.awaiting[0]
        match.play(seat, bots[seat].choose(match, seat, 1))
    check_conservation(match)


# --- Tiles and screenplays


KINDS = ("actor", "effects", "music", "camera", "blank")


def shuffle_values(box: dict[str, Any]) -> None:
    """Give all tiles and screenplays values at random, over the whole range that a box may have."""
    rng = random.Random(1)
    for tile in box["tiles"]:
        tile["stars"] = rng.randint(-1, 4)
    for screenplay in box["screenplays"]:
        screenplay["stars"] = rng.choice([0, 1, 6, 22])
        screenplay["genre"] = rng.choice(box["genres"])["id"]
        director = ["director"] * rng.randint(0, 1)
        screenplay["spaces"] = director + rng.choices(KINDS, k=rng.randint(1, 5 - len(director)))


def other_kinds(box: dict[str, Any]) -> None:
    """Turn the music of a box into directors and stars."""
    shuffle_values(box)
    for number, tile in enumerate(each for each in box["tiles"] if each["kind"] == "music"):
        tile["kind"] = ("director", "star")[number % 2]


OTHER_VALUES = pytest.mark.parametrize(
    ("edition", "change"),
    [("dream-factory", shuffle_values), ("traumfabrik", other_kinds)],
    ids=["dream-factory", "traumfabrik"],
)


@OTHER_VALUES
@pytest.mark.parametrize("players", [2, 5])
def test_no_component_appears_or_disappears_with_other_values(
    edition: str, change: Callable[[dict[str, Any]], None], players: int, tmp_path: Path
) -> None:
    box = write_box(tmp_path, edition, change)
    for seed in range(3):
        match = matinee.start(edition, players=players, seed=seed, box=box)
        for _ in random_play(match, seed):
            check_conservation(match)
        assert sum(line.points for line in match.score_sheet()) == sum(match.points)
        assert matinee.verify(match.record(), box=box).points == match.points


@OTHER_VALUES
def test_interpreted_and_compiled_rules_agree_on_other_values(
    edition: str, change: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    box = write_box(tmp_path, edition, change)
    compiled = matinee.start(edition, players=4, seed=1, box=box, mode="compiled")
    interpreted = matinee.start(edition, players=4, seed=1, box=box, mode="interpreted")
    for played in random_play(compiled, 4):
        if played.history:
            interpreted.play(*played.history[-1])
        assert interpreted.state.tobytes() == played.state.tobytes()
        for seat in (*played.awaiting, None):
            assert (interpreted.observe(seat) == played.observe(seat)).all()


@OTHER_VALUES
def test_bots_and_environments_play_with_other_values(
    edition: str, change: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    box = write_box(tmp_path, edition, change)
    match = matinee.start(edition, players=3, seed=1, box=box)
    bots = [find_bot(name, match.game) for name in ("greedy", "search@20", "network")]
    for _ in range(60):
        seat = match.awaiting[0]
        match.play(seat, bots[seat].choose(match, seat, 1))
    check_conservation(match)
    env = matinee.vector(edition, players=4, num_envs=32, seed=1, box=box)
    env.reset()
    assert sum(int(env.step(env.sample()).done.sum()) for _ in range(400)) > 0
