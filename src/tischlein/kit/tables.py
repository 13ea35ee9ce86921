"""A game's printed material as a TOML file: read once at import, every cell checked, nothing unknown accepted."""

import tomllib
from collections.abc import Sequence
from pathlib import Path


class TableWrong(Exception):
    """A cell of a material table is missing, misspelt or of the wrong sort. Says where and what would be right."""


class Row:
    """One row of a table. Cells are taken out one by one; `finish` refuses what nobody has asked for.

    >>> row = Row("cards.toml, card 3", {"suit": "crab", "value": 7, "colour": "red"})
    >>> row.take_place("suit", ["fish", "crab"]), row.take_number("value")
    (1, 7)
    >>> row.finish()
    Traceback (most recent call last):
    tischlein.kit.tables.TableWrong: cards.toml, card 3: unknown colour
    """

    def __init__(self, where: str, cells: dict[str, object]) -> None:
        self.where: str = where
        self.cells: dict[str, object] = dict(cells)

    def has(self, name: str) -> bool:
        return name in self.cells

    def take(self, name: str) -> object:
        if name not in self.cells:
            raise TableWrong(f"{self.where}: {name} is missing")
        return self.cells.pop(name)

    def take_number(self, name: str) -> int:
        value = self.take(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise TableWrong(f"{self.where}: {name} = {value!r} is not a whole number")
        return value

    def take_word(self, name: str) -> str:
        value = self.take(name)
        if not isinstance(value, str):
            raise TableWrong(f"{self.where}: {name} = {value!r} is not a word")
        return value

    def take_place(self, name: str, among: Sequence[str]) -> int:
        """The place of a word in a list of known ones."""
        return self._place_of(name, self.take_word(name), among)

    def take_places(self, name: str, among: Sequence[str]) -> list[int]:
        """The places of several words, in the order of the cell."""
        values = self.take(name)
        if not isinstance(values, list):
            raise TableWrong(f"{self.where}: {name} = {values!r} is not a list")
        return [self._place_of(name, value, among) for value in values]

    def take_row(self, name: str) -> "Row":
        """A row inside this row."""
        value = self.take(name)
        if not isinstance(value, dict):
            raise TableWrong(f"{self.where}: {name} = {value!r} is not a row")
        return Row(f"{self.where}, {name}", value)

    def finish(self) -> None:
        if self.cells:
            raise TableWrong(f"{self.where}: unknown {', '.join(sorted(self.cells))}")

    def _place_of(self, name: str, value: object, among: Sequence[str]) -> int:
        for place, known in enumerate(among):
            if known == value:
                return place
        raise TableWrong(f"{self.where}: {name} = {value!r} is none of {', '.join(among)}")


def read_table(path: Path, known: Sequence[str]) -> dict[str, list[Row]]:
    """The rows of a TOML file of `[[name]]` rows, by name. The names must be exactly the known ones.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "cards.toml")
    ...     _ = path.write_text('[[card]]\\nsuit = "crab"\\n[[card]]\\nsuit = "fish"')
    ...     [row.take_word("suit") for row in read_table(path, ["card"])["card"]]
    ['crab', 'fish']
    """
    with path.open("rb") as file:
        content = tomllib.load(file)
    if sorted(content) != sorted(known):
        raise TableWrong(f"{path.name}: has {', '.join(sorted(content))} instead of {', '.join(sorted(known))}")
    table: dict[str, list[Row]] = {}
    for name in known:
        rows = content[name]
        if not isinstance(rows, list):
            raise TableWrong(f"{path.name}: {name} is not a list of rows")
        table[name] = [Row(f"{path.name}, {name} {number + 1}", row) for number, row in enumerate(rows)]
    return table
