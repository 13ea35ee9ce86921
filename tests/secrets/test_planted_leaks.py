"""The look at twins is worth something only if it finds leaks: every one of these, in every game that has secrets."""

import itertools
from collections.abc import Iterator

import pytest

from tests.secrets.leaks import LEAKS, Plant
from tischlein import catalog
from tischlein.core.game import Game
from tischlein.twins.moments import TableSnapshot, moments, tell_nothing

pytestmark = pytest.mark.interpreted

MOST_TWINS = 200


def some_moments(game: Game) -> Iterator[TableSnapshot]:
    """Of every number of seats in turn."""
    of_seats = [moments(game, seats, MOST_TWINS) for seats in game.seats]
    mixed = itertools.chain.from_iterable(zip(*of_seats, strict=True))
    return itertools.islice(mixed, MOST_TWINS)


GAMES = [pytest.param(game, id=game.id) for game in catalog.games().values()]


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
@pytest.mark.parametrize("game", GAMES)
def test_a_planted_leak_is_found(game: Game, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="is told a secret"):
        tell_nothing(some_moments(game))
