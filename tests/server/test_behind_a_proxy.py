"""Behind Caddy or nginx, with a certificate and a name of its own."""

import asyncio
from pathlib import Path

import httpx2
import pytest
from starlette.types import Scope

from tests.server.conftest import PATIENT, QUICK, RunningServer
from tischlein.core.refusal import Refusal
from tischlein.server.http.app import make_app
from tischlein.server.http.security import Gate
from tischlein.server.http.services import Services
from tischlein.server.process.main import configured
from tischlein.server.process.startup import CannotStart, open_services, prepare
from tischlein.server.settings import Limits, Settings
from tischlein.twins.forgetful import ForgetfulStore

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
        assert answer.headers["set-cookie"].startswith("__Host-tischlein=")
        assert {"secure", "path=/"} <= set(answer.headers["set-cookie"].lower().split("; "))
        assert "secure" not in guest.post("/api/me", {}).headers["set-cookie"].lower(), (
            "not where there is no certificate"
        )
    finally:
        server.stop()


def at(url: str, host: str, path: str = "/healthz") -> httpx2.Response:
    """What a server with this public address answers to somebody who asks under this name."""

    async def ask() -> httpx2.Response:
        services = Services(Settings(data=Path(), public_url=url), ForgetfulStore())
        async with httpx2.AsyncClient(
            transport=httpx2.ASGITransport(app=make_app(services)), base_url=f"http://{host}"
        ) as http:
            return await http.post(path, content="{}", headers={"content-type": "application/json"})

    return asyncio.run(ask())


def test_browsers_are_told_to_ask_only_with_the_certificate() -> None:
    assert at(PUBLIC, "spiele.example.org").headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize(
    ("url", "host"),
    [
        (PUBLIC, "localhost"),
        ("http://spiele.lan", "spiele.lan"),
        ("https://example.org/spiele", "example.org"),
        ("", "localhost"),
    ],
    ids=["home network", "no certificate", "a path of another site", "nothing public"],
)
def test_browsers_are_not_told_so_where_it_is_not_ours_to_say(url: str, host: str) -> None:
    assert "strict-transport-security" not in at(url, host).headers


def test_the_cookie_below_a_path_says_that_it_came_with_a_certificate() -> None:
    cookie = at("https://example.org/spiele", "example.org", "/spiele/api/me").headers["set-cookie"]
    assert cookie.startswith("__Secure-tischlein=")
    assert {"secure", "path=/spiele", "httponly", "samesite=strict"} <= set(cookie.lower().split("; "))


def test_only_trusted_proxies_say_for_whom_they_ask() -> None:
    assert not configured(nothing, Limits()).proxy_headers
    trusted = configured(nothing, Limits(), "10.0.0.7,10.0.0.8")
    assert (trusted.proxy_headers, trusted.forwarded_allow_ips) == (True, "10.0.0.7,10.0.0.8")


@pytest.mark.parametrize(
    ("url", "proxies", "is_warned"),
    [(PUBLIC, "", True), (PUBLIC, "127.0.0.1", False), (PUBLIC, "none", False), ("", "", False)],
)
def test_a_proxy_that_nobody_named_is_one_clear_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    url: str,
    proxies: str,
    is_warned: bool,
) -> None:
    monkeypatch.setenv("TISCHLEIN_URL", url)
    monkeypatch.setenv("TISCHLEIN_PROXIES", proxies)
    prepare(tmp_path, "")
    said = capsys.readouterr().err
    assert said.count("\n") == is_warned
    assert said.startswith("TISCHLEIN_URL is set, but not TISCHLEIN_PROXIES") == is_warned


def test_whoever_says_that_there_is_no_proxy_trusts_none() -> None:
    trusted = configured(nothing, Limits(), "none")
    assert trusted.forwarded_allow_ips == "none", "which is the address of nobody"


@pytest.mark.parametrize(
    "url",
    [
        "spiele.example.org",
        "ftp://spiele.example.org",
        "https://",
        "https://example.org/ein tisch",
        "https://example.org/../etc",
        "https://example.org//tisch",
        'https://example.org/"onload',
        "https://example.org/api",
        "https://example.org/t/tisch",
        "https://anna@example.org",
        "https://example.org/tisch?x",
    ],
)
def test_a_public_address_that_is_none_is_one_clear_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("TISCHLEIN_URL", url)
    with pytest.raises(CannotStart, match="TISCHLEIN_URL must be an address such as"):
        open_services(tmp_path, "http://localhost:8000")
