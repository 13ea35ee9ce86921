"""Clients of our own server: two guests, Anna and Ben, at as many tables as are wanted."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import Final

import msgspec
from courses import GAME, OPTIONS, Board, Course, Deed, Painting, Reading, Seen, write_scripts
from frames import Broken, Socket
from matches import Match, Meter, must_follow

# An update for each seat, and the word that the move is on disk.
MESSAGES: Final = 3
AT_ONCE: Final = 50


class Table(msgspec.Struct, tag_field="type", tag="table"):
    phase: str


class Update(msgspec.Struct, tag_field="type", tag="update"):
    number: int
    step: int
    view: Seen
    first_event: int
    events: list[msgspec.Raw]
    question: str | None


class Done(msgspec.Struct, tag_field="type", tag="done"):
    command: str


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    reason: str


class Closing(msgspec.Struct, tag_field="type", tag="closing"):
    reason: str


HEARD: Final = msgspec.json.Decoder(Table | Update | Done | Refused | Closing)


class Seat(Socket):
    """`step` is the last one of which this seat was told, by a connection before this one."""

    def __init__(self, port: int, cookie: str, code: str, seat: int, match: Match, step: int = -1) -> None:
        host = f"127.0.0.1:{port}"
        super().__init__(host, f"/ws/{code}", {"Origin": f"http://{host}", "Cookie": f"tischlein-{port}={cookie}"})
        self.code: str = code
        self.seat: int = seat
        self.match: Match = match
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._question = ""
        self._number = 0
        self._step = step
        self._events = 0

    def command(self, type: str, **fields: object) -> None:
        self.say(msgspec.json.encode({"type": type, "command": type, **fields}))

    def act(self, deed: Deed, number: int) -> None:
        self.say(
            b'{"type":"do","command":"%d","question":"%b","deed":%b}' % (number, self._question.encode(), deed.named)
        )

    def hear(self, message: bytes) -> None:
        heard = HEARD.decode(message)
        if isinstance(heard, Update):
            self._follow(heard)
        elif isinstance(heard, Done):
            self._acknowledged(heard.command)
        elif isinstance(heard, Table):
            if not self.ready.done():
                self.ready.set_result(None)
        else:
            raise Broken(heard.reason)

    def _acknowledged(self, command: str) -> None:
        if command.isdigit():
            self.match.hears(int(command))
        elif not self.seated.done():
            self.seated.set_result(None)

    def _follow(self, update: Update) -> None:
        """Every event once and in order. Of several workers, one may learn of two steps at once; then both are told."""
        must_follow("update", self._number, update.number)
        steps = range(self._step + 1, update.step + 1)
        # Who comes back is shown what they have seen. Where something has faded, the end tells everything again.
        is_news = bool(steps) or update.number == 1
        if not is_news or update.step < self._step or update.first_event not in (self._events, 0):
            raise Broken(f"step {update.step} after {self._step}, event {update.first_event} after {self._events}")
        told = len(update.events) - (self._events - update.first_event)
        if told < len(steps) - (self._step < 0):
            raise Broken(f"{len(steps)} steps tell {told} events")
        self._number, self._step, self._events = update.number, update.step, update.first_event + len(update.events)
        for step in steps[:-1]:
            self._is_told(step, None)
        if steps:
            self._is_told(update.step, update.view.board())
        self._question = update.question or ""
        if self._question:
            self.match.is_asked(self)

    def _is_told(self, step: int, board: Board | None) -> None:
        if step > 0:
            self.match.hears(step, board)


class House:
    """Opens tables and seats both guests at each."""

    def __init__(self, port: int, game: str = "painters", **options: int) -> None:
        self._port = port
        self._wish = {"game": game, "bots": [None, None], "options": OPTIONS if game == GAME else options}
        self._scripts = write_scripts() if game == GAME else []
        self._asked = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._cookies = [self._welcome("Anna"), self._welcome("Ben")]

    def _post(self, path: str, body: object, cookie: str = "") -> http.client.HTTPResponse:
        headers = {"content-type": "application/json", "cookie": f"tischlein-{self._port}={cookie}"}
        self._asked.request("POST", path, json.dumps(body), headers)
        answer = self._asked.getresponse()
        if answer.status != 200:
            raise Broken(f"{path}: {answer.status} {answer.read()!r}")
        return answer

    def _welcome(self, name: str) -> str:
        answer = self._post("/api/me", {"name": name})
        answer.read()
        cookie = answer.getheader("set-cookie") or ""
        return cookie.partition("=")[2].partition(";")[0]

    def _open(self) -> str:
        opened = self._post("/api/tables", self._wish, self._cookies[0])
        return str(json.loads(opened.read())["code"])

    def _course(self, number: int) -> Course:
        return Reading(self._scripts[number % len(self._scripts)]) if self._scripts else Painting()

    async def _seat(self, code: str, meter: Meter, number: int) -> tuple[Match, list[Socket]]:
        match = Match(meter, MESSAGES, self._course(number))
        seats = [Seat(self._port, cookie, code, place, match) for place, cookie in enumerate(self._cookies)]
        loop = asyncio.get_running_loop()
        for seat in seats:
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", self._port)  # type: ignore[misc]
            await seat.ready
        seats[1].command("sit", seat=1, name="Ben")
        await seats[1].seated
        seats[0].command("start")
        await seats[0].seated
        return match, [*seats]

    async def come_back(self, seat: Seat, step: int) -> Seat:
        """Through a new connection, with the same cookie."""
        back = Seat(self._port, self._cookies[seat.seat], seat.code, seat.seat, seat.match, step)
        await asyncio.get_running_loop().create_connection(lambda: back, "127.0.0.1", self._port)
        await back.ready
        return back

    def close(self) -> None:
        self._asked.close()

    async def tables(self, count: int, meter: Meter) -> list[tuple[Match, list[Socket]]]:
        found: list[tuple[Match, list[Socket]]] = []
        # The server has hung up if nothing was asked for a while; a closed connection is opened again by itself.
        self._asked.close()
        codes = [self._open() for _ in range(count)]
        for first in range(0, count, AT_ONCE):
            seating = enumerate(codes[first : first + AT_ONCE], first)
            found += await asyncio.gather(*[self._seat(code, meter, number) for number, code in seating])
        return found
