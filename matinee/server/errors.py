"""Error responses: problem documents (RFC 9457) in the reader's language, never with tracebacks."""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec

from matinee.api_types import Problem
from matinee.engine.errors import IllegalMove, MatineeError, NoLesson, OtherVersion
from matinee.engine.i18n import LANGUAGES, translate
from matinee.server import metrics
from matinee.table.errors import (
    BotsBusy,
    Forbidden,
    InvalidKey,
    MatchNotFound,
    StaleMove,
    StorageFull,
    TableError,
    TableNotFound,
    Unavailable,
)

PROBLEM_JSON = "application/problem+json"
logger: logging.Logger = logging.getLogger("matinee.server")

STATUS: Mapping[type[MatineeError], int] = {
    TableNotFound: 404,
    MatchNotFound: 404,
    NoLesson: 404,
    InvalidKey: 401,
    Forbidden: 403,
    StaleMove: 409,
    Unavailable: 503,
    BotsBusy: 503,
    StorageFull: 503,
    TableError: 409,
    OtherVersion: 409,
    IllegalMove: 422,
    MatineeError: 400,
}


def preferred_language(request: Request[Any, Any, Any]) -> str:
    """Return the supported language that `Accept-Language` prefers, or English."""
    preferences: list[tuple[float, str]] = []
    for preference in request.headers.get("accept-language", "").split(",")[:10]:
        tag, _, quality = preference.partition(";q=")
        try:
            preferences.append((-float(quality or 1), tag.strip().lower()[:2]))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(preferences, key=lambda each: each[0]) if tag in LANGUAGES), "en")


def problem_response(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    """Return a response with a problem document, and count it."""
    metrics.REFUSED.labels(str(problem.status)).inc()
    return Response(problem, status_code=problem.status, media_type=PROBLEM_JSON, headers=headers or {})


def problem_of(request: Request[Any, Any, Any], error: MatineeError) -> Problem:
    """Return the problem document of an error, in the language of the request."""
    return Problem(
        status=next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS),
        reason=error.message,
        detail=error.sentence(preferred_language(request)),
        clause=error.clause if isinstance(error, IllegalMove) else None,
        number=error.number if isinstance(error, StaleMove) else None,
    )


def handle_matinee_error(request: Request[Any, Any, Any], error: MatineeError) -> Response[Problem]:
    """Return a response with the error's message."""
    problem = problem_of(request, error)
    return problem_response(problem, {"Retry-After": "1"} if problem.status == 503 else None)


REASONS: Mapping[int, str] = {
    403: "problem-origin",
    404: "problem-not-found",
    405: "problem-method",
    408: "problem-slow",
    413: "problem-size",
    421: "problem-host",
    429: "problem-rate",
}


def handle_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Return a response to an error raised by Litestar, such as an unknown path or an invalid body."""
    status = error.status_code
    reason = REASONS.get(status, "problem-body")
    facts = {"reason": validation_message(error)} if reason == "problem-body" else {}
    detail = translate(preferred_language(request), reason, **facts)
    return problem_response(Problem(status=status, reason=reason, detail=detail), dict(error.headers or {}))


def validation_message(error: HTTPException) -> str:
    """Return the problem with each invalid field, or Litestar's message."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        messages = [f"{each.get('key', 'body')}: {each['message']}" for each in error.extra if "message" in each]
        if messages:
            return "; ".join(messages)[:300]
    return error.detail[:300]


def handle_unexpected_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log an unexpected error, and return a response without details."""
    logger.error(
        "request failed", exc_info=error, extra={"path": request.route_handler.name or "", "method": request.method}
    )
    detail = translate(preferred_language(request), "problem-server")
    return problem_response(Problem(status=500, reason="problem-server", detail=detail))


HANDLERS: dict[Any, Any] = {
    MatineeError: handle_matinee_error,
    ValidationException: handle_http_error,
    NotFoundException: handle_http_error,
    MethodNotAllowedException: handle_http_error,
    ClientException: handle_http_error,
    HTTPException: handle_http_error,
    Exception: handle_unexpected_error,
}

DESCRIPTIONS: Mapping[int, str] = {
    400: "The request is malformed, or names a game, bot or option that does not exist.",
    401: "The key does not belong to a seat at this table.",
    403: "The key does not allow this.",
    404: "There is no such table, match or move.",
    408: "The body did not arrive in time.",
    409: "Not possible at this table now. If the match has moved on, `number` is its last move.",
    413: "The body is too large.",
    422: "The move is illegal; `clause` names the rule.",
    429: "Too many requests.",
    503: "Temporarily unavailable. Nothing was changed; retry.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI descriptions of a route's error responses."""
    late = (408,) if 413 in statuses else ()  # requests with a body
    return {
        status: ResponseSpec(
            Problem, description=DESCRIPTIONS[status], media_type=PROBLEM_JSON, generate_examples=False
        )
        for status in (400, *late, *statuses, 429, 503)
    }
