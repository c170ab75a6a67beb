"""Recorded games: one for each kind of ending, found by playing random games.

`python -m tests.recording` searches for the missing ones and writes them to tests/records/. The names of the functions
below are part of the file names.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path

import matinee
from matinee.engine.layout import plain
from matinee.games.dreams.state import VOTE_COLOUR
from tests.tables import TABLES, Table, random_action, random_play

FOLDER = Path(__file__).parent / "records"
Ending = Callable[[matinee.Match], bool]


def tied(match: matinee.Match) -> bool:
    return match.points.count(max(match.points)) > 1


def won_alone(match: matinee.Match) -> bool:
    return not tied(match)


def tie_broken(match: matinee.Match) -> bool:
    return tied(match) and len(match.winners) == 1


def shared(match: matinee.Match) -> bool:
    return len(match.winners) > 1


def trophies_left(match: matinee.Match) -> bool:
    """Check that a trophy for a first film was not given."""
    return min(plain(match.state[0]).trophy[:3]) < 0


def all_trophies(match: matinee.Match) -> bool:
    return min(plain(match.state[0]).trophy) >= 0


def nobody_best_director(match: matinee.Match) -> bool:
    s = plain(match.state[0])
    return s.trophy[10] < 0 < s.finished


def pile_used_up(match: matinee.Match) -> bool:
    return plain(match.state[0]).drawn == 7


def star_wasted(match: matinee.Match) -> bool:
    s = plain(match.state[0])
    return any(s.location[card] == -3 and s.kind[card] == 3 for card in range(56))


def film_worth_nothing(match: matinee.Match) -> bool:
    """Check for a film worth 0 points: with "scarcity", if no card of its genre was thrown away."""
    return any(film["value"] == 0 for seat in match.full_state()["seats"] for film in seat["films"])


def beyond_the_goal(match: matinee.Match) -> bool:
    return max(match.points) > 16


def several_at_the_goal(match: matinee.Match) -> bool:
    return sum(points >= 16 for points in match.points) > 1


def dreams_shuffled_back(match: matinee.Match) -> bool:
    return match.state[0].round_number >= 18


FILMS = [won_alone, trophies_left, all_trophies, nobody_best_director, pile_used_up]
ENDINGS: dict[str, list[Ending]] = {
    "dream-factory": [*FILMS, tie_broken],
    "traumfabrik": [*FILMS, shared],
    "hollywood": [won_alone, tie_broken, shared, star_wasted],
    "hollywood-scarcity": [won_alone, tie_broken, film_worth_nothing],
    "hollywood-prototype": [won_alone, tie_broken, star_wasted],
    "hollywood-scarcity-prototype": [won_alone, film_worth_nothing],
    "dreams": [won_alone, shared, beyond_the_goal, several_at_the_goal, dreams_shuffled_back],
}


def endings_of(table: Table) -> list[Ending]:
    return ENDINGS["-".join([table.game_name, *table.options])]


def play_random_game(table: Table, seed: int) -> matinee.Match:
    """Play a game to its end with random moves; in Dreams, let the gods conspire if the seed is odd."""
    match = table.start(seed)
    if table.game_name == "dreams" and seed % 2:
        return play_conspiracy(match, seed)
    *_, match = random_play(match, seed)
    return match


def play_conspiracy(match: matinee.Match, seed: int) -> matinee.Match:
    """Play a long game of Dreams: gods name each other in a circle and the mortal errs, for 3 points a round."""
    rng = random.Random(seed)
    while not match.over:
        seat = match.awaiting[0]
        s = plain(match.state[0])
        if s.stage == 0:
            match.play(seat, random_action(match, seat, rng))
            continue
        mortal = s.mortal[s.round_number]
        gods = [other for other in range(match.players) if other != mortal]
        wrong_dream = (s.vision[s.round_number] + 1) % 4
        target = gods[(gods.index(seat) + 1) % len(gods)] if seat in gods else 6 + wrong_dream
        match.play(seat, VOTE_COLOUR + target)
    return match


def record_file(table: Table, ending: Ending) -> Path:
    return FOLDER / f"{'-'.join([table.game_name, *table.options])}-{ending.__name__.replace('_', '-')}.json"


def main() -> None:
    for table in TABLES:
        for seed in range(400):
            missing = [ending for ending in endings_of(table) if not record_file(table, ending).exists()]
            if not missing:
                break
            match = play_random_game(table, seed)
            for ending in missing:
                if ending(match):
                    record_file(table, ending).write_text(json.dumps(match.record()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
