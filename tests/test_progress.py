"""Progress of long commands: a bar in a terminal, lines elsewhere."""

import io
import time

import pytest
from rich.console import Console

from matinee import progress
from matinee.progress import ProgressBar


def test_a_pipe_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "INTERVAL", 0.01)
    out = io.StringIO()
    with ProgressBar(console=Console(file=out)) as bar:
        task = bar.add_task("Compiling [x]", total=None)
        wait_for(out, "Compiling [x]\n")
        bar.update(task, completed=3, total=7)
        wait_for(out, "Compiling [x] (3/7)\n")


def test_short_work_prints_no_lines_and_a_terminal_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    with ProgressBar(console=Console(file=out)) as bar:
        bar.add_task("Compiling")
    assert not out.getvalue().strip()
    monkeypatch.setattr(progress, "INTERVAL", 0.01)
    terminal = io.StringIO()
    with ProgressBar(console=Console(file=terminal, force_terminal=True, force_interactive=True)) as bar:
        bar.add_task("Compiling", total=7)
        wait_for(terminal, "0%")
    assert "(0/7)" not in terminal.getvalue()


def wait_for(out: io.StringIO, text: str) -> None:
    end = time.monotonic() + 10
    while text not in out.getvalue():
        assert time.monotonic() < end
        time.sleep(0.01)
