"""The rules of a game are numbered paragraphs; code and tests cite them, and every one of them acts in a record."""

from pathlib import Path

import pytest

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.testing.folders import folder_of
from tischlein.testing.rule_coverage import Row, Watcher, coverage, first_act, table, unknown_citations
from tischlein.testing.rulebook import (
    CITATION,
    OLD_CITATION,
    Citation,
    Paragraph,
    cited_in,
    mistakes_in,
    order_of,
    read_paragraphs,
)

pytestmark = pytest.mark.interpreted

PAGES = Path(__file__).resolve().parent.parent / "docs" / "rules"
GAMES = [pytest.param(game, id=game.id) for game in catalog.games().values()]
TEXT = """# A game

## Moving {#move}

§1.1 {explains} A disc is round.

§1.2 **One** step.

| a | b |
|---|---|

## Doubts {#doubts}

§A1 Yes.
"""
CODE = '''"""All of §1."""

# What §1.2 allows.
STEP = 1


class Disc:
    """A disc (§1.1)."""


def move(at: int) -> int:
    """One step (§1.2)."""
    # Only here (§A1).
    return at + STEP


def other() -> None:
    """Nobody calls it (§9)."""
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "locales").mkdir()
    (tmp_path / "rules").mkdir()
    for language in ("de", "en"):
        (tmp_path / "locales" / f"rules.{language}.md").write_text(TEXT, encoding="utf-8")
    (tmp_path / "rules" / "moving.py").write_text(CODE, encoding="utf-8")
    return tmp_path


def test_paragraphs_are_read_with_their_chapter(folder: Path) -> None:
    assert read_paragraphs(folder / "locales" / "rules.en.md") == [
        Paragraph("1.1", "move", True, "A disc is round."),
        Paragraph("1.2", "move", False, "**One** step."),
        Paragraph("A1", "doubts", False, "Yes."),
    ]
    assert mistakes_in(folder) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("§A1 Yes.", "§1.2 Yes.", "de: §1.2 is there twice"),
        ("§A1 Yes.", "§1.0 Yes.", "de: §1.0 comes after §1.2"),
        ("§A1 Yes.", "§A2 Yes.", "§A2 differs between the languages"),
        ("{explains} ", "", "§1.1 differs between the languages"),
        ("§1.2 **One**", "**One**", "rules.de.md: no number: '**One** step.'"),
    ],
)
def test_a_slip_in_the_numbers_is_found(folder: Path, old: str, new: str, told: str) -> None:
    (folder / "locales" / "rules.de.md").write_text(TEXT.replace(old, new), encoding="utf-8")
    assert told in mistakes_in(folder)


def test_numbers_are_in_the_order_of_reading() -> None:
    assert sorted(["A2", "4.10", "4.7a", "4.7", "12", "3", "A10"], key=order_of) == [
        "3",
        "4.7",
        "4.7a",
        "4.10",
        "12",
        "A2",
        "A10",
    ]


def test_a_citation_knows_what_it_is_about(folder: Path) -> None:
    found = [(one.number, one.kind, one.about) for one in cited_in(folder / "rules" / "moving.py", folder)]
    assert found == [
        ("1", "file", ""),
        ("1.2", "name", "STEP"),
        ("1.1", "name", "Disc"),
        ("1.2", "function", "move"),
        ("A1", "line", "14"),
        ("9", "function", "other"),
    ]
    assert unknown_citations(folder) == ["rules/moving.py:1 cites §1", "rules/moving.py:18 cites §9"]


def test_old_citations_are_known() -> None:
    assert all(OLD_CITATION.search(old) for old in ("rules 8.6", "Rules 30", "ruling 12", "(R31)", "rulings A3"))
    assert not OLD_CITATION.search("the rules of 2023, R and 12")
    assert CITATION.findall("(§4.7a, §A3) and §30.") == ["4.7a", "A3", "30"]


def run(folder: Path) -> Watcher:
    """A watcher that has seen `move` run once."""
    made: dict[str, object] = {}
    file = folder / "rules" / "moving.py"
    exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), made)
    watcher = Watcher(folder)
    move = made["move"]
    assert callable(move)
    watcher.watch("first", lambda: move(1))
    return watcher


def acts(folder: Path, number: str) -> str:
    cited = [one for one in cited_in(folder / "rules" / "moving.py", folder) if one.number == number]
    return str(first_act(cited, folder, run(folder)))


def test_a_paragraph_acts_where_the_code_that_cites_it_runs(folder: Path) -> None:
    assert acts(folder, "1.2") == "first 0"
    assert acts(folder, "A1") == "first 0"
    assert acts(folder, "9") == "None"


def test_a_rule_that_is_commented_out_no_longer_acts(folder: Path) -> None:
    text = CODE.replace("    # Only here (§A1).\n    return at + STEP", "    # Only here (§A1).\n    # at += STEP")
    (folder / "rules" / "moving.py").write_text(text, encoding="utf-8")
    assert acts(folder, "A1") == "None"


def test_the_page_says_what_is_unlinked() -> None:
    citation = Citation("1.2", "rules/moving.py", 3, "function", "move")
    row = Row(Paragraph("1.2", "move", False, "One step."), [citation], [], None)
    explains = Row(Paragraph("1.1", "move", True, "A disc."), [], [], None)
    page = table("a_game", [row, explains])
    assert "- §1.2: a test, a record" in page
    assert "| 1.2 | `rules/moving.py` move |  |  |" in page
    assert "§1.1" not in page


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_are_numbered_and_cited_as_they_are(game: Game) -> None:
    folder = folder_of(game)
    assert mistakes_in(folder) == []
    assert unknown_citations(folder) == []
    old = [path for path in sorted(folder.rglob("*.py")) if OLD_CITATION.search(path.read_text(encoding="utf-8"))]
    assert old == []


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_in_code_in_a_test_and_in_a_record(game: Game) -> None:
    """`python tools/rule_tables.py` writes the page anew."""
    rows = coverage(game, folder_of(game))
    assert [(row.paragraph.number, row.missing()) for row in rows if row.missing()] == []
    assert (PAGES / f"{game.id}.md").read_text(encoding="utf-8") == table(game.id, rows)
