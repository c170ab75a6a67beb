"""Asking a server. Where an answer is lost or the server is away for a moment, it is asked again, if that is safe."""

import random
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, TypeVar

import httpx
import msgspec

from matinee.client.errors import NoAnswer, Refused
from matinee.table.answers import Problem

CONNECT = 5.0  # seconds
ANSWER = 20.0
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0

LOST = (httpx.TimeoutException, httpx.NetworkError, httpx.RemoteProtocolError)
NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
UNCHANGED = (429, 503)  # the server says that it has done nothing
BEHIND = (502, 504)  # a proxy says so, who cannot know

T = TypeVar("T")


class Patience:
    """Pauses between tries: longer each time, and by chance, so that not all come at once when a server is back."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds
        self._pause = FIRST_PAUSE

    def pause(self, at_least: float = 0.0) -> float | None:
        """Seconds to wait before the next try; None if there should be none."""
        if time.monotonic() + at_least >= self._end:
            return None
        pause = max(at_least, self._pause * random.uniform(0.5, 1.0))
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        return pause


class Connection:
    """A server, how it is spoken to, and how long one goes on trying."""

    def __init__(
        self, url: str, language: str, patience: float, silence: float, transport: httpx.BaseTransport | None
    ) -> None:
        self.url = url
        self.patience = patience
        self.silence = silence
        # Keys are sent with each request. A cookie would make the second player of a client sit down as the first.
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.Client(
            base_url=url,
            headers={"Accept-Language": language},
            cookies=no_cookies,
            timeout=httpx.Timeout(ANSWER, connect=CONNECT),
            limits=httpx.Limits(max_connections=None),  # each stream keeps one
            transport=transport,
        )

    def ask(
        self, shape: type[T], method: str, path: str, key: str | None = None, body: Any = None, *, again: bool = True
    ) -> T:
        """`again` says that asking twice does no more than asking once."""
        content = None if body is None else msgspec.json.encode(body)
        headers = bearer(key) | ({} if body is None else {"Content-Type": "application/json"})
        patience = Patience(self.patience)
        while True:
            try:
                response = self.http.request(method, path, content=content, headers=headers)
            except LOST as failure:
                pause = patience.pause() if again or isinstance(failure, NEVER_SENT) else None
                if pause is None:
                    raise self.no_answer(failure) from failure
            else:
                pause = patience.pause(retry_after(response)) if is_passing(response, again) else None
                if pause is None:
                    return read(response, shape)
            time.sleep(pause)

    def no_answer(self, why: object) -> NoAnswer:
        return NoAnswer(f"{self.url} does not answer: {why}")


def bearer(key: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


def is_passing(response: httpx.Response, again: bool) -> bool:
    """Whether the server is only busy or away for a moment, and may be asked again."""
    return response.status_code in UNCHANGED or (again and response.status_code in BEHIND)


def retry_after(response: httpx.Response) -> float:
    given = response.headers.get("Retry-After", "")
    return float(given) if given.isascii() and given.isdigit() else 0.0


def read(response: httpx.Response, shape: type[T]) -> T:
    if response.is_success:
        return decoded(response.content, shape)
    raise refusal(response)


def refusal(response: httpx.Response) -> Refused:
    """The problem document, or what can be said without one: a proxy may have answered."""
    try:
        return Refused(msgspec.json.decode(response.content, type=Problem))
    except msgspec.MsgspecError:
        status = response.status_code
        said = f"HTTP {status} {response.reason_phrase}".strip()
        return Refused(Problem(status=status, reason="problem-unknown", detail=said))


def decoded(data: bytes, shape: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=shape)
    except msgspec.MsgspecError as mistake:
        raise NoAnswer(f"this is not what a Matinee server of this version answers: {mistake}") from mistake
