"""The table: people at one keyboard against bots. The game is saved after every move."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType

from matinee.bots.roster import find_bot
from matinee.engine.errors import IllegalMove, MatineeError, UnknownSeat
from matinee.engine.i18n import translate
from matinee.engine.match import Match, Seed
from matinee.games.drawing import Prose
from matinee.terminal import commands, help_text, rulebook, saved_games
from matinee.terminal.keyboard import Explain, InputClosed, Keyboard, expand
from matinee.terminal.replay import print_line, print_result
from matinee.terminal.session import GameSession, new_session, session_from_record

CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and its scrollback
MIN_LOG = 4  # lines of the log that are always shown
LINES_BELOW = 3  # for the prompt, the hint and the note on earlier lines


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
    """Play a new game.

    Args:
        game: The name of the game.
        players: The number of players.
        seats: The seats of people, who share the keyboard. Bots play the others.
        language: "en", "fr" or "de".
        seed: The seed of the deal; None for a random one.
        box: A TOML file with components.
        options: Options of the game.
        console: Where to print.
        bot: The name of the bots.

    Raises:
        MatineeError: A parameter is wrong; the message says which, and what is allowed.
    """
    console = console or Console(highlight=False)
    with console.status(translate(language, "terminal-preparing")):
        session = new_session(game, players, language, seed, box, options or {})
    check_seats(seats, players)
    session.bot = find_bot(bot, session.match.game)
    file = saved_games.new_current(session.match.game.name)
    Table(session, seats, file, box, console, new=True).run()


def resume(language: str | None = None, file: str | Path | None = None, console: Console | None = None) -> None:
    """Resume a saved game.

    Args:
        language: Another language than before.
        file: The saved game; None for the one interrupted last.
        console: Where to print.

    Raises:
        MatineeError: There is no such game, or it is over.
    """
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
    """Raise `UnknownSeat` for a seat that does not exist."""
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
        self.session: GameSession = session
        self.match: Match = session.match
        self.language: str = session.language
        self.people: tuple[int, ...] = tuple(sorted(set(seats)))
        self.file: Path = file
        self.box: str | Path | None = box
        self.console: Console = console
        self.keyboard: Keyboard = Keyboard(console)
        self.at_keyboard: int | None = None  # a seat
        self.warned: bool = False  # that the game cannot be saved
        self.commitment_shown: bool = not new
        self.clauses: list[str] = rulebook.clauses(self.match.game.family, self.language)

    def translate(self, message: str, **facts: int | str) -> str:
        """Return a message of the terminal."""
        return translate(self.language, f"terminal-{message}", **facts)

    def print(self, text: str, style: str = "") -> None:
        """Print a paragraph."""
        self.console.print(Prose(text, style))

    def run(self) -> None:
        """Play until the game is over or a person leaves."""
        self.write_file()
        if not self.keyboard.live:
            self.print(self.hint(), "dim")
            self.show_commitment()
        try:
            while not self.match.over:
                self.turn()
                self.write_file()
        except (InputClosed, KeyboardInterrupt):
            self.console.print()
            self.print(self.translate("kept"), "bold")
            return
        self.end()

    def show_commitment(self) -> None:
        """Show the commitment to the deal once."""
        if not self.commitment_shown:
            self.print(self.translate("commitment", commitment=self.match.commitment), "dim")
        self.commitment_shown = True

    def turn(self) -> None:
        """Play one move. Where several seats may act, bots go first, so that people do not wait for them."""
        awaiting = self.match.awaiting
        bots = [seat for seat in awaiting if seat not in self.people]
        if bots:
            self.session.play(bots[0], self.session.bot_move(bots[0]))
        else:
            self.decide(awaiting[0])

    def write_file(self) -> None:
        """Save the game. If that fails, warn once and continue."""
        try:
            saved_games.write(self.file, self.saved())
        except OSError as problem:
            if not self.warned:
                self.print(self.translate("not-kept", reason=saved_games.reason(problem, self.language)), "bold")
            self.warned = True

    def saved(self) -> saved_games.SavedGame:
        """Return the saved game to write to the file."""
        box = str(Path(self.box).resolve()) if self.box else None
        return saved_games.SavedGame(
            record=self.match.record(),
            seats=self.people,
            language=self.language,
            box_file=box,
            bot=self.session.bot.name,
        )

    # --- Decisions of people

    def decide(self, seat: int) -> None:
        """Ask until a move is played or undone."""
        self.hand_over(seat)
        view = self.match.view(seat)
        moves = self.session.prompts.completions(view, lambda: self.match.moves(seat))
        self.show(seat, moves)
        while True:
            line = self.keyboard.ask(
                seat, self.session.names[seat], self.words(moves), self.explainer(view), self.hint()
            )
            command = commands.parse(line, self.language)
            if command:
                if self.run_command(seat, *command, moves):
                    return
            elif line and self.try_move(seat, self.move_of(line, moves)):
                return

    def hand_over(self, seat: int) -> None:
        """In games with secrets, wait until the next person has the keyboard before showing their view."""
        if len(self.people) > 1 and seat != self.at_keyboard and self.session.prompts.has_secrets(self.match.players):
            if self.keyboard.live:
                self.console.file.write(CLEAR_ALL)
                self.console.file.flush()
            self.keyboard.pause(self.translate("pass-keyboard", name=self.session.names[seat]))
        self.at_keyboard = seat

    def move_of(self, line: str, moves: Sequence[str]) -> str:
        """Return the move that a line stands for: the number of a move if they are numbered, or its words."""
        if self.session.numbered and line.isdecimal() and 0 < int(line) <= len(moves):
            return moves[int(line) - 1]
        return expand(line, moves)

    def show(self, seat: int, moves: Sequence[str]) -> None:
        """Show the board, the log since the last decision of a seat, and the question."""
        view = self.match.view(seat)
        question = self.session.prompts.question(view, self.match.box, self.session.names, self.language)
        board = self.session.draw(seat)
        log = [line for _, line in self.session.log_lines(self.session.last_move_of(seat))]
        if self.keyboard.live:
            self.console.clear()
            room = self.console.height - self.height(board) - self.height(Prose(question)) - LINES_BELOW
            log = self.newest(log, max(MIN_LOG, room))
        self.console.print(board)
        for line in log:
            self.console.print(log_line(line))
        self.show_commitment()
        self.print(question, "bold")
        if self.session.numbered:
            self.print("   ".join(f"{number}\u00a0{move}" for number, move in enumerate(moves, 1)))

    def height(self, content: RenderableType) -> int:
        """Return the number of lines that something takes on the screen."""
        return len(self.console.render_lines(content))

    def newest(self, log: list[str], room: int) -> list[str]:
        """Return the last lines that fit into `room` lines of the screen."""
        kept: list[str] = []
        used = 0
        for line in reversed(log):
            used += self.height(log_line(line))
            if used > room:
                return [self.translate("more", count=len(log) - len(kept)), *kept]
            kept.insert(0, line)
        return kept

    def try_move(self, seat: int, move: str) -> bool:
        """Play a move and return True; if it is illegal, show why and return False."""
        try:
            self.session.play(seat, move)
        except IllegalMove as refusal:
            self.refuse(refusal)
            return False
        return True

    def refuse(self, mistake: MatineeError) -> None:
        """Show an error and the clause it cites."""
        self.print(f"✗ {mistake.sentence(self.language)}", "bold")
        if isinstance(mistake, IllegalMove) and mistake.clause:
            rulebook.print_clause(mistake.clause, self.language, self.console)

    # --- Commands

    def run_command(self, seat: int, command: str, argument: str, moves: Sequence[str]) -> bool:
        """Run a command; return whether it changed the position."""
        try:
            if command == "quit":
                raise InputClosed
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
                explain = self.explainer(self.match.view(seat))
                self.console.print(help_text.listing(moves, self.session.prompts.GROUPED_VERBS, explain, self.language))
        except MatineeError as mistake:
            self.refuse(mistake)
        return False

    def save(self, name: str) -> None:
        """Run the command "save"."""
        if name:
            file = saved_games.save(name, self.saved(), self.language)
            self.print(self.translate("saved", file=str(file)))
        else:
            self.print(self.translate("save-where"))

    # --- Completion and help

    def words(self, moves: Sequence[str]) -> list[str]:
        """Return all moves and commands, for completion."""
        rules = self.translate("command-rules")
        return [*moves, *commands.names(self.language), *(f"{rules} {clause.lower()}" for clause in self.clauses)]

    def explainer(self, view: Any) -> Explain:
        """Return a function that explains the last word of a move or a command."""
        command_names = commands.names(self.language)

        def explain(words: Sequence[str]) -> str:
            if words[0] in command_names:
                return self.translate(f"help-{command_names[words[0]]}") if len(words) == 1 else ""
            return self.session.prompts.explain(view, self.match.box, self.session.names, words, self.language)

        return explain

    def hint(self) -> str:
        """Return the line of commands below the prompt."""
        example = f"{self.match.game.clauses}-R1"
        return commands.hint(self.language, example if example in self.clauses else self.match.game.name)

    # --- The end

    def end(self) -> None:
        """Show the result, the score, the seed of the deal and the file of the record."""
        if self.keyboard.live:
            self.console.clear()
        first = min((self.session.last_move_of(seat) for seat in self.people), default=0)
        for number, line in self.session.log_lines(first):
            print_line(number, line, self.console)
        self.console.print(self.session.draw(None))
        print_result(self.session, self.console)
        self.print(self.translate("seed", seed=self.match.seed.hex()), "dim")
        self.archive()

    def archive(self) -> None:
        """Write the record to the finished games, then delete the saved game."""
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
    """Return a line of the log as it is shown between two decisions."""
    return Prose(line, indent="    ", first="  · ")
