"""`tischlein tables`, against a server in real processes and against a database that nobody serves."""

import json
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import click
import pytest

from tests.cli.shell import Shell, refused
from tests.faults.service import Service
from tests.server.guests import Guest, Json
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.cli.tables import Age
from tischlein.server.http.host.host_door import write_private
from tischlein.store.folder_lock import FolderLock
from tischlein.wire.host import FILE

Serve = Callable[..., Service]


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    running: list[Service] = []

    def begin(database: str = "", workers: int = 1) -> Service:
        running.append(Service(tmp_path, database, workers))
        return running[-1]

    yield begin
    for service in running:
        service.end()


class Evening:
    """Anna and Ben at a table of a server; `tables` is the command as the host types it."""

    def __init__(self, service: Service, shell: Shell, database: str = "") -> None:
        self.service = service
        self._shell = shell
        self._where = ["--data", str(service.folder), *(["--database", database] if database else [])]
        with Guest(service.port, "Anna") as anna, Guest(service.port, "Ben") as ben:
            self.code = anna.open("race", [None, None])
            self.cookies = [anna.cookie(), ben.cookie()]
            chair = ben.join(self.code)
            chair.well("sit", seat=1, name="Ben")
            first = anna.join(self.code)
            first.well("start")
            first.once(lambda update: update["question"] is not None)
            first.play(do="add", by="2")

    def tables(self, *arguments: str) -> str:
        said = self._shell("tables", *arguments, *self._where)
        assert said.code == 0, said.err
        return said.out

    def refused(self, *arguments: str) -> str:
        return refused(self._shell, "tables", *arguments, *self._where)

    def listed(self, *arguments: str) -> list[Json]:
        return [json.loads(line) for line in self.tables("list", "--json", *arguments).splitlines()]

    def guest(self, which: int) -> Guest:
        guest = Guest(self.service.port)
        guest.http.cookies.set("tischlein", self.cookies[which])
        return guest


def keep_order(evening: Evening) -> None:
    """Every command once, whoever carries it out."""
    (line,) = evening.listed("--phase", "playing")
    assert (line["code"], line["players"], line["matches"]) == (evening.code, ["Anna", "Ben"], 1)
    assert "0 Anna, 1 Ben" in evening.tables()
    assert evening.listed("--older-than", "1d") == []
    new = evening.tables("code", evening.code).split("new code: ")[1].split()[0]
    assert [line["code"] for line in evening.listed()] == [new]
    ban = evening.tables("ban", new, "1", "--days", "3").split("unban ")[1].split()[0]
    assert "Ben" in evening.tables("bans")
    assert "is over" in evening.tables("unban", ban)
    assert evening.tables("bans", "--json") == ""
    assert "is closed" in evening.tables("close", new.lower())
    assert [line["phase"] for line in evening.listed()] == ["closed"]
    assert "is deleted" in evening.tables("delete", new, "--yes")
    assert evening.listed() == []


def test_order_is_kept_while_a_server_runs(tischlein: Shell, serve: Serve) -> None:
    evening = Evening(serve(), tischlein)
    # The server notices a moment later that somebody has gone.
    assert any(evening.listed()[0]["guests"] == 0 for _ in range(50))
    keep_order(evening)


def test_order_is_kept_without_a_server(tischlein: Shell, serve: Serve) -> None:
    service = serve()
    evening = Evening(service, tischlein)
    service.end()
    assert not (service.folder / FILE).exists()
    assert evening.listed()[0]["guests"] is None
    keep_order(evening)


def test_order_is_kept_with_postgresql(tischlein: Shell, serve: Serve, database: str) -> None:
    """Two workers first; then nobody serves, and the command works on the database itself."""
    service = serve(database, 2)
    keep_order(Evening(service, tischlein, database))
    evening = Evening(service, tischlein, database)
    service.end()
    keep_order(evening)


def test_a_server_that_was_killed_leaves_a_door_that_leads_nowhere(tischlein: Shell, serve: Serve) -> None:
    service = serve()
    evening = Evening(service, tischlein)
    service.kill_everything()
    assert (service.folder / FILE).exists()
    keep_order(evening)


def test_a_worker_that_is_killed_is_found_again(tischlein: Shell, serve: Serve) -> None:
    service = serve()
    evening = Evening(service, tischlein)
    before = (service.folder / FILE).read_bytes()
    os.kill(service.workers()[0], signal.SIGKILL)
    service.wait_until_ready()
    assert (service.folder / FILE).read_bytes() != before
    keep_order(evening)


def test_a_banned_guest_is_shut_out_by_the_command(tischlein: Shell, serve: Serve) -> None:
    evening = Evening(serve(), tischlein)
    told = evening.tables("ban", evening.code, "1", "--address")
    assert "No address is banned: " in told, "Ben has gone home"
    with evening.guest(1) as ben, evening.guest(0) as anna:
        assert (ben.get("/api/tables").status_code, anna.get("/api/tables").status_code) == (403, 200)
    evening.tables("unban", told.split("unban ")[1].split()[0])
    with evening.guest(1) as ben:
        assert ben.get("/api/tables").status_code == 200


def test_what_cannot_be_done_is_said_in_a_sentence(tischlein: Shell, serve: Serve) -> None:
    evening = Evening(serve(), tischlein)
    assert "No table has the code ZZZZZZZZ" in evening.refused("close", "ZZZZZZZZ")
    assert "No table has the code ZZZZZZZZ" in evening.refused("delete", "--yes", "ZZZZZZZZ")
    assert "No table has the code ZZZZZZZZ" in evening.refused("code", "ZZZZZZZZ")
    assert "has the seats 0, 1" in evening.refused("ban", evening.code, "7")
    assert "There is no ban 123" in evening.refused("unban", "123")
    assert "30d" in evening.refused("list", "--older-than", "long")
    assert len(evening.listed()) == 1


def test_deleting_asks_first(tischlein: Shell, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(serve(), tischlein)
    monkeypatch.setattr(click, "confirm", lambda *_, **__: False)
    said = tischlein("tables", "delete", evening.code, "--data", str(evening.service.folder))
    assert (said.code, said.err) == (1, "Nothing was deleted.\n")
    monkeypatch.setattr(click, "confirm", lambda *_, **__: True)
    evening.tables("delete", evening.code)
    assert evening.listed() == []


def test_a_folder_without_tables_is_said_to_be_one(tischlein: Shell, tmp_path: Path) -> None:
    said = tischlein("tables", "--data", str(tmp_path / "elsewhere"))
    assert (said.code, "There is no table in" in said.err) == (1, True)
    assert not (tmp_path / "elsewhere").exists(), "looking changes nothing"


@pytest.mark.parametrize("file", [b"", b"{", b'{"port": 9, "key": "k"}', b'{"port": "x"}'])
def test_a_server_without_a_door_keeps_its_database_to_itself(tischlein: Shell, tmp_path: Path, file: bytes) -> None:
    """The folder is locked, and where its file leads nobody answers."""
    with closing(sqlite3.connect(tmp_path / "tischlein.db")):
        write_private(tmp_path / FILE, file)
    lock = FolderLock(tmp_path)
    said = tischlein("tables", "--data", str(tmp_path))
    lock.release()
    assert (said.code, "Another Tischlein already uses the folder" in said.err) == (1, True)
    assert len(said.err.splitlines()) == 1


def test_a_wrong_key_does_not_open_a_running_server(tischlein: Shell, serve: Serve) -> None:
    evening = Evening(serve(), tischlein)
    path = evening.service.folder / FILE
    write_private(path, json.dumps({**json.loads(path.read_bytes()), "key": "another"}).encode())
    said = tischlein("tables", "--data", str(evening.service.folder))
    assert (said.code, "Another Tischlein already uses the folder" in said.err) == (1, True)


@pytest.mark.parametrize(("given", "seconds"), [("30d", 2_592_000), ("12h", 43_200), ("90m", 5400), ("0d", 0)])
def test_a_length_of_time_is_read(given: str, seconds: float) -> None:
    assert Age().convert(given, None, None) == seconds
