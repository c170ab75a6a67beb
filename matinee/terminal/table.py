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
from matinee.terminal import commands, helping, keeping, rulebook
from matinee.terminal.keyboard import Keyboard, Left, Meaning, expand
from matinee.terminal.replay import print_line, print_result
from matinee.terminal.story import Story, begin, retell

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
        story = begin(game, players, language, seed, box, options or {})
    check_seats(seats, players)
    story.bot = find_bot(bot, story.match.game)
    file = keeping.new_current(story.match.game.name)
    Table(story, seats, file, box, console, new=True).run()


def resume(language: str | None = None, file: str | Path | None = None, console: Console | None = None) -> None:
    """Goes on with a game in a file, or with the one interrupted last; in another language if one is given."""
    console = console or Console(highlight=False)
    current = Path(file) if file else keeping.last_current()
    saved = keeping.read(current)
    language = language or saved.language
    with console.status(translate(language, "terminal-preparing")):
        story = retell(saved.record, language, saved.box_file)
    check_seats(saved.seats, story.match.players)
    story.bot = find_bot(saved.bot, story.match.game)
    if not keeping.is_current(current):
        if story.match.over:
            raise MatineeError("terminal-resume-over", file=str(current))
        current = keeping.new_current(story.match.game.name)
    Table(story, saved.seats, current, saved.box_file, console).run()


def check_seats(seats: Sequence[int], players: int) -> None:
    for seat in seats:
        if seat not in range(players):
            raise UnknownSeat(seat, players)


class Table:
    """A match being played at the terminal."""

    def __init__(
        self,
        story: Story,
        seats: Sequence[int],
        file: Path,
        box: str | Path | None,
        console: Console,
        new: bool = False,
    ) -> None:
        self.story = story
        self.match = story.match
        self.language = story.language
        self.people = tuple(sorted(set(seats)))
        self.file = file
        self.box = box
        self.console = console
        self.keyboard = Keyboard(console)
        self.sitting: int | None = None  # who is at the keyboard
        self.warned = False
        self.promised = not new  # whether the commitment to the deal has been shown
        self.clauses = rulebook.clauses(self.match.game.folder, self.language)

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
            self.story.play(robots[0], self.story.bot_move(robots[0]))
        else:
            self.decide(awaiting[0])

    def keep(self) -> None:
        """Writes the game down; a full disk is no reason to end it."""
        try:
            keeping.write(self.file, self.saved())
        except OSError as problem:
            if not self.warned:
                self.print(self.translate("not-kept", reason=keeping.reason(problem, self.language)), "bold")
            self.warned = True

    def saved(self) -> keeping.Saved:
        box = str(Path(self.box).resolve()) if self.box else None
        return keeping.Saved(
            record=self.match.record(),
            seats=self.people,
            language=self.language,
            box_file=box,
            bot=self.story.bot.name,
        )

    # --- A person decides

    def decide(self, seat: int) -> None:
        """Asks until a move is played or taken back."""
        self.hand_over(seat)
        view = self.match.view(seat)
        typed = self.story.asking.typed(view, lambda: self.match.moves(seat))
        self.show(seat)
        while True:
            line = self.keyboard.ask(seat, self.story.names[seat], self.words(typed), self.meaning(view), self.hint())
            command = commands.parse(line, self.language)
            if command:
                if self.obey(seat, *command, typed):
                    return
            elif line and self.moved(seat, expand(line, typed)):
                return

    def hand_over(self, seat: int) -> None:
        """Where something is hidden, the next person takes the keyboard before anything of theirs is shown."""
        if len(self.people) > 1 and seat != self.sitting and self.story.asking.has_secrets(self.match.players):
            if self.keyboard.live:
                self.console.file.write(FORGET)
                self.console.file.flush()
            self.keyboard.pause(self.translate("pass-keyboard", name=self.story.names[seat]))
        self.sitting = seat

    def show(self, seat: int) -> None:
        """The board, what happened since one's last decision, and what one is asked."""
        view = self.match.view(seat)
        question = self.story.asking.question(view, self.match.box, self.story.names, self.language)
        board = self.story.draw(seat)
        log = [line for _, line in self.story.told(self.story.last_decision(seat))]
        if self.keyboard.live:
            self.console.clear()
            room = self.console.height - self.height(board) - self.height(Prose(question)) - BELOW
            log = self.newest(log, max(LEAST_LOG, room))
        self.console.print(board)
        for line in log:
            self.console.print(log_line(line))
        self.promise()
        self.print(question, "bold")

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
            self.story.play(seat, move)
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
                self.story.undo(seat, self.people)
                return True
            if command == "rules":
                rulebook.show(argument or self.match.game.name, self.language, self.console)
            elif command == "save":
                self.save(argument)
            elif command == "log":
                for number, line in self.story.told():
                    print_line(number, line, self.console)
            else:
                meaning = self.meaning(self.match.view(seat))
                self.console.print(helping.listing(typed, self.story.asking.GROUPED, meaning, self.language))
        except MatineeError as mistake:
            self.refuse(mistake)
        return False

    def save(self, name: str) -> None:
        if name:
            file = keeping.save(name, self.saved(), self.language)
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
            return self.story.asking.meaning(view, self.match.box, self.story.names, words, self.language)

        return meaning

    def hint(self) -> str:
        return commands.hint(self.language, f"{self.match.game.clauses}-R1")

    # --- The end

    def end(self) -> None:
        """How it ended, the score, the seed of the deal, and where the record lies."""
        if self.keyboard.live:
            self.console.clear()
        first = min((self.story.last_decision(seat) for seat in self.people), default=0)
        for number, line in self.story.told(first):
            print_line(number, line, self.console)
        self.console.print(self.story.draw(None))
        print_result(self.story, self.console)
        self.print(self.translate("seed", seed=self.match.seed.hex()), "dim")
        self.file_away()

    def file_away(self) -> None:
        """From the current games to the finished ones: written there before it is taken away here."""
        target = keeping.new_finished(self.match.game.name)
        try:
            keeping.write(target, self.match.record())
            self.file.unlink(missing_ok=True)
        except OSError as problem:
            self.print(self.translate("not-kept", reason=keeping.reason(problem, self.language)), "bold")
        else:
            self.print(self.translate("finished", file=str(target)))
            self.print(self.translate("prove"), "dim")


def log_line(line: str) -> Prose:
    return Prose(line, indent="    ", first="  · ")
