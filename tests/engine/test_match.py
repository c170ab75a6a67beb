"""The public API: what it gives, and one clear sentence for every mistake."""

import pickle
from typing import Any

import numpy as np
import pytest

import matinee
from matinee.engine import errors
from matinee.engine.compiling import bind, default_mode
from matinee.engine.contract import setup


def test_the_example_of_the_readme() -> None:
    match = matinee.start("dream-factory", players=4, seed=7)
    (seat,) = match.awaiting
    assert match.moves(seat) == ["pass", *(f"bid {amount}" for amount in range(13))]
    events = match.play(seat, "bid 3")
    assert [(event.name, event.facts) for event in events] == [("bid", {"seat": seat, "amount": 3})]
    with pytest.raises(matinee.IllegalMove) as refused:
        match.play(match.awaiting[0], "bid 2")
    assert refused.value.clause == "F-A2"
    assert str(refused.value) == "F-A2: A bid of 2 is too low; bid more than 3."
    assert "2" in refused.value.sentence("fr")
    assert refused.value.sentence("de").endswith(".")


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"game": None}, errors.UnknownGame, 'no game "None"'),
        ({"game": ["x"]}, errors.UnknownGame, "dreams"),
        ({"game": "hollywood", "box": 3}, errors.DamagedBox, "3, line 1"),
        ({"game": "hollywood", "box": "a\0b"}, errors.DamagedBox, "line 1"),
        ({"game": "chess"}, errors.UnknownGame, "dream-factory, traumfabrik, hollywood, dreams"),
        ({"game": "hollywood", "players": 5}, errors.WrongPlayers, "3 to 4 players, not 5"),
        ({"game": "dreams", "players": "four"}, errors.WrongPlayers, "3 to 6 players, not four"),
        ({"game": "dreams", "players": True}, errors.WrongPlayers, "not True"),
        ({"game": "dreams", "scarcity": True}, errors.UnknownOption, 'no option "scarcity"'),
        ({"game": "hollywood", "speed": True}, errors.UnknownOption, "scarcity, prototype"),
        ({"game": "hollywood", "scarcity": "yes"}, errors.UnknownOption, "true or false, not yes"),
        ({"game": "traumfabrik", "studios": [1, 1]}, errors.UnknownOption, "different number from 1 to 5"),
        ({"game": "traumfabrik", "studios": 3}, errors.UnknownOption, "different number from 1 to 5"),
        ({"game": "traumfabrik", "studios": [6]}, errors.UnknownOption, "different number from 1 to 5"),
        ({"game": "traumfabrik", "players": 2, "studios": [1, 2, 3]}, errors.UnknownOption, "each seat"),
        ({"game": "hollywood", "seed": "abc"}, errors.BadSeed, "64 hexadecimal digits"),
        ({"game": "hollywood", "seed": 1.5}, errors.BadSeed, "1.5"),
        ({"game": "hollywood", "box": "nowhere.toml"}, errors.DamagedBox, "nowhere.toml, line 1"),
    ],
)
def test_a_wrong_start_is_explained(arguments: dict[str, Any], error: type[matinee.MatineeError], says: str) -> None:
    with pytest.raises(error) as wrong:
        matinee.start(**arguments, mode="interpreted")
    assert says in str(wrong.value)
    assert len({wrong.value.sentence(language) for language in ("en", "fr", "de")}) == 3


@pytest.mark.parametrize("seat", [-1, 4, "0", None, 1.0, True])
def test_a_wrong_seat_is_refused(seat: Any) -> None:
    match = matinee.start("hollywood", 4, seed=1)
    with pytest.raises(errors.UnknownSeat, match="Seats count from 0 to 3"):
        match.play(seat, "clap")
    with pytest.raises(errors.UnknownSeat):
        match.moves(seat)


def test_a_wrong_mode_is_refused() -> None:
    with pytest.raises(errors.UnknownOption, match="interpreted, compiled"):
        matinee.start("hollywood", 4, mode="fast")  # pyright: ignore[reportArgumentType, reportCallIssue]


def test_a_wrong_language_is_refused() -> None:
    with pytest.raises(errors.UnknownLanguage, match="en, fr, de"):
        errors.NothingToUndo().sentence("nl")


def test_numbers_of_numpy_are_welcome() -> None:
    match = matinee.start("hollywood", np.int64(4), seed=np.int32(1))
    assert match.record()["players"] == 4
    seat = np.int64(match.awaiting[0])
    match.play(seat, np.int32(0))  # pyright: ignore[reportArgumentType]
    assert match.history == [(int(seat), "reel 1")]


def test_studios_go_to_those_who_asked_and_the_rest_by_lot() -> None:
    for seed in range(20):
        match = matinee.start("dream-factory", 4, seed=seed, studios=[0, 5, 0, 2])
        studios = [seat.studio for seat in match.view().seats]
        assert studios[1] == 5
        assert studios[3] == 2
        assert len(set(studios)) == 4


def test_winners_are_named_when_the_game_is_over_and_not_before() -> None:
    match = matinee.start("hollywood", 3, seed=1)
    while not match.over:
        assert match.winners == ()
        match.play(match.awaiting[0], match.sample(match.awaiting[0], len(match.history)))
    assert match.winners


@pytest.mark.parametrize("move", [1.0, True, b"clap", None, ["clap"], 10**30, -1])
def test_what_is_no_move_is_refused(move: Any) -> None:
    match = matinee.start("hollywood", 4, seed=1)
    with pytest.raises(matinee.IllegalMove) as refused:
        match.play(match.awaiting[0], move)
    assert refused.value.clause == "H-R3"
    assert match.history == []


def test_mistakes_travel_between_processes() -> None:
    for mistake in (
        errors.IllegalMove("F-A2", "refused-films-too-low", amount=1, standing=2),
        errors.UnknownSeat(9, 4),
    ):
        again = pickle.loads(pickle.dumps(mistake))
        assert (type(again), str(again), again.facts) == (type(mistake), str(mistake), mistake.facts)


def test_a_move_drawn_from_a_number_is_legal_and_the_same_again() -> None:
    match = matinee.start("dreams", 4, seed=1)
    seat = match.awaiting[0]
    assert match.sample(seat, 5) == match.sample(seat, 5) in match.actions(seat)
    assert len({match.sample(seat, number) for number in range(20)}) > 10


def test_interpreted_by_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATINEE_COMPILE", "0")
    assert default_mode() == "interpreted"
    monkeypatch.delenv("MATINEE_COMPILE")
    assert default_mode() == "compiled"


def test_the_contract_itself_is_no_game() -> None:
    with pytest.raises(NotImplementedError):
        bind(setup, None, "interpreted")(None, 4, 0, None)


@pytest.mark.parametrize("game", ["dream-factory", "hollywood", "dreams"])
def test_features_are_named_one_by_one(game: str) -> None:
    found = matinee.GAMES[game]
    assert len(found.features) == len(set(found.features)) == found.observation_size
    numbers = matinee.start(game, seed=1).observe(0)
    assert numbers.min() >= -1
    assert numbers.max() <= 4
