"""Clients of boardgame.io's server: socket.io's protocol by hand, so that both servers meet the same client."""

from __future__ import annotations

import asyncio
import itertools
from typing import Final

import msgspec
from courses import Deed, Reading, write_scripts
from frames import Broken, Socket
from matches import Match, Meter, must_follow

# An update for each seat. The mover learns from the own one that the move was taken.
MESSAGES: Final = 2
AT_ONCE: Final = 50
SPACE: Final = b"/elementos,"
UPDATE: Final = b"42" + SPACE + b'["update"'
SYNC: Final = b"42" + SPACE + b'["sync"'
EVENT: Final = len(b"42" + SPACE)


class Disc(msgspec.Struct):
    at: str
    up: str


class Position(msgspec.Struct):
    discs: list[Disc]
    moves: int


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815  their word


class State(msgspec.Struct):
    G: Position
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


HEARD: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])

_numbers = itertools.count(1)


class Seat(Socket):
    def __init__(self, port: int, name: str, seat: int, match: Match) -> None:
        host = f"127.0.0.1:{port}"
        super().__init__(host, "/socket.io/?EIO=4&transport=websocket", {"Origin": f"http://localhost:{port}"})
        self.seat: int = seat
        self.match: Match = match
        self._name = name.encode()
        self._state = 0

    def act(self, deed: Deed, number: int) -> None:
        move = b'{"type":"%b","args":%b,"playerID":"%d"}' % (deed.kind, deed.arguments, self.seat)
        self.say(
            b'42/elementos,["update",{"type":"MAKE_MOVE","payload":%b},%d,"%b","%d"]'
            % (move, self._state, self._name, self.seat)
        )

    def hear(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            self._follow(HEARD.decode(message[EVENT:])[2])
        elif message == b"2":
            self.say(b"3")
        elif message.startswith(b"0"):
            self.say(b"40" + SPACE)
        elif message.startswith(b"40"):
            self.say(b'42/elementos,["sync","%b","%d",null,2]' % (self._name, self.seat))
        elif message.startswith(SYNC):
            self.ready.set_result(None)
            if self.seat == 0:
                self.match.is_asked(self)
        elif b'["matchData"' not in message:
            raise Broken(message.decode()[:200])

    def _follow(self, state: State) -> None:
        must_follow("state", self._state, state.number)
        if state.G.moves != state.number:
            raise Broken(f"state {state.number} counts {state.G.moves} moves")
        self._state = state.number
        self.match.hears(self._state, [disc.at + disc.up for disc in state.G.discs])
        if state.ctx.currentPlayer == str(self.seat):
            self.match.is_asked(self)


class House:
    def __init__(self, port: int) -> None:
        self._port = port
        self._scripts = write_scripts()

    async def _seat(self, name: str, meter: Meter, number: int) -> tuple[Match, list[Socket]]:
        """Asking for a match that is not there yet opens it."""
        match = Match(meter, MESSAGES, Reading(self._scripts[number % len(self._scripts)]))
        seats = [Seat(self._port, name, place, match) for place in range(2)]
        loop = asyncio.get_running_loop()
        for seat in seats:
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", self._port)  # type: ignore[misc]
            await seat.ready
        return match, [*seats]

    async def tables(self, count: int, meter: Meter) -> list[tuple[Match, list[Socket]]]:
        found: list[tuple[Match, list[Socket]]] = []
        names = [f"m{next(_numbers)}" for _ in range(count)]
        for first in range(0, count, AT_ONCE):
            seating = enumerate(names[first : first + AT_ONCE], first)
            found += await asyncio.gather(*[self._seat(name, meter, number) for number, name in seating])
        return found
