"""The review of a match: its sums, its flags, and that it repeats."""

import math

import msgspec
import pytest

from tests.bots.small_games import BIDS, STICKS, TAKE
from tests.coach.playing import Record, begun, played, sticks_taken
from tests.some_games import short
from tests.toys import tiles_game
from tischlein.catalog import find, games
from tischlein.coach.error_rates import ErrorRates, LevelErrors
from tischlein.coach.reasons import RIVALS
from tischlein.coach.review import compared, review
from tischlein.coach.walk import moments_of
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.record import write_record
from tischlein.core.refusal import Refusal
from tischlein.core.state import shares_of
from tischlein.wire.review import Review, ReviewStretch, SeatReview

TILES = tiles_game()
LITTLE = 0.002
ALMOST_NOTHING = 1e-6


def sum_of(one: ReviewStretch) -> float:
    return one.before + one.gain - one.loss + one.dealer + one.others


def assert_adds_up(found: Review, record: Record) -> None:
    result = record["result"]
    assert isinstance(result, dict)
    for seat, brought in zip(found.by_seat, shares_of(list(result["places"])), strict=True):
        assert seat.result == brought
        assert seat.start + seat.gain - seat.loss + seat.dealer + seat.others == pytest.approx(brought, abs=1e-9)
        assert seat.corrected == brought - seat.dealer
        chance = seat.start
        for one in seat.stretches:
            assert one.before == pytest.approx(chance, abs=1e-9)
            assert sum_of(one) == pytest.approx(one.after, abs=1e-9)
            chance = one.after
        assert chance == brought


@pytest.mark.parametrize(("game", "seats"), [(STICKS, 2), (BIDS, 3), (TILES, 3)])
def test_start_losses_luck_and_the_others_are_the_result(game: object, seats: int) -> None:
    assert isinstance(game, type(STICKS))
    record = played(game, seats, "sums")
    found = review(game, record, LITTLE)
    assert found.decisions
    assert_adds_up(found, record)


@pytest.mark.parametrize("id", sorted(games()))
def test_the_sums_are_right_in_every_game(id: str) -> None:
    game = find(id)
    record = begun(game, game.seats[0], "sums", answers=2, options=short(id))
    found = review(game, record, ALMOST_NOTHING)
    assert_adds_up(found, record)
    assert sum(seat.decisions for seat in found.by_seat) == len(found.decisions)


def test_the_same_record_gives_the_same_review() -> None:
    record = played(TILES, 2, "again")
    assert review(TILES, record, LITTLE) == review(TILES, record, LITTLE)


def test_only_where_luck_fell_somebody_was_lucky() -> None:
    assert all(seat.dealer == 0.0 for seat in review(STICKS, played(STICKS, 2, "no luck"), LITTLE).by_seat)
    lucky = [seat.dealer for seed in "abcdef" for seat in review(TILES, played(TILES, 2, seed), LITTLE).by_seat]
    assert any(lucky)


def test_a_win_that_was_given_away_is_told_and_a_forced_answer_is_not() -> None:
    # Nine sticks: 3, 3 leave three, and whoever is to move takes them; this one takes a single one, and loses.
    found = review(STICKS, sticks_taken([2, 2, 0, 1]), 0.02)
    flagged = [(one.step, one.flag) for one in found.decisions if one.flag]
    assert (2, "missed_win") in flagged
    assert [found.decisions[place].step for place in found.moments] == [step for step, _ in flagged]
    wrong = next(one for one in found.decisions if one.step == 2)
    assert wrong.answers[0].action == {"do": "take", "number": 2}
    assert wrong.action == {"do": "take", "number": 0}
    assert wrong.witnessed is not None
    assert wrong.loss == pytest.approx(wrong.witnessed.best - wrong.witnessed.given, abs=0.1), "the accounts agree"
    assert wrong.reason is not None
    assert sorted(wrong.reason.sources) == [RIVALS, "stick"]


def test_a_win_that_is_taken_is_no_mistake() -> None:
    found = review(STICKS, sticks_taken([2, 2, 2]), 0.02)
    assert next(one for one in found.decisions if one.step == 2).flag == ""


def test_answers_given_at_the_same_time_are_judged_from_the_same_position() -> None:
    moments = list(moments_of(BIDS, played(BIDS, 3, "bids")))
    assert [moment.step for moment in moments] == [0, 3, 6]
    assert all(sorted(moment.answers) == [0, 1, 2] for moment in moments)
    found = review(BIDS, played(BIDS, 3, "bids"), LITTLE)
    assert [(one.step, one.moves_on, one.seat) for one in found.decisions[:3]] == [(0, 1, 0), (0, 2, 1), (0, 3, 2)]


def test_a_match_that_was_given_up_is_reviewed_to_its_end() -> None:
    match = Match(STICKS, read_options(STICKS.options, {}), 2, "given up")
    match.act(match.to_act()[0], TAKE(0))
    loser = match.to_act()[0]
    match.resign(loser)
    record = write_record(match)
    assert_adds_up(review(STICKS, record, LITTLE), record)


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    match = Match(STICKS, read_options(STICKS.options, {}), 2, "running")
    match.act(match.to_act()[0], TAKE(0))
    with pytest.raises(Refusal, match="match_not_over"):
        review(STICKS, write_record(match))


def test_whoever_waits_hears_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []
    record = played(STICKS, 2, "progress")
    review(STICKS, record, LITTLE, lambda done, of: heard.append((done, of)))
    answers = record["answers"]
    assert isinstance(answers, list)
    steps = len(answers)
    # Half of the way is weighing, the other half is looking again at what may have been a mistake.
    assert heard[:steps] == [(done, 2 * steps) for done in range(steps)]
    assert all(steps <= done < of == 2 * steps for done, of in heard[steps:])
    assert heard == sorted(heard)


def test_luck_of_many_matches_comes_to_nothing() -> None:
    found = [review(TILES, played(TILES, 2, f"luck {seed}"), 1e-6).by_seat[0].dealer for seed in range(40)]
    middle = sum(found) / len(found)
    error = math.sqrt(sum((one - middle) ** 2 for one in found) / (len(found) - 1) / len(found))
    assert error > 0
    assert abs(middle) < 2 * error


def test_a_seat_is_like_the_level_with_the_nearest_error_rate_once_it_has_decided_often() -> None:
    measured = [LevelErrors("level1", 0.04, 0.001, 9, 99), LevelErrors("level4", 0.01, 0.001, 9, 99)]
    rates = ErrorRates("a_game", 1, "0.1.0", "", 2, 1.0, measured)
    seat = SeatReview(0, 0.5, 1.0, 0.0, 0.0, 0.0, 0.5, 10, 0, 0.012, [0.0] * 3, 1.0, "", [])
    assert compared(seat, rates).like == "level4"
    assert compared(msgspec.structs.replace(seat, rate=0.5), rates).like == "level1"
    assert compared(msgspec.structs.replace(seat, decisions=9), rates).like == ""
    assert compared(seat, None).like == ""
