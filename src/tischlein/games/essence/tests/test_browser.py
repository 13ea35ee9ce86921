"""Essence in the browser: whole matches on phone and desk, all within reach, and an evening with a television."""

import re

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.boards import LOOKS, TWO_BOTS, by_keys, check_reach, enter, judge, judge_sheet, look_name
from tests.e2e.by_ear import must_be_told_apart, read_answers, unfold_answers
from tests.e2e.line import Line
from tests.e2e.plain import choose_plain_board
from tests.e2e.room import TELEVISION, check_screen, join, turn_on
from tests.e2e.tables import open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tests.e2e.words import plain_texts
from tischlein.core.options import Choice
from tischlein.core.vocabulary import Named
from tischlein.games.essence.tests.browser import (
    AT_ONCE,
    GAME,
    answer,
    favourite,
    play_on,
    play_until,
    seen,
)
from tischlein.games.essence.views.view import EssenceView

pytestmark = pytest.mark.browser

SIX_BOTS: list[str | None] = [None, *["level1"] * 6]
SMALL_PHONE = Look(320, 640, "light", "en", "finger")
# Long words may break there; nobody hears it.
SOFT_HYPHEN = "\u00ad"


def at_table(visit: Visit, look: Look, bots: list[str | None] = TWO_BOTS, **options: Choice) -> Visitor:
    visitor = enter(visit, look, GAME)
    open_table(visitor, bots, {**AT_ONCE, **options})
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


@pytest.mark.parametrize("look", [PHONE, SMALL_PHONE, DESKTOP], ids=look_name)
def test_a_whole_match_from_the_first_number_to_the_count(visit: Visit, look: Look) -> None:
    visitor = at_table(visit, look)
    play_until(visitor, "trade")
    check_reach(visitor, "trade")
    judge(visitor, "trade")
    play_on([visitor])
    expect(visitor.result).to_be_visible()
    result, view = visitor.update.result, seen(visitor)
    assert result is not None and len(view.past) == view.turns == 9
    points = [seat.points.points if seat.points else None for seat in view.seats]
    assert result.scores == points, "the result tells the points that lie on the table"
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("table")).to_be_visible()
    judge(visitor, "over")


def test_tips_turn_over_after_a_countdown_that_tells_nothing(visit: Visit) -> None:
    visitor = enter(visit, DESKTOP, GAME, motion="full")
    open_table(visitor, TWO_BOTS, AT_ONCE)
    play_until(visitor, "triangle", "fivestar", "circle", "sevenstar")
    coins = visitor.page.locator("[data-home] li:not(.none)")
    visitor.page.evaluate(
        """(tips) => {
          window.stages = [];
          new MutationObserver(() => {
            const scene = document.querySelector('[data-act]')?.dataset.act;
            const isTold = document.querySelector('.answers') !== null || document.body.innerText.includes(tips);
            if (scene && window.stages.at(-1)?.[0] !== scene) window.stages.push([scene, isTold]);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }""",
        visitor.say("event-revealed", tips="").strip(" ."),
    )
    assert coins.count() == 0
    answer(visitor, favourite(visitor))
    expect(visitor.page.locator("[data-act=read]")).to_be_visible()
    assert visitor.page.evaluate("window.stages") == [
        ["count-3", False],
        ["count-2", False],
        ["count-1", False],
        ["turn", False],
        ["sort", True],
        ["read", True],
    ]


def test_a_tip_can_be_changed_until_all_are_in_and_nobody_else_learns_of_it(visit: Visit) -> None:
    anna, ben = enter(visit, PHONE, GAME), enter(visit, DESKTOP, GAME)
    code = open_table(anna, [None, None, "level1"], {**AT_ONCE, "emblems": "dealt"}, start="wait")
    join(ben, code, "Ben")
    anna.press("start")
    for visitor in (anna, ben):
        visitor.wait_for_match()
    answer(anna, favourite(anna))
    ben.wait(lambda: ben.is_asked, "all tip")
    expect(ben.page.locator("[data-tip]").first).to_be_visible()
    first, second = [action for action in anna.update.actions if action["do"] != "swap"][:2]
    before = ben.page.locator("[data-board]").inner_html()
    answer(anna, first)
    expect(anna.page.locator("[data-tip].laid")).to_have_count(1)
    answer(anna, second)
    anna.page.wait_for_timeout(300)
    assert ben.page.locator("[data-board]").inner_html() == before, "Ben's board has not changed"
    answer(ben, favourite(ben))
    anna.wait(lambda: seen(anna).reveal is not None, "the reveal")
    reveal = seen(anna).reveal
    assert reveal is not None and reveal.tips[0] == number_of(second), "only the last one counts"


def number_of(action: Named) -> int:
    roman = ["I", "II", "III", "IV", "V", "VI", "VII"]
    word = str(action.get("place") or action.get("step") or action.get("number"))
    return roman.index(word) + 1 if word in roman else int(word)


def test_on_a_phone_the_whole_decision_fits_one_screen_with_seven(visit: Visit) -> None:
    # The whole deck, so that every symbol comes.
    visitor = at_table(visit, PHONE, SIX_BOTS, deck_length="full")
    missing = {"emblem", "choose", "triangle", "fivestar", "sevenstar", "next"}
    while missing:
        visitor.wait(lambda: visitor.is_asked, "a question")
        ask = seen(visitor).ask
        if ask in missing:
            check_reach(visitor, ask)
            missing.discard(ask)
        answer(visitor, favourite(visitor))


def test_by_keyboard_alone_a_number_a_question_and_a_tip(visit: Visit) -> None:
    visitor = at_table(visit, DESKTOP)
    for ask, card in (("emblem", "[data-set]"), ("choose", "[data-way]")):
        play_until(visitor, ask)
        by_keys(visitor, f"{card}[aria-pressed=false]", f"{card}[aria-pressed=true]")
        wait_for_another(visitor, ask)
    by_keys(visitor, "[data-tip][aria-pressed=false]", "[data-tip][aria-pressed=true]")
    visitor.wait(lambda: seen(visitor).reveal is not None, "the tips lie open")
    play_until(visitor, "next")
    by_keys(visitor, "[data-do=next]")
    visitor.wait(lambda: seen(visitor).turn == 2, "the next turn")


def wait_for_another(visitor: Visitor, ask: str) -> None:
    visitor.wait(lambda: visitor.is_asked and seen(visitor).ask != ask, "the next question")


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_axe_finds_nothing_on_the_board_and_its_sheets(visit: Visit, look: Look) -> None:
    visitor = at_table(visit, look)
    judge(visitor, "emblem")
    play_until(visitor, "choose")
    judge(visitor, "choose")
    answer(visitor, favourite(visitor))
    visitor.wait(lambda: visitor.is_asked, "all tip")
    visitor.tap("[data-tip] >> nth=0")
    judge(visitor, "tip")
    visitor.press("rules")
    judge_sheet(visitor, "rules")
    visitor.page.keyboard.press("Escape")
    play_until(visitor, "next")
    judge(visitor, "reveal")
    visitor.tap("[data-things]" if look.is_phone else '[data-seat="1"]')
    judge_sheet(visitor, "who has what")
    answer(visitor, favourite(visitor))
    visitor.wait(lambda: visitor.is_asked, "the next turn")
    visitor.tap("[data-last]")
    judge_sheet(visitor, "the last turn")


def test_seven_play_on_the_plain_board(visit: Visit) -> None:
    visitor = enter(visit, DESKTOP, GAME)
    choose_plain_board(visitor)
    open_table(visitor, SIX_BOTS, {**AT_ONCE, "emblems": "dealt"})
    visitor.wait_for_match()
    for _ in range(200):
        visitor.wait(lambda: visitor.is_asked or visitor.update.is_over, "a question or the end")
        if visitor.update.is_over:
            break
        answer_plainly(visitor)
    expect(visitor.result).to_be_visible()
    assert visitor.page.locator(".essence[data-stage]").count() == 0, "no drawn board was needed"


def answer_plainly(visitor: Visitor) -> None:
    """By the button of an answer, after all of them were listened to."""
    expect(visitor.page.locator(f'[data-question="{visitor.update.question}"]')).to_be_attached()
    unfold_answers(visitor)
    for action in visitor.update.actions:
        expect(plain_button(visitor, action)).to_have_accessible_name(re.compile(re.escape(meant(visitor, action))))
    must_be_told_apart(read_answers(visitor))
    action = favourite(visitor)
    visitor.answer(lambda: visitor.tap(plain_button(visitor, action)), f"{action}: is taken")


def plain_button(visitor: Visitor, action: Named) -> Locator:
    return visitor.page.locator(f"button[data-answer='{msgspec.json.encode(action).decode()}']")


def meant(visitor: Visitor, action: Named) -> str:
    """What an answer is about: the question, the concept, the step in words or the person, never a bare number."""
    view = seen(visitor)
    match action["do"]:
        case "choose":
            return visitor.say(f"word-{next(way for way in view.display if way.way == action['way']).question}")
        case "pick" | "swap":
            return visitor.say(f"word-{view.concepts[int(str(action['place'])) - 1].concept}")
        case "rate":
            assert view.way is not None
            return visitor.say(f"scale-{view.way.colour}-{action['step']}").replace(SOFT_HYPHEN, "")
        case "name":
            seat = next(seat.seat for seat in view.seats if seat.roman == action["number"])
            name = visitor.page.locator(f'[data-sits="{seat}"] .name').inner_text()
            return name.removesuffix(visitor.say("seat-you")).strip()
        case "take" | "trade":
            return visitor.say(f"word-{action.get('what', action.get('get'))}")
        case deed:
            return visitor.say(f"action-{deed}")


def test_an_evening_with_a_television_three_phones_and_a_computer(visit: Visit) -> None:
    anna, ben, cleo = [enter(visit, look, GAME) for look in (PHONE, SMALL_PHONE, PHONE)]
    television, line = enter(visit, TELEVISION, GAME), Line(cleo)
    code = open_table(anna, [None, None, None, "level1"], AT_ONCE, start="wait")
    turn_on(television, code)
    join(ben, code, "Ben")
    join(cleo, code, "Cleo")
    anna.press("start")
    for visitor in (anna, ben, cleo, television):
        visitor.wait_for_match()
    everybody = [anna, ben, cleo]
    play_until_all_tip(everybody)
    check_with_longest_question(television, "all tip")
    seats = television.page.locator("[data-seat-state]")
    expect(seats.nth(0)).to_have_attribute("data-seat-state", "due")
    answer(anna, favourite(anna))
    expect(seats.nth(0)).to_have_attribute("data-seat-state", "answered")
    assert seen(television).reveal is None, "who has tipped is seen, what is not"
    reload(ben)
    line.fall_asleep()
    answer(ben, favourite(ben))
    line.wake_up()
    cleo.wait(lambda: cleo.is_asked, "awake, and asked as before")
    answer(cleo, favourite(cleo))
    expect(television.page.locator("[data-reveal]")).to_be_visible()
    check_with_longest_question(television, "the reveal")
    judge(television, "the reveal")
    play_on(everybody)
    expect(television.result).to_be_visible()
    views = [update.view_as(EssenceView) for update in television.updates]
    assert all(view.seat is None and view.nature is None and view.advice is None for view in views)


def check_with_longest_question(television: Visitor, when: str) -> None:
    """Which way is walked is luck: the screen has to have room for the question with the most letters."""
    longest = max((text for text in plain_texts("de", GAME) if text.endswith("?")), key=len)
    television.page.locator(".banner .question").evaluate("(shown, words) => (shown.textContent = words)", longest)
    check_screen(television, when)


def play_until_all_tip(phones: list[Visitor]) -> None:
    for _ in range(20):
        phones[0].wait(lambda: any(phone.is_asked for phone in phones), "somebody is asked")
        if all(phone.is_asked for phone in phones):
            return
        for phone in phones:
            phone.page.wait_for_timeout(20)
            if phone.is_asked and seen(phone).phase != "tip":
                answer(phone, favourite(phone))
    raise AssertionError("all tip")


def reload(phone: Visitor) -> None:
    seat, question = phone.table.mine, phone.update.question
    phone.told.clear()
    phone.page.reload()
    phone.wait(lambda: phone.has_match and phone.has_table, "back after a reload")
    assert (phone.table.mine, phone.update.question) == (seat, question), "in the same seat, asked the same"
