"""All hostile hosts and origins against the gate itself, for pages, writing and sockets; and what GET may not do."""

import asyncio
from pathlib import Path

import pytest
from starlette.types import Scope

from tests.inputs.browser import Browser
from tests.inputs.parlour import PATIENT
from tests.server.test_gate import HOME_HOSTS, HOSTILE_HOSTS, HOSTILE_ORIGINS
from tischlein.core.refusal import Refusal
from tischlein.server.http.security import Gate
from tischlein.wire.routes import ROUTES

MORE_HOSTS = [
    "192.168.1.8:port",
    "[::ffff:192.168.1.8]",
    "[fe80::1%25eth0]",
    "localhost:8000:8000",
    "192.168.1.7.",
    "%6cocalhost",
]
MORE_ORIGINS = [
    "http://192.168.1.7:{port}0",
    "HTTP://192.168.1.8:{port}",
    "http://192.168.1.7:{port} ",
    "blob:http://192.168.1.7:{port}",
]
OURS = "192.168.1.7:8000"


async def nobody(*_: object) -> None:
    raise AssertionError("the app is not reached")


def asked(kind: str, host: str, *origins: str) -> Scope:
    headers = [(b"host", host.encode()), *((b"origin", origin.encode()) for origin in origins)]
    headers.append((b"content-type", b"application/json"))
    path = "/ws/ABCDEFGH" if kind == "websocket" else "/api/me"
    return {"type": kind, "method": "POST", "path": path, "headers": headers, "server": ("192.168.1.7", 8000)}


def reason(scope: Scope) -> str:
    try:
        Gate(nobody, ["spieltisch.lan"]).check(scope)
    except Refusal as refusal:
        return refusal.key
    return ""


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_no_hostile_host_passes(kind: str) -> None:
    hosts = [*HOSTILE_HOSTS, *MORE_HOSTS]
    assert len(hosts) >= 40
    for host in hosts:
        # The page of such a host names itself as its origin, as after DNS rebinding.
        assert reason(asked(kind, host, f"http://{host}")) == "foreign_host", host


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_no_hostile_origin_passes(kind: str) -> None:
    shapes = [*HOSTILE_ORIGINS, *MORE_ORIGINS]
    assert len(shapes) >= 40
    for shape in shapes:
        origin = shape.format(port=8000)
        assert reason(asked(kind, OURS, origin)) == "foreign_origin", origin
        assert reason(asked(kind, OURS, f"http://{OURS}", origin)) == "foreign_origin", f"{origin} as a second one"


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_our_own_pages_pass(kind: str) -> None:
    assert reason(asked(kind, OURS, f"http://{OURS}")) == ""
    assert reason(asked(kind, "spieltisch.lan:8000", "http://spieltisch.lan:8000")) == ""


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_under_an_address_that_is_not_ours_only_its_own_pages_pass(kind: str) -> None:
    """In a container: any page that another machine of the network serves has another origin."""
    for host in HOME_HOSTS:
        assert reason(asked(kind, host, f"http://{host}")) == "", host
        for other in [*HOME_HOSTS, "evil.example", f"{host}0", f"{host}.evil.example"]:
            if other != host:
                assert reason(asked(kind, host, f"http://{other}")) == "foreign_origin", (host, other)


async def get_everything(data: Path) -> None:
    async with Browser(data, PATIENT) as browser:
        code = (await browser.post("/api/tables", {"game": "race", "bots": [None, "random"]})).json()["code"]
        store = browser.store
        before = [dict(store.tables), dict(store.people), dict(store.matches), dict(store.passes)]
        for endpoint in ROUTES:
            path = endpoint.path.replace("{code}", code)
            await browser.get(path, seat="0", match="1", name="Eve", token="x", game="race")
        await browser.get(f"/t/{code}", claim="1")
        assert [dict(store.tables), dict(store.people), dict(store.matches), dict(store.passes)] == before


def test_following_a_link_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(get_everything(tmp_path))
