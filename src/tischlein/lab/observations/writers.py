"""What turns the parts of a view into numbers: made once for a layout, called for every observation."""

from collections.abc import Callable
from typing import assert_never

import numpy as np
import numpy.typing as npt

from tischlein.lab.observations.layout import Bag, Fields, Flag, Maybe, Name, Number, Part, Row, Seat, Slots, Word
from tischlein.lab.observations.parts import keys_of, length_of, size_of

Numbers = npt.NDArray[np.float32]
Write = Callable[[object, Numbers], None]


def writer(part: Part, seats: int, at: int) -> Write:
    """A function that writes what a part shows, from place `at` on. Places that are not written stay zero."""
    match part:
        case Flag():
            return flag_writer(at)
        case Number():
            return number_writer(at, part.scale)
        case Seat():
            return seat_writer(at, seats)
        case Word():
            return word_writer(at, part.words)
        case Name():
            return name_writer(at, part.words)
        case Bag():
            return bag_writer(at, part)
        case _:
            return inner_writer(part, seats, at)


def inner_writer(part: Row | Slots | Fields | Maybe, seats: int, at: int) -> Write:
    match part:
        case Row():
            return row_writer(at, part, seats)
        case Slots():
            return slots_writer(at, part, seats)
        case Fields():
            return fields_writer(at, part, seats)
        case Maybe():
            return maybe_writer(at, part, seats)
        case _:
            assert_never(part)


def flag_writer(at: int) -> Write:
    def write(value: object, numbers: Numbers) -> None:
        if value:
            numbers[at] = 1.0

    return write


def number_writer(at: int, scale: int) -> Write:
    def write(value: object, numbers: Numbers) -> None:
        if value and isinstance(value, int):
            numbers[at] = max(-1.0, min(1.0, value / scale))

    return write


def seat_writer(at: int, seats: int) -> Write:
    def write(value: object, numbers: Numbers) -> None:
        if isinstance(value, int) and 0 <= value < seats:
            numbers[at + value] = 1.0

    return write


def word_writer(at: int, words: list[str]) -> Write:
    places: dict[object, int] = {word: at + place for place, word in enumerate(words)}
    other = at + len(words)

    def write(value: object, numbers: Numbers) -> None:
        if value:
            numbers[places.get(value, other)] = 1.0

    return write


def name_writer(at: int, words: list[str]) -> Write:
    most = len(words) + 1
    shares: dict[object, float] = {word: place / most for place, word in enumerate(words, 1)}

    def write(value: object, numbers: Numbers) -> None:
        if value:
            numbers[at] = shares.get(value, 1.0)

    return write


def bag_writer(at: int, bag: Bag) -> Write:
    places: dict[object, int] = {word: at + place for place, word in enumerate(bag.words)}
    other, one = at + len(bag.words), 1.0 / bag.scale

    def write(value: object, numbers: Numbers) -> None:
        if isinstance(value, list):
            for word in value:
                place = places.get(word, other)
                numbers[place] = min(1.0, numbers[place] + one)

    return write


def row_writer(at: int, row: Row, seats: int) -> Write:
    size = size_of(row.part, seats)
    places = [writer(row.part, seats, at + 1 + place * size) for place in range(length_of(row, seats))]

    def write(value: object, numbers: Numbers) -> None:
        if isinstance(value, list):
            numbers[at] = min(1.0, len(value) / row.length)
            for write_one, item in zip(places, value, strict=False):
                write_one(item, numbers)

    return write


def slots_writer(at: int, slots: Slots, seats: int) -> Write:
    size = 1 + size_of(slots.part, seats)
    keys = {key: at + place * size for place, key in enumerate(keys_of(slots, seats))}
    places: dict[object, tuple[int, Write]] = {
        key: (start, writer(slots.part, seats, start + 1)) for key, start in keys.items()
    }
    name = slots.key

    def write(value: object, numbers: Numbers) -> None:
        if isinstance(value, list):
            for item in value:
                found = places.get(item[name])
                if found is not None:
                    numbers[found[0]] = 1.0
                    found[1](item, numbers)

    return write


def fields_writer(at: int, fields: Fields, seats: int) -> Write:
    writers: list[tuple[str, Write]] = []
    for name, part in fields.parts.items():
        writers.append((name, writer(part, seats, at)))
        at += size_of(part, seats)

    def write(value: object, numbers: Numbers) -> None:
        if isinstance(value, dict):
            for name, write_one in writers:
                write_one(value.get(name), numbers)

    return write


def maybe_writer(at: int, maybe: Maybe, seats: int) -> Write:
    inner = writer(maybe.part, seats, at + 1)

    def write(value: object, numbers: Numbers) -> None:
        if value is not None:
            numbers[at] = 1.0
            inner(value, numbers)

    return write
