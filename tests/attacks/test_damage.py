"""A damaged database is one sentence and an exit code; a server that meets damage says so and stores nothing more."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.attacks import damage
from tests.server.conftest import RunningServer
from tests.server.guests import Guest
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tests.server.test_running import SERVE, with_cookie
from tests.store.conftest import a_table
from tischlein import doctor
from tischlein.server.process.startup import DAMAGED, open_store
from tischlein.store import backup, soundness
from tischlein.store.contract import Damaged, NotWritten
from tischlein.store.sqlite import FILE, SqliteStore
from tischlein.store.trouble import Troubles

KINDS = [pytest.param(*harm, id=f"{harm[1].__name__}-{harm[0]}") for harm in damage.HARMS]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return damage.make_evening(tmp_path_factory.mktemp("evening"))


@pytest.fixture
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


# ---- at the start


@pytest.mark.parametrize(("which", "harm", "told"), KINDS)
def test_a_damaged_database_is_one_sentence_and_left_as_it_is(
    evening: Path, tmp_path: Path, which: str, harm: damage.Harm, told: str
) -> None:
    folder = damage.copied(evening, which, tmp_path)
    harm(folder)
    assert damage.problems_with_start(folder, told) == []


@pytest.mark.parametrize(
    ("which", "harm"),
    [
        ("stopped", damage.overwrite_the_middle),
        ("stopped", damage.empty),
        ("killed", damage.empty),
        ("killed", damage.lose_what_waits),
        ("killed", damage.lose_all_but_what_waits),
    ],
)
def test_a_start_that_leaves_looking_to_sqlite_is_found(
    evening: Path, tmp_path: Path, which: str, harm: damage.Harm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself notices noise and missing pages. With these it begins anew, or goes on with half of what was."""
    folder = damage.copied(evening, which, tmp_path)
    harm(folder)
    monkeypatch.setattr(soundness, "must_be_sound", lambda *_: None)
    assert damage.problems_with_start(folder, "") == ["it starts", "files have changed"]


@pytest.mark.parametrize("which", ["stopped", "killed"])
def test_an_undamaged_database_starts_with_all_its_steps(evening: Path, tmp_path: Path, which: str) -> None:
    folder = damage.copied(evening, which, tmp_path)
    for _ in range(2):
        store, _ = open_store(folder, "")
        asyncio.run(store.close())
        assert not (folder / f"{FILE}-wal").exists(), "a clean stop leaves one file"
    assert damage.steps_in(folder) == damage.STEPS * (1 if which == "stopped" else 2)


def test_the_command_ends_with_its_own_exit_code_and_no_traceback(evening: Path, tmp_path: Path) -> None:
    folder = damage.copied(evening, "stopped", tmp_path)
    shutil.copy(folder / FILE, folder / "tischlein-before-0002-ended.db")
    damage.write_noise(folder)
    ended = subprocess.run(
        [sys.executable, "-c", SERVE, str(folder)], capture_output=True, text=True, timeout=120, check=False
    )
    assert (ended.returncode, ended.stdout) == (DAMAGED, "")
    (line,) = ended.stderr.splitlines()
    assert "Copies beside it: tischlein-before-0002-ended.db." in line
    assert f"tischlein restore COPY --data {folder}" in line


def test_a_start_looks_only_for_a_moment(evening: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file too large for that moment starts; what was not looked at is found when it is read."""
    with monkeypatch.context() as hurried:
        hurried.setattr(soundness, "_interrupted_after", interrupted_at_once)
        verdict = soundness.examine(evening / "stopped" / FILE, "quick_check", 0.5)
    assert verdict == soundness.Verdict(is_finished=False)
    assert soundness.examine(evening / "stopped" / FILE, "quick_check", 60) == soundness.Verdict()


class interrupted_at_once:  # noqa: N801  in the place of a function
    def __init__(self, connection: sqlite3.Connection, seconds: float) -> None:
        connection.set_progress_handler(lambda: 1, 1)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass


def test_a_change_that_was_broken_off_is_undone_and_no_damage(evening: Path, tmp_path: Path) -> None:
    folder = damage.copied(evening, "stopped", tmp_path)
    broken_off = tmp_path / "broken_off"
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE journal_a SET deed = 'x' || deed")
        shutil.copytree(folder, broken_off)
        connection.execute("ROLLBACK")
    assert (broken_off / f"{FILE}-journal").stat().st_size > 0
    store, _ = open_store(broken_off, "")
    asyncio.run(store.close())
    # What is no action could not be folded at the start.
    assert damage.steps_in(broken_off) == damage.STEPS
    with closing(sqlite3.connect(broken_off / FILE)) as connection:
        assert connection.execute("SELECT count(*) FROM journal_a").fetchone() == (0,)


def test_nothing_is_restored_beside_what_waits_for_another_database(evening: Path, tmp_path: Path) -> None:
    folder = damage.copied(evening, "killed", tmp_path)
    damage.lose_all_but_what_waits(folder)
    with pytest.raises(backup.CannotCopy, match="-wal belongs to another database"):
        backup.restore_file(evening / "stopped" / FILE, folder, FILE)


def test_what_is_left_of_a_database_without_its_latest_steps_can_be_restored(evening: Path, tmp_path: Path) -> None:
    folder = damage.copied(evening, "killed", tmp_path)
    damage.lose_what_waits(folder)
    backup.restore_file(folder / FILE, tmp_path / "new", FILE)
    store, _ = open_store(tmp_path / "new", "")
    asyncio.run(store.close())
    assert damage.steps_in(tmp_path / "new") >= damage.STEPS


def test_a_copy_of_a_database_in_use_is_whole_by_itself(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data")
    backup.copy_of_file(tmp_path / "data" / FILE, tmp_path / "copy.db")
    asyncio.run(store.close())
    assert soundness.examine(tmp_path / "copy.db", "integrity_check", 60) == soundness.Verdict()


# ---- the doctor


@pytest.mark.parametrize(("which", "harm", "told"), KINDS)
def test_the_doctor_finds_the_damage_and_changes_nothing(
    evening: Path, tmp_path: Path, which: str, harm: damage.Harm, told: str
) -> None:
    folder = damage.copied(evening, which, tmp_path)
    harm(folder)
    before = damage.content_of(folder)
    finding = doctor.matches(folder / FILE)
    assert (finding.verdict, told in finding.told) == ("broken", True), finding.told
    assert damage.content_of(folder) == before


def test_the_doctor_finds_nothing_while_a_server_works(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    asyncio.run(damage.fill(store))
    assert doctor.matches(tmp_path / FILE) == doctor.Finding("Matches", "well", "whole")
    asyncio.run(store.close())
    assert doctor.matches(tmp_path / FILE).verdict == "well"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock", FILE], "looking leaves nothing behind"


# ---- while a server runs


class Deaf(Troubles):
    """As if damage were an error like any other."""

    def judge(self, error: Exception) -> NotWritten:
        return NotWritten(str(error))


def problems_at_readiness(tmp_path: Path, troubles: Troubles | None) -> list[str]:
    """The first page of all chapters is overwritten while the server runs, and then somebody comes to a table."""
    first = RunningServer(tmp_path)
    anna = first.guest("Anna")
    code, cookie = anna.open("race", [None, "random"], start=True), anna.cookie()
    first.stop()
    server = RunningServer(tmp_path)
    if troubles is not None:
        assert isinstance(server.store, SqliteStore)
        server.store._troubles = troubles
    try:
        with with_cookie(server.port, cookie) as anna:
            assert anna.get("/readyz").json()["ready"] is True
            damage.overwrite_pages(tmp_path / FILE, "chapter")
            return problems_seen_by(anna, code)
    finally:
        server.stop()


def problems_seen_by(anna: Guest, code: str) -> list[str]:
    found = []
    with pytest.raises(ConnectionClosed) as closed:
        anna.join(code).until_update()
    if closed.value.rcvd is None or (closed.value.rcvd.code, closed.value.rcvd.reason) != (1013, "damaged"):
        found.append(f"a guest hears {closed.value.rcvd}")
    ready = anna.get("/readyz")
    if (ready.status_code, ready.json()["reason"]) != (503, "damaged"):
        found.append(f"/readyz says {ready.status_code} {ready.json()['reason']}")
    opened = anna.post("/api/tables", {"game": "race", "bots": [None, "random"]})
    if (opened.status_code, opened.json().get("reason")) != (503, "damaged"):
        found.append(f"a table is opened: {opened.status_code}")
    if anna.get("/healthz").status_code != 200:
        found.append("the process is said to be dead")
    return found


@pytest.mark.usefixtures("shelf")
def test_a_server_that_meets_damage_is_not_ready_and_stores_nothing_more(tmp_path: Path) -> None:
    with damage.captured_log() as log:
        assert problems_at_readiness(tmp_path, None) == []
    assert len([entry for entry in log.entries if "the database is damaged" in entry["event"]]) == 1


@pytest.mark.usefixtures("shelf")
def test_a_store_that_takes_damage_for_an_error_like_any_other_is_found(tmp_path: Path) -> None:
    found = problems_at_readiness(tmp_path, Deaf())
    assert found[1:] == ["/readyz says 200 ", "a table is opened: 200"]


def test_damage_that_the_writer_meets_is_damage_too(evening: Path, tmp_path: Path) -> None:
    folder = damage.copied(evening, "stopped", tmp_path)

    async def write() -> None:
        store = SqliteStore(folder)
        damage.overwrite_pages(folder / FILE, "person")
        damage.overwrite_pages(folder / FILE, "table")
        with pytest.raises(Damaged):
            await store.open_table(a_table("TABLE003"))
        with pytest.raises(Damaged):
            await store.check()
        waiting = (folder / f"{FILE}-wal").read_bytes()
        await store.close()
        assert (folder / f"{FILE}-wal").read_bytes() == waiting, "what waits is kept for a repair"

    asyncio.run(write())
