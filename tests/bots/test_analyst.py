"""The analyst: what answers promise, how surely, and that it knows no more than its seat."""

import pytest

from tests.bots.small_games import BID, BIDS, CUPS, LIFT, STICKS, TAKE, Bids, Cups, Sticks
from tischlein.bots.analyst import FEWEST_IN_A_HURRY, FEWEST_LAPS, WIDEST, Analyst, Weighing, error_of
from tischlein.bots.guides import BotGuide, RandomGuide, find_guide
from tischlein.bots.random import RandomBot
from tischlein.core.dealer import Dealer
from tischlein.core.guide import Guide
from tischlein.core.question import Budget, ask
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

# The guides here are classes of the tests, and games too: compiled code takes them as it takes any.
LITTLE = 200


def weigh(state: State, seat: Seat, given: Action, work: int = LITTLE, memory: int = 1) -> Weighing:
    return Analyst(RandomGuide(0), []).weigh(ask(state, seat, memory), given, work)


def test_the_answer_that_wins_promises_the_whole_win() -> None:
    weighing = weigh(Sticks(3, 0), 0, TAKE(0))
    assert weighing.best.action == TAKE(2)
    assert weighing.best.chance() == 1.0
    assert weighing.answers[0] is weighing.best


def test_a_worse_answer_loses_what_the_best_promised_beyond_it() -> None:
    # With two left the other one takes both, or by chance only one: half of the win is given away.
    weighing = weigh(Sticks(3, 0), 0, TAKE(0), work=4000)
    assert weighing.loss() == pytest.approx(0.5, abs=5 * weighing.loss_error())
    assert weighing.loss() == weighing.best.chance() - weighing.given.chance()


def test_who_gives_the_best_answer_loses_nothing() -> None:
    weighing = weigh(Sticks(3, 0), 0, TAKE(2))
    assert weighing.given is weighing.best
    assert (weighing.loss(), weighing.loss_error()) == (0.0, 0.0)


def test_what_is_hidden_from_the_seat_changes_no_number() -> None:
    left, right = (weigh(Cups(coin, -1), 1, LIFT(0)) for coin in (0, 1))
    assert [one.measured for one in left.answers] == [one.measured for one in right.answers]
    assert left.best.action == right.best.action


def test_where_nothing_can_be_known_no_answer_is_surely_better() -> None:
    weighing = weigh(Cups(0, -1), 1, LIFT(1), work=4000)
    chances = [one.chance() for one in weighing.answers]
    assert chances == pytest.approx([0.5, 0.5], abs=0.1)


def test_the_same_question_with_the_same_luck_gets_the_same_numbers() -> None:
    once, again = weigh(Sticks(9, 0), 0, TAKE(0)), weigh(Sticks(9, 0), 0, TAKE(0))
    assert [(one.action, one.measured) for one in once.answers] == [(one.action, one.measured) for one in again.answers]
    assert weigh(Sticks(9, 0), 0, TAKE(0), memory=2).given.measured != once.given.measured


def test_what_the_best_was_chosen_by_is_no_part_of_its_chance() -> None:
    weighing = weigh(Sticks(9, 0), 0, TAKE(0))
    assert weighing.best.tried > 0
    assert len(weighing.best.measured) == len(weighing.given.measured) == len(weighing.quick.measured)


def test_more_work_makes_the_error_smaller() -> None:
    assert weigh(Sticks(21, 0), 0, TAKE(0), 8000).given.error() < weigh(Sticks(21, 0), 0, TAKE(0), 500).given.error()


def test_without_work_every_value_still_rests_on_some_worlds() -> None:
    assert len(weigh(Sticks(21, 0), 0, TAKE(0), 0).given.measured) == FEWEST_LAPS


class Spent(Budget):
    def spent(self) -> bool:
        return True


def test_where_nobody_waits_any_longer_a_few_worlds_are_left() -> None:
    analyst = Analyst(RandomGuide(0), [], budget=Spent())
    weighing = analyst.weigh(ask(Sticks(21, 0), 0, 1), TAKE(0), 8000)
    assert len(weighing.given.measured) == FEWEST_IN_A_HURRY
    assert weighing.given.error() > 0


def test_others_who_answer_in_secret_answer_by_the_guide() -> None:
    # One round is left: whoever bids 4 is never beaten, so nothing promises more.
    weighing = weigh(Bids([0, 0, 0], 1), 0, BID(0), work=6000)
    assert weighing.best.action == BID(4)
    assert weighing.given.chance() < 0.5


class Wide(Sticks):
    """Twenty answers that are all the same."""

    def legal(self, seat: Seat) -> list[Action]:
        return list(range(20))

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        self.sticks -= 1
        self.mover = 1 - seat

    def copy(self) -> State:
        return Wide(self.sticks, self.mover)


def test_of_very_many_answers_some_are_tried_and_the_given_one_always() -> None:
    weighing = weigh(Wide(3, 0), 0, 19)
    assert len(weighing.answers) == WIDEST
    assert weighing.given.action == 19


class Short(Guide):
    """Breaks off at once and takes seat 0 for the winner."""

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> Action:
        return state.legal(seat)[0]

    def is_far(self, state: State, decided: int) -> bool:
        return True

    def appraise(self, state: State) -> list[float]:
        return [0.75, 0.25]


def test_a_match_that_the_guide_breaks_off_is_worth_what_it_says() -> None:
    weighing = Analyst(Short(0), []).weigh(ask(Sticks(21, 0), 0, 1), TAKE(0), LITTLE)
    assert {one.chance() for one in weighing.answers} == {0.75}


@pytest.mark.parametrize("game", [STICKS, CUPS, BIDS])
def test_a_game_without_a_guide_is_played_on_at_random(game: object) -> None:
    assert isinstance(game, type(STICKS))
    assert isinstance(find_guide(game), RandomGuide)


def test_a_bot_can_be_a_guide() -> None:
    guide: Guide = BotGuide(RandomBot(), 0)
    weighing = Analyst(guide, [RandomBot()]).weigh(ask(Sticks(3, 0), 0, 1), TAKE(0), LITTLE)
    assert weighing.best.action == TAKE(2)


def test_the_error_of_a_mean_is_what_it_says() -> None:
    assert error_of([0.0, 1.0, 0.0, 1.0]) == pytest.approx((1 / 12) ** 0.5)
    assert error_of([1.0]) == 0.5
