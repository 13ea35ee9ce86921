"""Steps in a file: added to a journal, folded into chapters; nothing is lost or doubled, whenever the process dies."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.store.conftest import Bench, a_match, a_step, a_table
from tests.store.evenings import Evening
from tischlein.store.contract import NotWritten
from tischlein.store.rows import TableRow
from tischlein.store.sqlite import FILE, SqliteStore, connect_to_write
from tischlein.store.writer import journal
from tischlein.store.writer.chapters import Unreadable
from tischlein.store.writer.thread import Writer

pytestmark = pytest.mark.interpreted

replace = msgspec.structs.replace
CODES = [f"TABLE00{n}" for n in range(6)]


class Mortal(sqlite3.Connection):
    """A connection whose process dies at the n-th statement from now on: from then on nothing reaches the disk."""

    left = 10**9

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        self._live()
        return super().execute(sql, *values)  # type: ignore[arg-type]

    def executemany(self, sql: str, *values: object) -> sqlite3.Cursor:
        self._live()
        return super().executemany(sql, *values)  # type: ignore[arg-type]

    def _live(self) -> None:
        Mortal.left -= 1
        if Mortal.left < 0:
            raise sqlite3.OperationalError("the process is dead")


def connect_mortal(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Mortal)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


@pytest.fixture(autouse=True)
def short_journals(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that everything happens often."""
    monkeypatch.setattr(journal, "LONG", 7)
    monkeypatch.setattr(journal, "TABLES_AT_ONCE", 2)
    monkeypatch.setattr(journal, "CHAPTER", 5)
    Mortal.left = 10**9


def spend(folder: Path, seed: int, turns: int = 120) -> None:
    evening = Evening(seed)

    async def all_of_it() -> None:
        for played in (turns, turns, 0):
            store = SqliteStore(folder)
            try:
                await evening.play(store, played)
                await evening.check(store)
            finally:
                await store.close()

    asyncio.run(all_of_it())


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_at_tables_all_of_it_is_stored_once(tmp_path: Path, seed: int) -> None:
    spend(tmp_path, seed)


def test_tables_that_nobody_plays_at_any_more_are_not_remembered(on_sqlite: Bench) -> None:
    for number in range(60):
        code = f"TABLE{number:03}"
        on_sqlite.do(on_sqlite.store.open_table(a_table(code)))
        on_sqlite.do(on_sqlite.store.save_table(a_table(code), a_match(code)))
        on_sqlite.append(a_step(0, None, code))
    assert isinstance(on_sqlite.store, SqliteStore)
    kept = on_sqlite.store.writer._journal
    assert 0 < len(kept._tails) < 20
    assert len(kept._lines) + len(kept._left) < 20


def test_a_start_that_cannot_fold_goes_on_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk, say. Nobody knows then which of the journals is the older one."""

    def fail(_: Writer) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Writer, "_fold_everything", fail)
    for seed in range(4):
        spend(tmp_path / str(seed), seed)


def die_and_rise(folder: Path, seed: int, after: int) -> None:
    """The process dies after so many statements, in the middle of whatever it does. What was acknowledged is there, and
    nothing of what was not."""
    evening = Evening(seed)

    async def die() -> None:
        store = SqliteStore(folder, connect_mortal)
        await evening.play(store, 40)
        Mortal.left = after
        with pytest.raises(NotWritten):
            await evening.play(store, 100_000)
        shutil.copytree(folder, folder.parent / "risen")
        Mortal.left = 10**9
        await store.close()

    async def rise() -> None:
        store = SqliteStore(folder.parent / "risen")
        await evening.check(store)
        await evening.play(store, 30)
        await evening.check(store)
        await store.close()

    asyncio.run(die())
    asyncio.run(rise())


@pytest.mark.parametrize("after", range(0, 60, 3))
def test_a_fold_that_dies_half_way_never_was(tmp_path: Path, after: int) -> None:
    die_and_rise(tmp_path / "living", after, after)


def test_a_step_and_a_change_of_its_table_at_once_are_written_one_after_the_other(tmp_path: Path) -> None:
    """A fold beside an append: the change folds the table of which a step comes in the same commit."""

    async def at_once() -> None:
        store = SqliteStore(tmp_path)
        await store.open_table(a_table())
        table = await store.save_table(a_table(), a_match())
        for n in range(40):
            both = (store.append(a_step(n), table), store.save_table(replace(table, phase="changed")))
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            stored = [one for one in outcomes if isinstance(one, TableRow)]
            assert len(stored) == 1, "both knew the same revision"
            table = stored[0]
            steps = [step.n for step in await store.steps("ABCDEFGH", 1)]
            assert steps == list(range(len(steps)))
            if len(steps) == n:
                table = await store.append(a_step(n), table)
        assert len(await store.steps("ABCDEFGH", 1)) == 40
        await store.close()

    asyncio.run(at_once())


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8, 0.99])
def test_what_is_left_of_a_journal_that_was_cut_off_is_whole(tmp_path: Path, share: float) -> None:
    """Somebody lost the end of the file that holds the latest steps: what is there goes on without a gap."""
    folder, cut = tmp_path / "whole", tmp_path / "cut"

    async def fill() -> None:
        store = SqliteStore(folder)
        for code in CODES:
            await store.open_table(a_table(code))
            table = await store.save_table(a_table(code), a_match(code))
            for n in range(30):
                table = await store.append(a_step(n, None, code), table)
        shutil.copytree(folder, cut)
        await store.close()

    asyncio.run(fill())
    wal = cut / f"{FILE}-wal"
    wal.write_bytes(wal.read_bytes()[: int(wal.stat().st_size * share) + 1000])
    bench = Bench(cut, lambda: SqliteStore(cut))
    kept = 0
    for code in CODES:
        table = bench.do(bench.store.table(code))
        if table is not None:
            steps = [step.n for step in bench.do(bench.store.steps(code, 1))]
            assert steps == list(range(len(steps)))
            assert table.revision == len(steps) + (1 if bench.do(bench.store.match(code, 1)) else 0)
            kept += len(steps)
    assert 0 < kept < 30 * len(CODES)
    bench.close()


def test_a_start_folds_what_is_left_in_the_journals(tmp_path: Path) -> None:
    spend(tmp_path, 1)
    with closing(connect_to_write(tmp_path / FILE)) as connection:
        assert [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in journal.NAMES] == [0, 0]
        assert connection.execute("SELECT count(*) FROM chapter").fetchone()[0] > 0


def test_a_chapter_that_cannot_be_read_concerns_its_own_match_only(tmp_path: Path) -> None:
    async def fill(codes: list[str], steps: range) -> None:
        store = SqliteStore(tmp_path)
        for code in codes:
            if steps.start == 0:
                await store.open_table(a_table(code))
                await store.save_table(a_table(code), a_match(code))
            table = await store.table(code)
            assert table is not None
            for n in steps:
                table = await store.append(a_step(n, None, code), table)
        await store.close()

    async def look() -> list[int]:
        store = SqliteStore(tmp_path)
        found = len(await store.steps(CODES[1], 1))
        with pytest.raises(Unreadable):
            await store.steps(CODES[0], 1)
        await store.close()
        return [found]

    asyncio.run(fill(CODES, range(3)))
    asyncio.run(SqliteStore(tmp_path).close())
    with closing(connect_to_write(tmp_path / FILE)) as connection:
        connection.execute("UPDATE chapter SET steps = x'00' WHERE \"table\" = ?", (CODES[0],))
    asyncio.run(fill(CODES, range(3, 20)))
    assert asyncio.run(look()) == [20]


PLANTED: dict[str, tuple[str, Callable[..., object]]] = {
    "steps that are folded already are folded again": ("folded", lambda *_: 0),
    "a journal is emptied before it is folded": ("fold_lines", lambda *_: None),
    "a chapter that is written anew forgets what it had": ("unpack", lambda _: []),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: str) -> None:
    monkeypatch.setattr(journal, *PLANTED[planted])
    with pytest.raises((AssertionError, NotWritten)):
        spend(tmp_path, 1, 400)
