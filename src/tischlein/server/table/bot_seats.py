"""What the bots at a table do: act, agree to a take-back, judge an offered draw. Each thinks in a task of its own.

They begin only while somebody is connected to the table through this process. A thought that is in a worker when the
last one leaves is finished, so that reloading a page costs nothing.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

import structlog

from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Action, Vocabulary
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.settings import Thinking
from tischlein.server.table.async_lock import AsyncLock
from tischlein.server.workers.pool import BotPool
from tischlein.server.workers.protocol import Conclusion, Thought
from tischlein.server.workers.queue import Asker, Turn
from tischlein.wire.messages import Named

# How long bots leave people time to answer each other before they play on.
PATIENCE = 10.0
RETRY_SECONDS = 2.0
TAKE_OVER_SECONDS = 1.0
# The answer that only goes on from what lies open. People read that first: a bot leaves them so many pauses.
GOES_ON = "next"
READING_PAUSES = 9

log = structlog.get_logger("bots")


class AtTable(Protocol):
    """What bots need of their table."""

    @property
    def lock(self) -> AsyncLock: ...

    def bots_and_match(self) -> tuple[dict[int, str], LiveMatch] | None: ...

    def asker(self) -> Asker | None:
        """For whom its bots think. None while nobody is here, in this process: then they rest."""

    def is_known(self) -> bool:
        """Whether the match is known here as it is stored. After a write that failed it has to be read again."""

    async def make_sure_of_match(self) -> None:
        """Reads the match if it is not known, and refuses where that fails. The lock is held."""

    async def play_for_bot(self, seat: int, action: Named) -> None:
        """Performs, stores and shows an action. The lock is held."""

    async def freeze(self, error: Exception, seat: int, action: Named) -> None:
        """A rule broke. The lock is held."""

    async def read_and_publish(self) -> None:
        """Reads the table as it is stored, and wakes who is due. The lock is held."""

    async def claim_bots(self) -> bool:
        """Returns whether this process is the one that thinks for the bots of the table."""

    def watched(self) -> contextlib.AbstractContextManager[None]:
        """For while rules prepare a bot's question."""


class Duty(NamedTuple):
    """What a bot has to do: `what` is answer, draw or back; `when` tells this occasion from every other."""

    what: str
    when: str


def duty_of(live: LiveMatch, seat: int) -> Duty | None:
    asks = live.match.asks
    if asks.back_for is not None and seat not in asks.back:
        return Duty("back", str(live.count))
    if asks.draw and seat not in asks.draw:
        return Duty("draw", str(live.count))
    if seat in live.match.to_act():
        # While people settle a take-back, bots wait: that is another occasion, with more patience.
        return Duty("answer", f"{live.question(seat)} {'patiently' if asks.back else ''}")
    return None


def pauses_before(vocabulary: Vocabulary, legal: list[Action]) -> int:
    """How many pauses a bot makes before it answers."""
    only_goes_on = len(legal) == 1 and vocabulary.name(legal[0])["do"] == GOES_ON
    return READING_PAUSES if only_goes_on else 1


class Errand:
    """A bot on its way to do its duty. `turn` is its wait for a worker, if the duty needs one."""

    def __init__(self, duty: Duty) -> None:
        self.duty: Duty = duty
        self.turn: Turn | None = None
        self.task: asyncio.Task[None] | None = None

    def has_begun(self) -> bool:
        return self.turn is not None and self.turn.has_begun

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()


class BotSeats:
    def __init__(self, table: AtTable, bot_pool: BotPool, thinking: Thinking, idle: Callable[[], None]) -> None:
        self._table = table
        self._thinkers = bot_pool
        self._thinking = thinking
        self._idle = idle
        self.errands: dict[int, Errand] = {}

    def wake(self) -> None:
        """Starts what is due and stops what no longer is. Called under the table's lock."""
        if not self._table.is_known():
            # Nobody can tell who is due; the bot that is reading the table must not be stopped.
            return
        due = self._due()
        if not due and not self.errands:
            return
        asker = self._table.asker()
        for seat, errand in list(self.errands.items()):
            if due.get(seat) != errand.duty or (asker is None and not errand.has_begun()):
                del self.errands[seat]
                errand.cancel()
            elif asker is not None and errand.turn is not None:
                self._thinkers.move(errand.turn, asker)
        if asker is not None:
            self._start({seat: duty for seat, duty in due.items() if seat not in self.errands})

    def _start(self, duties: dict[int, Duty]) -> None:
        for seat, duty in duties.items():
            errand = self.errands[seat] = Errand(duty)
            errand.task = asyncio.create_task(self._serve(seat, errand))

    def stop(self) -> None:
        for errand in self.errands.values():
            errand.cancel()
        self.errands = {}

    def _due(self) -> dict[int, Duty]:
        found = self._table.bots_and_match()
        if found is None:
            return {}
        bots, live = found
        duties = {seat: duty_of(live, seat) for seat in bots}
        return {seat: duty for seat, duty in duties.items() if duty is not None}

    async def _serve(self, seat: int, errand: Errand) -> None:
        try:
            await self._do_duty(seat, errand)
        except Refusal as refusal:
            log.warning("a bot's action was refused", reason=refusal.key)
            await self._try_again(seat, errand)
        except Exception as error:  # noqa: BLE001  asking the rules for a bot's question raised
            async with self._table.lock:
                await self._table.freeze(error, seat, {})
        finally:
            self._leave(seat, errand)
            self._idle()

    async def _try_again(self, seat: int, errand: Errand) -> None:
        """Until the table can be read again: nobody else may wake the bot. Whoever comes later does."""
        while self._table.asker() is not None:
            await asyncio.sleep(RETRY_SECONDS)
            async with self._table.lock:
                try:
                    await self._table.make_sure_of_match()
                except Refusal as refusal:
                    log.warning("a bot is still waiting for its table", reason=refusal.key)
                    continue
                await self._drop(seat, errand)
                return

    async def _drop(self, seat: int, errand: Errand) -> None:
        """This duty no longer exists: whatever is due now is woken. The lock is held."""
        self._leave(seat, errand)
        await self._table.read_and_publish()

    def _leave(self, seat: int, errand: Errand) -> None:
        if self.errands.get(seat) is errand:
            del self.errands[seat]

    async def _do_duty(self, seat: int, errand: Errand) -> None:
        while not await self._table.claim_bots():
            # Another process thinks for them; should it die or have no visitors any more, this one takes over.
            await asyncio.sleep(TAKE_OVER_SECONDS)
            if self._table.asker() is None:
                return None
        async with self._table.lock:
            await self._table.make_sure_of_match()
            found, asker = self._table.bots_and_match(), self._table.asker()
            if found is None or asker is None or self._due().get(seat) != errand.duty:
                return await self._drop(seat, errand)
            bots, live = found
            thinking, legal = self._begin(bots[seat], live, seat, errand, asker)
            pause = PATIENCE if errand.duty.when.endswith("patiently") else self._pause(live, legal)
        conclusion, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
        async with self._table.lock:
            await self._table.make_sure_of_match()
            if self._due().get(seat) != errand.duty:
                return await self._drop(seat, errand)
            self._leave(seat, errand)
            return await self._conclude(live, seat, errand.duty.what, conclusion, legal)

    def _pause(self, live: LiveMatch, legal: list[Action]) -> float:
        shortest, longest = self._thinking.pause
        pauses = pauses_before(live.match.game.vocabulary, legal)
        return pauses * random.uniform(shortest, longest)  # noqa: S311  only how long one waits

    def _begin(
        self, bot: str, live: LiveMatch, seat: int, errand: Errand, asker: Asker
    ) -> tuple[Awaitable[Conclusion | None], list[Action]]:
        """Asks a worker. Its world is redealt with luck that has nothing to do with the match's own."""
        if errand.duty.what == "back":
            return asyncio.sleep(0, Conclusion(agrees=True)), []
        with self._table.watched():
            question = live.match.question(seat, secrets.randbits(63))
        thought = Thought(
            about=errand.duty.what,
            game=live.match.game.id,
            bot=bot,
            seat=seat,
            position=question.world.dump(),
            memory=secrets.randbits(63),
            seconds=self._thinking.cap,
        )
        errand.turn = Turn(asker)
        return self._thinkers.conclude(thought, errand.turn), question.actions

    async def _conclude(
        self, live: LiveMatch, seat: int, word: str, conclusion: Conclusion | None, legal: list[Action]
    ) -> None:
        if word == "back":
            return await self._table.play_for_bot(seat, {"do": "agree_back"})
        if word == "draw":
            agrees = conclusion is not None and conclusion.agrees
            return await self._table.play_for_bot(seat, {"do": "offer_draw" if agrees else "decline"})
        vocabulary = live.match.game.vocabulary
        action = None if conclusion is None else conclusion.action
        if action is None or vocabulary.number(action) not in legal:
            # Killed, late or wrong: anything legal, so that the match goes on.
            action = vocabulary.name(secrets.choice(legal))
        return await self._table.play_for_bot(seat, action)
