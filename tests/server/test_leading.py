"""Walking together through a match that is over: one leads, the others hear of it, and nothing of it is stored."""

from collections.abc import Callable

from tests.server.conftest import RunningServer
from tests.server.guests import Chair, Json, as_dict
from tests.server.test_matches import race_to_the_end, two_at_a_race


def told(chair: Chair, is_so: Callable[[Json | None], bool]) -> Json | None:
    """Where somebody leads, as soon as that is so."""

    def walk() -> Json | None:
        return None if chair.table.get("walk") is None else as_dict(chair.table["walk"])

    while not chair.table or not is_so(walk()):
        chair.receive()
    return walk()


def led(chair: Chair, step: int) -> Json:
    return as_dict(told(chair, lambda walk: walk is not None and walk["step"] == step))


def left_alone(chair: Chair) -> None:
    told(chair, lambda walk: walk is None)


def refused(chair: Chair, **wish: object) -> str:
    return chair.refusal(chair.command("lead", **wish))


def test_whoever_is_at_the_table_hears_where_somebody_leads(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    watcher = server.guest("Cleo").join(first.code)
    first.well("lead", match=1, step=3, seat=1, moment=2)
    assert led(second, 3) == {"name": "Anna", "mine": False, "match": 1, "step": 3, "seat": 1, "moment": 2}
    assert led(watcher, 3)["name"] == "Anna"
    assert led(first, 3)["mine"]
    late = server.guest("Dora").join(first.code)
    assert led(late, 3)["name"] == "Anna"


def test_whoever_leads_last_is_the_leader_and_only_the_leader_can_stop(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    first.well("lead", match=1, step=1)
    second.well("lead", match=1, step=2)
    second.well("lead", match=1, step=4)
    first.well("stop_leading")
    assert led(first, 4)["name"] == "Ben"
    second.well("stop_leading")
    left_alone(first)


def test_whoever_goes_away_leads_no_longer(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    first.well("lead", match=1, step=1)
    assert led(second, 1)["name"] == "Anna"
    first.close()
    left_alone(second)


def test_nobody_is_led_through_a_match_that_runs_nor_during_a_rematch(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    assert refused(first, match=1, step=0) == "match_not_over"
    race_to_the_end(first, second)
    first.well("lead", match=1, step=1)
    assert led(second, 1)["name"] == "Anna"
    first.well("rematch")
    second.well("rematch")
    left_alone(second)
    assert refused(second, match=1, step=0) == "match_not_over"


def test_who_only_watches_leads_nobody(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    watcher = server.guest("Cleo").join(first.code)
    assert refused(watcher, match=1, step=0) == "not_seated"
    assert refused(first, match=2, step=0) == "no_finished_match"
    assert refused(first, match=1, step=-1) == "no_finished_match"


def test_leading_costs_the_match_nothing(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    record = server.guests[0].get(f"/api/tables/{first.code}/record").text
    numbers = first.update["number"]
    for step in range(5):
        first.well("lead", match=1, step=step)
    assert server.guests[0].get(f"/api/tables/{first.code}/record").text == record
    assert first.update["number"] == numbers, "no update of the match went out"
