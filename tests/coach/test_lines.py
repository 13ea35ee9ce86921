"""Likely lines: the answer and what most probably follows, ready to be shown."""

from tests.bots.small_games import BID, BIDS, STICKS, TAKE, Bids, Sticks
from tischlein.bots.guides import RandomGuide
from tischlein.coach.lines import LONGEST, likely_line
from tischlein.core.dealer import Dealer
from tischlein.core.guide import Guide
from tischlein.core.question import ask
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action


class Greedy(Guide):
    """Takes as many as it may."""

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        return state.legal(seat)[-1]


def test_a_line_begins_with_its_answer_and_follows_the_guide() -> None:
    line = likely_line(STICKS, Greedy(0), ask(Sticks(9, 0), 0, 1), TAKE(0))
    assert [(one.seat, one.action["number"], one.share) for one in line] == [
        (0, 0, 1.0),
        (1, 2, 1.0),
        (0, 2, 1.0),
        (1, 1, 1.0),
    ]


def test_each_answer_brings_what_the_seat_sees_after_it() -> None:
    line = likely_line(STICKS, Greedy(0), ask(Sticks(9, 0), 0, 1), TAKE(0))
    views = [STICKS.view(Sticks(sticks, mover), 0) for sticks, mover in ((8, 1), (5, 0), (2, 1))]
    assert [one.view for one in line[:3]] == views


def test_a_line_is_no_longer_than_people_follow() -> None:
    assert len(likely_line(STICKS, Greedy(0), ask(Sticks(40, 0), 0, 1), TAKE(0))) == LONGEST


def test_where_anything_may_follow_the_line_is_short() -> None:
    line = likely_line(STICKS, RandomGuide(0), ask(Sticks(40, 0), 0, 1), TAKE(0))
    assert line[0].share == 1.0
    assert [one.share for one in line] == sorted([one.share for one in line], reverse=True)
    assert len(line) < LONGEST


def test_who_answers_at_the_same_time_is_in_the_line_too() -> None:
    line = likely_line(BIDS, Greedy(0), ask(Bids([0, 0, 0], 1), 1, 1), BID(0))
    assert [(one.seat, one.action["number"]) for one in line] == [(1, 0), (0, 4), (2, 4)]
