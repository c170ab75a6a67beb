"""Backups are complete and independent of the database system; a failed restore changes nothing."""

from pathlib import Path

import pytest
from sqlalchemy import select

from matinee.engine.errors import MatineeError
from matinee.table import chat
from matinee.table.backup import ALL_TABLES, backup, restore
from matinee.table.service import TableService
from matinee.table.storage import open_engine
from tests.servers import PostgresServer
from tests.table.helpers import open_service, settings, start_match

pytestmark = pytest.mark.anyio


def quiet(done: int, total: int) -> None:
    assert 0 < done <= total


async def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    engine = open_engine(url)
    async with engine.connect() as connection:
        found = {
            name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for name, table in ALL_TABLES.items()
        }
    await engine.dispose()
    return found


async def played(folder: Path) -> str:
    """Create a database with a match and a chat message; return its URL."""
    async with open_service(folder) as service:
        driver = await start_match(service, settings())
        await driver.play(max_moves=20)
        await chat.post_message(service, driver.code, driver.host, "", "¡Acción! 🎬", None)
        return str(service.store.engine.url).replace("+aiosqlite", "")


async def test_a_restored_backup_equals_the_original_database(tmp_path: Path) -> None:
    first, again = await played(tmp_path / "first"), f"sqlite:///{tmp_path}/again/tables.db"
    rows = await backup(first, tmp_path / "all.gz", quiet)
    assert await restore(again, tmp_path / "all.gz", quiet) == rows
    assert await everything(again) == await everything(first)


async def test_a_backup_moves_from_sqlite_to_postgresql_and_back(tmp_path: Path) -> None:
    first, back = await played(tmp_path / "first"), f"sqlite:///{tmp_path}/back/tables.db"
    server = PostgresServer(tmp_path)
    server.start()
    try:
        other = server.new_database("other")
        await backup(first, tmp_path / "one.gz", quiet)
        await restore(other, tmp_path / "one.gz", quiet)
        assert await everything(other) == await everything(first)
        await backup(other, tmp_path / "two.gz", quiet)
        await restore(back, tmp_path / "two.gz", quiet)
        assert await everything(back) == await everything(first)
    finally:
        server.stop()


async def test_a_backup_is_only_restored_into_an_empty_database(tmp_path: Path) -> None:
    first = await played(tmp_path / "first")
    await backup(first, tmp_path / "all.gz", quiet)
    before = await everything(first)
    with pytest.raises(MatineeError) as refusal:
        await restore(first, tmp_path / "all.gz", quiet)
    assert refusal.value.message == "error-restore-full"
    assert await everything(first) == before


@pytest.mark.parametrize("how", ["cut short", "no backup", "empty"])
async def test_a_broken_backup_changes_nothing(tmp_path: Path, how: str) -> None:
    await backup(await played(tmp_path / "first"), tmp_path / "all.gz", quiet)
    broken = tmp_path / "broken.gz"
    whole = (tmp_path / "all.gz").read_bytes()
    broken.write_bytes({"cut short": whole[: len(whole) // 2], "no backup": b"Once upon a time", "empty": b""}[how])
    empty = f"sqlite:///{tmp_path}/empty/tables.db"
    with pytest.raises(MatineeError) as refusal:
        await restore(empty, broken, quiet)
    assert refusal.value.message == "error-restore"
    assert not any((await everything(empty)).values())


async def test_a_backup_that_cannot_be_written_leaves_no_file(service: TableService, tmp_path: Path) -> None:
    url = str(service.store.engine.url).replace("+aiosqlite", "")
    with pytest.raises(MatineeError) as refusal:
        await backup(url, tmp_path / "nowhere" / "all.gz", quiet)
    assert refusal.value.message == "error-backup"
    assert not list(tmp_path.glob("**/*.gz"))
