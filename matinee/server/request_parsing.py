"""Strict parsing of request bodies."""

import asyncio
from typing import Any, cast

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, HTTPException

BODY_TIMEOUT = 10.0  # seconds in which a client must send the body of a request


class StrictRequest(Request[Any, Any, Any]):
    """A request that accepts exactly the documented types, and whose body must arrive in time.

    Litestar alone would accept "0" for 0, and fail on invalid UTF-8 and on deeply nested brackets.
    """

    async def body(self) -> bytes:
        try:
            async with asyncio.timeout(BODY_TIMEOUT):
                return await super().body()
        except TimeoutError:
            raise HTTPException(status_code=408) from None

    async def json(self) -> Any:
        field, body = self.route_handler.parsed_data_field, await self.body()
        body_type = field.annotation if field else Any
        try:
            try:
                return msgspec.json.decode(body, type=body_type)
            except msgspec.ValidationError:
                return msgspec.convert(integers_from_floats(msgspec.json.decode(body)), body_type)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise ClientException(str(error)) from None


def integers_from_floats(value: Any) -> Any:
    """Replace whole floats by integers: JSON has one number type, so 2.0 is 2."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [integers_from_floats(each) for each in cast(list[Any], value)]
    if isinstance(value, dict):
        return {name: integers_from_floats(each) for name, each in cast(dict[str, Any], value).items()}
    return value
