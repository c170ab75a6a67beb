"""The report on a box of Hollywood."""

from collections.abc import Sequence

from msgspec import Struct

from matinee.games.hollywood.box import HollywoodBox
from matinee.games.hollywood.lab.game_summary import HollywoodGame
from matinee.games.hollywood.lab.points import (
    LARGEST_SIZE,
    REELS_PER_PLAYER,
    FilmMaking,
    Sources,
    StarUse,
    StudioCard,
    ThrownKind,
    film_making_of,
    sources_of,
    stars_of,
    studio_cards_of,
    thrown_of,
)
from matinee.lab.aims import Aim, judge_aim, judge_balance
from matinee.lab.outcome import Outcome, Place, outcome_of, results_by_seat
from matinee.lab.statistics import Estimate, mean_of, share_of

RARE = 0.005  # share of films below which a size hardly occurs


class Variant(Struct, frozen=True, kw_only=True):
    """The results of the games with the same options."""

    options: list[str]
    games: int
    outcome: Outcome
    everybody: Sources
    winners: Sources
    films: Estimate  # per game
    size: Estimate
    value: Estimate


class HollywoodReport(Struct, frozen=True, kw_only=True, tag="hollywood"):
    """The report on games with the same number of players. All but `variants` is about games with the first options."""

    games: int
    players: int
    aims: list[Aim]
    outcome: Outcome
    making: FilmMaking
    everybody: Sources  # points by source
    winners: Sources
    stars: list[StarUse]
    reel: float  # mean points per reel
    wasted: Estimate  # stars per game
    studio_cards: list[StudioCard]
    thrown: list[ThrownKind]
    seats: list[Place]
    variants: list[Variant]


def report_of(games: Sequence[HollywoodGame], box: HollywoodBox) -> HollywoodReport:
    """Return the report on games with the same number of players. Its main part uses the first game's options."""
    variants: dict[tuple[str, ...], list[HollywoodGame]] = {}
    for game in games:
        variants.setdefault(options_of(game), []).append(game)
    shown = variants[options_of(games[0])]
    everybody, winners = sources_of(shown)
    outcome = outcome_of(shown)
    report = HollywoodReport(
        games=len(shown),
        players=shown[0].players,
        aims=[],
        outcome=outcome,
        making=film_making_of(shown),
        everybody=everybody,
        winners=winners,
        stars=stars_of(shown, box),
        reel=outcome.points.value / REELS_PER_PLAYER,
        wasted=mean_of([len(game.wasted) for game in shown]),
        studio_cards=studio_cards_of(shown),
        thrown=thrown_of(shown, box),
        seats=results_by_seat([game.starter for game in shown], shown),
        variants=[variant_of(list(options), games_of_variant) for options, games_of_variant in variants.items()],
    )
    report.aims.extend(aims_of(report))
    return report


def options_of(game: HollywoodGame) -> tuple[str, ...]:
    """Return the options that were switched on."""
    return tuple(name for name in ("scarcity", "prototype") if getattr(game, name))


def variant_of(options: list[str], games: Sequence[HollywoodGame]) -> Variant:
    """Return the results of the games with these options."""
    everybody, winners = sources_of(games)
    making = film_making_of(games)
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


def aims_of(report: HollywoodReport) -> list[Aim]:
    """Return the designer's aims with their verdicts, the most important first."""
    films = sum(report.making.sizes)
    aims: list[Aim] = []
    for size in range(1, LARGEST_SIZE + 1):
        aims.append(judge_aim("size", share_of(report.making.sizes[size - 1], films), RARE, None, "share", str(size)))
    aims += [judge_aim("star", star.gain, 0, None, "number", str(star.stars)) for star in report.stars]
    aims += [judge_balance("seat", str(place.number), place.wins, place.fair) for place in report.seats]
    return aims
