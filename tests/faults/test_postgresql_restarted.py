"""F3: the database is restarted as roughly as it can be, while people play."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.conftest import Figure, Serve
from tests.faults.history import must_be_whole, must_have_heard_the_same
from tests.faults.players import Crowd
from tests.faults.service import Service
from tests.store.cluster import Cluster
from tischlein.store.postgresql.store import PostgresqlStore


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.end()


async def restart_under_load(service: Service, crowd: Crowd, cluster: Cluster, times: int) -> list[float]:
    away = []
    crowd.start()
    for _ in range(times):
        await crowd.until_moved_on(5)
        began = time.monotonic()
        await asyncio.to_thread(cluster.stop, "immediate")
        await asyncio.to_thread(cluster.start)
        await asyncio.to_thread(service.wait_until_ready)
        away.append(time.monotonic() - began)
    await crowd.until_moved_on(5)
    await crowd.stop()
    return away


def played_through(serve: Serve, cluster: Cluster, times: int, figure: Figure) -> None:
    url = cluster.new_database()
    service = serve(url, 2)
    crowd = Crowd(service.port, tables=4)
    away = asyncio.run(restart_under_load(service, crowd, cluster, times))
    must_have_heard_the_same(crowd)

    async def count() -> int:
        store = PostgresqlStore(url)
        try:
            return await must_be_whole(store, crowd)
        finally:
            await store.close()

    moves = asyncio.run(count())
    figure(restarts=times, moves=moves, longest_away=round(max(away), 2))


def test_a_restart_of_postgresql_loses_nothing_and_nobody_has_to_do_anything(
    serve: Serve, own_cluster: Cluster, figure: Figure
) -> None:
    played_through(serve, own_cluster, 1, figure)


@pytest.mark.long
def test_ten_restarts_of_postgresql_lose_nothing(serve: Serve, own_cluster: Cluster, figure: Figure) -> None:
    played_through(serve, own_cluster, 10, figure)


def test_a_player_is_acknowledged_although_the_database_was_away(
    serve: Serve, own_cluster: Cluster, tmp_path: Path
) -> None:
    """Nobody is even refused: an answer waits until the database is back."""
    service = serve(own_cluster.new_database(), 1)
    crowd = Crowd(service.port, tables=1)
    asyncio.run(restart_under_load(service, crowd, own_cluster, 1))
    assert [reason for player in crowd.players for reason in player.refused if reason != "not_saved"] == []
