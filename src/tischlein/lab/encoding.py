"""Turns views into numbers: every entry has a meaning that can be read, and nothing comes from anywhere but the view.

    encoding = encoding_of(find("elementos"), seats=2)
    encoding.observe(match.view(0))         # float32 numbers between -1 and 1
    encoding.meanings()[17]                 # 'discs[id=0].at is "b4"'
"""

import functools
import importlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, assert_never

import msgspec
import numpy as np
import numpy.typing as npt

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Action
from tischlein.lab.layout import Bag, Fields, Flag, Key, Layout, Maybe, Number, Part, Row, Seat, Slots, Word, kept_layout
from tischlein.lab.survey import survey

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Write = Callable[[object, Numbers], None]

# A game whose folder keeps no layout is looked at when it is first needed.
MATCHES_OF_A_QUICK_SURVEY: Final = 1


class Encoding:
    """The numbers of one game with one number of seats. `name` changes whenever their meaning does."""

    def __init__(self, game: Game, layout: Layout, seats: int) -> None:
        if seats not in game.seats:
            raise Refusal("wrong_number_of_seats", {"valid": game.seats})
        self.game: Game = game
        self.layout: Layout = layout
        self.seats: int = seats
        self.name: str = f"{game.id}_v{layout.version}"
        self.size: int = size_of(layout.view, seats)
        self.actions: int = game.vocabulary.size()
        self._write: Write = writer(layout.view, seats, 0)

    def observe(self, view: object) -> Numbers:
        """A view, as the game builds it or as JSON, as fresh numbers."""
        numbers = np.zeros(self.size, np.float32)
        self._write(msgspec.to_builtins(view), numbers)
        return numbers

    def observe_into(self, view: object, numbers: Numbers) -> None:
        """The same into a row of zeros that is there already."""
        self._write(msgspec.to_builtins(view), numbers)

    def mask(self, legal: Sequence[Action]) -> Mask:
        """1 for every legal action of the vocabulary, else 0."""
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask

    def meanings(self) -> list[str]:
        return list(meanings_of(self.layout.view, self.seats, ""))


@functools.cache
def layout_of(id: str) -> Layout:
    """The layout of a game of the catalog: the one its folder keeps, or a quick look at a few matches."""
    game = catalog.find(id)
    folder = folder_of(game)
    kept = kept_layout(folder) if folder is not None else None
    return kept if kept is not None else survey(game, MATCHES_OF_A_QUICK_SURVEY)


@functools.cache
def encoding_of_id(id: str, seats: int) -> Encoding:
    return Encoding(catalog.find(id), layout_of(id), seats)


def encoding_of(game: Game, seats: int) -> Encoding:
    return encoding_of_id(game.id, seats)


def folder_of(game: Game) -> Path | None:
    """Games of other packages may have no folder here."""
    try:
        found = importlib.import_module(f"tischlein.games.{game.id}").__file__
    except ModuleNotFoundError:
        return None
    return None if found is None else Path(found).parent


def length_of(row: Row, seats: int) -> int:
    return seats if row.per_seat else row.length


def keys_of(slots: Slots, seats: int) -> list[Key]:
    return [*range(seats)] if slots.per_seat else slots.keys


def size_of(part: Part, seats: int) -> int:
    match part:
        case Flag() | Number():
            return 1
        case Seat():
            return seats
        case Word() | Bag():
            return len(part.words) + 1
        case Row():
            return 1 + length_of(part, seats) * size_of(part.part, seats)
        case Slots():
            return len(keys_of(part, seats)) * (1 + size_of(part.part, seats))
        case Fields():
            return sum(size_of(inner, seats) for inner in part.parts.values())
        case Maybe():
            return 1 + size_of(part.part, seats)
        case _:
            assert_never(part)


def meanings_of(part: Part, seats: int, path: str) -> Iterator[str]:
    """What each entry says, in the order of the entries."""
    match part:
        case Flag():
            yield path
        case Number():
            yield f"{path} / {part.scale}"
        case Seat():
            yield from (f"{path} is seat {seat}" for seat in range(seats))
        case Word():
            yield from (f'{path} is "{word}"' for word in part.words)
            yield f"{path} is another word"
        case Bag():
            yield from (f'how many "{word}" in {path} / {part.scale}' for word in part.words)
            yield f"how many other words in {path} / {part.scale}"
        case Row():
            yield f"length of {path} / {part.length}"
            for place in range(length_of(part, seats)):
                yield from meanings_of(part.part, seats, f"{path}[{place}]")
        case Slots():
            for key in keys_of(part, seats):
                yield f"there is {path}[{part.key}={key}]"
                yield from meanings_of(part.part, seats, f"{path}[{part.key}={key}]")
        case Fields():
            for name, inner in part.parts.items():
                yield from meanings_of(inner, seats, f"{path}.{name}" if path else name)
        case Maybe():
            yield f"there is {path}"
            yield from meanings_of(part.part, seats, path)
        case _:
            assert_never(part)


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
        case Bag():
            return bag_writer(at, part)
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
