"""Analyses of finished matches. Each request refines the analysis a little, until it is complete.

So work is done only while somebody looks at it, and it passes through the queue of the bots in small pieces.
"""

from msgspec import Struct

from matinee.analysis.match_analysis import Analysis, MatchAnalysis
from matinee.bots.network import WEIGHTS_FILE
from matinee.table.replays import load_finished
from matinee.table.service import MAX_ANALYSES, TableService

STEP = 2  # samples per request, which take at most a second or two
SAMPLES = 24  # of a complete analysis


class AnalysisSoFar(Struct, frozen=True):
    """The analysis of a match so far."""

    wanted_samples: int
    """The analysis is complete when it has as many samples. Until then, another request makes it more exact."""
    analysis: Analysis | None
    """None for a game without a trained network."""


async def refine_analysis(service: TableService, code: str, index: int | None = None) -> AnalysisSoFar:
    """Return the analysis of a finished match, a step further if it is not complete.

    Args:
        service: The table service.
        code: The table's code.
        index: Which match of the table, counted from 1; None for the last one.

    Raises:
        TableError: The match is not over.
        BotsBusy: Too much is waiting.
    """
    deal, match, entries = await load_finished(service, code, index)
    if match.game.file(WEIGHTS_FILE) is None:
        return AnalysisSoFar(0, None)
    session = await service.find(code)
    started = service.analyses.get(deal.id)

    def step() -> Analysis:
        moves = [(entry.seat, entry.move) for entry in entries[1:]]
        work = started or MatchAnalysis([match.at(entry.state) for entry in entries], moves)
        if work.samples < SAMPLES:
            work.refine(STEP)
        service.analyses[deal.id] = work
        service.analyses.move_to_end(deal.id)
        while len(service.analyses) > MAX_ANALYSES:
            service.analyses.popitem(last=False)
        return work.result()

    samples = started.samples if started else 0
    key = (deal.id, samples)
    analysis = await service.analysis_steps.get(key, lambda: service.bots.run(session.customer, step))
    return AnalysisSoFar(SAMPLES, analysis)
