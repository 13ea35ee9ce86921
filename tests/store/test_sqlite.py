"""What is particular to the store in a file: one writer, group commit, durability, the lock, migrations."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from tests.store.conftest import Bench, a_match, a_step, a_table
from tischlein.store import migrate
from tischlein.store.contract import NotWritten
from tischlein.store.folder_lock import FolderInUse
from tischlein.store.schema import metadata
from tischlein.store.sqlite import SqliteStore, connect_to_read, connect_to_write
from tischlein.store.writer import thread

# In the log of SQLite.
HEAD_OF_A_PAGE = 24


def begun(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    bench.do(bench.store.save_table(a_table(), a_match()))


def test_a_commit_is_a_commit_to_disk(on_sqlite: Bench) -> None:
    with closing(connect_to_write(on_sqlite.folder / "tischlein.db")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2, "FULL"


def test_a_step_that_is_committed_alone_writes_no_more_than_three_small_pages(on_sqlite: Bench) -> None:
    begun(on_sqlite)
    waits = on_sqlite.folder / "tischlein.db-wal"
    on_sqlite.append(a_step(0))
    before = waits.stat().st_size
    for n in range(1, 41):
        on_sqlite.append(a_step(n))
    assert 0 < waits.stat().st_size - before <= 40 * 3 * (1024 + HEAD_OF_A_PAGE)


def test_an_older_file_keeps_its_larger_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrate, "PAGE_BYTES", 4096)
    SqliteStore(tmp_path).close_now()
    monkeypatch.undo()
    bench = Bench(tmp_path, lambda: SqliteStore(tmp_path))
    begun(bench)
    bench.append(a_step(0))
    bench.open_again()
    assert len(bench.do(bench.store.steps("ABCDEFGH", 1))) == 1
    with closing(connect_to_read(tmp_path / "tischlein.db")) as reader:
        assert reader.execute("PRAGMA page_size").fetchone()[0] == 4096
    bench.close()


def test_readers_cannot_write(on_sqlite: Bench) -> None:
    with (
        closing(connect_to_read(on_sqlite.folder / "tischlein.db")) as reader,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        reader.execute("DELETE FROM step")


def test_what_waits_together_is_committed_together(on_sqlite: Bench) -> None:
    store = on_sqlite.store
    assert isinstance(store, SqliteStore)
    before = store.writer.commits

    async def many() -> None:
        await asyncio.gather(*[store.open_table(a_table(f"TABLE{n:03}")) for n in range(400)])

    on_sqlite.do(many())
    assert len(on_sqlite.do(store.tables_of("anna", 1000))) == 400
    assert store.writer.commits - before == 2, "256 at most, then the rest"


@pytest.mark.interpreted
def test_where_many_came_together_the_next_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a rest that lasts until the store is closed."""
    monkeypatch.setattr(thread, "REST_SECONDS", 3600)

    async def come() -> list[int]:
        store = SqliteStore(tmp_path)

        async def arrive(*numbers: int) -> int:
            await asyncio.gather(*[store.open_table(a_table(f"TABLE00{n}")) for n in numbers])
            return store.writer.commits

        found = [await arrive(0), await arrive(1, 2, 3), await arrive(4, 5, 6, 7)]
        waiting = asyncio.gather(arrive(8), arrive(9))
        for _ in range(10):
            await asyncio.sleep(0)
        assert store.writer.commits == 3, "nothing is written before the rest is over"
        await store.close()
        return [*found, *await waiting]

    assert asyncio.run(come()) == [1, 2, 3, 4, 4]


def test_one_that_fails_in_a_group_does_not_take_the_others_along(on_sqlite: Bench) -> None:
    async def crowd() -> list[BaseException | None]:
        tables = [a_table(f"TABLE00{n}") for n in (0, 1, 0, 2)]
        return await asyncio.gather(*[on_sqlite.store.open_table(one) for one in tables], return_exceptions=True)

    outcomes = on_sqlite.do(crowd())
    assert [isinstance(outcome, NotWritten) for outcome in outcomes] == [False, False, True, False]
    assert len(on_sqlite.do(on_sqlite.store.tables_of("anna", 9))) == 3


class FullDisk(sqlite3.Connection):
    """A connection that fails at the n-th statement from now on, as a full disk does."""

    left = 10**9

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        FullDisk.left -= 1
        if FullDisk.left < 0 and not sql.startswith("ROLLBACK"):
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(sql, *values)  # type: ignore[arg-type]

    def executemany(self, sql: str, *values: object) -> sqlite3.Cursor:
        FullDisk.left -= 1
        if FullDisk.left < 0:
            raise sqlite3.OperationalError("database or disk is full")
        return super().executemany(sql, *values)  # type: ignore[arg-type]


def connect_to_full_disk(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=FullDisk)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    return connection


def test_a_disk_that_is_full_at_any_moment_leaves_all_or_nothing(tmp_path: Path) -> None:
    FullDisk.left = 10**9
    store = SqliteStore(tmp_path, connect_to_full_disk)

    async def fill() -> int:
        await store.open_table(a_table())
        table = await store.save_table(a_table(), a_match())
        written = 0
        for room in range(16):
            FullDisk.left = room
            with contextlib.suppress(NotWritten):
                table = await store.append(a_step(written), table)
                written += 1
            FullDisk.left = 10**9
            assert len(await store.steps("ABCDEFGH", 1)) == written, f"full after {room} statements"
        await store.append(a_step(written), table)
        await store.close()
        return written

    # BEGIN, two looks at the journals, three at the table, INSERT, COMMIT; after that only BEGIN, INSERT, COMMIT.
    assert asyncio.run(fill()) == 16 - 8


CHILD = """
import asyncio, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from tests.store.conftest import a_match, a_step, a_table
from tischlein.store.sqlite import SqliteStore

async def write():
    store = SqliteStore(Path(sys.argv[1]))
    async def play(code):
        await store.open_table(a_table(code))
        table = await store.save_table(a_table(code), a_match(code))
        for n in range(10**9):
            table = await store.append(a_step(n, None, code), table)
            print(code, n, flush=True)
    await asyncio.gather(*[play(f"TABLE00{k}") for k in range(8)])

asyncio.run(write())
"""


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    root = str(Path(__file__).resolve().parents[2])
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path), root], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    assert child.stdout is not None
    acknowledged = [child.stdout.readline() for _ in range(200)]
    child.send_signal(signal.SIGKILL)
    rest, _ = child.communicate(timeout=60)
    acknowledged += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    bench = Bench(tmp_path, lambda: SqliteStore(tmp_path))
    for code in [f"TABLE00{k}" for k in range(8)]:
        stored = [step.n for step in bench.do(bench.store.steps(code, 1))]
        assert stored == list(range(len(stored))), "no gap"
        assert {int(line.split()[1]) for line in acknowledged if line.startswith(code)} <= set(stored), "no loss"
    bench.close()


def test_a_second_store_in_the_same_folder_is_refused_and_the_first_goes_on(on_sqlite: Bench) -> None:
    with pytest.raises(FolderInUse, match="already uses the folder"):
        SqliteStore(on_sqlite.folder)
    on_sqlite.do(on_sqlite.store.check())


def test_the_lock_is_free_again_after_closing(on_sqlite: Bench) -> None:
    on_sqlite.open_again()
    on_sqlite.do(on_sqlite.store.check())


def test_migrations_lead_to_the_shape_that_the_code_expects(on_sqlite: Bench) -> None:
    path = on_sqlite.folder / "tischlein.db"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path), poolclass=NullPool)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


def test_the_last_migration_is_the_one_the_code_names() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [migrate.HEAD]


def test_a_database_of_a_newer_tischlein_is_left_alone(on_sqlite: Bench) -> None:
    path = on_sqlite.folder / "tischlein.db"
    on_sqlite.do(on_sqlite.store.close())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(migrate.DatabaseIsNewer, match="newer Tischlein"):
        SqliteStore(on_sqlite.folder)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (migrate.HEAD,))
        connection.commit()
    on_sqlite.store = SqliteStore(on_sqlite.folder)


def test_before_a_migration_the_old_database_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tischlein.db"
    migrate.bring_up_to_date(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO pulse (id, at) VALUES (7, 1.5)")
        connection.commit()
    monkeypatch.setattr(migrate, "HEAD", "9999")
    monkeypatch.setattr(migrate, "upgrade", lambda _: None)
    migrate.bring_up_to_date(path)
    (before,) = tmp_path.glob("tischlein-before-*-ended.db")
    with closing(sqlite3.connect(before)) as copy:
        assert copy.execute("SELECT id FROM pulse").fetchall() == [(7,)]
