"""The routes of seats, settings, starts and rematches."""

from litestar import Response, delete, post, put
from litestar.params import JSONBody

from matinee.api_types import SeatGrant, Settings, TableInfo
from matinee.server.addresses import client_address
from matinee.server.errors import problems
from matinee.server.parameters import Code, SeatPath
from matinee.server.rate_limits import RateLimiter
from matinee.server.requests import BotRequest, RematchRequest, SitRequest
from matinee.server.security import request_key, require_holder
from matinee.server.table_responses import Req, get_service, seat_response, session_info
from matinee.table import lobby, rematch, starting


@put("/api/tables/{code:str}/seats/{seat:int}", opt={"limit": "seat"}, responses=problems(403, 404, 409, 413))
async def sit(request: Req, code: Code, seat: SeatPath, data: JSONBody[SitRequest]) -> Response[SeatGrant]:
    """Take a seat. If you send a key of this table, you play this seat as well."""
    session, key = await lobby.sit(
        get_service(request), code, request_key(request, code), seat, data.name, data.studio, data.ready
    )
    return seat_response(request, session, key, 200)


@delete(
    "/api/tables/{code:str}/seats/{seat:int}",
    opt={"limit": "seat"},
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def leave(request: Req, code: Code, seat: SeatPath) -> TableInfo:
    """Leave your seat: before the match for good, during it until you return. The host may remove a guest before it."""
    holder = require_holder(request, code)
    return session_info(await lobby.leave(get_service(request), code, holder, seat), holder)


@post(
    "/api/tables/{code:str}/seats/{seat:int}/return",
    opt={"limit": "seat"},
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def return_to_seat(request: Req, code: Code, seat: SeatPath) -> TableInfo:
    """Take your seat back from the bot that stands in."""
    holder = require_holder(request, code)
    return session_info(await lobby.return_to_seat(get_service(request), code, holder, seat), holder)


@put("/api/tables/{code:str}/seats/{seat:int}/bot", opt={"limit": "seat"}, responses=problems(401, 403, 404, 409, 413))
async def seat_bot(request: Req, code: Code, seat: SeatPath, data: JSONBody[BotRequest]) -> TableInfo:
    """As the host, put a bot in a free seat, or let it stand in for an absent player."""
    holder = require_holder(request, code)
    return session_info(await lobby.seat_bot(get_service(request), code, holder, seat, data.level), holder)


@delete(
    "/api/tables/{code:str}/seats/{seat:int}/bot",
    opt={"limit": "seat"},
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def remove_bot(request: Req, code: Code, seat: SeatPath) -> TableInfo:
    """As the host, remove a bot before the match."""
    holder = require_holder(request, code)
    return session_info(await lobby.remove_bot(get_service(request), code, holder, seat), holder)


@put("/api/tables/{code:str}/settings", opt={"limit": "seat"}, responses=problems(401, 403, 404, 409, 413))
async def change_settings(request: Req, code: Code, data: JSONBody[Settings]) -> TableInfo:
    """As the host, change the settings before the match. The game and its box stay as they are."""
    holder = require_holder(request, code)
    limiter: RateLimiter | None = request.app.state.limiter
    if limiter and data.public and not (await get_service(request).find(code)).table.settings.public:
        limiter.check("publish", client_address(request, request.app.state.config))
    return session_info(await lobby.change_settings(get_service(request), code, holder, data), holder)


@put("/api/tables/{code:str}/bots", opt={"limit": "seat"}, responses=problems(401, 403, 404, 409, 413))
async def fill_with_bots(request: Req, code: Code, data: JSONBody[BotRequest]) -> TableInfo:
    """As the host, put a bot in every free seat before the match."""
    holder = require_holder(request, code)
    return session_info(await lobby.fill_with_bots(get_service(request), code, holder, data.level), holder)


@post("/api/tables/{code:str}/start", opt={"limit": "seat"}, status_code=200, responses=problems(401, 403, 404, 409))
async def start(request: Req, code: Code) -> TableInfo:
    """As the host, start the match."""
    holder = require_holder(request, code)
    session = await starting.start(get_service(request), code, holder)
    session.origin = client_address(request, request.app.state.config)
    return session_info(session, holder)


# --- Rematches


@put("/api/tables/{code:str}/rematch", opt={"limit": "seat"}, responses=problems(401, 403, 404, 409))
async def accept_rematch(request: Req, code: Code) -> TableInfo:
    """After a match, offer a rematch or accept the offer. When all players have accepted, it starts."""
    holder = require_holder(request, code)
    session = await rematch.accept(get_service(request), code, holder)
    session.origin = client_address(request, request.app.state.config)
    return session_info(session, holder)


@delete(
    "/api/tables/{code:str}/rematch", opt={"limit": "seat"}, status_code=200, responses=problems(401, 403, 404, 409)
)
async def withdraw_rematch(request: Req, code: Code) -> TableInfo:
    """Take back your offer of a rematch, or your acceptance."""
    holder = require_holder(request, code)
    return session_info(await rematch.withdraw(get_service(request), code, holder), holder)


@post(
    "/api/tables/{code:str}/rematch",
    opt={"limit": "seat"},
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def start_rematch(request: Req, code: Code, data: JSONBody[RematchRequest]) -> TableInfo:
    """As the host, start a rematch with the players who have accepted. Everybody moves one seat on."""
    holder = require_holder(request, code)
    session = await rematch.start_rematch(get_service(request), code, holder, data.lobby)
    session.origin = client_address(request, request.app.state.config)
    return session_info(session, holder)
