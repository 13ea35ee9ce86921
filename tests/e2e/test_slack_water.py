"""Slack Water in the browser, installed as a package: on its own board and on the plain one, phone and desk."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import LOOKS, check_reach, judge, look_name
from tests.e2e.reasons import tap_in_vain
from tests.e2e.tables import open_table
from tests.e2e.tableserver import TableServer
from tests.e2e.until import play_to_the_end, play_until_asked
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tests.packaging.example import ROOT, install_example
from tischlein.core.options import Choice

pytestmark = pytest.mark.browser

PACKAGE = ROOT / "examples" / "slack_water"
TWO_BOTS: list[str | None] = [None, "random", "random"]
SHORT: dict[str, Choice] = {"hand": 4, "deals": 1}
MOST_ANSWERS = 20


def serve(folder: Path, *, with_board: bool) -> Iterator[TableServer]:
    install_example(folder / "site", folder / "workshop", with_board=with_board, example=PACKAGE)
    server = TableServer(folder, site=folder / "site")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    yield from serve(tmp_path_factory.mktemp("slack_water"), with_board=True)


@pytest.fixture(scope="module")
def without_board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    yield from serve(tmp_path_factory.mktemp("slack_water_plain"), with_board=False)


def sit_down(visit: Visit, server: TableServer, look: Look, options: dict[str, Choice] = SHORT) -> Visitor:
    visitor = visit(look, address=server.address)
    visitor.game = "slack_water"
    open_table(visitor, TWO_BOTS, options)
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


def give_card(visitor: Visitor) -> None:
    give(visitor, visitor.update.actions[0])


def give_highest(visitor: Visitor) -> None:
    """Takes about every second trick, for the tide turns."""
    give(visitor, max(visitor.update.actions, key=lambda action: int(str(action["value"]))))


def give(visitor: Visitor, action: Mapping[str, object]) -> None:
    card = visitor.page.locator(f'[data-card="{action["suit"]}-{action["value"]}"][aria-disabled=false]')
    visitor.answer(lambda: visitor.tap(card), f"{action} is taken")


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_a_whole_match_on_its_own_board(visit: Visit, installed: TableServer, look: Look) -> None:
    visitor = sit_down(visit, installed, look)
    expect(visitor.page.locator(".slack-water .hand [data-card]")).to_have_count(4)
    check_reach(visitor, "play")
    judge(visitor, "play")
    play_to_the_end(visitor, lambda: give_card(visitor), MOST_ANSWERS)
    expect(visitor.result).to_be_visible()
    judge(visitor, "result")


def test_whoever_takes_the_trick_keeps_a_card_of_it(visit: Visit, installed: TableServer) -> None:
    # Twelve tricks: who takes none of them must be very unlucky.
    visitor = sit_down(visit, installed, PHONE, {"hand": 6, "deals": 2})
    play_until_asked(visitor, ("keep",), lambda: give_highest(visitor), MOST_ANSWERS)
    expect(visitor.page.locator(".trick [data-card][aria-disabled=false]")).to_have_count(3)
    check_reach(visitor, "keep")
    judge(visitor, "keep")
    tap_in_vain(visitor, ".hand [data-card]")
    visitor.sees("why-keep_first")


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=look_name)
def test_a_whole_match_on_the_plain_board(visit: Visit, without_board: TableServer, look: Look) -> None:
    visitor = sit_down(visit, without_board, look)
    answers = visitor.page.locator("[data-answer]")
    expect(answers).to_have_count(len(visitor.update.actions))
    expect(answers.first.locator(".swatch")).to_be_visible()
    judge(visitor, "plain board")
    first, second = answers.nth(0).bounding_box(), answers.nth(1).bounding_box()
    assert first is not None and second is not None
    assert first["y"] == second["y"], "cards lie side by side, on a phone too"
    play_to_the_end(visitor, lambda: visitor.answer(answers.first.click, "the answer is taken"), MOST_ANSWERS)
    expect(visitor.result).to_be_visible()
