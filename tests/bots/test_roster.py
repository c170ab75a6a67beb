"""The roster: bots by name, and the levels people choose."""

import pytest

from matinee.bots.greedy import GreedyBot
from matinee.bots.roster import LEVELS, bots_for, find_bot, levels_for, usual_bot
from matinee.bots.search import SearchBot
from matinee.engine.errors import UnknownBot
from matinee.engine.game import Game
from matinee.engine.i18n import LANGUAGES
from matinee.games import GAMES
from matinee.games.dreams.bots.seer import SeerBot

HOLLYWOOD, DREAMS = GAMES["hollywood"], GAMES["dreams"]
DREAM_LEVELS = DREAMS.levels


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_game_has_all_levels_with_a_name_and_a_character(game: Game) -> None:
    for language in LANGUAGES:
        names = {level.name.in_language(language) for level in levels_for(game)}
        characters = {level.character.in_language(language) for level in levels_for(game)}
        assert len(names) == len(characters) == len(DREAM_LEVELS if game is DREAMS else LEVELS)


def test_dreams_has_bots_of_its_own() -> None:
    assert [level.id for level in levels_for(DREAMS)] == list(DREAM_LEVELS)
    assert set(bots_for(DREAMS)) & set(bots_for(HOLLYWOOD)) == {"random"}
    assert usual_bot(DREAMS) in DREAM_LEVELS
    for name in (*bots_for(DREAMS), "seer/random", "landmarks/seer"):
        assert find_bot(name, DREAMS).name == name


def test_the_levels_of_dreams_see_more_and_more_clearly() -> None:
    levels = [find_bot(level, DREAMS) for level in DREAM_LEVELS]
    noise = [level.settings.vote_noise for level in levels if isinstance(level, SeerBot)]
    assert len(noise) == len(levels)
    assert noise == sorted(noise, reverse=True)


@pytest.mark.parametrize("name", ["greedy", "search@20", "legend", "seer/", "/seer", "seer/hal", "seer/greedy"])
def test_nobody_else_can_play_dreams(name: str) -> None:
    with pytest.raises(UnknownBot, match="daydreamer, sleepwalker, stargazer, seer, random, landmarks"):
        find_bot(name, DREAMS)


@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "search", "search@20", "search@30ms"])
def test_a_bot_carries_the_name_it_was_found_by(name: str) -> None:
    assert find_bot(name, HOLLYWOOD).name == name


def test_levels_go_from_slips_to_a_second_of_search() -> None:
    extra, understudy, lead, legend = (find_bot(level, HOLLYWOOD) for level in LEVELS)
    assert isinstance(extra, GreedyBot)
    assert isinstance(understudy, GreedyBot)
    assert isinstance(lead, GreedyBot)
    assert extra.misjudging > understudy.misjudging > lead.misjudging == 0
    assert isinstance(legend, SearchBot)
    assert legend.iterations is None
    assert legend.milliseconds < 1000


def test_a_search_takes_its_budget_from_its_name() -> None:
    by_number, by_clock = find_bot("search@20", HOLLYWOOD), find_bot("search@30ms", HOLLYWOOD)
    assert isinstance(by_number, SearchBot)
    assert isinstance(by_clock, SearchBot)
    assert by_number.iterations == 20
    assert (by_clock.iterations, by_clock.milliseconds) == (None, 30)


def test_somebodys_own_bot_is_found_by_module_and_class() -> None:
    assert isinstance(find_bot("matinee.bots.greedy:GreedyBot", HOLLYWOOD), GreedyBot)


@pytest.mark.parametrize(
    "name",
    [
        "hal",
        "",
        "seer",
        "random/random",
        "search@",
        "search@0",
        "search@-5",
        "search@5s",
        "greedy@5",
        "no.such:Bot",
        ":",
        "os:path",
        "math:pi",
    ],
)
def test_an_unknown_bot_is_a_sentence_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match="extra, understudy, lead, legend, random, greedy, search"):
        find_bot(name, HOLLYWOOD)
