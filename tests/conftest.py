"""A PostgreSQL for the tests that ask for one."""

from collections.abc import Iterator

import pytest

from tests.store.cluster import Cluster


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
