"""A world that a seat could be in, for a bot from outside that searches: just what the table's own bots get.

It is redealt for the seat that asks, from what that seat was shown and with luck of its own. The true state never
leaves the server; `a_world_depends_only_on_what_the_seat_was_shown` holds every game to that.
"""

from tischlein.core.question import Question
from tischlein.core.refusal import Refusal
from tischlein.server.move import seating
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.table.table import Table
from tischlein.wire.http import World


async def world_for(table: Table, person: str, named: int | None, memory: int) -> World:
    """A different one for every `memory`. Refuses where the seat is asked nothing."""
    async with table.lock:
        await table.match_store.make_sure_of_match()
        seat = seating.own_seat(table.row, person, named)
        live = table.now.match_in_play()
        asked = live.question(seat)
        if asked is None:
            raise Refusal("not_your_turn", {"seats": list(live.match.turn().seats)})
        question = await imagine(table, live, seat, memory)
        return World(
            game=table.game.id,
            version=table.game.version,
            seats=live.match.seats,
            seat=seat,
            question=asked,
            position=question.world.dump(),
        )


async def imagine(table: Table, live: LiveMatch, seat: int, memory: int) -> Question:
    try:
        with table.now.watch.over(table.row.code):
            return live.match.question(seat, memory)
    except Exception as error:
        await table.freeze(error, seat, {})
        raise Refusal("rule_broken") from error
