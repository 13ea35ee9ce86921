"""How a view becomes numbers: a tree of parts, one for each thing a view shows, written as plain JSON.

The tree follows the view. What lies in a list with a name of its own (a disc, a slot, a seat's area) keeps its place
among the numbers whatever else comes and goes. `encoding.py` turns views into numbers with it, `survey.py` finds it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

FILE = "observation.json"
Key = int | str


class Flag(msgspec.Struct, tag="flag"):
    """A yes or no: one entry."""


class Number(msgspec.Struct, tag="number"):
    """A whole number: one entry, divided by `scale` and cut off at -1 and 1."""

    scale: int


class Seat(msgspec.Struct, tag="seat"):
    """The number of a seat: one entry for each seat; all are zero where there is none."""


class Word(msgspec.Struct, tag="word"):
    """One of some words: an entry for each, and a last one for any other word; all are zero where there is none."""

    words: list[str]


class Name(msgspec.Struct, tag="name"):
    """One of very many words: one entry, its number in the list (from 1) / one more than there are; 1 for another."""

    words: list[str]


class Bag(msgspec.Struct, tag="bag"):
    """A list of words whose order is not told: how often each is there, and a last entry for all other words."""

    words: list[str]
    scale: int


class Row(msgspec.Struct, tag="row"):
    """A list in its order: an entry for its length, then each place; empty places are zero, longer lists cut off."""

    length: int
    per_seat: bool
    part: Part


class Slots(msgspec.Struct, tag="slots"):
    """A list of things of which each has its own key: an entry whether it is there, then what it shows."""

    key: str
    keys: list[Key]
    per_seat: bool
    part: Part


class Fields(msgspec.Struct, tag="fields"):
    """Several things beside each other, by name."""

    parts: dict[str, Part]


class Maybe(msgspec.Struct, tag="maybe"):
    """Something that may be missing: an entry whether it is there, then the thing."""

    part: Part


Part = Flag | Number | Seat | Word | Name | Bag | Row | Slots | Fields | Maybe


class Layout(msgspec.Struct):
    """What the lab must know of a game beyond its contract, measured once and kept, so that sizes never change.

    version         raised when the tree changes: `a_game_v2` has other numbers than `a_game_v1`; 0 is not kept
    outcomes        the most outcomes that one draw of luck has
    decisions       an upper bound of the decisions in a match, far above what was seen
    draws           an upper bound of the draws of luck in a match, far above what was seen
    together        whether seats ever answer in secret at the same time
    left_out        what a view shows and the numbers do not, because it never changes
    """

    version: int
    game: str
    outcomes: int
    decisions: int
    draws: int
    together: bool
    left_out: list[str]
    view: Fields


def kept_layout(folder: Path) -> Layout | None:
    """The layout that a game's folder keeps, if it does."""
    path = folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=Layout) if path.is_file() else None


def write_layout(folder: Path, layout: Layout) -> None:
    text = msgspec.json.format(msgspec.json.encode(layout), indent=1)
    (folder / FILE).write_bytes(text + b"\n")
