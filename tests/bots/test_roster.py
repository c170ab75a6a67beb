"""Bots by name, and the levels that people choose."""

import shutil
from pathlib import Path

import numpy as np
import pytest

import matinee
from matinee.bots.bot import Bot
from matinee.bots.greedy import GreedyBot
from matinee.bots.network import WEIGHTS_FILE, NetworkBot
from matinee.bots.network_search import NetworkSearchBot
from matinee.bots.roster import LEVELS, bots_for, default_bot, find_bot, levels_for
from matinee.bots.search import SearchBot
from matinee.engine.errors import MatineeError, UnknownBot
from matinee.engine.game import Game
from matinee.engine.i18n import LANGUAGES
from matinee.games import GAMES
from matinee.games.dreams.bots.seer import SeerBot

HOLLYWOOD, DREAMS = GAMES["hollywood"], GAMES["dreams"]
DREAM_LEVELS = DREAMS.levels


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_level_of_a_game_has_its_own_texts(game: Game) -> None:
    for language in LANGUAGES:
        names = {level.name.in_language(language) for level in levels_for(game)}
        characters = {level.character.in_language(language) for level in levels_for(game)}
        difficulties = {level.difficulty.in_language(language) for level in levels_for(game)}
        assert len(names) == len(characters) == len(difficulties) == len(DREAM_LEVELS if game is DREAMS else LEVELS)


def test_dreams_has_bots_of_its_own() -> None:
    assert [level.id for level in levels_for(DREAMS)] == list(DREAM_LEVELS)
    assert set(bots_for(DREAMS)) & set(bots_for(HOLLYWOOD)) == {"random"}
    assert default_bot(DREAMS) in DREAM_LEVELS
    for name in (*bots_for(DREAMS), "seer/random", "landmarks/seer"):
        assert find_bot(name, DREAMS).name == name


def test_higher_levels_of_dreams_make_smaller_errors() -> None:
    levels = [find_bot(level, DREAMS) for level in DREAM_LEVELS]
    noise = [level.settings.vote_noise for level in levels if isinstance(level, SeerBot)]
    assert len(noise) == len(levels)
    assert noise == sorted(noise, reverse=True)


@pytest.mark.parametrize("name", ["greedy", "search@20", "legend", "seer/", "/seer", "seer/hal", "seer/greedy"])
def test_bots_of_other_games_cannot_play_dreams(name: str) -> None:
    with pytest.raises(UnknownBot, match="daydreamer, sleepwalker, stargazer, seer, random, landmarks"):
        find_bot(name, DREAMS)


@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "search", "search@20", "search@30ms"])
def test_a_bot_has_the_name_by_which_it_was_requested(name: str) -> None:
    assert find_bot(name, HOLLYWOOD).name == name


def test_levels_range_from_large_errors_to_a_second_of_search() -> None:
    passerby, extra, understudy, lead, diva, legend = (find_bot(level, HOLLYWOOD) for level in LEVELS)
    assert isinstance(passerby, GreedyBot)
    assert isinstance(extra, GreedyBot)
    assert isinstance(understudy, GreedyBot)
    assert isinstance(lead, GreedyBot)
    assert passerby.misjudging > extra.misjudging > understudy.misjudging > lead.misjudging == 0
    assert isinstance(diva, NetworkBot)
    assert isinstance(legend, NetworkSearchBot)
    assert legend.iterations is None
    assert legend.milliseconds < 1000


def test_the_name_of_a_search_sets_its_limit() -> None:
    by_iterations, by_time = find_bot("search@20", HOLLYWOOD), find_bot("search@30ms", HOLLYWOOD)
    assert isinstance(by_iterations, SearchBot)
    assert isinstance(by_time, SearchBot)
    assert by_iterations.iterations == 20
    assert (by_time.iterations, by_time.milliseconds) == (None, 30)


@pytest.mark.parametrize(("name", "kind"), [("network", NetworkBot), ("network-search@20", NetworkSearchBot)])
def test_weights_can_be_in_a_file(name: str, kind: type[Bot], tmp_path: Path) -> None:
    file = HOLLYWOOD.file(WEIGHTS_FILE)
    assert file
    copy = tmp_path / "other.npz"
    shutil.copy(file, copy)
    bot, packaged = find_bot(f"{name}:{copy}", HOLLYWOOD), find_bot(name, HOLLYWOOD)
    assert isinstance(bot, kind)
    assert bot.name == f"{name}:{copy}"
    match = matinee.start("hollywood", 4, seed=3)
    assert bot.choose(match, match.awaiting[0], 1) == packaged.choose(match, match.awaiting[0], 1)


def test_weights_that_cannot_be_used_are_refused_in_a_sentence(tmp_path: Path) -> None:
    missing, damaged, other = (tmp_path / f"{name}.npz" for name in ("missing", "damaged", "other"))
    damaged.write_text("no weights")
    np.savez(other, numbers=np.zeros(3))
    for file in (missing, damaged, other):
        with pytest.raises(MatineeError, match=rf"{file.name} cannot be read \("):
            find_bot(f"network:{file}", HOLLYWOOD)
    with pytest.raises(MatineeError, match="were trained with other features than dreams"):
        find_bot(f"network:{HOLLYWOOD.file(WEIGHTS_FILE)}", DREAMS)
    with pytest.raises(UnknownBot):
        find_bot(f"greedy:{missing}", HOLLYWOOD)


def test_a_custom_bot_is_named_by_module_and_class() -> None:
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
def test_the_error_for_an_unknown_bot_lists_the_available_bots(name: str) -> None:
    with pytest.raises(UnknownBot, match="passerby, extra, understudy, lead, diva, legend, random, greedy, search"):
        find_bot(name, HOLLYWOOD)
