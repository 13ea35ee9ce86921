"""A name as it is shown to others."""

import unicodedata
from typing import Final

from tischlein.core.refusal import Refusal

LONGEST_NAME: Final = 40
# Controls, invisible joiners and direction marks, private and unassigned characters, line and paragraph separators.
FORBIDDEN_KINDS: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters that look like nothing.
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
MOST_MARKS: Final = 3


def clean_name(text: str) -> str:
    """A name as it is shown to others, or a refusal: NFC, trimmed, single spaces, nothing invisible, 1 to 40 signs."""
    if len(text) > 10 * LONGEST_NAME:
        raise Refusal("name_too_long", {"most": LONGEST_NAME})
    trimmed = unicodedata.normalize("NFC", text).strip()
    if any(_is_forbidden(sign) for sign in trimmed) or _is_stacked(trimmed):
        raise Refusal("name_characters")
    name = " ".join(trimmed.split())
    if not name:
        raise Refusal("name_empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name_too_long", {"most": LONGEST_NAME})
    return name


def _is_forbidden(sign: str) -> bool:
    return unicodedata.category(sign) in FORBIDDEN_KINDS or sign in BLANKS


def _is_stacked(text: str) -> bool:
    """Whether marks are piled up so high that they would cover the lines above."""
    pile = 0
    for sign in text:
        pile = pile + 1 if unicodedata.combining(sign) else 0
        if pile > MOST_MARKS:
            return True
    return False
