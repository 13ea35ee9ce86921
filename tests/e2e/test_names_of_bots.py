"""Computer players have names of people: the same for everybody at a table, whole on a phone, with the level beside."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import enter
from tests.e2e.room import TELEVISION
from tests.e2e.tables import go_to_table, open_table
from tests.e2e.visitor import DESKTOP, PHONE, Visit, Visitor
from tischlein.bots.roster import NAMES
from tischlein.catalog import games

pytestmark = pytest.mark.browser

LARGEST = max(games().values(), key=lambda game: game.seats[-1])
# Puts every name into the seat bar, one after the other, and returns those that do not fit.
CUT_OFF = """(names) => {
  const places = [...document.querySelectorAll('.seats.close-set .name')].slice(1);
  return names.filter((name) => places.some((place) => {
    place.textContent = name;
    return place.scrollWidth > place.clientWidth;
  }));
}"""


def names_in(visitor: Visitor) -> list[str]:
    places = visitor.page.locator(".seats.close-set .name")
    expect(places.first).to_be_visible()
    return [name for name in places.all_inner_texts() if name in NAMES]


@pytest.mark.parametrize("seats", [seats for seats in (2, 4, LARGEST.seats[-1]) if seats in LARGEST.seats])
def test_every_name_fits_into_the_seat_bar_of_a_phone(visit: Visit, seats: int) -> None:
    visitor = enter(visit, PHONE, LARGEST.id)
    open_table(visitor, [None, *["level1"] * (seats - 1)])
    assert len(set(names_in(visitor))) == seats - 1
    assert visitor.page.evaluate(CUT_OFF, list(NAMES)) == []


def test_everybody_meets_the_same_players_with_their_level_in_the_own_language(visit: Visit) -> None:
    host, guest, television = [enter(visit, look, LARGEST.id) for look in (PHONE, DESKTOP, TELEVISION)]
    code = open_table(host, [None, "level2", "random"], start="wait")
    rows = host.page.get_by_role("listitem")
    expect(rows.first).to_be_visible()
    called = sorted({*rows.locator("strong").all_inner_texts()} & {*NAMES})
    assert len(called) == 2
    for level in ("level2", "random"):
        expect(rows.filter(has_text=host.say(f"bot-{level}")).first).to_be_visible()
    host.press("start")
    for visitor in (host, guest):
        go_to_table(visitor, code)
        assert sorted(names_in(visitor)) == called
        seat_bar = visitor.page.locator(".seats.close-set")
        expect(seat_bar.get_by_text(visitor.say("bot-level2"), exact=True)).to_be_visible()
    television.page.goto(f"/t/{code}/screen")
    for name in called:
        expect(television.page.get_by_role("complementary").get_by_text(name, exact=True)).to_be_visible()
    expect(television.page.get_by_text(television.say("bot-level2"), exact=True)).to_be_visible()
