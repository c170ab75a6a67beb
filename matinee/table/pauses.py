"""How long the bots at a table wait for people.

In games whose bots talk, there is time for talk before players decide: until all people have decided, or a clock has
run out. After a reveal the bots wait until people have looked at it. It is no part of the rules: people may move at
once, and nothing is stored.
"""

from matinee.bots.roster import talker_of
from matinee.table.active_match import ActiveMatch
from matinee.table.model import Table

# In seconds at the default pace of bots.
DISCUSSION = 45.0  # with several people
SHORT_DISCUSSION = 12.0  # with one person, or none
REVEAL = 9.0


def pause_end(table: Table, active: ActiveMatch) -> float:
    """Return until when bots wait before they move, in seconds since 1970; 0 if they do not wait."""
    talker = talker_of(active.match.game) if active.awaiting else None
    if talker is None:
        return 0.0
    asked_at = min(active.asked[seat][1] for seat in active.awaiting)
    pace, clock = table.settings.pace, table.settings.clock
    if not talker.is_discussion(active.match):
        return asked_at + pace * REVEAL if talker.is_reveal(active.match) else 0.0
    people = sum(seat.is_person for seat in table.seats)
    if people and not any(table.seats[seat].is_person for seat in active.awaiting):
        return 0.0
    seconds = pace * (DISCUSSION if people > 1 else SHORT_DISCUSSION)
    return asked_at + (min(seconds, clock / 2) if clock else seconds)


def discussion_end(table: Table, active: ActiveMatch) -> float | None:
    """Return until when players talk before they decide; None if they do not."""
    talker = talker_of(active.match.game) if active.awaiting else None
    return pause_end(table, active) or None if talker and talker.is_discussion(active.match) else None
