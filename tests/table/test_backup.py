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


def check_progress(done: int, total: int) -> None:
    assert 0 < done <= total


async def all_rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return the rows of all tables of a database."""
    engine = open_engine(url)
    async with engine.connect() as connection:
        rows = {
            name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for name, table in ALL_TABLES.items()
        }
    await engine.dispose()
    return rows


async def create_database(folder: Path) -> str:
    """Create a database with a match and a chat message; return its URL."""
    async with open_service(folder) as service:
        driver = await start_match(service, settings())
        await driver.play(max_moves=20)
        await chat.post_message(service, driver.code, driver.host, "", "¡Acción! 🎬", None)
        return str(service.store.engine.url).replace("+aiosqlite", "")


async def test_a_restored_backup_equals_the_original_database(tmp_path: Path) -> None:
    original, restored = await create_database(tmp_path / "original"), f"sqlite:///{tmp_path}/restored/tables.db"
    rows = await backup(original, tmp_path / "all.gz", check_progress)
    assert await restore(restored, tmp_path / "all.gz", check_progress) == rows
    assert await all_rows(restored) == await all_rows(original)


async def test_a_backup_moves_from_sqlite_to_postgresql_and_back(tmp_path: Path) -> None:
    original, back = await create_database(tmp_path / "original"), f"sqlite:///{tmp_path}/back/tables.db"
    server = PostgresServer(tmp_path)
    server.start()
    try:
        other = server.new_database("other")
        await backup(original, tmp_path / "one.gz", check_progress)
        await restore(other, tmp_path / "one.gz", check_progress)
        assert await all_rows(other) == await all_rows(original)
        await backup(other, tmp_path / "two.gz", check_progress)
        await restore(back, tmp_path / "two.gz", check_progress)
        assert await all_rows(back) == await all_rows(original)
    finally:
        server.stop()


async def test_a_backup_is_only_restored_into_an_empty_database(tmp_path: Path) -> None:
    original = await create_database(tmp_path / "original")
    await backup(original, tmp_path / "all.gz", check_progress)
    before = await all_rows(original)
    with pytest.raises(MatineeError) as refusal:
        await restore(original, tmp_path / "all.gz", check_progress)
    assert refusal.value.message == "error-restore-full"
    assert (tmp_path / "all.gz").stat().st_mode & 0o777 == 0o600, "it contains hidden cards and chats"
    assert await all_rows(original) == before


@pytest.mark.parametrize("damage", ["cut short", "no backup", "empty"])
async def test_a_broken_backup_changes_nothing(tmp_path: Path, damage: str) -> None:
    await backup(await create_database(tmp_path / "original"), tmp_path / "all.gz", check_progress)
    broken = tmp_path / "broken.gz"
    content = (tmp_path / "all.gz").read_bytes()
    broken.write_bytes(
        {"cut short": content[: len(content) // 2], "no backup": b"Once upon a time", "empty": b""}[damage]
    )
    empty = f"sqlite:///{tmp_path}/empty/tables.db"
    with pytest.raises(MatineeError) as refusal:
        await restore(empty, broken, check_progress)
    assert refusal.value.message == "error-restore"
    assert not any((await all_rows(empty)).values())


async def test_a_backup_of_a_missing_database_is_refused_and_creates_nothing(tmp_path: Path) -> None:
    with pytest.raises(MatineeError) as refused:
        await backup(f"sqlite:///{tmp_path}/tabels.db", tmp_path / "all.gz", check_progress)
    assert refused.value.message == "error-no-database"
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_that_cannot_be_written_leaves_no_file(service: TableService, tmp_path: Path) -> None:
    url = str(service.store.engine.url).replace("+aiosqlite", "")
    with pytest.raises(MatineeError) as refusal:
        await backup(url, tmp_path / "nowhere" / "all.gz", check_progress)
    assert refusal.value.message == "error-backup"
    assert not list(tmp_path.glob("**/*.gz"))
