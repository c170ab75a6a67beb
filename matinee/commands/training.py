"""The command that trains network bots."""

from pathlib import Path
from typing import Annotated

import typer

from matinee.commands.common import ARENA, SYSTEM_LANGUAGE, Lang, console, needs_extra

app: typer.Typer = typer.Typer()


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="A game that has a training configuration.")],
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    minutes: Annotated[
        float | None, typer.Option(min=0.0, help="How long to train now; the configured time if not given.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="A checkpoint to continue, or weights to start from.", exists=True)
    ] = None,
    out: Annotated[Path, typer.Option(help="The folder for checkpoint, weights and progress.")] = Path("training"),
    seed: Annotated[int, typer.Option(help="A whole number, recorded in the weights.")] = 1,
    config: Annotated[Path | None, typer.Option(help="A TOML file instead of the packaged one.", exists=True)] = None,
    against: Annotated[
        Path | None,
        typer.Option(help="Train a best response to these weights, which play all other seats.", exists=True),
    ] = None,
    decisions: Annotated[
        float, typer.Option(min=0.0, help="Stop after this many million decisions of the whole run.")
    ] = float("inf"),
    lang: Lang = SYSTEM_LANGUAGE,
) -> None:
    """Train a network for a game by self-play. It needs the train extra; see docs/training.md."""
    needs_extra("train", "torch", *ARENA)
    from matinee.training.configuration import configuration_for, read_configuration
    from matinee.training.trainer import Trainer

    configuration = read_configuration(config) if config else configuration_for(game)
    trainer = Trainer(configuration, out, seed, device, resume, console, against)
    trainer.train(configuration.minutes if minutes is None else minutes, decisions=1e6 * decisions)
    trainer.draw()
