"""Everything a seat can ever do in a game, declared once. An action is its number in this list.

Inside the rules an action is an integer, because search, masks and records want integers. Everything that leaves the
process shows the named form: {"do": "move", "at": "b4", "to": "a5"}.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.refusal import Refusal

Action = int
Named = dict[str, str | int]

# What a seat may do at any table, beside the game: no game may use these words for an action.
TABLE_DEEDS: Final = ("resign", "offer_draw", "take_back", "ask_back", "agree_back", "decline")


class Field:
    """One part of an action: a name and its possible values. Whole numbers 0 … n-1 when no words are given."""

    def __init__(self, name: str, values: int | Sequence[str]) -> None:
        self.name: str = name
        self.words: list[str] = [] if isinstance(values, int) else list(values)
        self.size: int = values if isinstance(values, int) else len(self.words)

    def shown(self, value: int) -> str | int:
        return self.words[value] if self.words else value

    def value(self, shown: object) -> int:
        """The number of a shown value, or a refusal that lists the valid ones."""
        if isinstance(shown, str) and shown in self.words:
            return self.words.index(shown)
        if not self.words and type(shown) is int and 0 <= shown < self.size:
            return shown
        valid = self.words or [str(number) for number in range(self.size)]
        raise Refusal("unknown_value", {"field": self.name, "valid": valid[:60]})


class Part:
    """One field of the actions of a kind: `PLACE_TO = PLACE.part("to")`, then `PLACE_TO.of(action)`."""

    def __init__(self, start: int, values: list[int]) -> None:
        self.start: i64 = start
        self.values: vec[i64] = vec[i64](values)

    def of(self, action: Action) -> int:
        number: i64 = action
        return self.values[number - self.start]


class Kind:
    """A verb of the game with its fields, and the numbers of all its actions: `start` … `start + size - 1`.

    By default every combination of values has a number; with `among` only the listed ones do. Rules never reckon with
    numbers: they ask whether a kind `matches` an action, read its fields with a `Part`, and make actions by calling the
    kind. `single`, `pair` and `triple` are the same calls for inner loops, without looking anything up.
    """

    def __init__(self, do: str, start: int, fields: list[Field], among: list[tuple[int, ...]] | None) -> None:
        self.do: str = do
        self.start: int = start
        self.fields: list[Field] = fields
        self.rows: list[tuple[int, ...]] = _all_rows(fields) if among is None else among
        self.size: int = len(self.rows)
        self.end: int = start + self.size
        self.numbers: dict[tuple[int, ...], int] = {row: start + place for place, row in enumerate(self.rows)}
        assert len(self.numbers) == self.size, f"{do}: a combination is listed twice"
        self.second: i64 = fields[1].size if len(fields) > 1 else 1
        self.third: i64 = fields[2].size if len(fields) > 2 else 1
        self.parts: dict[str, Part] = {
            field.name: Part(start, [row[place] for row in self.rows]) for place, field in enumerate(fields)
        }
        self.table: vec[i64] = vec[i64](_table(fields, self.numbers) if len(fields) <= 3 else [])

    def __call__(self, *values: int) -> Action:
        """The action with these values, in the order of the fields."""
        return self.numbers[values]

    def single(self, first: int) -> Action:
        place: i64 = first
        return self.table[place]

    def pair(self, first: int, second: int) -> Action:
        one: i64 = first
        two: i64 = second
        return self.table[one * self.second + two]

    def triple(self, first: int, second: int, third: int) -> Action:
        one: i64 = first
        two: i64 = second
        three: i64 = third
        return self.table[(one * self.second + two) * self.third + three]

    def matches(self, action: Action) -> bool:
        return self.start <= action < self.end

    def values(self, action: Action) -> tuple[int, ...]:
        return self.rows[action - self.start]

    def value(self, field: str, action: Action) -> int:
        return self.part(field).of(action)

    def part(self, field: str) -> Part:
        """For one look, `value`; whoever looks often keeps the part."""
        return self.parts[field]


def _table(fields: list[Field], numbers: dict[tuple[int, ...], int]) -> list[int]:
    """The number of every combination, -1 for those that have none."""
    return [numbers.get(row, -1) for row in _all_rows(fields)]


def _all_rows(fields: list[Field]) -> list[tuple[int, ...]]:
    rows: list[tuple[int, ...]] = [()]
    for field in fields:
        rows = [(*row, value) for row in rows for value in range(field.size)]
    return rows


def marked(blank: bytes, actions: list[Action]) -> bytearray:
    """A byte for each action, as in `blank` but 1 for these. Learners call it a mask."""
    marks = BytesWriter()
    marks.write(blank)
    for action in actions:
        marks[i64(action)] = 1
    return bytearray(marks.getvalue())


class Vocabulary:
    """The kinds of a game, in the order of declaration."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.by_word: dict[str, Kind] = {}

    def declare(self, do: str, among: list[tuple[int, ...]] | None = None, **fields: int | Sequence[str]) -> Kind:
        assert do not in self.by_word, f"{do} is declared twice"
        assert do not in TABLE_DEEDS, f"{do} is a word of the table, not of a game"
        kind = Kind(do, self.size(), [Field(name, values) for name, values in fields.items()], among)
        self.kinds.append(kind)
        self.by_word[do] = kind
        return kind

    def size(self) -> int:
        if not self.kinds:
            return 0
        return self.kinds[-1].start + self.kinds[-1].size

    def kind_of(self, action: Action) -> Kind:
        for kind in self.kinds:
            if kind.matches(action):
                return kind
        raise Refusal("unknown_action", {"valid": sorted(self.by_word)})

    def name(self, action: Action) -> Named:
        kind = self.kind_of(action)
        named: Named = {"do": kind.do}
        for field, value in zip(kind.fields, kind.values(action), strict=True):
            named[field.name] = field.shown(value)
        return named

    def number(self, named: Mapping[str, object]) -> Action:
        """The number of a named action. Refuses what is not in the vocabulary and says what would be."""
        do = named.get("do")
        if not isinstance(do, str) or do not in self.by_word:
            raise Refusal("unknown_action", {"valid": sorted(self.by_word)})
        kind = self.by_word[do]
        wanted = [field.name for field in kind.fields]
        if sorted(named) != sorted(["do", *wanted]):
            raise Refusal("unknown_field", {"do": do, "valid": wanted})
        row = tuple([field.value(named[field.name]) for field in kind.fields])
        if row not in kind.numbers:
            raise Refusal("impossible_action", {"do": do})
        return kind.numbers[row]
