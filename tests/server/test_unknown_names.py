"""Addresses and names that a server cannot know of itself, as in a container: who gets in, and what the others read."""

import pytest

from tests.server.conftest import RunningServer
from tischlein.server.http.security import HEADERS

FOR_A_PAGE = {"accept": "text/html,application/xhtml+xml"}


def test_guests_who_come_by_the_address_of_the_machine_around_a_container_play_and_share_that_address(
    server: RunningServer,
) -> None:
    anna = server.guest()
    here = {"host": "192.168.1.5:8123", "origin": "http://192.168.1.5:8123", "content-type": "application/json"}
    cookie = anna.http.post("/api/me", content='{"name": "Anna"}', headers=here).headers["set-cookie"].split(";")[0]
    assert cookie.startswith("tischlein-8123=")
    here["cookie"] = cookie
    wish = '{"game": "race", "bots": [null, null]}'
    code = anna.http.post("/api/tables", content=wish, headers=here).json()["code"]
    given = anna.http.post(f"/api/tables/{code}/pass", content="{}", headers=here).json()
    assert given["link"].startswith(f"http://192.168.1.5:8123/t/{code}#pass=")


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("table.home:8000", "TISCHLEIN_NAMES=table.home<"),
        ("203.0.113.5", "TISCHLEIN_NAMES=203.0.113.5<"),
        ("[2001:db8::1]:8000", "TISCHLEIN_URL=https://[2001:db8::1]<"),
    ],
)
def test_a_browser_under_an_unknown_name_gets_a_page_that_says_which_setting_is_missing(
    server: RunningServer, host: str, shown: str
) -> None:
    answer = server.guest().http.get("/t/ABCDEFGH", headers={**FOR_A_PAGE, "host": host})
    assert (answer.status_code, answer.headers["content-type"]) == (403, "text/html; charset=utf-8")
    assert shown in answer.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "<script" not in answer.text and "<style" not in answer.text, "the policy would refuse them"


@pytest.mark.parametrize(
    "host", ["<b>x</b>", "x.example'onload='", 'a"b.example', "a b", "x" * 300, "{name}", "a&b", "evil..example"]
)
def test_that_page_repeats_nothing_but_names(server: RunningServer, host: str) -> None:
    answer = server.guest().http.get("/", headers={**FOR_A_PAGE, "host": host})
    assert answer.status_code == 403
    assert host not in answer.text
    assert "TISCHLEIN_NAMES=spieltisch.lan<" in answer.text


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/games"), ("POST", "/t/ABCDEFGH")])
def test_programs_under_an_unknown_name_get_json(server: RunningServer, method: str, path: str) -> None:
    answer = server.guest().http.request(method, path, headers={**FOR_A_PAGE, "host": "evil.example"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign_host")
