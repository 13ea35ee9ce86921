"""How many entries each part of a layout has, and what they say."""

from collections.abc import Iterator
from typing import assert_never

from tischlein.lab.observations.layout import Bag, Fields, Flag, Key, Maybe, Name, Number, Part, Row, Seat, Slots, Word


def length_of(row: Row, seats: int) -> int:
    return seats if row.per_seat else row.length


def keys_of(slots: Slots, seats: int) -> list[Key]:
    return [*range(seats)] if slots.per_seat else slots.keys


def size_of(part: Part, seats: int) -> int:
    match part:
        case Flag() | Number() | Name():
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
        case Name():
            yield f"the number of {path} among {len(part.words)} words / {len(part.words) + 1}"
        case Bag():
            yield from (f'how many "{word}" in {path} / {part.scale}' for word in part.words)
            yield f"how many other words in {path} / {part.scale}"
        case _:
            yield from meanings_inside(part, seats, path)


def meanings_inside(part: Row | Slots | Fields | Maybe, seats: int, path: str) -> Iterator[str]:
    match part:
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


def starts_of(fields: Fields, seats: int) -> dict[str, int]:
    """The first entry of each field, and of each thing of a list whose things have keys of their own."""
    starts: dict[str, int] = {}
    at = 0
    for name, part in fields.parts.items():
        starts[name] = at
        if isinstance(part, Slots):
            size = 1 + size_of(part.part, seats)
            starts.update({f"{name}[{part.key}={key}]": at + size * n for n, key in enumerate(keys_of(part, seats))})
        at += size_of(part, seats)
    return starts
