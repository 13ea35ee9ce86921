"""The session's cookie: browsers keep one jar for all ports of a host, and two tables there are two sessions."""

import json

import httpx2
import pytest

from tests.server.conftest import RunningServer, Start
from tests.server.test_behind_a_proxy import at
from tischlein.server.http.services import Services

AS_JSON = {"content-type": "application/json"}


def me(jar: httpx2.Client, server: RunningServer, name: str = "") -> str:
    """Who this browser is there."""
    address = f"http://127.0.0.1:{server.port}/api/me"
    return str(jar.post(address, content=json.dumps({"name": name}), headers=AS_JSON).json()["name"])


def forgotten_at(first: RunningServer, second: RunningServer) -> list[str]:
    """Where a browser that has been at both tables is not known any more."""
    with httpx2.Client(verify=False, timeout=60) as jar:
        assert me(jar, first, "Anna") == "Anna"
        assert me(jar, second, "Berta") == "Berta"
        found = [] if me(jar, first) == "Anna" else ["first"]
        return found if me(jar, second) == "Berta" else [*found, "second"]


@pytest.fixture
def neighbours(start: Start, tmp_path_factory: pytest.TempPathFactory) -> tuple[RunningServer, RunningServer]:
    return start(), start(tmp_path_factory.mktemp("neighbour"))


def test_two_servers_on_one_host_leave_each_other_their_sessions(
    neighbours: tuple[RunningServer, RunningServer],
) -> None:
    assert forgotten_at(*neighbours) == []


def test_servers_that_share_a_name_are_found(
    neighbours: tuple[RunningServer, RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Services, "_cookie", Services._old_cookie)
    assert forgotten_at(*neighbours) == ["first", "second"]


def test_a_session_from_before_cookies_had_a_port_is_moved_over_once(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code, token = anna.open("race", [None, None]), anna.cookie()
    anna.http.cookies.clear()
    anna.http.cookies.set("tischlein", token, domain="127.0.0.1")
    assert anna.get("/api/tables").json()[0]["code"] == code, "known before it is moved"
    assert anna.post("/api/me", {}).json()["name"] == "Anna"
    assert (anna.cookie(), anna.http.cookies.get("tischlein")) == (token, None)
    assert "set-cookie" not in anna.post("/api/me", {}).headers
    assert anna.get("/api/tables").json()[0]["code"] == code


def test_the_old_cookie_of_a_neighbour_is_left_alone(server: RunningServer) -> None:
    guest = server.guest()
    guest.http.cookies.set("tischlein", "of somebody else's server", domain="127.0.0.1")
    assert guest.post("/api/me", {"name": "Ben"}).json()["name"] == "Ben"
    assert guest.http.cookies.get("tischlein") == "of somebody else's server"
    assert guest.cookie()


@pytest.mark.parametrize(
    ("url", "host", "name"),
    [
        ("https://example.org", "example.org", "__Host-tischlein"),
        ("https://example.org:8443", "example.org:8443", "__Host-tischlein-8443"),
        ("https://example.org/spiele", "example.org", "__Secure-tischlein"),
        ("https://example.org:8443/spiele", "example.org:8443", "__Secure-tischlein-8443"),
        ("http://table.home", "table.home", "tischlein-80"),
        ("", "localhost:8123", "tischlein-8123"),
        ("", "[::1]:8123", "tischlein-8123"),
    ],
)
def test_a_cookie_is_named_after_the_port_that_the_browser_used(url: str, host: str, name: str) -> None:
    assert at(url, host, "/api/me").headers["set-cookie"].startswith(f"{name}=")
