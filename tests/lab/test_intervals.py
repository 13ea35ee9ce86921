"""Intervals, against numbers that can be looked up."""

import pytest

from tischlein.lab.measuring.intervals import mean_interval, share_interval


def test_wilsons_interval_of_half_of_a_hundred() -> None:
    assert share_interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_a_share_of_nothing_is_still_uncertain() -> None:
    low, high = share_interval(0, 10)
    assert low == 0
    assert high == pytest.approx(0.2775, abs=1e-4)


def test_no_tries_say_nothing() -> None:
    assert share_interval(0, 0) == (0, 1)


def test_the_interval_of_a_mean_shrinks_with_the_root_of_the_number() -> None:
    few, many = mean_interval([0, 1] * 50), mean_interval([0, 1] * 5000)
    assert (few[1] - few[0]) / (many[1] - many[0]) == pytest.approx(10, rel=0.01)


def test_one_number_is_its_own_mean() -> None:
    assert mean_interval([4]) == (4, 4)
