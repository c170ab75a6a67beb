"""The score sheet of Dreams (D-P1, D-P2): a line for each reason, with its rounds."""

from collections.abc import Iterator

from matinee.engine.scores import ScoreLine
from matinee.games.dreams.rules import REASON_POINTS, reasons_for_points
from matinee.games.dreams.state import OVER, State

REASONS = ("hidden", "found-vision", "found-mortal", "unsuspected")


def score_sheet(s: State) -> Iterator[ScoreLine]:
    """Yield the lines of each seat, one for each reason that scored."""
    revealed = range(s.round_number + (s.stage == OVER))
    for seat in range(s.players):
        for index, reason in enumerate(REASONS):
            rounds = [number + 1 for number in revealed if reasons_for_points(s, number, seat) >> index & 1]
            facts = {"count": len(rounds), "rounds": ", ".join(map(str, rounds))}
            if rounds:
                yield ScoreLine(seat, "round", REASON_POINTS[index] * len(rounds), f"dreams-score-{reason}", facts)
