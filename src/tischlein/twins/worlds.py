"""One table of the server in two worlds that a seat cannot tell apart, and every byte that reaches its readers.

The table, its sights, its connections, its answers over HTTP and its log are the server's own; only the disk is not.
A twin is the same table with everything drawn anew that the seat cannot know.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import structlog
from starlette.requests import Request
from structlog.testing import LogCapture

from tischlein.core.refusal import Refusal
from tischlein.core.state import fingerprint
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.server.http.api import Api, guarded
from tischlein.server.http.looking_back import LookingBack
from tischlein.server.http.services import Services
from tischlein.server.move.connection import Connection
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.seating import PLAYING
from tischlein.server.move.table_state import views_of
from tischlein.server.settings import Limits, Settings
from tischlein.server.table.commands import Commands
from tischlein.server.table.hints import advice_for, asked_now
from tischlein.server.table.imagined import world_for
from tischlein.server.table.table import Table
from tischlein.store.rows import MatchRow, SeatRow, StepRow, TableRow
from tischlein.testing.cases import Case
from tischlein.testing.secrets import redealt
from tischlein.twins.forgetful import ForgetfulStore
from tischlein.wire import messages

CODE = "ABCDEFGH"
NOWHERE = Path("/nowhere/at/all")
LIMITS = Limits(misses_per_minute=1_000_000, replays_per_minute=1_000_000)


class Reader:
    """A browser that keeps every message as it was sent."""

    def __init__(self, person: str, look: str = "") -> None:
        self.connection = Connection(person, "http://192.0.2.7", LIMITS, look)
        self.connection.try_write = self._keep
        self.told: list[bytes] = []

    def _keep(self, messages: list[bytes]) -> bool:
        self.told += messages
        return True


class World:
    """A table after the first `place` answers of a case's match, with a seat, a spectator and a shared screen."""

    def __init__(self, case: Case, place: int, seat: Seat) -> None:
        self.case: Case = case
        self.seat: Seat = seat
        self.store: ForgetfulStore = stored(case, place)
        self.services: Services = Services(Settings(data=NOWHERE, limits=LIMITS), self.store)
        self.readers: list[Reader] = [Reader(person(seat)), Reader("watcher"), Reader("wall", "screen")]
        self.answered: list[bytes] = []
        self.lines: LogCapture = LogCapture()
        self.table: Table
        self._commands = 0

    async def load(self, past: LiveMatch | None = None) -> None:
        """The table as the server itself finds it in its store. With a past it need not play it once more."""
        self.table = await self.services.tables._find(CODE)
        # Somebody is here until the end: a table that nobody is at is put away, and read anew from the store.
        self.table.visitors += 1
        self.table.now.live, self.table.now.is_known = past, False
        await self.table.match_store.make_sure_of_match()

    @property
    def live(self) -> LiveMatch:
        live = self.table.now.live
        assert live is not None, f"{self.case}: the table is frozen"
        return live

    def redeal(self, memory: int) -> None:
        """From here on, everything is different that the seat cannot know."""
        match = self.live.match
        match.state = redealt(match.state, self.seat, memory)
        luck = self.case.luck(f"sealed {memory}")
        for other in match.sealed:
            if other != self.seat:
                match.sealed[other] = luck.pick(match.state.legal(other))
        self.table.now.views = views_of(self.live, self.table.now.viewers)

    async def gather(self) -> None:
        """The readers come, ask for everything again, and ask over HTTP for what is not theirs yet."""
        for reader in self.readers:
            await self.table.attach(reader.connection)
        for reader in self.readers:
            await self.table.obey(reader.connection, messages.Again(self._count_command()))
        api, back = Api(self.services), LookingBack(self.services)
        before = await self.figures(api)
        for handler in (back.record, back.replay):
            answer = await guarded(handler)(asking(f"seat={self.seat}"))
            self.answered.append(bytes(answer.body))
        self.answered += [await self.world(), await self.advice()]
        # The process counts on from world to world: what is compared is what this one added.
        now = await self.figures(api)
        told = {name: now[name] - before[name] if "_total" in name else now[name] for name in now}
        self.answered.append(msgspec.json.encode(told))

    async def figures(self, api: Api) -> dict[str, int]:
        """What /metrics says, by name; but for the memory of the process, which other worlds fill too."""
        answer = await guarded(api.metrics)(asking(""))
        lines = [line for line in bytes(answer.body).decode().splitlines() if not line.startswith("#")]
        named = {line.rpartition(" ")[0]: int(line.rpartition(" ")[2]) for line in lines}
        return {name: count for name, count in named.items() if name != "tischlein_memory_bytes"}

    async def world(self) -> bytes:
        """What a bot of this seat gets to search in, if it is asked anything."""
        try:
            return msgspec.json.encode(await world_for(self.table, person(self.seat), self.seat, memory=77))
        except Refusal as refusal:
            return str(refusal).encode()

    async def advice(self) -> bytes:
        """All that a hint for this seat is made of, if it is asked anything: the same makes the same hint."""
        live = self.live
        if live.question(self.seat) is None:
            return b""
        task = await advice_for(self.table, live, asked_now(self.table, live, self.seat), 1.0)
        return msgspec.json.encode(task)

    async def try_in_vain(self, action: Action) -> None:
        """The seat answers what is not legal for it, and what is long past; and asks why it cannot."""
        deed = self.case.game.vocabulary.name(action)
        await self.table.obey(self.readers[0].connection, messages.Why(self._count_command(), deed))
        for question in (self.live.question(self.seat) or "", "0.0.0.0"):
            await self._say(self.readers[0], messages.Do(self._count_command(), deed, question))

    async def answer(self, answers: dict[Seat, Action]) -> None:
        """The same answers of the seats that are due, each from a device of its own."""
        for seat, action in answers.items():
            device = self.readers[0] if seat == self.seat else Reader(person(seat))
            deed = self.case.game.vocabulary.name(action)
            question = self.live.question(seat) or ""
            await self._say(device, messages.Do(self._count_command(), deed, question))

    async def _say(self, device: Reader, command: messages.Do) -> None:
        """First the fast path, then everything else."""
        if Commands(device.connection, self.table).fast_path.try_command(msgspec.json.encode(command)):
            async with self.table.lock:
                return
        await self.table.obey(device.connection, command)

    def everything(self) -> list[object]:
        """All that has left the server so far: for the seat, for everybody, for the log."""
        return [*(list(reader.told) for reader in self.readers), list(self.answered), list(self.lines.entries)]

    def knowledge(self) -> str:
        """What the seat can imagine now: the same for equal knowledge, whatever is true."""
        return fingerprint(redealt(self.live.match.state, self.seat, 77))

    @contextlib.contextmanager
    def listened(self) -> Iterator[None]:
        """What the server writes into its log meanwhile is kept with everything else it told."""
        before = structlog.get_config()["processors"]
        structlog.configure(processors=[self.lines])
        try:
            yield
        finally:
            structlog.configure(processors=before)

    def _count_command(self) -> str:
        self._commands += 1
        return f"c{self._commands}"


def person(seat: Seat) -> str:
    return f"person {seat}"


def stored(case: Case, place: int) -> ForgetfulStore:
    """A table that has played this far, as its rows."""
    store, game = ForgetfulStore(), case.game
    seats = [SeatRow("person", person(seat), f"Name {seat}") for seat in range(case.seats)]
    chosen = dict(case.options.chosen)
    store.tables[CODE] = TableRow(CODE, game.id, game.version, chosen, person(0), PLAYING, 1, [], 0.0, seats)
    names = [seat.name for seat in seats]
    store.matches[CODE, 1] = MatchRow(CODE, 1, game.version, chosen, case.seats, case.seed, names, 0.0)
    store.played[CODE, 1] = [
        StepRow(CODE, 1, n, seat, game.vocabulary.name(action), None, 0.0)
        for n, (seat, action) in enumerate(case.answers()[:place])
    ]
    return store


def asking(query: str) -> Request:
    """A GET for this table."""
    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/api/tables/{CODE}",
        "path_params": {"code": CODE},
        "query_string": query.encode(),
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1),
    }
    return Request(scope)
