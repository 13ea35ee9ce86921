"""The database, its copies and its folder are readable by their owner only: they hold hidden cards."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks import damage
from tests.server.guests import Guest
from tests.server.test_running import running
from tischlein.store import backup, files, migrate
from tischlein.store.sqlite import FILE, SqliteStore

pytestmark = pytest.mark.skipif(not files.HAS_MODES, reason="files have no modes there")


def readable_by_others(folder: Path) -> list[str]:
    return sorted(
        f"{path.relative_to(folder.parent)} {stat.S_IMODE(path.stat().st_mode):o}"
        for path in [folder, *folder.rglob("*")]
        if stat.S_IMODE(path.stat().st_mode) & 0o077
    )


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return damage.make_evening(tmp_path_factory.mktemp("evening"))


@pytest.fixture
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_umask")
def test_all_that_a_server_makes_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as process, Guest(process.port, "Anna"):
        assert {path.name for path in folder.iterdir()} >= {FILE, f"{FILE}-wal", f"{FILE}-shm", "lock"}
        assert readable_by_others(folder) == []


@pytest.mark.usefixtures("usual_umask")
def test_what_an_older_tischlein_left_open_is_closed(evening: Path, tmp_path: Path) -> None:
    folder = damage.copied(evening, "killed", tmp_path)
    (folder / "broken").mkdir()
    for name in ("broken/ABCDEFGH-1-3.json", "tischlein-before-0002-ended.db"):
        (folder / name).write_text("")
    for path in [folder, *folder.rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    assert len(readable_by_others(folder)) >= 7
    store = SqliteStore(folder)
    assert readable_by_others(folder) == []
    asyncio.run(store.close())


@pytest.mark.usefixtures("usual_umask")
def test_a_folder_that_is_not_only_ours_and_a_link_stay_as_they_are(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    folder.mkdir(0o755)
    for path in (folder / "letter.txt", elsewhere):
        path.write_text("")
        path.chmod(0o644)
    (folder / "tischlein-before-0001-ended.db").symlink_to(elsewhere)
    store = SqliteStore(folder)
    assert readable_by_others(folder) == [
        "home 755",
        "home/letter.txt 644",
        "home/tischlein-before-0001-ended.db 644",
    ]
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o644
    asyncio.run(store.close())


@pytest.mark.usefixtures("usual_umask")
def test_copies_are_readable_by_their_owner_only(
    evening: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that somebody asks for, and those that a newer Tischlein makes before it changes a database."""
    folder = damage.copied(evening, "stopped", tmp_path)
    (tmp_path / "copies").mkdir(0o755)
    backup.copy_of_file(folder / FILE, tmp_path / "copies" / "monday.db")
    backup.restore_file(tmp_path / "copies" / "monday.db", tmp_path / "copies", "restored.db")
    monkeypatch.setattr(migrate, "HEAD", "9999")
    monkeypatch.setattr(migrate, "upgrade", lambda _: None)
    for _ in range(2):
        migrate.bring_up_to_date(folder / FILE)
    made = [*(tmp_path / "copies").iterdir(), *folder.glob("tischlein-before-*.db")]
    assert len(made) == 4, "an older copy of the same shape is kept too"
    assert [path.name for path in made if stat.S_IMODE(path.stat().st_mode) != 0o600] == []
