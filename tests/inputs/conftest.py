"""The small games are on the shelf here too."""

from collections.abc import Iterator

import pytest

from tests.server.small_games import put_on_the_shelf, take_from_the_shelf


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()
