"""Names that nobody can see or read, and names of computer players. Real names of all scripts stay as they are."""

import asyncio
import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.inputs.parlour import HOST, WATCHER, Parlour
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein import catalog
from tischlein.bots.roster import NAMES, SHOWN_LEVELS
from tischlein.core.refusal import Refusal
from tischlein.server.move.names import clean_name, name_of_guest

ROOT = Path(__file__).resolve().parents[2]
Clean = Callable[[str], str]

INVISIBLE = [
    # Between two letters: a grapheme joiner, selectors of variants, tags, fillers, joiners that join nothing here.
    *[
        f"An{sign}na"
        for sign in "\u034f\u180b\u180f\ufe00\ufe0e\ufe0f\U000e0041\U000e0100\U00016fe4\u200b\u200c\u200d\u2062"
    ],
    # Alone: they look like no name at all.
    *"\u115f\u1160\u3164\uffa0\u2800\U0001d159\u17b4\u200d\ufe0f\ufffc\U00013441",
    "\u2800 \u3164",
]
STACKED = [
    "A\u0301\u0302\u0303\u0304",
    # Two marks are in the first sign already.
    "\u1ea9\u0302\u0302",
    unicodedata.normalize("NFD", "\u1ea9\u0302\u0302"),
    "Z\u0335\u0321\u0338\u0321al",
    # Thai marks have no combining class, and pile up all the same.
    "ก\u0e47\u0e47\u0e47\u0e47\u0e47",
    "คิ\u0e4c\u0e4c\u0e4c",
]
WITHOUT_LETTER = ["\u0301", "\u0301\u0302", "1\u0301", "- \u0301", "\u093e\u093f", "A\u20dd", "\u20e3", "🦊\u0301"]
NO_NAME = ["...", "-", "'\"`", "—", "<!-- -->", "\u00ad", "()", "¿?"]
LIKE_BOTS = [
    *["Adela", "adela", "ADELA", "Ad3la", "Ade1a", "Ade|a", "A d e l a", "A.d.e.l.a", "Ade\u0304la"],
    # With letters of other alphabets: Cyrillic, Greek, Armenian, Cherokee, Lisu.
    *[
        "Ad\u0435l\u0430",
        "\u0412odo",
        "\u0395dna",
        "\u057ddo",
        "Hek\u03c4or",
        "\u13acdna",
        "\ua4ee\ua4d3ela",
    ],
    # With letters that are drawn differently.
    *["Ｂｏｄｏ", "𝕭𝖔𝖉𝖔", "ʙᴏᴅᴏ", "ⓑⓞⓓⓞ", "🇧🇴🇩🇴", "🄱🄾🄳🄾", "🅱🅾🅳🅾", "ƒabio", "Heƙtor", "μdo"],
    *["Irrna", "Rnabel", "VVald0", "8odo", "X3nia", "Yor!ck", "Sllvio"],
    # With something around it, or behind it.
    *["Adela 2", "Adela\u00a02", "Adela2", "Bodo #3", "Computer: Udo", "🤖 Udo", "*Udo*", "Udo!", "„Udo“"],
    # The level, alone and as it stands beside a bot's name.
    *["Stufe 2", "Level 4", "Level4", "Zufall", "Random", "Computer: Stufe 1", "Computer Level 1"],
    *["Anna · Stufe 2", "Anna · Level 3", "Anna (Level 2)", "Anna Level2", "Anna – L3vel 2", "Anna · Zufall"],
    *["bot:level2", "Bot:Anna", "ｂｏｔ：level1", "  bot:x", "level1", "random"],
]
REAL = [
    *[
        "Anna",
        "Zoë",
        "O'Brien",
        "Jean-Luc",
        "Dr. Nô",
        "Łukasz Żółw",
        "Nuʻulani",
        "Adela Rose",
        "Lasse",
        "Elsie",
        "Adele",
        "Horner",
        "Anna Levell-Stufe",
        "Stufe zum Glück",
        "7",
    ],
    *["Nguyễn Thị Ngọc Ánh", "Đặng", "Ẹ̀bùn Ọlá", "สมชาย", "กั้น", "น้ำฝน", "मुहम्मद", "श्री", "ශ්\u200dරී", "ਸਿੰਘ", "বাংলা"],
    *["லக்ஷ்மி", "ಶ್ರೀ", "ഫ്രാൻസിസ്", "မောင်မောင်", "ကျွန်ုပ်", "ញ៉ុំ", "བསྒྲུབས", "ተስፋዬ", "ᠮᠣᠩᠭᠣᠯ"],
    *["مُحَمَّد", "علی\u200cرضا", "שָׁלוֹם", "שִׂמְחָה", "Ελένη", "ᾧ", "Жанна", "한국어", "日本語", "ガ"],
    *["🦊", "♟", "❤\ufe0f", "👩\u200d🚀", "👩🏽\u200d🚀", "🏳\ufe0f\u200d🌈", "Anna 🦊"],
]


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


def accepted(names: list[str], clean: Clean) -> dict[str, str]:
    """The names that get through, and as what."""
    found = {}
    for name in names:
        try:
            found[name] = clean(name)
        except Refusal:
            continue
    return found


def careless(text: str) -> str:
    """How names were looked at before: sign by sign."""
    name = unicodedata.normalize("NFC", text).strip()
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") for sign in name) or not name:
        raise Refusal("name_characters")
    return name


ATTACKS = {
    "invisible": INVISIBLE,
    "stacked": STACKED,
    "without a letter": WITHOUT_LETTER,
    "no name": NO_NAME,
    "like bots": LIKE_BOTS,
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_name_that_tricks_the_eye_is_refused(attack: str) -> None:
    assert accepted(ATTACKS[attack], name_of_guest) == {}


@pytest.mark.parametrize("attack", ATTACKS)
def test_planted_a_look_at_each_sign_alone_lets_some_through(attack: str) -> None:
    assert accepted(ATTACKS[attack], careless)


def test_real_names_stay_as_they_are() -> None:
    meant = {name: unicodedata.normalize("NFC", name) for name in REAL}
    assert accepted(REAL, name_of_guest) == meant


def test_no_sign_that_shows_nothing_is_a_name() -> None:
    """All of Unicode's marks, formats and spaces, each alone and each between two spaces."""
    kinds = ("Mn", "Mc", "Me", "Cf", "Zs", "Zl", "Zp", "Cc")
    signs = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) in kinds]
    assert accepted([*signs, *[f" {sign} " for sign in signs]], clean_name) == {}


def test_all_kinds_of_spaces_become_the_plain_one() -> None:
    spaces = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Zs"]
    assert len(spaces) > 15
    assert set(accepted([f"Anna{space}{space} Lena{space}" for space in spaces], clean_name).values()) == {"Anna Lena"}


def test_the_levels_of_computer_players_are_those_on_the_pages() -> None:
    """In the words of the pages, and of every game that calls them something of its own."""
    for place, language in enumerate(("de", "en")):
        shown: dict[str, set[str]] = {}
        for words in (ROOT / "web" / "locales", *sorted((ROOT / "src" / "tischlein" / "games").glob("*/locales"))):
            for key, name in re.findall(r"^bot-(\w+) = (.+)$", (words / f"{language}.ftl").read_text(), re.MULTILINE):
                shown.setdefault(key, set()).add(name)
        assert shown == {key: {names[place]} for key, names in SHOWN_LEVELS.items()}


def test_computer_players_are_called_like_people_and_not_like_anything_on_a_table() -> None:
    """Short, each with a letter of its own, and no word of the pages or of a game: no emblem, god or card."""
    assert all(re.fullmatch("[A-Z][a-z]{2,6}", name) for name in NAMES)
    assert len({name[0] for name in NAMES}) == len(NAMES)
    texts = [*(ROOT / "web" / "locales").rglob("*.ftl"), *(ROOT / "src" / "tischlein" / "games").glob("*/locales/*")]
    said = {word.casefold() for text in texts for word in re.findall(r"[^\W\d_]+", text.read_text(encoding="utf-8"))}
    assert len(said) > 1000
    assert [name for name in NAMES if name.casefold() in said] == []


def test_there_are_names_enough_for_the_largest_table() -> None:
    assert max(seats for game in catalog.games().values() for seats in game.seats) <= len(NAMES)


async def say_names() -> list[object]:
    """Every way to a name at a table. Returns the reasons why not."""
    parlour = Parlour()
    await parlour.open("lobby")
    await parlour.say(HOST, {"type": "clear", "command": "empty", "seat": 1})
    for type, role in (("rename", HOST), ("sit", WATCHER), ("beside", HOST)):
        fields = {} if type == "rename" else {"seat": 1}
        await parlour.say(role, {"type": type, "command": type, "name": "Adela 2", **fields})
    assert [seat.name for seat in parlour.table.row.seats] == ["Host", ""]
    return [reply["reason"] for role in (HOST, WATCHER) for reply in parlour.visitors[role].replies()[-2:]]


def test_nobody_is_called_like_a_computer_player_at_a_table() -> None:
    reasons = asyncio.run(say_names())
    assert reasons.count("name_of_bot") == 3
