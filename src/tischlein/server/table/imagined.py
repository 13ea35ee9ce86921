"""A world that a seat could be in, for a bot from outside that searches.

It is redealt for the seat that asks, from what that seat sees now and with luck of its own. The true state never leaves
the server; `a_world_depends_only_on_what_the_seat_was_shown` holds every game to that. Nor does what the seat was shown
once and has to remember, since people can ask too (`what_a_view_hides_now_is_not_told_again`). The table's own bots
remember all of it; one from outside has heard it as well, and keeps its own notes.
"""

from tischlein.core.question import world_from_view
from tischlein.core.refusal import Refusal
from tischlein.core.state import State
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
        world = await imagine(table, live, seat, memory)
        return World(
            game=table.game.id,
            version=table.game.version,
            seats=live.match.seats,
            seat=seat,
            question=asked,
            position=world.dump(),
        )


async def imagine(table: Table, live: LiveMatch, seat: int, memory: int) -> State:
    try:
        with table.now.watch.over(table.row.code):
            return world_from_view(live.match.state, seat, memory)
    except Exception as error:
        await table.freeze(error, seat, {})
        raise Refusal("rule_broken") from error
