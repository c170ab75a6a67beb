"""The result of a finished match, as everybody may see it."""

from msgspec import Struct

from matinee.engine.i18n import translate
from matinee.engine.scores import places
from matinee.table.model import Deal
from matinee.table.replays import MoveCount, count_moves, load_finished
from matinee.table.service import TableService


class SeatResult(Struct, frozen=True, kw_only=True):
    """The result of a seat."""

    name: str
    place: int
    points: int
    stand_in: MoveCount | None
    """The moves of a person whom a bot replaced for more than a third of them."""


class Result(Struct, frozen=True, kw_only=True):
    """The result of a match."""

    match: str
    """The id of the match."""
    game: str
    seats: list[SeatResult]
    winners: list[str]


async def load_result(service: TableService, code: str, index: int | None, language: str) -> Result:
    """Return the result of a finished match, with the names of bots in a language.

    Raises:
        TableError: There is no such table or match, or it is not over yet.
    """
    deal, match, moves = await load_finished(service, code, index)
    end = match.at(moves[-1].state)
    names = player_names(deal, language)
    counts = count_moves(moves, deal.players)
    ranks = places(end.points, end.winners)
    seats = [
        SeatResult(
            name=names[seat],
            place=ranks[seat],
            points=end.points[seat],
            stand_in=count if deal.names[seat] and 3 * count.by_bots > count.moves else None,
        )
        for seat, count in enumerate(counts)
    ]
    return Result(match=deal.id, game=deal.game, seats=seats, winners=[names[seat] for seat in end.winners])


def player_names(deal: Deal, language: str) -> list[str]:
    """Return the names of a match's players. Former versions named a bot after its seat in the first match."""
    rematches = int(deal.id.rpartition("-")[2]) - 1
    former = [(seat - rematches) % deal.players + 1 for seat in range(deal.players)]
    numbers = deal.bots or former
    return [name or translate(language, "web-bot-name", seat=numbers[seat]) for seat, name in enumerate(deal.names)]
