"""A house with storage of its own for each test; tests are coroutines on asyncio."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from matinee.table.house import House
from tests.table.houses import house_in


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as house:
        yield house
