"""Records as tables of decisions: JSON Lines and Parquet, one row for each answer of a seat, checked by replay.

A row holds what the seat saw and could do, what it did, and how the match ended for it. The first row of each match
also holds its record, so a file can be turned back into records, and whoever reads it can prove that every row is true.
The coach's estimates are beside it where they were wanted: they are no facts, so nothing proves them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from tischlein.catalog import find
from tischlein.coach.review import review
from tischlein.core.match import Match
from tischlein.core.record import begin, read_record, replay
from tischlein.core.refusal import Refusal
from tischlein.core.state import Result, canonical, shares
from tischlein.lab.guests.opponents import need

LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
ROWS_AT_ONCE: Final = 4096
# What the coach says.
ESTIMATES: Final = ("value", "loss", "luck")


class Row(msgspec.Struct):
    """One decision.

    match      counts the matches of the file; step counts the decisions of a match, both from 0
    view       what the seat could know, as JSON
    mask       the numbers of its legal actions: where a mask has its ones
    action     the number of what it did, and named, as JSON
    score      and place, reward (-1 … 1) and reason: how the match ended for this seat; null where it was not finished
    record     the whole record as JSON, in the first row of each match only
    value      the chance that the answer promised, loss: what it gave away, luck: what the dealer gave this seat until
               its next decision; null where the coach was not asked, or judges no such decision
    """

    match: int
    game: str
    step: int
    seat: int
    view: str
    mask: list[int]
    action: int
    named: str
    score: int | None
    place: int | None
    reward: float | None
    reason: str | None
    record: str | None
    value: float | None = None
    loss: float | None = None
    luck: float | None = None


def reviewed_rows(record: Mapping[str, object], number: int, depth: float) -> Iterator[Row]:
    """The same rows with what the coach says of them. It says nothing of a match that is not over."""
    rows = list(rows_of(record, number))
    if record["result"] is not None:
        found = review(find(str(record["game"])), record, depth)
        luck = {(seat.seat, one.step): one.dealer for seat in found.by_seat for one in seat.stretches}
        for one in found.decisions:
            row = rows[one.moves_on - 1]
            row.value, row.loss, row.luck = one.given, one.loss, luck[one.seat, one.step]
    yield from rows


def rows_of(record: Mapping[str, object], number: int) -> Iterator[Row]:
    """The rows of one record, which is refused if it was cut off or edited."""
    game = find(str(record["game"]))
    end = replay(game, record)
    match = begin(game, record)
    result = end.result() if end.is_over() else None
    got = [None] * match.seats if result is None else rewards(end, result)
    for place, step in enumerate(end.steps):
        yield Row(
            match=number,
            game=game.id,
            step=place,
            seat=step.seat,
            view=msgspec.json.encode(match.view(step.seat)).decode(),
            mask=match.legal(step.seat),
            action=step.action,
            named=canonical(game.vocabulary.name(step.action)),
            score=None if result is None else result.scores[step.seat],
            place=None if result is None else result.places[step.seat],
            reward=got[step.seat],
            reason=None if result is None else result.reason,
            record=canonical(record) if place == 0 else None,
        )
        match.act(step.seat, step.action)


def rewards(end: Match, result: Result) -> list[float | None]:
    if end.ending is None:
        return [2.0 * share - 1.0 for share in shares(end.state)]
    # Broken off by its players: first places won, or shared.
    won = result.places.count(1) < len(result.places)
    return [(1.0 if place == 1 else -1.0) if won else 0.0 for place in result.places]


def records_in(paths: Iterable[Path]) -> Iterator[dict[str, object]]:
    """The records of files, and of folders of files in the order of their names."""
    for path in paths:
        files = sorted(path.glob("*.json")) if path.is_dir() else [path]
        for file in files:
            try:
                yield read_record(file.read_text(encoding="utf-8"))
            except UnicodeDecodeError as error:
                raise Refusal("record_unreadable", {}) from error


def export(
    records: Iterable[Mapping[str, object]],
    target: Path,
    tell: Callable[[int], None] = lambda _: None,
    depth: float | None = None,
) -> int:
    """Writes a dataset, by the ending of its name, and returns the number of rows. With a depth, each match is
    reviewed."""
    rows = all_rows(records, tell, depth)
    if target.suffix == LINES:
        return write_lines(rows, target)
    if target.suffix == PARQUET:
        return write_parquet(rows, target)
    raise Refusal("unknown_dataset", {"valid": [LINES, PARQUET]})


def all_rows(
    records: Iterable[Mapping[str, object]], tell: Callable[[int], None], depth: float | None
) -> Iterator[Row]:
    for number, record in enumerate(records):
        yield from rows_of(record, number) if depth is None else reviewed_rows(record, number, depth)
        tell(number + 1)


def write_lines(rows: Iterable[Row], target: Path) -> int:
    count = 0
    with target.open("wb") as file:
        for row in rows:
            file.write(msgspec.json.encode(row) + b"\n")
            count += 1
    return count


def write_parquet(rows: Iterable[Row], target: Path) -> int:
    need("pyarrow", "research")
    import pyarrow as pa
    from pyarrow import parquet

    kinds = {
        "view": pa.large_string(),
        "named": pa.string(),
        "game": pa.string(),
        "record": pa.large_string(),
    }
    kinds |= {"reason": pa.string(), "mask": pa.list_(pa.int32()), "reward": pa.float32()}
    kinds |= {name: pa.float32() for name in ESTIMATES}
    schema = pa.schema([(name, kinds.get(name, pa.int32())) for name in Row.__struct_fields__])
    count = 0
    with parquet.ParquetWriter(target, schema, compression="zstd") as file:
        for some in chunks(rows):
            table = pa.Table.from_pylist([msgspec.structs.asdict(row) for row in some], schema)
            file.write_table(table)
            count += len(some)
    return count


def chunks(rows: Iterable[Row]) -> Iterator[list[Row]]:
    some: list[Row] = []
    for row in rows:
        some.append(row)
        if len(some) == ROWS_AT_ONCE:
            yield some
            some = []
    if some:
        yield some


def read_rows(source: Path) -> Iterator[Row]:
    """The rows of a dataset as they stand there."""
    if source.suffix == LINES:
        with source.open("rb") as file:
            for line in file:
                try:
                    yield msgspec.json.decode(line, type=Row)
                except msgspec.DecodeError as error:
                    raise Refusal("dataset_unreadable", {"file": source.name}) from error
    elif source.suffix == PARQUET:
        yield from read_parquet(source)
    else:
        raise Refusal("unknown_dataset", {"valid": [LINES, PARQUET]})


def read_parquet(source: Path) -> Iterator[Row]:
    need("pyarrow", "research")
    import pyarrow as pa
    from pyarrow import parquet

    try:
        for batch in parquet.ParquetFile(source).iter_batches(ROWS_AT_ONCE):
            for row in batch.to_pylist():
                yield msgspec.convert(row, Row)
    except (pa.ArrowException, msgspec.ValidationError) as error:
        raise Refusal("dataset_unreadable", {"file": source.name}) from error


def import_records(source: Path) -> Iterator[dict[str, object]]:
    """The records of a dataset, each after replay has shown that all its rows are true."""
    found = read_rows(source)
    row = next(found, None)
    number = 0
    while row is not None:
        if row.record is None:
            raise Refusal("dataset_row_untrue", {"match": number, "step": row.step})
        record = read_record(row.record)
        for expected in rows_of(record, number):
            if row is None or not same_row(row, expected):
                raise Refusal("dataset_row_untrue", {"match": number, "step": expected.step})
            row = next(found, None)
        yield record
        number += 1


def same_row(one: Row, other: Row) -> bool:
    """Equal but for what single precision does to a reward, and for what the coach said."""
    close = (one.reward is None) == (other.reward is None) and abs((one.reward or 0) - (other.reward or 0)) < 1e-6
    return close and facts_of(one) == facts_of(other)


def facts_of(row: Row) -> Row:
    return msgspec.structs.replace(row, reward=None, value=None, loss=None, luck=None)
