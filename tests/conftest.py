"""For all tests: child processes find the same Tischlein, interpreted or compiled, as the test that starts them."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import tischlein
from tests.store.cluster import Cluster

os.environ["PYTHONPATH"] = str(Path(tischlein.__file__).parent.parent)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this process, started by the first that asks."""
    cluster = Cluster()
    yield cluster
    cluster.end()


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The address of an empty database of the test's own."""
    return cluster.new_database()
