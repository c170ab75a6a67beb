"""A table service with its own database for each test. Tests are coroutines on asyncio."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from matinee.table.service import TableService
from tests.table.helpers import open_service


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[TableService]:
    async with open_service(tmp_path) as service:
        yield service
