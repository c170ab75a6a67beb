"""Other environments that step many games at once, on all cores, each at its best batch. Needs the `bench` extra."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from msgspec import Struct

from matinee.bench.alternating import Step
from matinee.bench.bridge import bidding

PGX = ("sparrow_mahjong", "leduc_holdem")
ENVPOOL = ("SparrowMahjong-v1", "LeducHoldem-v1")
PACKAGES = ("pgx", "envpool", "endplay")
BATCHES = (64, 1024, 8192)
STEPS = 32  # inside one compiled call of Pgx


class BatchSpeed(Struct):
    """Decisions a second of random play with observations and masks."""

    environment: str
    game: str
    batch: int
    steps: int  # in one compiled call
    decisions: float


def missing() -> list[str]:
    """Those that are not installed."""
    return [name for name in PACKAGES if not find_spec(name)]


def vector_libraries() -> Iterator[tuple[BatchSpeed, Step]]:
    """Those that are installed, in every batch."""
    for environment, name, make in makers():
        for batch in BATCHES:
            steps = STEPS if environment == "Pgx" else 1
            yield BatchSpeed(environment, name, batch, steps, 0.0), make(batch)


def makers() -> Iterator[tuple[str, str, Callable[[int], Step]]]:
    if find_spec("pgx"):
        for name in PGX:
            yield "Pgx", name, partial(pgx_game, import_module("pgx").make(name))
    if find_spec("pgx") and find_spec("endplay"):
        yield "Pgx", "bridge_bidding", partial(pgx_game, bidding())
    if find_spec("envpool"):
        for name in ENVPOOL:
            yield "EnvPool", name, partial(envpool_game, name)


def pgx_game(game: Any, batch: int) -> Step:
    """Many steps in one compiled call, with Pgx's own automatic reset: the fastest way it offers."""
    jax, jnp = import_module("jax"), import_module("jax.numpy")
    step = jax.vmap(import_module("pgx.experimental").auto_reset(game.step, game.init))

    def match_env(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        chosen = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        state = step(state, chosen, jax.random.split(dealing, batch))
        return (state, key), state.observation.sum()  # or the compiler would leave the observation out

    def steps(carried: Any) -> Any:
        return jax.lax.scan(match_env, carried, None, length=STEPS)

    many = jax.jit(steps)
    start = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    now = [(start, jax.random.PRNGKey(1))]

    def play() -> int:
        now[0], seen = many(now[0])
        seen.block_until_ready()
        return STEPS * batch

    return play


def envpool_game(name: str, batch: int) -> Step:
    envpool = import_module("envpool")
    games = envpool.make(name, env_type="gymnasium", num_envs=batch, num_threads=os.cpu_count())
    rng = np.random.default_rng(1)
    now = [games.reset()[1]]

    def play() -> int:
        mask = np.asarray(now[0]["legal_action_mask"])
        chosen = np.argmax(mask * rng.random(mask.shape), axis=1)
        now[0] = games.step(chosen.astype(np.int32))[-1]
        return batch

    return play
