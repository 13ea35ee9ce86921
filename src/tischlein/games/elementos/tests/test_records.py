"""Whole matches, one for every way to end and for every kind of table."""

from pathlib import Path

import pytest

from tischlein.games.elementos.game import GAME
from tischlein.testing.records import Records

RECORDS = Records(GAME, Path(__file__).resolve().parent.parent)

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


@pytest.mark.parametrize("name", RECORDS.names())
def test_a_recorded_match_ends_as_it_ended(name: str) -> None:
    result = RECORDS.end_of(name).result()
    assert (result.reason, result.places) == ENDS[name]


def test_there_is_a_record_for_every_way_to_end_that_play_can_reach() -> None:
    assert sorted(ENDS) == RECORDS.names()
    # Two passes in a row need two lone carriers, but whoever captured last keeps the disc that captured (§20).
    assert {reason for reason, _ in ENDS.values()} == {
        "wand_stepped",
        "wand_handed",
        "third_repetition",
        "no_progress",
        "resigned",
        "draw_agreed",
    }
