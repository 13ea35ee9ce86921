"""Reviews at a table: only of what is over, made once, told with a place while they are made."""

import time

import msgspec
import pytest

from tests.server.conftest import RunningServer, Start, patient_with
from tests.server.guests import Guest, Json, as_dict
from tests.server.test_matches import race_to_the_end, two_at_a_race
from tischlein.wire.review import Review

PATIENCE = 60.0


def ask_for(guest: Guest, code: str, query: str = "") -> Json:
    return as_dict(guest.post(f"/api/tables/{code}/review{query}", {}).json())


def reviewed(guest: Guest, code: str, query: str = "") -> Json:
    """Asks until it is there."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        state = ask_for(guest, code, query)
        if state.get("review") is not None or state.get("type") == "refused":
            return state
        assert state["place"] == 0
        time.sleep(0.1)
    raise AssertionError("the review was never made")


def test_a_finished_match_is_reviewed_for_whoever_may_watch_it(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    told = reviewed(server.guest("Cleo"), first.code)
    review = msgspec.convert(told["review"], Review)
    assert (review.game, review.seats, review.steps) == ("race", 2, 5)
    assert [seat.result for seat in review.by_seat] == [1.0, 0.0]
    for seat in review.by_seat:
        assert seat.start + seat.gain - seat.loss + seat.dealer + seat.others == pytest.approx(seat.result)
    assert ask_for(server.guests[0], first.code) == told


def test_nothing_of_a_running_match_is_reviewed_for_anybody(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    first.play(do="add", by="2")
    for guest in (*server.guests[:2], server.guest("Cleo")):
        assert ask_for(guest, first.code)["reason"] in ("no_finished_match", "match_not_over")
        assert ask_for(guest, first.code, "?match=1")["reason"] == "match_not_over"
    assert second.code == first.code


def test_the_match_before_the_running_one_is(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    first.well("rematch")
    second.well("rematch")
    told = reviewed(server.guests[0], first.code)
    assert as_dict(told.get("review", told))["steps"] == 5
    assert ask_for(server.guests[0], first.code, "?match=2")["reason"] == "match_not_over"


def test_a_visitor_may_have_so_many_made_and_ask_for_them_as_often_as_it_likes(start: Start) -> None:
    server = start(limits=patient_with(reviews_per_minute=1))
    tables = [two_at_a_race(server) for _ in range(2)]
    for first, second in tables:
        race_to_the_end(first, second)
    codes = [first.code for first, _ in tables]
    assert reviewed(server.guests[0], codes[0])["review"] is not None
    assert ask_for(server.guests[0], codes[1])["reason"] == "too_fast"
    assert reviewed(server.guests[0], codes[0])["review"] is not None


def test_without_a_session_nothing_is_made(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    guest = server.guests[0]
    guest.http.cookies.clear()
    assert ask_for(guest, first.code)["reason"] == "no_session"
