"""A comparison is decided when it is, however often one looks."""

from random import Random

from tischlein.lab.measuring.deciding import Verdict, all_decided, decided_after, verdicts
from tischlein.lab.measuring.ratings import Meeting

ERROR = 0.05


def rounds_of(luck: Random, chance: float, count: int) -> list[float]:
    """Shares of rounds of two matches each."""
    return [((luck.random() < chance) + (luck.random() < chance)) / 2 for _ in range(count)]


def test_equals_are_called_different_at_most_as_often_as_allowed() -> None:
    luck = Random(1)
    wrong = sum(decided_after(rounds_of(luck, 0.5, 300), ERROR) is not None for _ in range(1000))
    assert wrong <= 1000 * ERROR


def test_who_is_clearly_better_is_found_soon_and_rightly() -> None:
    luck = Random(2)
    ends = [decided_after(rounds_of(luck, 0.75, 300), ERROR) for _ in range(100)]
    found = [end for end in ends if end is not None]
    assert len(found) == 100
    assert all(for_the_first for _, for_the_first in found)
    assert sorted(number for number, _ in found)[50] < 45


def test_the_worse_one_is_found_as_well() -> None:
    assert decided_after([0.0] * 20, ERROR) == (8, False)
    assert decided_after([1.0] * 20, ERROR) == (8, True)


def test_even_rounds_decide_nothing() -> None:
    assert decided_after([0.5] * 1000, ERROR) is None
    assert decided_after([], ERROR) is None


def meeting(number: int, *order: str) -> Meeting:
    return Meeting(str(number), list(order), list(range(1, len(order) + 1)))


def test_all_pairs_of_a_league_share_the_error() -> None:
    rounds = [[meeting(number, "a", "b", "c")] for number in range(8)]
    assert verdicts(["a", "b"], rounds, ERROR) == [Verdict("a", "b", 8)]
    assert verdicts(["a", "b", "c"], rounds, ERROR) == []
    longer = [*rounds, *([meeting(number, "a", "b", "c")] for number in range(8, 12))]
    assert verdicts(["c", "b", "a"], longer, ERROR) == [
        Verdict(*pair, 10) for pair in [("a", "b"), ("a", "c"), ("b", "c")]
    ]
    assert all_decided(["a", "b", "c"], longer, ERROR)
    assert not all_decided(["a", "b", "c", "d"], longer, ERROR)
