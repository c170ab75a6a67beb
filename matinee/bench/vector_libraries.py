"""Measure other libraries that step a batch of games at once, on all cores. Needs the `bench` extra."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from msgspec import Struct

from matinee.bench.alternating import Step
from matinee.bench.bridge import create_bidding_game

PGX = ("sparrow_mahjong", "leduc_holdem")
ENVPOOL = ("SparrowMahjong-v1", "LeducHoldem-v1")
PACKAGES = ("pgx", "envpool", "endplay")
BATCHES = (64, 1024, 8192)
STEPS = 32  # inside one compiled call of Pgx


class BatchSpeed(Struct):
    """Decisions per second of random play with observations and masks."""

    environment: str  # the library
    game: str
    batch: int
    steps: int  # in one compiled call
    decisions: float  # per second


def missing_packages() -> list[str]:
    """Return the packages that are not installed."""
    return [name for name in PACKAGES if not find_spec(name)]


def vector_libraries() -> Iterator[tuple[BatchSpeed, Step]]:
    """Yield, for each game and batch size, a speed still to be measured and a step that moves in each game."""
    for environment, name, make in game_factories():
        for batch in BATCHES:
            steps = STEPS if environment == "Pgx" else 1
            yield BatchSpeed(environment, name, batch, steps, 0.0), make(batch)


def game_factories() -> Iterator[tuple[str, str, Callable[[int], Step]]]:
    """Yield the library, the game, and a function that returns the step for a batch size."""
    if find_spec("pgx"):
        for name in PGX:
            yield "Pgx", name, partial(pgx_game, import_module("pgx").make(name))
    if find_spec("pgx") and find_spec("endplay"):
        yield "Pgx", "bridge_bidding", partial(pgx_game, create_bidding_game())
    if find_spec("envpool"):
        for name in ENVPOOL:
            yield "EnvPool", name, partial(envpool_game, name)


def pgx_game(game: Any, batch: int) -> Step:
    """Return a function that makes many steps in one compiled call with automatic reset, Pgx's fastest method."""
    jax, jnp = import_module("jax"), import_module("jax.numpy")
    step = jax.vmap(import_module("pgx.experimental").auto_reset(game.step, game.init))

    def random_step(carry: Any, _: Any) -> Any:
        state, key = carry
        key, action_key, deal_key = jax.random.split(key, 3)
        chosen = jax.random.categorical(action_key, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        state = step(state, chosen, jax.random.split(deal_key, batch))
        return (state, key), state.observation.sum()  # so that the compiler does not drop the observation

    def random_steps(carry: Any) -> Any:
        return jax.lax.scan(random_step, carry, None, length=STEPS)

    compiled_steps = jax.jit(random_steps)
    start = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    carry = [(start, jax.random.PRNGKey(1))]  # in a list, so that `play` can replace it

    def play() -> int:
        carry[0], observations = compiled_steps(carry[0])
        observations.block_until_ready()
        return STEPS * batch

    return play


def envpool_game(name: str, batch: int) -> Step:
    """Return a function that makes one step in a batch of EnvPool games."""
    envpool = import_module("envpool")
    games = envpool.make(name, env_type="gymnasium", num_envs=batch, num_threads=os.cpu_count())
    rng = np.random.default_rng(1)
    info = [games.reset()[1]]  # in a list, so that `play` can replace it

    def play() -> int:
        mask = np.asarray(info[0]["legal_action_mask"])
        chosen = np.argmax(mask * rng.random(mask.shape), axis=1)  # a random legal action in each game
        info[0] = games.step(chosen.astype(np.int32))[-1]
        return batch

    return play
