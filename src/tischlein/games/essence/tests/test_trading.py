"""Trading two for one: the adviser is exact, case by case of the fact sheet and against all reachable holdings."""

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.games.essence.rules.advice import best_plan
from tischlein.games.essence.rules.material import FIRST_CARD
from tischlein.games.essence.rules.scoring import essence_points, leftover


def advised(holdings: list[int]) -> tuple[int, int, int]:
    """Points, leftover and number of trades of the plan, after carrying it out."""
    plan = best_plan(holdings)
    now = after(holdings, plan.trades)
    assert (essence_points(now), leftover(now)) == (plan.points, plan.leftover)
    return plan.points, plan.leftover, len(plan.trades)


def after(holdings: list[int], trades: list[tuple[int, int]]) -> list[int]:
    now = list(holdings)
    for pay, get in trades:
        assert pay != get and now[pay] >= 2, "only two of a kind buy one of another"
        now[pay] -= 2
        now[get] += 1
    return now


def test_t01_worked_example_9_ep_is_optimal() -> None:
    """§36a."""
    assert advised([4, 9, 7, 2, 3, 2, 4, 0]) == (9, 2, 2)


def test_t02_no_useful_trade_exists() -> None:
    assert advised([2, 2, 2, 1, 1, 1, 0, 0]) == (3, 0, 0)


def test_t04_only_silver() -> None:
    assert advised([0, 12, 0, 0, 0, 0, 0, 0]) == (2, 2, 4)


def test_t06_trading_the_spare_bronze_of_the_traded_example_gains_nothing() -> None:
    assert advised([5, 5, 7, 2, 3, 3, 4, 0]) == (9, 2, 0)


def best_by_trying(holdings: list[int], kinds: int) -> tuple[int, int]:
    """The best of all holdings that any number of trades can reach, chains included."""
    start = tuple(holdings)
    seen, waiting = {start}, [start]
    best = (0, 0)
    while waiting:
        now = waiting.pop()
        best = max(best, (essence_points(list(now)), leftover(list(now))))
        for pay in range(8):
            if now[pay] < 2:
                continue
            for get in range(kinds):
                if get != pay:
                    then = list(now)
                    then[pay] -= 2
                    then[get] += 1
                    if (reached := tuple(then)) not in seen:
                        seen.add(reached)
                        waiting.append(reached)
    return best


def random_holdings(luck: QuietDealer, kinds: int, pieces: int) -> list[int]:
    """Uneven on purpose: trades matter where some kinds are many and others missing."""
    holdings = [0] * 8
    often = [kind for kind in range(kinds) for _ in range(luck.pick([0, 0, 1, 1, 4]))] or list(range(kinds))
    for _ in range(pieces):
        holdings[luck.pick(often)] += 1
    return holdings


@pytest.mark.parametrize(("kinds", "pieces", "tries"), [(8, 8, 2000), (8, 11, 150), (8, 14, 10), (6, 12, 200)])
def test_the_adviser_finds_the_best_that_any_trades_can_reach(kinds: int, pieces: int, tries: int) -> None:
    luck = QuietDealer(pieces * kinds)
    for _ in range(tries):
        holdings = random_holdings(luck, kinds, luck.roll(pieces + 1))
        plan = best_plan(holdings, kinds - FIRST_CARD)
        assert (plan.points, plan.leftover) == best_by_trying(holdings, kinds), holdings


def test_the_advice_can_always_be_carried_out() -> None:
    luck = QuietDealer(3)
    for _ in range(1000):
        holdings = random_holdings(luck, 8, luck.roll(61))
        advised(holdings)


def test_without_the_expansion_nothing_red_or_white_is_advised() -> None:
    luck = QuietDealer(4)
    for _ in range(500):
        plan = best_plan(random_holdings(luck, 6, 30), colours=3)
        assert all(get < 6 for _, get in plan.trades)
