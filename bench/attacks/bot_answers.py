"""Somebody who plays against a level-1 bot: how long does it take to answer?"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Final

from attacks.people import COME_BACK, GAME, OPTIONS
from attacks.wire import TROUBLE, Json, Line, Visitor

ADDRESS: Final = "127.0.4.1"
BOT: Final = "level1"


class Opponent:
    """`seconds` are what the bot took, its pause for people's eyes among them."""

    def __init__(self, visitor: Visitor, code: str) -> None:
        self.seconds: list[float] = []
        self._visitor = visitor
        self._code = code
        self._since: float | None = None
        self._is_stopping = False
        self._has_stopped = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def seated(cls, port: int) -> Opponent:
        visitor = await Visitor(port, ADDRESS).welcomed("Carla")
        return cls(visitor, await visitor.opened(GAME, [None, BOT], OPTIONS, start=True))

    def begin(self) -> None:
        self._task = asyncio.create_task(self._play())

    async def stop(self, patience: float) -> None:
        """A bot that has not answered by then counts with the time it was waited for."""
        self._is_stopping = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._has_stopped.wait()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._since is not None:
            self.seconds.append(time.perf_counter() - self._since)

    async def _play(self) -> None:
        while True:
            with contextlib.suppress(*TROUBLE):
                line = await self._visitor.line(self._code)
                try:
                    while True:
                        self._take(line, await line.hear())
                finally:
                    line.leave()
            await asyncio.sleep(COME_BACK)

    def _take(self, line: Line, heard: Json) -> None:
        if heard["type"] != "update":
            return
        is_over = heard["result"] is not None
        if self._since is not None and (heard["question"] or is_over):
            self.seconds.append(time.perf_counter() - self._since)
            self._since = None
        if self._is_stopping and self._since is None:
            self._has_stopped.set()
            return
        command = f"{heard['match']}-{heard['step']}"
        actions = heard["actions"]
        if is_over:
            line.say(type="rematch", command=f"again-{command}")
        elif heard["question"] and isinstance(actions, list):
            deed = random.choice(actions)
            self._since = time.perf_counter()
            line.say(type="do", command=command, question=heard["question"], deed=deed)

    def figures(self) -> dict[str, object]:
        return {"bot_answers": len(self.seconds), "bot_max_s": round(max(self.seconds, default=0.0), 2)}
