"""Writes docs/rules/<game>.md: every paragraph of a game's rules with its code, its tests, and a record where it acts.

python tools/rule_tables.py             writes all of them
python tools/rule_tables.py GAME        writes one and prints what is unlinked
"""

from __future__ import annotations

import sys
from pathlib import Path

from tischlein import catalog
from tischlein.testing.folders import folder_of
from tischlein.testing.rule_coverage import coverage, table

PAGES = Path(__file__).resolve().parent.parent / "docs" / "rules"


def write(game: str) -> int:
    """Returns how many paragraphs are unlinked."""
    found = catalog.find(game)
    rows = coverage(found, folder_of(found))
    PAGES.mkdir(exist_ok=True)
    (PAGES / f"{game}.md").write_text(table(game, rows), encoding="utf-8")
    unlinked = [row for row in rows if row.missing()]
    for row in unlinked:
        print(f"{game}: §{row.paragraph.number} lacks {', '.join(row.missing())}")
    print(f"{game}: {len(rows)} paragraphs, {len(unlinked)} unlinked")
    return len(unlinked)


if __name__ == "__main__":
    sys.exit(1 if sum(write(game) for game in sys.argv[1:] or catalog.games()) else 0)
