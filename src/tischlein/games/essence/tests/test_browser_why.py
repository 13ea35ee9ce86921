"""Whoever tries what cannot be done reads why, with the paragraph of the rules one tap away, and sees what is meant."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import by_keys, enter
from tests.e2e.reasons import by_language, reads_the_paragraph, told_after
from tests.e2e.room import join
from tests.e2e.tables import open_table
from tests.e2e.visitor import PHONE, Look, Visit, Visitor
from tischlein.games.essence.tests.browser import AT_ONCE, GAME, answer, favourite, play_until, seen

pytestmark = pytest.mark.browser

DESKS = [Look(1280, 800, "light", language) for language in ("de", "en")]
on_a_desk = pytest.mark.parametrize("look", DESKS, ids=lambda look: look.language)


def after_a_computer(visit: Visit, look: Look) -> Visitor:
    """A computer sits in seat 1, and has chosen its guess cards first."""
    visitor = enter(visit, look, GAME)
    open_table(visitor, ["level1", None], AT_ONCE)
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


def check_told(visitor: Visitor, sentence: str, rule: str) -> None:
    told = visitor.page.get_by_test_id("reason")
    expect(told).to_contain_text(sentence)
    expect(told).to_have_text(re.compile(f"§{rule}$"))


def check_pointed_at(visitor: Visitor, target: str) -> None:
    expect(visitor.page.locator(f"[data-board] {target}[data-in-the-way]").first).to_be_visible()


@by_language
def test_guess_cards_that_somebody_has(visit: Visit, look: Look) -> None:
    visitor = after_a_computer(visit, look)
    assert told_after(visitor, ".set.taken").why == "number_taken"
    holder = visitor.page.locator('[data-seat="0"] .name').text_content()
    check_told(visitor, visitor.say("why-number_taken", number=seen(visitor).seats[0].roman, player=holder), "11")
    check_pointed_at(visitor, "[data-set]")
    reads_the_paragraph(visitor, "11")


@on_a_desk
def test_by_keyboard_a_set_that_is_taken_and_then_a_free_one(visit: Visit, look: Look) -> None:
    visitor = after_a_computer(visit, look)
    by_keys(visitor, ".set.taken")
    expect(visitor.page.get_by_test_id("reason")).not_to_have_text("")
    check_pointed_at(visitor, "[data-set]")
    by_keys(visitor, "[data-set][aria-disabled=false]")
    expect(visitor.page.get_by_test_id("reason")).to_have_text("")


def test_a_way_card_while_somebody_else_chooses(visit: Visit) -> None:
    anna, ben = enter(visit, PHONE, GAME), enter(visit, DESKS[1], GAME)
    code = open_table(anna, [None, None], {**AT_ONCE, "emblems": "dealt"}, start="wait")
    join(ben, code, "Ben")
    anna.press("start")
    for visitor in (anna, ben):
        visitor.wait_for_match()
    ben.page.locator("[data-way]").first.click(force=True)
    expect(ben.page.get_by_test_id("reason")).to_contain_text(ben.say("why-not_your_turn", player="Anna"))
    check_pointed_at(ben, '[data-seat="0"]')


@on_a_desk
def test_a_word_where_the_symbol_asks_for_something_else(visit: Visit, look: Look) -> None:
    visitor = enter(visit, look, GAME)
    # The whole deck, so that such a symbol comes.
    open_table(visitor, [None, "level1"], {**AT_ONCE, "deck_length": "full"})
    play_until(visitor, "fivestar", "sevenstar")
    symbol = seen(visitor).ask
    key = {"fivestar": "why-asks_step", "sevenstar": "why-asks_player"}[symbol]
    visitor.page.locator("[data-word]").click(force=True)
    check_told(visitor, visitor.say(key, symbol=visitor.say(f"word-{symbol}")), "19")
    check_pointed_at(visitor, "[data-tip]")


@by_language
def test_an_answer_that_lies_open_and_a_pile_too_small_to_give(visit: Visit, look: Look) -> None:
    visitor = enter(visit, look, GAME)
    open_table(visitor, [None, "level1"], AT_ONCE)
    play_until(visitor, "next")
    assert told_after(visitor, "[data-answer] .answer").why == "go_on_first"
    check_told(visitor, visitor.say("why-go_on_first"), "28a")
    check_pointed_at(visitor, "[data-do=next]")
    answer(visitor, favourite(visitor))
    play_until(visitor, "trade")
    mine = seen(visitor).seats[0].holdings
    assert mine is not None
    few = next(kind for kind, count in mine.items() if count < 2)
    assert told_after(visitor, f'[data-pile="{few}"]').why == "no_pair"
    check_told(visitor, visitor.say(f"word-{few}"), "34")
    check_pointed_at(visitor, f'[data-pile="{few}"]')
