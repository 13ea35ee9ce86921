"""Hostile text in every field: refused with a reason, or kept as plain letters and nothing else."""

import asyncio
import json
import unicodedata
from pathlib import Path

import httpx2
import pytest

from tests.inputs.browser import Browser
from tests.inputs.hostile import HALF_LETTERS, INERT, TEXTS
from tests.inputs.parlour import HOST, PATIENT, SCREEN, WATCHER, Parlour
from tests.inputs.words import REASONS
from tischlein.server.move.names import FORBIDDEN_KINDS, LONGEST_NAME

TABLE = {"game": "race", "bots": [None, None]}


def is_refused(answer: httpx2.Response) -> bool:
    """Whether the answer is one of our refusals; anything but that or a success is a mistake."""
    assert answer.headers["content-type"] == "application/json", "never a page that a browser would run"
    assert answer.status_code in (200, 400, 404, 413), answer.text
    assert len(answer.content) < 4_000, "a refusal is no echo"
    if answer.status_code == 200:
        return False
    assert answer.json()["reason"] in REASONS, answer.text
    return True


def is_fit_to_be_shown(name: str) -> bool:
    kinds = {unicodedata.category(sign) for sign in name}
    return 1 <= len(name) <= LONGEST_NAME and name == name.strip() and not kinds & set(FORBIDDEN_KINDS)


async def give_names(data: Path) -> None:
    async with Browser(data, PATIENT) as browser:
        for text in TEXTS:
            answer = await browser.post("/api/me", {"name": text})
            if not is_refused(answer):
                # An empty name only asks who I am.
                name = answer.json()["name"]
                assert is_fit_to_be_shown(name), repr(text)
                assert name == text or text not in INERT


def test_a_name_is_refused_or_fit_to_be_shown(tmp_path: Path) -> None:
    asyncio.run(give_names(tmp_path))


async def say_names() -> None:
    parlour = Parlour()
    await parlour.open("lobby")
    await parlour.say(HOST, {"type": "clear", "command": "empty", "seat": 1})
    for number, text in enumerate(TEXTS):
        for type, role in (("rename", HOST), ("sit", WATCHER), ("beside", HOST), ("sit", SCREEN)):
            fields = {} if type == "rename" else {"seat": 1}
            await parlour.say(role, {"type": type, "command": f"{type} {role} {number}", "name": text, **fields})
            reply = parlour.visitors[role].replies()[-1]
            assert reply["type"] == "done" or reply["reason"] in REASONS
        await parlour.say(HOST, {"type": "clear", "command": f"again {number}", "seat": 1})
        shown = [seat.name for seat in parlour.table.row.seats if seat.kind == "person"]
        assert all(is_fit_to_be_shown(name) for name in shown), repr(text)


def test_a_name_at_the_table_is_refused_or_fit_to_be_shown() -> None:
    asyncio.run(say_names())


@pytest.mark.parametrize("field", ["command", "question", "bot", "option", "value", "deed", "by"])
def test_hostile_text_in_a_message_is_answered_with_a_reason(field: str) -> None:
    asyncio.run(say_everywhere(field))


async def say_everywhere(field: str) -> None:
    for text in TEXTS:
        parlour = Parlour()
        await parlour.open("lobby" if field in ("bot", "option", "value") else "playing")
        before = parlour.truth()
        messages = {
            "command": {"type": "do", "command": text, "deed": {"do": "add", "by": "3"}},
            "question": {"type": "do", "command": "c", "deed": {"do": "add", "by": "1"}, "question": text},
            "bot": {"type": "bot", "command": "c", "seat": 1, "bot": text},
            "option": {"type": "choose", "command": "c", "options": {text: 1}},
            "value": {"type": "choose", "command": "c", "options": {"goal": text}},
            "deed": {"type": "do", "command": "c", "deed": {"do": text}, "question": "1.0.0.0"},
            "by": {"type": "do", "command": "c", "deed": {"do": "add", "by": text}, "question": "1.0.0.0"},
        }
        await parlour.say(HOST, messages[field])
        (reply,) = parlour.visitors[HOST].replies()
        assert reply["type"] == "refused" and reply["reason"] in REASONS, reply
        assert len(json.dumps(reply)) < 2_000, "a refusal is no echo"
        assert parlour.truth() == before


async def ask_everywhere(data: Path) -> None:
    async with Browser(data, PATIENT) as browser:
        code = (await browser.post("/api/tables", TABLE)).json()["code"]
        for text in TEXTS:
            assert is_refused(await browser.post("/api/tables", {**TABLE, "game": text}))
            assert is_refused(await browser.post("/api/tables", {**TABLE, "bots": [None, text]}))
            assert is_refused(await browser.post("/api/tables", {**TABLE, "options": {text: 1}}))
            assert is_refused(await browser.post("/api/tables", {**TABLE, "options": {"goal": text}}))
            assert is_refused(await browser.post(f"/api/tables/{code}/claim", {"token": text}))
            if text.strip() and len(text) < 1_000:
                assert is_refused(await browser.get(f"/api/tables/{code}/replay", seat=text))
                assert is_refused(await browser.get(f"/api/tables/{code}/record", match=text))
        assert len(browser.store.tables) == 1


def test_hostile_text_over_http_is_answered_with_a_reason(tmp_path: Path) -> None:
    asyncio.run(ask_everywhere(tmp_path))


async def send_half_letters(data: Path) -> None:
    async with Browser(data, PATIENT) as browser:
        for half in HALF_LETTERS:
            for path, body in (
                ("/api/me", f'{{"name":{half}}}'),
                ("/api/tables", f'{{"game":{half},"bots":[null,null]}}'),
                ("/api/tables", f'{{"game":"race","bots":[null,null],"options":{{{half}:{half}}}}}'),
                ("/api/tables/ABCDEFGH/claim", f'{{"token":{half}}}'),
                ("/api/replay", f'{{"tischlein":1,"game":{half}}}'),
            ):
                assert is_refused(await browser.post_text(path, body)), (path, half)
        for noise in (b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b"\x00", b"", b"\xef\xbb\xbf{}"):
            for path in ("/api/me", "/api/tables", "/api/replay"):
                assert is_refused(await browser.post_text(path, noise)), (path, noise)


def test_what_is_no_text_at_all_is_refused(tmp_path: Path) -> None:
    asyncio.run(send_half_letters(tmp_path))
