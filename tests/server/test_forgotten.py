"""A guest at a borrowed device says: forget me. Whoever has the cookie afterwards gets nowhere with it."""

from tests.server.conftest import RunningServer
from tests.server.guests import anything


def test_a_forgotten_session_is_none(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code, token = anna.open("race", [None, None]), anna.cookie()
    assert anna.post("/api/me/forget", {}).status_code == 200
    assert anna.cookie() == "", "the browser has thrown it away"
    anna.http.cookies.set(f"tischlein-{server.port}", token)
    assert anna.get("/api/tables").status_code == 401
    assert anna.join(code).close_code() == 4401


def test_the_connections_of_a_forgotten_session_end_and_no_others(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    code = anna.open("race", [None, None])
    chairs, other = [anna.join(code), anna.join(code, "screen")], ben.join(code)
    for chair in (*chairs, other):
        chair.until_table(anything)
    anna.post("/api/me/forget", {})
    assert [chair.close_code() for chair in chairs] == [4401, 4401]
    other.well("again")


def test_a_forgotten_guest_is_somebody_new(server: RunningServer) -> None:
    anna = server.guest("Anna")
    anna.open("race", [None, None])
    anna.post("/api/me/forget", {})
    assert anna.post("/api/me", {}).json() == {"name": ""}
    assert anna.get("/api/tables").json() == []


def test_who_is_nobody_cannot_be_forgotten(server: RunningServer) -> None:
    assert server.guest().post("/api/me/forget", {}).status_code == 401
