"""The charts of an arena. Bots keep their colours from one to the next."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from matinee.arena.chart_style import INK, SOFT, colour, figure, save, style
from matinee.arena.comparisons import Between, Verdict
from matinee.arena.lineups import short_names
from matinee.arena.number_format import number, percent
from matinee.engine.i18n import LocalisedName, translate

WIDTH = 7.2  # inches
HEAD = 1.35  # inches of title and axis,
ROW = 0.34  # and of every row
TALL_ROW = 0.8
LEFT = 0.017  # where titles begin, in parts of the width
ROOM = 0.12  # for a value right of the last interval, in parts of the axis
MOST_BARS = 50  # in a distribution


def draw_all(
    verdict: Verdict, points: Mapping[str, Sequence[int]], game: LocalisedName, folder: Path, language: str
) -> None:
    """Draws what there is to draw, into a folder. `points` are all that each bot made."""
    with style():
        if len(verdict.bots) > 1:
            draw_ratings(verdict, game, folder, language)
        draw_shares(verdict, game, folder, language)
        draw_points(verdict, points, game, folder, language)


def draw_ratings(verdict: Verdict, game: LocalisedName, folder: Path, language: str) -> None:
    """Every bot's rating with its interval, the strongest on top."""
    names = short_names([each.bot for each in verdict.bots])
    rows = [(place, each.bot, each.rating) for place, each in enumerate(verdict.bots) if each.rating]
    rows.sort(key=lambda row: -row[2].value)
    sheet, axes = _sheet(HEAD + ROW * len(rows))
    axes.axvline(0, color=SOFT, linewidth=0.8)
    for row, (place, _, rating) in enumerate(rows):
        _interval(axes, row, rating, colour(place), number(rating.value, language, sign=True))
    _rows(axes, [names[bot] for _, bot, _ in rows])
    low, high = axes.get_xlim()
    axes.set_xlim(low, high + ROOM * (high - low))
    _ticks(axes, lambda value: number(value, language, sign=True))
    axes.set_xlabel(translate(language, "arena-axis-rating"))
    _title(axes, "arena-chart-ratings", _subtitle(verdict, game, language), language)
    save(sheet, folder, "ratings")


def draw_shares(verdict: Verdict, game: LocalisedName, folder: Path, language: str) -> None:
    """What the one wins in every line-up, with its interval, beside the share among equals."""
    places = {each.bot: place for place, each in enumerate(verdict.bots)}
    names = short_names(list(places))
    count = verdict.arena.players - 1
    rows = [(each, each.share) for each in verdict.line_ups if each.share]
    sheet, axes = _sheet(HEAD + 0.2 + ROW * len(rows))
    fair = verdict.line_ups[0].fair
    axes.axvline(fair, color=INK, linewidth=1.1, linestyle=(0, (4, 3)), zorder=1)
    for row, (line_up, share) in enumerate(rows):
        _interval(axes, row, share, colour(places[line_up.one]), percent(share.value, language))
    _rows(
        axes,
        [translate(language, "arena-against", one=names[a.one], count=count, rest=names[a.rest]) for a, _ in rows],
    )
    most = max(fair, *(share.high for _, share in rows))
    axes.set_xlim(0, most)
    axes.set_xticks([tick for tick in axes.get_xticks() if 0 <= tick <= 1])
    axes.set_xlim(0, most * (1 + ROOM))
    axes.spines["bottom"].set_bounds(0, min(1.0, most * (1 + ROOM)))
    _ticks(axes, lambda value: percent(value, language, 0))
    axes.set_xlabel(translate(language, "arena-axis-share"))
    said = translate(language, "arena-fair", fair=percent(fair, language, 0 if 100 % (count + 1) == 0 else 1))
    axes.annotate(
        said,
        (fair, 1),
        xycoords=("data", "axes fraction"),
        xytext=(0, 4),
        textcoords="offset points",
        ha="center",
        color=INK,
        fontsize=8.5,
    )
    _title(axes, "arena-chart-shares", _subtitle(verdict, game, language), language)
    save(sheet, folder, "shares")


def draw_points(
    verdict: Verdict, points: Mapping[str, Sequence[int]], game: LocalisedName, folder: Path, language: str
) -> None:
    """How often each bot made so many points; bots below each other, on one scale."""
    names = short_names([each.bot for each in verdict.bots])
    rows = [(place, each.bot) for place, each in enumerate(verdict.bots) if points.get(each.bot)]
    sheet, axes = _sheet(HEAD + TALL_ROW * len(rows))
    low, high = min(min(points[bot]) for _, bot in rows), max(max(points[bot]) for _, bot in rows)
    width = -(-(high - low + 1) // MOST_BARS)
    edges = [low - 0.5 + width * step for step in range((high - low) // width + 2)]
    for row, (place, bot) in enumerate(rows):
        made = Counter((each - low) // width for each in points[bot])
        bars = [made[step] / max(made.values()) for step in range(len(edges) - 1)]
        axes.stairs([row - 0.7 * bar for bar in bars], edges, baseline=row, fill=True, color=colour(place), zorder=2)
        axes.plot([edges[0], edges[-1]], [row, row], color=SOFT, linewidth=0.8, zorder=2)
        average = sum(points[bot]) / len(points[bot])
        axes.plot([average, average], [row, row - 0.86], color=INK, linewidth=1.4, solid_capstyle="butt", zorder=3)
        _note(axes, average, row - 0.8, number(average, language, 1))
    _rows(axes, [names[bot] for _, bot in rows], top=0.95, bottom=0.12, lifted=0.3)
    axes.margins(x=0.02)
    _ticks(axes, lambda value: number(value, language))
    axes.set_xlabel(translate(language, "arena-axis-points"))
    _title(axes, "arena-chart-points", _subtitle(verdict, game, language, "arena-subtitle-points"), language)
    save(sheet, folder, "points")


def _sheet(height: float) -> tuple[Any, Any]:
    sheet = figure(WIDTH, height)
    return sheet, sheet.add_subplot()


def _interval(axes: Any, row: int, found: Between, tone: str, text: str) -> None:
    """A dot, its interval, and its value beside it."""
    axes.plot([found.low, found.high], [row, row], color=tone, linewidth=2.2, zorder=2, clip_on=False)
    dot = {"markersize": 5.8, "markeredgecolor": "white", "markeredgewidth": 0.7}
    axes.plot([found.value], [row], "o", color=tone, **dot, zorder=3, clip_on=False)
    _note(axes, found.high, row, text)


def _note(axes: Any, x: float, y: float, text: str) -> None:
    """A value, right of where it was measured."""
    place = {"xytext": (6, 0), "textcoords": "offset points", "ha": "left", "va": "center_baseline"}
    paper = {"facecolor": "white", "edgecolor": "none", "pad": 0.8}  # so that no line runs through it
    axes.annotate(text, (x, y), **place, fontsize=8.5, color=INK, bbox=paper, zorder=2.5)


def _rows(axes: Any, names: Sequence[str], top: float = 0.6, bottom: float = 0.5, lifted: float = 0.0) -> None:
    """Names down the left side, the first on top."""
    axes.set_yticks([row - lifted for row in range(len(names))], names, color=INK)
    axes.set_ylim(len(names) - 1 + bottom, -top)
    axes.tick_params(axis="y", length=0, pad=9)
    axes.grid(axis="y", visible=False)
    axes.spines["left"].set_visible(False)


def _ticks(axes: Any, write: Callable[[float], str]) -> None:
    def written(value: float, place: int) -> str:
        return write(value)

    axes.xaxis.set_major_formatter(written)


def _title(axes: Any, title: str, subtitle: str, language: str) -> None:
    """Title and, smaller below it, what it is drawn from; both where the names begin."""
    sheet = axes.figure
    head = sheet.suptitle(
        f"{translate(language, title)}\n", x=LEFT, ha="left", fontsize=13, fontweight="bold", color=INK
    )
    axes.annotate(subtitle, (0, 0), xycoords=head, va="bottom", fontsize=9, color=SOFT).set_in_layout(False)


def _subtitle(verdict: Verdict, game: LocalisedName, language: str, message: str = "arena-subtitle") -> str:
    facts = {"game": game, "players": verdict.arena.players, "games": verdict.games, "deals": verdict.deals}
    return translate(language, message, **facts)
