"""A full disk is named: to whoever asks for something, at `/readyz` and in the log, and it is no damage."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.attacks import damage
from tischlein.store.contract import DiskFull
from tischlein.store.sqlite import SqliteStore, connect_to_write
from tischlein.store.trouble import Troubles


class Room:
    """A database that may not grow, until it may: SQLite's own error, as on a full disk."""

    def __init__(self) -> None:
        self._connection: sqlite3.Connection

    def connect(self, path: Path) -> sqlite3.Connection:
        self._connection = connect_to_write(path)
        return self._connection

    def limit_to(self, pages: int) -> None:
        self._connection.execute(f"PRAGMA max_page_count = {pages}").fetchall()


async def fill_up(store: SqliteStore) -> None:
    for number in range(50):
        await damage.fill(store, f"TABLE{number:03}")


def test_a_full_disk_is_named_to_everybody_and_is_no_damage(tmp_path: Path) -> None:
    room = Room()

    async def write() -> None:
        store = SqliteStore(tmp_path, room.connect)
        room.limit_to(1)
        with pytest.raises(DiskFull) as full:
            await fill_up(store)
        assert full.value.reason == "disk_full"
        room.limit_to(1_000_000)
        await damage.fill(store)
        await store.close()

    with damage.captured_log() as log:
        asyncio.run(write())
    told = [entry["event"] for entry in log.entries]
    assert told == ["the disk is full: nothing can be stored until there is room"]


def test_the_log_names_a_trouble_once_a_minute() -> None:
    now = [0.0]
    troubles = Troubles(lambda: now[0])
    with damage.captured_log() as log:
        for second in range(0, 180, 5):
            now[0] = float(second)
            assert troubles.judge(sqlite3.OperationalError("database or disk is full")).reason == "disk_full"
            assert troubles.judge(sqlite3.OperationalError("unable to open database file")).reason == "not_saved"
    assert len([entry for entry in log.entries if "disk is full" in entry["event"]]) == 3
    assert len([entry for entry in log.entries if "refuses" in entry["event"]]) == 3


def test_text_that_nobody_wrote_is_damage() -> None:
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(sqlite3.OperationalError) as error:
        connection.execute("SELECT CAST(x'ff' AS TEXT)").fetchone()
    troubles = Troubles()
    assert (troubles.judge(error.value).reason, troubles.is_damaged) == ("damaged", True)
