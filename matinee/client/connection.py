"""HTTP requests to a server, retried where that is safe."""

from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, TypeVar

import httpx
import msgspec
from tenacity import RetryCallState, Retrying, retry_if_exception, stop_before_delay, wait_random_exponential

from matinee.api_types import Problem
from matinee.client.errors import NoAnswer, Refused

CONNECT_TIMEOUT = 5.0  # seconds
READ_TIMEOUT = 20.0
INITIAL_DELAY, MAX_DELAY = 0.1, 2.0  # seconds between attempts; random, so that clients do not reconnect all at once

CONNECTION_ERRORS = (httpx.TimeoutException, httpx.NetworkError, httpx.RemoteProtocolError)
NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
UNCHANGED = (429, 503)  # the server has not carried out the request
GATEWAY_ERRORS = (502, 504)  # from a proxy; the server may have carried out the request

T = TypeVar("T")


class Busy(Exception):
    """A response with a temporary error."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(response)
        self.response = response


class Connection:
    """A server's address and how to send requests to it."""

    def __init__(
        self,
        url: str,
        language: str,
        retry_timeout: float,
        heartbeat_timeout: float,
        transport: httpx.BaseTransport | None,
    ) -> None:
        self.url = url
        self.retry_timeout = retry_timeout
        self.heartbeat_timeout = heartbeat_timeout
        # Keys are sent as headers. With a cookie, a client that joins a second time would reuse the first player's key.
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http: httpx.Client = httpx.Client(
            base_url=url,
            headers={"Accept-Language": language},
            cookies=no_cookies,
            timeout=httpx.Timeout(READ_TIMEOUT, connect=CONNECT_TIMEOUT),
            limits=httpx.Limits(max_connections=None),  # each stream occupies one
            transport=transport,
        )

    def ask(
        self,
        response_type: type[T],
        method: str,
        path: str,
        key: str | None = None,
        body: Any = None,
        *,
        idempotent: bool = True,
    ) -> T:
        """Send a request and decode the response.

        Args:
            response_type: The type of the response body.
            method: The HTTP method.
            path: The path.
            key: The key of a seat.
            body: The body, encoded as JSON.
            idempotent: Whether the request may be repeated when its response is lost.

        Raises:
            Refused: The server refused the request.
            NoAnswer: The server did not answer in time.
        """
        content = None if body is None else msgspec.json.encode(body)
        headers = bearer(key) | ({} if body is None else {"Content-Type": "application/json"})

        def send() -> httpx.Response:
            response = self.http.request(method, path, content=content, headers=headers)
            if response.status_code in UNCHANGED or (idempotent and response.status_code in GATEWAY_ERRORS):
                raise Busy(response)
            return response

        def may_retry(error: BaseException) -> bool:
            return isinstance(error, (Busy, *(CONNECTION_ERRORS if idempotent else NOT_SENT)))

        try:
            response = self.retrying(may_retry)(send)
        except CONNECTION_ERRORS as error:
            raise self.no_answer(error) from error
        except Busy as busy:
            response = busy.response
        if response.is_success:
            return decoded(response.content, response_type)
        raise refusal(response)

    def retrying(self, may_retry: Callable[[BaseException], bool], **more: Any) -> Retrying:
        """Return a retry policy: random exponential delays, until `retry_timeout` seconds have passed."""
        return Retrying(
            retry=retry_if_exception(may_retry),
            wait=wait_before_retry,
            stop=stop_before_delay(self.retry_timeout),
            reraise=True,
            **more,
        )

    def no_answer(self, why: object) -> NoAnswer:
        """Return the error for a server that does not answer."""
        return NoAnswer(f"{self.url} does not answer: {why}")


random_delay: wait_random_exponential = wait_random_exponential(multiplier=INITIAL_DELAY, max=MAX_DELAY)


def wait_before_retry(state: RetryCallState) -> float:
    """Return the seconds before the next attempt: at least the `Retry-After` of the last response."""
    error = state.outcome.exception() if state.outcome else None
    return max(random_delay(state), retry_after(error.response) if isinstance(error, Busy) else 0.0)


def retry_after(response: httpx.Response) -> float:
    """Return the seconds in `Retry-After`, or 0."""
    seconds = response.headers.get("Retry-After", "")
    return float(seconds) if seconds.isascii() and seconds.isdigit() else 0.0


def bearer(key: str | None) -> dict[str, str]:
    """Return the header with a key; nothing without a key."""
    return {"Authorization": f"Bearer {key}"} if key else {}


def refusal(response: httpx.Response) -> Refused:
    """Return the error in a response. If there is no problem document, as from a proxy, it contains the status."""
    try:
        return Refused(msgspec.json.decode(response.content, type=Problem))
    except msgspec.MsgspecError:
        status = response.status_code
        detail = f"HTTP {status} {response.reason_phrase}".strip()
        return Refused(Problem(status=status, reason="problem-unknown", detail=detail))


def decoded(data: bytes | str, response_type: type[T]) -> T:
    """Decode JSON.

    Raises:
        NoAnswer: It does not have the expected type.
    """
    try:
        return msgspec.json.decode(data, type=response_type)
    except msgspec.MsgspecError as error:
        raise NoAnswer(f"unexpected response, not from a Matinee server of this version: {error}") from error
