"""A digest of the source that compiled rules depend on, found by following imports."""

import ast
import hashlib
import platform
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path


def source_digest(modules: Sequence[str]) -> str:
    """Return a digest of the source of modules and of everything they import from their own top-level packages."""
    digest = hashlib.sha256(platform.python_version().encode())
    packages = {module.partition(".")[0] for module in modules}
    visited: set[str] = set()
    pending = list(modules)
    while pending:
        module = pending.pop(0)
        if module in visited or module.partition(".")[0] not in packages:
            continue
        visited.add(module)
        file = file_of(module)
        if file is not None:
            source, imports = _read(file, module)
            digest.update(source)
            pending += imports
    return digest.hexdigest()[:16]


@cache
def file_of(module: str) -> Path | None:
    """Return the source file of a module, without importing it."""
    top, *parts = module.split(".")
    spec = find_spec(top) if top != "__main__" else None
    if spec is None:
        return None
    if not parts:
        return Path(spec.origin) if spec.origin and spec.origin.endswith(".py") else None
    for folder in spec.submodule_search_locations or ():
        path = Path(folder, *parts)
        for file in (path.with_name(f"{path.name}.py"), path / "__init__.py"):
            if file.exists():
                return file
    return None


@cache
def _read(file: Path, module: str) -> tuple[bytes, list[str]]:
    source = file.read_bytes()
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    return source, list(_imports(ast.parse(source), package))


def _imports(tree: ast.AST, package: str) -> Iterator[str]:
    """Yield the modules that a module imports. `from package import name` yields `package.name` if that is a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                origin = ".".join([*parents, origin]) if origin else ".".join(parents)
            candidates = [f"{origin}.{alias.name}" for alias in node.names]
            modules = [name for name in candidates if file_of(name) is not None]
            yield from modules
            if len(modules) < len(candidates):
                yield origin
