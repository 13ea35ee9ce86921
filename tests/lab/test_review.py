"""What the coach's numbers look like in words and on a page."""

import xml.etree.ElementTree as ET

import pytest

from tests.bots.small_games import STICKS
from tests.coach.playing import played, sticks_taken
from tischlein.coach.error_rates import ErrorRates, LevelErrors
from tischlein.coach.review import review
from tischlein.lab import review as told
from tischlein.lab.review import HEAD, as_html, curve, decision_words, flagged, reason_words, row_of
from tischlein.wire.review import Review


def reviewed() -> Review:
    return review(STICKS, played(STICKS, 2, "told"), 0.01)


def test_every_seat_has_a_row_and_a_curve_that_can_be_drawn() -> None:
    found = reviewed()
    for seat in found.by_seat:
        assert len(row_of(seat)) == len(HEAD)
        assert len(ET.fromstring(curve(found, seat)).findall("{http://www.w3.org/2000/svg}path")) == 3
    assert as_html(STICKS, found).count("<svg") == 2


def test_flagged_decisions_are_told_in_a_line() -> None:
    found = review(STICKS, sticks_taken([2, 2, 0, 1]), 0.02)
    lines = [decision_words(STICKS, one) for one in flagged(found)]
    assert any(line.startswith("3. seat") and "missed a win" in line and "better: take 2" in line for line in lines)


def test_a_reason_says_what_brings_more_and_what_less() -> None:
    assert reason_words(STICKS, {"water": 4.2, "spores": -1.0}) == "brings 4.2 more from water, 1.0 less from spores"


def test_every_seat_hears_whom_it_played_like_where_levels_were_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    found = reviewed()
    levels = [LevelErrors("level0", 0.0, 0.01, 9, 99), LevelErrors("level4", -9.0, 0.01, 9, 99)]
    rates = ErrorRates(STICKS.id, STICKS.version, "", "", 2, 1.0, levels)
    monkeypatch.setattr(told, "find", lambda _: STICKS)
    assert told.likeness(found) == []
    monkeypatch.setattr(told, "error_rates_of", lambda _: rates)
    assert told.likeness(found) == ["Seat 0 played like level0.", "Seat 1 played like level0."]
