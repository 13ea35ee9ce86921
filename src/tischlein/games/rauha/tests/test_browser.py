"""Rauha in the browser: whole matches with bots, undo inside a turn, and everything within reach of a thumb."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import LOOKS, TWO_BOTS, by_keys, check_reach, enter, judge, judge_sheet, look_name
from tests.e2e.riddles import riddles
from tests.e2e.steady import unsteady, watch_heights
from tests.e2e.tables import go_to_table, open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tischlein.games.rauha.tests.browser import GAME, answer, favourite, play_on, seen, wait_for

pytestmark = pytest.mark.browser

SMALL = Look(320, 640, "light", "de", "finger")
FOUR_BOTS: list[str | None] = [None, "level1", "level1", "level1", "level1"]


def at_table(visit: Visit, look: Look, bots: list[str | None] = TWO_BOTS, side: str = "A") -> Visitor:
    visitor = enter(visit, look, GAME)
    open_table(visitor, bots, {"side": side})
    visitor.wait(lambda: visitor.is_asked, "the first question")
    return visitor


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_three_play_a_whole_match_from_the_box_to_the_score(visit: Visit, look: Look) -> None:
    visitor = enter(visit, look, GAME, motion="full")
    visitor.tap(visitor.page.locator(f'[data-game="{GAME}"]').get_by_role("radio", name="3", exact=True))
    visitor.tap(visitor.box_button("play-now"))
    visitor.wait(lambda: visitor.has_match and visitor.is_asked, "the first question")
    assert len(seen(visitor).hand) == 4 and len(seen(visitor).areas) == 3
    play_on(visitor)
    expect(visitor.result).to_be_visible()
    result = visitor.update.result
    energies = [area.energy for area in seen(visitor).areas]
    assert result is not None and result.scores == energies, "the result tells the energy on the track"


def test_a_turn_is_taken_back_step_by_step_up_to_the_reveal_of_the_draft(visit: Visit) -> None:
    visitor = at_table(visit, PHONE)
    wait_for(visitor, "place")
    before = seen(visitor)
    assert "take_back" not in visitor.update.deeds, "what all have chosen is chosen"
    answer(visitor, favourite(visitor))
    wait_until_mine(visitor, "activate")
    visitor.press("undo")
    visitor.wait(lambda: seen(visitor).ask == "place", "the card is in my hand again")
    assert seen(visitor).areas[0] == before.areas[0] and seen(visitor).hand == before.hand
    expect(visitor.page.locator(f'[data-card="{before.hand[0]}"]')).to_be_visible()


def wait_until_mine(visitor: Visitor, ask: str) -> None:
    visitor.wait(lambda: visitor.is_asked and seen(visitor).ask == ask, f"I am asked to {ask}")


def test_a_kept_card_can_be_changed_while_the_others_think(visit: Visit) -> None:
    anna, ben = enter(visit, PHONE, GAME), enter(visit, DESKTOP, GAME)
    code = open_table(anna, [None, None], {}, start="wait")
    go_to_table(ben, code)
    ben.press("sit-here")
    anna.press("start")
    for visitor in (anna, ben):
        visitor.wait_for_match()
    cards = seen(anna).hand
    expect(ben.page.locator("[data-card]")).to_have_count(4)
    before = ben.page.locator("[data-board]").inner_html()
    for card in cards[:2]:
        answer(anna, {"do": "keep", "card": card})
        kept = anna.page.locator(f'[data-card="{card}"][aria-label*="{anna.say("label-card-kept")}"]')
        expect(kept).to_be_visible()
    assert ben.page.locator("[data-board]").inner_html() == before, "Ben sees nothing of it"
    answer(ben, favourite(ben))
    anna.wait(lambda: seen(anna).phase == "place", "all have chosen")
    assert seen(anna).hand == [cards[1]], "the last answer counts"


def test_looking_at_a_card_shows_on_the_world_what_it_would_bring(visit: Visit) -> None:
    visitor = at_table(visit, DESKTOP)
    preview = seen(visitor).previews[0]
    visitor.page.hover(f'[data-card="{preview.id}"]')
    expect(visitor.page.locator("[data-cell] .gain")).to_have_count(len(preview.cells))
    visitor.page.mouse.move(5, 5)
    expect(visitor.page.locator("[data-cell] .gain")).to_have_count(0)


def test_on_a_phone_hand_world_and_decision_fit_one_screen(visit: Visit) -> None:
    visitor = at_table(visit, PHONE, FOUR_BOTS, "B")
    for ask in ("keep", "place", "activate", "score"):
        wait_for(visitor, ask)
        check_reach(visitor, ask)
        assert riddles(visitor) == set(), f"{ask}: whatever can be tapped says what it is"


def test_on_the_smallest_phone_the_effects_of_the_hand_are_seen(visit: Visit) -> None:
    visitor = at_table(visit, SMALL, FOUR_BOTS)
    visitor.tap("[data-card] >> nth=0")
    rail = visitor.page.get_by_role("region", name=visitor.say("question"), exact=True).bounding_box()
    effects = visitor.page.locator("[data-card] [data-effect]")
    expect(effects).to_have_count(4)
    for number in range(4):
        box = effects.nth(number).bounding_box()
        assert rail is not None and box is not None and box["y"] + box["height"] <= rail["y"], "above the question"


@pytest.mark.parametrize("look", [SMALL, PHONE], ids=["small", "phone"])
def test_on_a_phone_no_card_moves_while_one_chooses(visit: Visit, look: Look) -> None:
    visitor = at_table(visit, look)
    watch_heights(visitor)
    for _ in range(12):
        visitor.wait(lambda: visitor.is_asked, "a question")
        answer(visitor, favourite(visitor))
    assert unsteady(visitor) == []


def test_by_keyboard_alone_a_card_is_kept_and_placed_or_discarded(visit: Visit) -> None:
    visitor = at_table(visit, DESKTOP)
    by_keys(visitor, "[data-card].can:not(.chosen)", "[data-card].chosen")
    wait_until_mine(visitor, "place")
    if visitor.page.locator("[data-cell][data-deed=place]").count():
        by_keys(visitor, "[data-cell][data-deed=place]", "[data-cell][aria-pressed=true]")
    else:
        by_keys(visitor, "[data-do=discard_for_crystals]")
    visitor.wait(lambda: not seen(visitor).areas[0].holds_card, "the card has left my hand")


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_axe_finds_nothing_on_the_board_and_its_sheets(visit: Visit, look: Look) -> None:
    visitor = at_table(visit, look)
    visitor.tap("[data-card] >> nth=0")
    judge(visitor, "the draft")
    visitor.press("unpick")
    for target in (".course", '[data-god="vuori"]', '[data-cell="5"]'):
        visitor.tap(target)
        judge_sheet(visitor, target)
    # The other worlds are one tap away: on a phone in the sheet of the course.
    visitor.tap(".course")
    visitor.tap('dialog [data-seat="1"]')
    judge_sheet(visitor, "another world")
    visitor.press("rules")
    judge_sheet(visitor, "rules")
    for ask in ("place", "activate", "score"):
        wait_for(visitor, ask)
        judge(visitor, ask)
