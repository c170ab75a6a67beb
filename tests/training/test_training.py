"""Training: configurations are valid, and a tiny network learns, is saved, resumed and played."""
# pyright: basic, reportMissingImports=false

import csv
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

import matinee
from matinee.bots.network import NetworkBot
from matinee.engine.errors import MatineeError
from matinee.environments.features import described
from matinee.games import find_game
from matinee.training.configuration import configuration_for, read_configuration, trainable_games

TINY = """
minutes = 1000
width = 64
narrow = 32
envs = 96
steps = 64
minibatch = 1024
imitation_rounds = 0
snapshot_rounds = 2
evaluations = 2
evaluation_matches = 120
opponent = "random"

[[tables]]
game = "hollywood"
players = 3
share = 0.5

[[tables]]
game = "hollywood"
players = 4
share = 0.5
options = { scarcity = true }
"""


@pytest.mark.parametrize("name", trainable_games())
def test_packaged_configurations_cover_every_number_of_players(name: str) -> None:
    configuration = configuration_for(name)
    players = {table.players for table in configuration.tables if table.game == name}
    assert players == set(find_game(name).players)
    assert all(configuration_for(table.game) == configuration for table in configuration.tables)
    assert sum(table.share for table in configuration.tables) == pytest.approx(1)


def test_a_game_without_a_configuration_is_refused() -> None:
    with pytest.raises(MatineeError, match="hollywood"):
        configuration_for("dreams")


def test_an_unknown_setting_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(TINY.replace("width", "wdth"))
    with pytest.raises(MatineeError, match="wdth"):
        read_configuration(file)


def test_a_tiny_network_improves_and_its_run_can_be_resumed(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="needs the packages of requirements-learning.txt")
    from matinee.training.trainer import Trainer

    file = tmp_path / "tiny.toml"
    file.write_text(TINY)
    configuration, quiet = read_configuration(file), Console(file=StringIO())
    trainer = Trainer(configuration, tmp_path, seed=3, console=quiet)
    untrained = trainer.evaluation.win_shares(trainer.policy)
    rows = list(trainer.train(minutes=60, rounds=6))
    trainer.draw()
    assert rows[-1]["hollywood 3"] > untrained["hollywood 3"] + 0.15
    assert rows[-1]["hollywood 4 scarcity"] > untrained["hollywood 4 scarcity"] + 0.15
    assert {each.suffix for each in tmp_path.iterdir()} == {".toml", ".pt", ".npz", ".csv", ".svg", ".png"}

    again = Trainer(configuration, tmp_path, console=quiet, resume=tmp_path / "tiny.pt")
    assert (again.seed, again.rounds) == (3, trainer.rounds)
    more = again.train(minutes=0.0)
    assert more[-1]["decisions"] > rows[-1]["decisions"]
    with (tmp_path / "tiny.csv").open() as progress:
        assert len(list(csv.DictReader(progress))) == len(more)

    warm = Trainer(configuration, tmp_path, console=quiet, resume=tmp_path / "tiny.npz")
    assert torch.allclose(warm.policy.first.weight, again.policy.first.weight, atol=1e-3)

    match = matinee.start("hollywood", 3, seed=1)
    seat = match.awaiting[0]
    actions, odds, (chance, _) = NetworkBot(tmp_path / "tiny.npz", match.game).network.evaluate(match, seat)
    assert actions == match.actions(seat)
    observed = torch.from_numpy(match.observe(seat))[None]
    moves = torch.from_numpy(described(match, seat))[None]
    with torch.no_grad():
        expected, values = again.policy(observed, moves, torch.ones(1, len(actions), dtype=torch.bool))
    assert np.allclose(odds, expected[0].exp().numpy(), atol=0.02)  # weights are saved in half precision
    assert chance == pytest.approx(float(values[0, 0]) + 1 / 3, abs=0.02)


def test_a_best_response_learns_to_beat_fixed_weights(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs the packages of requirements-learning.txt")
    from matinee.training.trainer import Trainer

    file = tmp_path / "tiny.toml"
    file.write_text(TINY)
    configuration, quiet = read_configuration(file), Console(file=StringIO())
    target = Trainer(configuration, tmp_path / "target", seed=1, console=quiet)
    target.train(minutes=0.0)
    trainer = Trainer(configuration, tmp_path / "best", seed=2, console=quiet, against=tmp_path / "target" / "tiny.npz")
    before = trainer.evaluation.win_shares(trainer.policy)
    rows = trainer.train(minutes=60, decisions=8 * trainer.rollout.actions.numel())
    assert trainer.rounds == 8
    assert sum(rows[-1][name] for name in before) > sum(before.values()) + 0.3
    fixed = trainer.opponents.fixed
    assert fixed is not None
    assert np.allclose(fixed.first.weight.detach(), target.policy.first.weight.detach(), atol=1e-3)  # it does not learn
