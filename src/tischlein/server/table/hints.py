"""Hints at a table: asked for by the seat that is asked something, thought out elsewhere, stored, and told to it alone.

Whoever asks is told at once how far it is, and asks again, so a hint holds up no table and no connection. It is charged
when it is stored, and stored before it is told: the same question gets the same hint for ever, and costs nothing more.
"""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from tischlein.core import turn as turns
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.server.move import seating
from tischlein.server.move.crash_report import place_of
from tischlein.server.move.hints import left_of
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.settings import Settings
from tischlein.server.table.registry import TableRegistry
from tischlein.server.table.table import Table
from tischlein.server.workers.protocol import Advice
from tischlein.server.workers.replayer import Replayer
from tischlein.store.contract import Conflict, NotWritten, Store
from tischlein.store.rows import HintRow
from tischlein.wire.hint import Hint, HintState

MOST_FAILED: Final = 100
# Another device of the same seat may be faster.
TRIES: Final = 3

log = structlog.get_logger("hints")


class Asked(msgspec.Struct, frozen=True):
    """A question of a seat. `question` is a hash of all that the seat sees and may answer, and of the turn."""

    table: str
    match: int
    seat: int
    span: int
    question: str


class Hints:
    """`busy` are those that wait or are being made, in their order; `failed` why one could not be made, told once."""

    def __init__(self, store: Store, settings: Settings, tables: TableRegistry) -> None:
        self._store = store
        self._tables = tables
        self._limits = settings.limits
        self.replayer: Replayer = Replayer(settings, deadline=settings.limits.hint_deadline)
        self.busy: dict[Asked, asyncio.Task[None]] = {}
        self.failed: dict[Asked, Refusal] = {}

    async def ask(self, table: Table, person: str, named: int | None, may_order: Callable[[], bool]) -> HintState:
        """How far the hint is for what the seat is asked now. Has it made if nobody has yet."""
        async with table.lock:
            await table.match_store.make_sure_of_match()
            seat = seating.own_seat(table.row, person, named)
            live = table.now.match_in_play()
            if table.row.hints == 0:
                raise Refusal("hints_off")
            if live.question(seat) is None:
                raise Refusal("not_your_turn", {"seats": list(live.match.turn().seats)})
            asked = asked_now(table, live, seat)
            given = hint_for(table.now.given, asked)
            if given is None and asked not in self.busy:
                await self._order(table, live, asked, may_order)
            left = left_of(table.row, table.now.given, seat)
            return HintState(self.place_of(asked), given, left)

    def place_of(self, asked: Asked) -> int:
        """Only other tables count: how many wait at one's own would tell that somebody else has asked."""
        before = list(self.busy)[: list(self.busy).index(asked)] if asked in self.busy else []
        return len([one for one in before if one.table != asked.table])

    async def _order(self, table: Table, live: LiveMatch, asked: Asked, may_order: Callable[[], bool]) -> None:
        failure = self.failed.pop(asked, None)
        if failure is not None:
            raise failure
        if left_of(table.row, table.now.given, asked.seat) == 0:
            raise Refusal("no_hints_left")
        if len(live.match.legal(asked.seat)) == 1:
            raise Refusal("only_one_answer")
        if not may_order():
            raise Refusal("too_fast")
        if len(self.busy) >= self._limits.waiting_hints:
            raise Refusal("too_busy")
        task = await advice_for(table, live, asked, self._limits.hint_seconds)
        is_secret = live.match.turn().mode != turns.OF
        at_least = self._limits.secret_hint_seconds if is_secret else 0.0
        self.busy[asked] = asyncio.create_task(self._make(asked, task, at_least))

    async def _make(self, asked: Asked, task: Advice, at_least: float) -> None:
        try:
            # A table that nobody is at for a moment is not read anew because of that.
            async with self._tables.visit(asked.table) as table:
                made, _ = await asyncio.gather(self._think(task), asyncio.sleep(at_least))
                async with table.lock:
                    await self._hand_out(table, asked, made)
        except Refusal as refusal:
            self._keep_failure(asked, refusal)
        except NotWritten as failure:
            self._keep_failure(asked, Refusal(failure.reason))
        except Exception as error:  # noqa: BLE001  costs this hint
            log.warning("a hint was not made", where=place_of(error))
            self._keep_failure(asked, Refusal("no_hint_now"))
        finally:
            del self.busy[asked]

    async def _think(self, task: Advice) -> str:
        async with self.replayer.take_turn():
            try:
                return (await self.replayer.make(task)).decode()
            except Refusal as refusal:
                # It died, hung or raised: whatever it was, it is nothing that the player could do better.
                raise Refusal("no_hint_now") from refusal

    async def _hand_out(self, table: Table, asked: Asked, made: str) -> None:
        """Stores it, and from then on it counts. A question that is answered by now needs none, and costs none."""
        await table.match_store.make_sure_of_match()
        now = table.now
        for _ in range(TRIES):
            is_open = now.row.phase == seating.PLAYING and now.live is not None and is_asked(table, now.live, asked)
            if not is_open or hint_for(now.given, asked) is not None or left_of(now.row, now.given, asked.seat) == 0:
                return
            n = len([one for one in now.given if (one.match, one.seat) == (asked.match, asked.seat)])
            row = HintRow(asked.table, asked.match, asked.seat, n, asked.question, asked.span, made)
            try:
                await self._store.add_hint(row)
            except Conflict:
                now.given = await self._store.hints(asked.table, asked.match)
                continue
            now.given = [*now.given, row]
            await table.publish()
            return

    def _keep_failure(self, asked: Asked, refusal: Refusal) -> None:
        self.failed[asked] = refusal
        if len(self.failed) > MOST_FAILED:
            # Nobody came back for it.
            del self.failed[next(iter(self.failed))]

    async def close(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        await self.replayer.close()


def asked_now(table: Table, live: LiveMatch, seat: int) -> Asked:
    """Made of what the seat sees alone, so it is the same whatever is hidden. A step taken back leads to it again."""
    seen = msgspec.json.encode([live.match.view(seat), live.match.legal(seat)])
    digest = hashlib.sha256(b"%d %d " % (live.match.span, seat) + seen).hexdigest()
    return Asked(table.row.code, live.number, seat, live.match.span, digest)


def is_asked(table: Table, live: LiveMatch, asked: Asked) -> bool:
    return live.question(asked.seat) is not None and asked_now(table, live, asked.seat) == asked


def hint_for(given: list[HintRow], asked: Asked) -> Hint | None:
    found = [one for one in given if (one.match, one.seat, one.question) == (asked.match, asked.seat, asked.question)]
    return msgspec.json.decode(found[0].hint, type=Hint) if found else None


async def advice_for(table: Table, live: LiveMatch, asked: Asked, seconds: float) -> Advice:
    """What the worker gets: a world redealt for the seat, with luck that follows from what the seat sees."""
    memory = memory_of(f"hint {asked.question}")
    try:
        with table.now.watch.over(table.row.code):
            question = live.match.question(asked.seat, memory)
            return Advice(live.match.game.id, asked.seat, question.world.dump(), memory, seconds)
    except Exception as error:
        await table.freeze(error, asked.seat, {})
        raise Refusal("rule_broken") from error
