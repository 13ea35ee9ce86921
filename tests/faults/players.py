"""People who play as fast as they can, over real sockets, and never give up: every reply is written down.

They do what our pages do: an answer that was not acknowledged is sent again, with the same command, after a while and
after every reconnect.
"""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException
from websockets.typing import Origin

from tests.server.guests import Guest, Json, as_dict, as_list, cookie_name

AGAIN_SECONDS: Final = 2.5
# So often nothing came in answer: the connection is as good as gone.
SILENCES: Final = 3
FOR_THE_MOMENT: Final = ("not_saved", "disk_full", "too_fast", "went_wrong")

Port = Callable[[], int]


class Player:
    """`acknowledged` and `refused` are what the server said; `pending` is the answer it still owes."""

    def __init__(self, port: Port, cookie: str, code: str) -> None:
        self.code = code
        self.update: Json = {}
        self.log: list[Json] = []
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.reconnects = 0
        self.phase = ""
        self.again = AGAIN_SECONDS
        self._port = port
        self._cookie = cookie
        self._numbers = itertools.count()
        self._name = cookie[:8]
        self._pending: Json | None = None
        self._answered: object = None
        self._is_stopping = False
        self.moved = asyncio.Event()

    def total(self) -> int:
        return int(str(as_dict(self.update["view"])["total"])) if self.update else -1

    async def play(self) -> None:
        while not self._is_stopping:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException, InvalidHandshake, InvalidMessage):
                async with self._connected() as socket:
                    await self._converse(socket)
            self.reconnects += 1
            await asyncio.sleep(0.1)

    def _connected(self) -> connect:
        port = self._port()
        return connect(
            f"ws://127.0.0.1:{port}/ws/{self.code}",
            origin=Origin(f"http://127.0.0.1:{port}"),
            additional_headers={"Cookie": f"{cookie_name(port)}={self._cookie}"},
            max_size=None,
            compression=None,
            open_timeout=10,
            close_timeout=0.1,
            ping_interval=None,
            proxy=None,
        )

    async def _converse(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            await socket.send(json.dumps(self._pending))
        silences = 0
        while not self._is_stopping and silences < SILENCES:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), self.again))
                silences = 0
            except TimeoutError:
                silences += 1
                await socket.send(json.dumps(self._pending or {"type": "again", "command": "again"}))
                continue
            self._hear(message)
            await self._answer(socket)

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "update":
                first = int(str(message["first_event"]))
                self.update, self.log = message, self.log[:first] + as_list(message["events"])
                self.moved.set()
            case "table":
                self.phase = str(message["phase"])
                self.moved.set()
            case "done" if self._pending is not None and message["command"] == self._pending["command"]:
                self.acknowledged.append(str(message["command"]))
                self._answered = self._pending["question"]
                self._pending = None
            case "refused" if self._pending is not None and message["command"] == self._pending["command"]:
                self.refused.append(str(message["reason"]))
                if message["reason"] not in FOR_THE_MOMENT:
                    self._pending = None

    async def _answer(self, socket: ClientConnection) -> None:
        question = self.update.get("question")
        if self._pending is not None or not question or question == self._answered or self._is_stopping:
            return
        command = f"{self._name}-{next(self._numbers)}"
        deed = {"do": "add", "by": "1"}
        self._pending = {"type": "do", "command": command, "deed": deed, "question": question}
        await socket.send(json.dumps(self._pending))

    def stop(self) -> None:
        self._is_stopping = True


class Crowd:
    """Pairs of players, each at a race of their own."""

    def __init__(self, port: int, tables: int, through: Port | None = None, **options: object) -> None:
        self.players: list[Player] = []
        self.codes: list[str] = []
        anna, ben = Guest(port, "Anna"), Guest(port, "Ben")
        for _ in range(tables):
            code = anna.open("race", [None, None], options={"goal": 4000, **options})
            with contextlib.ExitStack() as chairs:
                first, second = anna.join(code), ben.join(code)
                chairs.callback(first.close)
                chairs.callback(second.close)
                second.well("sit", seat=1, name="Ben")
                first.well("start")
            self.codes.append(code)
            cookies = [anna.cookie(), ben.cookie()]
            self.players += [Player(through or (lambda: port), cookie, code) for cookie in cookies]
        anna.close()
        ben.close()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(player.play()) for player in self.players]

    async def until_moved_on(self, by: int, seconds: float = 300.0) -> None:
        """Until every table is so many moves further than now."""
        wanted = {id(player): max(0, player.total()) + by for player in self.players}
        async with asyncio.timeout(seconds):
            for player in self.players:
                while player.total() < wanted[id(player)]:
                    player.moved.clear()
                    assert not [task for task in self._tasks if task.done()], "a player gave up"
                    await asyncio.wait_for(player.moved.wait(), seconds)

    async def stop(self) -> None:
        for player in self.players:
            player.stop()
        done, late = await asyncio.wait(self._tasks, timeout=AGAIN_SECONDS * 4)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for task in done:
            task.result()

    def acknowledged(self) -> list[tuple[str, str]]:
        """The table and the command of every answer that was acknowledged."""
        return [(player.code, command) for player in self.players for command in player.acknowledged]
