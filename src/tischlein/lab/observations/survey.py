"""Finds the layout of a game's views by looking at random matches: every number of seats, every option.

What a view shows is grouped by where it stands (which field, which disc, whose area). A place that never changes holds
something printed and is left out; everything else becomes a part of the layout.
"""

import itertools
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from tischlein.core.dealer import Dealer, QuietDealer
from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Generator, memory_of
from tischlein.core.state import State
from tischlein.core.turn import OVER
from tischlein.lab.observations.layout import (
    Bag,
    Fields,
    Flag,
    Key,
    Layout,
    Maybe,
    Name,
    Number,
    Part,
    Row,
    Seat,
    Slots,
    Word,
)
from tischlein.testing.cases import option_sets, random_move, step

# Looked at every so many decisions, and wherever something is asked for the first time in a match.
STRIDE: Final = 7
MOST_KEYS: Final = 64
MOST_APART: Final = 300
# How far above the longest match seen the bounds lie.
HEADROOM: Final = 10


class Seen(msgspec.Struct, frozen=True):
    """One value somewhere in a view, and how many seats its match has."""

    seats: int
    value: object


Group = list[Seen]


class CountingDealer(Dealer):
    """Luck that remembers the largest draw."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.luck = Generator(memory_of(seed))
        self.largest = 1

    def roll(self, count: int) -> int:
        self.drawn += 1
        self.largest = max(self.largest, count)
        return self.luck.roll(count)


class Survey:
    """What random matches have shown."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.views: Group = []
        self.outcomes = 1
        self.decisions = 1
        self.draws = 0
        self.together = False
        self.left_out: list[str] = []

    def play(self, options: Options, seats: int, seed: str) -> None:
        dealer, choices = CountingDealer(seed), QuietDealer(memory_of(f"answers of {seed}"))
        state = self.game.setup(options, seats, dealer)
        decisions, asked = 0, set[object]()
        while state.turn().mode != OVER:
            answers = random_move(state, choices)
            self.together = self.together or len(answers) > 1
            view = entries(msgspec.to_builtins(self.game.view(state, min(answers))))
            if decisions % STRIDE == 0 or view["ask"] not in asked:
                asked.add(view["ask"])
                self.look(state, seats)
            step(state, answers, dealer)
            decisions += len(answers)
        self.look(state, seats)
        self.decisions = max(self.decisions, decisions)
        self.draws = max(self.draws, dealer.drawn)
        self.outcomes = max(self.outcomes, dealer.largest)

    def look(self, state: State, seats: int) -> None:
        for seat in range(seats):
            self.views.append(Seen(seats, msgspec.to_builtins(self.game.view(state, seat))))

    def draw_up(self, version: int) -> Layout:
        view = self.describe([self.views], "")
        assert isinstance(view, Fields), "a view is a struct that changes"
        return Layout(
            version=version,
            game=self.game.id,
            outcomes=self.outcomes,
            decisions=HEADROOM * self.decisions,
            draws=HEADROOM * (self.draws + 1),
            together=self.together,
            left_out=self.left_out,
            view=view,
        )

    def describe(self, groups: list[Group], path: str) -> Part | None:
        """The part for everything that stands at one path; each group is one place, say one disc's underside."""
        if all(is_constant(group) for group in groups):
            self.left_out.append(path)
            return None
        there = [one for group in groups for one in group if one.value is not None]
        missing = len(there) < sum(len(group) for group in groups)
        shapes = {type(one.value) for one in there}
        if shapes == {bool}:
            return Maybe(Flag()) if missing else Flag()
        if shapes == {int}:
            return seat_or_number(there, missing)
        if shapes == {str}:
            return word_or_name(self.words({str(one.value) for one in there}))
        part = self.describe_list(groups, path) if shapes == {list} else None
        if shapes == {dict}:
            part = self.describe_fields(groups, path)
        if shapes not in ({dict}, {list}):
            raise Refusal("view_without_layout", {"game": self.game.id, "path": path})
        return Maybe(part) if missing and part is not None else part

    def words(self, seen: set[str]) -> list[str]:
        """All words that can stand here: those of the shortest field of an action that has them all, else the seen."""
        seen = seen - {""}
        fields = [field.words for kind in self.game.vocabulary.kinds for field in kind.fields]
        whole = sorted([words for words in fields if seen <= set(words)], key=len)
        return list(whole[0]) if whole and len(seen) > 1 else sorted(seen)

    def describe_fields(self, groups: list[Group], path: str) -> Part | None:
        names: dict[str, None] = {}
        for one in itertools.chain(*groups):
            names.update(dict.fromkeys(entries(one.value)))
        parts: dict[str, Part] = {}
        told = len(self.left_out)
        for name in names:
            inner = [
                [Seen(one.seats, entries(one.value)[name]) for one in group if name in entries(one.value)]
                for group in groups
            ]
            part = self.describe(inner, f"{path}.{name}" if path else name)
            if part is not None:
                parts[name] = part
        if parts:
            return Fields(parts)
        self.left_out[told:] = [path]
        return None

    def describe_list(self, groups: list[Group], path: str) -> Part | None:
        items = [item for one in itertools.chain(*groups) for item in things(one.value)]
        if items and all(isinstance(item, str) for item in items):
            most = max(
                things(one.value).count(item)
                for one in itertools.chain(*groups)
                for item in set(map(str, things(one.value)))
            )
            return Bag(self.words({str(item) for item in items}), most)
        key = key_of(itertools.chain(*groups))
        if key is None:
            return self.describe_row(groups, path)
        return self.describe_slots(groups, path, key)

    def describe_row(self, groups: list[Group], path: str) -> Part | None:
        everything = list(itertools.chain(*groups))
        length = max(len(things(one.value)) for one in everything)
        per_seat = length > 1 and all(len(things(one.value)) in (0, one.seats) for one in everything)
        places = [
            [Seen(one.seats, things(one.value)[place]) for one in group if place < len(things(one.value))]
            for group in groups
            for place in range(length)
        ]
        part = self.describe(places, f"{path}[…]")
        return None if part is None else Row(length, per_seat, part)

    def describe_slots(self, groups: list[Group], path: str, key: str) -> Part | None:
        found: dict[tuple[int, Key], Group] = {}
        keys: set[Key] = set()
        per_seat = True
        for number, group in enumerate(groups):
            for one in group:
                own = [key_in(item, key) for item in things(one.value)]
                per_seat = per_seat and own in ([], list(range(one.seats)))
                keys.update(own)
                for name, item in zip(own, things(one.value), strict=True):
                    inner = {field: value for field, value in entries(item).items() if field != key}
                    found.setdefault((number, name), []).append(Seen(one.seats, inner))
        part = self.describe(list(found.values()), f"{path}[{key}=…]")
        words = {name for name in keys if isinstance(name, str)}
        ordered: list[Key] = [*self.words(words)] if words else [*sorted(keys, key=int)]
        return Slots(key, ordered, per_seat, Fields({}) if part is None else part)


def survey(game: Game, matches: int, version: int = 0) -> Layout:
    """The layout of a game by so many random matches of each number of seats and each set of options."""
    found = Survey(game)
    for seats in game.seats:
        for options in option_sets(game):
            for number in range(matches):
                found.play(options, seats, f"survey {number}")
    return found.draw_up(version)


def is_constant(group: Group) -> bool:
    return all(one.value == group[0].value for one in group)


def things(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def entries(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def key_in(item: object, key: str) -> Key:
    name = entries(item)[key]
    assert isinstance(name, int | str), "key_of has looked"
    return name


def word_or_name(words: list[str]) -> Part:
    """An entry for each of hundreds of words, wherever one of them may stand, would leave no room for anything else."""
    return Word(words) if len(words) <= MOST_APART else Name(words)


def seat_or_number(there: Group, missing: bool) -> Part:
    """Where the largest number is always that of the last seat, with every number of seats, it means a seat."""
    largest: dict[int, int] = {}
    for one in there:
        assert isinstance(one.value, int), "the caller has looked"
        largest[one.seats] = max(largest.get(one.seats, 0), one.value)
    smallest = min(number for one in there if isinstance(number := one.value, int))
    if len(largest) > 1 and smallest == 0 and all(number == seats - 1 for seats, number in largest.items()):
        return Seat()
    most = max(*largest.values(), -smallest, 1)
    number = Number(1 << (most - 1).bit_length())
    return Maybe(number) if missing else number


def key_of(lists: Iterable[Seen]) -> str | None:
    """The first field that tells the things of a list apart, in every list that was seen."""
    rows = [things(one.value) for one in lists]
    if not all(isinstance(item, dict) for row in rows for item in row):
        return None
    return next((name for name in field_names(rows) if tells_apart(name, rows)), None)


def field_names(rows: list[list[object]]) -> Iterator[str]:
    for row in rows:
        if row:
            yield from entries(row[0])
            return


def tells_apart(name: str, rows: list[list[object]]) -> bool:
    found: set[object] = set()
    for row in rows:
        own = [entries(item).get(name) for item in row]
        if not all(isinstance(value, int | str) and not isinstance(value, bool) for value in own):
            return False
        if len(set(own)) < len(own):
            return False
        found.update(own)
    return 1 < len(found) <= MOST_KEYS
