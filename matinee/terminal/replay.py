"""Replaying a record: the log in words, numbered, and how it ended."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from matinee.engine.i18n import translate
from matinee.engine.records import RecordSource
from matinee.games.drawing import Prose
from matinee.terminal import saved_games
from matinee.terminal.keyboard import Keyboard, Left
from matinee.terminal.session import GameSession, new_session, session_from_record


def show(
    record: RecordSource,
    language: str,
    step: bool = False,
    console: Console | None = None,
    box: str | Path | None = None,
) -> None:
    """Tells a match from its record. With `step`, draws the board after each move and waits for Enter."""
    console = console or Console(highlight=False)
    saved = saved_games.read(record)
    box = box or saved.box_file
    session = session_from_record(saved.record, language, box)
    if step and not by_steps(session, box, console):
        return
    if not step:
        for number, line in session.log_lines():
            print_line(number, line, console)
    console.print()
    console.print(session.draw(None))
    print_result(session, console)


def by_steps(session: GameSession, box: str | Path | None, console: Console) -> bool:
    """Plays the match again move by move; False if the reader has seen enough."""
    match = session.match
    again = new_session(match.game.name, match.players, session.language, match.seed, box, match.options)
    keyboard = Keyboard(console)
    shown = 0
    for seat, move in match.history:
        if keyboard.live:
            console.clear()
        console.print(again.draw(None))
        print_from(again, shown, console)
        shown = len(again.events)
        try:
            keyboard.pause(translate(session.language, "terminal-step", number=shown, moves=len(match.history)))
        except Left:
            return False
        again.play(seat, move)
    print_from(again, shown, console)
    return True


def print_from(session: GameSession, start: int, console: Console) -> None:
    for number, line in session.log_lines(start):
        print_line(number, line, console)


def print_line(number: int, line: str, console: Console) -> None:
    """A line of the log with the number of its move."""
    console.print(Prose(line, indent="     ", first=f"{number or '':>4} "))


def print_result(session: GameSession, console: Console) -> None:
    """Who has won, and the score; of a game that goes on, that it does."""
    match, language = session.match, session.language
    if not match.over:
        console.print(Prose(translate(language, "terminal-not-over"), "bold"))
        return
    console.print(Prose(winners(session), "bold"))
    console.print(session.breakdown())


def winners(session: GameSession) -> str:
    """The winners in a sentence, and another one if they have no more points than somebody else."""
    match, language = session.match, session.language
    points = match.points[match.winners[0]]
    names = joined(session, match.winners)
    text = translate(language, "terminal-winners", names=names, count=len(match.winners), points=points)
    beaten = [seat for seat in range(match.players) if match.points[seat] == points and seat not in match.winners]
    if beaten:
        clause = session.asking.TIES
        text += " " + translate(
            language, "terminal-tie", names=joined(session, beaten), count=len(beaten), clause=clause
        )
    return text


def joined(session: GameSession, seats: Sequence[int]) -> str:
    """Names as one says them."""
    *others, last = [session.names[seat] for seat in seats]
    return translate(session.language, "terminal-and", first=", ".join(others), last=last) if others else last
