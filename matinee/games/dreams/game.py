"""The descriptor of Dreams: notation, refusals, views and events."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from matinee.engine.errors import IllegalMove
from matinee.engine.game import Event, Game
from matinee.engine.i18n import Fact
from matinee.engine.scores import ScoreLine
from matinee.games.dreams import rules
from matinee.games.dreams.action_features import move_features
from matinee.games.dreams.box import COLOURS, TONE_IDS, VOTES, DreamsBox
from matinee.games.dreams.observation import OBSERVATION_SIZE, features
from matinee.games.dreams.pictures import picture_file
from matinee.games.dreams.score_sheet import REASONS, score_sheet
from matinee.games.dreams.sky import cell_at, column_of, in_sky, overlapped_star, row_of, sky_of
from matinee.games.dreams.state import (
    ACTIONS,
    CELLS,
    CHOICES,
    LAYING,
    STATE,
    TONES,
    VOTE_COLOUR,
    VOTE_NUMBER,
    VOTING,
    State,
)
from matinee.games.dreams.view import DreamsView, full_state, own_view, owner_of, public_view

STAR = re.compile(r"star (\S+) (-?\d{1,9}) (-?\d{1,9})", re.ASCII)
VOTE = re.compile(r"vote (\S+)")

# The names of events and of their facts, by the kinds in state.py.
EVENTS = (
    ("round-begins", "round", "seat"),
    ("star-laid", "seat", "tone", "x", "y"),
    ("voted", "seat"),
    ("revealed", "seat", "vision"),
    ("named", "seat", "vote"),
    ("scored", "seat", "points", "why"),
    ("game-over",),
)
FACT_WORDS: dict[str, tuple[str, ...]] = {"tone": TONE_IDS, "vote": VOTES, "why": REASONS}


class Dreams(Game):
    """The descriptor of Dreams."""

    name = "dreams"
    minutes = 30
    clauses = "D"
    rules = rules
    state = STATE
    players = range(3, 7)
    actions = ACTIONS
    max_legal_moves = TONES * CELLS
    observation_size = OBSERVATION_SIZE
    choices = CHOICES
    features = tuple(features())
    move_features = tuple(move_features())
    box_type = DreamsBox
    view_type = DreamsView
    analysis = "matinee.games.dreams.lab.analysis:DreamsAnalysis"
    simultaneous = True
    levels: ClassVar[Mapping[str, str]] = {
        "daydreamer": "matinee.games.dreams.bots.levels:daydreamer",
        "sleepwalker": "matinee.games.dreams.bots.levels:sleepwalker",
        "stargazer": "matinee.games.dreams.bots.levels:stargazer",
        "seer": "matinee.games.dreams.bots.seer:SeerBot",
    }
    bots: ClassVar[Mapping[str, str]] = {"landmarks": "matinee.games.dreams.bots.seer:LandmarkBot"}
    default_level = "sleepwalker"
    pair_bot = "matinee.games.dreams.bots.seer:RoleBot"
    round_explainer = "matinee.games.dreams.bots.reasons:explain_round"
    talker = "matinee.games.dreams.bots.talk:DreamsTalker"
    final_moves: ClassVar[Mapping[str, str]] = {"vote": "D-V1"}
    former_boxes = frozenset({"a4761078f25f6538"})
    default_box = Path(__file__).parent / "boxes" / "dreams.toml"

    def picture(self, box: DreamsBox, file: Path | None, picture: str) -> Path | None:
        dream = next((each for each in box.dreams if each.id == picture), None)
        return picture_file(dream, file) if dream else None

    def max_game_length(self, players: int) -> int:
        return (5 * players + 1) * 4 * players  # see ROUNDS in state.py

    def text(self, s: State, box: DreamsBox, seat: int, action: int) -> str:
        if action >= VOTE_COLOUR:
            return f"vote {VOTES[action - VOTE_COLOUR]}"
        tone, cell = divmod(action, CELLS)
        return f"star {TONE_IDS[tone]} {column_of(s, cell)} {row_of(s, cell)}"

    def action(self, s: State, box: DreamsBox, seat: int, text: str) -> int:
        move = " ".join(text.lower().split())
        if star := STAR.fullmatch(move):
            return self.parse_star(s, *star.groups())
        if vote := VOTE.fullmatch(move):
            return self.parse_vote(vote[1])
        raise IllegalMove("D-V1" if s.stage == VOTING else "D-R3", "refused-dreams-unreadable", move=text)

    def parse_star(self, s: State, tone: str, x: str, y: str) -> int:
        """Return the action of laying a star; raise `IllegalMove` if there is no such tone or cell."""
        if tone not in TONE_IDS:
            raise IllegalMove("D-R3", "refused-dreams-no-such-tone", tone=tone)
        sky = sky_of(s)
        if int(x) not in range(sky.width) or int(y) not in range(sky.height):
            last = {"right": sky.width - 1, "bottom": sky.height - 1}
            raise IllegalMove("D-R3", "refused-dreams-no-such-place", x=x, y=y, **last)
        return TONE_IDS.index(tone) * CELLS + cell_at(s, int(x), int(y))

    def parse_vote(self, vote: str) -> int:
        """Return the action of a vote; raise `IllegalMove` if there is no such vote."""
        if vote not in VOTES:
            raise IllegalMove("D-V1", "refused-dreams-no-such-vote", vote=vote)
        return VOTE_COLOUR + VOTES.index(vote)

    def refusal(self, s: State, box: DreamsBox, seat: int, action: int) -> IllegalMove:
        if action < VOTE_COLOUR:
            tone, cell = divmod(action, CELLS)
            return self.star_refusal(s, seat, tone, column_of(s, cell), row_of(s, cell))
        return self.vote_refusal(s, seat, action)

    def star_refusal(self, s: State, seat: int, tone: int, x: int, y: int) -> IllegalMove:
        """Return why a star may not be laid."""
        if s.stage == VOTING:
            return IllegalMove("D-R3", "refused-dreams-all-laid")
        if s.used[seat] >> tone & 1:
            return IllegalMove("D-R3", "refused-dreams-laid", tone=TONE_IDS[tone])
        if not in_sky(s, x, y):
            return IllegalMove("D-R3", "refused-dreams-outside", x=x, y=y)
        star = overlapped_star(s, x, y)
        colour = self.colour(owner_of(s, star))
        return IllegalMove("D-R3", "refused-dreams-overlap", x=x, y=y, number=star + 1, colour=colour)

    def vote_refusal(self, s: State, seat: int, action: int) -> IllegalMove:
        """Return why a vote is not legal."""
        if s.stage == LAYING:
            return IllegalMove("D-V1", "refused-dreams-stars-first")
        if action >= VOTE_NUMBER:
            return IllegalMove("D-V1", "refused-dreams-god")
        if rules.is_mortal(s, seat):
            return IllegalMove("D-V1", "refused-dreams-mortal")
        if action == VOTE_COLOUR + seat:
            return IllegalMove("D-V1", "refused-dreams-oneself")
        return IllegalMove("D-V1", "refused-dreams-nobody", colour=self.colour(action - VOTE_COLOUR))

    def colour(self, seat: int) -> Fact:
        """Return the name of a seat's colour."""
        return self.word(f"dreams-colour-{COLOURS[seat]}")

    def clause_now(self, s: State) -> str:
        return ("D-R3", "D-V1", "D-E1")[s.stage]

    def out_of_turn(self, s: State, box: DreamsBox, seat: int, awaiting: Sequence[int]) -> IllegalMove:
        if s.stage == VOTING:
            return IllegalMove("D-V1", "refused-dreams-vote-final")
        return super().out_of_turn(s, box, seat, awaiting)

    def public_view(self, s: State, box: DreamsBox) -> DreamsView:
        return public_view(s, box)

    def seat_view(self, s: State, shared: DreamsView, seat: int) -> DreamsView:
        return own_view(s, shared, seat)

    def offered(self, s: State, moves: Callable[[], list[str]], seat: int) -> list[str]:
        if s.stage == LAYING and s.turn == seat:
            return [f"star {tone} X Y" for number, tone in enumerate(TONE_IDS) if not s.used[seat] >> number & 1]
        return moves()

    def full_state(self, s: State, box: DreamsBox) -> dict[str, Any]:
        return full_state(s, box)

    def score_sheet(self, s: State, box: DreamsBox) -> list[ScoreLine]:
        return list(score_sheet(s))

    def events(self, s: State, box: DreamsBox) -> list[Event]:
        def fact(name: str, value: int) -> int | str:
            if name in FACT_WORDS:
                return FACT_WORDS[name][value]
            return value + 1 if name in ("round", "vision") else value

        return self.decode(s, EVENTS, fact)

    def fact(self, box: DreamsBox, name: str, value: int | str) -> Fact:
        """Return tones, votes and reasons as ids: the catalogue declines their words to fit each sentence."""
        return value


DREAMS = Dreams()
