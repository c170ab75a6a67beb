"""The public description of a game's options."""

from matinee.api_types import OptionInfo, OptionValue
from matinee.engine.game import Game
from matinee.engine.options import Option


def option_info(game: Game, option: Option) -> OptionInfo:
    """Return an option with its texts in all languages."""
    return OptionInfo(
        id=option.id,
        kind=option.kind,
        values=[OptionValue(value, game.value_label(option, value)) for value in option.values],
        default=option.default,
        label=game.option_label(option),
        help=game.option_help(option),
        clause=option.clause,
    )
