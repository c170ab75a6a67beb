"""Dream Factory and Traumfabrik on a terminal: locations, studios, one's own films in full, the final score."""

from collections.abc import Sequence

from rich import box as lines
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from matinee.engine.words import say
from matinee.games.drawing import NEXT, WIDE, Picture, Prose, mark, one_line, player, score_table, side_by_side, stars
from matinee.games.films.box import FilmsBox, Screenplay, Tile
from matinee.games.films.state import ROUNDS
from matinee.games.films.view import FilmsView, FilmView, LocationView, SeatView, TrophyView
from matinee.games.films.words import SYMBOLS, kind_name, space_label, tile_words, trophy_name

STYLES = {"actor": "green", "star": "bright_yellow", "legend": "bold red", "director": "red", "contract": "cyan"}
STYLES |= {"effects": "yellow", "music": "magenta", "camera": "blue"}


def draw(view: FilmsView, box: FilmsBox, names: Sequence[str], language: str) -> RenderableType:
    """The table as a seat sees it."""
    return Picture(Painter(view, box, names, language).board)


def breakdown(view: FilmsView, box: FilmsBox, names: Sequence[str], language: str) -> RenderableType:
    """F-E1, line by line."""
    return score_table([scores(view, seat, box, language) for seat in range(view.players)], names, view.seat, language)


def scores(view: FilmsView, seat: int, box: FilmsBox, language: str) -> list[tuple[str, int]]:
    """What a seat scored for: films by their markers, trophies, money."""
    titles = {film.id: film.title.in_language(language) for film in box.screenplays}
    found: list[tuple[str, int]] = []
    for film in view.seats[seat].finished:
        facts = {"film": titles[film.id], "marker": film.marker or "none"}
        found.append((say(language, "drawing-films-score-film", **facts), film.points))
    for trophy in view.trophies:
        if trophy.seat == seat:
            title = f" ({titles[trophy.film]})" if trophy.film else ""
            found.append((trophy_name(box, trophy.id, language) + title, trophy.points))
    if money := view.seats[seat].money:
        found.append((say(language, "drawing-films-score-money"), money))
    return found


class Painter:
    """Draws one view of the table."""

    def __init__(self, view: FilmsView, box: FilmsBox, names: Sequence[str], language: str) -> None:
        self.view = view
        self.box = box
        self.names = names
        self.language = language
        self.tiles: dict[str, Tile] = {tile.id: tile for tile in box.tiles}
        self.scripts: dict[str, Screenplay] = {film.id: film for film in box.screenplays}

    def say(self, message: str, **facts: int | str) -> str:
        return say(self.language, f"drawing-films-{message}", **facts)

    def title(self, film: str) -> str:
        return self.scripts[film].title.in_language(self.language)

    def board(self, width: int) -> RenderableType:
        """What one needs for the decision comes last, next to the question."""
        if self.view.stage == "over":
            return Group(self.heading(), self.players(width), self.info(width))
        if width < WIDE:
            return Group(self.heading(), self.players(width), self.locations(width), self.info(width), self.own(width))
        left, right = width * 9 // 20, width - width * 9 // 20
        table = Group(self.locations(left, wide=True), self.info(left))
        return Group(self.heading(), side_by_side(table, self.players(right), ratio=(9, 11)), self.own(width))

    def heading(self) -> Prose:
        view = self.view
        facts = [
            self.box.name.in_language(self.language),
            say(self.language, "drawing-round", round=view.round, rounds=ROUNDS),
            say(self.language, "drawing-first", name=self.names[view.first]),
            self.say("middle", pot=view.pot),
        ]
        return Prose(" · ".join(facts), "bold")

    # --- Locations

    def locations(self, width: int, wide: bool = False) -> RenderableType:
        """The eight locations in order: in one stack, or in two where room is scarce."""
        blocks = [self.location(number, place, wide) for number, place in enumerate(self.view.locations)]
        inside = Group(*blocks) if wide else side_by_side(Group(*blocks[:4]), Group(*blocks[4:]))
        title = self.say("locations")
        return Panel(inside, box=lines.ROUNDED, title=title, title_align="left", padding=(0, 1), expand=True)

    def location(self, number: int, place: LocationView, wide: bool) -> RenderableType:
        current = number == self.view.location
        name = self.box.locations[number].name.in_language(self.language)
        past = self.view.location is not None and number < self.view.location
        head = f"{NEXT if current else '✓' if past else ' '} {number + 1} {name}"
        rows: list[Text] = [one_line(head, "bold reverse" if current else "dim" if past else "bold")]
        if place.tiles and place.tiles[0] is None:
            rows.append(Text("    " + "▒▒ " * len(place.tiles), "dim"))
        rows += [self.tile_line(tile, wide, current) for tile in place.tiles if tile is not None]
        return Group(*rows)

    def tile_line(self, tile: str, wide: bool, current: bool) -> Text:
        """A tile that lies on the board; its id where one may have to type it."""
        found = self.tiles[tile]
        typed = current and self.view.stage == "taking"
        return one_line(
            Text.assemble(
                "    ",
                (SYMBOLS[found.kind], STYLES[found.kind]),
                f" {kind_name(self.box, found.kind, self.language)}" if wide else "",
                f" {stars(found.stars):<2} ",
                f"{tile}  " if typed else "",
                found.name.in_language(self.language),
            )
        )

    # --- What lies beside the board

    def info(self, width: int) -> RenderableType:
        view = self.view
        rows: list[str] = []
        if view.pile and view.stage != "over":
            spaces = " ".join(SYMBOLS[space] for space in self.scripts[view.pile].spaces)
            genre = self.genre(view.pile)
            rows.append(
                self.say("pile", film=self.title(view.pile), genre=genre, spaces=spaces, left=view.pile_left)
            )
        elif view.stage != "over":
            rows.append(self.say("pile-empty"))
        if view.legends:
            legends = ", ".join(self.tiles[tile].name.in_language(self.language) for tile in view.legends)
            rows.append(self.say("legends", legends=legends))
        rows += [self.markers(), self.trophies()]
        if view.stage != "over":
            rows.append("  ".join(f"{symbol} {self.kind(kind)}" for kind, symbol in SYMBOLS.items()))
        return Group(*(Prose(row, "dim" if row == rows[-1] else "", indent="  ", first="") for row in rows))

    def kind(self, kind: str) -> str:
        return kind_name(self.box, kind, self.language)

    def genre(self, film: str) -> str:
        wanted = self.scripts[film].genre
        return next(genre.name.in_language(self.language) for genre in self.box.genres if genre.id == wanted)

    def markers(self) -> str:
        """Those taken: they are fewer than those left."""
        taken = [film.marker for seat in self.view.seats for film in seat.finished if film.marker]
        if not taken:
            return self.say("markers-all")
        ordered = sorted(taken, key=lambda marker: (int(marker.rstrip("+")), marker), reverse=True)
        return self.say("markers", taken=" ".join(ordered))

    def trophies(self) -> str:
        won = [trophy for trophy in self.view.trophies if trophy.seat is not None]
        left = len(self.view.trophies) - len(won)
        if not won:
            return self.say("trophies-all", left=left)
        return self.say("trophies", won=", ".join(self.trophy(trophy) for trophy in won), left=left)

    def trophy(self, trophy: TrophyView) -> str:
        name = trophy_name(self.box, trophy.id, self.language)
        return f"{name} {self.names[trophy.seat]}" if trophy.seat is not None else name

    # --- Players

    def players(self, width: int) -> Table:
        """Everybody's studio in brief; one's own films being made stand below, in full."""
        table = Table(box=lines.ROUNDED, expand=True, show_lines=True, show_header=False, padding=(0, 1))
        table.add_column(width=22 if width < WIDE else 26)
        table.add_column(ratio=1)
        for number, seat in enumerate(self.view.seats):
            table.add_row(self.player(number, seat), self.studio(number, seat))
        return table

    def player(self, number: int, seat: SeatView) -> Text:
        awaited = NEXT if number in self.view.awaiting else " "
        money = "?" if seat.money is None else str(seat.money)
        facts = self.say("purse", money=money, actors=seat.actors, directors=seat.director_stars)
        popcorn = f" {self.box.marker.name.in_language(self.language)}" if number == self.view.first else ""
        out = self.view.stage == "bidding" and not seat.in_auction
        passed = f"  {self.say('passed')}" if out else ""
        return Text.assemble(
            one_line(Text.assemble(f"{awaited} ", player(number, self.names, self.view.seat, self.language))),
            (f"\n{facts}", ""),
            (f"\n{popcorn.strip()}{passed}" if popcorn or passed else "", "italic"),
        )

    def studio(self, number: int, seat: SeatView) -> RenderableType:
        rows: list[RenderableType] = []
        if seat.films and number != self.view.seat:
            rows.append(side_by_side(*(self.brief(film) for film in seat.films), ratio=(1,) * len(seat.films)))
        rows += [one_line(self.done(film)) for film in seat.finished]
        return Group(*rows) if rows else Text(self.say("nothing-finished"), "dim")

    def brief(self, film: FilmView) -> RenderableType:
        """A film in two lines: its total so far, and each space with the stars on it or a gap."""
        spaces = Text(" ").join(self.gap(space.asks, space.tiles) for space in film.spaces)
        return Group(one_line(f"{film.total} {self.title(film.id)}"), one_line(spaces))

    def gap(self, asks: str, tiles: list[str]) -> Text:
        if not tiles:
            return Text(f"{SYMBOLS[asks]}_", "dim")
        top = self.tiles[tiles[-1]]
        return Text(f"{SYMBOLS[top.kind]}{top.stars}".replace("-", "−"), STYLES[top.kind])

    def done(self, film: FilmView) -> Text:
        marker = film.marker or "–"
        trophies = f" · {self.say('trophy-count', count=len(film.trophies))}" if film.trophies else ""
        return Text.assemble("✓ ", (marker, "bold"), f" {self.title(film.id)} ({self.genre(film.id)}){trophies}")

    # --- One's own films

    def own(self, width: int) -> RenderableType:
        if self.view.seat is None:
            return Text()
        films = self.view.seats[self.view.seat].films
        return side_by_side(*(self.in_full(film) for film in films)) if films else Text()

    def in_full(self, film: FilmView) -> Panel:
        """Every space with what it asks for and the tile on it, labelled as one types it."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        grid.add_column(no_wrap=True, justify="right")
        script = self.scripts[film.id]
        grid.add_row("", "", one_line(self.genre(film.id), "italic"), stars(script.stars))
        for number, space in enumerate(film.spaces):
            label = space_label(number, len(film.spaces))
            grid.add_row(label, SYMBOLS[space.asks], *self.on_space(space.asks, space.tiles))
        return Panel(
            Group(one_line(self.title(film.id), "bold"), one_line(film.id, "dim"), grid),
            box=lines.ROUNDED,
            subtitle=self.say("total", total=film.total),
            subtitle_align="right",
            padding=(0, 1),
        )

    def on_space(self, asks: str, tiles: list[str]) -> tuple[Text, str]:
        if not tiles:
            return one_line(f"({self.kind(asks)})", "dim"), ""
        top = self.tiles[tiles[-1]]
        other = f"{SYMBOLS[top.kind]} " if top.kind != asks else ""
        return one_line(f"{other}{top.name.in_language(self.language)}", STYLES[top.kind]), stars(top.stars)
