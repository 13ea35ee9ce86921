"""Via Magica in the browser: whole matches with bots, two people and a bot, and everything within reach of a thumb."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import LOOKS, TWO_BOTS, by_keys, check_reach, enter, judge, judge_sheet, look_name
from tests.e2e.endings import play_quickly
from tests.e2e.riddles import riddles
from tests.e2e.steady import unsteady, watch_heights
from tests.e2e.tables import go_to_table, open_table
from tests.e2e.told import Done
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tischlein.games.via_magica.tests.browser import GAME, answer, favourite, play_on, play_until_both_are_asked, seen

pytestmark = pytest.mark.browser


def at_table(visit: Visit, look: Look, starting_gates: str, bots: list[str | None] = TWO_BOTS) -> Visitor:
    visitor = enter(visit, look, GAME)
    open_table(visitor, bots, {"starting_gates": starting_gates})
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


def wait_for(visitor: Visitor, *asks: str) -> None:
    """Plays on until one of these questions is asked."""
    for _ in range(200):
        visitor.wait(lambda: visitor.is_asked, "a question")
        if seen(visitor).ask in asks:
            return
        answer(visitor, favourite(visitor))
    raise AssertionError(f"never asked: {asks}")


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_three_play_a_whole_match_from_the_box_to_the_score(visit: Visit, look: Look) -> None:
    visitor = enter(visit, look, GAME, motion="full")
    visitor.tap(visitor.page.locator(f'[data-game="{GAME}"]').get_by_role("radio", name="3", exact=True))
    visitor.tap(visitor.box_button("play-now"))
    visitor.wait(lambda: visitor.has_match and visitor.is_asked, "the first question")
    assert len(seen(visitor).hand) == 6 and len(seen(visitor).areas) == 3
    play_on([visitor])
    expect(visitor.result).to_be_visible()
    points = [sum(area.points.values()) for area in seen(visitor).areas]
    result = visitor.update.result
    assert result is not None and result.scores == points, "the result tells the points that lay on the table"


def test_two_people_and_a_bot_place_side_by_side_and_in_secret(visit: Visit) -> None:
    anna, ben = enter(visit, DESKTOP, GAME), enter(visit, PHONE, GAME)
    code = open_table(anna, [None, None, "level1"], {"starting_gates": "dealt"}, start="wait")
    go_to_table(ben, code)
    ben.page.get_by_label(ben.say("my-name"), exact=True).fill("Ben")
    ben.press("sit-here")
    anna.press("start")
    for visitor in (anna, ben):
        visitor.wait_for_match()
    play_until_both_are_asked(anna, ben)
    expect(ben.page.locator("[data-board] .table")).to_be_visible()
    heard, before = len(ben.heard), ben.page.locator("[data-board]").inner_html()
    crystals = seen(ben).areas[0].zone
    answer(anna, favourite(anna))
    ben.page.wait_for_timeout(300)
    assert anna.update.answered, "Anna waits for Ben"
    assert seen(ben).areas[0].zone == crystals, "her crystal is not shown to him"
    assert all('"placed"' not in told and '"moved"' not in told for told in ben.heard[heard:]), "nor told"
    assert ben.page.locator("[data-board]").inner_html() == before, "his page has not changed"
    play_on([anna, ben], rounds=seen(anna).round + 6)


def test_a_secret_choice_can_be_changed_while_the_others_think(visit: Visit) -> None:
    anna, ben = enter(visit, PHONE, GAME), enter(visit, DESKTOP, GAME)
    code = open_table(anna, [None, None], {"starting_gates": "dealt"}, start="wait")
    go_to_table(ben, code)
    ben.press("sit-here")
    anna.press("start")
    for visitor in (anna, ben):
        visitor.wait_for_match()
    play_until_both_are_asked(anna, ben)
    before = crystals_of(anna)
    answer(anna, favourite(anna))
    mine = anna.page.locator(f'[data-spot][aria-label*="{anna.say("label-decided")}"]')
    expect(mine).to_have_count(1)
    # The page shows the new answer before the table has it: Ben waits for the table.
    taken = len(done(anna))
    anna.press("action-pass")
    expect(mine).to_have_count(0)
    anna.wait(lambda: len(done(anna)) > taken, "the table has the other answer")
    assert anna.update.answered, "Anna waits for Ben"
    answer(ben, favourite(ben))
    anna.wait(lambda: not anna.update.answered, "the round goes on")
    assert crystals_of(anna) == before, "only the last answer counts"


def crystals_of(visitor: Visitor) -> list[list[bool]]:
    return [gate.crystals for gate in seen(visitor).areas[0].zone]


def done(visitor: Visitor) -> list[Done]:
    return [told for told in visitor.told if isinstance(told, Done)]


def test_on_a_phone_the_whole_decision_fits_one_screen(visit: Visit) -> None:
    visitor = at_table(visit, PHONE, "choose", [None, "level1", "level1", "level1", "level1", "level1"])
    for ask in ("choose", "place", "take_gate"):
        wait_for(visitor, ask)
        check_reach(visitor, ask)
        assert riddles(visitor) == set(), f"{ask}: whatever can be tapped says what it is"


# What can be tapped and is not wholly inside the board, and what lies over who catches.
CUT = """() => {
  const board = document.querySelector('main').getBoundingClientRect();
  const found = [...document.querySelectorAll('[data-spot], [data-supply], [data-do], .way')]
    .filter((one) => one.checkVisibility());
  const isCut = (box) => box.left < board.left || box.right > board.right + 1 || box.bottom > board.bottom + 1;
  const cut = found.filter((one) => isCut(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
  const catcher = [...document.querySelectorAll('.catcher')].filter((one) => one.checkVisibility());
  const box = catcher[0].getBoundingClientRect();
  const met = document.elementFromPoint(box.right - 4, box.top + box.height / 2);
  if (catcher.length !== 1 || !catcher[0].contains(met)) cut.push('something lies over who catches');
  return cut;
}"""


@pytest.mark.parametrize(("width", "height"), [(640, 400), (740, 360), (640, 360), (1024, 768)])
def test_on_a_low_screen_or_a_tablet_every_space_and_every_answer_is_whole(
    visit: Visit, width: int, height: int
) -> None:
    visitor = at_table(visit, Look(width, height, "dark", "de", "finger"), "dealt", [None, "level1"])
    wait_for(visitor, "place")
    assert visitor.page.evaluate(CUT) == []


# What of the gates of all is not wholly inside the board, or not inside what it lies on.
BELOW = """() => {
  const board = document.querySelector('main').getBoundingClientRect();
  const holds = (ground, box) => box.left >= ground.left - 1 && box.right <= ground.right + 1
    && box.top >= ground.top - 1 && box.bottom <= ground.bottom + 1;
  const isOut = (ground, one) => !holds(ground, one.getBoundingClientRect());
  const seats = [...document.querySelectorAll('main .seats .seat')];
  const gates = [...document.querySelectorAll('main .mini')];
  const out = seats.filter((one) => isOut(board, one));
  for (const gate of gates) {
    const spaces = [...gate.querySelectorAll('.spaces > *')];
    out.push(...[gate, ...spaces].filter((one) => isOut(gate.parentElement.getBoundingClientRect(), one)));
  }
  return [seats.length, gates.length > 5, out.map((one) => one.outerHTML.slice(0, 80))];
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
@pytest.mark.parametrize("seats", [3, 6])
def test_who_looks_back_sees_everybodys_gates_above_the_bar(visit: Visit, seats: int, size: tuple[int, int]) -> None:
    visitor = enter(visit, Look(*size, "dark", "de"), GAME)
    code = open_table(visitor, [None, *["level1"] * (seats - 1)], {"starting_gates": "dealt"})
    play_quickly(visitor, code, shun=["pass"])
    visitor.wait(lambda: visitor.update.is_over, "the end")
    visitor.page.goto(f"/t/{code}/replay")
    slider = visitor.page.get_by_role("slider", name=visitor.say("replay-step"))
    for share in (0.3, 0.6, 1):
        slider.fill(str(int(int(slider.get_attribute("max") or 0) * share)))
        visitor.wait(lambda: visitor.page.evaluate(BELOW) == [seats, True, []], "all gates lie above the bar")


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740)])
def test_on_a_phone_no_gate_moves_while_one_chooses(visit: Visit, width: int, height: int) -> None:
    visitor = at_table(visit, Look(width, height, "light", "de", "finger"), "choose")
    watch_heights(visitor)
    for _ in range(20):
        visitor.wait(lambda: visitor.is_asked, "a question")
        answer(visitor, favourite(visitor))
    assert unsteady(visitor) == []


# Notes how much of the board's width the gates to choose from have while something is called out above them.
ROOM = """() => {
  window.rooms = [];
  const look = () => {
    const [cry, gates] = [document.querySelector('.cry'), document.querySelector('.choice')];
    const width = document.querySelector('main').clientWidth;
    if (cry && gates) window.rooms.push(gates.getBoundingClientRect().width / width);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_on_a_phone_on_its_side_what_is_called_out_leaves_the_gates_their_room(visit: Visit) -> None:
    visitor = enter(visit, Look(740, 360, "dark", "de", "finger"), GAME, motion="full")
    open_table(visitor, TWO_BOTS, {"starting_gates": "dealt"})
    visitor.page.evaluate(ROOM)
    for _ in range(3):
        wait_for(visitor, "take_gate")
        visitor.page.wait_for_function("() => !document.querySelector('[data-scene]')")
        answer(visitor, favourite(visitor))
    rooms = visitor.page.evaluate("window.rooms")
    assert rooms and min(rooms) > 0.9


def test_by_keyboard_alone_a_gate_is_kept_and_a_crystal_placed(visit: Visit) -> None:
    visitor = at_table(visit, DESKTOP, "choose")
    for _ in range(3):
        question = visitor.update.question
        by_keys(visitor, ".card.can", ".card.chosen")
        wait_for_another(visitor, question)
    wait_for(visitor, "place")
    round_before = seen(visitor).round
    by_keys(visitor, "[data-spot][data-deed=to]", "[data-spot][aria-pressed=true]")
    visitor.wait(lambda: seen(visitor).round > round_before or visitor.update.answered, "the crystal is placed")


def test_a_crystal_can_be_dragged_from_the_supply(visit: Visit) -> None:
    visitor = at_table(visit, DESKTOP, "dealt")
    wait_for(visitor, "place")
    target = visitor.page.locator("[data-spot][data-deed=to]").first
    to = target.get_attribute("data-spot")
    visitor.page.locator("[data-supply]").drag_to(target)
    visitor.wait(lambda: seen(visitor).areas[0].supply == 6, "one crystal has left the supply")
    gate = next(gate for gate in seen(visitor).areas[0].zone if to is not None and gate.slot == to[0])
    assert gate.crystals.count(True) == 1, "and lies where it was dropped"


def wait_for_another(visitor: Visitor, question: str | None) -> None:
    visitor.wait(lambda: visitor.update.question != question, "the answer is taken")


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_axe_finds_nothing_on_the_board_and_its_sheets(visit: Visit, look: Look) -> None:
    visitor = at_table(visit, look, "choose")
    judge(visitor, "choosing")
    wait_for(visitor, "place")
    visitor.tap("[data-spot][data-deed=to] >> nth=0")
    judge(visitor, "placing")
    # The first tap on the rewards says why there is none now, the second looks at them.
    visitor.tap(visitor.button("label-rewards"))
    expect(visitor.page.get_by_test_id("reason")).not_to_be_empty()
    for key in ("label-rewards", "label-bag", "label-display"):
        visitor.tap(visitor.button(key).locator("visible=true").first)
        judge_sheet(visitor, key)
    # On a phone there is no room for the others' gates: one button shows all of them.
    visitor.tap(visitor.button("label-seats") if look.is_phone else '[data-board] [data-seat="1"] .who')
    judge_sheet(visitor, "the others")
    visitor.press("rules")
    judge_sheet(visitor, "rules")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-spot][aria-pressed=true]")).to_have_count(0)
    wait_for(visitor, "take_gate")
    judge(visitor, "taking")
