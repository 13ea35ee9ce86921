"""A world to search in, for a bot from outside: what its seat could be in, never what is, and nobody else's."""

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Guest, Json, as_dict, as_list
from tischlein.core.state import Position

# With nine unseen cards and three hidden ones, that all worlds are alike by chance happens once in 84^39.
WORLDS = 40


def seated(server: RunningServer, game: str, bots: list[str | None]) -> tuple[Guest, str, Json]:
    anna = server.guest("Anna")
    code = anna.open(game, bots, start=True)
    chair = anna.join(code)
    return anna, code, chair.until_update()


def world_of(guest: Guest, code: str, query: str = "") -> Json:
    answer = guest.get(f"/api/tables/{code}/world{query}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def position_in(world: Json) -> Position:
    assert isinstance(world["position"], dict)
    return world["position"]


def why_not(guest: Guest, code: str, query: str = "") -> str:
    answer = guest.get(f"/api/tables/{code}/world{query}")
    assert answer.status_code >= 400
    return str(answer.json()["reason"])


def test_a_world_belongs_to_the_question_that_is_asked(server: RunningServer) -> None:
    anna, code, update = seated(server, "bids", [None, "random"])
    assert world_of(anna, code)["question"] == update["question"]


def test_worlds_differ_in_what_the_seat_cannot_know(server: RunningServer) -> None:
    anna, code, _ = seated(server, "bids", [None, "random"])
    hands = [str(as_list(position_in(world_of(anna, code))["hands"])[1]) for _ in range(WORLDS)]
    assert len(set(hands)) > 1


def test_what_the_seat_knows_is_the_same_in_all_worlds(server: RunningServer) -> None:
    anna, code, update = seated(server, "bids", [None, "random"])
    hands = [as_list(position_in(world_of(anna, code))["hands"])[0] for _ in range(WORLDS)]
    assert hands == [as_dict(update["view"])["hand"]] * WORLDS


def test_nobody_gets_a_world_of_another_seat(server: RunningServer) -> None:
    anna, code, _ = seated(server, "bids", [None, "random"])
    assert why_not(anna, code, "?seat=1") == "not_your_seat"


def test_a_spectator_gets_no_world(server: RunningServer) -> None:
    _, code, _ = seated(server, "bids", [None, "random"])
    assert why_not(server.guest("Bea"), code) == "not_seated"


def test_a_stranger_gets_no_world(server: RunningServer) -> None:
    _, code, _ = seated(server, "bids", [None, "random"])
    assert why_not(server.guest(), code) == "no_session"


def test_who_is_not_asked_gets_no_world(server: RunningServer) -> None:
    anna, bea = server.guest("Anna"), server.guest("Bea")
    code = anna.open("race", [None, None])
    hers = bea.join(code)
    hers.well("sit", seat=1, name="Bea")
    anna.join(code).well("start")
    hers.until_update()
    assert why_not(bea, code) == "not_your_turn"


@pytest.mark.parametrize("bots", [[None, None], ["random", None]])
def test_before_the_match_there_is_no_world(server: RunningServer, bots: list[str | None]) -> None:
    anna = server.guest("Anna")
    assert why_not(anna, anna.open("bids", bots)) == "match_not_begun"
