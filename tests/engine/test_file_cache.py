"""A file is read again only after it has changed."""

import os
from pathlib import Path

import pytest

from matinee.engine.boxes import MAX_SIZE
from matinee.engine.errors import DamagedBox, MatineeError
from matinee.engine.file_cache import MAX_FILES, cached_by_file
from matinee.games import check_box


def test_a_file_is_read_once_until_it_changes(tmp_path: Path) -> None:
    reads: list[str] = []

    @cached_by_file
    def read(file: str | Path, suffix: str) -> str:
        reads.append(suffix)
        text = Path(file).read_text()
        if not text:
            raise MatineeError("error-file", file=str(file), reason="empty")
        return text + suffix

    file = tmp_path / "file"
    file.write_text("one")
    assert [read(file, "!"), read(file, "!"), read(file, "?")] == ["one!", "one!", "one?"]
    assert reads == ["!", "?"]
    file.write_text("three")
    assert read(file, "!") == "three!"
    file.write_text("")
    for _ in range(3):
        with pytest.raises(MatineeError):
            read(file, "!")
    assert reads == ["!", "?", "!", "!"]
    file.unlink()
    with pytest.raises(FileNotFoundError):
        read(file, "!")


def test_few_files_are_remembered(tmp_path: Path) -> None:
    reads: list[str] = []

    @cached_by_file
    def read(file: str | Path) -> str:
        reads.append(str(file))
        return Path(file).read_text()

    for number in range(MAX_FILES + 1):
        (tmp_path / str(number)).touch()
        read(tmp_path / str(number))
    read(tmp_path / "1")
    assert len(reads) == MAX_FILES + 1
    read(tmp_path / "0")
    assert len(reads) == MAX_FILES + 2


def test_a_box_is_a_file_of_limited_size(tmp_path: Path) -> None:
    with pytest.raises(DamagedBox):
        check_box("/dev/zero")
    with pytest.raises(DamagedBox):
        check_box(tmp_path)
    large = tmp_path / "large.toml"
    large.touch()
    os.truncate(large, MAX_SIZE + 1)
    with pytest.raises(DamagedBox):
        check_box(large)
