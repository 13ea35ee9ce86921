"""Reads a position that a person may have typed. Every part is checked, and every mistake is refused in the same way:
which key, what stands there, and what would fit. `sentences.py` makes the sentence of it."""

import difflib
import json
from collections.abc import Sequence
from typing import Final

from tischlein.core.options import Option, Options, read_options
from tischlein.core.refusal import Refusal

# Of a longer value, and of a longer list of words, only the beginning is told.
LONGEST_VALUE: Final = 80
MOST_WORDS: Final = 16
# What the whole position is called.
WHOLE: Final = "the position"
AN_OBJECT: Final = 'an object like {"key": value}'


def wrong(key: str, value: object, fits: str) -> Refusal:
    """A value that can stand nowhere. `fits` goes on after "should be": "a list of 2 to 6 seats"."""
    return Refusal("position_value_wrong", {"key": key, "value": shown(value), "fits": fits})


def impossible(key: str, value: object, because: str) -> Refusal:
    """A value that cannot be beside the others. `because` says what would fit them, with both sums where it is one."""
    return Refusal("position_cannot_be", {"key": key, "value": shown(value), "because": because})


def shown(value: object) -> str:
    """A value as it is typed; a long one without its end."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def one_of(words: Sequence[str], value: object) -> str:
    """What would fit instead of a word that nobody knows, and which one is probably meant."""
    near = difflib.get_close_matches(str(value), words, 1)
    told = f"one of {', '.join(words[:MOST_WORDS])}" + (" …" if len(words) > MOST_WORDS else "")
    return f"{told}; perhaps {near[0]} is meant" if near else told


class Written:
    """An object of a written position. `known` lists its keys; those in `optional` may be missing.

    >>> written = Written("", {"tide": "ebb", "leader": 1, "hands": [[4, 1], []]}, ["tide", "leader", "hands"])
    >>> written.among("tide", ["flood", "ebb"]), written.number("leader", 0, 1), written.piles("hands", 0, 6)
    (1, 1, [[4, 1], []])
    >>> written.number("leader", 2, 3)
    Traceback (most recent call last):
    tischlein.core.refusal.Refusal: position_value_wrong key=leader, value=1, fits=a whole number from 2 to 3
    """

    def __init__(self, where: str, value: object, known: Sequence[str], optional: Sequence[str] = ()) -> None:
        place = where or WHOLE
        if not isinstance(value, dict):
            raise wrong(place, value, AN_OBJECT)
        for key in value:
            if key not in known:
                raise Refusal("position_key_unknown", {"where": place, "key": shown(key), "fits": one_of(known, key)})
        # Some objects have hundreds of keys that may be missing.
        left_out = {*optional}
        missing = [key for key in known if key not in value and key not in left_out]
        if missing:
            raise Refusal("position_key_missing", {"where": place, "keys": missing})
        self.where: str = where
        self.parts: dict[str, object] = {str(key): value[key] for key in value}

    def has(self, key: str) -> bool:
        return self.parts.get(key) is not None

    def wrong(self, key: str, fits: str) -> Refusal:
        return wrong(self.place(key), self.parts[key], fits)

    def number(self, key: str, least: int, most: int) -> int:
        value = self.parts[key]
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"a whole number from {least} to {most}")
        return value

    def flag(self, key: str) -> bool:
        value = self.parts[key]
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def among(self, key: str, words: Sequence[str]) -> int:
        """The place of a word in a list of known ones."""
        return _place_of(self.place(key), self.parts[key], words)

    def all_among(self, key: str, words: Sequence[str]) -> list[int]:
        """The places of several words, in the order they are written."""
        return [_place_of(f"{self.place(key)}.{at}", value, words) for at, value in enumerate(self.list_of(key))]

    def each_among(self, key: str, words: Sequence[str]) -> list[int]:
        """The same where no word stands twice."""
        places = self.all_among(key, words)
        if len(set(places)) < len(places):
            raise impossible(self.place(key), self.parts[key], "each stands there once at most")
        return places

    def list_of(self, key: str) -> list[object]:
        return _list_at(self.place(key), self.parts[key])

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        """Several whole numbers, in the order they are written."""
        return _numbers_at(self.place(key), self.parts[key], least, most)

    def piles(self, key: str, least: int, most: int) -> list[list[int]]:
        """A list of such lists: a hand for every seat."""
        piles = enumerate(self.list_of(key))
        return [_numbers_at(f"{self.place(key)}.{at}", value, least, most) for at, value in piles]

    def seats(self, fewest: int, most: int) -> list[object]:
        """What is written for every seat, below the key "seats"."""
        seats = self.list_of("seats")
        if not fewest <= len(seats) <= most:
            raise self.wrong("seats", f"a list of {fewest} to {most} seats")
        return seats

    def options(self, key: str, declared: list[Option]) -> Options:
        """What the table has chosen, as far as it is written; the rest is as the defaults are."""
        if not self.has(key):
            return read_options(declared, {})
        ids = [option.id for option in declared]
        given = Written(self.place(key), self.parts[key], ids, ids)
        for option in declared:
            if option.id in given.parts:
                _must_be_offered(given, option)
        return read_options(declared, given.parts)

    def place(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key


def _must_be_offered(given: Written, option: Option) -> None:
    try:
        read_options([option], {option.id: given.parts[option.id]})
    except Refusal as refusal:
        if not refusal.key.startswith(("option_", "unknown_option")):
            # The game itself read the text, and says best what is wrong with it.
            raise
        if option.lines > 0:
            most = f"a text of at most {option.lines} lines of {option.length} letters"
            raise given.wrong(option.id, most) from refusal
        # As objects: compiled, a bool among numbers would become one.
        values: list[object] = list(option.values)
        words = [value if isinstance(value, str) else shown(value) for value in values]
        raise given.wrong(option.id, one_of(words, given.parts[option.id])) from refusal


def _list_at(where: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise wrong(where, value, "a list")
    return list(value)


def _numbers_at(where: str, value: object, least: int, most: int) -> list[int]:
    found: list[int] = []
    for at, number in enumerate(_list_at(where, value)):
        if type(number) is not int or not least <= number <= most:
            raise wrong(f"{where}.{at}", number, f"a whole number from {least} to {most}")
        found.append(number)
    return found


def _place_of(where: str, value: object, words: Sequence[str]) -> int:
    for place, known in enumerate(words):
        if known == value:
            return place
    raise wrong(where, value, one_of(words, value))
