"""The public API: its results, and one clear sentence for every error."""

import pickle
from typing import Any

import numpy as np
import pytest

import matinee
from matinee.engine import errors
from matinee.engine.compiling import bind, default_mode
from matinee.engine.contract import setup
from matinee.engine.match import Match


def test_the_example_of_the_readme() -> None:
    match = matinee.start("dream-factory", players=4, seed=7)
    (seat,) = match.awaiting
    assert match.moves(seat) == ["pass", *(f"bid {amount}" for amount in range(13))]
    events = match.play(seat, "bid 3")
    assert [(event.name, event.facts) for event in events] == [("bid", {"seat": seat, "amount": 3})]
    with pytest.raises(matinee.IllegalMove) as refusal:
        match.play(match.awaiting[0], "bid 2")
    assert refusal.value.clause == "F-A2"
    assert str(refusal.value) == "F-A2: A bid of 2 is too low; bid more than 3."
    assert "2" in refusal.value.sentence("fr")
    assert refusal.value.sentence("de").endswith(".")


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
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
        ({"game": "hollywood", "colour": True}, errors.UnknownOption, "scarcity, prototype"),
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
def test_invalid_arguments_of_start_are_explained(
    arguments: dict[str, Any], error: type[matinee.MatineeError], message: str
) -> None:
    with pytest.raises(error) as refusal:
        matinee.start(**arguments, mode="interpreted")
    assert message in str(refusal.value)
    assert len({refusal.value.sentence(language) for language in ("en", "fr", "de")}) == 3


@pytest.mark.parametrize("seat", [-1, 4, "0", None, 1.0, True])
def test_an_unknown_seat_is_refused(seat: Any) -> None:
    match = matinee.start("hollywood", 4, seed=1)
    with pytest.raises(errors.UnknownSeat, match="Seats count from 0 to 3"):
        match.play(seat, "clap")
    with pytest.raises(errors.UnknownSeat):
        match.moves(seat)


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(errors.UnknownOption, match="interpreted, compiled"):
        matinee.start("hollywood", 4, mode="fast")  # pyright: ignore[reportArgumentType, reportCallIssue]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(errors.UnknownLanguage, match="en, fr, de"):
        errors.NothingToUndo().sentence("nl")


def test_a_version_of_the_rules_that_cannot_be_played_is_refused() -> None:
    game = matinee.GAMES["hollywood"]
    assert Match(game, 3, seed=1, version=game.version).record()["rules"] == game.version
    for version in (0, game.versions[0] - 1, game.version + 1):
        with pytest.raises(errors.OtherVersion, match=f"version {version}"):
            Match(game, 3, seed=1, version=version)


def test_numpy_integers_are_accepted() -> None:
    match = matinee.start("hollywood", np.int64(4), seed=np.int32(1))
    assert match.record()["players"] == 4
    seat = np.int64(match.awaiting[0])
    match.play(seat, np.int32(0))  # pyright: ignore[reportArgumentType]
    assert match.history == [(int(seat), "reel 1")]


def test_seats_get_their_chosen_studios_and_the_others_are_drawn() -> None:
    for seed in range(20):
        match = matinee.start("dream-factory", 4, seed=seed, studios=[0, 5, 0, 2])
        studios = [seat.studio for seat in match.view().seats]
        assert studios[1] == 5
        assert studios[3] == 2
        assert len(set(studios)) == 4


def test_there_are_winners_only_when_the_match_is_over() -> None:
    match = matinee.start("hollywood", 3, seed=1)
    while not match.over:
        assert match.winners == ()
        match.play(match.awaiting[0], match.sample(match.awaiting[0], len(match.history)))
    assert match.winners


@pytest.mark.parametrize("move", [1.0, True, b"clap", None, ["clap"], 10**30, -1])
def test_a_value_that_is_not_a_move_is_refused(move: Any) -> None:
    match = matinee.start("hollywood", 4, seed=1)
    with pytest.raises(matinee.IllegalMove) as refusal:
        match.play(match.awaiting[0], move)
    assert refusal.value.clause == "H-R3"
    assert match.history == []


def test_errors_can_be_pickled() -> None:
    for error in (
        errors.IllegalMove("F-A2", "refused-films-too-low", amount=1, standing=2),
        errors.UnknownSeat(9, 4),
    ):
        copy = pickle.loads(pickle.dumps(error))
        assert (type(copy), str(copy), copy.facts) == (type(error), str(error), error.facts)


def test_a_sampled_move_is_legal_and_reproducible() -> None:
    match = matinee.start("dreams", 4, seed=1)
    seat = match.awaiting[0]
    assert match.sample(seat, 5) == match.sample(seat, 5) in match.actions(seat)
    assert len({match.sample(seat, number) for number in range(20)}) > 10


def test_an_environment_variable_disables_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATINEE_COMPILE", "0")
    assert default_mode() == "interpreted"
    monkeypatch.delenv("MATINEE_COMPILE")
    assert default_mode() == "compiled"


def test_a_function_of_the_contract_is_not_implemented_without_rules() -> None:
    with pytest.raises(NotImplementedError):
        bind(setup, None, "interpreted")(None, 4, 0, None)


@pytest.mark.parametrize("game", ["dream-factory", "hollywood", "dreams"])
def test_every_feature_has_its_own_name_and_a_bounded_value(game: str) -> None:
    descriptor = matinee.GAMES[game]
    assert len(descriptor.features) == len(set(descriptor.features)) == descriptor.observation_size
    numbers = matinee.start(game, seed=1).observe(0)
    assert numbers.min() >= -1
    assert numbers.max() <= 4
