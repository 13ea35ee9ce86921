"""People who play calmly beside an attack: pairs at tables of their own, a move every tenth of a second at each.

They answer what they are asked with any legal answer, come back when they are cut off, and send again what was not
acknowledged, as our pages do. Every acknowledged move must stand in the match's record afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from typing import Final, NamedTuple

from attacks.figures import milliseconds, percentile, with_those_who_queued
from attacks.wire import TROUBLE, Gone, Json, Line, Visitor

# So long somebody thinks. One of two moves at a time, so each sends five commands a second: half of what is allowed.
PACE: Final = 0.1
GAME: Final = "elementos"
# Everybody answers by turns from the first answer on, so the step of an answer is its place in the record.
OPTIONS: Final[Json] = {"setup_mode": "preset"}
FOR_THE_MOMENT: Final = ("too_fast", "not_saved", "went_wrong")
COME_BACK: Final = 0.1
PATIENCE: Final = 20.0


class Made(NamedTuple):
    """A move that was acknowledged, and where it must stand."""

    match: int
    step: int
    seat: int
    deed: Json


class Table:
    """What both people of a table know. `code` is the table's, `made` what was acknowledged and not yet checked."""

    def __init__(self, code: str) -> None:
        self.code: str = code
        self.made: list[Made] = []
        self.is_going_on: bool = True


class Meter:
    """How long moves took, and how many were waited for when it was stopped."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.refused: dict[str, int] = {}
        self.comebacks: int = 0

    def refuse(self, reason: str) -> None:
        self.refused[reason] = self.refused.get(reason, 0) + 1


class Person:
    def __init__(self, visitor: Visitor, table: Table, seat: int, meter: Meter) -> None:
        self._visitor = visitor
        self._table = table
        self._seat = seat
        self._meter = meter
        self._update: Json = {}
        self._pending: Json = {}
        self._sent_at = 0.0
        self._match = 0
        self._step = 0
        self._answered: object = None
        self._numbers = itertools.count()
        self.has_nothing_under_way: asyncio.Event = asyncio.Event()
        self.has_nothing_under_way.set()
        self._choice = random.Random(f"{table.code}{seat}")

    @property
    def waits_since(self) -> float | None:
        """When the move was made that nobody has acknowledged yet."""
        return self._sent_at if self._pending else None

    async def play(self) -> None:
        while self._table.is_going_on or self._pending:
            with contextlib.suppress(*TROUBLE):
                line = await self._visitor.line(self._table.code)
                try:
                    await self._converse(line)
                finally:
                    line.leave()
            if self._table.is_going_on or self._pending:
                self._meter.comebacks += 1
                await asyncio.sleep(COME_BACK)

    async def _converse(self, line: Line) -> None:
        if self._pending:
            line.say(**self._pending)
        while self._table.is_going_on or self._pending:
            await self._take(line, await line.hear())
            question = self._update.get("question")
            if self._pending or not self._table.is_going_on:
                continue
            if question and question != self._answered:
                await self._answer(line)
            elif self._update.get("result") is not None and self._seat == 0:
                self._update = {}
                await asyncio.sleep(PACE)
                line.say(type="rematch", command=f"rematch-{next(self._numbers)}")

    async def _take(self, line: Line, heard: Json) -> None:
        is_mine = bool(self._pending) and heard.get("command") == self._pending["command"]
        if heard["type"] == "update":
            self._update = heard
        elif heard["type"] == "done" and is_mine:
            self._meter.seconds.append(time.perf_counter() - self._sent_at)
            deed = self._pending["deed"]
            assert isinstance(deed, dict), "it was made here"
            self._table.made.append(Made(self._match, self._step, self._seat, deed))
            self._answered = self._pending["question"]
            self._drop_pending()
        elif heard["type"] == "refused" and is_mine:
            await self._hear_no(line, str(heard["reason"]))
        elif heard["type"] == "closing":
            raise Gone(str(heard["reason"]))

    async def _hear_no(self, line: Line, reason: str) -> None:
        self._meter.refuse(reason)
        if reason in FOR_THE_MOMENT:
            await asyncio.sleep(PACE)
            line.say(**self._pending)
            return
        self._drop_pending()
        line.say(type="again", command=f"again-{next(self._numbers)}")

    def _drop_pending(self) -> None:
        self._pending = {}
        self.has_nothing_under_way.set()

    async def _answer(self, line: Line) -> None:
        await asyncio.sleep(PACE)
        if not self._table.is_going_on:
            return
        actions, question = self._update["actions"], self._update["question"]
        assert isinstance(actions, list), "an update has its legal answers"
        self._match, self._step = int(str(self._update["match"])), int(str(self._update["step"]))
        command = f"{self._seat}-{self._match}-{self._step}-{next(self._numbers)}"
        deed = self._choice.choice(actions)
        self._pending = {"type": "do", "command": command, "question": question, "deed": deed}
        self.has_nothing_under_way.clear()
        self._sent_at = time.perf_counter()
        line.say(**self._pending)


class Checked(NamedTuple):
    """What became of acknowledged moves: in the record, not in it, or nobody could say."""

    kept: int
    lost: int
    untold: int


class Pair:
    """Two people at a table, at home at one address."""

    def __init__(self, anna: Visitor, table: Table, people: list[Person]) -> None:
        self.people: list[Person] = people
        self._anna = anna
        self._table = table
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def seated(cls, port: int, address: str, meter: Meter) -> Pair:
        anna, ben = [await Visitor(port, address).welcomed(name) for name in ("Anna", "Ben")]
        code = await anna.opened(GAME, [None, None], OPTIONS)
        table = Table(code)
        hers, his = await anna.line(code), await ben.line(code)
        await his.do("sit", seat=1, name="Ben")
        await hers.do("start")
        hers.leave()
        his.leave()
        return cls(anna, table, [Person(one, table, seat, meter) for seat, one in enumerate((anna, ben))])

    def begin(self) -> None:
        """Also after a check: who finds the match over asks for another."""
        self._table.is_going_on = True
        self._tasks = [asyncio.create_task(person.play()) for person in self.people]

    async def stop(self, patience: float) -> None:
        """Until what is under way is acknowledged, but no longer than this."""
        self._table.is_going_on = False
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                for person in self.people:
                    await person.has_nothing_under_way.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def check(self) -> Checked:
        """Ends the match and looks for every acknowledged move in the records, through fresh connections."""
        made, self._table.made = self._table.made, []
        found = Checked(0, 0, 0)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._end_match()
                for number in sorted({one.match for one in made}):
                    moves = [one for one in made if one.match == number]
                    kept = await self.count_kept(number, moves)
                    found = Checked(found.kept + kept, found.lost + len(moves) - kept, 0)
        except (*TROUBLE, TimeoutError):
            return found._replace(untold=len(made) - found.kept - found.lost)
        return found

    async def _end_match(self) -> None:
        line = await self._anna.line(self._table.code)
        try:
            with contextlib.suppress(Gone):
                await line.do("do", deed={"do": "resign"})
        finally:
            line.leave()

    async def count_kept(self, number: int, moves: list[Made]) -> int:
        while True:
            answer = await self._anna.ask("GET", f"/api/tables/{self._table.code}/record?match={number}")
            if answer.status != 429:
                break
            await asyncio.sleep(1)
        if answer.status != 200:
            raise Gone(f"no record: {answer.status}")
        answers = answer.json()["answers"]
        assert isinstance(answers, list), "a record has its answers"
        return len([one for one in moves if answers[one.step : one.step + 1] == [{"seat": one.seat, **one.deed}]])


class Crowd:
    """All pairs of one server, and how they fared."""

    def __init__(self, pairs: list[Pair], meter: Meter) -> None:
        self.meter: Meter = meter
        self._pairs = pairs

    @classmethod
    async def seated(cls, port: int, tables: int) -> Crowd:
        meter = Meter()
        return cls([await Pair.seated(port, f"127.0.2.{number + 1}", meter) for number in range(tables)], meter)

    def begin(self) -> None:
        for pair in self._pairs:
            pair.begin()

    async def stop(self, patience: float) -> None:
        """What is never answered counts with the time it was waited for."""
        await asyncio.gather(*[pair.stop(patience) for pair in self._pairs])
        now = time.perf_counter()
        people = [person for pair in self._pairs for person in pair.people]
        self.meter.seconds += [now - person.waits_since for person in people if person.waits_since]

    async def check(self) -> Checked:
        every = await asyncio.gather(*[pair.check() for pair in self._pairs])
        return Checked(*[sum(part) for part in zip(*every, strict=True)])

    def figures(self) -> dict[str, object]:
        waits = with_those_who_queued(self.meter.seconds, PACE)
        return {
            "moves": len(self.meter.seconds),
            "p50_ms": milliseconds(percentile(waits, 0.5)),
            "p99_ms": milliseconds(percentile(waits, 0.99)),
            "max_ms": milliseconds(max(waits, default=0.0)),
            "comebacks": self.meter.comebacks,
            "refused": self.meter.refused,
        }
