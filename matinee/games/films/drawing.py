"""Dream Factory and Traumfabrik on a terminal: the locations, all studios and the viewer's own films in full."""

from collections.abc import Sequence

from rich import box as lines
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from matinee.engine.i18n import translate
from matinee.games.drawing import (
    ARROW,
    LETTERS,
    WIDE_COLUMNS,
    Prose,
    ResponsiveDrawing,
    SideBySide,
    fit,
    one_line,
    player_label,
    star_symbols,
)
from matinee.games.films.box import FilmsBox, Screenplay, Tile
from matinee.games.films.state import ROUNDS
from matinee.games.films.view import FilmsView, FilmView, LocationView, SeatView, TrophyView
from matinee.games.films.words import SYMBOLS, kind_name, space_label, trophy_name

SIDE_BY_SIDE_COLUMNS = 135  # the minimum terminal width for locations and studios side by side

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
    """Return the board as a seat sees it."""
    return ResponsiveDrawing(Painter(view, box, names, language).board)


class Painter:
    """Draws one view of the board."""

    def __init__(self, view: FilmsView, box: FilmsBox, names: Sequence[str], language: str) -> None:
        self.view = view
        self.box = box
        self.names = names
        self.language = language
        self.tiles: dict[str, Tile] = {tile.id: tile for tile in box.tiles}
        self.screenplays: dict[str, Screenplay] = {film.id: film for film in box.screenplays}

    def translate(self, message: str, **facts: int | str) -> str:
        """Return a message of this drawing."""
        return translate(self.language, f"drawing-films-{message}", **facts)

    def title(self, film: str) -> str:
        """Return the title of a film, given its id."""
        return self.screenplays[film].title.in_language(self.language)

    def board(self, width: int) -> RenderableType:
        """Return the whole board. The most relevant part comes last, next to the question."""
        wide = width >= SIDE_BY_SIDE_COLUMNS
        if self.view.stage == "over":
            return Group(self.heading(), self.players(wide), self.info())
        places = self.locations(1 if wide else 2, with_kinds=width >= WIDE_COLUMNS)
        if not wide:
            return Group(self.heading(), self.players(wide), places, self.info(), self.own_films())
        right = Group(self.players(wide), self.own_films())
        return Group(self.heading(), SideBySide(Group(places, Text(), self.info()), right, ratio=(2, 3)))

    def heading(self) -> Prose:
        """Return the line above the board."""
        view = self.view
        facts = [
            self.box.name.in_language(self.language),
            translate(self.language, "drawing-round", round=view.round, rounds=ROUNDS),
            translate(self.language, "drawing-first", name=self.names[view.first]),
            self.translate("middle", pot=view.pot),
        ]
        return Prose(" · ".join(facts), "bold")

    # --- Locations

    def locations(self, columns: int, with_kinds: bool) -> RenderableType:
        """Return the eight locations in order, in one or two columns."""
        blocks = [self.location(number, place, with_kinds) for number, place in enumerate(self.view.locations)]
        return Group(*blocks) if columns == 1 else SideBySide(Group(*blocks[:4]), Group(*blocks[4:]))

    def location(self, number: int, place: LocationView, with_kinds: bool) -> RenderableType:
        """Return a location with its tiles."""
        current = number == self.view.location
        name = self.box.locations[number].name.in_language(self.language)
        past = self.view.location is not None and number < self.view.location
        head = f"{ARROW if current else '✓' if past else ' '} {number + 1} {name}"
        rows: list[Text] = [one_line(head, "bold reverse" if current else "dim" if past else "bold")]
        if place.tiles and place.tiles[0] is None:
            rows.append(Text("    " + "▒▒ " * len(place.tiles), "dim"))
        rows += [self.tile_line(tile, with_kinds, current) for tile in place.tiles if tile is not None]
        return Group(*rows)

    def tile_line(self, tile: str, with_kinds: bool, current: bool) -> Text:
        """Return a tile on the board, with its id if it can be taken now."""
        tile_data = self.tiles[tile]
        can_be_taken = current and self.view.stage == "taking"
        return one_line(
            Text.assemble(
                "    ",
                (SYMBOLS[tile_data.kind], STYLES[tile_data.kind]),
                f" {kind_name(self.box, tile_data.kind, self.language)}" if with_kinds else "",
                f" {star_symbols(tile_data.stars):<2} ",
                f"{tile}  " if can_be_taken else "",
                tile_data.name.in_language(self.language),
            )
        )

    # --- Pile, legends, markers and trophies

    def info(self) -> RenderableType:
        """Return the pile, the legends, the markers and trophies won, and the meaning of the symbols."""
        view = self.view
        rows: list[str] = []
        if view.pile and view.stage != "over":
            rows.append(self.pile_line(view.pile))
        elif view.stage != "over":
            rows.append(self.translate("pile-empty"))
        if view.legends:
            legends = ", ".join(self.tiles[tile].name.in_language(self.language) for tile in view.legends)
            rows.append(self.translate("legends", legends=legends))
        rows += [*self.markers(), *self.trophies()]
        parts: list[RenderableType] = [Prose(row, indent="  ", first="") for row in rows]
        if view.stage != "over":
            # Non-breaking spaces keep a symbol and its word on one line.
            legend = "  ".join(f"{symbol} {self.kind(kind)}".replace(" ", "\xa0") for kind, symbol in SYMBOLS.items())
            parts.append(Prose(legend, "dim"))
        return Group(*parts)

    def pile_line(self, film: str) -> str:
        """Return the top screenplay of the pile."""
        screenplay = self.screenplays[film]
        spaces = " ".join(SYMBOLS[space] for space in screenplay.spaces)
        stars = star_symbols(screenplay.stars)
        facts = {"film": self.title(film), "genre": self.genre(film), "stars": stars, "spaces": spaces}
        return self.translate("pile", left=self.view.pile_left, **facts)

    def kind(self, kind: str) -> str:
        """Return the name of a kind of tile."""
        return kind_name(self.box, kind, self.language)

    def genre(self, film: str) -> str:
        """Return the name of a film's genre, given the film's id."""
        genre_id = self.screenplays[film].genre
        return next(genre.name.in_language(self.language) for genre in self.box.genres if genre.id == genre_id)

    def markers(self) -> list[str]:
        """Return the markers taken (a shorter list than the markers left)."""
        taken = [film.marker for seat in self.view.seats for film in seat.finished if film.marker]
        ordered = sorted(taken, key=lambda marker: (int(marker.rstrip("+")), marker), reverse=True)
        return [self.translate("markers", taken=" ".join(ordered))] if ordered else []

    def trophies(self) -> list[str]:
        """Return the trophies won and the number of those left."""
        won = [self.trophy(trophy) for trophy in self.view.trophies if trophy.seat is not None]
        left = sum(trophy.seat is None and not trophy.lost for trophy in self.view.trophies)
        message = "trophies" if left else "trophies-end"
        return [self.translate(message, won=", ".join(won), left=left)] if won else []

    def trophy(self, trophy: TrophyView) -> str:
        """Return a trophy with the letter of the seat that holds it."""
        name = trophy_name(self.box, trophy.id).in_language(self.language)
        return f"{name} {LETTERS[trophy.seat]}" if trophy.seat is not None else name

    # --- Players

    def players(self, wide: bool) -> Table:
        """Return a row for each seat. The viewer's own unfinished films are drawn below instead."""
        table = Table(box=lines.ROUNDED, expand=True, show_header=False, padding=(0, 1), show_lines=wide)
        table.add_column(width=20)
        table.add_column(ratio=1)
        for number, seat in enumerate(self.view.seats):
            arrow = ARROW if number in self.view.awaiting else " "
            name = Text.assemble(f"{arrow} ", player_label(number, self.names, self.view.seat, self.language))
            resources, finished = self.resources(seat), self.finished_films(seat, wide)
            if number == self.view.seat or not seat.films:
                table.add_row(one_line(name), Group(resources, *finished))
            else:
                films = SideBySide(*(self.film_summary(film) for film in seat.films))
                table.add_row(Group(one_line(name), resources), Group(films, *finished))
        return table

    def resources(self, seat: SeatView) -> Text:
        """Return a seat's money, actors and director stars, and whether it has passed."""
        has_passed = self.view.stage == "bidding" and not seat.in_auction
        money = "?" if seat.money is None else seat.money
        resources = self.translate("purse", money=money, actors=seat.actors, directors=seat.director_stars)
        return one_line(f"{resources} {self.translate('passed')}" if has_passed else resources)

    def finished_films(self, seat: SeatView, wide: bool) -> list[RenderableType]:
        """Return a seat's finished films, one on each line if the terminal is wide."""
        films = [self.finished_film_line(film) for film in seat.finished]
        if wide:
            return [one_line(film) for film in films]
        return [Prose("  ".join(films))] if films else []

    def film_summary(self, film: FilmView) -> RenderableType:
        """Return an unfinished film in two lines: its total and title, then its spaces."""
        spaces = Text(" ").join(self.space_summary(space.asks, space.tiles) for space in film.spaces)
        return Group(one_line(f"{film.total} {self.title(film.id)}"), one_line(spaces))

    def space_summary(self, asks: str, tiles: list[str]) -> Text:
        """Return a space with the stars of its top tile, or a gap."""
        if not tiles:
            return Text(f"{SYMBOLS[asks]}_", "dim")
        top = self.tiles[tiles[-1]]
        return Text(f"{SYMBOLS[top.kind]}{top.stars}".replace("-", "−"), STYLES[top.kind])

    def finished_film_line(self, film: FilmView) -> str:
        """Return a finished film with its marker, genre and trophies."""
        trophies = f", {self.translate('trophy-count', count=len(film.trophies))}" if film.trophies else ""
        return f"✓\xa0{film.marker or '–'}\xa0{self.title(film.id)} ({self.genre(film.id)}{trophies})"

    # --- The viewer's own films

    def own_films(self) -> RenderableType:
        """Return the viewer's unfinished films side by side."""
        if self.view.seat is None:
            return Text()
        films = self.view.seats[self.view.seat].films
        return SideBySide(*(self.film_panel(film) for film in films)) if films else Text()

    def film_panel(self, film: FilmView) -> Panel:
        """Return an unfinished film with all its spaces, labelled as in notation."""

        def paint(width: int) -> Text:
            printed = f"{self.screenplays[film.id].stars}★"
            rows = [Text(f"{fit(film.id, width - len(printed) - 1)} {printed}")]
            for number, space in enumerate(film.spaces):
                label = f"{space_label(number, len(film.spaces)):<4} {SYMBOLS[space.asks]} "
                rows.append(Text(label).append_text(self.space_text(space.asks, space.tiles, width - len(label))))
            return Text("\n").join(rows)

        return Panel(
            ResponsiveDrawing(paint),
            box=lines.ROUNDED,
            title=one_line(self.title(film.id), "bold"),
            title_align="left",
            subtitle=Text(f"{self.genre(film.id)} · {film.total}★"),
            subtitle_align="right",
            padding=(0, 1),
        )

    def space_text(self, asks: str, tiles: list[str], width: int) -> Text:
        """Return the top tile of a space with its stars, or the kind it asks for."""
        if not tiles:
            return Text(fit(f"({self.kind(asks)})", width), "dim")
        top = self.tiles[tiles[-1]]
        symbol = f"{SYMBOLS[top.kind]} " if top.kind != asks else ""
        stars = star_symbols(top.stars)
        return Text(
            f"{fit(symbol + top.name.in_language(self.language), width - len(stars) - 1)} {stars}", STYLES[top.kind]
        )
