"""What people type, paste and open by mistake gets a sentence in their language, and nothing is lost."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import answer
from tests.e2e.tables import against_bot, go_to_table, open_table
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor

pytestmark = pytest.mark.browser

REFUSED = r"status of 4\d\d"
ODD_NAMES = {
    "turned around": "Anna\u202egnilhcsiT",
    "zero width": "An\u200bna",
    "nothing but blanks": "\u3164\u3164",
    "piled up": "A" + "\u0301\u0302\u0303\u0304" * 3,
    "joined letters": "An\u200dna",
}


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone-de", "desktop-en"])
def look(request: pytest.FixtureRequest) -> Look:
    chosen: Look = request.param
    return chosen


def type_name(visitor: Visitor, name: str) -> None:
    field = visitor.page.get_by_label(visitor.say("my-name"), exact=True)
    field.fill(name)
    visitor.press("save")


def test_a_name_with_invisible_characters_is_refused_and_stays_in_its_field(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    visitor.expect_complaint(REFUSED)
    for odd in ODD_NAMES.values():
        type_name(visitor, odd)
        visitor.sees("refusal-name_characters")
        assert visitor.page.get_by_label(visitor.say("my-name"), exact=True).input_value() == odd
    type_name(visitor, "Jürgen Ÿ 🚀")
    visitor.sees("my-name-saved", name="Jürgen Ÿ 🚀")


def test_an_empty_name_is_asked_for_again(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    type_name(visitor, "   ")
    visitor.sees("refusal-name_empty")


def test_a_name_cannot_grow_beyond_its_field(visit: Visit) -> None:
    visitor = visit(DESKTOP)
    field = visitor.page.get_by_label(visitor.say("my-name"), exact=True)
    field.press_sequentially("x" * 60, delay=0)
    visitor.press("save")
    visitor.sees("my-name-saved", name="x" * 40)


def test_a_refused_name_at_the_table_is_told_and_no_seat_is_taken(visit: Visit, look: Look) -> None:
    host, guest = visit(look), visit(look)
    go_to_table(guest, open_table(host, [None, None], {}, start="wait"))
    guest.expect_complaint(REFUSED)
    field = guest.page.get_by_label(guest.say("my-name"), exact=True)
    field.fill(ODD_NAMES["zero width"])
    guest.press("sit-here")
    guest.sees("refusal-name_characters")
    assert guest.table.you is None, "nobody sits down under a refused name"
    field.fill("Ben")
    guest.press("sit-here")
    guest.wait(lambda: guest.table.you == 1, "under a good name one does")


def join(visitor: Visitor, typed: str) -> None:
    visitor.page.get_by_label(visitor.say("join-code")).fill(typed)
    visitor.press("join")


def test_a_wrong_code_leads_to_a_sentence_and_back(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    join(visitor, " not-there ")
    visitor.sees("no-table-text", code="NQTTHERE")
    visitor.follow("to-lobby")
    join(visitor, "what/ever? <b>x</b>")
    visitor.sees("no-table-text", code="WHAT")
    visitor.follow("to-lobby")
    expect(visitor.box_button("play-now")).to_be_visible()


def test_the_invitation_to_a_finished_table_shows_its_end(visit: Visit, look: Look) -> None:
    host = against_bot(visit)
    finish(host)
    guest = visit(look)
    join(guest, host.table.link)
    guest.wait_for_match()
    expect(guest.result).to_be_visible()
    assert guest.button("rematch").count() == 0, "who did not play asks for no rematch"


def finish(visitor: Visitor) -> None:
    for key in ("menu", "resign", "confirm-resign-yes"):
        visitor.press(key)
    expect(visitor.result).to_be_visible()


def saved_record(visitor: Visitor, folder: Path) -> str:
    with visitor.page.expect_download() as download:
        visitor.follow("save-record")
    file = folder / "record.json"
    download.value.save_as(file)
    return file.read_text(encoding="utf-8")


def open_record(visitor: Visitor, file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    visitor.page.goto("/")
    visitor.page.get_by_label(visitor.say("open-record")).set_input_files(file)
    visitor.sees("replay-refused")


def test_a_spoilt_record_is_refused_with_the_reason(visit: Visit, look: Look, tmp_path: Path) -> None:
    visitor = against_bot(visit, look)
    answer(visitor)
    finish(visitor)
    record = saved_record(visitor, tmp_path)
    edited = json.loads(record)
    edited["answers"][0]["do"] = "conquer"
    visitor.expect_complaint(REFUSED)
    open_record(visitor, tmp_path / "cut.json", record[: len(record) // 2])
    visitor.sees("refusal-record_unreadable")
    open_record(visitor, tmp_path / "edited.json", json.dumps(edited))
    visitor.sees("refusal-record_answer_invalid", answer=1)
    open_record(visitor, tmp_path / "other.json", record.replace('"fingerprint": "', '"fingerprint": "0'))
    visitor.sees("refusal-record_does_not_match")
    open_record(visitor, tmp_path / "letter.txt", "Liebe Oma, wie geht es dir?")
    visitor.sees("refusal-record_unreadable")
    open_record(visitor, tmp_path / "shopping.json", '{"milk": 2}')
    visitor.sees("refusal-not_a_record")
    visitor.follow("to-lobby")
    visitor.sees("my-tables")


def test_two_windows_of_one_player_do_not_lose_or_double_a_move(visit: Visit) -> None:
    visitor = against_bot(visit, DESKTOP)
    second = visitor.context.new_page()
    second.goto(visitor.page.url)
    expect(second.locator("[data-board] > :not(.quiet)").first).to_be_visible()
    answer(visitor)
    visitor.wait(lambda: visitor.is_asked and visitor.update.step == 2, "the bot has answered")
    expect(second.locator('[data-step="2"]')).to_be_visible()
