"""Whether a name looks like a computer player's. People must be able to tell against whom they play.

A name is brought to its skeleton: what is left when all that looks alike is written alike. This is no list of all signs
that look alike, of which there are thousands: it knows what can stand for the letters of our few names.
"""

import functools
import re
import unicodedata
from typing import Final

from tischlein import catalog
from tischlein.bots.roster import NAMES, SHOWN_LEVELS, roster

# Among the players of a match and a table, a computer player is written so.
OF_BOT: Final = "bot:"
# How a level is offered to whoever fills the seats: "Computer: Level 1".
CALLED_SO: Final = "computer"

# Signs of other alphabets, and digits, that look like a Latin letter: upper and lower case perhaps like different ones.
LATIN: Final = {
    **dict(zip("АВЕКМНОРСТУХІЅЈӀԌԚԜҮ", "abekmhopctyxisjlgqwy", strict=True)),
    **dict(zip("авгекмнопрстухіѕјӏһԁԍԛԝґғүцшѡ", "abrekmhonpctyxisjlhdgqwrfyuww", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΩϹϜ", "abezhikmnoptyxocf", strict=True)),
    **dict(zip("αβγεηικμνορστυχωϲϝ", "abyenikuvopotuxwcf", strict=True)),
    **dict(zip("աեօսոհցքզԼՕՍՏ", "aeouohgpqlous", strict=True)),
    **dict(zip("ᎪᎬᎷᎢᏔᏞᏀᏒᎡᎠᏟ", "aemtwlgrrdc", strict=True)),
    **dict(zip("ꓮꓰꓪꓡꓝꓣꓠꓗꓢꓑꓓꓐ", "aewlfrnkspdb", strict=True)),
    **dict(zip("ıȷɑɛɡƖǀ|!¡ʃƨƽ", "ijaegllllisss", strict=True)),
    **dict(zip("013456789@$€£", "oleasbtbgasel", strict=True)),
    "\N{LATIN SMALL LETTER AE}": "ae",
    "\N{LATIN CAPITAL LETTER AE}": "ae",
}
# A letter that differs from a plain one by a stroke, a hook or its size: "LATIN SMALL LETTER L WITH STROKE".
PLAIN: Final = re.compile(r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .*)?")
# Pictures of letters: "REGIONAL INDICATOR SYMBOL LETTER F", "NEGATIVE SQUARED LATIN CAPITAL LETTER F".
PICTURE: Final = re.compile(r".*(?:SYMBOL|LATIN CAPITAL|LATIN SMALL) LETTER ([A-Z])")
# Several letters that look like one, and one letter that looks like another.
TOGETHER: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))
# What may stand around a name without making it another one, and a number behind it: "Adela 2".
AROUND: Final = re.compile(r"^[\W_]+|[\W_]+$")
NUMBER: Final = re.compile(r"[\W_]*\d+$")
WORD: Final = re.compile(r"[^\W_]+")


def is_like_a_bot(name: str) -> bool:
    told = AROUND.sub("", unicodedata.normalize("NFKC", name))
    if told.casefold().startswith(OF_BOT):
        return True
    if _ends_like_a_bot(told):
        return True
    taken = _skeletons_of_bots(tuple([id for game in catalog.games().values() for id in roster(game)]))
    return any([skeleton(one).removeprefix(CALLED_SO) in taken for one in (name, told, NUMBER.sub("", told))])


def _ends_like_a_bot(told: str) -> bool:
    """Whether the last words are a level, as it stands beside a bot's name: "Anna · Level 2"."""
    words = [skeleton(word) for word in WORD.findall(told)]
    return any(["".join(words[at:]) in _skeletons_of_levels() for at in range(len(words))])


def skeleton(name: str) -> str:
    """What is left of a name when signs that look alike are written alike, without marks, spaces and other signs."""
    letters = "".join([_plain(sign) for sign in unicodedata.normalize("NFKD", name)])
    for several, one in TOGETHER:
        letters = letters.replace(several, one)
    return letters


def _plain(sign: str) -> str:
    known = LATIN.get(sign)
    if known is not None:
        return known
    folded = sign.casefold()
    if folded.isascii():
        return folded if folded.isalnum() else ""
    named = unicodedata.name(sign, "")
    found = PLAIN.fullmatch(named) or PICTURE.fullmatch(named)
    if found is not None:
        return found[1].lower()
    return "".join([one for one in folded if unicodedata.category(one)[0] in "LN"])


@functools.lru_cache(8)
def _skeletons_of_bots(ids: tuple[str, ...]) -> frozenset[str]:
    """By the names that people see, and by those that programs use: they are shown where there is no other."""
    return frozenset([skeleton(name) for name in [*NAMES, *ids]]) | _skeletons_of_levels()


@functools.lru_cache(1)
def _skeletons_of_levels() -> frozenset[str]:
    return frozenset([skeleton(words) for shown in SHOWN_LEVELS.values() for words in shown])
