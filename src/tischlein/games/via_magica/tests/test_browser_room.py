"""Via Magica in one room: an evening with a television and phones that sleep, and one device for everybody."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import enter, judge
from tests.e2e.line import Line
from tests.e2e.room import SMALLEST, TELEVISION, check_screen, curtain_for, join, lift, sit_beside, turn_on
from tests.e2e.tables import open_table
from tests.e2e.tableserver import TableServer
from tests.e2e.visitor import DESKTOP, PHONE, Visit, Visitor
from tischlein.games.via_magica.tests.browser import (
    GAME,
    answer,
    favourite,
    play_on,
    play_until_both_are_asked,
    seen,
)
from tischlein.games.via_magica.views.view import ViaMagicaView

pytestmark = pytest.mark.browser

UNTRUSTED = "Cross-Origin-Opener-Policy header has been ignored"


def at_home(visit: Visit, table_server: TableServer, name: str) -> Visitor:
    """Somebody in the home network: no certificate, so the browser withholds what it only gives over https."""
    visitor = visit(TELEVISION if name == "" else PHONE, address=table_server.lan_address)
    visitor.expect_complaint(UNTRUSTED)
    visitor.game = GAME
    assert visitor.page.evaluate("window.isSecureContext") is False
    return visitor


def test_an_evening_with_a_television_two_phones_and_a_computer(visit: Visit, table_server: TableServer) -> None:
    anna, ben, television = (at_home(visit, table_server, name) for name in ("Anna", "Ben", ""))
    line = Line(anna)
    code = open_table(anna, [None, None, "level1"], {"starting_gates": "dealt"}, start="wait")
    turn_on(television, code)
    expect(television.page.get_by_role("img", name=television.say("invite-qr", link=anna.table.link))).to_be_visible()
    join(ben, code, "Ben")
    expect(television.page.get_by_text("Ben")).to_be_visible()
    television.sees("screen-may-sleep")
    check_screen(television, "before the match")
    judge(television, "before the match")
    anna.press("start")
    for visitor in (anna, ben, television):
        visitor.wait_for_match()
    play_until_both_are_asked(anna, ben)
    one_has_answered(anna, television)
    one_reloads(ben)
    one_sleeps(anna, line, ben)
    check_screen(television, "in the match")
    judge(television, "in the match")
    play_on([anna, ben])
    expect(television.result).to_be_visible()
    check_screen(television, "at the end")
    judge(television, "at the end")
    views = [update.view_as(ViaMagicaView) for update in television.updates]
    assert all(update.seat is None for update in television.updates) and all(view.hand == [] for view in views)


def one_has_answered(phone: Visitor, television: Visitor) -> None:
    seat = television.page.locator("[data-seat-state]").nth(phone.table.mine[0])
    expect(seat).to_have_attribute("data-seat-state", "due")
    answer(phone, favourite(phone))
    expect(seat).to_have_attribute("data-seat-state", "answered")


def one_reloads(phone: Visitor) -> None:
    seat, question = phone.table.mine, phone.update.question
    phone.told.clear()
    phone.page.reload()
    phone.wait(lambda: phone.has_match and phone.has_table, "back after a reload")
    assert (phone.table.mine, phone.update.question) == (seat, question), "in the same seat, asked the same"


def one_sleeps(phone: Visitor, line: Line, other: Visitor) -> None:
    """The line dies without a word while the others play on; whoever picks the phone up is back where they were."""
    shown = phone.page.locator("[data-step]")
    line.fall_asleep()
    before, opened = str(shown.get_attribute("data-step")), line.opened
    answer(other, favourite(other))
    other.wait(lambda: other.update.step > int(before), "the round goes on")
    assert shown.get_attribute("data-step") == before, "a sleeping phone hears nothing"
    line.wake_up()
    expect(shown).not_to_have_attribute("data-step", before)
    assert line.opened == opened + 1, "one new line, at the first try"
    assert phone.table.mine == [0] and phone.update.seat == 0


def test_in_a_secret_turn_a_shared_device_asks_one_after_the_other_beside_a_computer(visit: Visit) -> None:
    device = enter(visit, PHONE, GAME)
    open_table(device, [None, None, "level1"], {"starting_gates": "choose"}, start="wait")
    sit_beside(device, "Ben")
    device.press("start")
    names = ["Anna", "Ben"]
    for _ in range(4):
        device.wait(lambda: curtain_for(device) is not None, "the curtain")
        seat = curtain_for(device)
        assert seat is not None
        lift(device, seat, names[seat])
        assert seen(device).seat == seat
        while curtain_for(device) is None:
            device.wait(lambda: device.is_asked or curtain_for(device) is not None, "a question or the curtain")
            if curtain_for(device) is None:
                answer(device, favourite(device))
        expect(device.page.locator(f'[data-curtain="{1 - seat}"]')).to_be_visible()


# Numbers on shields that are too small to be read from the sofa, and gates that reach out of their owner's frame.
UNREAD = """(smallest) => {
  const found = [];
  for (const gate of document.querySelectorAll('.seats .mini')) {
    const number = gate.querySelector('.worth');
    const size = parseFloat(getComputedStyle(number).fontSize) * number.getScreenCTM().a;
    if (size < smallest * innerHeight - 0.1) found.push(`${size} px: ${number.textContent}`);
    const [box, frame] = [gate, gate.closest('[data-seat]')].map((one) => one.getBoundingClientRect());
    if (box.bottom > frame.bottom + 1) found.push(`cut off: ${gate.dataset.mini}`);
  }
  return found;
}"""


@pytest.mark.parametrize("seats", [4, 6])
def test_on_the_television_gates_are_whole_and_their_numbers_are_read_across_the_room(visit: Visit, seats: int) -> None:
    anna, television = enter(visit, DESKTOP, GAME), enter(visit, TELEVISION, GAME)
    turn_on(television, open_table(anna, [None, *["level1"] * (seats - 1)], {"starting_gates": "dealt"}))
    expect(television.page.locator(".seats .mini")).to_have_count(3 * seats)
    assert television.page.evaluate(UNREAD, SMALLEST) == []
