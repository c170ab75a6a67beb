"""The holdings of each seat, by name.

The counts of a seat are one row of `s.holdings`, in the order in which `observation.py` writes them, because it writes
whole rows at once. All other code uses the functions below. One more row, `GAME`, holds counts of the whole game.
"""

from matinee.engine.simd import WIDTH
from matinee.games.hollywood.state import ACTION, GENRES, HORROR, ROMANCE, SEATS, State

# The columns of a seat's row.
REELS_LEFT = 0
CLAP_BOARD = 1  # 1 while it is still to be played
DOUBLE_REEL = 2
BLOCKBUSTERS = 3
PROJECT = 4  # by genre, like all that follow
FILM_POINTS = PROJECT + GENRES
BEST_FILM = FILM_POINTS + GENRES
SEAT_COUNTS = BEST_FILM + GENRES

# The columns of the game's row. Unseen cards are those of later rounds, counted by `observation.prepare_observation`.
GAME = SEATS
THROWN_AWAY_SCREENPLAYS = 0  # by genre
UNSEEN_SCREENPLAYS = THROWN_AWAY_SCREENPLAYS + GENRES  # by genre
UNSEEN_WORTH = UNSEEN_SCREENPLAYS + GENRES  # by genre, awards counted twice
UNSEEN_BLOCKBUSTERS = UNSEEN_WORTH + GENRES
UNSEEN_STARS = UNSEEN_BLOCKBUSTERS + 1  # by worth, from 1
STAR_WORTHS = 4  # stars of more than 4 are counted with those of 4
GAME_COUNTS = UNSEEN_STARS + STAR_WORTHS


def clear_holdings(s: State) -> None:
    """Set all counts to 0."""
    for row in range(SEATS + 1):
        for column in range(WIDTH):
            s.holdings[row, column] = 0


# --- Reels


def reels_left(s: State, seat: int) -> int:
    """Return how many reels a seat has left to lay in this round."""
    return s.holdings[seat, REELS_LEFT]


def set_reels_left(s: State, seat: int, reels: int) -> None:
    """Set how many reels a seat has left to lay in this round."""
    s.holdings[seat, REELS_LEFT] = reels


# --- Studio cards


def has_clap_board(s: State, seat: int) -> bool:
    """Return whether a seat can still play its Clap Board."""
    return s.holdings[seat, CLAP_BOARD] != 0


def has_double_reel(s: State, seat: int) -> bool:
    """Return whether a seat can still play its Double Reel."""
    return s.holdings[seat, DOUBLE_REEL] != 0


def take_studio_cards(s: State, seat: int) -> None:
    """Give a seat a Clap Board and a Double Reel."""
    s.holdings[seat, CLAP_BOARD] = 1
    s.holdings[seat, DOUBLE_REEL] = 1


def discard_clap_board(s: State, seat: int) -> None:
    """Remove a seat's Clap Board from the game."""
    s.holdings[seat, CLAP_BOARD] = 0


def discard_double_reel(s: State, seat: int) -> None:
    """Remove a seat's Double Reel from the game."""
    s.holdings[seat, DOUBLE_REEL] = 0


# --- Blockbusters, projects and films


def blockbusters(s: State, seat: int) -> int:
    """Return the number of a seat's blockbusters."""
    return s.holdings[seat, BLOCKBUSTERS]


def add_blockbuster(s: State, seat: int) -> None:
    """Give a seat a blockbuster."""
    s.holdings[seat, BLOCKBUSTERS] += 1


def project(s: State, seat: int, genre: int) -> int:
    """Return the size of an unfinished project, awards counted twice; 0 if there is none."""
    return s.holdings[seat, PROJECT + genre]


def has_project(s: State, seat: int) -> bool:
    """Return whether a seat has an unfinished project."""
    return project(s, seat, ACTION) + project(s, seat, HORROR) + project(s, seat, ROMANCE) > 0


def add_to_project(s: State, seat: int, genre: int, cards: int) -> None:
    """Add cards to a project, awards counted twice."""
    s.holdings[seat, PROJECT + genre] += cards


def close_project(s: State, seat: int, genre: int) -> None:
    """Remove a project."""
    s.holdings[seat, PROJECT + genre] = 0


def film_points(s: State, seat: int, genre: int) -> int:
    """Return the points of all finished films of a genre, before H-V1."""
    return s.holdings[seat, FILM_POINTS + genre]


def best_film(s: State, seat: int, genre: int) -> int:
    """Return the points of the best finished film of a genre, before H-V1; 0 if there is none."""
    return s.holdings[seat, BEST_FILM + genre]


def add_film(s: State, seat: int, genre: int, points: int) -> None:
    """Add the points of a finished film."""
    s.holdings[seat, FILM_POINTS + genre] += points
    s.holdings[seat, BEST_FILM + genre] = max(s.holdings[seat, BEST_FILM + genre], points)


# --- The game


def screenplays_thrown_away(s: State, genre: int) -> int:
    """Return the number of screenplays of a genre thrown away."""
    return s.holdings[GAME, THROWN_AWAY_SCREENPLAYS + genre]


def count_screenplay_thrown_away(s: State, genre: int) -> None:
    """Count one more screenplay of a genre as thrown away."""
    s.holdings[GAME, THROWN_AWAY_SCREENPLAYS + genre] += 1
