""" "I own the box" in the browser: typed wrongly and rightly, played with, saved and loaded."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.boards import LOOKS, enter, judge_sheet, look_name
from tests.e2e.tables import open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tischlein.games.pfad_der_elemente.tests.browser import AT_ONCE, GAME, answer, favourite, seen, wait_for

pytestmark = pytest.mark.browser

OPTIONS = {**AT_ONCE, "ruleset": "advanced", "element_choice": "random"}


def before_the_match(visit: Visit, look: Look) -> Visitor:
    """At a table that has not begun, with the form open."""
    visitor = enter(visit, look, GAME)
    open_table(visitor, [None, "level1"], OPTIONS, start="wait")
    visitor.page.locator("summary").filter(has_text=visitor.say("options")).click()
    visitor.press("box-open")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    return visitor


def field(visitor: Visitor, key: str) -> Locator:
    return visitor.page.locator(f'[data-field="{key}"] input')


def use(visitor: Visitor) -> None:
    visitor.press("box-use")


def material(visitor: Visitor) -> object:
    """The option as the table told it last."""
    told = [json.loads(text) for text in visitor.heard if text.startswith('{"type":"table"')]
    return told[-1]["options"].get("material", "")


def test_what_does_not_fit_is_explained_beside_its_field_and_nothing_is_lost(visit: Visit) -> None:
    visitor = before_the_match(visit, PHONE)
    field(visitor, "air-points").fill("99")
    visitor.sees("box-wrong-points", least=1, most=12)
    use(visitor)
    expect(field(visitor, "air-points")).to_be_focused()
    field(visitor, "air-points").fill("3")
    field(visitor, "fire-taken-fire").fill("4")
    expect(visitor.page.locator("[data-wrong=board-fire]")).to_contain_text("Zusammen sind es 13.")
    use(visitor)
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    # Closed and opened again, everything is as it was typed.
    visitor.page.keyboard.press("Escape")
    assert material(visitor) == ""
    visitor.press("box-open")
    expect(field(visitor, "fire-taken-fire")).to_have_value("4")
    expect(field(visitor, "air-points")).to_have_value("3")
    field(visitor, "fire-taken-fire").fill("3")
    use(visitor)
    visitor.wait(lambda: material(visitor) == "air-points = 3", "the table's own material")
    expect(visitor.page.locator(".material")).to_contain_text("Ein Wert ist aus eurer Schachtel.")


def test_a_first_turn_is_played_with_the_box_of_the_table(visit: Visit) -> None:
    """Everybody takes one tile less of the own element and pools it: packs of seven."""
    visitor = before_the_match(visit, DESKTOP)
    for element in ("earth", "air", "water", "fire"):
        field(visitor, f"{element}-taken-{element}").fill("2")
        field(visitor, f"{element}-pool-{element}").fill("1")
    visitor.page.locator("[data-omens] > summary").first.click()
    card = visitor.page.locator('[data-omen-form="earth-2"]')
    card.locator("select").first.select_option("rhombus4")
    expect(card.locator("select")).to_have_count(5)
    field(visitor, "earth-2").fill("5")
    use(visitor)
    visitor.wait(lambda: material(visitor) != "", "the table's own material")
    visitor.press("start")
    visitor.wait_for_match()
    wait_for(visitor, "draft")
    expect(visitor.page.locator("[data-draft]")).to_have_count(7)
    own = seen(visitor).areas[0]
    assert own.supply is not None and sum(own.supply.values()) == 5
    answer(visitor, favourite(visitor))
    visitor.wait(lambda: seen(visitor).round == 2, "the second round of the draft")


def test_a_box_is_saved_as_a_file_and_loaded_again(visit: Visit, tmp_path: Path) -> None:
    owner = before_the_match(visit, DESKTOP)
    field(owner, "water-points").fill("5")
    with owner.page.expect_download() as download:
        owner.press("box-save")
    path = tmp_path / "box.json"
    download.value.save_as(path)
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert (saved["game"], len(saved["board"]), len(saved["omen"])) == (GAME, 4, 25)
    assert {"element": "water", "points": 5} in saved["pattern"]

    other = before_the_match(visit, PHONE)
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    picker = other.page.locator("dialog input[type=file]")
    picker.set_input_files(wrong)
    other.sees("box-wrong-file")
    expect(field(other, "water-points")).to_have_value("3")
    picker.set_input_files(path)
    other.sees("box-loaded")
    expect(field(other, "water-points")).to_have_value("5")
    use(other)
    other.wait(lambda: material(other) == "water-points = 5", "the material of the file")


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_the_form_can_be_read_and_reached_by_everybody(visit: Visit, look: Look) -> None:
    visitor = before_the_match(visit, look)
    field(visitor, "air-points").fill("0")
    visitor.page.locator("[data-omens] > summary").first.click()
    expect(visitor.page.locator("[data-omen-form=earth-1]")).to_be_visible()
    assert visitor.page.evaluate("document.querySelector('dialog .body').scrollWidth") <= look.width
    judge_sheet(visitor, f"the form, {look_name(look)}")


def test_the_box_in_the_lobby_says_what_we_do_not_know(visit: Visit) -> None:
    enter(visit, PHONE, GAME).sees("reconstructed")
