"""A whole match against a bot, from the lobby to the replay of its record, by finger and by mouse."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import play_on
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser


def test_on_a_phone_a_match_goes_from_the_first_tap_to_the_rematch(visit: Visit) -> None:
    visitor = visit(PHONE, motion="full", tour="unseen")
    visitor.tap(visitor.box_button("play-now"))
    visitor.press("kind-preset")
    visitor.press("kind-ready")
    visitor.press("tour-skip")
    play_on(visitor)
    expect(visitor.result).to_be_visible()
    visitor.press("rematch")
    expect(visitor.result).to_be_hidden()
    visitor.wait(lambda: visitor.update.match == 2 and not visitor.update.is_over, "the second match")


def test_on_a_desktop_a_match_is_set_up_played_watched_again_saved_and_opened(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(DESKTOP)
    start_with_house_rules(visitor)
    play_on(visitor)
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
    assert visitor.view.rows == 7, "the house rules of the form are those of the match"


def watch(visitor: Visitor) -> None:
    """The slider leads through the match; with a player's eyes one sees that player's undersides, else nobody's."""
    page = visitor.page
    slider = page.get_by_role("slider", name=visitor.say("replay-step"))
    last = int(slider.get_attribute("max") or 0)
    assert last > 10, "a whole match has many steps"
    expect(page.locator("[data-square]")).to_have_count(21)
    assert undersides(visitor) == 0, "what all can see has no undersides"
    visitor.tap(page.get_by_role("radio", name="Guest", exact=True))
    visitor.wait(lambda: undersides(visitor) == 9, "a player sees the own nine undersides")
    slider.press("End")
    expect(page.locator(f'[data-step="{last}"]')).to_be_visible()
    expect(page.get_by_text(visitor.say("replay-of", step=last, last=last), exact=True)).to_be_visible()
    visitor.press("replay-previous")
    expect(page.locator(f'[data-step="{last - 1}"]')).to_be_visible()


def undersides(visitor: Visitor) -> int:
    under = visitor.say("label-under", down="").strip()
    return visitor.page.locator(f'[data-square][aria-label*="{under}"]').count()
