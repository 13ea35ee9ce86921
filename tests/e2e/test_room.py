"""One room, many devices: the television, and one device for everybody."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import enter, judge
from tests.e2e.playing import MOST_ANSWERS, answer, games_with_hands
from tests.e2e.room import TELEVISION, check_screen, curtain_for, lift, sit_beside, turn_on
from tests.e2e.tables import open_table
from tests.e2e.visitor import DESKTOP, PHONE, Visit, Visitor
from tischlein.catalog import find

pytestmark = pytest.mark.browser


def test_two_at_one_device_play_a_whole_match_with_a_curtain_between_them(visit: Visit) -> None:
    device = visit(PHONE)
    open_table(device, [None, None], start="wait")
    sit_beside(device, "Ben")
    device.press("start")
    names = ["Anna", "Ben"]
    expect(device.page.locator('[data-curtain="0"]')).to_be_visible()
    judge(device, "the curtain")
    lift(device, 0, "Anna")
    judge(device, "a shared device")
    answer(device)
    taken_back(device)
    for _ in range(MOST_ANSWERS):
        device.wait(lambda: device.update.is_over or curtain_for(device) is not None, "a curtain or the end")
        seat = curtain_for(device)
        if seat is None:
            break
        lift(device, seat, names[seat])
        answer(device)
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
    answer(device)


@pytest.mark.parametrize("game", games_with_hands())
def test_every_game_fits_a_television_and_axe_finds_nothing(visit: Visit, game: str) -> None:
    player, television = enter(visit, DESKTOP, game), enter(visit, TELEVISION, game)
    code = open_table(player, [None, *["level1"] * (find(game).seats[-1] - 1)])
    turn_on(television, code)
    for _ in range(3):
        player.wait(lambda: player.is_asked, "my turn")
        check_screen(television, f"step {player.update.step}")
        answer(player)
    judge(television, game)
