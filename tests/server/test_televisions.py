"""A television shows a code; whoever types it at a table has the table shown there."""

import pytest

from tests.server.conftest import RunningServer, Start
from tests.server.guests import Guest
from tischlein.server.http import televisions
from tischlein.server.settings import Limits


def shown_code(television: Guest) -> str:
    answer = television.post("/api/televisions", {})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["link"].endswith(f"/tv/{told['code']}") and told["qr"].startswith("data:image/svg+xml")
    return str(told["code"])


def show(guest: Guest, table: str, code: str) -> str:
    """The table that is shown now, or the reason why not."""
    told = guest.post(f"/api/tables/{table}/television", {"television": code}).json()
    return str(told.get("table") or told["reason"])


def test_a_television_shows_the_table_at_which_its_code_is_typed(server: RunningServer) -> None:
    television, anna = server.guest("Television"), server.guest("Anna")
    table, code = anna.open("race", [None, None]), shown_code(television)
    assert television.get(f"/api/televisions/{code}").json() == {"table": ""}
    assert show(anna, table, f" {code[:2].lower()}-{code[2:]} ") == table, "as people type it"
    assert television.get(f"/api/televisions/{code}").json() == {"table": table}


@pytest.mark.parametrize("typed", ["", "ZZZZ", "ZZZZZZZZ", "ö\0"])
def test_a_code_that_no_television_shows_is_refused(server: RunningServer, typed: str) -> None:
    anna = server.guest("Anna")
    assert show(anna, anna.open("race", [None, None]), typed) == "no_such_television"


def test_nobody_but_the_television_learns_which_table_it_shows(server: RunningServer) -> None:
    television, anna, eve = server.guest("Television"), server.guest("Anna"), server.guest("Eve")
    code = shown_code(television)
    show(anna, anna.open("race", [None, None]), code)
    assert eve.get(f"/api/televisions/{code}").json()["reason"] == "no_such_television"


def test_a_code_ends_after_a_while(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(televisions, "SECONDS", -1)
    television, anna = server.guest("Television"), server.guest("Anna")
    code = shown_code(television)
    assert television.get(f"/api/televisions/{code}").json()["reason"] == "no_such_television"
    assert show(anna, anna.open("race", [None, None]), code) == "no_such_television"


def test_codes_are_not_given_out_nor_guessed_without_end(start: Start) -> None:
    server = start(limits=Limits(televisions_per_minute=2, misses_per_minute=3))
    television, anna = server.guest("Television"), server.guest("Anna")
    table = anna.open("race", [None, None])
    given = [television.post("/api/televisions", {}).status_code for _ in range(3)]
    assert given == [200, 200, 429]
    assert [show(anna, table, "ZZZZ") for _ in range(4)] == ["no_such_television"] * 3 + ["too_fast"]
