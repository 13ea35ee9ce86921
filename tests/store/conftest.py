"""Stores for tests: every promise of `test_contract.py` is asked of both."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from tischlein.store.relational import RelationalStore
from tischlein.store.rows import MatchRow, PersonRow, SeatRow, StepRow, TableRow
from tischlein.store.sqlite import SqliteStore

Told = TypeVar("Told")


class Bench:
    """A store on a loop of its own."""

    def __init__(self, folder: Path, make: Callable[[], RelationalStore]) -> None:
        self.folder = folder
        self._make = make
        self.store = make()
        self._runner = asyncio.Runner()

    def do(self, work: Coroutine[object, object, Told]) -> Told:
        return self._runner.run(work)

    def welcome(self) -> None:
        """Those who sit at `a_table`."""
        for name in ("Anna", "Ben"):
            self.do(self.store.add_person(PersonRow(name.lower(), name, f"hash of {name}'s token", 0.5)))

    def append(self, step: StepRow, phase: str = "playing", waiting: list[int] | None = None) -> TableRow:
        """A step from somebody who has just read the table."""
        table = self.do(self.store.table(step.table))
        known = a_table(step.table) if table is None else table
        return self.do(self.store.append(step, msgspec.structs.replace(known, phase=phase, waiting=waiting or [])))

    def open_again(self) -> None:
        self.do(self.store.close())
        self.store = self._make()

    def close(self) -> None:
        self.do(self.store.close())
        self._runner.close()


@pytest.fixture
def on_sqlite(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path, lambda: SqliteStore(tmp_path))
    bench.welcome()
    yield bench
    bench.close()


@pytest.fixture
def on_postgresql(tmp_path: Path, database: str) -> Iterator[Bench]:
    from tischlein.store.postgresql.store import PostgresqlStore, bring_up_to_date

    bring_up_to_date(database, tmp_path)
    bench = Bench(tmp_path, lambda: PostgresqlStore(database))
    bench.welcome()
    yield bench
    bench.close()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.interpreted)])
def bench(request: pytest.FixtureRequest) -> Bench:
    found = request.getfixturevalue(f"on_{request.param}")
    assert isinstance(found, Bench)
    return found


def a_table(code: str = "ABCDEFGH") -> TableRow:
    seats = [SeatRow("person", "anna", "Anna"), SeatRow("bot", "ben", "Ben", "level1", True), SeatRow()]
    options: dict[str, bool | int | str] = {"rows": 8, "secret": True, "word": "true", "digits": "8"}
    return TableRow(code, "a_game", 1, options, "anna", "lobby", 0, [], 12.5, seats)


def a_match(code: str = "ABCDEFGH", number: int = 1) -> MatchRow:
    return MatchRow(code, number, 1, {"rows": 7}, 2, "a seed", ["Anna", "bot:level1"], 13.5)


def a_step(n: int, command: str | None = None, code: str = "ABCDEFGH", match: int = 1) -> StepRow:
    return StepRow(code, match, n, n % 2, {"do": "move", "at": "b4", "count": n}, command, 14.5)
