"""Keys, cookies, checks of each request, and security headers."""

import secrets
from collections.abc import Awaitable
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from matinee.server.addresses import client_address, is_loopback
from matinee.server.config import Config
from matinee.server.rate_limits import RateLimiter
from matinee.table.errors import InvalidKey
from matinee.table.keys import digest_of

YEAR = 365 * 24 * 3600
MAX_BODY = 16_384
MAX_KEY_LENGTH = 64

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STRICT_TRANSPORT = {"Strict-Transport-Security": f"max-age={YEAR}"}


def with_headers(app: ASGIApp, headers: dict[str, str]) -> ASGIApp:
    """Add headers to all responses of an application. (Litestar would build them again for each response.)"""
    added = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        def send_with_headers(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                present = list(message["headers"])
                names = [name for name, _ in present]
                message["headers"] = present + [header for header in added if header[0] not in names]
            return send(message)

        await app(scope, receive, send_with_headers)  # type: ignore[arg-type]

    return wrapped


def cookie_name(code: str, config: Config) -> str:
    """Return the name of a table's cookie. Browsers refuse the prefix to other hosts, such as a sibling."""
    return f"__Host-matinee-{code}" if config.secure else f"matinee-{code}"


def request_key(request: ASGIConnection[Any, Any, Any, Any], code: str) -> str | None:
    """Return the key of a request: from `Authorization: Bearer KEY`, or from the table's cookie."""
    key = bearer_key(request) or request.cookies.get(cookie_name(code, request.app.state.config))
    return key if key and len(key) <= MAX_KEY_LENGTH else None


def bearer_key(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the key in `Authorization: Bearer KEY`; None without one."""
    header = request.headers.get("authorization", "")
    return header[7:].strip() or None if header[:7].lower() == "bearer " else None


def request_holder(request: Request[Any, Any, Any], code: str) -> str | None:
    """Return the digest of the request's key; None without a key."""
    key = request_key(request, code)
    return digest_of(key) if key else None


def require_holder(request: Request[Any, Any, Any], code: str) -> str:
    """Return the digest of the request's key; raise `InvalidKey` without a key."""
    holder = request_holder(request, code)
    if holder is None:
        raise InvalidKey()
    return holder


def seat_cookie(code: str, key: str, config: Config) -> Cookie:
    """Return the cookie with a table's key: hidden from scripts, same-site only.

    It is limited to the paths of the table, unless the prefix of a secure one requires the path `/`.
    """
    return Cookie(
        key=cookie_name(code, config),
        value=key,
        path="/" if config.secure else f"/api/tables/{code}",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=config.secure,
    )


async def check_request(request: Request[Any, Any, Any]) -> Response[None] | None:
    """Check the host, origin and rate of a request, and answer requests for the methods of a path.

    This is a `before_request` hook. A guard would be slower: Litestar copies the handler for each guarded request.
    """
    check_host(request)
    check_origin(request)
    check_rate(request)
    return methods_response(request) if request.method == "OPTIONS" else None


def methods_response(request: Request[Any, Any, Any]) -> Response[None]:
    """Return the methods of a path. Litestar's own response lacks those of all its handlers but the first."""
    path = request.scope["path_template"]
    methods = {method for route in request.app.routes if route.path_format == path for method in route.methods}
    return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})


def check_host(request: Request[Any, Any, Any]) -> None:
    """Refuse a request for another host than this server is told: a site whose name leads here could send it."""
    allowed = request.app.state.config.allowed_hosts
    if allowed:
        host = request.headers.get("host", "").lower()
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        if name not in [each.strip().lower() for each in allowed.split(",")]:
            raise HTTPException(status_code=421)


def check_origin(request: Request[Any, Any, Any]) -> None:
    """Refuse writes that rely on a cookie and come from another site. Browsers report the origin of a request."""
    if request.method in ("GET", "HEAD", "OPTIONS") or bearer_key(request):
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    if site not in (None, "same-origin", "none"):
        raise PermissionDeniedException()
    if origin is None:
        return
    scheme, _, host = origin.partition("://")
    if host != request.headers.get("host") or (request.app.state.config.secure and scheme != "https"):
        raise PermissionDeniedException()


def check_rate(request: Request[Any, Any, Any]) -> None:
    """Refuse a request that exceeds a rate limit. A key counts only at a table in memory where it opens a seat."""
    limiter: RateLimiter | None = request.app.state.limiter
    if limiter is None:
        return
    kind, code = request.route_handler.opt.get("limit", "read"), request.path_params.get("code", "")
    holder = request_holder(request, code) if code else None
    session = request.app.state.service.sessions.get(code)
    seated = holder if session and session.cached_table and session.cached_table.seats_of(holder) else None
    limiter.check(kind, client_address(request, request.app.state.config), seated)


def may_read_metrics(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from this computer and not through a proxy, or has the token for the metrics."""
    token = request.app.state.config.metrics_token
    if token and secrets.compare_digest((bearer_key(request) or "").encode(), token.encode()):
        return True
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return not forwarded and is_loopback(request.client.host if request.client else "")
