"""Check that a game fulfils the contract, in random games.

Examples:
    >>> from matinee import GAMES
    >>> from matinee.testing import check_game
    >>> check_game(GAMES["hollywood"], players=[3], compiled=False)
"""

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from matinee.engine import loops, records
from matinee.engine.compiling import Mode, rules_of
from matinee.engine.errors import BrokenGame, IllegalMove
from matinee.engine.game import Game
from matinee.engine.i18n import LANGUAGES
from matinee.engine.lessons import find_lesson, has_lesson
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng

Chooser = Callable[[Match, int, random.Random], int]


def any_action(match: Match, seat: int, rng: random.Random) -> int:
    """Return a random legal action of a seat."""
    return rng.choice(match.actions(seat))


def no_check(match: Match) -> None:
    """Accept every position."""


@dataclass(frozen=True)
class Setting:
    """A game with a number of players and options, as the checks play it.

    Attributes:
        game: The game.
        players: The number of players.
        options: Options by id.
        mode: "interpreted" or "compiled".
        choose: Chooses the actions of random games.
        conserved: Raises `AssertionError` if a component of the game is missing or duplicated in a position.
    """

    game: Game
    players: int
    options: Mapping[str, Any]
    mode: Mode = "interpreted"
    choose: Chooser = any_action
    conserved: Callable[[Match], None] = no_check

    def start(self, seed: int) -> Match:
        """Return a new match."""
        return Match(self.game, self.players, seed, None, self.options, self.mode)

    def positions(self, seed: int) -> Iterator[Match]:
        """Play a random game; yield the match before the first move and after each move."""
        return random_play(self.start(seed), seed, self.choose)


def random_play(match: Match, seed: int, choose: Chooser = any_action) -> Iterator[Match]:
    """Play a match to its end at random; yield it before the first move and after each move.

    Args:
        match: The match.
        seed: The seed for all choices.
        choose: Chooses an action of a seat.
    """
    rng = random.Random(seed)
    yield match
    while not match.over:
        seat = rng.choice(match.awaiting)
        match.play(seat, choose(match, seat, rng))
        yield match


def check_game(
    game: Game,
    *,
    players: Iterable[int] | None = None,
    options: Iterable[Mapping[str, Any]] = ({},),
    choose: Chooser = any_action,
    conserved: Callable[[Match], None] = no_check,
    compiled: bool = True,
) -> None:
    """Check the whole contract in random games.

    Args:
        game: The game.
        players: The numbers of players to check; None for all.
        options: The sets of options to check.
        choose: Chooses actions, if uniformly random games do not reach every kind of position.
        conserved: Raises `AssertionError` if a component of the game is missing or duplicated in a position.
        compiled: Whether to compare interpreted with compiled rules, which takes a minute the first time.

    Raises:
        AssertionError: The game breaks the contract; the message says how.
    """
    check_lesson(game)
    for number in players or game.players:
        for chosen in options:
            setting = Setting(game, number, chosen, "interpreted", choose, conserved)
            for check in CHECKS:
                check(setting)
            if compiled:
                check_compiled(setting)


def check_lesson(game: Game) -> None:
    """Check that every move of the guided first game, if there is one, is legal."""
    if not has_lesson(game):
        return
    try:
        find_lesson(game)
    except BrokenGame as error:
        raise AssertionError(str(error)) from error


def check_end(setting: Setting) -> None:
    """Check that a game ends within `max_game_length` decisions, with points and a winner."""
    *_, match = setting.positions(1)
    assert len(match.history) <= setting.game.max_game_length(setting.players), "longer than max_game_length"
    assert all(match.moves(seat) == [] for seat in range(setting.players)), "moves after the end"
    assert len(match.points) == setting.players
    assert match.winners, "no winner"
    assert all(match.points[seat] == max(match.points) for seat in match.winners), "a winner without the most points"


def check_turns(setting: Setting) -> None:
    """Check that only awaited seats have moves, no more than declared, and that a spectator has none."""
    rules, moves = rules_of(setting.game.rules, "interpreted"), np.zeros(setting.game.max_legal_moves + 1, np.int32)
    for match in setting.positions(2):
        for seat in range(setting.players):
            actions = match.actions(seat)
            assert bool(actions) == (seat in match.awaiting), "moves of a seat not awaited, or none of one awaited"
            assert len(actions) <= setting.game.max_legal_moves, "more moves than max_legal_moves"
            assert all(0 <= action < setting.game.actions for action in actions), "an action out of range"
        assert rules.legal(match.state[0], -1, moves) == 0, "a spectator has moves"
        assert setting.game.simultaneous or len(match.awaiting) < 2, "several awaited, but not declared simultaneous"


def check_notation(setting: Setting) -> None:
    """Check that a move in notation is parsed to the same action, in any case and spacing."""
    game, rng = setting.game, random.Random(3)
    for match in setting.positions(3):
        for seat in match.awaiting:
            actions = match.actions(seat)
            actions = rng.sample(actions, min(len(actions), 20))
            texts = [game.text(match.state[0], match.box, seat, action) for action in actions]
            assert len(set(texts)) == len(texts), "two moves with the same notation"
            parsed = [game.action(match.state[0], match.box, seat, text) for text in texts]
            assert parsed == actions, "notation is parsed to another move"
            assert game.action(match.state[0], match.box, seat, f"  {texts[0].upper()} ") == actions[0]


def check_record(setting: Setting) -> None:
    """Check that a record, or its first half, replays to the same match."""
    *_, match = setting.positions(4)
    record = json.loads(json.dumps(match.record()))
    replayed = records.verify(record, lambda name: setting.game, mode=setting.mode)
    assert replayed.history == match.history
    assert replayed.state.tobytes() == match.state.tobytes(), "replayed to another position"
    first_half = {**record, "moves": record["moves"][: len(record["moves"]) // 2]}
    replayed_half = records.replay(first_half, lambda name: setting.game, mode=setting.mode)
    assert replayed_half.history == match.history[: len(match.history) // 2]


def check_undo(setting: Setting) -> None:
    """Check that undoing moves one by one restores each position exactly."""
    match = setting.start(5)
    positions = [each.state.tobytes() for each in random_play(match, 5, setting.choose)]
    while match.history:
        assert match.state.tobytes() == positions.pop()
        match.undo()
    assert match.state.tobytes() == positions.pop()


def check_refusals(setting: Setting) -> None:
    """Check that a refused move names a clause, has a sentence in every language and changes nothing."""
    game, rng = setting.game, random.Random(7)
    for match in setting.positions(7):
        before, history, seat = match.state.tobytes(), list(match.history), rng.randrange(setting.players)
        legal = set(match.actions(seat))
        tried = rng.sample(range(game.actions), min(game.actions, 12))
        for move in ["", "castle", "💥", game.actions, -1, *(each for each in tried if each not in legal)]:
            refusal = refusal_of(match, seat, move)
            assert refusal is not None, f"{move!r} was not refused"
            assert refusal.clause, "a refusal without a clause"
            assert all(refusal.sentence(language) for language in LANGUAGES)
        assert match.state.tobytes() == before, "a refused move changed the position"
        assert match.history == history


def refusal_of(match: Match, seat: int, move: int | str) -> IllegalMove | None:
    """Try to play a move. Return the error if it is refused, else None."""
    try:
        match.play(seat, move)
    except IllegalMove as refusal:
        return refusal
    return None


def check_secrecy(setting: Setting) -> None:
    """Check that a seat sees no difference when everything it cannot know is redrawn."""
    rng = random.Random(1)
    for match in setting.positions(11):
        if rng.random() > 0.15:
            continue
        for seat in (*range(setting.players), None):
            other = match.determinized(seat, rng.randrange(1 << 30))
            setting.conserved(other)
            assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(match.view(seat)), (
                "a view reveals hidden information"
            )
            assert other.observe(seat).tolist() == match.observe(seat).tolist(), (
                "an observation reveals hidden information"
            )
            assert other.awaiting == match.awaiting
            assert other.events == match.events, "events reveal hidden information"
            assert seat is None or other.actions(seat) == match.actions(seat), "moves reveal hidden information"
            seed = rng.randrange(1 << 30)
            redrawn = [each.determinized(seat, seed).state.tobytes() for each in (match, other)]
            assert redrawn[0] == redrawn[1], "determinize depends on hidden information"


def check_conservation(setting: Setting) -> None:
    """Check that components are conserved, observations stay in bounds and events have sentences."""
    for match in setting.positions(20):
        setting.conserved(match)
        row = np.full(setting.game.observation_size + 8, 99.0, np.float32)
        rules_of(setting.game.rules, "interpreted").observe(match.state[0], 0, row)
        assert (row[setting.game.observation_size :] == 99.0).all(), "observe writes past its row"
        assert np.isfinite(row).all()
        assert match.state[0].event_count <= len(match.state[0].events), "more events than fit"
        for event in match.events:
            names = [f"player {seat}" for seat in range(setting.players)]
            assert all(setting.game.tell(match.box, event, names, language) for language in LANGUAGES)
        msgspec.json.encode(match.full_state())


def check_compiled(setting: Setting) -> None:
    """Check that compiled and interpreted rules give identical bytes."""
    game = setting.game
    fast, slow = rules_of(game.rules, "compiled"), rules_of(game.rules, "interpreted")
    compiled, interpreted = game.empty_position(game.box()), game.empty_position(game.box())
    packed = game.pack_options(setting.players, setting.options)
    fast.setup(compiled[0], setting.players, packed, fast_rng(5))
    slow.setup(interpreted[0], setting.players, packed, fast_rng(5))
    rng, same_rng = fast_rng(6), fast_rng(6)
    for step in range(game.max_game_length(setting.players) + 1):
        awaited = fast.awaiting(compiled[0])
        assert slow.awaiting(interpreted[0]) == awaited
        if not awaited:
            break
        seat = loops.lowest_seat(awaited)
        if step % 7 == 0:
            assert _read(game, fast, compiled[0], seat, setting.players) == _read(
                game, slow, interpreted[0], seat, setting.players
            )
            fast.determinize(compiled[0], seat, rng)
            slow.determinize(interpreted[0], seat, same_rng)
        action = fast.sample(compiled[0], seat, rng)
        assert slow.sample(interpreted[0], seat, same_rng) == action
        fast.apply(compiled[0], seat, action)
        slow.apply(interpreted[0], seat, action)
        assert compiled.tobytes() == interpreted.tobytes(), "compiled and interpreted rules differ"
    assert slow.winners(interpreted[0]) == fast.winners(compiled[0]) != 0


def _read(game: Game, rules: Any, s: Any, seat: int, players: int) -> list[Any]:
    """Return everything that the rules compute for a position."""
    moves, totals = np.zeros(game.max_legal_moves, np.int32), np.zeros(players, np.int64)
    features = np.zeros(game.observation_size, np.float32)
    rules.points(s, totals)
    rules.observe(s, seat, features)
    count = rules.legal(s, seat, moves)
    return [count, rules.winners(s), moves[:count].tolist(), totals.tolist(), features.round(5).tolist()]


CHECKS: tuple[Callable[[Setting], None], ...] = (
    check_end,
    check_turns,
    check_notation,
    check_record,
    check_undo,
    check_refusals,
    check_secrecy,
    check_conservation,
)
