"""Every numbered rule and ruling of the fact sheet is cited where it is played or tested."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parent.parent
SOURCES = [path for path in sorted(FOLDER.rglob("*.py")) if path.name != Path(__file__).name]
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


@pytest.mark.parametrize("rule", [f"R{number}" for number in range(1, 48)])
def test_every_rule_is_cited_by_name(rule: str) -> None:
    assert re.search(rf"\b{rule}\b", TEXT)


@pytest.mark.parametrize("ruling", [f"A{number}" for number in range(1, 33)])
def test_every_ruling_is_in_the_readme(ruling: str) -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    first, last = re.search(r"A(\d+)–A(\d+)", readme).groups()  # type: ignore[union-attr]
    among = range(int(first), int(last) + 1)
    assert int(ruling[1:]) in among or re.search(rf"\b{ruling}\b", readme)
