"""The odds of the bag, against what can be worked out by hand."""

import pytest

from tischlein.games.via_magica.bot.odds import FULL_COUNTS, UNITS, Bag, Outlook, code_of, find_odds
from tischlein.games.via_magica.rules.effects import ANIMI, WILD
from tischlein.games.via_magica.rules.material import GATE_IDS, GATES


def lack(id: str) -> int:
    """What an empty gate lacks."""
    return code_of(GATE_IDS.index(id), 0)


@pytest.mark.parametrize("animus", range(len(ANIMI)))
def test_one_space_waits_for_the_first_of_its_tokens_and_the_wild_ones(animus: int) -> None:
    # The first of k marked tokens among n comes at place (n + 1) / (k + 1) on average.
    assert find_odds(0).find_wait(UNITS[animus]) == pytest.approx(24 / (FULL_COUNTS[animus] + 2 + 1))


def test_an_animus_that_is_wild_for_the_seat_fills_every_space() -> None:
    air_is_wild = find_odds(1)
    assert air_is_wild.find_wait(UNITS[ANIMI.index("shadow")]) == pytest.approx(24 / (6 + 1 + 2 + 1))


def test_tokens_that_are_out_of_the_bag_do_not_come_before_a_wild_one() -> None:
    only_wild_left = [0, 0, 0, 0, 0, 0, 2]
    assert Bag(only_wild_left, find_odds(0)).find_wait(UNITS[0]) == 1
    without_shadow = [6, 5, 4, 3, 2, 0, 2]
    assert Bag(without_shadow, find_odds(0)).find_wait(UNITS[ANIMI.index("shadow")]) == pytest.approx(23 / 3)


def test_two_spaces_wait_for_every_order_in_which_two_tokens_can_come() -> None:
    # One air and one wild in the bag, two air spaces: the first draw fills one space, whichever it is. After the air
    # comes the wild for sure; after the wild the bag is full again.
    bag = Bag([1, 0, 0, 0, 0, 0, 1], find_odds(0))
    assert bag.find_wait(2 * UNITS[0]) == pytest.approx(1 + (1 + find_odds(0).find_wait(UNITS[0])) / 2)


def test_a_wild_token_fills_the_space_that_would_wait_longest() -> None:
    air, shadow = UNITS[0], UNITS[5]
    assert find_odds(0).find_wait_after_wild(air + shadow) == find_odds(0).find_wait(air)


def test_more_spaces_and_rarer_ones_wait_longer() -> None:
    waits = [find_odds(0).find_wait(lack(id)) for id in ("V10", "V11", "V04", "V01", "Y02")]
    assert waits == sorted(waits)


def test_a_full_gate_waits_no_more() -> None:
    full = code_of(GATE_IDS.index("V10"), GATES[GATE_IDS.index("V10")].masks[WILD])
    assert find_odds(0).find_wait(full) == 0
    assert Outlook(FULL_COUNTS, 0, 8.0).find_promise(full) == 1


def test_the_promise_of_a_gate_grows_with_every_crystal() -> None:
    outlook = Outlook(FULL_COUNTS, 0, 8.0)
    kind = GATE_IDS.index("V04")
    promises = [outlook.find_promise(code_of(kind, (1 << filled) - 1)) for filled in range(6)]
    assert promises == sorted(promises)
    assert len(set(promises)) == 6
