"""Essence points, the largest number of sets, the winner: case by case of the fact sheet, and against brute force."""

import functools
import itertools

from tischlein.games.essence.rules.scoring import card_sets, coin_sets, essence_points, leftover, result_of


def counted(holdings: list[int]) -> tuple[int, int, int, int]:
    return coin_sets(holdings), card_sets(holdings), essence_points(holdings), leftover(holdings)


def test_s01_worked_example_before_trading() -> None:
    """§38, §39."""
    assert counted([4, 9, 7, 2, 3, 2, 4, 0]) == (4, 3, 7, 10)


def test_s02_worked_example_after_the_two_trades() -> None:
    assert counted([5, 5, 7, 2, 3, 3, 4, 0]) == (5, 4, 9, 2)


def test_s03_nothing() -> None:
    assert counted([0, 0, 0, 0, 0, 0, 0, 0]) == (0, 0, 0, 0)


def test_s04_two_metals_only() -> None:
    """§38."""
    assert counted([0, 10, 10, 0, 0, 0, 0, 0]) == (0, 0, 0, 20)


def test_s05_one_of_each_colour_5_cards_make_1_set() -> None:
    assert counted([0, 0, 0, 1, 1, 1, 1, 1]) == (0, 1, 1, 2)


def test_s06_two_colours_never_make_a_set() -> None:
    """§39."""
    assert counted([0, 0, 0, 5, 5, 0, 0, 0]) == (0, 0, 0, 10)


def test_s07_third_colour_once() -> None:
    assert counted([0, 0, 0, 5, 5, 1, 0, 0]) == (0, 1, 1, 8)


def test_s09_balanced_five_colours() -> None:
    assert counted([0, 0, 0, 3, 3, 3, 3, 3]) == (0, 5, 5, 0)


def test_s10_2_2_2_2_1_uses_all_nine_cards() -> None:
    assert counted([0, 0, 0, 2, 2, 2, 2, 1]) == (0, 3, 3, 0)


def test_s12_coins_and_cards_never_mix_in_one_set() -> None:
    """§40."""
    assert counted([1, 1, 0, 1, 1, 0, 0, 0]) == (0, 0, 0, 4)


def winners(*points_and_leftovers: tuple[int, int]) -> list[int]:
    """Who wins with so many sets of coins, and so many silver coins beside them."""
    return result_of(
        [[points, points + spare, points, 0, 0, 0, 0, 0] for points, spare in points_and_leftovers]
    ).winners()


def test_w01_equal_ep_more_leftover_wins() -> None:
    """§41."""
    assert winners((9, 2), (9, 1)) == [0]


def test_w02_full_tie_shared_victory() -> None:
    """§A14."""
    assert winners((9, 2), (9, 2)) == [0, 1]


def test_w03_more_ep_beats_any_leftover() -> None:
    """§41."""
    assert winners((8, 0), (7, 9)) == [0]


def test_the_score_says_where_it_came_from() -> None:
    result = result_of([[4, 9, 7, 2, 3, 2, 4, 0], [0] * 8])
    assert (result.scores, result.places) == ([7, 0], [1, 2])
    assert result.sources[0] == {"coin_sets": 4, "card_sets": 3}


@functools.cache
def most_sets(counts: tuple[int, ...]) -> int:
    """By trying every set of three different colours first."""
    best = 0
    for colours in itertools.combinations(range(5), 3):
        if all(counts[colour] for colour in colours):
            rest = tuple(count - (place in colours) for place, count in enumerate(counts))
            best = max(best, 1 + most_sets(tuple(sorted(rest))))
    return best


def test_the_formula_for_card_sets_is_the_largest_packing() -> None:
    """§39."""
    for counts in itertools.product(range(6), repeat=5):
        assert card_sets([0, 0, 0, *counts]) == most_sets(tuple(sorted(counts))), counts


def test_both_forms_of_the_formula_agree() -> None:
    for counts in itertools.combinations_with_replacement(range(9), 5):
        sets = max(sets for sets in range(20) if sum(min(count, sets) for count in counts) >= 3 * sets)
        assert card_sets([0, 0, 0, *counts]) == sets, counts
