"""Luck: what fell against what could have fallen. It helps one and hurts another, and comes to nothing in the end."""

import math

import pytest

from tests.bots.small_games import Sticks
from tischlein.bots.fortune import deal_again, measure_fortune
from tischlein.bots.guides import RandomGuide
from tischlein.core.dealer import Dealer, QuietDealer
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

STEPS = 400


class Dice(Sticks):
    """Every answer takes one, two or three sticks, whichever the dealer rolls."""

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        self.sticks -= min(self.sticks, 1 + dealer.roll(3))
        self.mover = 1 - seat

    def copy(self) -> State:
        return Dice(self.sticks, self.mover)


def fortune_of(roll: int, work: int = 2000) -> list[float]:
    """Two sticks are left, seat 0 plays: by rolling 1 it leaves the last one to the other, by 2 or 3 it wins."""
    before = Dice(2, 0)
    after = Dice(max(0, 2 - roll), 1)
    return measure_fortune(RandomGuide(0), before, {0: 0}, after, QuietDealer(1), work)


def test_what_fell_is_compared_with_what_other_dealers_would_have_dealt() -> None:
    assert fortune_of(2) == pytest.approx([1 / 3, -1 / 3], abs=0.1)
    assert fortune_of(1) == pytest.approx([-2 / 3, 2 / 3], abs=0.1)


def test_luck_of_one_is_bad_luck_of_the_others() -> None:
    assert sum(fortune_of(1)) == pytest.approx(0.0, abs=1e-9)


def test_over_many_steps_luck_comes_to_nothing() -> None:
    dealer, luck, found = QuietDealer(5), QuietDealer(6), []
    for _ in range(STEPS):
        before = Dice(7, 0)
        after = deal_again(before, {0: 0}, dealer)
        found.append(measure_fortune(RandomGuide(0), before, {0: 0}, after, luck, 0)[0])
    middle = sum(found) / STEPS
    error = math.sqrt(sum((one - middle) ** 2 for one in found) / (STEPS - 1) / STEPS)
    assert error > 0
    assert abs(middle) < 2 * error


def test_the_position_before_and_after_stay_as_they_were() -> None:
    before, after = Dice(7, 0), Dice(5, 1)
    measure_fortune(RandomGuide(0), before, {0: 0}, after, QuietDealer(1), 0)
    assert (before.sticks, after.sticks) == (7, 5)
