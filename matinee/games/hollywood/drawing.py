"""Hollywood on a terminal: the four columns, the cards and films of each player, and the final score."""

from collections.abc import Sequence

from rich import box as lines
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matinee.engine.i18n import translate
from matinee.games.drawing import (
    ARROW,
    WIDE_COLUMNS,
    Prose,
    ResponsiveDrawing,
    one_line,
    player_label,
    seat_badge,
    star_symbols,
)
from matinee.games.hollywood.box import GENRE_IDS, BlockbusterCard, HollywoodBox, ScreenplayCard, StarCard
from matinee.games.hollywood.score_sheet import factors
from matinee.games.hollywood.view import Film, HollywoodView, Place, Seat

SYMBOLS = {"action": "↯", "horror": "†", "romance": "♡", "blockbuster": "◆"}
STYLES = {"action": "yellow", "horror": "red", "romance": "magenta", "blockbuster": "cyan", "star": "bold"}

Card = StarCard | ScreenplayCard | BlockbusterCard


def draw(view: HollywoodView, box: HollywoodBox, names: Sequence[str], language: str) -> RenderableType:
    """Return the board as a seat sees it."""

    def paint(width: int) -> RenderableType:
        parts: list[RenderableType] = [heading(view, box, names, language)]
        if view.columns:
            parts += [columns(view, box, language, width), legend(view, language)]
        return Group(*parts, players(view, box, names, language, width))

    return ResponsiveDrawing(paint)


def heading(view: HollywoodView, box: HollywoodBox, names: Sequence[str], language: str) -> Prose:
    """Return the line above the board."""
    facts = [
        box.name.in_language(language),
        translate(language, "drawing-round", round=view.round, rounds=view.rounds),
        translate(language, "drawing-first", name=names[view.starter]),
    ]
    if view.scarcity:
        scarce = "  ".join(f"{SYMBOLS[genre]} {view.scarce[genre]}" for genre in GENRE_IDS)
        facts.append(translate(language, "drawing-hollywood-scarcity", scarce=scarce))
    return Prose(" · ".join(facts), "bold")


def columns(view: HollywoodView, box: HollywoodBox, language: str, width: int) -> Table:
    """Return the columns, one card in each cell, aligned at the bottom, with the move for each column in the footer."""
    cards = {card.id: card for card in box.cards}
    table = Table(
        box=lines.ROUNDED, expand=True, show_lines=True, show_header=False, show_footer=view.stage == "laying"
    )
    for number, column in enumerate(view.columns, 1):
        full = all(place.reel is not None for place in column)
        table.add_column(footer=translate(language, "drawing-hollywood-full") if full else f"▲ reel {number}", ratio=1)
    rows = max(len(column) for column in view.columns)
    for row in range(rows):
        shown = [column[row - rows] if row >= rows - len(column) else None for column in view.columns]
        table.add_row(*(cell(view, place, cards[place.card], language, width) if place else "" for place in shown))
    return table


def cell(view: HollywoodView, place: Place, card: Card, language: str, width: int) -> Text:
    """Return a card with its reel, kind and name. A card that has been handed out is dim and ticked."""
    reel = Text("   ") if place.reel is None else seat_badge(place.reel)
    if place.gone:
        return Text.assemble("✓   ", kind(card, language, width), "\n", card.name.in_language(language), style="dim")
    arrow = f"{ARROW} " if view.star == card.id else ""
    return Text.assemble(reel, " ", kind(card, language, width), "\n", arrow, card.name.in_language(language))


def kind(card: Card, language: str, width: int) -> Text:
    """Return a card's symbol and, on a wide terminal, its kind in words."""
    if isinstance(card, StarCard):
        return Text(star_symbols(card.stars), STYLES["star"])
    genre = card.genre if isinstance(card, ScreenplayCard) else "blockbuster"
    text = Text(SYMBOLS[genre], STYLES[genre])
    if width >= WIDE_COLUMNS:
        text.append(f" {genre_name(genre, language)}")
    if isinstance(card, ScreenplayCard) and card.award:
        text.append(" ×2")
    return text


def genre_name(genre: str, language: str) -> str:
    """Return the name of a genre, or the word for a blockbuster."""
    return translate(
        language, "drawing-hollywood-blockbuster" if genre == "blockbuster" else f"hollywood-genre-{genre}"
    )


def legend(view: HollywoodView, language: str) -> Prose:
    """Return the meaning of the symbols and the order in which cards are handed out."""
    genres = "  ".join(f"{symbol} {genre_name(genre, language)}" for genre, symbol in SYMBOLS.items())
    order = translate(language, "drawing-hollywood-order-up" if view.prototype else "drawing-hollywood-order")
    return Prose(f"{genres}  ★ {translate(language, 'drawing-hollywood-legend')}\n{order}", "dim", indent=" ")


def players(view: HollywoodView, box: HollywoodBox, names: Sequence[str], language: str, width: int) -> Table:
    """Return a row for each seat: reels, studio cards, projects, films and points."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="italic")
    own_headings = [f"drawing-hollywood-{heading}" for heading in ("reels", "cards", "projects", "films")]
    ratios = (None, None, None, 3, 4, None) if width >= WIDE_COLUMNS else (None,) * 6
    for heading, ratio in zip(("drawing-player", *own_headings, "drawing-points"), ratios, strict=True):
        align = "right" if heading == "drawing-points" else "left"
        table.add_column(translate(language, heading), justify=align, ratio=ratio)
    for number, seat in enumerate(view.seats):
        arrow = ARROW if number in view.awaiting else " "
        table.add_row(
            Text.assemble(f"{arrow} ", player_label(number, names, view.seat, language)),
            "●" * seat.reels or "–",
            " ".join(["clap"] * seat.clap + ["double"] * seat.double) or "–",
            projects(seat, box, language, width),
            films(view, seat, box, language, width),
            str(seat.points),
        )
    return table


def projects(seat: Seat, box: HollywoodBox, language: str, width: int) -> Text:
    """Return a seat's projects with their sizes, awards counted twice, and on a wide terminal their cards."""
    started = [genre for genre in GENRE_IDS if seat.projects[genre]]
    if not started:
        return Text("–")
    if width < WIDE_COLUMNS:
        return Text("  ").join(Text(f"{SYMBOLS[genre]} {seat.sizes[genre]}", STYLES[genre]) for genre in started)
    return Text("\n").join(
        one_line(
            Text.assemble(
                (f"{SYMBOLS[genre]} {seat.sizes[genre]} – ", STYLES[genre]),
                ", ".join(card_name(box, card, language) for card in seat.projects[genre]),
            )
        )
        for genre in started
    )


def films(view: HollywoodView, seat: Seat, box: HollywoodBox, language: str, width: int) -> Text:
    """Return a seat's finished films and blockbusters with their values."""
    parts = [
        Text.assemble(
            (SYMBOLS[film.genre], STYLES[film.genre]),
            f"{' ' if width >= WIDE_COLUMNS else ''}{product(view, film, box)}",
            f", {card_name(box, film.star, language)}" if width >= WIDE_COLUMNS else "",
        )
        for film in seat.films
    ]
    if seat.blockbusters:
        count = len(seat.blockbusters)
        parts.append(Text(f"{SYMBOLS['blockbuster']}{count}×2={2 * count}", STYLES["blockbuster"]))
    return Text("\n" if width >= WIDE_COLUMNS else "  ").join(parts) if parts else Text("–")


def product(view: HollywoodView, film: Film, box: HollywoodBox) -> str:
    """H-E2, H-V1: return the value of a film as a product of its factors."""
    cards, stars, *scarce = map(str, factors(view, film, box))
    return f"{'×'.join([cards, f'{stars}★', *scarce])}={film.value}"


def card_name(box: HollywoodBox, card: str, language: str) -> str:
    """Return the name of the card with an id."""
    return next(each.name.in_language(language) for each in box.cards if each.id == card)
