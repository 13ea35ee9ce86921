"""F9: a copy taken under load is one moment of every match: a beginning of what came after, and it plays on."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.conftest import Figure, Serve
from tests.faults.history import must_be_whole, steps_of
from tests.faults.players import Crowd
from tests.server.small_games import RACE
from tischlein.server.move.table_state import replayed
from tischlein.server.process.startup import open_store
from tischlein.store import backup
from tischlein.store.contract import Store
from tischlein.store.sqlite import SqliteStore


def copy(folder: Path, database: str, target: Path) -> None:
    if database:
        backup.copy_of_postgresql(database, target)
    else:
        backup.copy_of_file(folder / "tischlein.db", target)


async def copy_under_load(crowd: Crowd, folder: Path, database: str, times: int) -> list[set[tuple[str, str]]]:
    """Returns what was acknowledged before each copy was begun."""
    known = []
    crowd.start()
    for number in range(times):
        await crowd.until_moved_on(3)
        known.append(set(crowd.acknowledged()))
        await asyncio.to_thread(copy, folder, database, folder / f"copy-{number}.db")
    await crowd.until_moved_on(3)
    await crowd.stop()
    return known


async def must_be_one_moment(copied: Store, whole: Store, crowd: Crowd, known: set[tuple[str, str]]) -> None:
    later = await steps_of(whole, crowd.codes)
    found = set()
    for code, steps in (await steps_of(copied, crowd.codes)).items():
        assert steps == later[code][: len(steps)], "a beginning of what came after"
        begun, table = await copied.match(code, 1), await copied.table(code)
        assert begun is not None and table is not None
        assert table.waiting == replayed(RACE, begun, steps).match.to_act(), "the table and its steps are of one moment"
        found |= {(code, step.command or "") for step in steps}
    assert known <= found, "all that was acknowledged before is in it"


def copied_while_playing(serve: Serve, folder: Path, database: str, times: int) -> int:
    service = serve(database, 2 if database else 1)
    crowd = Crowd(service.port, tables=4)
    known = asyncio.run(copy_under_load(crowd, folder, database, times))
    service.end()

    async def compare() -> int:
        whole, _ = open_store(folder, database)
        for number, acknowledged in enumerate(known):
            backup.restore_file(folder / f"copy-{number}.db", folder / f"restored-{number}", "tischlein.db")
            copied = SqliteStore(folder / f"restored-{number}")
            await must_be_one_moment(copied, whole, crowd, acknowledged)
            await copied.close()
        moves = await must_be_whole(whole, crowd)
        await whole.close()
        return moves

    return asyncio.run(compare())


def test_a_copy_taken_while_playing_is_one_moment(serve: Serve, tmp_path: Path, figure: Figure) -> None:
    figure(copies=2, moves=copied_while_playing(serve, tmp_path, "", 2))


def test_a_copy_of_postgresql_taken_while_playing_is_one_moment(
    serve: Serve, tmp_path: Path, database: str, figure: Figure
) -> None:
    figure(copies=2, moves=copied_while_playing(serve, tmp_path, database, 2))


@pytest.mark.long
def test_twenty_copies_taken_while_playing_are_each_one_moment(serve: Serve, tmp_path: Path, figure: Figure) -> None:
    figure(copies=20, moves=copied_while_playing(serve, tmp_path, "", 20))
