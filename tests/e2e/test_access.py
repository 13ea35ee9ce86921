"""axe finds nothing to complain about on any screen, in both themes and both languages."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import LOOKS, enter, judge, look_name
from tests.e2e.playing import answer, games_with_hands
from tests.e2e.tables import go_to_table, open_table
from tests.e2e.visitor import Look, Visit, Visitor

pytestmark = pytest.mark.browser


def shut(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def judge_dialog(visitor: Visitor, key: str) -> None:
    visitor.tap(visitor.button(key).first)
    expect(visitor.page.get_by_role("dialog", name=visitor.say(key))).to_be_visible()
    judge(visitor, key)
    shut(visitor)


@pytest.fixture(params=LOOKS, ids=look_name)
def look(request: pytest.FixtureRequest) -> Look:
    chosen: Look = request.param
    return chosen


def test_lobby_settings_and_lost_pages(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    expect(visitor.box_button("play-now")).to_be_visible()
    judge(visitor, "lobby")
    judge_dialog(visitor, "settings")
    visitor.page.goto("/t/XXXXXXXX")
    visitor.sees("no-table-title")
    judge(visitor, "unknown table")
    visitor.page.goto("/no/such/page")
    visitor.sees("lost-title")
    judge(visitor, "unknown page")


def test_table_lobby_of_host_and_guest(visit: Visit, look: Look) -> None:
    host, guest = visit(look), visit(look)
    code = open_table(host, [None, None], {}, start="wait")
    go_to_table(guest, code)
    for visitor, screen in ((host, "host"), (guest, "guest")):
        visitor.tap(visitor.page.get_by_text(visitor.say("options"), exact=True))
        judge(visitor, f"table lobby of the {screen}")


def test_match_while_playing_with_its_drawers(visit: Visit, look: Look) -> None:
    visitor = visit(look, tour="unseen")
    open_table(visitor, [None, "level1"])
    expect(visitor.button("tour-skip")).to_be_visible()
    judge(visitor, "guided start")
    visitor.press("tour-skip")
    answer(visitor)
    visitor.wait(lambda: visitor.is_asked, "my turn")
    judge(visitor, "play")
    judge_dialog(visitor, "rules")
    judge_dialog(visitor, "menu")
    if look.is_phone:
        judge_dialog(visitor, "log")


def test_the_end_and_the_replay(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    open_table(visitor, [None, "level1"])
    resign(visitor)
    expect(visitor.result).to_be_visible()
    judge(visitor, "result")
    visitor.press("close")
    judge(visitor, "board after the end")
    visitor.press("show-result")
    visitor.follow("watch-again")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    judge(visitor, "replay")


def resign(visitor: Visitor) -> None:
    for key in ("menu", "resign", "confirm-resign-yes"):
        visitor.press(key)


@pytest.mark.parametrize("look", LOOKS[::3], ids=look_name)
@pytest.mark.parametrize("game", games_with_hands())
def test_every_game_on_its_own_board_on_the_plain_one_and_in_its_rules(visit: Visit, look: Look, game: str) -> None:
    visitor = enter(visit, look, game)
    open_table(visitor, [None, "level1"])
    visitor.wait(lambda: visitor.is_asked, "the first question")
    judge(visitor, "play")
    visitor.context.add_init_script("localStorage.setItem('tischlein.settings', '{\"plain\": true}')")
    visitor.page.reload()
    expect(visitor.page.get_by_role("region", name=visitor.say("plain-answers"))).to_be_visible()
    judge(visitor, "plain board")
    visitor.page.goto(f"/rules/{game}")
    expect(visitor.page.get_by_role("main")).to_be_visible()
    judge(visitor, "rules")
