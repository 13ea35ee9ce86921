"""Who of many answers is held against the given one, and what it is said to bring."""

import random

from tischlein.bots.analyst import Weighed, mean
from tischlein.coach.contest import BORROWED, CROWDS, Runner, best_chances, errors_of, still_in


def runner(chances: list[float]) -> Runner:
    one = Runner(Weighed(0))
    one.chances = chances
    return one


def noisy(middle: float, luck: random.Random, worlds: int) -> Runner:
    return runner([middle + luck.uniform(-0.3, 0.3) for _ in range(worlds)])


def test_what_is_best_in_one_half_of_the_worlds_is_measured_in_the_other() -> None:
    even, odd = runner([1.0, 0.0] * 4), runner([0.0, 1.0] * 4)
    assert best_chances([even, odd]) == [0.0] * 8
    alone = runner([0.2, 0.6] * 4)
    assert best_chances([alone]) == alone.chances


def test_the_best_of_many_that_are_equal_does_not_look_better_than_it_is() -> None:
    luck = random.Random(1)
    fields = [[noisy(0.5, luck, 16) for _ in range(8)] for _ in range(300)]
    assert abs(mean([mean(best_chances(field)) for field in fields]) - 0.5) < 0.01
    assert mean([max(mean(one.chances) for one in field) for field in fields]) > 0.53


def test_who_is_far_behind_or_surely_not_better_is_out_and_the_best_never() -> None:
    luck = random.Random(2)
    given = noisy(0.5, luck, 200)
    good, near, bad = noisy(0.7, luck, 200), noisy(0.69, luck, 200), noisy(0.4, luck, 200)
    assert still_in([bad, near, good], given, 0.04) in ([good, near], [near, good])
    assert still_in([bad], given, 0.04) == [bad]


def test_of_many_that_are_as_good_few_stay_in_for_long() -> None:
    luck = random.Random(3)
    for worlds, most in CROWDS:
        field = [noisy(0.7, luck, worlds) for _ in range(20)]
        assert len(still_in(field, noisy(0.5, luck, worlds), 0.04)) <= most


def test_while_worlds_are_few_an_answer_is_no_surer_than_the_others() -> None:
    quiet, loud = [0.5] * 4, [0.0, 1.0, 0.0, 1.0]
    assert errors_of([quiet, loud])[0] > errors_of([quiet, quiet])[0] > 0.0
    assert BORROWED > 0
    assert errors_of([quiet * 99])[0] < 0.001
