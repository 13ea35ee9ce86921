"""Who thinks next. Tables at which a person sits and is connected come before those that are only watched.

On either side addresses take turns, and the tables of one address among themselves. One more place is kept for people's
tables of an address none of which thinks: however much one visitor asks for, another hardly waits for it.
"""

import asyncio
from collections import Counter, deque
from typing import Final, NamedTuple

# After so many turns of people's tables one goes to a table that is only watched, if one waits: slow, but never stuck.
PEOPLE_IN_A_ROW: Final = 3


class Asker(NamedTuple):
    """For whom a bot thinks: the address is that of a visitor, whose turn it counts as."""

    table: str
    address: str
    has_people: bool


class Turn:
    """The wait of one thought for a worker, and its stay there."""

    def __init__(self, asker: Asker) -> None:
        self.asker: Asker = asker
        self.has_begun: bool = False
        self.has_kept_place: bool = False
        # Where it stands, once it does.
        self.line: Line | None = None
        self.comes: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Line:
    """Addresses in the order of their next turn, of each its tables likewise, of each its thoughts as they came."""

    def __init__(self) -> None:
        self._addresses: dict[str, dict[str, deque[Turn]]] = {}
        self.length: int = 0
        # How many thoughts of each address and of each table are in the workers.
        self._busy_addresses: Counter[str] = Counter()
        self._busy_tables: Counter[str] = Counter()

    def add(self, turn: Turn) -> None:
        tables = self._addresses.setdefault(turn.asker.address, {})
        tables.setdefault(turn.asker.table, deque()).append(turn)
        turn.line = self
        self.length += 1

    def remove(self, turn: Turn) -> None:
        tables = self._addresses[turn.asker.address]
        tables[turn.asker.table].remove(turn)
        if not tables[turn.asker.table]:
            del tables[turn.asker.table]
        if not tables:
            del self._addresses[turn.asker.address]
        self.length -= 1

    def has_idle_address(self) -> bool:
        """Whether an address waits none of whose thoughts is in the workers."""
        return any(not self._busy_addresses[one] for one in self._addresses)

    def take_next(self) -> Turn:
        """While others wait, nobody gets a second worker: those who have the fewest come first."""
        address = min(self._addresses, key=lambda one: self._busy_addresses[one])
        table = min(self._addresses[address], key=lambda one: self._busy_tables[one])
        turn = self._addresses[address][table][0]
        self.remove(turn)
        self._put_at_the_end(address, table)
        self._busy_addresses[address] += 1
        self._busy_tables[table] += 1
        return turn

    def _put_at_the_end(self, address: str, table: str) -> None:
        if address in self._addresses:
            tables = self._addresses[address] = self._addresses.pop(address)
            if table in tables:
                tables[table] = tables.pop(table)

    def end(self, turn: Turn) -> None:
        # Unlike `-= 1`, this also forgets who has none left.
        self._busy_addresses -= Counter([turn.asker.address])
        self._busy_tables -= Counter([turn.asker.table])


class ThinkingQueue:
    """At most `places` thoughts at a time, and one in the place that is kept; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._is_kept_place_free = True
        self._people = Line()
        self._watched = Line()
        self._people_in_a_row = 0

    def waiting(self) -> int:
        return self._people.length + self._watched.length

    async def wait_for(self, turn: Turn) -> None:
        """Whoever stops waiting leaves the queue. Who has waited to the end has a place until `end`."""
        self._line_for(turn.asker).add(turn)
        self._hand_out()
        try:
            await turn.comes
        except asyncio.CancelledError:
            if turn.has_begun:
                self.end(turn)
            elif turn.line is not None:
                turn.line.remove(turn)
            raise

    def move(self, turn: Turn, asker: Asker) -> None:
        """Others are at the table than before, so its thought may have to wait elsewhere, there at the end."""
        if turn.has_begun or turn.asker == asker:
            return
        if turn.line is not None:
            turn.line.remove(turn)
            turn.asker = asker
            self._line_for(asker).add(turn)
            self._hand_out()
        turn.asker = asker

    def end(self, turn: Turn) -> None:
        assert turn.line is not None, "it has waited"
        turn.line.end(turn)
        if turn.has_kept_place:
            self._is_kept_place_free = True
        else:
            self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and self.waiting():
            self._free -= 1
            self._begin(self._take_in_turn())
        if self._is_kept_place_free and self._people.has_idle_address():
            self._is_kept_place_free = False
            turn = self._people.take_next()
            turn.has_kept_place = True
            self._begin(turn)

    def _begin(self, turn: Turn) -> None:
        turn.has_begun = True
        # One that is cancelled, but does not know it yet, hands its place on when it does (see `wait_for`).
        if not turn.comes.done():
            turn.comes.set_result(None)

    def _take_in_turn(self) -> Turn:
        is_due = self._watched.length > 0 and self._people_in_a_row >= PEOPLE_IN_A_ROW
        if is_due or not self._people.length:
            self._people_in_a_row = 0
            return self._watched.take_next()
        self._people_in_a_row += 1 if self._watched.length else 0
        return self._people.take_next()

    def _line_for(self, asker: Asker) -> Line:
        return self._people if asker.has_people else self._watched
