"""The list of all routes, and those of tables, of playing and of monitoring.

Each reads a request, calls `matinee.table` and returns the response.
"""

import time
from typing import Annotated

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

import matinee
from matinee.analysis.grading import Grade
from matinee.api_types import LAST_NUMBER, Accepted, Problem, SeatGrant, TableInfo, TableState
from matinee.bots.bot import MoveEvaluation
from matinee.server import metrics
from matinee.server.addresses import client_address
from matinee.server.errors import problem_of, problems
from matinee.server.event_stream import EventStream, unless_disconnected
from matinee.server.finished_routes import analysis, decision, position, reasons, record, replay
from matinee.server.game_routes import box, games, lesson, messages
from matinee.server.parameters import Code, NumberPath, SeatPath
from matinee.server.pictures import picture
from matinee.server.previews import game_image, result_image
from matinee.server.private_link import private_link
from matinee.server.rate_limits import RateLimiter
from matinee.server.requests import (
    ChatRequest,
    Health,
    MoveRequest,
    OpenTableRequest,
    UndoRequest,
    UnlockRequest,
)
from matinee.server.seat_routes import (
    accept_rematch,
    change_settings,
    fill_with_bots,
    leave,
    remove_bot,
    return_to_seat,
    seat_bot,
    sit,
    start,
    start_rematch,
    withdraw_rematch,
)
from matinee.server.security import may_read_metrics, request_holder, require_holder
from matinee.server.static_files import site, table_page
from matinee.server.table_responses import Req, get_service, seat_response, session_info
from matinee.table import chat, lobby, moves, talk
from matinee.table.coach import grade_move
from matinee.table.errors import InvalidKey, TableError
from matinee.table.keys import digest_of
from matinee.table.subscriptions import subscribe
from matinee.table.viewer_updates import encoder, table_info

LastEventId = Annotated[
    str | None,
    HeaderParameter(name="Last-Event-ID", description="The number of the last move you have seen.", max_length=20),
]
AfterQuery = Annotated[
    int | None,
    QueryParameter(name="after", ge=-1, le=LAST_NUMBER, description="The same as Last-Event-ID, as a parameter."),
]


class Hint(Struct, frozen=True):
    """The best moves according to a strong bot, the best one first."""

    after: int
    moves: list[MoveEvaluation]


class UndoCheck(Struct, frozen=True):
    """Whether an undo is possible after the move numbered `after`."""

    after: int
    refusal: Problem | None
    """Why it would be refused; null if it would not."""


MAX_LISTED = 50
STREAM_RESPONSE = {
    200: ResponseSpec(
        str,
        media_type="text/event-stream",
        generate_examples=False,
        description=(
            "Events `table` (TableInfo), `update` (Update, with the number of the last move as id) and `chat` "
            "(ChatUpdate). A comment is sent every 15 seconds as a heartbeat."
        ),
    )
}
MOVE_RESPONSE = {
    200: ResponseSpec(Accepted, description="Request fulfilled, document follows", generate_examples=False)
}


def move_response(number: int) -> ASGIApp:
    """Return the response to a move as a plain ASGI application, as moves are frequent and Litestar's own are slow."""
    body = encoder.encode(Accepted(number))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]

    async def respond(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return respond


# --- Tables


@post("/api/tables", opt={"limit": "open"}, responses=problems(403, 409, 413))
async def open_table(request: Req, data: JSONBody[OpenTableRequest]) -> Response[SeatGrant]:
    """Open a table."""
    service = get_service(request)
    limiter: RateLimiter | None = request.app.state.limiter
    if data.settings.public and limiter:
        limiter.check("publish", client_address(request, request.app.state.config))
    session, key = await lobby.open_table(service, data.settings, data.name, list(data.bots), data.studio)
    metrics.TABLES.labels(data.settings.game).inc()
    return seat_response(request, session, key, 201)


@get("/api/tables", opt={"limit": "read"}, responses=problems())
async def tables(request: Req) -> list[TableInfo]:
    """List public tables that are waiting for players or in play."""
    public_tables = await get_service(request).store.public_tables(MAX_LISTED)
    return [table_info(table, None, frozenset(), frozenset(), None) for table in public_tables]


@get("/api/tables/{code:str}", opt={"limit": "read"}, responses=problems(404))
async def state(request: Req, code: Code) -> Response[TableState]:
    """Return a table and the state of its match, as you may see them."""
    session = await get_service(request).find(code)
    holder = request_holder(request, code)
    updates = session.updates
    update = msgspec.Raw(updates.encoded_update([], session.table.seats_of(holder))) if updates else None
    return Response(TableState(table=session_info(session, holder), update=update))  # pyright: ignore[reportArgumentType]


@post("/api/tables/{code:str}/key", opt={"limit": "seat"}, responses=problems(401, 403, 404, 409, 413), status_code=200)
async def unlock(request: Req, code: Code, data: JSONBody[UnlockRequest]) -> Response[SeatGrant]:
    """Log in on another device with the key from your seat's link."""
    session = await get_service(request).find(code)
    if not session.table.seats_of(digest_of(data.key)):
        raise InvalidKey()
    holder = request_holder(request, code)
    if not data.replace and session.table.seats_of(holder) and holder != digest_of(data.key):
        raise TableError("table-other-seat")
    return seat_response(request, session, data.key, 200)


@post(
    "/api/tables/{code:str}/key/new",
    opt={"limit": "seat"},
    responses=problems(401, 403, 404, 409),
    status_code=200,
)
async def replace_key(request: Req, code: Code) -> Response[SeatGrant]:
    """Get a new key for your seats. The old one opens them no longer, on any device."""
    session, key = await lobby.replace_key(get_service(request), code, require_holder(request, code))
    return seat_response(request, session, key, 200)


# --- Playing


@post(
    "/api/tables/{code:str}/moves",
    opt={"limit": "move"},
    status_code=200,
    responses=MOVE_RESPONSE | problems(401, 403, 404, 409, 413, 422),
)
async def move(request: Req, code: Code, data: JSONBody[MoveRequest]) -> ASGIApp:
    """Make a move."""
    started = time.perf_counter()
    holder = require_holder(request, code)
    session, number = await moves.move(
        get_service(request), code, holder, data.seat, data.move, data.after, data.key, data.match
    )
    metrics.SECONDS.observe(time.perf_counter() - started)
    metrics.MOVES.labels(session.table.settings.game).inc()
    return move_response(number)


@post(
    "/api/tables/{code:str}/undo",
    opt={"limit": "move"},
    status_code=200,
    responses=problems(401, 403, 404, 409, 413, 422),
)
async def undo(request: Req, code: Code, data: JSONBody[UndoRequest]) -> Accepted:
    """Undo your last move, if it revealed nothing and nobody has moved since."""
    holder = require_holder(request, code)
    _, number = await moves.undo(get_service(request), code, holder, data.seat, data.after, data.key, data.match)
    return Accepted(number)


@get("/api/tables/{code:str}/undo/{seat:int}", opt={"limit": "read"}, responses=problems(401, 403, 404, 409))
async def undo_check(request: Req, code: Code, seat: SeatPath) -> UndoCheck:
    """Check whether your last move can be undone now."""
    holder = require_holder(request, code)
    number, refusal = await moves.undo_refusal(get_service(request), code, holder, seat)
    return UndoCheck(number, problem_of(request, refusal) if refusal else None)


@get("/api/tables/{code:str}/hint/{seat:int}", opt={"limit": "hint"}, responses=problems(401, 403, 404, 409))
async def hint(request: Req, code: Code, seat: SeatPath) -> Hint:
    """Return the best moves for your seat according to a strong bot, if the table allows hints."""
    holder = require_holder(request, code)
    return Hint(*await unless_disconnected(request, moves.hint(get_service(request), code, holder, seat)))


@get(
    "/api/tables/{code:str}/coach/{seat:int}/{number:int}",
    opt={"limit": "hint"},
    responses=problems(401, 403, 404, 409),
)
async def coach(request: Req, code: Code, seat: SeatPath, number: NumberPath) -> Grade | None:
    """Grade a move that you made against bots, by what you knew. Null if there was nothing to decide."""
    holder = require_holder(request, code)
    return await unless_disconnected(request, grade_move(get_service(request), code, holder, seat, number))


@post("/api/tables/{code:str}/chat", opt={"limit": "chat"}, status_code=200, responses=problems(403, 404, 409, 413))
async def post_message(request: Req, code: Code, data: JSONBody[ChatRequest]) -> Accepted:
    """Post a chat message, a reaction or a ready-made remark."""
    holder = request_holder(request, code)
    limiter: RateLimiter | None = request.app.state.limiter
    if limiter and not (await get_service(request).find(code)).table.seats_of(holder):
        limiter.check("spectator-chat", client_address(request, request.app.state.config))
    service = get_service(request)
    if data.remark:
        return Accepted(await talk.post_remark(service, code, holder, data.remark, data.about))
    _, number = await chat.post_message(service, code, holder, data.name, data.text, data.reaction)
    return Accepted(number)


@get("/api/tables/{code:str}/stream", opt={"limit": "read"}, responses={**STREAM_RESPONSE, **problems(404)})
async def stream(request: Req, code: Code, last_event_id: LastEventId = None, after: AfterQuery = None) -> ASGIApp:
    """Stream the state of a table and all changes as server-sent events."""
    service = get_service(request)
    session = await service.find(code)
    is_number = last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit()
    last_seen = int(last_event_id) if last_event_id and is_number else after
    holder = request_holder(request, code)
    seated = holder if session.table.seats_of(holder) else None
    limiter: RateLimiter | None = request.app.state.limiter
    counted = limiter.stream(client_address(request, request.app.state.config), seated) if limiter else None
    return EventStream(subscribe(service, session, holder, last_seen), counted)


# --- Monitoring


@get("/health", responses=problems())
async def health(request: Req) -> Health:
    """Check that the server and its storage respond."""
    await get_service(request).store.revisions([])
    return Health("ok", matinee.__version__)


@get("/metrics", media_type=MediaType.TEXT)
async def prometheus(request: Req) -> Response[bytes]:
    """Return metrics in Prometheus format: to this computer, or to the bearer of the token for metrics."""
    if not may_read_metrics(request):
        raise NotFoundException()
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = Router(
    "/",
    route_handlers=[
        *(
            games,
            box,
            lesson,
            messages,
            open_table,
            tables,
            state,
            unlock,
            replace_key,
            private_link,
            sit,
            leave,
            return_to_seat,
            seat_bot,
            remove_bot,
            start,
            change_settings,
            fill_with_bots,
            accept_rematch,
            withdraw_rematch,
            start_rematch,
        ),
        *(
            move,
            undo,
            undo_check,
            hint,
            coach,
            post_message,
            stream,
            record,
            replay,
            position,
            decision,
            analysis,
            reasons,
            picture,
            result_image,
            game_image,
            health,
            prometheus,
            site,
            table_page,
        ),
    ],
)
