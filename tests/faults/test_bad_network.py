"""F4, F5: connections that are cut or freeze, messages that come twice, late, cut off, or at the wrong table."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.conftest import Figure, Serve
from tests.faults.history import must_be_whole, must_have_heard_the_same
from tests.faults.players import Crowd
from tests.faults.proxy import Proxy
from tests.faults.service import Service
from tischlein.server.opening import open_store

pytestmark = pytest.mark.once

EVERYTHING = {"duplicate": 0.1, "hold": 0.05, "truncate": 0.05, "replay": 0.15, "cut": 0.03, "freeze": 0.02}


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


def played_through(service: Service, folder: Path, chances: dict[str, float], seed: int, rounds: int) -> Proxy:
    proxy = Proxy(service.port, seed)
    crowd = Crowd(service.port, 3, lambda: proxy.port)
    asyncio.run(play_badly(service, crowd, proxy, chances, rounds))
    must_have_heard_the_same(crowd)
    service.end()

    async def check() -> int:
        store, _ = open_store(folder, "")
        try:
            return await must_be_whole(store, crowd)
        finally:
            await store.close()

    assert asyncio.run(check()) > 0
    return proxy


@pytest.mark.parametrize("fault", sorted(EVERYTHING))
def test_one_kind_of_fault_loses_and_doubles_nothing(serve: Serve, tmp_path: Path, fault: str) -> None:
    proxy = played_through(serve(), tmp_path, {fault: 0.25}, 1, 1)
    assert proxy.happened[fault] >= 12


def test_all_kinds_of_faults_at_once_lose_and_double_nothing(serve: Serve, tmp_path: Path, figure: Figure) -> None:
    proxy = played_through(serve(), tmp_path, EVERYTHING, 2, 4)
    figure(**proxy.happened)


@pytest.mark.long
def test_a_bad_evening_loses_and_doubles_nothing(serve: Serve, tmp_path: Path, figure: Figure) -> None:
    proxy = played_through(serve(), tmp_path, EVERYTHING, 3, 100)
    figure(**proxy.happened)


def test_all_connections_cut_at_once_come_back(serve: Serve, tmp_path: Path) -> None:
    service = serve()
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
