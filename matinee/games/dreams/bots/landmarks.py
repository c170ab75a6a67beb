"""Which landmark of a picture a star marks."""

import math

import numpy as np
from numpy.typing import NDArray

from matinee.engine.i18n import LocalisedName
from matinee.engine.match import Match
from matinee.games.dreams.bots.beliefs import Settings, picture_of
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.pictures import WEIGHT, R, X, Y, deck_of
from matinee.games.dreams.view import dreams_of

MAX_DISTANCE = 2.0  # of a star from the landmark it marks, in standard deviations of the belief model
SETTINGS = Settings()


def marked_landmark(match: Match, table: NDArray[np.float64], dream: int, x: int, y: int) -> LocalisedName | None:
    """Return the landmark of a dream of this round that a star at a place marks: the nearest relative to its size."""
    s = match.state[0]
    assert isinstance(match.box, DreamsBox)
    landmarks = deck_of(match.box)[dreams_of(s, match.box, s.round_number)[dream]].landmarks
    nearest, least = None, MAX_DISTANCE
    for landmark, row in zip(landmarks, table[picture_of(s, dream)], strict=False):
        distance = math.hypot(x - row[X], y - row[Y]) / (SETTINGS.spread + SETTINGS.radius_factor * row[R])
        if row[WEIGHT] and distance < least:
            nearest, least = landmark.what, distance
    return nearest
