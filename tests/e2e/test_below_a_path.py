"""Tischlein below a path of another site, in a real browser behind a proxy that takes the path away."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.playing import at_once, play_on
from tests.e2e.tables import post
from tests.e2e.tableserver import TableServer
from tests.e2e.visitor import DESKTOP, WITHOUT_TOUR, Visitor
from tests.server.reverse import PREFIX, Reverse

pytestmark = pytest.mark.browser


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Reverse]:
    proxy = Reverse("takes away")
    server = TableServer(tmp_path, proxy.address)
    server.start()
    proxy.stand_before(server.port)
    yield proxy
    server.stop()
    proxy.stop()


@pytest.fixture
def anna(browser: Browser, proxy: Reverse) -> Iterator[Visitor]:
    visitor = Visitor(browser, f"http://127.0.0.1:{proxy.port}", DESKTOP)
    visitor.context.add_init_script(WITHOUT_TOUR)
    visitor.page.goto(f"{PREFIX}/")
    yield visitor
    visitor.context.close()
    assert not visitor.unexpected()


def test_below_a_path_everything_is_found_and_nothing_is_asked_of_the_rest_of_the_site(
    anna: Visitor, proxy: Reverse
) -> None:
    post(anna, f"{PREFIX}/api/me", {"name": "Anna"})
    wanted = {"game": anna.game, "bots": [None, "level1"], "options": at_once(anna), "start": True}
    post(anna, f"{PREFIX}/api/tables", wanted)
    anna.page.reload()
    anna.tap(anna.page.locator(f'a[href^="{PREFIX}/t/"]').first)
    anna.wait_for_match()
    assert anna.table.link.startswith(f"{proxy.address}/t/")
    anna.page.reload()
    play_on(anna)
    expect(anna.result).to_be_visible()
    anna.follow("watch-again")
    expect(anna.page.get_by_role("slider")).to_be_visible()
    assert anna.page.url.startswith(f"{proxy.address}/t/")
    anna.follow("to-lobby")
    expect(anna.box_button("play-now")).to_be_visible()
    assert anna.page.url == f"{proxy.address}/"
    assert [path for path in proxy.asked if not path.startswith(f"{PREFIX}/")] == []


def test_who_asks_to_be_forgotten_is_a_new_guest(anna: Visitor, proxy: Reverse) -> None:
    post(anna, f"{PREFIX}/api/me", {"name": "Anna"})
    anna.press("settings")
    anna.press("forget-me")
    # The page is loaded anew, as whoever comes for the first time gets it.
    with anna.page.expect_navigation():
        anna.press("forget-me-yes")
    expect(anna.box_button("play-now")).to_be_visible()
    assert b"Anna" not in post(anna, f"{PREFIX}/api/me", {})
    assert anna.page.url == f"{proxy.address}/"
