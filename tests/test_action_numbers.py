"""An action is a number for the core only: no game reckons with it, so kinds can be declared in any order."""

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
ACTIONS = {"action", "actions", "ply", "answer"}
ORDER = ast.Lt | ast.LtE | ast.Gt | ast.GtE


def is_action(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ACTIONS


def is_reckoning(node: ast.AST) -> bool:
    """Arithmetic with an action, an order of actions, or the number where the actions of a kind begin."""
    match node:
        case ast.BinOp():
            return is_action(node.left) or is_action(node.right)
        case ast.Compare():
            terms = [node.left, *node.comparators]
            return any(isinstance(sign, ORDER) for sign in node.ops) and any(map(is_action, terms))
        case ast.Call(func=ast.Name(id="divmod")):
            return any(map(is_action, node.args))
        case ast.Attribute():
            return (
                node.attr in {"start", "end", "table"} and isinstance(node.value, ast.Name) and node.value.id.isupper()
            )
        case ast.Name():
            return node.id.endswith(("_START", "_ACTION"))
    return False


def places_in(text: str) -> list[int]:
    return sorted(
        {node.lineno for node in ast.walk(ast.parse(text)) if isinstance(node, ast.expr) and is_reckoning(node)}
    )


def rules() -> list[Path]:
    folders = [ROOT / "src" / "tischlein" / "games", ROOT / "docs" / "example_game", ROOT / "bench" / "breakthrough"]
    return [path for folder in folders for path in sorted(folder.rglob("*.py")) if "tests" not in path.parts]


def test_no_game_reckons_with_the_numbers_of_its_actions() -> None:
    found = {path.relative_to(ROOT).as_posix(): places_in(path.read_text(encoding="utf-8")) for path in rules()}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "text",
    [
        "tile = action - PLACE",
        "if action < 5: pass",
        "x = KEEP_START",
        "divmod(action, 4)",
        "at = MOVE.start",
        "DONE_ACTION",
    ],
)
def test_every_way_to_reckon_is_found(text: str) -> None:
    assert places_in(text) == [1]


@pytest.mark.parametrize(
    "text", ["if action == DONE(): pass", "if PLACE.matches(action): pass", "to = PLACE_TO.of(action)"]
)
def test_asking_a_kind_is_no_reckoning(text: str) -> None:
    assert places_in(text) == []
