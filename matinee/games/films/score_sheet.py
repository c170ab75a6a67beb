"""The score sheet of Dream Factory and Traumfabrik (F-E1): films by their markers, trophies, tokens."""

from collections.abc import Iterator

from matinee.engine.scores import ScoreLine
from matinee.games.films.box import FilmsBox
from matinee.games.films.state import State
from matinee.games.films.view import public_view
from matinee.games.films.words import trophy_name


def score_sheet(s: State, box: FilmsBox) -> Iterator[ScoreLine]:
    """Yield the lines of each seat. Hidden tokens are left out."""
    view = public_view(s, box)
    titles = {film.id: film.title for film in box.screenplays}
    for number, seat in enumerate(view.seats):
        for film in seat.finished:
            facts = {"film": titles[film.id], "marker": film.marker or "none"}
            yield ScoreLine(number, "film", film.points, "films-score-film", facts, {"film": film.id})
        for trophy in view.trophies:
            ids = {"trophy": trophy.id}
            if trophy.seat == number and trophy.film:
                facts = {"trophy": trophy_name(box, trophy.id), "film": titles[trophy.film]}
                ids["film"] = trophy.film
                yield ScoreLine(number, "trophy", trophy.points, "films-score-trophy", facts, ids)
            elif trophy.seat == number:
                yield ScoreLine(number, "trophy", trophy.points, "films-trophy-best-director", ids=ids)
        if seat.money:
            yield ScoreLine(number, "money", seat.money, "films-score-money")
