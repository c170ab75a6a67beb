"""Analyses of finished matches at tables."""

import asyncio

import pytest

from matinee.analysis.match_analysis import Analysis
from matinee.table import analyses
from matinee.table.analyses import SAMPLES, STEP, AnalysisSoFar, refine_analysis
from matinee.table.errors import TableError
from matinee.table.replays import load_replay
from matinee.table.service import MAX_ANALYSES, TableService
from tests.table.helpers import settings, start_match

pytestmark = pytest.mark.anyio


async def analysis_of(service: TableService, code: str) -> Analysis:
    analysis = (await refine_analysis(service, code)).analysis
    assert analysis
    return analysis


async def test_an_analysis_becomes_more_exact_with_each_request(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SAMPLES", 2 * STEP)
    driver = await start_match(service, settings("hollywood", 3))
    await driver.play()
    seen = [await analysis_of(service, driver.code) for _ in range(3)]
    assert [analysis.samples for analysis in seen] == [STEP, 2 * STEP, 2 * STEP]
    assert seen[1] == seen[2]
    assert len(seen[0].chances) == len((await load_replay(service, driver.code)).moves)
    winners = [seat for seat, line in enumerate(seen[0].ledger) if line.result > 0]
    assert tuple(winners) == driver.match.winners


async def test_two_viewers_share_a_step(service: TableService) -> None:
    driver = await start_match(service, settings("hollywood", 3))
    await driver.play()
    one, other = await asyncio.gather(refine_analysis(service, driver.code), refine_analysis(service, driver.code))
    assert one == other
    assert one.wanted_samples == SAMPLES
    assert next(iter(service.analyses.values())).samples == STEP


async def test_only_the_newest_analyses_are_kept(service: TableService) -> None:
    driver = await start_match(service, settings("hollywood", 3))
    await driver.play()
    await refine_analysis(service, driver.code)
    kept = next(iter(service.analyses.values()))
    for number in range(MAX_ANALYSES):
        service.analyses[f"another-{number}"] = kept
    service.analyses.move_to_end(next(iter(service.analyses)))
    await refine_analysis(service, driver.code)
    assert len(service.analyses) == MAX_ANALYSES
    assert "another-0" not in service.analyses


async def test_running_matches_are_refused_and_games_without_weights_have_none(service: TableService) -> None:
    driver = await start_match(service, settings("hollywood", 3))
    with pytest.raises(TableError, match="not over"):
        await refine_analysis(service, driver.code)
    dreams = await start_match(service, settings("dreams", 3))
    await dreams.play()
    assert await refine_analysis(service, dreams.code) == AnalysisSoFar(0, None)
