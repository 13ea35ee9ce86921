"""Ratings are the most likely ones, and their intervals hold what is true."""

import itertools
import math
from random import Random

import pytest

from tischlein.lab.measuring.ratings import POINTS, Meeting, rate, share_of_pair

STRENGTHS = {"a": 200.0, "b": 50.0, "c": -50.0, "d": -200.0}


def deal(luck: Random, number: int, players: tuple[str, ...]) -> list[Meeting]:
    """A deal in every rotation of seats, ranked one place after the other as Plackett and Luce do."""
    found: list[Meeting] = []
    for turned in range(len(players)):
        seats = [*players[turned:], *players[:turned]]
        left, places = dict.fromkeys(seats), dict.fromkeys(seats, 0)
        for place in range(1, len(seats) + 1):
            weights = [math.exp(STRENGTHS[player] / POINTS) for player in left]
            (chosen,) = luck.choices(list(left), weights)
            places[chosen] = place
            del left[chosen]
        found.append(Meeting(f"{number} {' '.join(players)}", seats, [places[player] for player in seats]))
    return found


def league(seed: int, deals: int, seats: int) -> list[Meeting]:
    luck = Random(seed)
    tables = list(itertools.combinations(STRENGTHS, seats))
    return [meeting for number in range(deals) for table in tables for meeting in deal(luck, number, table)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_matches_give_the_strengths_they_were_made_with(seats: int) -> None:
    rated = rate(league(1, 2400 // seats, seats))
    for player, strength in STRENGTHS.items():
        assert abs(rated[player].points - strength) < 20


@pytest.mark.parametrize("seats", [2, 4])
def test_intervals_hold_the_truth_about_as_often_as_they_say(seats: int) -> None:
    leagues = [rate(league(seed, 12, seats)) for seed in range(30)]
    held = [
        rated[player].interval[0] <= strength <= rated[player].interval[1]
        for rated in leagues
        for player, strength in STRENGTHS.items()
    ]
    assert sum(held) / len(held) > 0.88


def test_two_players_have_the_odds_of_their_matches() -> None:
    meetings = [Meeting(str(number), ["a", "b"], [1, 2] if number % 4 else [2, 1]) for number in range(4000)]
    rated = rate(meetings)
    assert rated["a"].points - rated["b"].points == pytest.approx(400 * math.log10(3), abs=1)


def test_who_never_lost_has_a_rating_and_an_open_interval() -> None:
    rated = rate([Meeting(str(number), ["a", "b"], [1, 2]) for number in range(5)])
    assert rated["a"].interval[0] < 0 < rated["a"].points < rated["a"].interval[1]
    assert rated["a"].points == pytest.approx(-rated["b"].points)


def test_matches_of_one_deal_are_one_witness() -> None:
    apart = [Meeting(str(number), ["a", "b"], [1 + number % 2, 2 - number % 2]) for number in range(100)]
    together = [
        Meeting(str(number // 10), ["a", "b"], [1 + number // 10 % 2, 2 - number // 10 % 2]) for number in range(100)
    ]

    def width(meetings: list[Meeting]) -> float:
        low, high = rate(meetings)["a"].interval
        return high - low

    assert rate(apart)["a"].points == rate(together)["a"].points == 0
    assert width(together) > 1.5 * width(apart)


def test_the_order_of_matches_means_nothing() -> None:
    meetings = league(3, 5, 3)
    assert rate(meetings) == rate(meetings[::-1])


def test_a_pair_goes_to_the_first_or_is_shared() -> None:
    assert [share_of_pair(1, 2), share_of_pair(2, 2), share_of_pair(3, 1)] == [1.0, 0.5, 0.0]
