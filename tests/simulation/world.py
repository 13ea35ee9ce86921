"""One evening on simulated time: two processes, one database, three tables, and a fate that kills, cuts and deafens."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import structlog

from tests.server.small_games import BIDS, RACE, put_on_the_shelf, take_from_the_shelf
from tests.simulation.database import Database, Life, SimulatedBus, SimulatedStore
from tests.simulation.loop import NothingWillHappen, SimulatedLoop
from tests.simulation.network import Link
from tests.simulation.people import Person
from tischlein.core.game import Game
from tischlein.server.http import services
from tischlein.server.http.people import token_hash
from tischlein.server.http.services import Services
from tischlein.server.http.websocket import TableSocket
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.table_state import replayed
from tischlein.server.settings import Limits, Settings, Thinking
from tischlein.server.table import bot_seats, match_store
from tischlein.server.workers.protocol import Conclusion, Thought
from tischlein.server.workers.queue import Asker, Turn
from tischlein.store.rows import PersonRow, SeatRow, StepRow, TableRow

PROCESSES = 2
TROUBLED_SECONDS = 12.0
LONGEST_EVENING = 900.0
# Until every word has reached everybody.
QUIET_SECONDS = 5.0
NO_LIMITS = Limits(*[10**9] * len(Limits.__struct_fields__))
TABLES: dict[str, tuple[Game, list[str]]] = {
    "RACEAAAA": (RACE, ["anna", "ben"]),
    "RACEBBBB": (RACE, ["cleo", ""]),
    "BDSAAAAA": (BIDS, ["anna", "cleo", ""]),
}


class BotPool:
    """Bots that take a while and sometimes die."""

    luck = random.Random(0)

    def __init__(self, thinking: Thinking) -> None:
        pass

    def move(self, turn: Turn, asker: Asker) -> None:
        pass

    async def conclude(self, thought: Thought, turn: Turn) -> Conclusion | None:
        turn.has_begun = True
        await asyncio.sleep(self.luck.uniform(0.0, 0.4))
        return None if thought.about == "answer" and self.luck.random() < 0.5 else Conclusion()

    async def close(self) -> None:
        pass


class Luck(random.Random):
    """Stands for `secrets` and for `random`, so that an evening can be repeated."""

    def token_hex(self, count: int) -> str:
        return f"{self.getrandbits(8 * count):0{2 * count}x}"

    def randbits(self, count: int) -> int:
        return self.getrandbits(count)


@contextlib.contextmanager
def prepared(seed: int) -> Iterator[None]:
    """All luck of the server from the seed; nothing logged."""
    luck = Luck(seed)
    BotPool.luck = Luck(seed + 1)
    put_on_the_shelf()
    with structlog.testing.capture_logs(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_store, "secrets", luck)
        # Others come in between even in the short matches of these evenings.
        patch.setattr(match_store, "STEPS_AT_ONCE", 2)
        patch.setattr(bot_seats, "secrets", luck)
        patch.setattr(bot_seats, "random", luck)
        patch.setattr(services, "BotPool", BotPool)
        try:
            yield
        finally:
            take_from_the_shelf()


class Process:
    def __init__(self, number: int, database: Database) -> None:
        self.life = Life(number)
        self.links: list[Link] = []
        thinking = Thinking(pause=(0.0, 0.1))
        settings = Settings(data=Path("nowhere"), limits=NO_LIMITS, thinking=thinking)
        self.services = Services(settings, SimulatedStore(database, self.life), SimulatedBus(database, self.life))
        self.socket = TableSocket(self.services)

    def kill(self, database: Database) -> None:
        self.life.is_over = True
        database.bury(self.life.number)
        for link in self.links:
            link.cut()


class Evening:
    def __init__(self, seed: int, template: sqlite3.Connection) -> None:
        self.luck = random.Random(seed)
        self.database = Database(template, self.luck)
        self.processes: list[Process] = []
        self.lives: list[Life] = []
        self.people: list[Person] = []
        self.kills = 0
        self._started = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def happen(self) -> None:
        await self._set_up()
        for _ in range(PROCESSES):
            await self._start_process()
        for code, (_, seats) in TABLES.items():
            for seat, name in enumerate(seats):
                if name:
                    self.people.append(Person(name, code, seat, self._connect, self.luck))
        playing = [asyncio.create_task(person.play()) for person in self.people]
        fate = asyncio.create_task(self._fate())
        async with asyncio.timeout(LONGEST_EVENING):
            await asyncio.gather(*playing)
            await fate
            await asyncio.sleep(QUIET_SECONDS)

    async def _set_up(self) -> None:
        store = SimulatedStore(self.database, Life(-1))
        for name in ("anna", "ben", "cleo"):
            await store.add_person(PersonRow(name, name, token_hash(name), 0.0))
        first = Services(Settings(data=Path("nowhere")), store)
        for code, (game, names) in TABLES.items():
            seats = [SeatRow("person", name, name) if name else SeatRow("bot", bot="random") for name in names]
            options: dict[str, bool | int | str] = {"goal": 10, "starts": ""} if game is RACE else {}
            await store.open_table(TableRow(code, game.id, 1, options, names[0], "lobby", 0, [], 0.0, seats))
            async with first.tables.visit(code) as table:
                await table.start()

    async def _start_process(self) -> None:
        self._started += 1
        process = Process(self._started, self.database)
        await process.services.open()
        self.processes.append(process)
        self.lives.append(process.life)

    def _connect(self, code: str, name: str) -> Link | None:
        if not self.processes:
            return None
        process = self.luck.choice(self.processes)
        link = Link(code, name, process.life, self.luck)
        process.links.append(link)
        self._tasks.append(asyncio.create_task(process.socket.serve(link)))  # type: ignore[arg-type]
        return link

    # ---- fate

    async def _fate(self) -> None:
        loop = asyncio.get_running_loop()
        while loop.time() < TROUBLED_SECONDS:
            await asyncio.sleep(self.luck.expovariate(1.0))
            await self.luck.choice([self._kill, self._cut, self._cut, self._deafen, self._take_away, self._break])()

    async def _kill(self) -> None:
        if self.processes:
            self.kills += 1
            victim = self.processes.pop(self.luck.randrange(len(self.processes)))
            victim.kill(self.database)
            await asyncio.sleep(self.luck.uniform(0.1, 1.0))
            await self._start_process()

    async def _cut(self) -> None:
        links = [person.link for person in self.people if person.link is not None]
        if links:
            self.luck.choice(links).cut()

    async def _deafen(self) -> None:
        """One process misses what is told for a while, and knows that it did."""
        if self.processes:
            number = self.luck.choice(self.processes).life.number
            self.database.deaf.add(number)
            await asyncio.sleep(self.luck.uniform(0.1, 1.0))
            self.database.hear_again(number)

    async def _break(self) -> None:
        self.database.breaking = self.luck.randrange(1, 5)

    async def _take_away(self) -> None:
        """For a moment, or for longer than anybody has patience."""
        self.database.is_away = True
        await asyncio.sleep(self.luck.uniform(0.1, self.luck.choice([0.5, 2.0, 15.0])))
        self.database.is_away = False

    # ---- afterwards

    async def sweep_up(self) -> None:
        """Ends whatever still runs, also in the dead processes."""
        for life in self.lives:
            life.is_swept_up = True
        while rest := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)

    async def check(self) -> str:
        """What was promised. Returns the story of the evening, to compare two of the same seed."""
        self.database.breaking = 0
        store = SimulatedStore(self.database, Life(-2))
        story = []
        for code, (game, _) in TABLES.items():
            begun, steps = await store.match(code, 1), await store.steps(code, 1)
            assert begun is not None
            assert [step.n for step in steps] == list(range(len(steps))), "a gap"
            live = replayed(game, begun, steps)
            assert live.match.is_over(), "the match came to its end"
            for person in [person for person in self.people if person.code == code]:
                await self._check_person(store, person, steps, live)
            await self._check_memories(store, code, steps)
            self._check_claim(code)
            story += [f"{step.table} {step.n} {step.seat} {step.deed} {step.command}" for step in steps]
        return "\n".join(story)

    async def _check_memories(self, store: SimulatedStore, code: str, steps: list[StepRow]) -> None:
        """What a process thinks to know of a table is what is stored, also if nobody looked."""
        stored = await store.table(code)
        for process in self.processes:
            for table in process.services.tables.in_memory():
                if table.row.code == code and table.now.is_known:
                    assert table.row == stored, "a process remembers a table that is not so"
                    live = table.now.live
                    assert live is None or live.count == len(steps), "a process remembers a match that is not so"

    def _check_claim(self, code: str) -> None:
        """A process that keeps the bots of a table where it has no visitor keeps them from thinking elsewhere."""
        holder = self.database.bots.get(code)
        holding = [process for process in self.processes if process.life.number == holder]
        tables = [table for process in holding for table in process.services.tables.in_memory()]
        visited = [table for table in tables if table.row.code == code and table.broadcast.connections]
        assert holder is None or visited, "bots are claimed where nobody is"

    async def _check_person(self, store: SimulatedStore, person: Person, steps: list[StepRow], live: LiveMatch) -> None:
        stored = [step.command for step in steps if step.command is not None]
        for command in person.acknowledged:
            is_there = command in stored or await store.has_done(person.code, person.name, command)
            assert is_there, f"acknowledged and lost: {command}"
        for command in person.refused:
            is_there = command in stored or await store.has_done(person.code, person.name, command)
            assert not is_there, f"refused and yet done: {command}"
        table = await store.table(person.code)
        names = [person.sent[command]["name"] for command in person.acknowledged if "name" in person.sent[command]]
        assert table is not None and table.seats[person.seat].name == [person.name, *names][-1], "a name was lost"
        done = len([step for step in steps if step.seat == person.seat])
        wanted = len([message for message in person.sent.values() if message["type"] == "do"])
        assert done <= wanted, "done more often than it was wanted"
        whole = msgspec.to_builtins(live.seat_view(person.seat).heard.log)
        for log in person.logs:
            assert log == whole[: len(log)], "something was told that never was"
        assert person.log == whole, "everybody hears everything, in order"


def simulate(seed: int, template: sqlite3.Connection) -> tuple[str, int]:
    """One evening; raises where a promise was broken. Returns its story and how often a process was killed."""
    loop = SimulatedLoop(seed)
    asyncio.set_event_loop(loop)
    evening = Evening(seed, template)
    try:
        with prepared(seed), contextlib.ExitStack() as afterwards:
            afterwards.callback(lambda: loop.run_until_complete(evening.sweep_up()))
            try:
                loop.run_until_complete(evening.happen())
            except (TimeoutError, NothingWillHappen) as error:
                raise AssertionError("somebody waits for ever") from error
            story = loop.run_until_complete(evening.check())
        return story, evening.kills
    finally:
        evening.database.connection.close()
        asyncio.set_event_loop(None)
        loop.close()
