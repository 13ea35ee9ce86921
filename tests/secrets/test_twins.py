"""Two worlds that a seat cannot tell apart are one and the same in every byte that leaves the server for it.

What is compared: all messages to the seat, to a spectator and to a shared screen, with their number, order and size;
the refusals of wrong answers; what HTTP answers about the running match; the log. For every game of the catalogue,
every number of seats and every seat.
"""

import asyncio

import pytest

from tests.amounts import amount
from tischlein import catalog
from tischlein.core.game import Game
from tischlein.server.move.table_state import Viewers, views_of
from tischlein.twins.moments import MOMENTS_OF_A_MATCH, moments, tell_nothing
from tischlein.twins.worlds import World

TWINS_PER_SEAT = 200
MANY_TWINS_PER_SEAT = amount("TWINS", 10_000)
FIRST_TWIN = amount("FIRST_TWIN", 0)

EVERY_NUMBER_OF_SEATS = [
    pytest.param(game, seats, id=f"{game.id}-{seats}") for game in catalog.games().values() for seats in game.seats
]


def look_at_twins(game: Game, seats: int, count: int, first: int = 0) -> None:
    """So many for each seat."""
    tell_nothing(moments(game, seats, count * seats, first * seats))


@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER_OF_SEATS)
def test_nothing_that_leaves_the_server_tells_twins_apart(game: Game, seats: int) -> None:
    look_at_twins(game, seats, TWINS_PER_SEAT)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER_OF_SEATS)
def test_nothing_that_leaves_the_server_tells_many_twins_apart(game: Game, seats: int) -> None:
    look_at_twins(game, seats, MANY_TWINS_PER_SEAT, FIRST_TWIN)


@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER_OF_SEATS)
def test_a_copied_past_is_what_the_server_itself_finds_in_its_store(game: Game, seats: int) -> None:
    """Twins begin with a copy: it must be the table that a server would have read, and go on like it."""

    everybody: Viewers = {None, *range(seats)}

    async def compare() -> None:
        for moment in moments(game, seats, MOMENTS_OF_A_MATCH * seats):
            if moment.seat == 0 and moment.memory % 3 == 0:
                worlds = [World(moment.case, moment.place, moment.seat) for _ in range(2)]
                await worlds[0].load()
                await worlds[1].load(moment.past.play_to(moment.place))
                for answer in moment.case.answers()[moment.place : moment.place + 3]:
                    for world in worlds:
                        world.live.match.act(*answer)
                assert views_of(worlds[0].live, everybody) == views_of(worlds[1].live, everybody), str(moment)
                assert worlds[0].live.match.fingerprint() == worlds[1].live.match.fingerprint(), str(moment)

    asyncio.run(compare())
