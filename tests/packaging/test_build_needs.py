"""A wheel is built in an environment of its own: what the compiled modules import has to be asked for."""

import ast
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import compile_rules
import pytest

import hatch_build

pytestmark = pytest.mark.source

# Only where several processes share a database; nothing that is compiled needs its types.
OPTIONAL = {"psycopg"}


def imported_by(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


def ours(module: str) -> Path | None:
    path = compile_rules.SOURCE.parent.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def packages_reached() -> set[str]:
    """Every package that is not ours and that somebody imports whom a compiled module imports."""
    waiting = [compile_rules.SOURCE.parent / module for module in compile_rules.rule_modules(compile_rules.SOURCE)]
    seen: set[Path] = set(waiting)
    outside: set[str] = set()
    while waiting:
        for module in imported_by(waiting.pop()):
            file = ours(module)
            if file is not None and file not in seen:
                seen.add(file)
                waiting.append(file)
            elif module.partition(".")[0] not in {"tischlein", *sys.stdlib_module_names}:
                outside.add(module.partition(".")[0])
    return outside


def spelled(name: str) -> str:
    """As lock files spell it."""
    return name.lower().replace("_", "-")


def test_a_build_asks_for_every_package_that_compiled_modules_reach(tmp_path: Path) -> None:
    hook = hatch_build.CustomBuildHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]
    asked = {line.partition("==")[0] for line in hook.dependencies()}
    reached = packages_reached() - OPTIONAL
    assert {"msgspec", "sqlalchemy"} <= reached
    owners = packages_distributions()
    missing = {package for package in reached if not {spelled(name) for name in owners[package]} & asked}
    assert missing == set()
