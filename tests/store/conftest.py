"""Stores for tests. The suite of `test_contract.py` will run on PostgreSQL too, once that store exists."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from tischlein.store.rows import MatchRow, SeatRow, StepRow, TableRow
from tischlein.store.sqlite import SqliteStore

Told = TypeVar("Told")


class Bench:
    """A store on a loop of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = SqliteStore(folder)
        self._runner = asyncio.Runner()

    def do(self, work: Coroutine[object, object, Told]) -> Told:
        return self._runner.run(work)

    def open_again(self) -> None:
        self.do(self.store.close())
        self.store = SqliteStore(self.folder)

    def close(self) -> None:
        self.do(self.store.close())
        self._runner.close()


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path)
    yield bench
    bench.close()


def a_table(code: str = "ABCDEFGH") -> TableRow:
    seats = [SeatRow("person", "anna", "Anna"), SeatRow("bot", "ben", "Ben", "level1", True), SeatRow()]
    options: dict[str, bool | int | str] = {"rows": 8, "secret": True, "word": "true", "digits": "8"}
    return TableRow(code, "elementos", 1, options, "anna", "lobby", 0, [], 12.5, seats)


def a_match(code: str = "ABCDEFGH", number: int = 1) -> MatchRow:
    return MatchRow(code, number, 1, {"rows": 7}, 2, "a seed", ["Anna", "bot:level1"], 13.5)


def a_step(n: int, command: str | None = None, code: str = "ABCDEFGH", match: int = 1) -> StepRow:
    return StepRow(code, match, n, n % 2, {"do": "move", "at": "b4", "count": n}, command, 14.5)
