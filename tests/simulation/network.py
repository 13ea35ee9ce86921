"""Connections on simulated time: the server's end looks like a WebSocket, messages take a while, a cut is a cut."""

import asyncio
import json
import random
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

from starlette.websockets import WebSocketDisconnect

from tests.simulation.database import Life
from tischlein.server.http.door.ws_protocol import DIRECT, TryText

SLOWEST = 0.1
SLOW_SHARE = 0.2
CLOSED = None

Message = dict[str, object]


def closed(message: str | None) -> bool:
    return False


class Pipe:
    """One direction: in order, each message after a while."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck
        self._last = 0.0
        self._under_way: deque[str | None] = deque()
        self.arrived: asyncio.Queue[str | None] = asyncio.Queue()
        # Is offered each message first, when none waits before it, and returns whether it took it.
        self.try_first: Callable[[str | None], bool] = closed

    def send(self, message: str | None) -> None:
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time() + self._luck.uniform(0.0, SLOWEST))
        self._under_way.append(message)
        loop.call_at(self._last, self._arrive)

    def _arrive(self) -> None:
        message = self._under_way.popleft()
        if not self.arrived.empty() or not self.try_first(message):
            self.arrived.put_nowait(message)


class Link:
    """The server's end of a connection; `up` and `down` are its two directions."""

    def __init__(self, code: str, token: str, life: Life, luck: random.Random) -> None:
        self.path_params = {"code": code}
        self.query_params: dict[str, str] = {}
        self.cookies = {"tischlein-80": token}
        self.headers = {"host": "localhost"}
        self.client = SimpleNamespace(host="127.0.0.1")
        self.up = Pipe(luck)
        self.down = Pipe(luck)
        self.scope = {"extensions": {DIRECT: {"socket": self}}}
        self.try_text: TryText | None = None
        self.up.try_first = self._try_text
        self._life = life
        self._luck = luck
        self.is_cut = False

    def try_write(self, messages: list[bytes]) -> bool:
        """Does not always succeed: the messages then wait for their turn."""
        if self._life.is_over or self.is_cut or self._luck.random() < SLOW_SHARE:
            return False
        for message in messages:
            self.down.send(message.decode())
        return True

    def _try_text(self, message: str | None) -> bool:
        """The fast path of what comes, which is not always taken either."""
        if self.try_text is None or message is CLOSED or self._life.is_over or self.is_cut:
            return False
        return self._luck.random() >= SLOW_SHARE and self.try_text(message.encode())

    def cut(self) -> None:
        """Both ends notice; what was under way is lost."""
        if not self.is_cut:
            self.is_cut = True
            self.up.send(CLOSED)
            self.down.arrived.put_nowait(CLOSED)

    async def accept(self) -> None:
        pass

    async def receive(self) -> Message:
        message = await self.up.arrived.get()
        await self._life.must_go_on()
        if message is CLOSED or self.is_cut:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": message}

    async def send_text(self, text: str) -> None:
        await self._life.must_go_on()
        if self.is_cut:
            raise WebSocketDisconnect
        self.down.send(text)

    async def close(self, code: int, reason: str) -> None:
        await self._life.must_go_on()
        self.down.send(CLOSED)

    # ---- the other end

    def say(self, message: Message) -> None:
        if not self.is_cut:
            self.up.send(json.dumps(message))

    async def hear(self) -> Message | None:
        message = await self.down.arrived.get()
        if message is CLOSED or self.is_cut:
            return None
        heard: Message = json.loads(message)
        return heard
