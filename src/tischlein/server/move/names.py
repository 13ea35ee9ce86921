"""A name as it is shown to others: to be read by everybody, and nobody's but a person's (`look_alikes.py`)."""

import unicodedata
from typing import Final

from tischlein.core.refusal import Refusal
from tischlein.server.move.look_alikes import is_like_a_bot

LONGEST_NAME: Final = 40
# Controls, invisible joiners and direction marks, private and unassigned characters, line and paragraph separators.
FORBIDDEN_KINDS: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Marks around a whole letter or word: frames, circles, bars.
ENCLOSING: Final = "Me"
# Letters and signs that look like nothing, and marks that only tell how to join or draw what is before them: fillers
# of Hangul, Khmer, Khitan and hieroglyphs, an empty note head, the blank of Braille, all variation selectors.
BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159" + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
# Vietnamese letters have two, pointed Hebrew and Khmer three.
MOST_MARKS: Final = 3

NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
# After a picture: it is to be shown in colour.
IN_COLOUR: Final = "\ufe0f"
# The combining class of a mark that takes the vowel from a letter of an Indian script: the next letter may join it.
VIRAMA: Final = 9


def name_of_guest(text: str) -> str:
    """A name that somebody wants to have, or a refusal: like `clean_name`, and unlike every computer player's."""
    name = clean_name(text)
    if is_like_a_bot(name):
        raise Refusal("name_of_bot")
    return name


def clean_name(text: str) -> str:
    """A name as it is shown to others, or a refusal: NFC, trimmed, single spaces, nothing invisible, 1 to 40 signs."""
    if len(text) > 10 * LONGEST_NAME:
        raise Refusal("name_too_long", {"most": LONGEST_NAME})
    trimmed = unicodedata.normalize("NFC", text).strip()
    if any([_is_forbidden(trimmed, at) for at in range(len(trimmed))]) or _is_stacked(trimmed):
        raise Refusal("name_characters")
    # All kinds of spaces become the plain one.
    name = " ".join(trimmed.split())
    if not name:
        raise Refusal("name_empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name_too_long", {"most": LONGEST_NAME})
    if not any([_can_be_called(sign) for sign in name]):
        raise Refusal("name_without_letters")
    return name


def _is_forbidden(text: str, at: int) -> bool:
    sign = text[at]
    if sign in (NON_JOINER, JOINER, IN_COLOUR):
        return not _shapes_its_neighbours(text, at)
    kind = unicodedata.category(sign)
    return kind in FORBIDDEN_KINDS or kind == ENCLOSING or sign in BLANKS


def _shapes_its_neighbours(text: str, at: int) -> bool:
    """Whether something invisible stands where people write it, since the signs beside it look different with it:
    in pictures that are made of several, in Persian words, and after a virama."""
    sign, before = text[at], text[at - 1] if at else ""
    after = text[at + 1] if at + 1 < len(text) else ""
    if sign == IN_COLOUR:
        return _is_picture(before)
    if sign == JOINER and _is_picture(after):
        # Between the two may be the colour of a skin, or that it is to be shown in colour at all.
        return _is_picture(before) or before == IN_COLOUR or (before != "" and unicodedata.category(before) == "Sk")
    if before == "" or not _is_letter(after):
        return False
    if unicodedata.combining(before) == VIRAMA:
        return True
    return sign == NON_JOINER and _is_arabic(before) and _is_arabic(after)


def _is_picture(sign: str) -> bool:
    return sign != "" and unicodedata.category(sign) == "So"


def _is_letter(sign: str) -> bool:
    return sign != "" and unicodedata.category(sign).startswith("L")


def _is_arabic(sign: str) -> bool:
    return _is_letter(sign) and unicodedata.name(sign, "").startswith("ARABIC LETTER")


def _is_stacked(text: str) -> bool:
    """Whether marks stand without a letter, or are piled up so high that they would cover the lines above.

    Counted mark by mark, whether or not there is one sign for a letter with its marks. Vowel signs that stand beside
    their letter take up room like a letter and are not counted.
    """
    pile, has_letter = 0, False
    for sign in unicodedata.normalize("NFD", text):
        kind = unicodedata.category(sign)
        if kind not in ("Mn", "Mc"):
            pile, has_letter = 0, kind.startswith("L")
        elif sign != IN_COLOUR:
            pile += kind == "Mn"
            if not has_letter or pile > MOST_MARKS:
                return True
    return False


def _can_be_called(sign: str) -> bool:
    """A letter, a digit or a picture: a name of commas and bars alone is none."""
    return unicodedata.category(sign)[0] in "LN" or _is_picture(sign)
