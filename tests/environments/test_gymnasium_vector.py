"""Gymnasium's vector environments: opponents play by the rules and by what they may know; infos are Gymnasium's."""

import copy
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import matinee
from matinee.bots.greedy import GreedyBot
from matinee.engine.compiling import rules_of
from matinee.engine.rng import fast_rngs
from matinee.environments.features import described, offered
from matinee.environments.gymnasium import env_id
from matinee.environments.gymnasium_vector import SeatVectorEnv
from matinee.environments.seat_vector import SeatVector
from tests.environments.wrapped import every_game

WITH_HEURISTICS = ["hollywood", "dream-factory", "traumfabrik"]
ENVS = 6


def made(game: str = "hollywood", num_envs: int = ENVS, **wishes: Any) -> SeatVectorEnv:
    mode = {"vectorization_mode": "vector_entry_point"}
    envs = gymnasium.make_vec(env_id(game), num_envs=num_envs, **mode, **wishes).unwrapped
    assert isinstance(envs, SeatVectorEnv)
    return envs


def draw(rng: np.random.Generator, masks: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def first_legal(observations: Any, masks: Any, seats: Any) -> Any:
    return masks.argmax(1)


@pytest.mark.parametrize("game", WITH_HEURISTICS)
@pytest.mark.parametrize("seat", [None, 1])
def test_opponents_play_as_the_greedy_bot_does_without_hidden_information(game: str, seat: int | None) -> None:
    """The bot gets positions in which all that its seat cannot know is redrawn, and chooses the same moves."""
    envs = made(game, 3, players=3, seat=seat)
    observations, infos = envs.reset(seed=5)
    rules, greedy = rules_of(envs.core.game.rules), GreedyBot()
    deals = fast_rngs(5, 6).reshape(3, 2)
    states = [envs.core.game.empty_position(envs.core.game.box()) for _ in range(3)]
    template = matinee.start(game, 3)
    learners = [i if seat is None else seat for i in range(3)]
    rng = np.random.default_rng(1)
    ended = 0

    def deal(i: int) -> None:
        rules.setup(states[i][0], 3, 0, deals[i, :1])

    def awaited(i: int) -> int:
        mask = rules.awaiting(states[i][0])
        return (mask & -mask).bit_length() - 1

    def play_on(i: int) -> None:
        while (seat := awaited(i)) not in (-1, learners[i]):
            known = template.at(states[i].tobytes()).determinized(seat, int(rng.integers(1 << 30)))
            rules.apply(states[i][0], seat, greedy.rank(known, seat, 1)[0])

    for i in range(3):
        deal(i)
        play_on(i)
    for _ in range(150 if game != "hollywood" else 60):
        assert infos["seat"].tolist() == learners
        for i in range(3):
            position = envs.core._states[i].tobytes()  # pyright: ignore[reportPrivateUsage]
            mine, other = template.at(states[i].tobytes()), template.at(position)
            assert all(np.array_equal(mine.observe(each), other.observe(each)) for each in range(3))
            assert np.array_equal(observations[i], mine.observe(learners[i]))
        actions = draw(rng, infos["action_mask"])
        observations, rewards, terminations, _, infos = envs.step(actions)
        for i in range(3):
            rules.apply(states[i][0], learners[i], int(actions[i]))
            play_on(i)
            assert terminations[i] == (awaited(i) == -1)
            if terminations[i]:
                ended += 1
                final = template.at(states[i].tobytes())
                assert rewards[i] == final.points[learners[i]]
                assert np.array_equal(infos["final_obs"][i], final.observe(learners[i]))
                assert infos["final_info"]["points"][i].tolist() == list(final.points)
                assert infos["final_info"]["seat"][i] == learners[i]
                learners[i] = (learners[i] + 1) % 3 if seat is None else seat
                deal(i)
                play_on(i)
            else:
                assert rewards[i] == 0
    assert ended > 0


@every_game
@pytest.mark.parametrize("opponents", ["random", first_legal, None])
def test_the_learner_is_always_awaited(game: str, opponents: Any) -> None:
    envs = made(game, players=3, opponents=opponents, reward="rank")
    rng = np.random.default_rng(2)
    observations, infos = envs.reset(seed=3)
    ended = 0
    for _ in range(150):
        assert np.array_equal(envs.core.batch.seats, infos["seat"])
        assert observations in envs.observation_space
        assert np.array_equal(infos["action_mask"] == 1, envs.action_masks())
        observations, rewards, terminations, truncations, infos = envs.step(draw(rng, envs.action_masks()))
        assert not truncations.any()
        assert not rewards[~terminations].any()
        assert ("final_obs" in infos) == terminations.any()
        ended += int(terminations.sum())
    assert ended > 0


@pytest.mark.parametrize("game", ["hollywood", "dreams"])
def test_a_policy_gets_what_the_seats_to_act_may_know(game: str) -> None:
    asked: list[int] = []

    def policy(observations: Any, masks: Any, seats: Any) -> Any:
        core = envs.core
        rows = np.flatnonzero(core.batch.seats != core.learning.learners)
        assert np.array_equal(seats, core.batch.seats[rows])
        for row, seat, seen in zip(rows, seats, observations, strict=True):
            position = core._states[row].tobytes()  # pyright: ignore[reportPrivateUsage]
            redrawn = template.at(position).determinized(int(seat), int(rng.integers(1 << 30)))
            assert np.array_equal(seen, redrawn.observe(int(seat)))
        asked.extend(seats.tolist())
        return draw(rng, masks)

    rng = np.random.default_rng(3)
    template = matinee.start(game, 3)
    envs = made(game, players=3, opponents=policy, seat=0)
    _, infos = envs.reset(seed=1)
    for _ in range(30):
        *_, infos = envs.step(draw(rng, infos["action_mask"]))
    assert set(asked) == {1, 2}


def test_a_policy_may_play_as_the_compiled_heuristic_does() -> None:
    template = matinee.start("hollywood", 4)

    def greedy(observations: Any, masks: Any, seats: Any) -> Any:
        core = by_policy.core
        rows = np.flatnonzero(core.batch.seats != core.learning.learners)
        positions = [core._states[row].tobytes() for row in rows]  # pyright: ignore[reportPrivateUsage]
        bot = GreedyBot()
        return np.array(
            [bot.rank(template.at(position), int(seat), 1)[0] for position, seat in zip(positions, seats, strict=True)]
        )

    compiled, by_policy = made(), made(opponents=greedy)
    rng = np.random.default_rng(4)
    _, infos = compiled.reset(seed=8)
    by_policy.reset(seed=8)
    for _ in range(60):
        actions = draw(rng, infos["action_mask"])
        one, other = compiled.step(actions), by_policy.step(actions)
        for mine, theirs in zip(one[:4], other[:4], strict=True):
            assert np.array_equal(mine, theirs)
        infos = one[4]


@pytest.mark.parametrize("opponents", ["greedy", "random"])
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads(opponents: str) -> None:
    many = [made(num_envs=193, threads=threads, opponents=opponents) for threads in (1, 3)]
    assert [envs.core.threads for envs in many] == [1, 3]
    for seed in (1, 1, None):
        seen = [envs.reset(seed=seed) for envs in many]
        assert np.array_equal(seen[0][0], seen[1][0])
        for _ in range(40):
            actions = seen[0][1]["action_mask"].argmax(1)
            steps = [envs.step(actions) for envs in many]
            assert np.array_equal(steps[0][0], steps[1][0])
            assert np.array_equal(steps[0][1], steps[1][1])
            seen = [(step[0], step[4]) for step in steps]


def test_seats_rotate_or_are_fixed() -> None:
    envs = made("hollywood", 8, players=4)
    assert envs.reset(seed=1)[1]["seat"].tolist() == [0, 1, 2, 3, 0, 1, 2, 3]
    assert envs.reset()[1]["seat"].tolist() == [1, 2, 3, 0, 1, 2, 3, 0]
    assert envs.reset(seed=1)[1]["seat"].tolist() == [0, 1, 2, 3, 0, 1, 2, 3]
    assert made("hollywood", 8, seat=2).reset(seed=1)[1]["seat"].tolist() == [2] * 8


def test_gymnasiums_wrappers_work() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        envs = gymnasium.make_vec(
            "matinee/Hollywood-v0", num_envs=ENVS, players=3
        )  # the vector entry point is the default
        assert isinstance(envs.unwrapped, SeatVectorEnv)
        assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
        recorded: Any = RecordEpisodeStatistics(envs)
        assert (recorded.num_envs, recorded.single_action_space) == (ENVS, gymnasium.spaces.Discrete(9))
        assert recorded.action_space == gymnasium.spaces.MultiDiscrete([9] * ENVS)
        rng = np.random.default_rng(1)
        _, infos = recorded.reset(seed=1)
        sums, lengths, ended = np.zeros(ENVS), np.zeros(ENVS, int), 0
        for _ in range(80):
            _, rewards, terminations, _, infos = recorded.step(draw(rng, infos["action_mask"]))
            sums += rewards
            lengths += 1
            for i in np.flatnonzero(terminations):
                assert (infos["episode"]["r"][i], infos["episode"]["l"][i]) == (sums[i], lengths[i])
                assert infos["_final_obs"][i]
                assert infos["final_obs"][i].shape == (237,)
                sums[i], lengths[i], ended = 0, 0, ended + 1
        assert ended > 0
        recorded.close()
        assert envs.unwrapped.core.closed
        listed = DictInfoToList(made())
        _, each = listed.reset(seed=1)
        assert [info["seat"] for info in each] == [0, 1, 2, 3, 0, 1]  # pyright: ignore[reportArgumentType, reportCallIssue, reportIndexIssue]


def test_observations_are_copies_or_a_read_only_view() -> None:
    copies, view = made(), made(copy=False)
    kept, seen = copies.reset(seed=1)[0], view.reset(seed=1)[0]
    before = kept.copy()
    actions = copies.action_masks().argmax(1)
    assert copies.step(actions)[0] is not kept
    assert np.array_equal(kept, before)
    assert np.shares_memory(view.step(actions)[0], seen)
    with pytest.raises(ValueError, match="read-only"):
        seen[:] = 0


def test_illegal_actions_are_refused_or_replaced() -> None:
    checked, rash, right = made(), made(checked=False), made(checked=False)
    for envs in (checked, rash, right):
        envs.reset(seed=1)
    masks = checked.action_masks()
    actions = masks.argmax(1)
    actions[2] = 8
    with pytest.raises(matinee.IllegalAction, match="Environment 2"):
        checked.step(actions)
    for wrong in (np.full(ENVS, 0.5), np.zeros(3, int), None, "a"):
        for envs in (checked, rash):
            with pytest.raises(matinee.MatineeError, match="Expected an integer array of length 6"):
                envs.step(wrong)
    seen, *_, infos = rash.step(actions)
    assert infos["illegal"].tolist() == [i == 2 for i in range(ENVS)]
    again, *_, infos = right.step(masks.argmax(1))
    assert not infos["illegal"].any()
    assert np.array_equal(seen, again)


@every_game
def test_features_of_each_action_can_be_observed(game: str) -> None:
    names = list(matinee.GAMES[game].move_features[::-1][:2])
    plain, envs = made(game), made(game, move_features=names)
    size, choices = envs.core.game.observation_size, envs.core.game.choices
    columns, template = [envs.core.game.move_features.index(name) for name in names], matinee.start(game, 4)
    actions_of_rules = offered(envs.core.game)
    plain_seen, infos = plain.reset(seed=1)
    seen, _ = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        assert seen in envs.observation_space
        assert np.array_equal(seen[:, :size], plain_seen)
        for i, seat in enumerate(infos["seat"]):
            match = template.at(envs.core._states[i].tobytes())  # pyright: ignore[reportPrivateUsage]
            described_by_action = dict(zip(match.actions(int(seat)), described(match, int(seat)), strict=True))
            features = seen[i, size:].reshape(choices, 2)
            for index in range(choices):
                if infos["action_mask"][i, index]:
                    assert np.array_equal(features[index], described_by_action[actions_of_rules[index]][columns])
                else:
                    assert not features[index].any()
        actions = draw(rng, infos["action_mask"])
        plain_seen, _, _, _, infos = plain.step(actions)
        seen, _, terminations, _, with_features = envs.step(actions)
        for i in np.flatnonzero(terminations):
            assert np.array_equal(with_features["final_obs"][i][:size], infos["final_obs"][i])
            assert not with_features["final_obs"][i][size:].any()
            ended += 1
    assert ended > 0


@pytest.mark.parametrize("wrong", ["illegal", "float", "none"])
def test_a_policys_mistakes_are_refused(wrong: str) -> None:
    def policy(observations: Any, masks: Any, seats: Any) -> Any:
        return {"illegal": np.full(len(seats), 8), "float": np.full(len(seats), 0.5), "none": None}[wrong]

    envs = made(opponents=policy)
    with pytest.raises(matinee.MatineeError):
        envs.reset(seed=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(ENVS, int))


def test_the_calling_order_and_parameters_are_checked() -> None:
    envs = made()
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(ENVS, int))
    with pytest.raises(ValueError, match="from 0 to 18446744073709551615"):
        envs.reset(seed=-1)
    mistakes: list[tuple[str, dict[str, Any]]] = [
        ('"greedy" is not a valid opponents. Valid: random', {"game": "dreams", "opponents": "greedy"}),
        ('"gain" is not a valid move_features. Valid: clap, double', {"move_features": ["judged gain", "gain"]}),
        ('"bold" is not a valid opponents. Valid: greedy, random', {"opponents": "bold"}),
        ("There is no seat 4", {"seat": 4}),
        ("There is no seat True", {"seat": True}),
        ("3 to 4 players, not 5", {"players": 5}),
        ('Did you mean "opponents"', {"opponent": "greedy"}),
        ("at least 1, not 0", {"num_envs": 0}),
    ]
    for message, wrong in mistakes:
        with pytest.raises(matinee.MatineeError, match=message):
            made(**wrong)
    envs.reset(seed=1)
    envs.close()
    with pytest.raises(matinee.MatineeError, match="closed"):
        envs.step(np.zeros(ENVS, int))


@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_continues_identically(threads: int) -> None:
    envs = made(num_envs=193, threads=threads)
    _, infos = envs.reset(seed=1)
    for _ in range(30):
        *_, infos = envs.step(infos["action_mask"].argmax(1))
    other = copy.deepcopy(envs)
    for _ in range(30):
        actions = infos["action_mask"].argmax(1)
        one, two = envs.step(actions), other.step(actions)
        assert np.array_equal(one[0], two[0])
        assert np.array_equal(one[1], two[1])
        infos = one[4]
        assert np.array_equal(infos["seat"], two[4]["seat"])


@pytest.mark.parametrize("game", ["hollywood", "dream-factory"])
def test_interpreted_environments_are_equal_to_compiled_ones(game: str) -> None:
    envs = [
        SeatVector(matinee.GAMES[game], 3, 2, None, opponents, 1, "points", True, None, {}, True, mode)
        for opponents in (0, 1)
        for mode in ("compiled", "interpreted")
    ]
    for each in envs:
        each.reset(1)
    for _ in range(4):
        for one, other in ((envs[0], envs[1]), (envs[2], envs[3])):
            actions = one.sample().copy()
            assert np.array_equal(actions, other.sample())
            one.step(actions)
            other.step(actions)
            assert np.array_equal(one.batch.observations, other.batch.observations)
            assert np.array_equal(one.batch.moves, other.batch.moves)
            listed = one.batch.moves >= 0  # descriptions in other rows are of earlier positions
            assert np.array_equal(one.batch.descriptions[listed], other.batch.descriptions[listed])
