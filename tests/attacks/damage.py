"""Ways in which a database can be spoilt, and what a start makes of each of them."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import structlog
from structlog.testing import LogCapture

from tests.store.conftest import a_match, a_step, a_table
from tischlein.server.process.startup import CannotStart, DamagedData, open_store
from tischlein.store.journaled import COUNT_STEPS
from tischlein.store.sqlite import FILE, SqliteStore

STEPS = 120
NOISE = random.Random(20)


async def fill(store: SqliteStore, code: str = "ABCDEFGH") -> None:
    await store.open_table(a_table(code))
    table = await store.save_table(a_table(code), a_match(code))
    for n in range(STEPS):
        table = await store.append(a_step(n, f"command {n}", code), table)


def make_evening(folder: Path) -> Path:
    """Two folders as they are found: after a clean stop, and after `kill -9`, with steps that wait beside the file."""

    async def play() -> None:
        store = SqliteStore(folder / "stopped")
        await fill(store)
        await store.close()
        shutil.copytree(folder / "stopped", folder / "again")
        store = SqliteStore(folder / "again")
        await fill(store, "TABLE002")
        shutil.copytree(folder / "again", folder / "killed")
        await store.close()

    asyncio.run(play())
    return folder


def copied(evening: Path, which: str, target: Path) -> Path:
    return shutil.copytree(evening / which, target / "data")


def steps_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        count: int = connection.execute(COUNT_STEPS).fetchone()[0]
        return count


def overwrite_pages(database: Path, table: str) -> None:
    """Noise in the first page of a table and of its index: in the middle of the file."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = ?", (table,)).fetchall()
    with database.open("rb+") as file:
        for (page,) in pages:
            file.seek((page - 1) * size)
            file.write(NOISE.randbytes(size))


def write_noise(folder: Path) -> None:
    (folder / FILE).write_bytes(NOISE.randbytes(50_000))


def cut_in_half(folder: Path) -> None:
    whole = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(whole[: len(whole) // 2])


def cut_after_its_head(folder: Path) -> None:
    (folder / FILE).write_bytes((folder / FILE).read_bytes()[:100])


def overwrite_the_middle(folder: Path) -> None:
    overwrite_pages(folder / FILE, "step")


def empty(folder: Path) -> None:
    (folder / FILE).write_bytes(b"")


def put_another_programs(folder: Path) -> None:
    (folder / FILE).unlink()
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('1975ea83b712')")
        connection.commit()


def lose_what_waits(folder: Path) -> None:
    for name in (f"{FILE}-wal", f"{FILE}-shm"):
        (folder / name).unlink()


def lose_all_but_what_waits(folder: Path) -> None:
    (folder / FILE).unlink()


Harm = Callable[[Path], None]
# Which folder, what is done to it, and what the sentence says about it.
HARMS: list[tuple[str, Harm, str]] = [
    ("stopped", write_noise, "is damaged: it does not begin like a database"),
    ("stopped", cut_in_half, "is damaged (database disk image is malformed)"),
    ("stopped", cut_after_its_head, "is damaged"),
    ("stopped", overwrite_the_middle, "is damaged"),
    ("stopped", empty, "is empty"),
    ("killed", empty, "is empty"),
    ("stopped", put_another_programs, "belongs to another program"),
    ("killed", lose_what_waits, f"{FILE}-wal, which holds its latest steps, is missing"),
    ("killed", lose_all_but_what_waits, f"is missing, but {FILE}-wal is there"),
]


def content_of(folder: Path) -> dict[str, bytes]:
    """Without what no step is in: who holds the folder, and how connections agree."""
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.name != "lock" and not path.name.endswith("-shm")
    }


def problems_with_start(folder: Path, told: str) -> list[str]:
    """What is wrong with a start in this folder, if it should refuse with these words and leave all as it is."""
    before, found = content_of(folder), []
    try:
        store, _ = open_store(folder, "")
    except DamagedData as error:
        if told not in error.message or "Nothing was changed" not in error.message or "\n" in error.message:
            found.append(f"it says {error.message!r}")
    except CannotStart as error:
        found.append(f"it does not know of the damage: {error.message!r}")
    except Exception as error:  # noqa: BLE001  whatever it is, nobody explains it
        found.append(f"a traceback of {type(error).__name__}")
    else:
        found.append("it starts")
        asyncio.run(store.close())
    if content_of(folder) != before:
        found.append("files have changed")
    return found


@contextmanager
def captured_log() -> Iterator[LogCapture]:
    capture, before = LogCapture(), structlog.get_config()["processors"]
    structlog.configure(processors=[capture])
    try:
        yield capture
    finally:
        structlog.configure(processors=before)
