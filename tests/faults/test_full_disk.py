"""F7: the disk refuses the n-th write, for every n of an evening, in two ways. No acknowledgement without a commit."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import PATIENT, QUICK
from tests.server.small_games import RACE, put_on_the_shelf, take_from_the_shelf
from tischlein.server.move.connection import Connection
from tischlein.server.move.table_state import replayed
from tischlein.server.settings import Settings
from tischlein.server.table.registry import TableRegistry
from tischlein.server.table.table import Table
from tischlein.server.workers.pool import BotPool
from tischlein.store.contract import NotWritten, Store
from tischlein.store.rows import SeatRow, TableRow
from tischlein.store.sqlite import SqliteStore
from tischlein.wire import messages

CODE = "ABCDEFGH"
EVENING: list[tuple[str, messages.FromBrowser]] = [
    ("anna", messages.Rename("1", "Anna Lena")),
    ("ben", messages.Sit("2", 1, "Ben")),
    ("anna", messages.Choose("3", {"goal": 6})),
    ("anna", messages.Start("4")),
    ("anna", messages.Do("5", {"do": "add", "by": "2"}, "1.0.0.0")),
    ("ben", messages.Do("6", {"do": "add", "by": "2"}, "1.0.1.0")),
    ("ben", messages.Do("7", {"do": "take_back"})),
    ("ben", messages.Do("8", {"do": "add", "by": "1"}, "1.1.1.0")),
    ("anna", messages.Do("9", {"do": "resign"})),
    ("ben", messages.Rematch("10")),
    ("anna", messages.Stand("11")),
]


class Faulty(sqlite3.Connection):
    """Fails at one statement (an error while writing), or from it on (a full disk), until it is cured."""

    fails_at = -1
    lasts = False
    count = 0

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        if not sql.startswith(("ROLLBACK", "PRAGMA")):
            self._maybe_fail()
        return super().execute(sql, *values)  # type: ignore[arg-type]

    def executemany(self, sql: str, *values: object) -> sqlite3.Cursor:
        self._maybe_fail()
        return super().executemany(sql, *values)  # type: ignore[arg-type]

    def _maybe_fail(self) -> None:
        Faulty.count += 1
        is_hit = Faulty.count == Faulty.fails_at or (Faulty.lasts and Faulty.count > Faulty.fails_at > 0)
        if is_hit:
            raise sqlite3.OperationalError("database or disk is full" if Faulty.lasts else "disk I/O error")

    @classmethod
    def cure(cls) -> None:
        cls.fails_at = -1


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Faulty)
    connection.row_factory = sqlite3.Row
    return connection


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with a database in its present shape, to start from."""
    put_on_the_shelf()
    folder = tmp_path_factory.mktemp("empty")

    async def prepare() -> None:
        store = SqliteStore(folder)
        seats = [SeatRow("person", "anna", "Anna"), SeatRow()]
        await store.open_table(
            TableRow(CODE, "race", 1, {"goal": 10, "starts": ""}, "anna", "lobby", 0, [], 0.0, seats)
        )
        await store.close()

    asyncio.run(prepare())
    yield folder
    take_from_the_shelf()


class Evening:
    """Plays the evening at a table without a network, sending again whatever was refused for the moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.people = {name: Connection(name, "", PATIENT) for name in ("anna", "ben")}
        self.refused = 0

    async def play(self, store: Store) -> None:
        for person in self.people.values():
            await self.table.attach(person)
        for name, command in EVENING:
            reply = await self.ask(name, command)
            if reply["type"] == "refused":
                self.refused += 1
                assert reply["reason"] == ("disk_full" if Faulty.lasts else "not_saved"), reply
                Faulty.cure()
                reply = await self.ask(name, command)
            assert reply["type"] == "done", reply
            await self._must_be_stored(store, name, command)

    async def ask(self, name: str, command: messages.FromBrowser) -> dict[str, object]:
        import msgspec

        person = self.people[name]
        await self.table.obey(person, command)
        replies = [msgspec.json.decode(message) for message in person._waiting]
        person._waiting.clear()
        (reply,) = [one for one in replies if one.get("command") == command.command]
        found: dict[str, object] = reply
        return found

    async def _must_be_stored(self, store: Store, name: str, command: messages.FromBrowser) -> None:
        """Acknowledged, so it is there: asked of the store itself."""
        step = await store.step_of_command(CODE, command.command)
        assert step is not None or await store.has_done(CODE, name, command.command), command


async def one_evening(folder: Path) -> tuple[int, TableRow | None, list[str]]:
    store = SqliteStore(folder, connect)
    tables = TableRegistry(store, BotPool(QUICK), Settings(data=folder, limits=PATIENT, thinking=QUICK))
    try:
        async with tables.visit(CODE) as table:
            evening = Evening(table)
            await evening.play(store)
        begun, steps = await store.match(CODE, 1), await store.steps(CODE, 1)
        assert begun is not None
        assert replayed(RACE, begun, steps).match.is_over()
        return evening.refused, await store.table(CODE), [str(step.deed["do"]) for step in steps]
    finally:
        Faulty.cure()
        await store.close()


def evening_with_fault(empty: Path, folder: Path, at: int, lasts: bool) -> tuple[int, TableRow | None, list[str]]:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(empty, folder)
    Faulty.count, Faulty.fails_at, Faulty.lasts = 0, at, lasts
    return asyncio.run(one_evening(folder))


@pytest.mark.parametrize("lasts", [False, True], ids=["an error while writing", "a full disk"])
def test_a_fault_at_any_write_of_an_evening_loses_and_doubles_nothing(empty: Path, tmp_path: Path, lasts: bool) -> None:
    folder = tmp_path / "data"
    _, wanted, deeds = evening_with_fault(empty, folder, -1, lasts)
    assert deeds == ["add", "add", "take_back", "add", "resign"]
    statements = Faulty.count
    assert statements > 60
    refusals = 0
    for at in range(1, statements + 1):
        refused, table, steps = evening_with_fault(empty, folder, at, lasts)
        assert (table, steps) == (wanted, deeds), f"a fault at statement {at}"
        refusals += refused
    assert refusals >= statements * 0.9, "the faults did happen"


def test_a_store_that_is_full_says_so_and_goes_on_when_there_is_room(empty: Path, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(empty, folder)
    Faulty.count, Faulty.fails_at, Faulty.lasts = 0, -1, True

    async def fill() -> None:
        store = SqliteStore(folder, connect)
        await store.check()
        Faulty.fails_at, Faulty.count = 1, 0
        with pytest.raises(NotWritten, match="full"):
            await store.check()
        assert await store.table(CODE) is not None, "reading goes on"
        Faulty.cure()
        await store.check()
        await store.close()

    asyncio.run(fill())
