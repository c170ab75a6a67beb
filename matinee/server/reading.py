"""Reading bodies: exactly what the API says, nothing that merely looks like it."""

from typing import Any, cast

import msgspec
from litestar import Request
from litestar.exceptions import ClientException


class StrictRequest(Request[Any, Any, Any]):
    """Litestar would take "0" for 0, and stumbles over bytes that are no text and over brackets without end."""

    async def json(self) -> Any:
        field, body = self.route_handler.parsed_data_field, await self.body()
        wanted = field.annotation if field else Any
        try:
            try:
                return msgspec.json.decode(body, type=wanted)
            except msgspec.ValidationError:
                return msgspec.convert(with_whole_numbers(msgspec.json.decode(body)), wanted)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise ClientException(str(problem)) from None


def with_whole_numbers(value: Any) -> Any:
    """JSON has one kind of numbers: 2.0 is 2."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [with_whole_numbers(each) for each in cast(list[Any], value)]
    if isinstance(value, dict):
        return {name: with_whole_numbers(each) for name, each in cast(dict[str, Any], value).items()}
    return value
