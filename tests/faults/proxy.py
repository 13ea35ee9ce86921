"""A bad network: stands between players and server, and treats their messages as its seed says."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.server.guests import cookie_name

KINDS = ("duplicate", "hold", "truncate", "replay", "cut", "freeze", "slow")
# So many bytes reach the reader of a slow line in a second.
SLOW = 4096


class Proxy:
    """`chances` says how often a message from a player meets which fault; without any, it passes everything on."""

    def __init__(self, target: int, seed: int) -> None:
        self.chances: dict[str, float] = {}
        self.happened: dict[str, int] = dict.fromkeys(KINDS, 0)
        self.port = 0
        self._target = target
        self._luck = random.Random(seed)
        self._seen: list[str] = []
        self._pairs: set[tuple[ServerConnection, ClientConnection]] = set()
        self._frozen: dict[int, asyncio.Event] = {}
        self._slow: set[int] = set()
        self._healed = asyncio.Event()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator["Proxy"]:
        async with serve(self._meet, "127.0.0.1", 0, compression=None, max_size=None, ping_interval=None) as server:
            assert isinstance(server, Server)
            self.port = next(iter(server.sockets)).getsockname()[1]
            yield self

    def heal(self) -> None:
        """From now on a good network; what was frozen thaws, what was slow is fast."""
        self.chances = {}
        self._slow.clear()
        self._healed.set()
        for thawed in self._frozen.values():
            thawed.set()

    def cut_all(self) -> None:
        for pair in list(self._pairs):
            for end in pair:
                end.transport.abort()

    async def _meet(self, player: ServerConnection) -> None:
        assert player.request is not None
        # Behind it the table has another port, and so the session another name.
        session = player.request.headers["Cookie"].partition("=")[2]
        headers = {"Cookie": f"{cookie_name(self._target)}={session}"}
        address = f"ws://127.0.0.1:{self._target}{player.request.path}"
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            async with connect(
                address,
                origin=Origin(f"http://127.0.0.1:{self._target}"),
                additional_headers=headers,
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=0.1,
                proxy=None,
            ) as server:
                await self._pass_on(player, server)

    async def _pass_on(self, player: ServerConnection, server: ClientConnection) -> None:
        pair = (player, server)
        self._pairs.add(pair)
        self._frozen[id(pair)] = thawed = asyncio.Event()
        thawed.set()
        tasks = [asyncio.create_task(self._down(pair, thawed)), asyncio.create_task(self._up(pair, thawed))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._pairs.discard(pair)
            self._slow.discard(id(pair))
            del self._frozen[id(pair)]
            player.transport.abort()

    async def _down(self, pair: tuple[ServerConnection, ClientConnection], thawed: asyncio.Event) -> None:
        player, server = pair
        async for message in server:
            await thawed.wait()
            if id(pair) in self._slow:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._healed.wait(), len(message) / SLOW)
            await player.send(message)

    async def _up(self, pair: tuple[ServerConnection, ClientConnection], thawed: asyncio.Event) -> None:
        player, server = pair
        held: list[str] = []
        async for message in player:
            await thawed.wait()
            assert isinstance(message, str)
            self._seen.append(message)
            fault = self._fault()
            if fault == "freeze":
                thawed.clear()
            if fault == "slow":
                self._slow.add(id(pair))
                self._healed.clear()
            if fault == "cut":
                return
            if fault == "hold":
                held.append(message)
                continue
            for one in [*self._messages(message, fault), *held]:
                await server.send(one)
            held.clear()

    def _fault(self) -> str:
        for kind, chance in self.chances.items():
            if self._luck.random() < chance:
                self.happened[kind] += 1
                return kind
        return ""

    def _messages(self, message: str, fault: str) -> list[str]:
        match fault:
            case "duplicate":
                return [message, message]
            case "truncate":
                return [message[: self._luck.randrange(len(message))]]
            case "replay":
                return [self._luck.choice(self._seen), message]
        return [message]
