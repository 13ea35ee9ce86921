"""One server and one browser for all tests of a worker; every test has visitors of its own.

Known to every test, also to those inside the games (conftest.py); Playwright is loaded when one asks for a browser.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.e2e.tableserver import LAN_NAME, TableServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.e2e.visitor import Look, Visit, Visitor

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name of the home network: over plain http a browser trusts it less than this machine itself.
    f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1",
]


@pytest.fixture(scope="session")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    started = TableServer(tmp_path_factory.mktemp("table"))
    started.start()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Browser, table_server: TableServer) -> Iterator[Visit]:
    """Lets a visitor in; when the test is over, no browser may have complained."""
    from tests.e2e.visitor import WITHOUT_TOUR, Visitor

    visitors: list[Visitor] = []

    def enter(look: Look, path: str = "/", motion: str = "reduce", tour: str = "seen", address: str = "") -> Visitor:
        visitor = Visitor(browser, address or table_server.address, look, motion)
        if tour == "seen":
            visitor.context.add_init_script(WITHOUT_TOUR)
        visitors.append(visitor)
        visitor.page.goto(path)
        return visitor

    yield enter
    complaints = [told for visitor in visitors for told in visitor.unexpected()]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, "a browser complained: " + "\n".join(complaints)
