"""A game from a package of its own, as people meet it: with its board, without one, and with one that is broken."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.tableserver import TableServer
from tests.e2e.until import play_to_the_end
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tests.packaging.example import install_example

pytestmark = pytest.mark.browser

GAME = "pebbles"
MOST_ANSWERS = 40
LOOKS = pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone-de", "desktop-en"])


def serve(folder: Path, site: Path) -> Iterator[TableServer]:
    server = TableServer(folder, site=site)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    folder = tmp_path_factory.mktemp("installed")
    install_example(folder / "site", folder / "workshop", with_board=True)
    yield from serve(folder, folder / "site")


@pytest.fixture(scope="module")
def without_board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    folder = tmp_path_factory.mktemp("without_board")
    install_example(folder / "site", folder / "workshop", with_board=False)
    yield from serve(folder, folder / "site")


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    folder = tmp_path_factory.mktemp("broken")
    game = install_example(folder / "site", folder / "workshop", with_board=True)
    (game / "built_board" / "board.js").write_text("import { gone } from '../../../../board-interface/1/svelte.js';")
    yield from serve(folder, folder / "site")


def sit_down(visit: Visit, server: TableServer, look: Look) -> Visitor:
    visitor = visit(look, address=server.address)
    visitor.game = GAME
    box = visitor.page.locator(f'[data-game="{GAME}"]')
    expect(box.get_by_role("heading", name=visitor.say("title"), exact=True)).to_be_visible()
    expect(box.get_by_text(visitor.say("tagline"))).to_be_visible()
    return visitor


def play_now(visitor: Visitor) -> None:
    visitor.tap(visitor.box_button("play-now"))
    visitor.wait_for_match()


def play_to_the_result(visitor: Visitor, target: str) -> None:
    """Taps the first open answer among these until the match is over."""

    def give() -> None:
        visitor.answer(lambda: visitor.tap(visitor.page.locator(target).first), "the answer is taken")

    play_to_the_end(visitor, give, MOST_ANSWERS)
    expect(visitor.result).to_contain_text(visitor.say("reason-last_wins", player="…").partition(":")[0])


@LOOKS
def test_it_is_played_on_its_own_board_with_its_cover_words_and_rules(
    visit: Visit, installed: TableServer, look: Look
) -> None:
    visitor = sit_down(visit, installed, look)
    expect(visitor.page.locator(f'[data-game="{GAME}"] .cover svg ellipse').first).to_be_visible()
    play_now(visitor)
    expect(visitor.page.locator(".pebbles .heap i")).to_have_count(12)
    assert visitor.page.evaluate("getComputedStyle(document.querySelector('.heap i')).borderRadius") != "0px"
    play_to_the_result(visitor, ".pebbles [data-take][aria-disabled=false]")
    visitor.page.goto(f"{installed.address}/rules/{GAME}")
    expect(visitor.page.locator("main")).to_contain_text("§1.1")


@LOOKS
def test_without_a_board_it_is_played_on_the_plain_one(visit: Visit, without_board: TableServer, look: Look) -> None:
    visitor = sit_down(visit, without_board, look)
    play_now(visitor)
    expect(visitor.page.get_by_role("heading", name=visitor.say("kind-take"))).to_be_visible()
    expect(visitor.page.locator("[data-board-missing]")).to_have_count(0)
    play_to_the_result(visitor, "[data-board] button")


def test_a_board_that_does_not_load_gives_way_to_the_plain_one_with_a_sentence(
    visit: Visit, broken: TableServer
) -> None:
    visitor = sit_down(visit, broken, DESKTOP)
    visitor.expect_complaint("of pebbles: SyntaxError")
    play_now(visitor)
    visitor.sees("board-missing")
    play_to_the_result(visitor, "[data-board] button")
