"""How much each level gives away: all answer the same questions, and worse answers lose more."""

import pytest
from msgspec import structs

from tests.bots.small_games import STICKS, Sticks
from tischlein.coach.error_rates import ErrorRates
from tischlein.core.dealer import QuietDealer
from tischlein.lab.crew import Crew
from tischlein.lab.measuring import errors
from tischlein.lab.measuring.errors import Judge, Plan, falls, measure, rate_of

PLAN = Plan("sticks", 2, ["random", "level1"], matches=3, seed=3, depth=0.002)


@pytest.fixture(autouse=True)
def _sticks_are_in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "find", lambda _: STICKS)


def tell_nobody(done: int) -> None:
    assert done > 0


def measured(plan: Plan) -> ErrorRates:
    return measure(plan, Crew(), tell_nobody)


def test_whoever_takes_the_last_sticks_loses_nothing_and_whoever_does_not_loses_something() -> None:
    judge = Judge(STICKS, ["random", "level4"], depth=0.02)
    found = [judge.measure_losses(Sticks(3, mover=0), 0, QuietDealer(memory)) for memory in range(1, 9)]
    assert all(strong == 0.0 for _, strong in found)
    assert sum(weak for weak, _ in found) > 1.0


def test_where_all_answer_alike_nothing_is_lost() -> None:
    judge = Judge(STICKS, ["random", "level1", "level4"], depth=0.02)
    assert judge.measure_losses(Sticks(1, mover=0), 0, QuietDealer(1)) == [0.0, 0.0, 0.0]


def test_the_same_seed_finds_the_same_rates() -> None:
    assert measured(PLAN) == measured(PLAN)
    assert measured(PLAN) != measured(structs.replace(PLAN, seed=4))


def test_what_is_measured_says_how_it_was() -> None:
    found = measured(PLAN)
    assert found.command == "tischlein errors sticks --matches 3 --seed 3 --depth 0.002 --seats 2 --bots random,level1"
    assert (found.game_version, [one.level for one in found.levels]) == (STICKS.version, PLAN.levels)
    assert found.levels[0].decisions == found.levels[1].decisions > 0


def test_ctrl_c_keeps_what_is_done() -> None:
    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    found = measure(PLAN, Crew(), stop)
    assert found.levels[0].matches == 2
    assert "--matches 2 " in found.command


def test_a_rate_is_what_was_lost_over_all_questions_and_its_error_comes_from_matches() -> None:
    one = rate_of("level1", [0.0, 0.4], [10, 10])
    assert (one.rate, one.decisions, one.matches) == (0.02, 20, 2)
    assert one.error == 0.02


def test_levels_fall_only_if_each_gives_away_less_than_the_one_before() -> None:
    worse, better = rate_of("level1", [0.3, 0.3], [9, 9]), rate_of("level2", [0.1, 0.1], [9, 9])
    rates = ErrorRates("", 1, "", "", 2, 1.0, [worse, better])
    assert falls(rates)
    assert not falls(ErrorRates("", 1, "", "", 2, 1.0, [better, worse]))
