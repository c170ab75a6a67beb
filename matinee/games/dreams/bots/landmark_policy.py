"""A simple policy that marks landmarks by weight: the baseline for seers. Compiled, like `beliefs.py`."""

import math

from matinee.engine.rng import Rng, draw
from matinee.games.dreams.bots.beliefs import LandmarkTable, landmark_weight, picture_of, tone_likelihood
from matinee.games.dreams.bots.move_scores import NOWHERE, gumbel_noise
from matinee.games.dreams.pictures import TONE, X, Y
from matinee.games.dreams.rules import is_mortal, sample
from matinee.games.dreams.sky import cell_at, is_free
from matinee.games.dreams.state import CELLS, LAYING, RADIUS, SHOWN, TONES, State

SEARCH_DISTANCE = 2 * RADIUS  # cells around a landmark that are searched for a free place
MARKED_FACTOR = 0.2  # the factor for the weight of a landmark that already has a star


def mark_landmark(s: State, seat: int, table: LandmarkTable, rng: Rng) -> int:
    """Mark a landmark, of the vision as a god, of any dream as the mortal; vote at random."""
    if s.stage != LAYING:
        return sample(s, seat, rng)
    dream = draw(rng, SHOWN) if is_mortal(s, seat) else s.vision[s.round_number]
    picture = picture_of(s, dream)
    chosen = NOWHERE
    highest = 0.0
    for landmark in range(table.shape[1]):
        weight = landmark_weight(s, table, dream, landmark, s.laid, MARKED_FACTOR)
        cell = nearest_free(s, int(table[picture, landmark, X]), int(table[picture, landmark, Y]))
        for tone in range(TONES):
            if weight > 0.0 and cell != NOWHERE and not (s.used[seat] >> tone) & 1:
                score = math.log(weight * tone_likelihood(tone, int(table[picture, landmark, TONE]))) + gumbel_noise(
                    rng
                )
                if chosen == NOWHERE or score > highest:
                    chosen = tone * CELLS + cell
                    highest = score
    return chosen if chosen != NOWHERE else sample(s, seat, rng)


def nearest_free(s: State, x: int, y: int) -> int:
    """Return the nearest cell on which a star may lie, or NOWHERE."""
    nearest = NOWHERE
    least = 0
    for dy in range(-SEARCH_DISTANCE, SEARCH_DISTANCE + 1):
        for dx in range(-SEARCH_DISTANCE, SEARCH_DISTANCE + 1):
            squared = dx * dx + dy * dy
            if (nearest == NOWHERE or squared < least) and is_free(s, x + dx, y + dy):
                nearest = cell_at(s, x + dx, y + dy)
                least = squared
    return nearest
