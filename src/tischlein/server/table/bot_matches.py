"""How many matches of bots alone one guest, and one address, may watch at the same time: while watched, they think."""

from collections.abc import Callable

from tischlein.core.refusal import Refusal
from tischlein.server.move import seating
from tischlein.server.move.broadcast import Broadcast
from tischlein.server.settings import Limits


class BotMatches:
    """Counted among the tables of this process, as they are now."""

    def __init__(self, limits: Limits, tables: Callable[[], list[Broadcast]]) -> None:
        self._limits = limits
        self._tables = tables

    def must_be_few(self, person: str, address: str, code: str = "") -> None:
        """Refuses one more to whoever watches as many as they may. `code` is the table in question itself, if it is
        there already."""
        watched = [
            table.connections
            for table in self._tables()
            if table.row.code != code and table.row.phase == seating.PLAYING and seating.has_only_bots(table.row)
        ]
        of_guest = [table for table in watched if any(one.person == person for one in table)]
        of_address = [table for table in watched if any(one.address == address for one in table)]
        limits = self._limits
        if len(of_guest) >= limits.bot_matches_per_guest or len(of_address) >= limits.bot_matches_per_address:
            raise Refusal("too_many_bot_matches")
