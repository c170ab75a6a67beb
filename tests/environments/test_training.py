"""The training example: its networks can be trained, saved, loaded and played in the arena."""

from dataclasses import replace
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import matinee
from matinee.arena.game_runner import play
from matinee.arena.lineups import Job, MatchSettings
from matinee.bots.roster import find_bot
from matinee.environments.match_env import OVER, MatchEnv
from matinee.games import find_game

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def learned_bot(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))  # pyright: ignore[reportUnknownMemberType]
    return import_module("learned_bot")


def random_network(learned_bot: Any, game: str) -> Any:
    """Return an untrained network with the right shapes."""
    descriptor, rng = find_game(game), np.random.default_rng(1)
    sizes = {
        "first": (16, descriptor.observation_size),
        "second": (16, 16),
        "context": (8, 16),
        "score": (1, 8),
        "value": (1, 16),
    }
    numbers = {"move.weight": rng.normal(size=(8, len(descriptor.move_features))).astype(np.float32)}
    for name, size in sizes.items():
        numbers[f"{name}.weight"] = rng.normal(size=size).astype(np.float32)
        numbers[f"{name}.bias"] = rng.normal(size=size[0]).astype(np.float32)
    return learned_bot.Network(numbers)


@pytest.mark.parametrize("game", list(matinee.GAMES))
def test_a_saved_network_plays_in_the_arena(
    game: str, learned_bot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deep" / "network.npz"
    random_network(learned_bot, game).save(file)
    monkeypatch.setenv("LEARNED", str(file))
    result = play(Job(MatchSettings(game, 3), ("learned_bot:Learned", "random", "random"), seed=1, deal=1))
    assert result.failure is None
    assert result.moves[0] > 5


def test_moves_are_reproducible_and_do_not_depend_on_hidden_cards(
    learned_bot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "network.npz"
    random_network(learned_bot, "dream-factory").save(file)
    monkeypatch.setenv("LEARNED", str(file))
    bot = find_bot("learned_bot:Learned", find_game("dream-factory"))
    match = matinee.start("dream-factory", 3, seed=2)
    while not match.over:
        seat = match.awaiting[0]
        choice = bot.choose(match, seat, 1)
        assert bot.choose(match, seat, 99) == choice
        match.play(seat, choice)


def test_matches_are_played_from_every_seat(learned_bot: Any) -> None:
    shares = learned_bot.against(random_network(learned_bot, "hollywood"), "hollywood", 3, "random", 12, 5)
    assert shares.shape == (12,)
    assert 0 < shares.mean() < 1


def test_judged_gain_ranks_moves_as_greedy_does() -> None:
    env = MatchEnv(find_game("hollywood"), 4)
    greedy = find_bot("greedy", env.game)
    column = env.game.move_features.index("judged gain")
    agreements: list[bool] = []
    for deal in range(10):
        env.deal(deal)
        while (seat := env.seat) != OVER:
            choices = env.choices(seat)
            gains = env.described(seat, choices)[:, column]
            chosen = greedy.decide(env.match, seat, 1)
            agreements.append(gains[choices.index(chosen)] == gains.max())
            env.act(seat, chosen)
    assert np.mean(agreements) > 0.99  # gains are rounded, so near ties may be ordered differently


def test_training_improves_the_policy(tmp_path: Path, learned_bot: Any) -> None:
    """Train for a few seconds, check that the network gets better and that all files are saved, and resume."""
    pytest.importorskip("torch", reason="needs the packages of requirements-learning.txt")
    training: Any = import_module("train_ppo")
    quiet = Console(file=StringIO())
    settings = training.Settings(
        minutes=0.4, players=3, envs=64, looks=2, matches=60, rival="random", out=str(tmp_path)
    )
    rows = training.train(settings, quiet)
    training.draw(rows, settings)
    assert rows[-1]["wins"] > 0.6
    assert rows[-1]["entropy"] < rows[0]["entropy"]
    assert {file.suffix for file in tmp_path.iterdir()} == {".npz", ".csv", ".svg", ".png"}
    resumed = training.read(
        ["--minutes", "0.01", "--players", "3", "--matches", "3", "--resume", str(settings.checkpoint)]
    )
    more_rows = training.train(replace(resumed, out=str(tmp_path)), quiet)
    assert more_rows[0]["entropy"] < rows[0]["entropy"]
