"""Keyboard input: at a terminal with completion and history, from a pipe line by line."""

import sys
from collections.abc import Callable, Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from rich.console import Console

from matinee.games.drawing import Prose

Explain = Callable[[Sequence[str]], str]
"""Takes the words typed so far, and returns a short explanation for the list of completions."""


class InputClosed(Exception):
    """The input has ended: Ctrl-C, Ctrl-D or the end of a pipe."""


class Keyboard:
    """The keyboard, which several players may share. Each has a separate history, because votes are secret."""

    def __init__(self, console: Console) -> None:
        self.console: Console = console
        self.live: bool = console.is_terminal and sys.stdin.isatty()
        self._sessions: dict[int, PromptSession[str]] = {}

    def ask(self, seat: int, name: str, inputs: Sequence[str], explain: Explain, hint: str) -> str:
        """Return the next line that a player types.

        Args:
            seat: The player's seat.
            name: The player's name, for the prompt.
            inputs: The moves and commands that can be completed.
            explain: Returns the explanation of a completion.
            hint: The line below the input.
        """
        prompt = f"{name} > "
        if not self.live:
            return self._line(prompt)
        if seat not in self._sessions:
            self._sessions[seat] = PromptSession[str](history=InMemoryHistory())
        try:
            completer = WordByWord(inputs, explain)
            line = self._sessions[seat].prompt(
                prompt, completer=completer, complete_while_typing=False, reserve_space_for_menu=6, bottom_toolbar=hint
            )
        except (KeyboardInterrupt, EOFError):
            raise InputClosed from None
        return line.strip()

    def pause(self, message: str) -> None:
        """Wait for Enter."""
        if not self.live:
            self._line(message)
            return
        self.console.print(Prose(message, "bold"))
        try:
            input()
        except (KeyboardInterrupt, EOFError):
            raise InputClosed from None

    def _line(self, prompt: str) -> str:
        """Read a line from a pipe and echo it, so that the output reads like a session."""
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            raise InputClosed from None
        if not line:
            raise InputClosed
        self.console.print(prompt + line.strip(), markup=False, highlight=False)
        return line.strip()


class WordByWord(Completer):
    """Completes one word at a time, with explanations. It offers only legal moves and commands."""

    def __init__(self, inputs: Sequence[str], explain: Explain) -> None:
        self.inputs: list[tuple[str, ...]] = [tuple(line.split()) for line in inputs]
        self.explain: Explain = explain

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        text = document.text_before_cursor.lower()
        words = text.split()
        prefix = words.pop() if words and not text.endswith(" ") else ""
        for word in following(self.inputs, words):
            if word.startswith(prefix):
                yield Completion(word, -len(prefix), display_meta=self.explain((*words, word)))


def following(lines: Iterable[tuple[str, ...]], words: Sequence[str]) -> list[str]:
    """Return the words that may follow `words`, in the order of the lines."""
    count = len(words)
    return list(dict.fromkeys(line[count] for line in lines if len(line) > count and line[:count] == tuple(words)))


def expand(line: str, inputs: Sequence[str]) -> str:
    """Complete abbreviated words if only one completion is possible: "p" becomes "pass".

    Numbers are never completed: 1 does not mean 12.
    """
    lines = [tuple(each.split()) for each in inputs]
    words: list[str] = []
    for word in line.lower().split():
        possible = following(lines, words)
        matching = [each for each in possible if each.startswith(word)]
        if word not in possible and len(matching) == 1 and not word.isdigit():
            word = matching[0]
        words.append(word)
    return " ".join(words)
