"""Elementos in the browser: whole matches by finger, by mouse and on the plain board, secrets between two."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import LOOKS, enter, judge, look_name
from tests.e2e.plain import choose_plain_board
from tests.e2e.playing import play_each_other
from tests.e2e.tables import go_to_table, open_table, two_players
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tischlein.core.vocabulary import Named
from tischlein.games.elementos.tests.browser import AT_ONCE, GAME, SECRETLY, play_on, seen, square, with_taps
from tischlein.games.elementos.views.view import ElementosView

pytestmark = pytest.mark.browser

BOTH = (DESKTOP, PHONE)


def test_on_a_phone_a_match_goes_from_the_first_tap_to_the_rematch(visit: Visit) -> None:
    visitor = enter(visit, PHONE, GAME, motion="full", tour="unseen")
    visitor.tap(visitor.box_button("play-now"))
    visitor.press("kind-preset")
    visitor.press("kind-ready")
    visitor.press("tour-skip")
    play_on(visitor, with_taps)
    expect(visitor.result).to_be_visible()
    visitor.press("rematch")
    expect(visitor.result).to_be_hidden()
    visitor.wait(lambda: visitor.update.match == 2 and not visitor.update.is_over, "the second match")


def test_on_a_desktop_a_match_is_set_up_played_watched_again_saved_and_opened(visit: Visit, tmp_path: Path) -> None:
    visitor = enter(visit, DESKTOP, GAME)
    start_with_house_rules(visitor)
    play_on(visitor, with_taps)
    expect(visitor.result).to_be_visible()
    visitor.follow("watch-again")
    watch(visitor)
    with visitor.page.expect_download() as download:
        visitor.follow("save-record")
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    visitor.follow("to-lobby")
    visitor.page.get_by_label(visitor.say("open-record")).set_input_files(record)
    watch(visitor)


def start_with_house_rules(visitor: Visitor) -> None:
    """The table lobby: a bot in the other seat, the fixed setup, the short board, white begins."""
    visitor.tap(visitor.box_button("invite"))
    visitor.page.get_by_label(visitor.say("seat-fill", number=2)).select_option("level1")
    visitor.tap(visitor.page.get_by_text(visitor.say("options"), exact=True))
    for value in ("option-setup_mode-preset", "option-board_rows-7", "option-first_player-white"):
        radio = visitor.page.get_by_role("radio", name=visitor.say(value), exact=True)
        visitor.tap(radio)
        expect(radio).to_be_checked()
    visitor.press("start")
    visitor.wait(lambda: visitor.has_match, "the match begins")
    assert seen(visitor).rows == 7, "the house rules of the form are those of the match"


def watch(visitor: Visitor) -> None:
    """The slider leads through the match; with a player's eyes one sees that player's undersides, else nobody's."""
    page = visitor.page
    slider = page.get_by_role("slider", name=visitor.say("replay-step"))
    last = int(slider.get_attribute("max") or 0)
    assert last > 10, "a whole match has many steps"
    expect(page.locator("[data-square]")).to_have_count(21)
    assert undersides(visitor) == 0, "what all can see has no undersides"
    visitor.tap('[data-person="0"]')
    visitor.wait(lambda: undersides(visitor) == 9, "a player sees the own nine undersides")
    slider.press("End")
    expect(page.locator(f'[data-step="{last}"]')).to_be_visible()
    expect(page.get_by_text(visitor.say("replay-of", step=last, last=last), exact=True)).to_be_visible()
    visitor.press("replay-previous")
    expect(page.locator(f'[data-step="{last - 1}"]')).to_be_visible()


def undersides(visitor: Visitor) -> int:
    under = visitor.say("label-under", down="").strip()
    return visitor.page.locator(f'[data-square][aria-label*="{under}"]').count()


def with_named_buttons(visitor: Visitor, action: Named) -> None:
    """The button that says what it does; a long list is folded."""
    # What it costs or brings may follow.
    name = re.compile(rf"^{re.escape(sentence(visitor, action))}(\.|$)")
    button = visitor.page.get_by_role("button", name=name)
    expect(button.or_(visitor.page.locator("details > summary")).first).to_be_visible()
    if not button.is_visible():
        visitor.tap(visitor.page.locator("details:not([open])", has_text=sentence(visitor, action)).locator("summary"))
    visitor.tap(button)


def sentence(visitor: Visitor, action: Named) -> str:
    return visitor.say(f"action-{action['do']}", **{name: value for name, value in action.items() if name != "do"})


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_match_is_played_on_the_plain_board(visit: Visit, look: Look) -> None:
    visitor = enter(visit, look, GAME)
    choose_plain_board(visitor)
    visitor.tap(visitor.box_button("play-now"))
    visitor.press("action-preset")
    visitor.press("action-ready")
    play_on(visitor, with_named_buttons)
    expect(visitor.result).to_be_visible()
    assert visitor.page.locator("[data-square]").count() == 0, "no drawn board was needed"


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_axe_finds_nothing_while_arranging_and_while_a_disc_is_chosen(visit: Visit, look: Look) -> None:
    visitor = enter(visit, look, GAME)
    open_table(visitor, [None, "level1"], SECRETLY)
    expect(visitor.button("kind-preset")).to_be_visible()
    visitor.tap('[data-square="b2"][data-deed=lay]')
    judge(visitor, "setup")
    open_table(visitor, [None, "level1"], AT_ONCE)
    visitor.tap("[data-square][data-deed=choose] >> nth=0")
    judge(visitor, "play")


def test_who_looks_on_sees_no_underside(visit: Visit) -> None:
    anna, ben, code = two_players(visit, BOTH, AT_ONCE, GAME)
    carl = enter(visit, DESKTOP, GAME)
    go_to_table(carl, code)
    play_each_other(anna, ben, answers=4)
    carl.wait(lambda: carl.update.step == 4, "who looks on sees every ply")
    for told in carl.updates:
        assert all(disc.down is None and disc.seen is None for disc in told.view_as(ElementosView).discs)


def test_while_one_arranges_in_secret_the_others_page_and_messages_know_nothing_of_it(visit: Visit) -> None:
    anna, ben, code = two_players(visit, BOTH, SECRETLY, GAME)
    carl = enter(visit, DESKTOP, GAME)
    go_to_table(carl, code)
    expect(ben.button("kind-preset")).to_be_visible()
    heard, page = len(ben.heard), ben.page.locator("[data-board]").inner_html()
    anna.press("kind-preset")
    wait_for_discs(anna, 9)
    for visitor in (ben, carl):
        visitor.page.wait_for_timeout(300)
        assert seen(visitor).discs == [], "nobody else sees a disc"
    assert ben.page.locator("[data-board]").inner_html() == page, "Ben's page has not changed"
    assert all('"at":' not in told.split('"actions"')[0] for told in ben.heard[heard:]), "nor was he told a square"
    anna.press("kind-ready")
    expect(ben.page.get_by_text(ben.say("sign-ready"), exact=True)).to_be_visible()
    assert seen(ben).discs == [], "that she is ready is all he learns"
    ben.press("kind-preset")
    ben.press("kind-ready")
    for visitor in (anna, ben, carl):
        wait_for_discs(visitor, 18)


def wait_for_discs(visitor: Visitor, count: int) -> None:
    visitor.wait(lambda: len(seen(visitor).discs) == count, f"{count} discs are seen")


def test_a_laid_disc_can_be_moved_until_i_am_ready(visit: Visit) -> None:
    anna, ben, _ = two_players(visit, BOTH, SECRETLY, GAME)
    for at in [f"{file}{row}" for row in (1, 2, 3) for file in "abc"][:-1]:
        anna.tap(f"{square(at)}[data-deed=lay]")
    for at, deed in (("a1", "choose"), ("c3", "lay"), ("a1", "lay")):
        anna.tap(f"{square(at)}[data-deed={deed}]")
    laid = str(anna.page.locator(square("c3")).get_attribute("aria-label"))
    assert seen(anna).discs == [], "nothing was sent before"
    anna.press("kind-ready")
    expect(ben.page.get_by_text(ben.say("sign-ready"), exact=True)).to_be_visible()
    moved = next(disc for disc in seen(anna).discs if disc.at == "c3")
    assert anna.say(f"word-{moved.up}") in laid, "what was moved lies where it was put"
