"""Whether promises come true: chances that are told, against what matches brought."""

import pytest

from tests.bots.small_games import STICKS
from tischlein.lab.crew import Crew
from tischlein.lab.measuring import calibration
from tischlein.lab.measuring.calibration import Calibration, Plan, Promise, bin_of, calibrate, gap_of, place_of


@pytest.fixture(autouse=True)
def _sticks_are_in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "find", lambda _: STICKS)
    # Matches with sticks are short.
    monkeypatch.setattr(calibration, "ONE_JUDGED", 1)


def tell_nobody(done: int) -> None:
    assert done > 0


def calibrated(bot: str, matches: int) -> Calibration:
    return calibrate(Plan("sticks", 2, bot, matches, seed=3, depth=0.05), Crew(), tell_nobody)


def test_who_plays_as_the_coach_imagines_keeps_what_is_promised() -> None:
    """Nobody guides these sticks, so the coach imagines any answers; here any answers are given."""
    found = calibrated("random", 120)
    assert found.gap < 0.08
    for one in found.bins:
        assert abs(one.kept - one.promised) <= 4 * one.error + 0.05


def test_promises_that_nobody_keeps_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "chance_of", lambda *_: 0.95)
    found = calibrated("random", 40)
    assert found.gap > 0.3
    assert found.bins[9].promised == 0.95


def test_the_same_seed_finds_the_same() -> None:
    assert calibrated("random", 5) == calibrated("random", 5)
    assert calibrated("random", 5).command == (
        "tischlein calibrate sticks --bot random --seats 2 --matches 5 --seed 3 --depth 0.05"
    )


def test_every_chance_has_its_tenth() -> None:
    assert [place_of(chance) for chance in (0.0, 0.099, 0.1, 0.55, 0.999, 1.0)] == [0, 0, 1, 5, 9, 9]


def test_a_bin_says_what_was_promised_and_what_was_kept() -> None:
    found = bin_of([Promise(0, 0.7, 1.0), Promise(1, 0.8, 0.0), Promise(2, 0.75, 1.0)])
    assert (found.promises, found.matches, found.promised, found.kept) == (3, 3, 0.75, 0.6667)
    # Twice the same match tells no more than once.
    twice = bin_of([Promise(match, chance, share) for match, chance, share in [(0, 0.7, 1.0), (1, 0.8, 0.0)] * 2])
    assert twice.error == bin_of([Promise(0, 0.7, 1.0), Promise(1, 0.8, 0.0)]).error


def test_the_gap_counts_every_promise_alike() -> None:
    many, few = [Promise(n, 0.55, 0.55) for n in range(3)], [Promise(9, 0.9, 0.5)]
    assert gap_of([bin_of(many), bin_of(few)]) == pytest.approx(0.1)


def test_ctrl_c_keeps_what_is_done() -> None:
    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    found = calibrate(Plan("sticks", 2, "random", 9, seed=3, depth=0.005), Crew(), stop)
    assert found.matches == 2
    assert "--matches 2 " in found.command
