"""After the last move: how the end is told, a picture of it, and a rematch that everybody wants."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import judge
from tests.e2e.endings import check_telling, watch_the_end
from tests.e2e.tables import against_bot, go_to_table, two_players
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor

pytestmark = pytest.mark.browser

PNG = b"\x89PNG\r\n\x1a\n"
# More than an empty sheet of paper would weigh.
DRAWN = 20_000


def resign(visitor: Visitor) -> None:
    for key in ("menu", "resign", "confirm-resign-yes"):
        visitor.press(key)


def test_a_rematch_begins_when_both_want_it_and_the_winner_is_told_last(visit: Visit) -> None:
    anna, ben, code = two_players(visit, (DESKTOP, PHONE))
    carl = visit(Look(320, 640, "light", "de", "finger"), motion="normal")
    go_to_table(carl, code)
    carl.wait_for_match()
    expect(carl.page.locator("[data-board] > :not(.quiet)").first).to_be_visible()
    watch_the_end(carl)
    resign(anna)
    expect(ben.page.get_by_role("dialog", name=ben.say("result-you"))).to_be_visible()
    check_telling(carl)
    anna.press("rematch")
    anna.sees("rematch-waiting", players="Ben")
    ben.sees("rematch-asked", players="Anna")
    judge(ben, "a rematch is asked for")
    assert anna.table.match == 1, "one alone begins nothing"
    ben.press("rematch")
    for visitor in (anna, ben):
        visitor.wait(lambda visitor=visitor: visitor.table.match == 2, "the next match")  # type: ignore[misc]
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_who_does_not_want_leaves_and_the_host_begins_without(visit: Visit) -> None:
    anna, ben, _ = two_players(visit, (DESKTOP, PHONE))
    resign(anna)
    anna.press("rematch")
    ben.press("rematch-no")
    anna.tap(anna.page.get_by_role("button", name=anna.say("rematch-without", players="Ben")))
    anna.wait(lambda: anna.table.match == 2, "the next match")


def test_against_computers_a_rematch_begins_at_once_and_the_end_is_a_picture(visit: Visit, tmp_path: Path) -> None:
    anna = against_bot(visit)
    resign(anna)
    with anna.page.expect_download() as download:
        anna.press("picture")
    download.value.save_as(tmp_path / "end.png")
    drawn = (tmp_path / "end.png").read_bytes()
    assert drawn.startswith(PNG) and len(drawn) > DRAWN
    anna.press("rematch")
    anna.wait(lambda: anna.table.match == 2, "the next match")
