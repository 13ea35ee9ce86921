"""F4, F5: lines that are cut, freeze or are slow, messages that come twice, late, cut off, or at the wrong table."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.conftest import Figure
from tests.faults.history import must_be_whole, must_have_heard_the_same
from tests.faults.players import Crowd
from tests.faults.proxy import Proxy
from tests.faults.service import Service
from tischlein.store import backup
from tischlein.store.sqlite import SqliteStore

EVERYTHING = {
    "duplicate": 0.1,
    "hold": 0.05,
    "truncate": 0.05,
    "replay": 0.15,
    "cut": 0.03,
    "freeze": 0.02,
    "slow": 0.02,
}


async def play_badly(service: Service, crowd: Crowd, proxy: Proxy, chances: dict[str, float], rounds: int) -> None:
    """Bad for a while, then good again: every time, everybody finds back into the match."""
    for player in crowd.players:
        player.again = 0.4
    async with proxy.running():
        crowd.start()
        for _ in range(rounds):
            proxy.chances = chances
            happened = sum(proxy.happened.values())
            while sum(proxy.happened.values()) < happened + 12:  # noqa: ASYNC110  faults happen by themselves
                await asyncio.sleep(0.01)
            proxy.heal()
            await crowd.until_moved_on(3)
        await crowd.stop()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One server for all: nobody kills it here, and every test has tables of its own."""
    service = Service(tmp_path_factory.mktemp("bad network"))
    yield service
    service.end()


def played_through(service: Service, folder: Path, chances: dict[str, float], seed: int, rounds: int) -> Proxy:
    proxy = Proxy(service.port, seed)
    crowd = Crowd(service.port, 3, lambda: proxy.port)
    asyncio.run(play_badly(service, crowd, proxy, chances, rounds))
    must_have_heard_the_same(crowd)
    assert asyncio.run(counted(service, folder, crowd)) > 0
    return proxy


async def counted(service: Service, folder: Path, crowd: Crowd) -> int:
    """Looks at a copy: the server goes on."""
    backup.copy_of_file(service.folder / "tischlein.db", folder / "tischlein.db")
    store = SqliteStore(folder)
    try:
        return await must_be_whole(store, crowd)
    finally:
        await store.close()


@pytest.mark.parametrize("fault", sorted(EVERYTHING))
def test_one_kind_of_fault_loses_and_doubles_nothing(service: Service, tmp_path: Path, fault: str) -> None:
    proxy = played_through(service, tmp_path, {fault: 0.25}, 1, 1)
    assert proxy.happened[fault] >= 12


def test_all_kinds_of_faults_at_once_lose_and_double_nothing(service: Service, tmp_path: Path, figure: Figure) -> None:
    proxy = played_through(service, tmp_path, EVERYTHING, 2, 4)
    figure(**proxy.happened)


@pytest.mark.long
def test_a_bad_evening_loses_and_doubles_nothing(service: Service, tmp_path: Path, figure: Figure) -> None:
    proxy = played_through(service, tmp_path, EVERYTHING, 3, 100)
    figure(**proxy.happened)


def test_all_connections_cut_at_once_come_back(service: Service) -> None:
    proxy = Proxy(service.port, 4)
    crowd = Crowd(service.port, 3, lambda: proxy.port)

    async def cut() -> None:
        async with proxy.running():
            crowd.start()
            for _ in range(5):
                await crowd.until_moved_on(2)
                proxy.cut_all()
            await crowd.until_moved_on(2)
            await crowd.stop()

    asyncio.run(cut())
    must_have_heard_the_same(crowd)
    assert all(player.reconnects >= 5 for player in crowd.players)
