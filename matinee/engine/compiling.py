"""One source, three speeds: the same functions interpreted, compiled by Numba, and inside CUDA kernels.

Rules are plain functions. `bind` makes a twin of one: a copy whose calls lead to twins as well, either plain or
compiled. On the way, names of the contract are replaced by the functions of one game, which is how a loop written
against the contract runs any game at full speed.

Numba's cache looks only at the file of the function itself. Ours lies in a folder named after the source of all that
a game's rules import, so that a change anywhere in them compiles anew, and nothing stale is ever run.
"""

import dis
import hashlib
import os
import platform
import re
from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Literal

from matinee.engine import contract, single
from matinee.engine.contract import Rules
from matinee.engine.layout import plain, put_back

Mode = Literal["interpreted", "compiled"]
Target = Mode | Literal["device"]  # a GPU: compiled by whoever makes a kernel of it, so nothing is the processor's own
Function = Callable[..., Any]

PACKAGE = Path(__file__).parent.parent
CONTRACT = tuple(field.name for field in fields(Rules))
CHANGING = ("setup", "apply", "determinize")
LOOPS = ("matinee.engine.loops", "matinee.engine.single", "matinee.engine.compiling", "matinee.engine.simd_intrinsics")

_twins: dict[tuple[Function, ModuleType | None, Target, bool], Function] = {}


def default_mode() -> Mode:
    """Compiled, unless the environment says `MATINEE_COMPILE=0`."""
    return "interpreted" if os.environ.get("MATINEE_COMPILE") == "0" else "compiled"


def bind(function: Function, rules: ModuleType | None = None, mode: Mode | None = None) -> Function:
    """A twin of `function` whose calls lead to `rules`."""
    return _bind(function, rules, mode or default_mode(), from_python=True)


def _bind(function: Function, rules: ModuleType | None, mode: Target, from_python: bool) -> Function:
    """Twins that only other twins call are compiled without Numba's wrapper, which saves a quarter of the time, and as
    part of whoever calls them: to hand on an array takes longer than most of what is then done with it."""
    key = (function, rules, mode, from_python)
    if key not in _twins:
        _twins[key] = _twin(function, rules, mode, from_python)
    return _twins[key]


def _twin(function: Function, rules: ModuleType | None, mode: Target, from_python: bool) -> Function:
    if mode == "interpreted":
        return rebound(function, rules, mode)
    if mode == "compiled":
        from matinee.engine.simd_intrinsics import NATIVE

        if function in NATIVE:
            return NATIVE[function]
    return _compile(rebound(function, rules, mode), rules, from_python)


@lru_cache
def rules_of(module: ModuleType, mode: Mode | None = None) -> Rules:
    """All functions of a game. Interpreted ones work on a plain copy of the record, which is ten times faster."""
    functions = {name: bind(getattr(module, name, getattr(contract, name)), module, mode) for name in CONTRACT}
    if (mode or default_mode()) == "interpreted":
        functions = {name: _on_plain_copy(function, name in CHANGING) for name, function in functions.items()}
    return Rules(**functions)


@lru_cache
def rules_over_arrays(module: ModuleType, mode: Mode | None = None) -> Rules:
    """The same, taking an array of one position instead of a record."""
    if (mode or default_mode()) == "interpreted":
        plainly = rules_of(module, mode)
        return Rules(**{field.name: _on_first(getattr(plainly, field.name)) for field in fields(Rules)})
    return Rules(**{name: bind(getattr(single, f"single_{name}"), module, mode) for name in CONTRACT})


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


def rebound(function: Function, rules: ModuleType | None, mode: Target, **more: Any) -> FunctionType:
    """A plain copy of `function` whose calls lead to twins, and whose global names in `more` are replaced."""
    assert isinstance(function, FunctionType)
    names = {**function.__globals__, **more}
    for name in _global_names(function):
        value = names.get(name)
        if isinstance(value, FunctionType):
            if value.__module__ == contract.__name__ and rules is not None:
                value = getattr(rules, name, value)
            in_contract = rules is not None and value is getattr(rules, name, None) and name in CONTRACT
            names[name] = _bind(value, rules, mode, from_python=in_contract)
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    return twin


def _global_names(function: FunctionType) -> set[str]:
    return {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}


def _compile(function: Function, rules: ModuleType | None, from_python: bool) -> Function:
    import numba  # pyright: ignore[reportMissingTypeStubs]

    kept: str = numba.config.CACHE_DIR  # pyright: ignore
    numba.config.CACHE_DIR = str(cache_folder(rules, function.__module__) / ("wrapped" if from_python else "inner"))  # pyright: ignore
    inner = {} if from_python else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy", **inner)(function)  # pyright: ignore
    finally:
        numba.config.CACHE_DIR = kept  # pyright: ignore


@lru_cache
def cache_folder(rules: ModuleType | None, module: str) -> Path:
    """Where functions of a module, bound to a game, are kept: in `MATINEE_CACHE`, or in the user's cache folder."""
    home = os.environ.get("MATINEE_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    name = rules.__name__ if rules else __name__
    return Path(home) / "matinee" / f"{name}-{_source_digest(name, module)}"


def _source_digest(*modules: str) -> str:
    """A digest of the source of modules and of all that they and the loops import from us."""
    digest = hashlib.sha256(platform.python_version().encode())
    seen: set[str] = set()
    waiting = [modules[0], *LOOPS, *modules]
    while waiting:
        module = waiting.pop(0)
        file = PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
        if module not in seen and file.exists():
            source = file.read_text("utf-8")
            digest.update(source.encode())
            for origin, names in re.findall(r"^from (matinee[\w.]*) import (.*)", source, re.MULTILINE):
                waiting += [origin, *(f"{origin}.{name.strip()}" for name in names.split(","))]
        seen.add(module)
    return digest.hexdigest()[:16]
