"""docs/promises.md names the test behind every promise; here it is held to that."""

import ast
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", PAGE)


def functions_in(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@pytest.mark.parametrize(("file", "name"), sorted(set(NAMED)))
def test_every_test_that_is_named_exists(file: str, name: str) -> None:
    assert name in functions_in(ROOT / file)


def test_there_are_nine_promises_each_with_tests() -> None:
    chapters = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]
    promises = [chapter for chapter in chapters if re.match(r"\d+\. ", chapter)]
    assert [chapter.partition(".")[0] for chapter in promises] == [str(number) for number in range(1, 10)]
    assert all("::test_" in chapter for chapter in promises)


def test_every_test_of_a_fault_belongs_to_a_promise() -> None:
    faults = [
        (path.relative_to(ROOT).as_posix(), name)
        for folder in ("faults", "simulation")
        for path in sorted((ROOT / "tests" / folder).glob("test_*.py"))
        for name in functions_in(path)
    ]
    missing = set(faults) - set(NAMED)
    assert {name for _, name in missing} <= NOT_NAMED


# What these tests say is in a promise by another, larger one.
NOT_NAMED = {
    "test_a_store_that_is_full_says_so_and_goes_on_when_there_is_room",
    "test_a_change_of_postgresql_that_is_broken_off_never_was",
    "test_a_copy_of_an_older_tischlein_is_brought_up_to_date_after_restoring",
    "test_a_seed_repeats_its_evening",
}
