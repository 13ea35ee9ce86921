"""A kind of effect that one of its readers forgets does not type-check."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from tischlein.games.rauha.rules.effects import KINDS, Effect, read_effect
from tischlein.kit.tables import Row

pytestmark = pytest.mark.source

FOLDER = Path(__file__).resolve().parent.parent
KIND_NAMES = {kind.__name__ for kind in get_args(Effect)}
READERS = {
    "activating.add_uses",
    "activating.use",
    "advice.weigh",
    "printed.effect_view",
    "figures.figures_of",
    "why.why_not_source",
}
# These ask for one kind, because the words of actions and the checks of the table are about it alone.
MAY_ASK_FOR_ONE = {"actions", "material"}


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(FOLDER.rglob("*.py")):
        if "tests" not in path.parts:
            yield path.stem, ast.parse(path.read_text(encoding="utf-8"))


def names_effects(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Name) and part.id in KIND_NAMES for part in ast.walk(node))


def ends_in_assert_never(match: ast.Match) -> bool:
    last = match.cases[-1]
    return (
        isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and "assert_never(" in ast.unparse(last)
    )


def test_every_reader_of_effects_ends_in_assert_never() -> None:
    found = {}
    for stem, tree in sources():
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            for match in [node for node in ast.walk(function) if isinstance(node, ast.Match)]:
                if any(names_effects(case.pattern) for case in match.cases):
                    found[f"{stem}.{function.name}"] = ends_in_assert_never(match)
    assert found == dict.fromkeys(sorted(READERS), True)


def test_nobody_else_asks_for_the_class_of_an_effect() -> None:
    asking = set()
    for stem, tree in sources():
        for call in [node for node in ast.walk(tree) if isinstance(node, ast.Call)]:
            if isinstance(call.func, ast.Name) and call.func.id == "isinstance" and names_effects(call.args[1]):
                asking.add(stem)
    assert asking == MAY_ASK_FOR_ONE


def test_every_kind_can_be_written_in_the_table() -> None:
    rows: list[dict[str, object]] = [
        {"kind": "none"},
        {"kind": "gain_crystals", "amount": 1},
        {"kind": "gain_energy", "amount": 1},
        {"kind": "pay_for_energy", "pay": 1, "amount": 1},
        {"kind": "pay_for_spore", "pay": 1},
        {"kind": "energy_per", "each": 1, "counts": "spore"},
        {"kind": "energy_per_chosen_animal", "each": 1},
        {"kind": "passive_water", "amount": 1},
    ]
    effects = [read_effect(Row("a row", row)) for row in rows]
    assert {type(effect).__name__ for effect in effects} == KIND_NAMES
    assert [effect.kind for effect in effects] == KINDS
