"""The line breaks, the server dies: the page comes back by itself, and nothing that was acknowledged is lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.line import Line
from tests.e2e.playing import answer, play_on, tap_favourite
from tests.e2e.tables import open_table
from tests.e2e.tableserver import TableServer
from tests.e2e.visitor import DESKTOP, PHONE, Visit, Visitor

pytestmark = pytest.mark.browser

LINE_LOST = r"WebSocket connection to|ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED)"


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server of this test's own, to be killed."""
    started = TableServer(tmp_path_factory.mktemp("mortal"))
    started.start()
    yield started
    started.stop()


def my_turn(visitor: Visitor) -> None:
    visitor.wait(lambda: visitor.is_asked, "my turn")


def test_a_killed_server_that_comes_back_finds_the_match_as_it_was(visit: Visit, mortal: TableServer) -> None:
    visitor = visit(DESKTOP, address=mortal.address)
    visitor.expect_complaint(LINE_LOST)
    open_table(visitor, [None, "level1"])
    for _ in range(3):
        my_turn(visitor)
        answer(visitor)
    my_turn(visitor)
    before, step = visitor.update.looks, visitor.update.step
    mortal.kill()
    visitor.sees("reconnecting")
    tap_favourite(visitor)
    visitor.told.clear()
    mortal.start()
    visitor.wait(lambda: visitor.has_match, "the page has found the table again")
    told = visitor.updates[0]
    assert (told.step, told.looks) == (step, before), "nothing acknowledged is lost"
    visitor.wait(
        lambda: visitor.update.step >= step + 2, "the answer given meanwhile is taken, and the bot has answered"
    )
    play_on(visitor)
    expect(visitor.result).to_be_visible()


def test_a_new_match_is_seen_before_its_line_has_told_anything(visit: Visit) -> None:
    visitor = visit(PHONE)
    held: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        held.append(line)

    visitor.page.route_web_socket("**/ws/*", hold)
    visitor.tap(visitor.box_button("play-now"))
    expect(visitor.page.locator("[data-board] > :not(.quiet)").first).to_be_visible()
    visitor.wait(lambda: held, "the line is asked for")
    assert not visitor.told, "nothing has come by it"


def test_an_answer_whose_acknowledgement_was_lost_counts_once(visit: Visit) -> None:
    visitor = visit(DESKTOP)
    line = Line(visitor)
    open_table(visitor, [None, "level1"])
    my_turn(visitor)
    line.is_cut = True
    tap_favourite(visitor)
    visitor.wait(lambda: line.opened == 2, "a silent line is taken for dead and opened again")
    visitor.wait(lambda: visitor.is_asked and visitor.update.step == 2, "one answer of mine, one of the bot's")
    visitor.page.wait_for_timeout(3000)
    assert visitor.update.step == 2, "the repeated command was not taken for a second answer"


def test_a_phone_without_network_says_so_and_sends_later_what_it_could_not(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.expect_complaint(LINE_LOST)
    open_table(visitor, [None, "level1"])
    my_turn(visitor)
    step = visitor.update.step
    visitor.context.set_offline(True)
    visitor.sees("offline")
    tap_favourite(visitor)
    asked = visitor.page.get_by_test_id("question")
    expect(asked).to_contain_text(visitor.say("bar-unsent", action="").split(":")[0])
    visitor.context.set_offline(False)
    visitor.wait(lambda: visitor.is_asked and visitor.update.step == step + 2, "my answer counts once, and the bot's")
    expect(visitor.page.get_by_text(visitor.say("offline"))).to_have_count(0)
    expect(asked).not_to_contain_text(visitor.say("bar-unsent", action="").split(":")[0])
