"""What a table may choose before a match: declared as values, so that forms, checks and texts follow from one list."""

from collections.abc import Callable, Mapping, Sequence

from tischlein.core.refusal import Refusal

Choice = bool | int | str
# Reads a text of the table's own as a game understands it: refuses it, or returns the form in which it is kept.
ReadText = Callable[[str], str]


class Option:
    """One choice with all its valid values; the first is the default. `shown` is false for what only a rematch sets.
    `suggested` is what a table that is opened in the lobby begins with.

    With `lines` it is a text that the table writes itself: at most so many lines of at most `length` letters, and what
    the game makes of them.
    """

    def __init__(
        self,
        id: str,
        values: Sequence[Choice],
        shown: bool = True,
        lines: int = 0,
        length: int = 0,
        read: ReadText | None = None,
        *,
        suggested: Choice | None = None,
    ) -> None:
        self.id: str = id
        self.values: list[Choice] = list(values)
        self.default: Choice = values[0]
        self.shown: bool = shown
        self.lines: int = lines
        self.length: int = length
        self.read: ReadText | None = read
        self.suggested: Choice = self.default if suggested is None else suggested


def text_option(id: str, lines: int, length: int, read: ReadText | None = None) -> Option:
    """A text of the table's own, empty unless somebody writes one."""
    return Option(id, [""], lines=lines, length=length, read=read)


class Options:
    """One valid value for every option of a game."""

    def __init__(self, chosen: dict[str, Choice]) -> None:
        self.chosen: dict[str, Choice] = chosen

    def flag(self, id: str) -> bool:
        value = self.chosen[id]
        assert isinstance(value, bool), f"{id} is not a yes or no"
        return value

    def number(self, id: str) -> int:
        value = self.chosen[id]
        assert isinstance(value, int) and not isinstance(value, bool), f"{id} is not a number"
        return value

    def word(self, id: str) -> str:
        value = self.chosen[id]
        assert isinstance(value, str), f"{id} is not a word"
        return value

    def with_choice(self, id: str, value: Choice) -> "Options":
        return Options({**self.chosen, id: value})


def read_options(declared: list[Option], given: Mapping[str, object]) -> Options:
    """Defaults overlaid with what was given. Refuses unknown options and values, and lists the valid ones."""
    known = {option.id: option for option in declared}
    chosen: dict[str, Choice] = {option.id: option.default for option in declared}
    for id, value in given.items():
        if id not in known:
            raise Refusal("unknown_option", {"option": id, "valid": sorted(known)})
        chosen[id] = _valid(known[id], value)
    return Options(chosen)


def _valid(option: Option, value: object) -> Choice:
    if option.lines > 0:
        return _valid_text(option, value)
    for valid in option.values:
        # True == 1 in Python, but a yes is not a number at a table.
        if type(valid) is type(value) and valid == value:
            return valid
    raise Refusal("unknown_option_value", {"option": option.id, "valid": [_shown(valid) for valid in option.values]})


def _valid_text(option: Option, value: object) -> str:
    """The text as it is kept: no empty line, no line twice, single spaces. Reading what was kept changes nothing."""
    if not isinstance(value, str):
        raise Refusal("option_text_unreadable", {"option": option.id})
    kept: dict[str, str] = {}
    for written in value.splitlines():
        line = " ".join(written.split())
        if not line.isprintable():
            raise Refusal("option_text_unreadable", {"option": option.id})
        if len(line) > option.length:
            raise Refusal("option_line_too_long", {"option": option.id, "most": option.length})
        if line:
            kept.setdefault(line.casefold(), line)
    if len(kept) > option.lines:
        raise Refusal("option_too_many_lines", {"option": option.id, "most": option.lines})
    text = "\n".join(kept.values())
    return text if option.read is None else option.read(text)


def _shown(value: Choice) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
