"""The rules of Dreams. Docstrings name the clauses of `matinee rules dreams` that a function implements."""

from matinee.engine.events import emit
from matinee.engine.layout import Row
from matinee.engine.rng import Rng, draw, shuffle
from matinee.games.dreams.action_features import describe as describe
from matinee.games.dreams.choice_mask import mark_stars
from matinee.games.dreams.choice_mask import offer as offer
from matinee.games.dreams.observation import observe as observe
from matinee.games.dreams.sky import column_of, has_star_near, in_sky, is_free, row_of, sky_of
from matinee.games.dreams.state import (
    CELLS,
    CHOICES,
    FOUND_MORTAL,
    FOUND_VISION,
    GAME_OVER,
    GOAL,
    HIDDEN,
    LAYING,
    NO_VOTE,
    OVER,
    POINTS_SCORED,
    ROUND_BEGINS,
    ROUND_REVEALED,
    ROUNDS,
    SEATS,
    SHOWN,
    STAR_CHOICES,
    STAR_LAID,
    TONES,
    UNSUSPECTED,
    VOTE_CAST,
    VOTE_COLOUR,
    VOTE_NUMBER,
    VOTE_REVEALED,
    VOTING,
    State,
)

RULES_VERSION = 2  # in version 1, the sky was an oval that was wider than high
OLDEST_RULES_VERSION = 1

REASON_POINTS = (3, 2, 2, 1)  # by the reasons in state.py


# --- Set-up


def setup(s: State, players: int, options: int, rng: Rng) -> None:
    """D-B0, D-B1: set up a game. The dreams, visions and mortals of all rounds are drawn in advance."""
    s.players = players
    s.round_number = 0
    s.event_count = 0
    for seat in range(SEATS):
        s.score[seat] = 0
    for number in range(ROUNDS):
        for seat in range(SEATS):
            s.vote[number, seat] = NO_VOTE
    draw_rounds(s, 0, rng)
    s.dealer = draw(rng, players)
    begin_round(s)


def draw_rounds(s: State, first: int, rng: Rng) -> None:
    """D-R1, D-R2: draw the dreams, visions and mortals from round `first` on."""
    place = SHOWN * first
    full_deck = s.dreams // SHOWN * SHOWN  # D-E2: with fewer than 4 left, all are shuffled back in
    while place < SHOWN * ROUNDS:
        start = place // full_deck * full_deck
        stop = min(start + full_deck, SHOWN * ROUNDS)
        draw_dreams(s, start, place, stop, rng)
        place = stop
    for number in range(first, ROUNDS):
        s.vision[number] = draw(rng, SHOWN)
        s.mortal[number] = draw(rng, s.players)


def draw_dreams(s: State, start: int, place: int, stop: int, rng: Rng) -> None:
    """D-R1: fill the deck from `place` to `stop` with dreams not shown since `start`."""
    count = stop - place
    unseen = 0
    for dream in range(s.dreams):
        seen = False
        for earlier in range(start, place):
            seen = seen or s.deck[earlier] == dream
        if not seen:
            # Reservoir sampling: the first ones are taken, later ones replace one of them at random.
            chosen = unseen if unseen < count else draw(rng, unseen + 1)
            if chosen < count:
                s.deck[place + chosen] = dream
            unseen += 1
    shuffle(s.deck, place, stop, rng)


# --- Round


def begin_round(s: State) -> None:
    """D-R1 to D-R3: clear the sky, return all stars and let the dealer begin."""
    s.stage = LAYING
    s.turn = s.dealer
    s.laid = 0
    for seat in range(SEATS):
        s.used[seat] = 0
    emit(s, ROUND_BEGINS, s.round_number, s.dealer)


def is_mortal(s: State, seat: int) -> bool:
    """D-R2: return whether a seat is the mortal of this round."""
    return s.mortal[s.round_number] == seat


def awaiting(s: State) -> int:
    """D-R3: one seat at a time lays stars. D-V1: all vote at once."""
    if s.stage == LAYING:
        return 1 << s.turn
    mask = 0
    if s.stage == VOTING:
        for seat in range(s.players):
            if s.vote[s.round_number, seat] == NO_VOTE:
                mask |= 1 << seat
    return mask


def legal(s: State, seat: int, out: Row) -> int:
    """D-R3, D-V1: list the legal actions of a seat."""
    if seat < 0 or not (awaiting(s) >> seat) & 1:
        return 0
    return legal_stars(s, seat, out) if s.stage == LAYING else legal_votes(s, seat, out)


def is_legal(s: State, seat: int, action: int, moves: Row) -> bool:
    """D-R3, D-V1: check one action without listing up to 25,104."""
    if s.stage == LAYING:
        cell = action % CELLS
        free = 0 <= action < VOTE_COLOUR and is_free(s, column_of(s, cell), row_of(s, cell))
        return free and seat == s.turn and not (s.used[seat] >> (action // CELLS)) & 1
    for i in range(legal(s, seat, moves)):
        if moves[i] == action:
            return True
    return False


def legal_stars(s: State, seat: int, out: Row) -> int:
    """D-R3: list every unused star anywhere on the sky where it overlaps no other."""
    sky = sky_of(s)
    free = 0
    for y in range(sky.height):
        near = has_star_near(s, y)
        for x in range(sky.width):
            if is_free(s, x, y) if near else in_sky(s, x, y):
                out[free] = y * sky.width + x
                free += 1
    count = 0
    for tone in range(TONES):
        if not (s.used[seat] >> tone) & 1:
            # The first unused tone overwrites the list of cells in place; `% CELLS` recovers them for the others.
            for i in range(free):
                out[count + i] = out[i] % CELLS + tone * CELLS
            count += free
    return count


def legal_votes(s: State, seat: int, out: Row) -> int:
    """D-V1: a god names another player's colour, the mortal a number."""
    count = 0
    if is_mortal(s, seat):
        for number in range(SHOWN):
            out[count] = VOTE_NUMBER + number
            count += 1
    else:
        for other in range(s.players):
            if other != seat:
                out[count] = VOTE_COLOUR + other
                count += 1
    return count


def mark(s: State, seat: int, out: Row) -> int:
    """Mark the legal choices of environments; see `choice_mask.py`."""
    if s.stage == LAYING:
        return mark_stars(s, seat, out)
    for choice in range(CHOICES):
        out[choice] = 0
    if is_mortal(s, seat):
        for number in range(SHOWN):
            out[STAR_CHOICES + SEATS + number] = 1
        return SHOWN
    for other in range(s.players):
        out[STAR_CHOICES + other] = 1 if other != seat else 0
    return s.players - 1


def sample(s: State, seat: int, rng: Rng) -> int:
    """Draw a legal action, all equally likely."""
    if s.stage == VOTING:
        return sample_vote(s, seat, rng)
    unused = 0
    for tone in range(TONES):
        unused += 1 - ((s.used[seat] >> tone) & 1)
    skip = draw(rng, unused)
    tone = 0
    while skip > 0 or (s.used[seat] >> tone) & 1:
        skip -= 1 - ((s.used[seat] >> tone) & 1)
        tone += 1
    cell = draw(rng, CELLS)
    while not is_free(s, column_of(s, cell), row_of(s, cell)):
        cell = draw(rng, CELLS)
    return tone * CELLS + cell


def sample_vote(s: State, seat: int, rng: Rng) -> int:
    """Draw a legal vote, all equally likely."""
    if is_mortal(s, seat):
        return VOTE_NUMBER + draw(rng, SHOWN)
    other = draw(rng, s.players - 1)
    return VOTE_COLOUR + other + (1 if other >= seat else 0)


def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action."""
    s.event_count = 0
    if action < VOTE_COLOUR:
        cell = action % CELLS
        lay_star(s, seat, action // CELLS, column_of(s, cell), row_of(s, cell))
    else:
        cast_vote(s, seat, action - VOTE_COLOUR)


def lay_star(s: State, seat: int, tone: int, x: int, y: int) -> None:
    """D-R3: lay a star. Turns go clockwise from the dealer, three times round."""
    s.star_x[s.laid] = x
    s.star_y[s.laid] = y
    s.star_tone[s.laid] = tone
    s.used[seat] |= 1 << tone
    s.laid += 1
    emit(s, STAR_LAID, seat, tone, x, y)
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
    if s.laid == TONES * s.players:
        s.stage = VOTING


# --- Vote


def cast_vote(s: State, seat: int, vote: int) -> None:
    """D-V1: vote in secret. The last vote reveals and scores the round."""
    s.vote[s.round_number, seat] = vote
    emit(s, VOTE_CAST, seat)
    if awaiting(s) == 0:
        reveal(s)
        score_round(s)
        end_round(s)


def reveal(s: State) -> None:
    """D-V1: reveal roles and votes together."""
    emit(s, ROUND_REVEALED, s.mortal[s.round_number], s.vision[s.round_number])
    for seat in range(s.players):
        emit(s, VOTE_REVEALED, seat, s.vote[s.round_number, seat])


def score_round(s: State) -> None:
    """D-P1, D-P2: score the round for all seats, the mortal first."""
    for place in range(s.players):
        seat = (s.mortal[s.round_number] + place) % s.players
        reasons = reasons_for_points(s, s.round_number, seat)
        for reason in range(len(REASON_POINTS)):
            if (reasons >> reason) & 1:
                s.score[seat] += REASON_POINTS[reason]
                emit(s, POINTS_SCORED, seat, REASON_POINTS[reason], reason)


def reasons_for_points(s: State, number: int, seat: int) -> int:
    """D-P1, D-P2: return the reasons for which a seat scores in a round with all votes cast, as bits."""
    mortal = s.mortal[number]
    vote = s.vote[number, seat]
    is_unnamed = True
    for god in range(s.players):
        is_unnamed = is_unnamed and (god == mortal or s.vote[number, god] != seat)
    if seat == mortal:
        hidden = 1 << HIDDEN if is_unnamed else 0
        return hidden | (1 << FOUND_VISION if vote == SEATS + s.vision[number] else 0)
    found = 1 << FOUND_MORTAL if vote == mortal else 0
    return found | (1 << UNSUSPECTED if is_unnamed else 0)


# --- Next round, end


def end_round(s: State) -> None:
    """D-E1: end the game once a seat has 16 points. D-N1: otherwise the next dealer is to the left."""
    for seat in range(s.players):
        if s.score[seat] >= GOAL:
            s.stage = OVER
    if s.stage == OVER:
        emit(s, GAME_OVER)
    else:
        s.round_number += 1
        s.dealer = s.dealer + 1 if s.dealer + 1 < s.players else 0
        begin_round(s)


def points(s: State, out: Row) -> None:
    """Write the points of every seat."""
    for seat in range(s.players):
        out[seat] = s.score[seat]


def winners(s: State) -> int:
    """D-E1: return the seats with the most points; the win may be shared."""
    mask = 0
    most = -1
    for seat in range(s.players):
        if s.score[seat] > most:
            most = s.score[seat]
            mask = 0
        if s.score[seat] == most:
            mask |= 1 << seat
    return mask


# --- Hidden information


def determinize(s: State, seat: int, rng: Rng) -> None:
    """Redraw what a seat cannot know.

    D-R2: a god does not know the mortal, nor the mortal the vision. Nobody knows others' votes or later rounds.
    """
    number = s.round_number
    draw_rounds(s, number + 1, rng)
    if s.stage == OVER:
        return
    if seat < 0 or is_mortal(s, seat):
        s.vision[number] = draw(rng, SHOWN)
    if seat < 0:
        s.mortal[number] = draw(rng, s.players)
    elif not is_mortal(s, seat):
        other = draw(rng, s.players - 1)
        s.mortal[number] = other + (1 if other >= seat else 0)
    for other in range(s.players):
        if other != seat and s.vote[number, other] != NO_VOTE:
            s.vote[number, other] = sample_vote(s, other, rng) - VOTE_COLOUR
