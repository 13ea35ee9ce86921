"""F10: a newer Tischlein finds matches that are being played; it may even be killed while it changes the database."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic import op

from tests.faults.conftest import Serve
from tests.server.guests import Guest, as_dict
from tests.server.test_running import with_cookie
from tischlein.server.http.people import token_hash
from tischlein.store import backup, migrate
from tischlein.store.postgresql.store import bring_up_to_date
from tischlein.store.soundness import shape_of

TOKEN = "the token in Anna's cookie"
MATCHES = 100
# So many of them are looked at where a look has to be short: the first, the last, and some between.
SOME = range(0, MATCHES, 11)
OLD = "0001"


def code(n: int) -> str:
    return f"RACE2{n // 64 + 2}{n // 8 % 8 + 2}{n % 8 + 2}"


GOAL = '{{"goal": 40, "starts": ""}}'
ADD = '{{"do": "add", "by": "2"}}'
PERSON = "person (id, name, token_hash, made_at) VALUES ('anna', 'Anna', '{token}', 1.0)"
TABLE = '"table" (code, game, version, options, host, phase, "match", waiting, opened_at)'
SEAT = 'seat ("table", seat, kind, person, name, bot, has_left)'
MATCH = '"match" ("table", number, version, options, seats, seed, players, begun_at)'
STEP = 'step ("table", "match", n, seat, deed, command, at)'


def rows_of(code: str) -> list[str]:
    """A race of Anna and Ben after two moves."""
    return [
        f"{TABLE} VALUES ('{code}', 'race', 1, '{GOAL}', 'anna', 'playing', 1, '[0]', 1.0)",
        f"{SEAT} VALUES ('{code}', 0, 'person', 'anna', 'Anna', '', {{no}})",
        f"{SEAT} VALUES ('{code}', 1, 'person', 'ben', 'Ben', '', {{no}})",
        f"{MATCH} VALUES ('{code}', 1, 1, '{GOAL}', 2, 'seed', '[\"Anna\", \"Ben\"]', 1.0)",
        f"{STEP} VALUES ('{code}', 1, 0, 0, '{ADD}', 'old 0', 1.0)",
        f"{STEP} VALUES ('{code}', 1, 1, 1, '{ADD}', 'old 1', 1.0)",
    ]


def inserts(no: str) -> list[str]:
    rows = [PERSON, *[row for n in range(MATCHES) for row in rows_of(code(n))]]
    return [f"INSERT INTO {row.format(token=token_hash(TOKEN), no=no)}" for row in rows]


@pytest.fixture
def old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database as the first Tischlein left it, with a hundred matches."""
    path = tmp_path / "tischlein.db"
    with monkeypatch.context() as before:
        before.setattr(migrate, "HEAD", OLD)
        migrate.bring_up_to_date(path)
    with closing(sqlite3.connect(path)) as connection:
        for insert in inserts("0"):
            connection.execute(insert)
        connection.commit()
    return path


@pytest.fixture
def old_postgresql(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    with monkeypatch.context() as before:
        before.setattr(migrate, "HEAD", OLD)
        bring_up_to_date(database, tmp_path)
    with psycopg.connect(database) as connection:
        for insert in inserts("false"):
            connection.execute(insert.encode())
    return database


def must_go_on(guest: Guest, which: range = SOME) -> None:
    for n in which:
        chair = guest.join(code(n))
        chair.until_update()
        assert as_dict(chair.update["view"])["total"] == 4
        chair.play(do="add", by="1")
        assert as_dict(chair.update["view"])["total"] == 5
        chair.close()


def test_matches_go_on_under_a_newer_tischlein(serve: Serve, old_file: Path) -> None:
    with with_cookie(serve().port, TOKEN) as anna:
        must_go_on(anna)
    copy = old_file.with_name(f"tischlein-before-{OLD}-ended.db")
    assert shape_of(copy) == OLD, "the old database is kept"


@pytest.mark.long
def test_a_hundred_matches_go_on_under_a_newer_tischlein(serve: Serve, old_file: Path) -> None:
    with with_cookie(serve().port, TOKEN) as anna:
        must_go_on(anna, range(MATCHES))


def test_matches_in_postgresql_go_on_under_a_newer_tischlein(serve: Serve, old_postgresql: str, tmp_path: Path) -> None:
    with with_cookie(serve(old_postgresql, 2).port, TOKEN) as anna:
        must_go_on(anna)
    copy = tmp_path / f"tischlein-before-{OLD}-ended.db"
    assert shape_of(copy) == OLD, "the old database is kept"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM step").fetchone() == (2 * MATCHES,)


def break_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = op.create_table

    def create(name: str, *columns: object) -> object:
        if name == "presence":
            raise KeyboardInterrupt
        return whole(name, *columns)  # type: ignore[arg-type]

    monkeypatch.setattr(op, "create_table", create)


def test_a_change_of_the_database_that_is_broken_off_never_was(
    serve: Serve, old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        break_in_the_middle(patch)
        with pytest.raises(KeyboardInterrupt):
            migrate.bring_up_to_date(old_file)
    assert shape_of(old_file) == OLD
    old_file.with_name(f"tischlein-before-{OLD}-ended.db").unlink()
    with with_cookie(serve().port, TOKEN) as anna:
        must_go_on(anna)


def test_a_change_of_postgresql_that_is_broken_off_never_was(
    serve: Serve, old_postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        break_in_the_middle(patch)
        with pytest.raises(KeyboardInterrupt):
            bring_up_to_date(old_postgresql, tmp_path)
    (tmp_path / f"tischlein-before-{OLD}-ended.db").unlink()
    with with_cookie(serve(old_postgresql).port, TOKEN) as anna:
        must_go_on(anna)


def test_a_copy_of_an_older_tischlein_is_brought_up_to_date_after_restoring(
    serve: Serve, old_file: Path, tmp_path: Path
) -> None:
    backup.copy_of_file(old_file, tmp_path / "copy.db")
    for path in tmp_path.glob("tischlein*"):
        path.unlink()
    backup.restore_file(tmp_path / "copy.db", tmp_path, "tischlein.db")
    with with_cookie(serve().port, TOKEN) as anna:
        must_go_on(anna)
