"""Computer players have names of people: the same for everybody at a table, whole on a phone, with the level beside."""

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import enter
from tests.e2e.playing import answer, games_with_hands
from tests.e2e.room import TELEVISION
from tests.e2e.tables import go_to_table, open_table
from tests.e2e.visitor import DESKTOP, PHONE, Visit, Visitor
from tischlein.bots.roster import NAMES
from tischlein.catalog import find, games

pytestmark = pytest.mark.browser

LARGEST = max(games().values(), key=lambda game: game.seats[-1])
# Puts every name into the seat bar, one after the other, and returns those that do not fit into one line.
CUT_OFF = """(names) => {
  const places = [...document.querySelectorAll('[data-sits] .name')].slice(1);
  return names.filter((name) => places.some((place) => {
    place.textContent = name;
    const line = parseFloat(getComputedStyle(place).lineHeight);
    return place.scrollWidth > place.clientWidth || place.clientHeight > 1.5 * line;
  }));
}"""
# What of a seat is not shown whole, or stands beside the seat that it belongs to; seats without figures.
ASTRAY = """() => [...document.querySelectorAll('[data-sits]')].flatMap((seat, at) => {
  const box = seat.getBoundingClientRect();
  const parts = [...seat.querySelectorAll('.name, .figures, [data-tally]')];
  const astray = parts.filter((part) => {
    const own = part.getBoundingClientRect();
    return own.left < box.left || own.right > box.right || own.bottom > box.bottom + 1
      || part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2;
  }).map((part) => `${seat.dataset.sits}: ${part.className} ${part.textContent}`);
  const owners = [seat.dataset.sits, ...parts.map((part) => part.dataset.tally?.split('-')[0] ?? `${at}`)];
  const isBare = !seat.querySelector('.figures [data-tally]')?.getBoundingClientRect().width;
  return [...astray, ...owners.filter((owner) => owner !== `${at}`), ...(isBare ? [`${at}: no figures`] : [])];
})"""
# Two mistakes that must be found: a figure under another's name, and a bar without figures.
PLANTS = {
    "under another's name": "document.querySelector('[data-sits=\"1\"] .figures').append("
    "document.querySelector('[data-sits=\"0\"] [data-tally]'))",
    "no figures": "document.querySelectorAll('[data-sits] .figures').forEach((figures) => figures.replaceChildren())",
}
ANSWERS = 3
PHONES = [replace(PHONE, width=320, height=640), PHONE]


def names_in(visitor: Visitor) -> list[str]:
    places = visitor.page.locator("[data-sits] .name")
    expect(places.first).to_be_visible()
    return [name for name in places.all_inner_texts() if name in NAMES]


@pytest.mark.parametrize("seats", LARGEST.seats)
def test_names_and_figures_fit_into_the_seat_bar_of_a_phone(visit: Visit, seats: int) -> None:
    visitor = enter(visit, PHONES[0], LARGEST.id)
    open_table(visitor, [None, *["level1"] * (seats - 1)], name="Friederike")
    assert len(set(names_in(visitor))) == seats - 1
    expect(visitor.page.locator("[data-sits] [data-tally]").first).to_be_visible()
    for phone in PHONES:
        visitor.page.set_viewport_size({"width": phone.width, "height": phone.height})
        assert visitor.page.evaluate(ASTRAY) == []
    assert visitor.page.evaluate(CUT_OFF, list(NAMES)) == []


@pytest.mark.parametrize("game", games_with_hands())
def test_every_figure_stands_with_the_seat_that_it_belongs_to(visit: Visit, game: str) -> None:
    visitor = enter(visit, PHONES[0], game)
    seats = find(game).seats[-1]
    open_table(visitor, [None, *["level1"] * (seats - 1)])
    counted = visitor.page.locator("[data-sits]:has([data-tally])")
    # Some have nothing to count before everybody's first answer.
    for _ in range(ANSWERS):
        visitor.wait(lambda: counted.count() == seats or visitor.is_asked, "figures, or a question")
        if counted.count() < seats:
            answer(visitor)
    expect(counted).to_have_count(seats)
    for phone in [*PHONES, DESKTOP]:
        visitor.page.set_viewport_size({"width": phone.width, "height": phone.height})
        assert visitor.page.evaluate(ASTRAY) == []


@pytest.mark.parametrize("planted", PLANTS)
def test_figures_that_are_not_with_their_seat_are_found(visit: Visit, planted: str) -> None:
    visitor = enter(visit, PHONE, LARGEST.id)
    open_table(visitor, [None, "level1"])
    expect(visitor.page.locator("[data-sits] [data-tally]").first).to_be_visible()
    assert visitor.page.evaluate(ASTRAY) == []
    visitor.page.evaluate(PLANTS[planted])
    assert visitor.page.evaluate(ASTRAY) != []


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
        levels = visitor.page.locator(".seats.close-set").get_by_text(visitor.say("bot-level2"), exact=True)
        expect(levels).to_be_visible()
    television.page.goto(f"/t/{code}/screen")
    for name in called:
        expect(television.page.get_by_role("complementary").get_by_text(name, exact=True)).to_be_visible()
    expect(television.page.get_by_text(television.say("bot-level2"), exact=True)).to_be_visible()
