"""The pages for researchers, run from top to bottom: every block works and prints what stands below it."""

import contextlib
import io
import re
from pathlib import Path

import pytest

from tischlein.catalog import games

PAGES = Path(__file__).resolve().parent.parent.parent / "docs" / "research"
TUTORIALS = ["pettingzoo", "gymnasium", "openspiel", "batch", "datasets", "measuring"]
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```)?", re.MULTILINE | re.DOTALL)


def plays(page: str) -> list[str]:
    """The games that a page's examples play, by its first line."""
    first = (PAGES / f"{page}.md").read_text(encoding="utf-8").splitlines()[0]
    return first.removeprefix("<!-- plays: ").removesuffix(" -->").split(", ")


def run(page: str) -> list[tuple[str, str]]:
    """What each block prints, beside what the page says."""
    names: dict[str, object] = {"__name__": "tutorial"}
    told: list[tuple[str, str]] = []
    for code, expected in BLOCK.findall((PAGES / f"{page}.md").read_text(encoding="utf-8")):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code, f"{page}.md", "exec"), names)
        told.append((out.getvalue(), expected))
    return told


@pytest.mark.parametrize("page", TUTORIALS)
def test_a_tutorial_prints_what_it_says(page: str) -> None:
    missing = [game for game in plays(page) if game not in games()]
    if missing:
        pytest.skip(f"its examples play {', '.join(missing)}, which is not here")
    told = run(page)
    assert told
    for printed, expected in told:
        assert printed == expected


def test_every_tutorial_is_linked_from_the_first_page() -> None:
    first = (PAGES / "README.md").read_text(encoding="utf-8")
    assert [page for page in TUTORIALS if f"({page}.md)" not in first] == []
