"""What the routes of tables share: the table service, and responses about a table."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import State

from matinee.api_types import SeatGrant, TableInfo
from matinee.server.security import seat_cookie
from matinee.table.keys import digest_of
from matinee.table.service import TableService
from matinee.table.session import TableSession
from matinee.table.viewer_updates import table_info

Req = Request[Any, Any, State]


def get_service(request: Req) -> TableService:
    """Return the service of the application."""
    return request.app.state.service


def session_info(session: TableSession, holder: str | None) -> TableInfo:
    """Return the description of a table as seen by the holder of a key."""
    commitment = session.active.deal.commitment if session.active else None
    return table_info(session.table, commitment, session.present, session.absent, holder)


def seat_response(request: Req, session: TableSession, key: str, status: int) -> Response[SeatGrant]:
    """Return the key to a seat: as a cookie, and to programs in the body. In a browser, scripts must not learn it."""
    is_browser = "sec-fetch-site" in request.headers  # scripts cannot remove this header
    body = SeatGrant(key="" if is_browser else key, table=session_info(session, digest_of(key)))
    cookie = seat_cookie(session.code, key, request.app.state.config)
    return Response(body, status_code=status, cookies=[cookie])
