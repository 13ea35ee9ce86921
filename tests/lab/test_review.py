"""What the coach's numbers look like in words and on a page."""

import xml.etree.ElementTree as ET

import msgspec
import pytest

from tests.bots.small_games import STICKS
from tests.coach.playing import played, sticks_taken
from tests.some_games import first
from tischlein import texts
from tischlein.bots.guides import find_guide
from tischlein.catalog import find
from tischlein.coach.error_rates import ErrorRates, LevelErrors
from tischlein.coach.reasons import RIVALS
from tischlein.coach.review import review
from tischlein.lab import review as lab
from tischlein.lab.review import (
    HEAD,
    UNGUIDED,
    as_html,
    curve,
    decision_words,
    flagged,
    line_words,
    reason_words,
    row_of,
)
from tischlein.wire.review import LikelyAnswer, Review, ReviewReason


def reviewed() -> Review:
    return review(STICKS, played(STICKS, 2, "told"), 0.01)


def test_every_seat_has_a_row_and_a_curve_that_can_be_drawn() -> None:
    found = reviewed()
    for seat in found.by_seat:
        assert len(row_of(seat)) == len(HEAD)
        assert len(ET.fromstring(curve(found, seat)).findall("{http://www.w3.org/2000/svg}path")) == 3
    assert as_html(STICKS, found).count("<svg") == 2


def test_many_small_losses_are_summed_by_thirds_of_the_match() -> None:
    seat = msgspec.structs.replace(reviewed().by_seat[0], drift=[0.04, 0.0, 0.125])
    assert row_of(seat)[HEAD.index("losses by thirds")] == "-4.0 +0.0 -12.5"


def test_a_game_without_a_guide_says_that_its_chances_are_those_of_random_play() -> None:
    found = reviewed()
    assert not found.guided
    assert UNGUIDED in as_html(STICKS, found)
    found.guided = True
    assert UNGUIDED not in as_html(STICKS, found)


def test_flagged_decisions_are_told_in_a_line() -> None:
    found = review(STICKS, sticks_taken([2, 2, 0, 1]), 0.02)
    lines = [decision_words(STICKS, one) for one in flagged(found)]
    assert any(line.startswith("3. seat") and "missed a win" in line and "better: take 2" in line for line in lines)


def test_a_reason_says_what_brings_more_and_what_less() -> None:
    reason = ReviewReason({"water": 4.2, "spores": -1.0}, {})
    assert reason_words(STICKS, reason) == "brings 4.2 more from water, 1.0 less from spores"
    assert reason_words(STICKS, ReviewReason({"water": 2.0, RIVALS: 3.0}, {})).endswith("water, the others 3.0 less")


def test_what_the_judge_sees_is_told_in_the_sentences_of_the_game() -> None:
    game = find(first(lambda game: find_guide(game).reach > 0))
    told = reason_words(game, ReviewReason({}, {"own_wand": 80.0, "threats": -20.0}))
    words = texts.read_texts(texts.folder_of(game))
    assert told == f"{words['term-own_wand-more']} {words['term-threats-less']}"


def test_where_no_reason_is_sure_the_likely_line_is_told() -> None:
    line = [LikelyAnswer(seat, {"do": "take", "number": seat}, 1.0, None) for seat in (0, 1, 0)]
    assert line_words([line, line[:1]]) == "likely then: take 1, take 0; after the given answer: open"
    assert not line_words([])


def test_every_seat_hears_whom_it_played_like_where_levels_were_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    found = reviewed()
    levels = [LevelErrors("level0", 0.0, 0.01, 9, 99), LevelErrors("level4", -9.0, 0.01, 9, 99)]
    rates = ErrorRates(STICKS.id, STICKS.version, "", "", 2, 1.0, levels)
    monkeypatch.setattr(lab, "find", lambda _: STICKS)
    assert lab.likeness(found) == []
    monkeypatch.setattr(lab, "error_rates_of", lambda _: rates)
    assert lab.likeness(found) == ["Seat 0 played like level0.", "Seat 1 played like level0."]
