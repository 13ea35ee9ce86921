"""How busy the server is: for programs on the same machine, and nothing about anybody in it."""

import pytest

from tests.server.conftest import RunningServer, Start
from tests.server.guests import anything


def test_tables_and_connections_are_counted(start: Start) -> None:
    server = start()
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, "random"], start=True))
    chair.until_table(anything)
    told = anna.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain")
    assert "\ntischlein_matches 1\n" in told.text
    assert "\ntischlein_connections 1\n" in told.text


def test_nobody_and_no_table_is_named(start: Start) -> None:
    server = start()
    anna = server.guest("Anna")
    code = anna.open("race", [None, "random"], start=True)
    anna.join(code).until_table(anything)
    told = anna.get("/metrics").text
    for secret in (code, "Anna", anna.cookie(), "race"):
        assert secret not in told


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "192.0.2.1"},
        {"forwarded": "for=192.0.2.1"},
        {"via": "1.1 proxy"},
        {"host": "spieltisch.lan"},
    ],
    ids=lambda headers: next(iter(headers)),
)
def test_who_asks_through_a_proxy_is_told_nothing(server: RunningServer, headers: dict[str, str]) -> None:
    answer = server.guest().http.get("/metrics", headers=headers)
    assert answer.status_code in (403, 404)
    assert "tischlein_" not in answer.text
