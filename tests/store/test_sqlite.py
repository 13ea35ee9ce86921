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
from tischlein.store.lock import FolderInUse
from tischlein.store.schema import metadata
from tischlein.store.sqlite import SqliteStore, connect_to_read, connect_to_write


def begun(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    bench.do(bench.store.save_table(a_table(), a_match()))


def test_a_commit_is_a_commit_to_disk(bench: Bench) -> None:
    with closing(connect_to_write(bench.folder / "tischlein.db")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2, "FULL"


def test_readers_cannot_write(bench: Bench) -> None:
    with (
        closing(connect_to_read(bench.folder / "tischlein.db")) as reader,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        reader.execute("DELETE FROM step")


def test_what_waits_together_is_committed_together(bench: Bench) -> None:
    begun(bench)
    before = bench.store.writer.commits

    async def many() -> None:
        await asyncio.gather(*[bench.store.append(a_step(n), "playing", []) for n in range(400)])

    bench.do(many())
    assert len(bench.do(bench.store.steps("ABCDEFGH", 1))) == 400
    assert bench.store.writer.commits - before < 100


def test_one_that_fails_in_a_group_does_not_take_the_others_along(bench: Bench) -> None:
    begun(bench)

    async def crowd() -> list[BaseException | None]:
        steps = [a_step(0), a_step(1), a_step(0), a_step(2)]
        return await asyncio.gather(
            *[bench.store.append(step, "playing", []) for step in steps], return_exceptions=True
        )

    outcomes = bench.do(crowd())
    assert [isinstance(outcome, NotWritten) for outcome in outcomes] == [False, False, True, False]
    assert [step.n for step in bench.do(bench.store.steps("ABCDEFGH", 1))] == [0, 1, 2]


class FullDisk(sqlite3.Connection):
    """A connection that fails at the n-th statement from now on, as a full disk does."""

    left = 10**9

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        FullDisk.left -= 1
        if FullDisk.left < 0 and not sql.startswith("ROLLBACK"):
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(sql, *values)  # type: ignore[arg-type]


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
        await store.save_table(a_table(), a_match())
        written = 0
        for room in range(8):
            FullDisk.left = room
            with contextlib.suppress(NotWritten):
                await store.append(a_step(written), "playing", [])
                written += 1
            FullDisk.left = 10**9
            assert len(await store.steps("ABCDEFGH", 1)) == written, f"full after {room} statements"
        await store.append(a_step(written), "playing", [])
        await store.close()
        return written

    assert asyncio.run(fill()) == 2, "BEGIN, SAVEPOINT, INSERT, UPDATE, RELEASE, COMMIT: with room for six it succeeds"


CHILD = """
import asyncio, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from tests.store.conftest import a_match, a_step, a_table
from tischlein.store.sqlite import SqliteStore

async def write():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open_table(a_table())
    await store.save_table(a_table(), a_match())
    async def one(n):
        await store.append(a_step(n), "playing", [])
        print(n, flush=True)
    n = 0
    while True:
        await asyncio.gather(*[one(n + k) for k in range(8)])
        n += 8

asyncio.run(write())
"""


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    root = str(Path(__file__).resolve().parents[2])
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path), root], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    assert child.stdout is not None
    acknowledged = [int(child.stdout.readline()) for _ in range(200)]
    child.send_signal(signal.SIGKILL)
    rest, _ = child.communicate(timeout=10)
    acknowledged += [int(line) for line in rest.splitlines() if line.isdigit()]
    bench = Bench(tmp_path)
    stored = [step.n for step in bench.do(bench.store.steps("ABCDEFGH", 1))]
    bench.close()
    assert stored == list(range(len(stored))), "no gap"
    assert set(acknowledged) <= set(stored), "no loss"


def test_a_second_store_in_the_same_folder_is_refused_and_the_first_goes_on(bench: Bench) -> None:
    with pytest.raises(FolderInUse, match="already uses the folder"):
        SqliteStore(bench.folder)
    bench.do(bench.store.check())


def test_the_lock_is_free_again_after_closing(bench: Bench) -> None:
    bench.open_again()
    bench.do(bench.store.check())


def test_migrations_lead_to_the_shape_that_the_code_expects(bench: Bench) -> None:
    path = bench.folder / "tischlein.db"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path), poolclass=NullPool)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


def test_the_last_migration_is_the_one_the_code_names() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [migrate.HEAD]


def test_a_database_of_a_newer_tischlein_is_left_alone(bench: Bench) -> None:
    path = bench.folder / "tischlein.db"
    bench.do(bench.store.close())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(migrate.DatabaseIsNewer, match="newer Tischlein"):
        SqliteStore(bench.folder)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (migrate.HEAD,))
        connection.commit()
    bench.store = SqliteStore(bench.folder)


def test_before_a_migration_the_old_database_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tischlein.db"
    migrate.bring_up_to_date(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO pulse (id, at) VALUES (7, 1.5)")
        connection.commit()
    monkeypatch.setattr(migrate, "HEAD", "0002")
    monkeypatch.setattr(migrate, "upgrade", lambda _: None)
    migrate.bring_up_to_date(path)
    with closing(sqlite3.connect(tmp_path / "tischlein-before-0001-ended.db")) as copy:
        assert copy.execute("SELECT id FROM pulse").fetchall() == [(7,)]
