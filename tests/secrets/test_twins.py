"""Two worlds that a seat cannot tell apart are one and the same in every byte that leaves the server for it.

What is compared: all messages to the seat, to a spectator and to a shared screen, with their number, order and size;
the refusals of wrong answers; what HTTP answers about the running match; the log. For every game of the catalogue.
"""

import math

import pytest

from tests.secrets.twins import moments, tell_nothing
from tischlein import catalog
from tischlein.core.game import Game

TWINS_PER_GAME = 200
MANY_TWINS_PER_GAME = 10_000

EVERY_NUMBER_OF_SEATS = [
    pytest.param(game, seats, id=f"{game.id}-{seats}") for game in catalog.games().values() for seats in game.seats
]


def look_at_twins(game: Game, seats: int, count: int) -> None:
    for moment in moments(game, seats, math.ceil(count / len(game.seats))):
        tell_nothing(moment)


@pytest.mark.once
@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER_OF_SEATS)
def test_nothing_that_leaves_the_server_tells_twins_apart(game: Game, seats: int) -> None:
    look_at_twins(game, seats, TWINS_PER_GAME)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER_OF_SEATS)
def test_nothing_that_leaves_the_server_tells_many_twins_apart(game: Game, seats: int) -> None:
    look_at_twins(game, seats, MANY_TWINS_PER_GAME)
