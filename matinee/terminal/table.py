"""The table: people at one keyboard against bots, and nothing lost when somebody leaves."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType

from matinee.bots.roster import find_bot
from matinee.engine.errors import IllegalMove, MatineeError, UnknownSeat
from matinee.engine.i18n import translate
from matinee.engine.match import Seed
from matinee.games.drawing import Prose
from matinee.terminal import commands, help_text, rulebook, saved_games
from matinee.terminal.keyboard import Keyboard, Left, Meaning, expand
from matinee.terminal.replay import print_line, print_result
from matinee.terminal.session import GameSession, new_session, session_from_record

FORGET = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and what has been scrolled away
LEAST_LOG = 4  # lines of the log that are always shown
BELOW = 3  # lines for the prompt, the hint and what of the log is left out


def play(
    game: str,
    players: int,
    seats: tuple[int, ...],
    language: str,
    seed: Seed = None,
    box: str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    console: Console | None = None,
    bot: str = "random",
) -> None:
    """A new game. People sit at `seats` and share the keyboard; bots sit at the others."""
    console = console or Console(highlight=False)
    with console.status(translate(language, "terminal-preparing")):
        session = new_session(game, players, language, seed, box, options or {})
    check_seats(seats, players)
    session.bot = find_bot(bot, session.match.game)
    file = saved_games.new_current(session.match.game.name)
    Table(session, seats, file, box, console, new=True).run()


def resume(language: str | None = None, file: str | Path | None = None, console: Console | None = None) -> None:
    """Goes on with a game in a file, or with the one interrupted last; in another language if one is given."""
    console = console or Console(highlight=False)
    current = Path(file) if file else saved_games.last_current()
    saved = saved_games.read(current)
    language = language or saved.language
    with console.status(translate(language, "terminal-preparing")):
        session = session_from_record(saved.record, language, saved.box_file)
    check_seats(saved.seats, session.match.players)
    session.bot = find_bot(saved.bot, session.match.game)
    if not saved_games.is_current(current):
        if session.match.over:
            raise MatineeError("terminal-resume-over", file=str(current))
        current = saved_games.new_current(session.match.game.name)
    Table(session, saved.seats, current, saved.box_file, console).run()


def check_seats(seats: Sequence[int], players: int) -> None:
    for seat in seats:
        if seat not in range(players):
            raise UnknownSeat(seat, players)


class Table:
    """A match being played at the terminal."""

    def __init__(
        self,
        session: GameSession,
        seats: Sequence[int],
        file: Path,
        box: str | Path | None,
        console: Console,
        new: bool = False,
    ) -> None:
        self.session = session
        self.match = session.match
        self.language = session.language
        self.people = tuple(sorted(set(seats)))
        self.file = file
        self.box = box
        self.console = console
        self.keyboard = Keyboard(console)
        self.sitting: int | None = None  # who is at the keyboard
        self.warned = False
        self.promised = not new  # whether the commitment to the deal has been shown
        self.clauses = rulebook.clauses(self.match.game.family, self.language)

    def translate(self, message: str, **facts: int | str) -> str:
        return translate(self.language, f"terminal-{message}", **facts)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Prose(text, style))

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
        self.keep()
        if not self.keyboard.live:
            self.print(self.hint(), "dim")
            self.promise()
        try:
            while not self.match.over:
                self.turn()
                self.keep()
        except (Left, KeyboardInterrupt):
            self.console.print()
            self.print(self.translate("kept"), "bold")
            return
        self.end()

    def promise(self) -> None:
        """Shows once what the deal can be proved by afterwards."""
        if not self.promised:
            self.print(self.translate("commitment", commitment=self.match.commitment), "dim")
        self.promised = True

    def turn(self) -> None:
        """One move. Bots go first where several are awaited, so that nobody waits for them."""
        awaiting = self.match.awaiting
        robots = [seat for seat in awaiting if seat not in self.people]
        if robots:
            self.session.play(robots[0], self.session.bot_move(robots[0]))
        else:
            self.decide(awaiting[0])

    def keep(self) -> None:
        """Writes the game down; a full disk is no reason to end it."""
        try:
            saved_games.write(self.file, self.saved())
        except OSError as problem:
            if not self.warned:
                self.print(self.translate("not-kept", reason=saved_games.reason(problem, self.language)), "bold")
            self.warned = True

    def saved(self) -> saved_games.Saved:
        box = str(Path(self.box).resolve()) if self.box else None
        return saved_games.Saved(
            record=self.match.record(),
            seats=self.people,
            language=self.language,
            box_file=box,
            bot=self.session.bot.name,
        )

    # --- A person decides

    def decide(self, seat: int) -> None:
        """Asks until a move is played or taken back."""
        self.hand_over(seat)
        view = self.match.view(seat)
        typed = self.session.asking.typed(view, lambda: self.match.moves(seat))
        self.show(seat, typed)
        while True:
            line = self.keyboard.ask(seat, self.session.names[seat], self.words(typed), self.meaning(view), self.hint())
            command = commands.parse(line, self.language)
            if command:
                if self.obey(seat, *command, typed):
                    return
            elif line and self.moved(seat, self.move_of(line, typed)):
                return

    def hand_over(self, seat: int) -> None:
        """Where something is hidden, the next person takes the keyboard before anything of theirs is shown."""
        if len(self.people) > 1 and seat != self.sitting and self.session.asking.has_secrets(self.match.players):
            if self.keyboard.live:
                self.console.file.write(FORGET)
                self.console.file.flush()
            self.keyboard.pause(self.translate("pass-keyboard", name=self.session.names[seat]))
        self.sitting = seat

    def move_of(self, line: str, typed: Sequence[str]) -> str:
        """Return the move that a line stands for: by its number if moves are numbered, or in words."""
        if self.session.numbered and line.isdecimal() and 0 < int(line) <= len(typed):
            return typed[int(line) - 1]
        return expand(line, typed)

    def show(self, seat: int, typed: Sequence[str]) -> None:
        """The board, what happened since one's last decision, and what one is asked."""
        view = self.match.view(seat)
        question = self.session.asking.question(view, self.match.box, self.session.names, self.language)
        board = self.session.draw(seat)
        log = [line for _, line in self.session.log_lines(self.session.last_move_of(seat))]
        if self.keyboard.live:
            self.console.clear()
            room = self.console.height - self.height(board) - self.height(Prose(question)) - BELOW
            log = self.newest(log, max(LEAST_LOG, room))
        self.console.print(board)
        for line in log:
            self.console.print(log_line(line))
        self.promise()
        self.print(question, "bold")
        if self.session.numbered:
            self.print("   ".join(f"{number}\u00a0{move}" for number, move in enumerate(typed, 1)))

    def height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what))

    def newest(self, log: list[str], room: int) -> list[str]:
        """As many of the last lines as there is room for."""
        kept: list[str] = []
        used = 0
        for line in reversed(log):
            used += self.height(log_line(line))
            if used > room:
                return [self.translate("more", count=len(log) - len(kept)), *kept]
            kept.insert(0, line)
        return kept

    def moved(self, seat: int, move: str) -> bool:
        """Whether a move was legal; if not, says why and shows the clause it breaks."""
        try:
            self.session.play(seat, move)
        except IllegalMove as refusal:
            self.refuse(refusal)
            return False
        return True

    def refuse(self, mistake: MatineeError) -> None:
        """Says what was wrong, with the clause that says so."""
        self.print(f"✗ {mistake.sentence(self.language)}", "bold")
        if isinstance(mistake, IllegalMove) and mistake.clause:
            rulebook.print_clause(mistake.clause, self.language, self.console)

    # --- Commands

    def obey(self, seat: int, command: str, argument: str, typed: Sequence[str]) -> bool:
        """Carries a command out; whether the position is another one now."""
        try:
            if command == "quit":
                raise Left
            if command == "undo":
                self.session.undo(seat, self.people)
                return True
            if command == "rules":
                rulebook.show(argument or self.match.game.name, self.language, self.console)
            elif command == "save":
                self.save(argument)
            elif command == "log":
                for number, line in self.session.log_lines():
                    print_line(number, line, self.console)
            else:
                meaning = self.meaning(self.match.view(seat))
                self.console.print(help_text.listing(typed, self.session.asking.GROUPED, meaning, self.language))
        except MatineeError as mistake:
            self.refuse(mistake)
        return False

    def save(self, name: str) -> None:
        if name:
            file = saved_games.save(name, self.saved(), self.language)
            self.print(self.translate("saved", file=str(file)))
        else:
            self.print(self.translate("save-where"))

    # --- What may be typed

    def words(self, typed: Sequence[str]) -> list[str]:
        """Moves and commands, for completion."""
        rules = self.translate("command-rules")
        return [*typed, *commands.names(self.language), *(f"{rules} {clause.lower()}" for clause in self.clauses)]

    def meaning(self, view: Any) -> Meaning:
        """What the last of some words means, be it of a move or a command."""
        found = commands.names(self.language)

        def meaning(words: Sequence[str]) -> str:
            if words[0] in found:
                return self.translate(f"help-{found[words[0]]}") if len(words) == 1 else ""
            return self.session.asking.meaning(view, self.match.box, self.session.names, words, self.language)

        return meaning

    def hint(self) -> str:
        usual = f"{self.match.game.clauses}-R1"
        return commands.hint(self.language, usual if usual in self.clauses else self.match.game.name)

    # --- The end

    def end(self) -> None:
        """How it ended, the score, the seed of the deal, and where the record lies."""
        if self.keyboard.live:
            self.console.clear()
        first = min((self.session.last_move_of(seat) for seat in self.people), default=0)
        for number, line in self.session.log_lines(first):
            print_line(number, line, self.console)
        self.console.print(self.session.draw(None))
        print_result(self.session, self.console)
        self.print(self.translate("seed", seed=self.match.seed.hex()), "dim")
        self.file_away()

    def file_away(self) -> None:
        """From the current games to the finished ones: written there before it is taken away here."""
        target = saved_games.new_finished(self.match.game.name)
        try:
            saved_games.write(target, self.match.record())
            self.file.unlink(missing_ok=True)
        except OSError as problem:
            self.print(self.translate("not-kept", reason=saved_games.reason(problem, self.language)), "bold")
        else:
            self.print(self.translate("finished", file=str(target)))
            self.print(self.translate("prove"), "dim")


def log_line(line: str) -> Prose:
    return Prose(line, indent="    ", first="  · ")
