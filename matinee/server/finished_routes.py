"""The routes of finished matches: records, replays, analyses and the bots' reasons."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import Parameter, QueryParameter

from matinee.api_types import PlayerView
from matinee.server.errors import problems
from matinee.server.event_stream import unless_disconnected
from matinee.server.parameters import Code, MatchQuery
from matinee.server.requests import JsonObject
from matinee.table import replays
from matinee.table.analyses import AnalysisSoFar, refine_analysis
from matinee.table.explanations import BotReasons, explain_round

RoundPath = Annotated[int, Parameter(ge=1, le=31, description="A round, counted from 1.")]
ReplayIndex = Annotated[int, Parameter(ge=0, le=100_000, description="A move of the replay; 0 is the deal.")]
SeatQuery = Annotated[  # gt instead of ge: Litestar omits a minimum of 0 from the document
    int | None, QueryParameter(name="seat", gt=-1, le=7, description="Show what this seat saw; default: everything.")
]
Req = Request[Any, Any, State]


@get("/api/tables/{code:str}/record", opt={"limit": "replay"}, responses=problems(404, 409))
async def record(request: Req, code: Code, match: MatchQuery = None) -> JsonObject:
    """Return the record of a finished match with its seed. `matinee verify` checks it against the commitment."""
    return await replays.load_record(request.app.state.service, code, match)


@get("/api/tables/{code:str}/replay", opt={"limit": "replay"}, responses=problems(404, 409))
async def replay(request: Req, code: Code, match: MatchQuery = None) -> replays.Replay:
    """Return all moves of a finished match."""
    return await replays.load_replay(request.app.state.service, code, match)


@get("/api/tables/{code:str}/replay/{number:int}", opt={"limit": "replay"}, responses=problems(404, 409))
async def position(
    request: Req, code: Code, number: ReplayIndex, match: MatchQuery = None, seat: SeatQuery = None
) -> JsonObject:
    """Return the position after a move of a finished match: with hidden information, or as a seat saw it."""
    return await replays.load_position(request.app.state.service, code, match, number, seat)


@get("/api/tables/{code:str}/replay/{number:int}/decision", opt={"limit": "replay"}, responses=problems(404, 409))
async def decision(request: Req, code: Code, number: ReplayIndex, match: MatchQuery = None) -> PlayerView:
    """Return what the player of a move saw before it, and the moves that were legal."""
    return await replays.load_decision(request.app.state.service, code, match, number)


@get("/api/tables/{code:str}/analysis", opt={"limit": "hint"}, responses=problems(404, 409))
async def analysis(request: Req, code: Code, match: MatchQuery = None) -> AnalysisSoFar:
    """Return the analysis of a finished match. Ask again to make it more exact, until it has all samples."""
    return await unless_disconnected(request, refine_analysis(request.app.state.service, code, match))


@get("/api/tables/{code:str}/rounds/{number:int}/reasons", opt={"limit": "replay"}, responses=problems(404, 409))
async def reasons(request: Req, code: Code, number: RoundPath, match: MatchQuery = None) -> list[BotReasons]:
    """Return the bots' reasons for their votes in a revealed round, in games with reasons."""
    return await explain_round(request.app.state.service, code, number, match)
