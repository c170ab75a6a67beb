"""Let a policy in JAX play thousands of games at once, in one compiled function that calls the environments.

    pip install matinee jax
    python examples/jax_rollout.py

The environments are those of `matinee.vector` on the CPU. They keep the state of the games, so the call is an ordered
`io_callback`; JAX may skip or repeat a `pure_callback`.
"""
# JAX is not part of the development installation, so pyright does not know its types:
# pyright: basic, reportMissingImports=false

import argparse
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import io_callback

import matinee

WIDTH = 64
Arrays = dict[str, Any]


def new_policy(key: Any, features: int, choices: int) -> Arrays:
    """Return the weights of an untrained network with one hidden layer."""
    first, second = jax.random.split(key)
    return {
        "hidden": jax.random.normal(first, (features, WIDTH)) / features**0.5,
        "logits": jax.random.normal(second, (WIDTH, choices)) / WIDTH**0.5,
    }


def choose(policy: Arrays, key: Any, seen: Arrays) -> jax.Array:
    """Draw a legal action in each environment."""
    logits = jax.nn.relu(seen["observations"] @ policy["hidden"]) @ policy["logits"]
    return jax.random.categorical(key, jnp.where(seen["masks"], logits, -jnp.inf))


def compile_rollout(env: Any, steps: int) -> Callable[[Arrays, Any], Arrays]:
    """Return a function that lets a policy make `steps` decisions in each environment, and returns them.

    The arrays that it returns have a row for each step and a column for each environment: observations, masks, seats,
    actions, and the rewards and ends of games after the actions.
    """

    def see() -> Arrays:
        # The next step overwrites the arrays of the batch.
        batch = env.batch
        copies = {name: np.array(getattr(batch, name)) for name in ("observations", "masks", "rewards", "done")}
        return {**copies, "seats": batch.seats.astype(np.int32)}

    def act(actions: jax.Array) -> Arrays:
        env.step(np.asarray(actions))
        return see()

    shapes = {name: jax.ShapeDtypeStruct(array.shape, array.dtype) for name, array in see().items()}

    @jax.jit
    def rollout(policy: Arrays, key: Any) -> Arrays:
        def step(seen: Arrays, key: Any) -> tuple[Arrays, Arrays]:
            actions = choose(policy, key, seen)
            after = io_callback(act, shapes, actions, ordered=True)
            return after, {**seen, "actions": actions, "rewards": after["rewards"], "done": after["done"]}

        first = io_callback(see, shapes, ordered=True)
        return jax.lax.scan(step, first, jax.random.split(key, steps))[1]

    return rollout


def main(arguments: list[str] | None = None) -> None:
    """Play some rollouts and print the speed."""
    parser = argparse.ArgumentParser(description="Play rollouts of a policy in JAX.")
    parser.add_argument("--game", default="hollywood")
    parser.add_argument("--envs", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--rollouts", type=int, default=20)
    settings = parser.parse_args(arguments)
    # The policy draws legal actions, so the environments need not check them.
    env = matinee.vector(settings.game, num_envs=settings.envs, seed=1, reward="win", checked=False)
    policy = new_policy(jax.random.key(1), env.game.observation_size, env.game.choices)
    rollout = compile_rollout(env, settings.steps)
    keys = jax.random.split(jax.random.key(2), settings.rollouts + 1)
    jax.block_until_ready(rollout(policy, keys[0]))  # compiles it
    games, start = 0, time.perf_counter()
    for key in keys[1:]:
        games += int(rollout(policy, key)["done"].sum())
    seconds = time.perf_counter() - start
    decisions = settings.rollouts * settings.steps * settings.envs
    print(f"{decisions / seconds / 1e6:.2f} million decisions per second, {games:,} games")


if __name__ == "__main__":
    main()
