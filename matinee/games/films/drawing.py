"""Dream Factory and Traumfabrik on a terminal: locations, studios, one's own films in full, the final score."""

from collections.abc import Sequence

from rich import box as lines
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from matinee.engine.i18n import translate
from matinee.games.drawing import (
    LETTERS,
    NEXT,
    WIDE,
    Picture,
    Prose,
    SideBySide,
    fit,
    one_line,
    player,
    stars,
)
from matinee.games.films.box import FilmsBox, Screenplay, Tile
from matinee.games.films.state import ROUNDS
from matinee.games.films.view import FilmsView, FilmView, LocationView, SeatView, TrophyView
from matinee.games.films.words import SYMBOLS, kind_name, space_label, trophy_name

ROOMY = 135  # from this many columns on, the studios stand beside the locations

STYLES = {
    "legend": "bold red",
    "director": "red",
    "actor": "green",
    "star": "bright_yellow",
    "effects": "yellow",
    "music": "magenta",
    "camera": "bright_blue",
    "contract": "cyan",
}


def draw(view: FilmsView, box: FilmsBox, names: Sequence[str], language: str) -> RenderableType:
    """The table as a seat sees it."""
    return Picture(Painter(view, box, names, language).board)


class Painter:
    """Draws one view of the table."""

    def __init__(self, view: FilmsView, box: FilmsBox, names: Sequence[str], language: str) -> None:
        self.view = view
        self.box = box
        self.names = names
        self.language = language
        self.tiles: dict[str, Tile] = {tile.id: tile for tile in box.tiles}
        self.scripts: dict[str, Screenplay] = {film.id: film for film in box.screenplays}

    def translate(self, message: str, **facts: int | str) -> str:
        return translate(self.language, f"drawing-films-{message}", **facts)

    def title(self, film: str) -> str:
        return self.scripts[film].title.in_language(self.language)

    def board(self, width: int) -> RenderableType:
        """What one needs for the decision comes last, next to the question."""
        roomy = width >= ROOMY
        if self.view.stage == "over":
            return Group(self.heading(), self.players(roomy), self.info())
        places = self.locations(1 if roomy else 2, words=width >= WIDE)
        if not roomy:
            return Group(self.heading(), self.players(roomy), places, self.info(), self.own())
        right = Group(self.players(roomy), self.own())
        return Group(self.heading(), SideBySide(Group(places, Text(), self.info()), right, ratio=(2, 3)))

    def heading(self) -> Prose:
        view = self.view
        facts = [
            self.box.name.in_language(self.language),
            translate(self.language, "drawing-round", round=view.round, rounds=ROUNDS),
            translate(self.language, "drawing-first", name=self.names[view.first]),
            self.translate("middle", pot=view.pot),
        ]
        return Prose(" · ".join(facts), "bold")

    # --- Locations

    def locations(self, stacks: int, words: bool) -> RenderableType:
        """The eight locations in order: in one stack, or in two where room is scarce."""
        blocks = [self.location(number, place, words) for number, place in enumerate(self.view.locations)]
        return Group(*blocks) if stacks == 1 else SideBySide(Group(*blocks[:4]), Group(*blocks[4:]))

    def location(self, number: int, place: LocationView, words: bool) -> RenderableType:
        current = number == self.view.location
        name = self.box.locations[number].name.in_language(self.language)
        past = self.view.location is not None and number < self.view.location
        head = f"{NEXT if current else '✓' if past else ' '} {number + 1} {name}"
        rows: list[Text] = [one_line(head, "bold reverse" if current else "dim" if past else "bold")]
        if place.tiles and place.tiles[0] is None:
            rows.append(Text("    " + "▒▒ " * len(place.tiles), "dim"))
        rows += [self.tile_line(tile, words, current) for tile in place.tiles if tile is not None]
        return Group(*rows)

    def tile_line(self, tile: str, words: bool, current: bool) -> Text:
        """A tile that lies on the board; its id where one may have to type it."""
        found = self.tiles[tile]
        typed = current and self.view.stage == "taking"
        return one_line(
            Text.assemble(
                "    ",
                (SYMBOLS[found.kind], STYLES[found.kind]),
                f" {kind_name(self.box, found.kind, self.language)}" if words else "",
                f" {stars(found.stars):<2} ",
                f"{tile}  " if typed else "",
                found.name.in_language(self.language),
            )
        )

    # --- What lies beside the board

    def info(self) -> RenderableType:
        view = self.view
        rows: list[str] = []
        if view.pile and view.stage != "over":
            rows.append(self.next_script(view.pile))
        elif view.stage != "over":
            rows.append(self.translate("pile-empty"))
        if view.legends:
            legends = ", ".join(self.tiles[tile].name.in_language(self.language) for tile in view.legends)
            rows.append(self.translate("legends", legends=legends))
        rows += [*self.markers(), *self.trophies()]
        shown: list[RenderableType] = [Prose(row, indent="  ", first="") for row in rows]
        if view.stage != "over":
            # A symbol and its word stay on one line.
            legend = "  ".join(f"{symbol} {self.kind(kind)}".replace(" ", "\xa0") for kind, symbol in SYMBOLS.items())
            shown.append(Prose(legend, "dim"))
        return Group(*shown)

    def next_script(self, film: str) -> str:
        script = self.scripts[film]
        spaces = " ".join(SYMBOLS[space] for space in script.spaces)
        facts = {"film": self.title(film), "genre": self.genre(film), "stars": stars(script.stars), "spaces": spaces}
        return self.translate("pile", left=self.view.pile_left, **facts)

    def kind(self, kind: str) -> str:
        return kind_name(self.box, kind, self.language)

    def genre(self, film: str) -> str:
        wanted = self.scripts[film].genre
        return next(genre.name.in_language(self.language) for genre in self.box.genres if genre.id == wanted)

    def markers(self) -> list[str]:
        """Those taken: they are fewer than those left."""
        taken = [film.marker for seat in self.view.seats for film in seat.finished if film.marker]
        ordered = sorted(taken, key=lambda marker: (int(marker.rstrip("+")), marker), reverse=True)
        return [self.translate("markers", taken=" ".join(ordered))] if ordered else []

    def trophies(self) -> list[str]:
        won = [self.trophy(trophy) for trophy in self.view.trophies if trophy.seat is not None]
        left = sum(trophy.seat is None and not trophy.lost for trophy in self.view.trophies)
        message = "trophies" if left else "trophies-end"
        return [self.translate(message, won=", ".join(won), left=left)] if won else []

    def trophy(self, trophy: TrophyView) -> str:
        name = trophy_name(self.box, trophy.id).in_language(self.language)
        return f"{name} {LETTERS[trophy.seat]}" if trophy.seat is not None else name

    # --- Players

    def players(self, roomy: bool) -> Table:
        """Everybody's studio in brief; one's own films being made stand below, in full."""
        table = Table(box=lines.ROUNDED, expand=True, show_header=False, padding=(0, 1), show_lines=roomy)
        table.add_column(width=20)
        table.add_column(ratio=1)
        for number, seat in enumerate(self.view.seats):
            awaited = NEXT if number in self.view.awaiting else " "
            name = Text.assemble(f"{awaited} ", player(number, self.names, self.view.seat, self.language))
            purse, made = self.purse(seat), self.made(seat, roomy)
            if number == self.view.seat or not seat.films:
                table.add_row(one_line(name), Group(purse, *made))
            else:
                films = SideBySide(*(self.brief(film) for film in seat.films))
                table.add_row(Group(one_line(name), purse), Group(films, *made))
        return table

    def purse(self, seat: SeatView) -> Text:
        """What a player has besides films: money, guests for a party, stars for the best director."""
        out = self.view.stage == "bidding" and not seat.in_auction
        money = "?" if seat.money is None else seat.money
        purse = self.translate("purse", money=money, actors=seat.actors, directors=seat.director_stars)
        return one_line(f"{purse} {self.translate('passed')}" if out else purse)

    def made(self, seat: SeatView, roomy: bool) -> list[RenderableType]:
        """Finished films: a line each, or run on where room is scarce."""
        films = [self.done(film) for film in seat.finished]
        if roomy:
            return [one_line(film) for film in films]
        return [Prose("  ".join(films))] if films else []

    def brief(self, film: FilmView) -> RenderableType:
        """A film in two lines: its total so far, and each space with the stars on it or a gap."""
        spaces = Text(" ").join(self.gap(space.asks, space.tiles) for space in film.spaces)
        return Group(one_line(f"{film.total} {self.title(film.id)}"), one_line(spaces))

    def gap(self, asks: str, tiles: list[str]) -> Text:
        if not tiles:
            return Text(f"{SYMBOLS[asks]}_", "dim")
        top = self.tiles[tiles[-1]]
        return Text(f"{SYMBOLS[top.kind]}{top.stars}".replace("-", "−"), STYLES[top.kind])

    def done(self, film: FilmView) -> str:
        trophies = f", {self.translate('trophy-count', count=len(film.trophies))}" if film.trophies else ""
        return f"✓\xa0{film.marker or '–'}\xa0{self.title(film.id)} ({self.genre(film.id)}{trophies})"

    # --- One's own films

    def own(self) -> RenderableType:
        if self.view.seat is None:
            return Text()
        films = self.view.seats[self.view.seat].films
        return SideBySide(*(self.in_full(film) for film in films)) if films else Text()

    def in_full(self, film: FilmView) -> Panel:
        """Every space with what it asks for and the tile on it, labelled as one types it."""

        def paint(width: int) -> Text:
            printed = f"{self.scripts[film.id].stars}★"
            rows = [Text(f"{fit(film.id, width - len(printed) - 1)} {printed}")]
            for number, space in enumerate(film.spaces):
                label = f"{space_label(number, len(film.spaces)):<4} {SYMBOLS[space.asks]} "
                rows.append(Text(label).append_text(self.on_space(space.asks, space.tiles, width - len(label))))
            return Text("\n").join(rows)

        return Panel(
            Picture(paint),
            box=lines.ROUNDED,
            title=one_line(self.title(film.id), "bold"),
            title_align="left",
            subtitle=Text(f"{self.genre(film.id)} · {film.total}★"),
            subtitle_align="right",
            padding=(0, 1),
        )

    def on_space(self, asks: str, tiles: list[str], width: int) -> Text:
        """The tile on a space with its stars, or what the space waits for."""
        if not tiles:
            return Text(fit(f"({self.kind(asks)})", width), "dim")
        top = self.tiles[tiles[-1]]
        other = f"{SYMBOLS[top.kind]} " if top.kind != asks else ""
        worth = stars(top.stars)
        return Text(
            f"{fit(other + top.name.in_language(self.language), width - len(worth) - 1)} {worth}", STYLES[top.kind]
        )
