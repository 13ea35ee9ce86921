"""Whether a name looks like a computer player's. People must be able to tell against whom they play.

A name is brought to its skeleton: what is left when all that looks alike is written alike. This is no list of all signs
that look alike, of which there are thousands: it knows what can stand for the letters of our few names.
"""

import functools
import re
import unicodedata
from typing import Final

from tischlein import catalog
from tischlein.bots.roster import SHOWN_NAMES, roster

# Among the players of a match and a table, a computer player is written so.
OF_BOT: Final = "bot:"
# How a level is offered to whoever fills the seats: "Computer: Spark".
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
# As it is written where there are no umlauts.
UMLAUTS: Final = (("ü", "ue"), ("ö", "oe"), ("ä", "ae"))
# What may stand around a name without making it another one, and the number of the second of its kind: "Spark 2".
AROUND: Final = re.compile(r"^[\W_]+|[\W_]+$")
NUMBER: Final = re.compile(r"[\W_]*\d+$")


def is_like_a_bot(name: str) -> bool:
    told = AROUND.sub("", unicodedata.normalize("NFKC", name))
    if told.casefold().startswith(OF_BOT):
        return True
    taken = _skeletons_of_bots(tuple([id for game in catalog.games().values() for id in roster(game)]))
    return any([skeleton(one).removeprefix(CALLED_SO) in taken for one in (name, told, NUMBER.sub("", told))])


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
    shown = [name for names in SHOWN_NAMES.values() for name in names]
    return frozenset([skeleton(name) for name in [*shown, *[_without_umlauts(name) for name in shown], *ids]])


def _without_umlauts(name: str) -> str:
    for umlaut, letters in UMLAUTS:
        name = name.replace(umlaut, letters)
    return name
