"""`tischlein review`: a finished match as a table, as JSON and as a page."""

import json
from pathlib import Path

from tests.cli.shell import GAME, Shell, refused
from tests.coach.playing import begun
from tischlein.catalog import find


def short_match(folder: Path) -> str:
    """One answer, then a draw: there is one decision to review."""
    file = folder / "match.json"
    file.write_text(json.dumps(begun(find(GAME), 2, "review", answers=1)))
    return str(file)


def test_a_match_is_reviewed_as_json_and_as_a_page(tischlein: Shell, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    said = tischlein("review", short_match(tmp_path), "--depth", "0.01", "--json", "--html", str(page))
    assert said.code == 0
    found = json.loads(said.out)
    assert (found["game"], found["seats"], len(found["decisions"])) == (GAME, 2, 1)
    assert [seat["result"] for seat in found["by_seat"]] == [0.5, 0.5]
    assert page.read_text(encoding="utf-8").count("<svg") == 2


def test_a_match_that_is_not_over_is_refused(tischlein: Shell, tmp_path: Path) -> None:
    record = begun(find(GAME), 2, "review", answers=1)
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**record, "ending": None, "result": None}))
    assert "not over" in refused(tischlein, "review", str(file))
