"""The coach: grades a person's move in a match against bots, by what the person knew."""

from matinee.analysis.grading import Decision, Grade
from matinee.bots.network import WEIGHTS_FILE
from matinee.table.errors import MatchNotFound, TableError
from matinee.table.moves import authorise
from matinee.table.service import TableService

SAMPLES = 24


async def grade_move(service: TableService, code: str, holder: str, seat: int, number: int) -> Grade | None:
    """Grade a move of a person at a table with only bots.

    Args:
        service: The table service.
        code: The table's code.
        holder: The digest of the person's key.
        seat: A seat of the person.
        number: The number of the move.

    Returns:
        None if there was no choice, or the game has no trained network.

    Raises:
        TableError: The table has no hints, or other people.
        MatchNotFound: The seat made no such move.
    """
    session = await service.find(code)
    async with session.lock:
        active = await authorise(service, session, holder, seat)
        if not session.table.settings.hints:
            raise TableError("table-hints-off")
        if any(each.holder not in (None, holder) for each in session.table.seats):
            raise TableError("table-coach-people")
        deal, match = active.deal, active.match
    entries = await service.store.entries(deal.id, number - 1, number)
    if len(entries) < 2 or entries[1].seat != seat or entries[1].by != "person":
        raise MatchNotFound()
    position, text = match.at(entries[0].state), entries[1].move
    if len(position.actions(seat)) < 2 or match.game.file(WEIGHTS_FILE) is None:
        return None

    def grade() -> Grade:
        action = position.game.action(position.state[0], position.box, seat, text)
        decision = Decision(position, number, seat, action)
        decision.refine(SAMPLES, number)
        return decision.grade()

    return await service.bots.run(session.customer, grade)
