"""Behind Caddy or nginx, with a certificate and a name of its own."""

from pathlib import Path

import pytest
from starlette.types import Scope

from tests.server.conftest import PATIENT, QUICK, RunningServer
from tischlein.core.refusal import Refusal
from tischlein.server.main import configured
from tischlein.server.opening import CannotStart, open_house
from tischlein.server.security import Gate
from tischlein.server.settings import Settings

PUBLIC = "https://spiele.example.org"


async def nothing(scope: Scope, receive: object, send: object) -> None:
    raise AssertionError("only the gate is asked")


def visit(host: str, origin: str) -> Scope:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    return {"type": "websocket", "path": "/ws/ABCDEFGH", "headers": headers, "server": ("127.0.0.1", 8000)}


def test_pages_of_the_public_address_may_talk_to_us() -> None:
    Gate(nothing, [], PUBLIC).check(visit("spiele.example.org", PUBLIC))


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("spiele.example.org", "http://spiele.example.org"),
        ("spiele.example.org", "https://evil.example.org"),
        ("spiele.example.org", "https://spiele.example.org.evil.net"),
        ("spiele.example.org", "https://spiele.example.org:8443"),
        ("spiele.example.org:8443", "https://spiele.example.org:8443"),
        ("evil.example.org", "https://evil.example.org"),
        ("evil.example.org", PUBLIC),
        ("localhost", PUBLIC),
        ("spiele.example.org", "null"),
        ("spiele.example.org", ""),
    ],
)
def test_all_other_pages_are_turned_away(host: str, origin: str) -> None:
    with pytest.raises(Refusal):
        Gate(nothing, [], PUBLIC).check(visit(host, origin))


class Public(RunningServer):
    def settings(self) -> Settings:
        return Settings(data=self.folder, link_base=PUBLIC, public_url=PUBLIC, limits=PATIENT, thinking=QUICK)


def test_cookie_and_links_are_those_of_the_public_address(tmp_path: Path) -> None:
    server = Public(tmp_path)
    try:
        guest = server.guest()
        headers = {"host": "spiele.example.org", "origin": PUBLIC, "content-type": "application/json"}
        answer = guest.http.post("/api/me", content="{}", headers=headers)
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "secure" not in guest.post("/api/me", {}).headers["set-cookie"].lower(), (
            "not where there is no certificate"
        )
    finally:
        server.stop()


def test_only_trusted_proxies_say_for_whom_they_ask() -> None:
    assert not configured(nothing, 1000).proxy_headers
    trusted = configured(nothing, 1000, "10.0.0.7,10.0.0.8")
    assert (trusted.proxy_headers, trusted.forwarded_allow_ips) == (True, "10.0.0.7,10.0.0.8")


@pytest.mark.parametrize(
    "url", ["spiele.example.org", "ftp://spiele.example.org", "https://", "https://example.org/tisch"]
)
def test_a_public_address_that_is_none_is_one_clear_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("TISCHLEIN_URL", url)
    with pytest.raises(CannotStart, match="TISCHLEIN_URL must be an address without a path"):
        open_house(tmp_path, "http://localhost:8000")
