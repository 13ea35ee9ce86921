"""Reads a position that a person may have typed: every part checked, every mistake a refusal that says where."""

from collections.abc import Sequence

from tischlein.core.options import Option, Options, read_options
from tischlein.core.refusal import Refusal


def unreadable(where: str) -> Refusal:
    return Refusal("position_unreadable", {"reason": where})


def impossible(why: str) -> Refusal:
    return Refusal("position_impossible", {"reason": why})


class Written:
    """An object of a written position. `known` lists its keys; those in `optional` may be missing."""

    def __init__(self, where: str, value: object, known: Sequence[str], optional: Sequence[str] = ()) -> None:
        if not isinstance(value, dict):
            raise unreadable(where)
        missing = [key for key in known if key not in value and key not in optional]
        unknown = [str(key) for key in value if key not in known]
        if missing or unknown:
            raise Refusal("position_unreadable", {"reason": where, "missing": missing, "unknown": unknown})
        self.where: str = where
        self.parts: dict[str, object] = {str(key): value[key] for key in value}

    def has(self, key: str) -> bool:
        return self.parts.get(key) is not None

    def number(self, key: str, least: int, most: int) -> int:
        value = self.parts[key]
        if type(value) is not int or not least <= value <= most:
            raise unreadable(self.place(key))
        return value

    def flag(self, key: str) -> bool:
        value = self.parts[key]
        if not isinstance(value, bool):
            raise unreadable(self.place(key))
        return value

    def among(self, key: str, words: Sequence[str]) -> int:
        """The place of a word in a list of known ones."""
        return _place_of(self.place(key), self.parts[key], words)

    def all_among(self, key: str, words: Sequence[str]) -> list[int]:
        """The places of several words, in the order they are written."""
        return [_place_of(self.place(key), value, words) for value in self.list_of(key)]

    def list_of(self, key: str) -> list[object]:
        value = self.parts[key]
        if not isinstance(value, list):
            raise unreadable(self.place(key))
        return list(value)

    def options(self, key: str, declared: list[Option]) -> Options:
        """What the table has chosen, as far as it is written; the rest is as the defaults are."""
        if not self.has(key):
            return read_options(declared, {})
        ids = [option.id for option in declared]
        given = Written(self.place(key), self.parts[key], ids, ids).parts
        for id in given:
            try:
                read_options(declared, {id: given[id]})
            except Refusal as refusal:
                raise unreadable(f"{self.place(key)}.{id}") from refusal
        return read_options(declared, given)

    def place(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key


def _place_of(where: str, value: object, words: Sequence[str]) -> int:
    for place, known in enumerate(words):
        if known == value:
            return place
    raise unreadable(where)
