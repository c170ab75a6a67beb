"""All that the lab finds out about a box of Hollywood."""

from collections.abc import Sequence

from msgspec import Struct

from matinee.games.hollywood.box import HollywoodBox
from matinee.lab.aims import Aim, aim, balance
from matinee.lab.hollywood.facts import HollywoodGame
from matinee.lab.hollywood.points import (
    LARGEST,
    REELS_EACH,
    FilmMaking,
    Sources,
    StarUse,
    StudioCard,
    ThrownKind,
    making_of,
    sources_of,
    stars_of,
    studio_cards_of,
    thrown_of,
)
from matinee.lab.outcome import Outcome, Place, outcome_of, seats
from matinee.lab.statistics import Estimate, mean_of, share_of

RARE = 0.005  # films of a size that are as rare as this hardly occur


class Variant(Struct, frozen=True, kw_only=True):
    """How a game goes with some options."""

    options: list[str]
    games: int
    outcome: Outcome
    everybody: Sources
    winners: Sources
    films: Estimate  # a game
    size: Estimate
    value: Estimate


class HollywoodReport(Struct, frozen=True, kw_only=True, tag="hollywood"):
    """`variants` are compared at the end; everything else is of games with the options of the first of them."""

    games: int
    players: int
    aims: list[Aim]
    outcome: Outcome
    making: FilmMaking
    everybody: Sources  # where points come from
    winners: Sources
    stars: list[StarUse]
    reel: float  # points that an average reel brings
    wasted: Estimate  # stars a game
    studio_cards: list[StudioCard]
    thrown: list[ThrownKind]
    seats: list[Place]
    variants: list[Variant]


def report_of(games: Sequence[HollywoodGame], box: HollywoodBox) -> HollywoodReport:
    """Games of as many players each; those with the same options as the first one are reported, the others compared."""
    sets: dict[tuple[str, ...], list[HollywoodGame]] = {}
    for game in games:
        sets.setdefault(options_of(game), []).append(game)
    shown = sets[options_of(games[0])]
    everybody, winners = sources_of(shown)
    outcome = outcome_of(shown)
    found = HollywoodReport(
        games=len(shown),
        players=shown[0].players,
        aims=[],
        outcome=outcome,
        making=making_of(shown),
        everybody=everybody,
        winners=winners,
        stars=stars_of(shown, box),
        reel=outcome.points.value / REELS_EACH,
        wasted=mean_of([len(game.wasted) for game in shown]),
        studio_cards=studio_cards_of(shown),
        thrown=thrown_of(shown, box),
        seats=seats([game.starter for game in shown], shown),
        variants=[variant_of(list(options), each) for options, each in sets.items()],
    )
    found.aims.extend(aims_of(found))
    return found


def options_of(game: HollywoodGame) -> tuple[str, ...]:
    return tuple(name for name in ("scarcity", "prototype") if getattr(game, name))


def variant_of(options: list[str], games: Sequence[HollywoodGame]) -> Variant:
    everybody, winners = sources_of(games)
    making = making_of(games)
    return Variant(
        options=options,
        games=len(games),
        outcome=outcome_of(games),
        everybody=everybody,
        winners=winners,
        films=making.game,
        size=making.size,
        value=making.value,
    )


def aims_of(found: HollywoodReport) -> list[Aim]:
    """What the designer aims at, the most important first."""
    films = sum(found.making.sizes)
    aims: list[Aim] = []
    for size in range(1, LARGEST + 1):
        aims.append(aim("size", share_of(found.making.sizes[size - 1], films), RARE, None, "share", str(size)))
    aims += [aim("star", star.gain, 0, None, "number", str(star.stars)) for star in found.stars]
    aims += [balance("seat", str(place.number), place.wins, place.fair) for place in found.seats]
    return aims
