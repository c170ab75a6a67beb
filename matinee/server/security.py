"""Keys, cookies, where requests come from, how many may come, and what browsers are told."""

from collections.abc import Awaitable
from typing import Any

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from matinee.server.config import Config
from matinee.table.refusals import UnknownKey
from matinee.table.secrets import digest_of

YEAR = 365 * 24 * 3600
LARGEST_BODY = 16_384
LONGEST_KEY = 64

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

# By what a route does: for one address, and for one key.
LIMITS: dict[str, tuple[RateLimitItem, RateLimitItem]] = {
    "open": (parse("30/minute"), parse("30/minute")),
    "look": (parse("1200/minute"), parse("600/minute")),
    "sit": (parse("120/minute"), parse("60/minute")),
    "move": (parse("3000/minute"), parse("600/minute")),
    "site": (parse("3000/minute"), parse("3000/minute")),
    "hint": (parse("120/minute"), parse("30/minute")),
    "talk": (parse("240/minute"), parse("40/minute")),
}


def with_headers(app: ASGIApp, headers: dict[str, str]) -> ASGIApp:
    """The same application, with these headers on whatever it answers. (Litestar would make them anew every time.)"""
    more = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        def with_more(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                given = list(message["headers"])
                names = [name for name, _ in given]
                message["headers"] = given + [header for header in more if header[0] not in names]
            return send(message)

        await app(scope, receive, with_more)  # type: ignore[arg-type]

    return wrapped


class Limiter:
    """Counts requests of addresses and keys, in this process."""

    def __init__(self) -> None:
        self._windows = FixedWindowRateLimiter(MemoryStorage())

    def check(self, what: str, address: str, key: str | None) -> None:
        by_address, by_key = LIMITS[what]
        if not self._windows.hit(by_address, what, address) or (key and not self._windows.hit(by_key, what, key)):
            raise TooManyRequestsException(headers={"Retry-After": "10"})


def cookie_name(code: str) -> str:
    return f"matinee-{code}"


def key_of(request: ASGIConnection[Any, Any, Any, Any], code: str) -> str | None:
    """The key a request carries: `Authorization: Bearer KEY`, or the cookie of the table."""
    return bearer_of(request) or request.cookies.get(cookie_name(code))


def bearer_of(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    given = request.headers.get("authorization", "")
    return given[7:].strip()[:LONGEST_KEY] or None if given[:7].lower() == "bearer " else None


def holder_of(request: Request[Any, Any, Any], code: str) -> str | None:
    """The digest of the key, if there is one."""
    key = key_of(request, code)
    return digest_of(key) if key else None


def needed_holder(request: Request[Any, Any, Any], code: str) -> str:
    holder = holder_of(request, code)
    if holder is None:
        raise UnknownKey()
    return holder


def seat_cookie(code: str, key: str, config: Config) -> Cookie:
    """Kept from scripts, sent to this table's addresses only, and never with requests that other sites make."""
    return Cookie(
        key=cookie_name(code),
        value=key,
        path=f"/api/tables/{code}",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=config.secure,
    )


def address_of(request: ASGIConnection[Any, Any, Any, Any], config: Config) -> str:
    """Who asks; behind a proxy of ours, whom it speaks for."""
    if config.proxied and (forwarded := request.headers.get("x-forwarded-for")):
        return forwarded.rpartition(",")[2].strip()[:64]
    return request.client.host if request.client else ""


async def admit(request: Request[Any, Any, Any]) -> None:
    """Before any request is carried out. (Not a guard: for guards, Litestar copies the handler every time.)"""
    check_origin(request)
    check_rate(request)


def check_origin(request: Request[Any, Any, Any]) -> None:
    """A browser says where a request comes from; only our own pages may act for whoever holds a cookie."""
    if request.method in ("GET", "HEAD", "OPTIONS") or bearer_of(request):
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    if site not in (None, "same-origin", "none"):
        raise PermissionDeniedException()
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise PermissionDeniedException()


def check_rate(request: Request[Any, Any, Any]) -> None:
    limiter: Limiter | None = request.app.state.limiter
    if limiter is not None and (what := request.route_handler.opt.get("limit")):
        code = request.path_params.get("code", "")
        limiter.check(what, address_of(request, request.app.state.config), key_of(request, code))
