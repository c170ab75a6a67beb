"""Replay a record: the numbered log and the result."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from matinee.engine.i18n import translate
from matinee.engine.records import RecordSource
from matinee.games.drawing import Prose
from matinee.terminal import saved_games
from matinee.terminal.keyboard import InputClosed, Keyboard
from matinee.terminal.session import GameSession, new_session, session_from_record


def show(
    record: RecordSource,
    language: str,
    step: bool = False,
    console: Console | None = None,
    box: str | Path | None = None,
) -> None:
    """Print a recorded match.

    Args:
        record: A record or a saved game: JSON data, JSON text or a file.
        language: The language of the log.
        step: Draw the board after each move and wait for Enter.
        console: Where to print.
        box: The box that the match was played with, if the record does not contain it.
    """
    console = console or Console(highlight=False)
    saved = saved_games.read(record)
    box = box or saved.box_file
    session = session_from_record(saved.record, language, box)
    if step and not show_steps(session, box, console):
        return
    if not step:
        for number, line in session.log_lines():
            print_line(number, line, console)
    console.print()
    console.print(session.draw(None))
    print_result(session, console)


def show_steps(session: GameSession, box: str | Path | None, console: Console) -> bool:
    """Replay the match move by move; return False if the reader stops."""
    match = session.match
    replayed = new_session(match.game.name, match.players, session.language, match.seed, box, match.options)
    keyboard = Keyboard(console)
    shown = 0
    for seat, move in match.history:
        if keyboard.live:
            console.clear()
        console.print(replayed.draw(None))
        print_from(replayed, shown, console)
        shown = len(replayed.events)
        try:
            keyboard.pause(translate(session.language, "terminal-step", number=shown, moves=len(match.history)))
        except InputClosed:
            return False
        replayed.play(seat, move)
    print_from(replayed, shown, console)
    return True


def print_from(session: GameSession, start: int, console: Console) -> None:
    """Print the log, starting with move `start`."""
    for number, line in session.log_lines(start):
        print_line(number, line, console)


def print_line(number: int, line: str, console: Console) -> None:
    """Print a line of the log with the number of its move."""
    console.print(Prose(line, indent="     ", first=f"{number or '':>4} "))


def print_result(session: GameSession, console: Console) -> None:
    """Print the winners and the score, or that the game is not over."""
    match, language = session.match, session.language
    if not match.over:
        console.print(Prose(translate(language, "terminal-not-over"), "bold"))
        return
    console.print(Prose(winners(session), "bold"))
    console.print(session.breakdown())


def winners(session: GameSession) -> str:
    """Return a sentence that names the winners, and a second one if a tie was broken."""
    match, language = session.match, session.language
    points = match.points[match.winners[0]]
    names = joined(session, match.winners)
    text = translate(language, "terminal-winners", names=names, count=len(match.winners), points=points)
    tied = [seat for seat in range(match.players) if match.points[seat] == points and seat not in match.winners]
    if tied:
        clause = session.prompts.TIE_CLAUSE
        text += " " + translate(language, "terminal-tie", names=joined(session, tied), count=len(tied), clause=clause)
    return text


def joined(session: GameSession, seats: Sequence[int]) -> str:
    """Return names as a list in words: "A, B and C"."""
    *others, last = [session.names[seat] for seat in seats]
    return translate(session.language, "terminal-and", first=", ".join(others), last=last) if others else last
