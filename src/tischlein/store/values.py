"""How rows of the database become values and values become rows, whatever database it is."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

import msgspec

from tischlein.store.rows import MatchRow, SeatRow, StepRow, TableRow, TableSnapshot

JSON_COLUMNS: Final = ("options", "waiting", "players", "deed", "position")
YES_NO_COLUMNS: Final = ("has_left", "with_address")

Shape = TypeVar("Shape", bound=msgspec.Struct)
Value = str | int | float | bytes | None
Row = dict[str, Value]


class Statement(NamedTuple):
    """SQL with its values. If it `must_find` a row and does not, everything that was asked with it is undone."""

    sql: str
    values: Mapping[str, Value]
    must_find: bool = False


def json_of(value: object) -> str:
    return msgspec.json.encode(value).decode()


def values_of(row: msgspec.Struct) -> dict[str, Value]:
    """A row as the driver wants it: lists and dicts as JSON."""
    values = msgspec.structs.asdict(row)
    return {name: json_of(value) if isinstance(value, list | dict) else value for name, value in values.items()}


def snapshot_of(table: Row, seats: list[Row], begun: list[Row], steps: list[StepRow]) -> TableSnapshot:
    return TableSnapshot(
        table_of(table, seats),
        row_of(begun[0], MatchRow) if begun else None,
        steps,
    )


def table_of(row: Row, seats: list[Row]) -> TableRow:
    return row_of(row, TableRow, seats=[row_of(seat, SeatRow) for seat in seats])


def row_of(row: Row, kind: type[Shape], **more: object) -> Shape:
    values = {name: _value(name, value) for name, value in row.items() if name in kind.__struct_fields__}
    return msgspec.convert({**values, **more}, kind)


def _value(name: str, value: Value) -> object:
    if name in JSON_COLUMNS and isinstance(value, str):
        return msgspec.json.decode(value)
    # SQLite has no yes and no, only 1 and 0.
    return bool(value) if name in YES_NO_COLUMNS else value
