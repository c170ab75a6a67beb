"""Whatever goes wrong, as a problem document (RFC 9457) in the reader's language, with clause or reason. No traces."""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.datastructures import ResponseHeader
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec

from matinee.engine.errors import IllegalMove, MatineeError, OtherVersion
from matinee.engine.i18n import LANGUAGES, translate
from matinee.server import metrics
from matinee.table.answers import Problem
from matinee.table.refusals import Closed, NoSuchMatch, NoSuchTable, NotYours, Refusal, StaleMove, UnknownKey

MEDIA = "application/problem+json"
logger = logging.getLogger("matinee.server")

STATUS: Mapping[type[MatineeError], int] = {
    NoSuchTable: 404,
    NoSuchMatch: 404,
    UnknownKey: 401,
    NotYours: 403,
    StaleMove: 409,
    Closed: 503,
    Refusal: 409,
    OtherVersion: 409,
    IllegalMove: 422,
    MatineeError: 400,
}


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language that the reader would like and that we have."""
    wishes: list[tuple[float, str]] = []
    for wish in request.headers.get("accept-language", "").split(",")[:10]:
        tag, _, quality = wish.partition(";q=")
        try:
            wishes.append((-float(quality or 1), tag.strip().lower()[:2]))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(wishes, key=lambda wish: wish[0]) if tag in LANGUAGES), "en")


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    metrics.REFUSED.labels(str(problem.status)).inc()
    return Response(problem, status_code=problem.status, media_type=MEDIA, headers=headers or {})


def refused(request: Request[Any, Any, Any], mistake: MatineeError) -> Response[Problem]:
    """A mistake that has a sentence of its own."""
    status = next(STATUS[kind] for kind in type(mistake).__mro__ if kind in STATUS)
    problem = Problem(
        status=status,
        reason=mistake.message,
        detail=mistake.sentence(language_of(request)),
        clause=mistake.clause if isinstance(mistake, IllegalMove) else None,
        number=mistake.number if isinstance(mistake, StaleMove) else None,
    )
    return answer(problem, {"Retry-After": "1"} if status == 503 else None)


REASONS: Mapping[int, str] = {
    403: "problem-origin",
    404: "problem-not-found",
    405: "problem-method",
    413: "problem-size",
    429: "problem-rate",
}


def failed(request: Request[Any, Any, Any], failure: HTTPException) -> Response[Problem]:
    """What the framework refuses: wrong address, wrong body."""
    status = failure.status_code
    reason = REASONS.get(status, "problem-body")
    facts = {"reason": why(failure)} if reason == "problem-body" else {}
    detail = translate(language_of(request), reason, **facts)
    return answer(Problem(status=status, reason=reason, detail=detail), dict(failure.headers or {}))


def why(failure: HTTPException) -> str:
    """The framework's own words, without what it says of itself."""
    if isinstance(failure, ValidationException) and isinstance(failure.extra, list):
        said = [f"{each.get('key', 'body')}: {each['message']}" for each in failure.extra if "message" in each]
        if said:
            return "; ".join(said)[:300]
    return failure.detail[:300]


def broken(request: Request[Any, Any, Any], failure: Exception) -> Response[Problem]:
    """A flaw of ours. The reader learns that it happened, the log what it was."""
    logger.error(
        "request failed", exc_info=failure, extra={"path": request.route_handler.name or "", "method": request.method}
    )
    detail = translate(language_of(request), "problem-server")
    return answer(Problem(status=500, reason="problem-server", detail=detail))


HANDLERS: dict[Any, Any] = {
    MatineeError: refused,
    ValidationException: failed,
    NotFoundException: failed,
    MethodNotAllowedException: failed,
    ClientException: failed,
    HTTPException: failed,
    Exception: broken,
}

SAID: Mapping[int, str] = {
    400: "The request could not be understood, or asks for something that does not exist.",
    401: "The key opens no seat here.",
    403: "Not yours to do.",
    404: "No such table, match or move.",
    409: "Not possible at this table now; where the table has gone on, `number` is its last move.",
    413: "Too large.",
    422: "The rules do not allow the move; `clause` says which one.",
    429: "Too many requests.",
    503: "Nothing was changed; try again.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer beside what it is for."""
    return {
        status: ResponseSpec(Problem, description=SAID[status], media_type=MEDIA, generate_examples=False)
        for status in (400, *statuses, 429, 503)
    }


RETRY = ResponseHeader(name="Retry-After", documentation_only=True, description="Seconds to wait.")
