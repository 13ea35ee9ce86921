"""Reasons: the two grounds that say most, or nothing."""

import re

import pytest

from tests.bots.small_games import STICKS, TAKE, Sticks
from tests.coach.playing import answer_next
from tests.some_games import short
from tischlein.bots.guides import RandomGuide, find_guide
from tischlein.bots.roster import find_bot
from tischlein.catalog import find, games
from tischlein.coach.reasons import RIVALS, is_borne_out, look_into, reason_of, strongest
from tischlein.core.dealer import Dealer
from tischlein.core.guide import Guide
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Question, ask
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.texts import folder_of

TOLD_BY_TERMS = [id for id in sorted(games()) if find_guide(find(id)).reach]


def question(sticks: int) -> Question:
    return ask(Sticks(sticks, 0), 0, 1)


class Sighted(Guide):
    """Sees after one more answer how many sticks lie there: few are good, and something else that changes nothing."""

    def __init__(self) -> None:
        super().__init__(0)
        self.reach = 1

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        return dealer.pick(state.legal(seat))

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, Sticks)
        return {"few": -float(state.sticks), "air": 7.0}


def test_two_grounds_that_explain_most_of_it_are_told() -> None:
    gaps = {"water": 4.0, "spores": -1.0, "gods": 0.5}
    assert strongest(gaps, dict.fromkeys(gaps, 0.1)) == {"water": 4.0, "spores": -1.0}


def test_what_is_within_its_error_of_nothing_need_not_be_explained() -> None:
    gaps = {"a": 2.0, "b": 1.9, "c": 1.8, "d": 1.7}
    assert strongest(gaps, dict.fromkeys(gaps, 1.0)) == {}
    assert strongest(gaps, {"a": 0.1, "b": 0.1, "c": 3.0, "d": 3.0}) == {"a": 2.0, "b": 1.9}


@pytest.mark.parametrize(
    "gaps",
    [
        {"a": 1.0, "b": 1.0, "c": 1.0, "d": 1.0},
        {"water": -2.0, "spores": 1.0},
        {"water": 0.1},
        {"water": 2.0, "spores": -2.1, "gods": 0.3},
        {},
    ],
    ids=["too many", "speaks against it", "not worth a sentence", "the two speak against it", "nothing"],
)
def test_else_nothing_is_told(gaps: dict[str, float]) -> None:
    assert strongest(gaps, dict.fromkeys(gaps, 0.1)) == {}


def test_points_are_compared_at_the_end_of_the_match() -> None:
    # Three sticks: taking all brings the last one; leaving two gives it to the other, or half of the time not.
    told = reason_of(RandomGuide(0), question(3), TAKE(2), TAKE(0))
    assert told is not None
    # Whoever takes the last stick has it, and the other one does not.
    assert told.sources == {"stick": pytest.approx(0.5, abs=0.2), RIVALS: told.sources["stick"]}
    assert told.terms == {}


def test_where_points_say_little_the_judge_is_asked_some_answers_later() -> None:
    told = reason_of(Sighted(), question(21), TAKE(2), TAKE(0))
    assert told is not None
    assert (told.sources, list(told.terms)) == ({}, ["few"])
    assert told.terms["few"] > 0.0


def test_answers_that_bring_the_same_have_no_reason() -> None:
    assert reason_of(RandomGuide(0), question(40), TAKE(1), TAKE(1)) is None


def test_grounds_may_speak_against_what_looked_better() -> None:
    assert look_into(RandomGuide(0), question(3), TAKE(2), TAKE(0)).agrees
    assert not look_into(RandomGuide(0), question(3), TAKE(0), TAKE(2)).agrees


def test_fresh_matches_may_say_otherwise() -> None:
    assert is_borne_out(RandomGuide(0), question(3), TAKE(2), TAKE(0), {"stick": 1.0}, 40)
    assert not is_borne_out(RandomGuide(0), question(3), TAKE(2), TAKE(0), {"stick": -1.0}, 40)
    assert not is_borne_out(RandomGuide(0), question(3), TAKE(2), TAKE(0), {"stick": 1.0, "water": 1.0}, 40)


@pytest.mark.parametrize("id", TOLD_BY_TERMS)
def test_every_term_has_its_sentences_in_both_languages(id: str) -> None:
    game = find(id)
    guide = find_guide(game)
    match = Match(game, read_options(game.options, short(id)), game.seats[0], "terms")
    names: set[str] = set()
    while not match.is_over():
        answer_next(match, find_bot(game, "random"))
        names |= {name for seat in range(match.seats) for name in guide.terms(match.state, seat)}
    assert names
    for language in ("de", "en"):
        text = (folder_of(game) / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
        told = set(re.findall(r"^term-(\w+)-more = .+\nterm-\1-less = .+$", text, re.MULTILINE))
        assert names <= told


def test_sticks_have_no_terms() -> None:
    assert find_guide(STICKS).terms(Sticks(3, 0), 0) == {}
