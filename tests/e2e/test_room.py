"""One room, many devices: the television, phones that sleep, and one device for everybody."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e import playing, rauha, via_magica
from tests.e2e.boards import enter, judge
from tests.e2e.conftest import Visit
from tests.e2e.line import Line
from tests.e2e.room import TELEVISION, check_screen, curtain_for, join, lift, sit_beside, turn_on
from tests.e2e.tables import AT_ONCE, open_table
from tests.e2e.tableserver import TableServer
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tischlein.games.via_magica.views import ViaMagicaView
from tischlein.wire.messages import Choice, Named

pytestmark = pytest.mark.browser

UNTRUSTED = "Cross-Origin-Opener-Policy header has been ignored"


def at_home(visit: Visit, server: TableServer, name: str = "") -> Visitor:
    """Somebody in the home network: no certificate, so the browser withholds what it only gives over https."""
    visitor = visit(TELEVISION if name == "" else PHONE, address=server.lan_address)
    visitor.expect_complaint(UNTRUSTED)
    visitor.game = via_magica.GAME
    assert visitor.page.evaluate("window.isSecureContext") is False
    return visitor


def test_an_evening_with_a_television_two_phones_and_a_computer(visit: Visit, server: TableServer) -> None:
    anna, ben, television = at_home(visit, server, "Anna"), at_home(visit, server, "Ben"), at_home(visit, server)
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
    via_magica.play_until_both_are_asked(anna, ben)
    one_has_answered(anna, television)
    one_reloads(ben)
    one_sleeps(anna, line, ben)
    check_screen(television, "in the match")
    judge(television, "in the match")
    via_magica.play_on([anna, ben])
    expect(television.result).to_be_visible()
    check_screen(television, "at the end")
    judge(television, "at the end")
    seen = [update.view_as(ViaMagicaView) for update in television.updates]
    assert all(update.seat is None for update in television.updates) and all(view.hand == [] for view in seen)


def one_has_answered(phone: Visitor, television: Visitor) -> None:
    seat = television.page.locator("[data-seat-state]").nth(phone.table.mine[0])
    expect(seat).to_have_attribute("data-seat-state", "due")
    via_magica.answer(phone, via_magica.favourite(phone))
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
    via_magica.answer(other, via_magica.favourite(other))
    other.wait(lambda: other.update.step > int(before), "the round goes on")
    assert shown.get_attribute("data-step") == before, "a sleeping phone hears nothing"
    line.wake_up()
    expect(shown).not_to_have_attribute("data-step", before)
    assert line.opened == opened + 1, "one new line, at the first try"
    assert phone.table.mine == [0] and phone.update.seat == 0


def test_two_at_one_device_play_a_whole_match_with_a_curtain_between_them(visit: Visit) -> None:
    device = visit(PHONE)
    open_table(device, [None, None], AT_ONCE, start="wait")
    sit_beside(device, "Ben")
    device.press("start")
    names = ["Anna", "Ben"]
    expect(device.page.locator('[data-curtain="0"]')).to_be_visible()
    judge(device, "the curtain")
    lift(device, 0, "Anna")
    judge(device, "a shared device")
    playing.answer(device, playing.favourite(device))
    taken_back(device)
    for _ in range(playing.MOST_ANSWERS):
        device.wait(lambda: device.update.is_over or curtain_for(device) is not None, "a curtain or the end")
        seat = curtain_for(device)
        if seat is None:
            break
        lift(device, seat, names[seat])
        playing.answer(device, playing.favourite(device))
    expect(device.result).to_be_visible()
    result = device.update.result
    assert result is not None
    winner = names[result.places.index(1)]
    expect(device.page.get_by_role("dialog", name=winner)).to_be_visible()


def taken_back(device: Visitor) -> None:
    """Anna has second thoughts when the curtain has already fallen for Ben: only her own view comes back."""
    expect(device.page.locator('[data-curtain="1"]')).to_be_visible()
    before = len(device.updates)
    device.tap(device.page.get_by_role("button", name=device.say("curtain-again", player="Anna")))
    device.press("undo")
    device.wait(lambda: device.is_asked and device.update.seat == 0, "Anna is asked again")
    assert {update.seat for update in device.updates[before:]} <= {None, 0}, "nothing of Ben's"
    playing.answer(device, playing.favourite(device))


def test_in_a_secret_turn_a_shared_device_asks_one_after_the_other_beside_a_computer(visit: Visit) -> None:
    device = enter(visit, PHONE, via_magica.GAME)
    open_table(device, [None, None, "level1"], {"starting_gates": "choose"}, start="wait")
    sit_beside(device, "Ben")
    device.press("start")
    names = ["Anna", "Ben"]
    for _ in range(4):
        device.wait(lambda: curtain_for(device) is not None, "the curtain")
        seat = curtain_for(device)
        assert seat is not None
        lift(device, seat, names[seat])
        assert via_magica.seen(device).seat == seat
        while curtain_for(device) is None:
            device.wait(lambda: device.is_asked or curtain_for(device) is not None, "a question or the curtain")
            if curtain_for(device) is None:
                via_magica.answer(device, via_magica.favourite(device))
        expect(device.page.locator(f'[data-curtain="{1 - seat}"]')).to_be_visible()


Shown = tuple[Callable[[Visitor, Named], None], Callable[[Visitor], Named], list[str | None], dict[str, Choice]]
GAMES: dict[str, Shown] = {
    "elementos": (playing.answer, playing.favourite, [None, "level1"], AT_ONCE),
    "rauha": (rauha.answer, rauha.favourite, [None, "level1", "level1", "level1", "level1"], {}),
    "via_magica": (
        via_magica.answer,
        via_magica.favourite,
        [None, "level1", "level1", "level1", "level1", "level1"],
        {"starting_gates": "dealt"},
    ),
}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_fits_a_television_and_axe_finds_nothing(visit: Visit, game: str) -> None:
    answer, favourite, bots, options = GAMES[game]
    player, television = enter(visit, DESKTOP, game), enter(visit, TELEVISION, game)
    code = open_table(player, bots, options)
    turn_on(television, code)
    for _ in range(3):
        player.wait(lambda: player.is_asked, "my turn")
        check_screen(television, f"step {player.update.step}")
        answer(player, favourite(player))
    judge(television, game)
