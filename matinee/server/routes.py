"""The addresses. Each reads a request, asks `matinee.table`, and answers."""

import gzip
import logging
import time
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, Parameter, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

import matinee
from matinee.bots.roster import levels_for
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.games import GAMES, check_box, find_game
from matinee.server import metrics
from matinee.server.bodies import (
    BotWanted,
    Health,
    Moving,
    Opening,
    Plain,
    Sitting,
    Speaking,
    Undoing,
    Unlocking,
)
from matinee.server.pictures import BoxQuery, picture
from matinee.server.problems import problems
from matinee.server.security import admit, holder_of, key_of, needed_holder, seat_cookie
from matinee.server.site import site, table_page
from matinee.server.streams import EventStream
from matinee.table import gathering, looking_back, playing
from matinee.table.answers import GameInfo, Hint, LevelInfo, Look, Moved, Seated, option_info
from matinee.table.explaining import Explained, explained
from matinee.table.house import House, Live
from matinee.table.model import LAST_NUMBER
from matinee.table.refusals import Refusal, UnknownKey
from matinee.table.secrets import digest_of
from matinee.table.viewing import TableInfo, encoder, table_info
from matinee.table.watching import watch

Code = Annotated[str, Parameter(pattern="^[a-z0-9]{4,16}$", description="The code of a table.")]
SeatPath = Annotated[int, Parameter(ge=0, le=7, description="Seats count from 0.")]
Which = Annotated[
    int | None, QueryParameter(name="match", ge=1, le=10_000, description="Which match; the last one if left out.")
]
RoundPath = Annotated[int, Parameter(ge=1, le=31, description="Rounds count from 1.")]
Nth = Annotated[int, Parameter(ge=0, le=100_000)]
Eyes = Annotated[  # gt, for Litestar leaves a minimum of 0 out of the document
    int | None, QueryParameter(name="seat", gt=-1, le=7, description="Whose eyes; all is shown if left out.")
]
Known = Annotated[
    str | None,
    HeaderParameter(name="Last-Event-ID", description="The number of the last move you have seen.", max_length=20),
]
After = Annotated[
    int | None,
    QueryParameter(name="after", ge=-1, le=LAST_NUMBER, description="The same, where no header can be sent."),
]
GamePath = Annotated[str, Parameter(max_length=40, description="The name of a game.")]
Req = Request[Any, Any, State]

logger = logging.getLogger("matinee.server")

LISTED = 50
STREAMED = {
    200: ResponseSpec(
        str,
        media_type="text/event-stream",
        generate_examples=False,
        description=(
            "Events `table` (a TableInfo), `update` (an Update, with the number of the move as its id) and `chat` "
            "(a Said). A comment every 15 seconds is a sign of life."
        ),
    )
}
MOVED = {200: ResponseSpec(Moved, description="Request fulfilled, document follows", generate_examples=False)}


def house_of(request: Req) -> House:
    return request.app.state.house


def info(live: Live, holder: str | None) -> TableInfo:
    commitment = live.position.deal.commitment if live.position else None
    return table_info(live.known, commitment, live.present, live.absent, holder)


def seated(request: Req, live: Live, key: str, status: int) -> Response[Seated]:
    body = Seated(key=key, table=info(live, digest_of(key)))
    cookie = seat_cookie(live.code, key, request.app.state.config)
    return Response(body, status_code=status, cookies=[cookie])


def moved(number: int) -> ASGIApp:
    """The answer to a move, ready to be sent: it is what is answered most, and Litestar takes its time."""
    body = encoder.encode(Moved(number))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]

    async def respond(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return respond


# --- Games and tables


@get("/api/games", opt={"limit": "look"}, responses=problems())
async def games(request: Req) -> list[GameInfo]:
    """The games, who plays them, and which bots there are."""
    boxes = boxes_of(house_of(request))
    return [
        GameInfo(
            name=game.name,
            title=game.box().name,
            players=list(game.players),
            options=[option.id for option in game.options if option.kind == "switch"],
            option_details=[option_info(game, option) for option in game.options],
            levels=[LevelInfo(level.id, level.name, level.character) for level in levels_for(game)],
            boxes=[name for name, owner in boxes.items() if owner is game],
        )
        for game in GAMES.values()
    ]


def boxes_of(house: House) -> dict[str, Game]:
    """The boxes in the server's folder that can be played with."""
    boxes: dict[str, Game] = {}
    for name in house.box_names():
        try:
            boxes[name] = check_box(house.box_file(name))[0]
        except MatineeError as damage:
            logger.warning("a box cannot be used", extra={"box": name, "reason": str(damage)})
    return boxes


@get("/api/games/{game:str}/box", opt={"limit": "look"}, responses=problems(409))
async def box(request: Req, game: GamePath, name: BoxQuery = None) -> Response[Plain]:
    """The components of a game with their names in three languages: ours, or a box of this server."""
    house, owner = house_of(request), find_game(game)
    if name and boxes_of(house).get(name) is not owner:
        raise Refusal("table-no-box", box=name, known=", ".join(house.box_names()) or "–")
    return zipped(request, encoder.encode(owner.box(house.box_file(name) if name else None)))


def zipped(request: Req, content: bytes) -> Response[Any]:
    """JSON, compressed for those who take it so. Only for what holds no secrets, whose length could tell of them."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, headers = gzip.compress(content, 6), headers | {"Content-Encoding": "gzip"}
    return Response(content, media_type=MediaType.JSON, headers=headers)


@post("/api/tables", opt={"limit": "open"}, responses=problems(403, 409, 413))
async def open_table(request: Req, data: JSONBody[Opening]) -> Response[Seated]:
    """Opens a table."""
    house = house_of(request)
    live, key = await gathering.open_table(house, data.settings, data.name, list(data.bots), data.studio)
    metrics.TABLES.labels(data.settings.game).inc()
    return seated(request, live, key, 201)


@get("/api/tables", opt={"limit": "look"}, responses=problems())
async def tables(request: Req) -> list[TableInfo]:
    """Public tables that wait for players or are being played."""
    found = await house_of(request).store.public_tables(LISTED)
    return [table_info(table, None, frozenset(), frozenset(), None) for table in found]


@get("/api/tables/{code:str}", opt={"limit": "look"}, responses=problems(404))
async def look(request: Req, code: Code) -> Response[Look]:
    """A table and the match on it, as you may see them."""
    live = await house_of(request).find(code)
    holder = holder_of(request, code)
    viewed = live.viewed
    update = msgspec.Raw(viewed.update([], live.known.held_by(holder))) if viewed else None
    return Response(Look(table=info(live, holder), update=update))  # pyright: ignore[reportArgumentType]


@post("/api/tables/{code:str}/key", opt={"limit": "sit"}, responses=problems(401, 403, 404, 413), status_code=200)
async def unlock(request: Req, code: Code, data: JSONBody[Unlocking]) -> Response[Seated]:
    """Opens your seats on another device, with the key from their link."""
    live = await house_of(request).find(code)
    if not live.known.held_by(digest_of(data.key)):
        raise UnknownKey()
    return seated(request, live, data.key, 200)


# --- Seats


@put("/api/tables/{code:str}/seats/{seat:int}", opt={"limit": "sit"}, responses=problems(403, 404, 409, 413))
async def sit(request: Req, code: Code, seat: SeatPath, data: JSONBody[Sitting]) -> Response[Seated]:
    """Sits down. With your key at another seat of the table, you play both."""
    live, key = await gathering.sit(
        house_of(request), code, key_of(request, code), seat, data.name, data.studio, data.ready
    )
    return seated(request, live, key, 200)


@delete(
    "/api/tables/{code:str}/seats/{seat:int}",
    opt={"limit": "sit"},
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def leave(request: Req, code: Code, seat: SeatPath) -> TableInfo:
    """Leaves a seat of yours: before the game for good, during it until you return."""
    holder = needed_holder(request, code)
    return info(await gathering.leave(house_of(request), code, holder, seat), holder)


@post(
    "/api/tables/{code:str}/seats/{seat:int}/return",
    opt={"limit": "sit"},
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def come_back(request: Req, code: Code, seat: SeatPath) -> TableInfo:
    """Takes your seat back from the bot that stands in."""
    holder = needed_holder(request, code)
    return info(await gathering.come_back(house_of(request), code, holder, seat), holder)


@put("/api/tables/{code:str}/seats/{seat:int}/bot", opt={"limit": "sit"}, responses=problems(401, 403, 404, 409, 413))
async def put_bot(request: Req, code: Code, seat: SeatPath, data: JSONBody[BotWanted]) -> TableInfo:
    """The host asks a bot to a free seat, or has it stand in for somebody who is away."""
    holder = needed_holder(request, code)
    return info(await gathering.put_bot(house_of(request), code, holder, seat, data.level), holder)


@delete(
    "/api/tables/{code:str}/seats/{seat:int}/bot",
    opt={"limit": "sit"},
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def remove_bot(request: Req, code: Code, seat: SeatPath) -> TableInfo:
    """The host sends a bot away, before the game."""
    holder = needed_holder(request, code)
    return info(await gathering.remove_bot(house_of(request), code, holder, seat), holder)


@post("/api/tables/{code:str}/start", opt={"limit": "sit"}, status_code=200, responses=problems(401, 403, 404, 409))
async def start(request: Req, code: Code) -> TableInfo:
    """The host begins the game."""
    holder = needed_holder(request, code)
    return info(await gathering.start(house_of(request), code, holder), holder)


@post("/api/tables/{code:str}/rematch", opt={"limit": "sit"}, status_code=200, responses=problems(401, 403, 404, 409))
async def rematch(request: Req, code: Code) -> TableInfo:
    """The host begins another game, everybody one seat further."""
    holder = needed_holder(request, code)
    return info(await gathering.rematch(house_of(request), code, holder), holder)


# --- Playing


@post(
    "/api/tables/{code:str}/moves",
    opt={"limit": "move"},
    status_code=200,
    responses=MOVED | problems(401, 403, 404, 409, 413, 422),
)
async def move(request: Req, code: Code, data: JSONBody[Moving]) -> ASGIApp:
    """Makes a move."""
    began = time.perf_counter()
    holder = needed_holder(request, code)
    live, number = await playing.move(
        house_of(request), code, holder, data.seat, data.move, data.after, data.key, data.match
    )
    metrics.SECONDS.observe(time.perf_counter() - began)
    metrics.MOVES.labels(live.known.settings.game).inc()
    return moved(number)


@post(
    "/api/tables/{code:str}/undo",
    opt={"limit": "move"},
    status_code=200,
    responses=problems(401, 403, 404, 409, 413, 422),
)
async def undo(request: Req, code: Code, data: JSONBody[Undoing]) -> Moved:
    """Takes your last move back, if nothing was revealed and nobody has acted since."""
    holder = needed_holder(request, code)
    _, number = await playing.undo(house_of(request), code, holder, data.seat, data.after, data.key, data.match)
    return Moved(number)


@get("/api/tables/{code:str}/hint/{seat:int}", opt={"limit": "hint"}, responses=problems(401, 403, 404, 409))
async def hint(request: Req, code: Code, seat: SeatPath) -> Hint:
    """What a strong bot would do in your place, where the table allows to ask."""
    holder = needed_holder(request, code)
    return Hint(*await playing.hint(house_of(request), code, holder, seat))


@post("/api/tables/{code:str}/chat", opt={"limit": "talk"}, status_code=200, responses=problems(403, 404, 409, 413))
async def chat(request: Req, code: Code, data: JSONBody[Speaking]) -> Moved:
    """Says something, or reacts."""
    holder = holder_of(request, code)
    _, number = await playing.speak(house_of(request), code, holder, data.name, data.text, data.reaction)
    return Moved(number)


@get("/api/tables/{code:str}/stream", opt={"limit": "look"}, responses={**STREAMED, **problems(404)})
async def stream(request: Req, code: Code, known: Known = None, after: After = None) -> ASGIApp:
    """All news of a table as server-sent events, from the move you have seen on."""
    house = house_of(request)
    live = await house.find(code)
    number = int(known) if known and known.isascii() and known.isdigit() else after
    return EventStream(watch(house, live, holder_of(request, code), number))


# --- Looking back


@get("/api/tables/{code:str}/record", opt={"limit": "look"}, responses=problems(404, 409))
async def record(request: Req, code: Code, which: Which = None) -> Plain:
    """The record of a finished match with its seed: `matinee verify` proves it against the commitment."""
    return await looking_back.record(house_of(request), code, which)


@get("/api/tables/{code:str}/replay", opt={"limit": "look"}, responses=problems(404, 409))
async def replay(request: Req, code: Code, which: Which = None) -> looking_back.Story:
    """Every move of a finished match, what happened, and who played."""
    return await looking_back.story(house_of(request), code, which)


@get("/api/tables/{code:str}/replay/{nth:int}", opt={"limit": "look"}, responses=problems(404, 409))
async def scene(request: Req, code: Code, nth: Nth, which: Which = None, eyes: Eyes = None) -> Plain:
    """Everything that was on the table after the nth move of a finished match, hidden or not; or what a seat saw."""
    return await looking_back.scene(house_of(request), code, which, nth, eyes)


@get("/api/tables/{code:str}/rounds/{number:int}/reasons", opt={"limit": "look"}, responses=problems(404, 409))
async def reasons(request: Req, code: Code, number: RoundPath, which: Which = None) -> list[Explained]:
    """Why the bots voted as they did in a round of Dreams, as soon as it has been revealed."""
    return await explained(house_of(request), code, number, which)


# --- For those who run the server


@get("/health", responses=problems())
async def health(request: Req) -> Health:
    """Whether the server and its storage answer."""
    await house_of(request).store.pulses([])
    return Health("ok", matinee.__version__)


@get("/metrics", media_type=MediaType.TEXT)
async def figures(request: Req) -> Response[bytes]:
    """Figures for Prometheus."""
    metrics.LIVE.set(len(house_of(request).tables))
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = Router(
    "/",
    route_handlers=[
        *(games, box, open_table, tables, look, unlock, sit, leave, come_back, put_bot, remove_bot, start, rematch),
        *(move, undo, hint, chat, stream, record, replay, scene, reasons, picture, health, figures, site, table_page),
    ],
    before_request=admit,
)

__all__ = ["ROUTES", "encoder"]
