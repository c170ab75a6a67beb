"""Run the same functions interpreted, compiled by Numba, or inside CUDA kernels.

Rules are plain functions. `bind` copies a function and, recursively, all functions it calls, either interpreted or
compiled. Functions of the contract are replaced by those of one game. So a loop written against the contract runs any
game at full speed.

Numba's cache checks only the file of the function itself. Therefore each version gets its own cache folder, named after
a digest of all source that a game's rules import. Any change of that source leads to recompilation.
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
from matinee.engine.layout import CheckedRow, plain, write_back
from matinee.engine.source_digest import source_digest
from matinee.paths import cache_folder

Mode = Literal["interpreted", "compiled"]
Target = Mode | Literal["device"]  # "device": for a CUDA kernel, without CPU-specific code
Function = Callable[..., Any]

CONTRACT = tuple(field.name for field in fields(BoundRules))
WRITING = ("setup", "apply", "determinize")  # the functions that change the position

# The modules of the engine that compiled code depends on, besides those that the rules import.
ENGINE_MODULES = (
    "matinee.engine.loops",
    "matinee.engine.single",
    "matinee.engine.compiling",
    "matinee.engine.simd_intrinsics",
)

_bound: dict[tuple[Function, Rules | None, Target, bool], Function] = {}  # by the arguments of `_bind`


def default_mode() -> Mode:
    """Return "compiled", unless the environment says `MATINEE_COMPILE=0`."""
    return "interpreted" if os.environ.get("MATINEE_COMPILE") == "0" else "compiled"


def bind(function: Function, rules: Rules | None = None, mode: Mode | None = None) -> Function:
    """Return a copy of `function` that calls the functions of a game.

    Args:
        function: A function written against the contract, or a function of the rules.
        rules: The module of the rules; None keeps the names of the contract.
        mode: "interpreted" or "compiled"; None follows the environment variable `MATINEE_COMPILE`.
    """
    return _bind(function, rules, mode or default_mode(), from_python=True)


def _bind(function: Function, rules: Rules | None, target: Target, from_python: bool) -> Function:
    """Bind a function, or return the cached copy.

    Functions called only by bound functions are compiled without Numba's wrapper, which saves a quarter of the compile
    time, and inlined into the caller, because passing an array takes longer than running most of these functions.
    """
    key = (function, rules, target, from_python)
    if key not in _bound:
        _bound[key] = _make_bound(function, rules, target, from_python)
    return _bound[key]


def _make_bound(function: Function, rules: Rules | None, target: Target, from_python: bool) -> Function:
    if target == "interpreted":
        copy = copy_with_bound_calls(function, rules, target)
        return _check_writes(copy) if rules is not None and function is getattr(rules, "observe", None) else copy
    if target == "compiled":
        from matinee.engine.simd_intrinsics import NATIVE

        if function in NATIVE:
            return NATIVE[function]
    if target == "device" and function in (contract.mark, contract.sample):
        from numba import cuda, int32  # pyright: ignore

        from matinee.engine import cuda_scratch

        replacement = getattr(cuda_scratch, function.__name__)
        return _compile(copy_with_bound_calls(replacement, rules, target, cuda=cuda, INT32=int32), rules, from_python)
    return _compile(copy_with_bound_calls(function, rules, target), rules, from_python)


@lru_cache
def rules_of(module: Rules, mode: Mode | None = None) -> BoundRules:
    """Return all functions of a game.

    Interpreted functions work on a plain copy of the record, which is ten times as fast.
    """
    functions = {name: bind(getattr(module, name, getattr(contract, name)), module, mode) for name in CONTRACT}
    if (mode or default_mode()) == "interpreted":
        functions = {name: _on_plain_copy(function, name in WRITING) for name, function in functions.items()}
    return BoundRules(**functions)


@lru_cache
def rules_over_arrays(module: Rules, mode: Mode | None = None) -> BoundRules:
    """Return all functions of a game; they take an array of one position instead of a record."""
    if (mode or default_mode()) == "interpreted":
        interpreted = rules_of(module, mode)
        return BoundRules(
            **{field.name: _on_first_position(getattr(interpreted, field.name)) for field in fields(BoundRules)}
        )
    return BoundRules(**{name: bind(getattr(single, f"single_{name}"), module, mode) for name in CONTRACT})


def _check_writes(observe: Function) -> Function:
    """Make writes outside the observation an error. Compiled code does not check the index."""

    def run(s: Any, seat: int, out: Any) -> None:
        observe(s, seat, CheckedRow(out, out.size))

    return run


def _on_first_position(function: Function) -> Function:
    def run(states: Any, *arguments: Any) -> Any:
        return function(states[0], *arguments)

    return run


def _on_plain_copy(function: Function, writes: bool) -> Function:
    def run(s: Any, *arguments: Any) -> Any:
        copy = plain(s)
        result = function(copy, *arguments)
        if writes:
            write_back(copy, s)
        return result

    return run


def copy_with_bound_calls(function: Function, rules: Rules | None, target: Target, **replacements: Any) -> FunctionType:
    """Return an uncompiled copy of `function` that calls bound copies of other functions.

    Args:
        function: The function to copy.
        rules: The module of the rules that replaces names of the contract, or None.
        target: How the called functions are run: "interpreted", "compiled" or "device".
        replacements: Values that replace global names of the function's module.
    """
    assert isinstance(function, FunctionType)
    names = {**function.__globals__, **replacements}
    for name in _global_names(function):
        value = names.get(name)
        if isinstance(value, FunctionType):
            if value.__module__ == contract.__name__ and rules is not None:
                value = getattr(rules, name, value)
            in_contract = rules is not None and value is getattr(rules, name, None) and name in CONTRACT
            names[name] = _bind(value, rules, target, from_python=in_contract)
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy


def _global_names(function: FunctionType) -> set[str]:
    return {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}


def _compile(function: Function, rules: Rules | None, from_python: bool) -> Function:
    import numba  # pyright: ignore[reportMissingTypeStubs]

    previous_folder: str = numba.config.CACHE_DIR  # pyright: ignore
    folder = numba_cache_folder(rules, function.__module__) / ("wrapped" if from_python else "inner")
    numba.config.CACHE_DIR = str(folder)  # pyright: ignore
    flags = {} if from_python else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy", **flags)(function)  # pyright: ignore
    finally:
        numba.config.CACHE_DIR = previous_folder  # pyright: ignore


@lru_cache
def numba_cache_folder(rules: Rules | None, module: str) -> Path:
    """Return the folder of Numba's cache for the functions of a module, bound to a game.

    Its name contains a digest of all source that the functions depend on.
    """
    name = rules.__name__ if rules else __name__
    return cache_folder() / f"{name}-{source_digest((name, *ENGINE_MODULES, module))}"
