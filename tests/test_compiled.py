"""The rules run as they were meant to run: compiled where the run says so, interpreted everywhere else."""

import ast
import importlib
import os
from pathlib import Path

import compile_rules
import pytest

MODULES = [".".join(path.with_suffix("").parts) for path in compile_rules.rule_modules(compile_rules.SOURCE)]


def is_native(module: str) -> bool:
    found = importlib.import_module(module).__file__
    assert found is not None
    assert Path(found).is_file()
    return found.endswith(compile_rules.NATIVE)


@pytest.mark.parametrize("module", MODULES)
def test_a_rule_module_is_compiled_exactly_when_the_run_expects_it(module: str) -> None:
    assert is_native(module) == (os.environ.get("TISCHLEIN_EXPECT_COMPILED") == "1")


def test_no_native_module_lies_beside_the_sources() -> None:
    assert compile_rules.natives_of(compile_rules.SOURCE.parent) == []


def test_what_the_lobby_reads_stays_interpreted() -> None:
    compiled = [path for path in compile_rules.rule_modules(compile_rules.SOURCE) if "games" in path.parts]
    assert not {path.name for path in compiled} & {"game.py", "views.py", "__init__.py"}
    assert not [path for path in compiled if "views" in path.parts]


@pytest.mark.parametrize("folder", ["core", "bots", "server/move", "store/writer"])
def test_a_folder_that_is_compiled_is_compiled_whole(folder: str) -> None:
    written = {path.stem for path in (compile_rules.SOURCE / folder).glob("*.py")} - {"__init__"}
    inside = f".{folder.replace('/', '.')}."
    assert {module.rpartition(".")[2] for module in MODULES if inside in module} == written


def test_nothing_else_of_server_store_and_wire_is_compiled() -> None:
    """Messages stay where msgspec can read their annotations, and what waits stays interpreted."""
    behind = [module for module in MODULES if module.split(".")[1] in ("server", "store", "wire")]
    assert {module.rpartition(".")[0] for module in behind} == {"tischlein.server.move", "tischlein.store.writer"}


@pytest.mark.source
@pytest.mark.parametrize("path", compile_rules.rule_modules(compile_rules.SOURCE), ids=str)
def test_nothing_that_is_compiled_waits_inside(path: Path) -> None:
    """What mypyc makes of a coroutine forgets which exception it handles while it waits: 0009-what-a-move-costs.md."""
    tree = ast.parse((compile_rules.SOURCE.parent / path).read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef | ast.Await)]
    handlers = [node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler)]
    pauses = [node for handler in handlers for node in ast.walk(handler) if isinstance(node, ast.Yield | ast.YieldFrom)]
    assert not pauses
