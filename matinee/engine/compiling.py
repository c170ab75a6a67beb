"""One source, three speeds: the same functions interpreted, compiled by Numba, and inside CUDA kernels.

Rules are plain functions. `bind` copies one so that its calls lead to bound copies as well, either plain or compiled.
On the way, names of the contract are replaced by the functions of one game, which is how a loop written against the
contract runs any game at full speed.

Numba's cache looks only at the file of the function itself. Ours is in a folder named after the source of everything
that a game's rules import, so that a change anywhere in it compiles again, and nothing stale is ever run.
"""

import dis
import os
from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any, Literal

from matinee.engine import contract, single
from matinee.engine.contract import BoundRules, Rules
from matinee.engine.layout import CheckedRow, plain, put_back
from matinee.engine.source_digest import source_digest

Mode = Literal["interpreted", "compiled"]
Target = Mode | Literal["device"]  # for a GPU: compiled with the kernel, without anything specific to the processor
Function = Callable[..., Any]

CONTRACT = tuple(field.name for field in fields(BoundRules))
CHANGING = ("setup", "apply", "determinize")
LOOPS = ("matinee.engine.loops", "matinee.engine.single", "matinee.engine.compiling", "matinee.engine.simd_intrinsics")

_bound: dict[tuple[Function, Rules | None, Target, bool], Function] = {}


def default_mode() -> Mode:
    """Return "compiled", unless the environment says `MATINEE_COMPILE=0`."""
    return "interpreted" if os.environ.get("MATINEE_COMPILE") == "0" else "compiled"


def bind(function: Function, rules: Rules | None = None, mode: Mode | None = None) -> Function:
    """Return a copy of `function` whose calls lead to `rules`.

    Args:
        function: A function written against the contract, or one of the rules.
        rules: The module of the rules; without one, names of the contract stay as they are.
        mode: "interpreted" or "compiled"; the default follows `MATINEE_COMPILE`.
    """
    return _bind(function, rules, mode or default_mode(), from_python=True)


def _bind(function: Function, rules: Rules | None, mode: Target, from_python: bool) -> Function:
    """Bind once. Functions that are only called by bound ones are compiled without Numba's wrapper, which saves a
    quarter of the time, and inlined into the caller: passing an array takes longer than most of what is done with it.
    """
    key = (function, rules, mode, from_python)
    if key not in _bound:
        _bound[key] = _make_bound(function, rules, mode, from_python)
    return _bound[key]


def _make_bound(function: Function, rules: Rules | None, mode: Target, from_python: bool) -> Function:
    if mode == "interpreted":
        copy = rebound(function, rules, mode)
        return _check_writes(copy) if rules is not None and function is getattr(rules, "observe", None) else copy
    if mode == "compiled":
        from matinee.engine.simd_intrinsics import NATIVE

        if function in NATIVE:
            return NATIVE[function]
    if mode == "device" and function in (contract.mark, contract.sample):
        from numba import cuda, int32  # pyright: ignore

        from matinee.engine import cuda_scratch

        own = getattr(cuda_scratch, function.__name__)
        return _compile(rebound(own, rules, mode, cuda=cuda, INT32=int32), rules, from_python)
    return _compile(rebound(function, rules, mode), rules, from_python)


@lru_cache
def rules_of(module: Rules, mode: Mode | None = None) -> BoundRules:
    """Return all functions of a game. Interpreted ones work on a plain copy of the record: ten times faster."""
    functions = {name: bind(getattr(module, name, getattr(contract, name)), module, mode) for name in CONTRACT}
    if (mode or default_mode()) == "interpreted":
        functions = {name: _on_plain_copy(function, name in CHANGING) for name, function in functions.items()}
    return BoundRules(**functions)


@lru_cache
def rules_over_arrays(module: Rules, mode: Mode | None = None) -> BoundRules:
    """Return all functions of a game, taking an array of one position instead of a record."""
    if (mode or default_mode()) == "interpreted":
        interpreted = rules_of(module, mode)
        return BoundRules(**{field.name: _on_first(getattr(interpreted, field.name)) for field in fields(BoundRules)})
    return BoundRules(**{name: bind(getattr(single, f"single_{name}"), module, mode) for name in CONTRACT})


def _check_writes(observe: Function) -> Function:
    """Compiled code writes wherever it is told: interpreted, a write outside the observation is an error."""

    def run(s: Any, seat: int, out: Any) -> None:
        observe(s, seat, CheckedRow(out, out.size))

    return run


def _on_first(function: Function) -> Function:
    def run(states: Any, *arguments: Any) -> Any:
        return function(states[0], *arguments)

    return run


def _on_plain_copy(function: Function, changing: bool) -> Function:
    def run(s: Any, *arguments: Any) -> Any:
        copy = plain(s)
        result = function(copy, *arguments)
        if changing:
            put_back(copy, s)
        return result

    return run


def rebound(function: Function, rules: Rules | None, mode: Target, **more: Any) -> FunctionType:
    """Return an uncompiled copy of `function` whose calls lead to bound copies.

    Args:
        function: The function to copy.
        rules: The module of the rules, if names of the contract are to lead there.
        mode: What the functions it calls are bound for.
        more: Values of global names, in place of those of its module.
    """
    assert isinstance(function, FunctionType)
    names = {**function.__globals__, **more}
    for name in _global_names(function):
        value = names.get(name)
        if isinstance(value, FunctionType):
            if value.__module__ == contract.__name__ and rules is not None:
                value = getattr(rules, name, value)
            in_contract = rules is not None and value is getattr(rules, name, None) and name in CONTRACT
            names[name] = _bind(value, rules, mode, from_python=in_contract)
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy


def _global_names(function: FunctionType) -> set[str]:
    return {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}


def _compile(function: Function, rules: Rules | None, from_python: bool) -> Function:
    import numba  # pyright: ignore[reportMissingTypeStubs]

    before: str = numba.config.CACHE_DIR  # pyright: ignore
    numba.config.CACHE_DIR = str(cache_folder(rules, function.__module__) / ("wrapped" if from_python else "inner"))  # pyright: ignore
    inner = {} if from_python else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy", **inner)(function)  # pyright: ignore
    finally:
        numba.config.CACHE_DIR = before  # pyright: ignore


@lru_cache
def cache_folder(rules: Rules | None, module: str) -> Path:
    """Return the folder of the compiled functions of a module, bound to a game.

    It is in `MATINEE_CACHE` or in the user's cache folder, and its name has a digest of all source they depend on.
    """
    home = os.environ.get("MATINEE_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    name = rules.__name__ if rules else __name__
    return Path(home) / "matinee" / f"{name}-{source_digest((name, *LOOPS, module))}"
