"""Whole matches, one for every way to end and for every kind of table, and one transcript to read."""

import json
from pathlib import Path

import pytest

from tischlein.games.elementos.game import GAME
from tischlein.testing.golden import transcript
from tischlein.testing.records import records_in, replay_file

FOLDER = Path(__file__).parent.parent
RECORDS = records_in(FOLDER)

# How each recorded match ended: reason and places.
ENDS = {
    "draw_agreed": ("draw_agreed", [1, 1]),
    "forbidden_repetition": ("wand_stepped", [2, 1]),
    "memory_variant": ("wand_stepped", [2, 1]),
    "no_progress": ("no_progress", [1, 1]),
    "open_setup": ("wand_stepped", [2, 1]),
    "passed": ("wand_stepped", [1, 2]),
    "resigned": ("resigned", [1, 2]),
    "seven_rows": ("wand_stepped", [1, 2]),
    "standoff": ("wand_stepped", [2, 1]),
    "third_repetition": ("third_repetition", [1, 1]),
    "two_bots": ("wand_stepped", [1, 2]),
    "wand_handed": ("wand_handed", [2, 1]),
    "wand_stepped": ("wand_stepped", [2, 1]),
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_ends_as_it_ended(path: Path) -> None:
    result = replay_file(GAME, path).result()
    assert (result.reason, result.places) == ENDS[path.stem]


def test_there_is_a_record_for_every_way_to_end_that_play_can_reach() -> None:
    assert sorted(ENDS) == [path.stem for path in RECORDS]
    # Two passes in a row need two lone carriers, but whoever captured last keeps the disc that captured (README, R20).
    assert {reason for reason, _ in ENDS.values()} == {
        "wand_stepped",
        "wand_handed",
        "third_repetition",
        "no_progress",
        "resigned",
        "draw_agreed",
    }


def test_the_golden_transcript_is_that_of_the_two_bots() -> None:
    record = json.loads((FOLDER / "records" / "two_bots.json").read_text(encoding="utf-8"))
    golden = (FOLDER / "golden.txt").read_text(encoding="utf-8")
    assert transcript(GAME, record) == golden
