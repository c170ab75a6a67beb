"""Parameters that several routes have."""

from typing import Annotated

from litestar.params import Parameter, QueryParameter

Code = Annotated[str, Parameter(pattern="^[a-z0-9]{4,16}$", description="The code of a table.")]
SeatPath = Annotated[int, Parameter(ge=0, le=7, description="A seat, counted from 0.")]
NumberPath = Annotated[int, Parameter(ge=1, le=100_000, description="The number of a move, counted from 1.")]
MatchQuery = Annotated[
    int | None, QueryParameter(name="match", ge=1, le=10_000, description="The match, counted from 1; default: last.")
]
