"""Self-play PPO on the vector environment: one network for all seats learns a game by playing itself.

    pip install "matinee[arena]" torch
    python examples/train_ppo.py                            # Hollywood, 12 minutes on two cores, then the arena
    python examples/train_ppo.py --device cuda --envs 16384 --rows 32768
    python examples/train_ppo.py --game dream-factory --minutes 60

In half of the matches the newest network plays all seats, in the others one, against the house's judgement, which is
what the greedy bot goes by. It sees what its seat may see, and what each legal move means. What is learnt is kept in
`learned/hollywood.npz`, how it went in `learned/hollywood.csv`, drawn in `learned/hollywood.svg` and `.png`;
learned_bot.py plays it. Read `train` first, then `collect`, `credit` and `learn`: that is all of PPO. docs/training.md
says how well it went.
"""
# PyTorch is no part of the development install, so its types are not known where this is checked:
# pyright: basic, reportMissingImports=false

import argparse
import csv
import os
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import torch
from learned_bot import Network, against
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from torch import Tensor, nn

import matinee

LAMBDA = 0.95  # how far credit reaches back; matches end, so nothing is discounted
CLIP = 0.2
VALUE = 0.5  # weight of the error of values
STEEPEST = 0.5  # gradients longer than this are shortened


@dataclass(frozen=True)
class Settings:
    game: str = "hollywood"
    players: int = 4
    minutes: float = 12.0
    envs: int = 256
    steps: int = 68  # decisions of each environment in a round of learning; a match of four at Hollywood has 60 to 68
    epochs: int = 3
    rows: int = 1024  # of a minibatch
    width: int = 128
    narrow: int = 64  # numbers in which a move and what is seen meet
    rate: float = 1e-3
    entropy: float = 0.01  # worth of being undecided
    margin: float = 10.0  # points ahead of the others that are worth as much as a win
    seed: int = 1
    device: matinee.Device = "cpu"
    rival: str = "greedy"  # whom it is measured against
    house: float = 0.5  # share of the environments in which one seat learns and the house's judgement plays the others
    looks: int = 20  # how often
    matches: int = 200  # in how many matches
    arena: int = 2000  # matches in the arena at the end; 0 for none
    resume: str = ""  # a checkpoint to go on from
    out: str = "learned"

    @property
    def checkpoint(self) -> Path:
        return Path(self.out) / f"{self.game}.npz"


class Policy(nn.Module):
    """What a seat sees goes through two layers; then it meets each legal move, and gives what the match is worth."""

    def __init__(self, features: int, move_features: int, width: int, narrow: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, width)
        self.second = nn.Linear(width, width)
        self.context = nn.Linear(width, narrow)
        self.move = nn.Linear(move_features, narrow, bias=False)
        self.score = nn.Linear(narrow, 1)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Tensor, descriptions: Tensor, listed: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of the listed moves, and values."""
        seen = torch.relu(self.second(torch.relu(self.first(observations))))
        scores = self.score(torch.relu(self.context(seen)[:, None] + self.move(descriptions))).squeeze(2)
        return torch.log_softmax(scores.masked_fill(~listed, -1e9), dim=1), self.value(seen).squeeze(1)

    def network(self) -> Network:
        """The same for those who have no PyTorch."""
        return Network({name: numbers.detach().cpu().numpy() for name, numbers in self.state_dict().items()})


class Rollout:
    """What was seen and done in `steps` decisions of each environment, on the device."""

    def __init__(self, settings: Settings, views: dict[str, Tensor]) -> None:
        def room(*sizes: int, of: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(settings.steps, settings.envs, *sizes, dtype=of, device=settings.device)

        self.observations = room(*views["observations"].shape[1:])
        self.descriptions = room(*views["descriptions"].shape[1:])
        self.listed = room(*views["moves"].shape[1:], of=torch.bool)
        self.places = room(of=torch.int64)  # of the moves that were made, in the list
        self.seats = room(of=torch.int64)
        self.learning = room(of=torch.bool)  # whether the decision was the network's
        self.chances = room()
        self.values = room()
        self.done = room(of=torch.bool)
        self.worth = room(settings.players)


def worth(wins: Tensor, points: Tensor, margin: float) -> Tensor:
    """What a finished match is worth to each seat: to win, and to be ahead of the others. All together get 0."""
    points, players = points.float(), points.shape[1]
    ahead = (points - points.mean(dim=1, keepdim=True)) * players / (players - 1)
    return wins - 1 / players + ahead / margin


class House:
    """The greedy bot as an opponent: takes the move with the greatest judged gain, where the game tells it."""

    def __init__(self, settings: Settings, move_features: tuple[str, ...]) -> None:
        self.gain = move_features.index("judged gain") if "judged gain" in move_features else -1
        share = settings.house if self.gain >= 0 else 0.0
        number = torch.arange(settings.envs, device=settings.device)
        self.learner = number % settings.players
        self.there = number < share * settings.envs

    def plays(self, seats: Tensor) -> Tensor:
        """In which environments the house is to move."""
        return self.there & (seats != self.learner)

    def places(self, descriptions: Tensor, listed: Tensor) -> Tensor:
        """The places of its moves in the lists."""
        return descriptions[:, :, self.gain].masked_fill(~listed, -1e9).argmax(dim=1, keepdim=True)


@torch.no_grad()
def collect(env: Any, views: dict[str, Tensor], policy: Policy, house: House, rollout: Rollout, margin: float) -> None:
    """Plays. The environment writes every step into the same arrays, which `views` are without a copy."""
    for step in range(rollout.places.shape[0]):
        listed = views["moves"] >= 0
        chances, values = policy(views["observations"], views["descriptions"], listed)
        others = house.plays(views["seats"])
        places = torch.multinomial(chances.exp(), 1)
        places = torch.where(others[:, None], house.places(views["descriptions"], listed), places)
        rollout.learning[step] = ~others
        rollout.observations[step] = views["observations"]
        rollout.descriptions[step] = views["descriptions"]
        rollout.listed[step] = listed
        rollout.seats[step] = views["seats"]
        rollout.places[step] = places[:, 0]
        rollout.chances[step] = chances.gather(1, places)[:, 0]
        rollout.values[step] = values
        env.step(views["moves"].gather(1, places)[:, 0])
        rollout.done[step] = views["done"]
        rollout.worth[step] = worth(views["rewards"], views["points"], margin)


def credit(rollout: Rollout) -> tuple[Tensor, Tensor]:
    """Generalised advantages and returns. A seat's next state is the one in which it decides next, or the end.

    Steps are gone through backwards with what each seat of each environment will have come to. A decision whose
    outcome lies beyond the rollout is taken to be worth what it was thought to be: nothing is learnt from it.
    """
    advantages = torch.zeros_like(rollout.values)
    next_value = torch.zeros_like(rollout.worth[0])
    next_advantage = torch.zeros_like(next_value)
    known = torch.zeros_like(next_value, dtype=torch.bool)
    for step in reversed(range(len(advantages))):
        done = rollout.done[step][:, None]
        next_value = torch.where(done, rollout.worth[step], next_value)
        next_advantage = next_advantage.masked_fill(done, 0.0)
        known = known | done
        seat, value = rollout.seats[step][:, None], rollout.values[step][:, None]
        surprise = next_value.gather(1, seat) - value
        advantage = (surprise + LAMBDA * next_advantage.gather(1, seat)) * known.gather(1, seat)
        advantages[step] = advantage[:, 0]
        next_value = next_value.scatter(1, seat, value)
        next_advantage = next_advantage.scatter(1, seat, advantage)
        known = known.scatter(1, seat, True)
    return advantages, advantages + rollout.values


def learn(policy: Policy, optimizer: torch.optim.Optimizer, rollout: Rollout, settings: Settings) -> float:
    """Makes what went better than thought more likely, but not by much at once; returns how undecided it is."""
    advantages, returns = (each.flatten() for each in credit(rollout))
    own = rollout.learning.flatten().nonzero()[:, 0]
    advantages = (advantages - advantages[own].mean()) / (advantages[own].std() + 1e-6)
    seen = (rollout.observations, rollout.descriptions, rollout.listed, rollout.places, rollout.chances)
    flat = [each.flatten(0, 1) for each in seen]
    entropies: list[Tensor] = []
    for _ in range(settings.epochs):
        for rows in own[torch.randperm(len(own), device=own.device)].split(settings.rows):
            observations, descriptions, listed, places, before = (each[rows] for each in flat)
            chances, values = policy(observations, descriptions, listed)
            ratio = (chances.gather(1, places[:, None])[:, 0] - before).exp()
            gain = torch.minimum(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows]).mean()
            entropy = -(chances.exp() * chances).sum(dim=1).mean()
            loss = VALUE * (values - returns[rows]).square().mean() - gain - settings.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), STEEPEST)
            optimizer.step()
            entropies.append(entropy.detach())
    return float(torch.stack(entropies).mean())


def train(settings: Settings, console: Console) -> list[dict[str, float]]:
    """Learns for so many minutes, and keeps what it has learnt; returns how it went."""
    torch.manual_seed(settings.seed)
    env = matinee.vector(
        settings.game,
        players=settings.players,
        num_envs=settings.envs,
        seed=settings.seed,
        reward="win",
        checked=False,  # the policy chooses from the legal moves
        moves=True,
        device=settings.device,
    )
    names = ("observations", "descriptions", "moves", "seats", "rewards", "done", "points")
    views = {name: torch.from_dlpack(getattr(env.batch, name)) for name in names}
    sizes = (env.game.observation_size, len(env.game.move_features))
    policy = Policy(*sizes, settings.width, settings.narrow).to(settings.device)
    if settings.resume:
        numbers = Network.load(Path(settings.resume)).numbers
        policy.load_state_dict({name: torch.from_numpy(each) for name, each in numbers.items()})
    optimizer = torch.optim.Adam(policy.parameters(), lr=settings.rate, eps=1e-5)
    rollout, house = Rollout(settings, views), House(settings, env.game.move_features)
    rows: list[dict[str, float]] = []
    begun, decisions, last = time.monotonic(), 0, 60 * settings.minutes
    columns = (TextColumn("Learning"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=last)
        while (elapsed := time.monotonic() - begun) < last:
            optimizer.param_groups[0]["lr"] = settings.rate * max(1 - elapsed / last, 0.05)
            collect(env, views, policy, house, rollout, settings.margin)
            entropy = learn(policy, optimizer, rollout, settings)
            decisions += rollout.places.numel()
            elapsed = time.monotonic() - begun
            if elapsed >= len(rows) * last / settings.looks or elapsed >= last:
                rows.append({"seconds": elapsed, "decisions": decisions, "entropy": entropy})
                keep(policy, rows, settings)
                progress.console.print(
                    "{seconds:4.0f} s, {decisions:10,.0f} decisions, wins {wins:.3f}".format(**rows[-1])
                )
            progress.update(task, completed=elapsed)
    return rows


def keep(policy: Policy, rows: list[dict[str, float]], settings: Settings) -> None:
    """Measures what has been learnt, and writes it and all measurements down."""
    network = policy.network()
    network.save(settings.checkpoint)
    shares = against(network, settings.game, settings.players, settings.rival, settings.matches, 10_000_000)
    rows[-1] |= {"wins": float(shares.mean()), "cpu": time.process_time()}
    with settings.checkpoint.with_suffix(".csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def draw(rows: list[dict[str, float]], settings: Settings) -> None:
    """The learning curve."""
    from matinee.arena.chart_style import colour, figure, save, style

    with style():
        sheet = figure(7, 4)
        axes = sheet.add_subplot()
        millions, wins = [row["decisions"] / 1e6 for row in rows], [100 * row["wins"] for row in rows]
        axes.plot(millions, wins, color=colour(0), marker="o", markersize=3, label="learned")
        axes.axhline(100 / settings.players, color=colour(1), linestyle="--", label="fair share")
        axes.set_title(f"{settings.game}: one against {settings.players - 1} {settings.rival}")
        axes.set_xlabel("decisions in self-play, millions")
        axes.set_ylabel("wins, %")
        axes.set_ylim(bottom=0)
        axes.legend()
        save(sheet, Path(settings.out), settings.game)


def meet(settings: Settings, console: Console) -> None:
    """What was learnt against bots of the house in the arena: every deal from every seat."""
    from matinee.arena.lineups import Plan, Table
    from matinee.arena.report import run

    os.environ["LEARNED"] = str(settings.checkpoint.absolute())
    plan = Plan(Table(settings.game, settings.players), ("learned_bot:Learned", settings.rival), settings.seed)
    run(plan, settings.arena, "en", console, settings.checkpoint.with_suffix(f".arena-{int(time.time())}"))


def read(arguments: list[str] | None = None) -> Settings:
    parser = argparse.ArgumentParser(description="Self-play PPO on Matinee's vector environment.")
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    return Settings(**vars(parser.parse_args(arguments)))


def main() -> None:
    settings, console = read(), Console()
    rows = train(settings, console)
    draw(rows, settings)
    console.print(f"Kept as {settings.checkpoint}, with the learning curve beside it.")
    if settings.arena:
        meet(settings, console)


if __name__ == "__main__":
    main()
