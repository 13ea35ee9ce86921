"""Copies: of either store, into either store, never over something."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.cli.shell import Shell
from tests.store.cluster import Cluster
from tests.store.conftest import Bench, a_match, a_step, a_table
from tischlein.store import backup, migrate
from tischlein.store.postgresql.store import PostgresqlStore, bring_up_to_date
from tischlein.store.relational import RelationalStore
from tischlein.store.rows import PersonRow, TableSnapshot
from tischlein.store.sqlite import SqliteStore

ANNA = PersonRow("id", "Anna — 'Ä\U0001f642'", "hash", 1.0)


@pytest.fixture
def tischlein(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


def filled(bench: Bench) -> TableSnapshot:
    bench.do(bench.store.add_person(ANNA))
    bench.do(bench.store.open_table(a_table()))
    table = bench.do(bench.store.save_table(a_table(), a_match()))
    for n in range(510):
        table = bench.do(bench.store.append(a_step(n, f"command {n}"), table))
    return snapshot_of(bench)


def snapshot_of(bench: Bench) -> TableSnapshot:
    steps = bench.do(bench.store.steps("ABCDEFGH", 1))
    table, match = bench.do(bench.store.table("ABCDEFGH")), bench.do(bench.store.match("ABCDEFGH", 1))
    assert table is not None
    return TableSnapshot(table, match, steps)


def copy_of(bench: Bench, target: Path) -> Path:
    if isinstance(bench.store, PostgresqlStore):
        backup.copy_of_postgresql(bench.store.url, target)
    else:
        backup.copy_of_file(bench.folder / "tischlein.db", target)
    return target


def reopened(folder: Path, make: RelationalStore) -> TableSnapshot:
    bench = Bench(folder, lambda: make)
    found = snapshot_of(bench)
    assert bench.do(bench.store.person_with_token("hash")) == ANNA
    bench.close()
    return found


def test_a_copy_of_either_store_comes_back_as_a_file(bench: Bench, tmp_path: Path) -> None:
    before = filled(bench)
    copy = copy_of(bench, tmp_path / "copies" / "monday.db")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds hidden cards"
    backup.restore_file(copy, tmp_path / "new", "tischlein.db")
    assert reopened(tmp_path / "new", SqliteStore(tmp_path / "new")) == before


@pytest.mark.once
def test_a_copy_of_either_store_comes_back_in_postgresql(bench: Bench, tmp_path: Path, cluster: Cluster) -> None:
    before = filled(bench)
    copy, url = copy_of(bench, tmp_path / "monday.db"), cluster.new_database()
    backup.restore_postgresql(copy, url)
    bring_up_to_date(url, tmp_path)
    assert reopened(tmp_path, PostgresqlStore(url)) == before


def test_a_copy_never_overwrites_anything(on_sqlite: Bench, tmp_path: Path) -> None:
    copy = copy_of(on_sqlite, tmp_path / "monday.db")
    with pytest.raises(backup.CannotCopy, match="is there already"):
        copy_of(on_sqlite, copy)
    with pytest.raises(backup.CannotCopy, match="is there already"):
        backup.restore_file(copy, on_sqlite.folder, "tischlein.db")


@pytest.mark.once
def test_only_an_empty_postgresql_is_restored_into(on_postgresql: Bench, tmp_path: Path) -> None:
    assert isinstance(on_postgresql.store, PostgresqlStore)
    copy = copy_of(on_postgresql, tmp_path / "monday.db")
    with pytest.raises(backup.CannotCopy, match="not empty"):
        backup.restore_postgresql(copy, on_postgresql.store.url)


@pytest.mark.parametrize("content", [b"", b"not a database at all", b"SQLite format 3\0" + bytes(4080)])
def test_what_is_no_copy_is_not_restored(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "copy.db").write_bytes(content)
    with pytest.raises(backup.CannotCopy, match="is no copy of a Tischlein"):
        backup.restore_file(tmp_path / "copy.db", tmp_path / "new", "tischlein.db")
    assert not (tmp_path / "new" / "tischlein.db").exists()


def test_a_copy_of_a_newer_tischlein_is_not_restored(on_sqlite: Bench, tmp_path: Path) -> None:
    copy = copy_of(on_sqlite, tmp_path / "monday.db")
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(migrate.DatabaseIsNewer):
        backup.restore_file(copy, tmp_path / "new", "tischlein.db")


def test_the_commands_copy_and_restore(tischlein: Shell, on_sqlite: Bench, tmp_path: Path) -> None:
    before = filled(on_sqlite)
    copy, new = str(tmp_path / "monday.db"), str(tmp_path / "new")
    assert "bytes" in tischlein("backup", copy, "--data", str(on_sqlite.folder)).out
    assert "restored" in tischlein("restore", copy, "--data", new).out
    assert reopened(tmp_path / "new", SqliteStore(tmp_path / "new")) == before
    again = tischlein("restore", copy, "--data", new)
    assert (again.code, "is there already" in again.err) == (1, True)
    used = tischlein("restore", copy, "--data", str(on_sqlite.folder))
    assert (used.code, "already uses the folder" in used.err) == (1, True)
    nothing = tischlein("backup", str(tmp_path / "other.db"), "--data", str(tmp_path / "nowhere"))
    assert (nothing.code, "There is no database" in nothing.err) == (1, True)


@pytest.mark.once
def test_the_commands_copy_and_restore_postgresql(
    tischlein: Shell, on_postgresql: Bench, tmp_path: Path, cluster: Cluster
) -> None:
    assert isinstance(on_postgresql.store, PostgresqlStore)
    before, copy, url = filled(on_postgresql), str(tmp_path / "monday.db"), cluster.new_database()
    assert tischlein("backup", copy, "--database", on_postgresql.store.url).code == 0
    assert tischlein("restore", copy, "--database", url).code == 0
    assert reopened(tmp_path, PostgresqlStore(url)) == before
    lost = tischlein("backup", str(tmp_path / "x.db"), "--database", "postgresql://127.0.0.1:1/x")
    assert (lost.code, "No copy was made" in lost.err) == (1, True)
    assert not (tmp_path / "x.db").exists() and not (tmp_path / "x.db.part").exists()


@pytest.mark.once
def test_the_doctor_looks_at_postgresql(tischlein: Shell, database: str, tmp_path: Path) -> None:
    assert "on disk before it says so" in tischlein("doctor", "--database", database, "--data", str(tmp_path)).out
    with psycopg.connect(database, autocommit=True) as connection:
        name = connection.info.dbname
    gone = tischlein("doctor", "--database", database.replace(name, "nowhere"), "--data", str(tmp_path))
    assert (gone.code, "cannot be reached" in gone.out) == (1, True)
