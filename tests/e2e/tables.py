"""Ways to a table that a test needs but is not about: opened by the server's own addresses, then looked at."""

from collections.abc import Mapping

import msgspec
from playwright.sync_api import expect

from tests.e2e.playing import at_once
from tests.e2e.visitor import DESKTOP, Look, Visit, Visitor
from tests.some_games import TURN_BY_TURN
from tischlein.core.options import Choice
from tischlein.wire.http import Opened

POST = """async ([path, body]) => {
  const answer = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return [answer.status, await answer.text()];
}"""


def post(visitor: Visitor, path: str, body: Mapping[str, object]) -> bytes:
    """As the visitor's page would: with its cookie, from its origin, by the names that its browser knows."""
    status, text = visitor.page.evaluate(POST, [path, msgspec.json.encode(body).decode()])
    assert status == 200, f"{path}: {text}"
    return str(text).encode()


def open_table(
    visitor: Visitor,
    bots: list[str | None],
    options: Mapping[str, Choice] | None = None,
    name: str = "Anna",
    start: str = "start",
) -> str:
    """A new table of the visitor's game with this visitor in the first free seat; returns its code."""
    post(visitor, "/api/me", {"name": name})
    chosen = at_once(visitor) if options is None else options
    wanted = {"game": visitor.game, "bots": bots, "options": chosen, "start": start == "start"}
    code = msgspec.json.decode(post(visitor, "/api/tables", wanted), type=Opened).code
    go_to_table(visitor, code)
    if start == "start":
        # The board's code and words come after the first message: who looks at the page waits for them.
        expect(visitor.page.locator("[data-board] > :not(.quiet)").first).to_be_visible()
    return code


def open_lesson(visitor: Visitor, lesson: str) -> None:
    """A table at which an open lesson of the visitor's game goes on."""
    post(visitor, "/api/me", {"name": "Anna"})
    opened = post(visitor, "/api/tables", {"game": visitor.game, "bots": [], "lesson": lesson})
    go_to_table(visitor, msgspec.json.decode(opened, type=Opened).code)


def go_to_table(visitor: Visitor, code: str) -> None:
    visitor.page.goto(f"/t/{code}")
    visitor.wait(lambda: visitor.told, "the table's first message")


def against_bot(visit: Visit, look: Look = DESKTOP, options: Mapping[str, Choice] | None = None) -> Visitor:
    visitor = visit(look)
    open_table(visitor, [None, "level1"], options)
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


def two_players(
    visit: Visit, looks: tuple[Look, Look], options: Mapping[str, Choice] | None = None, game: str = TURN_BY_TURN
) -> tuple[Visitor, Visitor, str]:
    """Anna (first seat, host) and Ben (second seat, by the invitation's link) at a table that has started."""
    anna, ben = visit(looks[0]), visit(looks[1])
    anna.game = ben.game = game
    code = open_table(anna, [None, None], options, start="wait")
    go_to_table(ben, code)
    ben.page.get_by_label(ben.say("my-name"), exact=True).fill("Ben")
    ben.press("sit-here")
    anna.press("start")
    for visitor in (anna, ben):
        visitor.wait_for_match()
    return anna, ben, code
