"""A progress bar that prints lines if the output is not a terminal."""

import threading

from rich.console import Console
from rich.progress import Progress, ProgressColumn

INTERVAL = 10.0  # seconds between two lines


class ProgressBar(Progress):
    """A progress bar that disappears when it is done. In a file or a pipe, it is a line every few seconds instead."""

    def __init__(self, *columns: ProgressColumn, console: Console) -> None:
        super().__init__(*columns, console=console, transient=True)
        self._stopped = threading.Event()

    def start(self) -> None:
        """Show the bar, or start to print lines."""
        super().start()
        if not self.console.is_interactive:
            threading.Thread(target=self._print_lines, daemon=True).start()

    def stop(self) -> None:
        """Remove the bar, or stop to print lines."""
        self._stopped.set()
        super().stop()

    def _print_lines(self) -> None:
        while not self._stopped.wait(INTERVAL):
            for task in self.tasks:
                count = "" if task.total is None else f" ({task.completed:.0f}/{task.total:.0f})"
                self.console.print(f"{task.description}{count}", markup=False, highlight=False)
