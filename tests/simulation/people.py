"""A person at a simulated table: plays, offers a draw now and then, sends again what was not acknowledged."""

import asyncio
import itertools
import random
from collections.abc import Callable

from tests.simulation.network import Link, Message

AGAIN_SECONDS = 2.5
FOR_THE_MOMENT = ("not_saved", "disk_full", "too_fast", "went_wrong")

Connect = Callable[[str, str], Link | None]


class Person:
    """`sent` is every command with its deed, `acknowledged` and `refused` how they were answered."""

    def __init__(self, name: str, code: str, seat: int, connect: Connect, luck: random.Random) -> None:
        self.name = name
        self.code = code
        self.seat = seat
        self.sent: dict[str, Message] = {}
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.logs: list[list[object]] = []
        self.log: list[object] = []
        self.update: Message = {}
        self.link: Link | None = None
        self._connect = connect
        self._luck = luck
        self._numbers = itertools.count()
        self._pending: Message | None = None
        self._answered: object = None

    def is_done(self) -> bool:
        return self.update.get("result") is not None and self._pending is None

    async def play(self) -> None:
        while not self.is_done():
            self.link = self._connect(self.code, self.name)
            if self.link is not None:
                await self._converse(self.link)
            await asyncio.sleep(self._luck.uniform(0.05, 0.5))

    async def _converse(self, link: Link) -> None:
        if self._pending is not None:
            link.say(self._pending)
        while not self.is_done():
            try:
                async with asyncio.timeout(AGAIN_SECONDS):
                    message = await link.hear()
            except TimeoutError:
                if self._pending is not None:
                    link.say(self._pending)
                continue
            if message is None:
                return
            self._take(message)
            await self._speak(link)

    def _take(self, message: Message) -> None:
        command = self._pending["command"] if self._pending is not None else None
        match message["type"]:
            case "update":
                first, events = message["first_event"], message["events"]
                assert isinstance(first, int) and isinstance(events, list)
                self.update, self.log = message, [*self.log[:first], *events]
                self.logs.append(self.log)
            case "done" if message["command"] == command and self._pending is not None:
                self.acknowledged.append(str(command))
                self._answered = self._pending.get("question", self._answered)
                self._pending = None
            case "refused" if message["command"] == command and message["reason"] not in FOR_THE_MOMENT:
                self.refused.append(str(command))
                self._pending = None

    async def _speak(self, link: Link) -> None:
        if self._pending is not None:
            return
        message = self._next()
        if message is None:
            return
        command = f"{self.name} {next(self._numbers)}"
        self._pending = {"command": command, **message}
        self.sent[command] = message
        await asyncio.sleep(self._luck.uniform(0.0, 0.5))
        link.say(self._pending)

    def _next(self) -> Message | None:
        """What to do now, if anything."""
        asks, question = self.update.get("asks"), self.update.get("question")
        if isinstance(asks, dict) and asks["draw"] and self.seat not in asks["draw"]:
            return {"type": "do", "deed": {"do": "decline"}}
        deeds = self.update.get("deeds")
        if self._luck.random() < 0.03 and isinstance(deeds, list) and "offer_draw" in deeds:
            return {"type": "do", "deed": {"do": "offer_draw"}}
        if self._luck.random() < 0.05 and self.update:
            return {"type": "rename", "name": f"{self.name} {self._luck.randrange(100)}"}
        actions = self.update.get("actions")
        if question and question != self._answered and isinstance(actions, list) and actions:
            return {"type": "do", "deed": self._luck.choice(actions), "question": question}
        return None
