"""Every paragraph of the rules is in the code, in a test and in a record; every citation leads somewhere."""

from pathlib import Path

import pytest

from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.testing.rule_coverage import coverage, unknown_citations
from tischlein.testing.rulebook import OLD_CITATION, mistakes_in

FOLDER = Path(__file__).resolve().parent.parent
KINDS = ("*.py", "*.md", "*.toml", "*.ts", "*.svelte", "*.ftl")


@pytest.mark.source
def test_the_rules_are_numbered_alike_in_both_languages() -> None:
    assert mistakes_in(FOLDER) == []


@pytest.mark.source
def test_every_citation_leads_somewhere() -> None:
    assert unknown_citations(FOLDER) == []


@pytest.mark.source
def test_nobody_cites_the_fact_sheet_any_more() -> None:
    files = [path for kind in KINDS for path in sorted(FOLDER.rglob(kind))]
    assert [path.name for path in files if OLD_CITATION.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.interpreted
def test_no_paragraph_is_unlinked() -> None:
    assert [f"§{row.paragraph.number}: {row.missing()}" for row in coverage(GAME, FOLDER) if row.missing()] == []
