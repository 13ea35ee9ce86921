"""Reviews of matches that are over, made in a process of their own, one at a time; whoever waits hears its place.

Nobody keeps a connection open for that long: who asks is told at once how far it is, and asks again.
"""

import asyncio
import functools
import gzip
from typing import Final

import msgspec

from tischlein import catalog
from tischlein.coach.review import review
from tischlein.core import match as core_match
from tischlein.core.refusal import Refusal
from tischlein.server.settings import Settings
from tischlein.server.workers import replays
from tischlein.server.workers.finished import FinishedMatches, Kept
from tischlein.server.workers.protocol import Conclusion, Finished
from tischlein.server.workers.replayer import Replayer, made_by
from tischlein.store.contract import NotWritten, Store
from tischlein.store.rows import MatchRow
from tischlein.wire.review import ReviewState

# Interpreted rules are some fifteen times slower: fewer imagined matches, and an honest error beside every number.
INTERPRETED_DEPTH: Final = 0.05
ABOUT: Final = "review"
MOST_FAILED: Final = 100

Key = tuple[str, int, str]


class Reviews:
    """`busy` are those that wait or are being made, in their order; `failed` why one could not be made, told once."""

    def __init__(self, store: Store, settings: Settings, finished: FinishedMatches) -> None:
        self._store = store
        self._finished = finished
        self._seconds = settings.limits.review_seconds
        self._most_waiting = settings.limits.waiting_reviews
        self.replayer: Replayer = Replayer(settings, deadline=settings.limits.review_deadline)
        self.kept: Kept = Kept(settings.limits.kept_review_bytes)
        self.busy: dict[Key, asyncio.Task[None]] = {}
        self.failed: dict[Key, Refusal] = {}

    async def find(self, code: str, number: int | None) -> tuple[str, MatchRow]:
        """The game and the match. Refuses a running one: nobody learns anything about it."""
        return await self._finished.find(code, number)

    def is_known(self, begun: MatchRow) -> bool:
        """Whether this review is there already, or somebody has asked for it: it costs nothing more."""
        key = key_of(begun)
        return self.kept.get((key,)) is not None or key in self.busy or key in self.failed

    def tell_state(self, begun: MatchRow) -> bytes:
        """How far it is, as compressed JSON."""
        key = key_of(begun)
        failure = self.failed.pop(key, None)
        if failure is not None:
            raise failure
        made = self.kept.get((key,))
        if made is not None:
            return made
        return compressed(ReviewState(place=list(self.busy).index(key), review=None))

    def order(self, game: str, begun: MatchRow) -> None:
        """Has it made. Refuses where too many wait already."""
        if len(self.busy) >= self._most_waiting:
            raise Refusal("too_busy")
        key = key_of(begun)
        task = asyncio.create_task(self._make(key, game, begun))
        self.busy[key] = task

    async def _make(self, key: Key, game: str, begun: MatchRow) -> None:
        try:
            async with self.replayer.take_turn():
                steps = await self._store.steps(begun.table, begun.number)
                made = await self.replayer.replay(Finished(ABOUT, game, begun, self._seconds, steps=steps))
            self.kept.keep((key,), made)
        except Refusal as refusal:
            self._keep_failure(key, refusal)
        except NotWritten as failure:
            self._keep_failure(key, Refusal(failure.reason))
        finally:
            del self.busy[key]

    def _keep_failure(self, key: Key, refusal: Refusal) -> None:
        self.failed[key] = refusal
        if len(self.failed) > MOST_FAILED:
            # Nobody came back for it.
            del self.failed[next(iter(self.failed))]

    async def close(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        await self.replayer.close()


def key_of(begun: MatchRow) -> Key:
    return begun.table, begun.number, begun.seed


def compressed(state: ReviewState) -> bytes:
    return gzip.compress(msgspec.json.encode(state), 6)


# ---- in the process of its own


def read(task: Finished) -> Conclusion:
    return made_by(functools.partial(_made, task), task.seconds)


def _made(task: Finished) -> bytes:
    game = catalog.find(task.game)
    record = replays.record_of(game, task.match, task.steps)
    is_compiled = not str(core_match.__file__).endswith(".py")
    return compressed(ReviewState(0, review(game, record, 1.0 if is_compiled else INTERPRETED_DEPTH)))
