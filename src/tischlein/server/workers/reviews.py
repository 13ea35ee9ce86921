"""What takes long to make of matches that are over, reviews and outlooks: in processes of their own, a few at a time.
Whoever waits hears its place.

Nobody keeps a connection open for that long: who asks is told at once how far it is, and asks again. A review of a
match at a table is kept with the match.
"""

import asyncio
import hashlib
from typing import Final, NamedTuple

import msgspec

from tischlein import __version__
from tischlein.coach.review import EDITION
from tischlein.core.refusal import Refusal
from tischlein.server.settings import Settings
from tischlein.server.workers.finished import FinishedMatches, Kept
from tischlein.server.workers.protocol import Finished, Upload
from tischlein.server.workers.replayer import Replayer
from tischlein.server.workers.studies import compressed
from tischlein.server.workers.uploads import Uploads
from tischlein.store.contract import NotWritten, Store
from tischlein.store.rows import ReviewRow
from tischlein.wire.review import OutlookState, ReviewState

MOST_FAILED: Final = 100
# A review is worth keeping with its match up to this size, compressed: a long match of seven makes a tenth of it.
LARGEST_KEPT: Final = 512 * 1024
DEPTHS: Final = (1, 4)

Key = tuple[object, ...]


class Order(NamedTuple):
    """Two orders of the same `key` want the same."""

    key: Key
    study: Upload | Finished

    def deepest_first(self) -> list[Key]:
        """What is as good as what is wanted, or better."""
        if self.study.about != "review":
            return [self.key]
        return [(*self.key[:-1], depth) for depth in reversed(DEPTHS) if depth >= self.study.depth]


class Busy:
    """One that waits or is being made. `visitor` is who asked first."""

    def __init__(self, visitor: str) -> None:
        self.visitor: str = visitor
        self.has_begun: bool = False
        self.done: float = 0.0
        self.task: asyncio.Task[None] | None = None

    def tell(self, done: float) -> None:
        self.done = done


class Reviews:
    """`busy` are those that wait or are being made, in their order; `failed` why one could not be made, told once."""

    def __init__(self, store: Store, settings: Settings, finished: FinishedMatches, uploads: Uploads) -> None:
        self._store = store
        self._finished = finished
        self._uploads = uploads
        self._limits = settings.limits
        self.replayers: list[Replayer] = [
            Replayer(settings, deadline=settings.limits.review_deadline) for _ in range(settings.reviewers)
        ]
        self._idle: asyncio.LifoQueue[Replayer] = asyncio.LifoQueue()
        for replayer in self.replayers:
            self._idle.put_nowait(replayer)
        self.kept: Kept = Kept(settings.limits.kept_review_bytes)
        self.busy: dict[Key, Busy] = {}
        self.failed: dict[Key, Refusal] = {}

    # ---- what may be asked for

    async def review(self, code: str, number: int | None, depth: int) -> Order:
        """Refuses a running match: nobody learns anything about it."""
        return self._review(await self._finished.study("review", code, number), depth)

    async def review_of_file(self, text: str, depth: int) -> Order:
        return self._review(await self._uploads.study("review", text), depth)

    async def outlook(self, code: str, number: int | None, seat: int | None, at: int) -> Order:
        return self._outlook(await self._finished.study("outlook", code, number, seat, at))

    async def outlook_of_file(self, text: str, seat: int | None, at: int) -> Order:
        return self._outlook(await self._uploads.study("outlook", text, seat, at))

    def _review(self, study: Upload | Finished, depth: int) -> Order:
        if depth not in DEPTHS:
            raise Refusal("malformed")
        study = msgspec.structs.replace(study, depth=float(depth), seconds=self._limits.review_seconds)
        return Order(("review", *match_in(study), depth), study)

    def _outlook(self, study: Upload | Finished) -> Order:
        study = msgspec.structs.replace(study, seconds=self._limits.review_seconds)
        return Order(("outlook", *match_in(study), study.seat, study.at), study)

    # ---- how far it is

    async def look_for(self, order: Order) -> bytes | None:
        """How far it is, as compressed JSON; None for what nobody has asked for yet. Refuses what could not be made."""
        for key in order.deepest_first():
            if (made := self.kept.get(key)) is not None:
                return made
        failure = self.failed.pop(order.key, None)
        if failure is not None:
            raise failure
        busy = self.busy.get(order.key)
        if busy is not None:
            return self._state(order, busy)
        return await self._read(order)

    def order(self, order: Order, visitor: str) -> bytes:
        """Has it made. Refuses where too many wait already, and who has too many waiting."""
        waiting = [one for one in self.busy.values() if one.visitor == visitor]
        if len(self.busy) >= self._limits.waiting_reviews or len(waiting) >= self._limits.waiting_reviews_of_visitor:
            raise Refusal("too_busy")
        busy = self.busy[order.key] = Busy(visitor)
        busy.task = asyncio.create_task(self._make(order, busy))
        return self._state(order, busy)

    def _state(self, order: Order, busy: Busy) -> bytes:
        waiting = [one for one in self.busy.values() if not one.has_begun]
        place = 0 if busy.has_begun else max(0, 1 + waiting.index(busy) - self._idle.qsize())
        told = ReviewState if order.study.about == "review" else OutlookState
        return compressed(told(place, busy.done, None))

    # ---- making it

    async def _make(self, order: Order, busy: Busy) -> None:
        try:
            replayer = await self._idle.get()
            busy.has_begun = True
            try:
                made = await replayer.make(await self._with_steps(order.study), busy.tell)
            finally:
                self._idle.put_nowait(replayer)
            try:
                await self._store_it(order, made)
            finally:
                # Only now: what was told once is there after a restart, or could not be stored at all.
                self.kept.keep(order.key, made)
        except Refusal as refusal:
            self._keep_failure(order.key, refusal)
        except NotWritten as failure:
            if self.kept.get(order.key) is None:
                self._keep_failure(order.key, Refusal(failure.reason))
        finally:
            del self.busy[order.key]

    async def _with_steps(self, study: Upload | Finished) -> Upload | Finished:
        if isinstance(study, Upload):
            return study
        steps = await self._store.steps(study.match.table, study.match.number)
        return msgspec.structs.replace(study, steps=steps)

    def _keep_failure(self, key: Key, refusal: Refusal) -> None:
        self.failed[key] = refusal
        if len(self.failed) > MOST_FAILED:
            # Nobody came back for it.
            del self.failed[next(iter(self.failed))]

    # ---- kept with the match

    async def _store_it(self, order: Order, made: bytes) -> None:
        study = order.study
        if study.about == "review" and isinstance(study, Finished) and len(made) <= LARGEST_KEPT:
            await self._store.keep_review(
                ReviewRow(study.match.table, study.match.number, study.depth, edition_of(study), made)
            )

    async def _read(self, order: Order) -> bytes | None:
        """One that is stored and goes at least as deep."""
        study = order.study
        if study.about != "review" or not isinstance(study, Finished):
            return None
        row = await self._store.review(study.match.table, study.match.number)
        if row is None or row.edition != edition_of(study) or row.depth < study.depth:
            return None
        self.kept.keep((*order.key[:-1], int(row.depth)), row.told)
        return row.told

    async def load_anew(self) -> None:
        """The rules were written anew: what a process has loaded is old, and what it made may be wrong."""
        self.kept = Kept(self._limits.kept_review_bytes)
        for replayer in self.replayers:
            await replayer.close()

    async def close(self) -> None:
        tasks = [busy.task for busy in self.busy.values() if busy.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for replayer in self.replayers:
            await replayer.close()


def match_in(study: Upload | Finished) -> Key:
    """Which match it is, whoever asks."""
    if isinstance(study, Upload):
        return (hashlib.sha256(study.text.encode()).hexdigest(),)
    return study.match.table, study.match.number, study.match.seed


def edition_of(study: Finished) -> str:
    """Who made a review: what another coach has said, or other rules, is worth nothing."""
    told = msgspec.json.schema(ReviewState, schema_hook=_anything)
    shape = hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:8]
    return f"{__version__} {study.game} {study.match.version} coach {EDITION} {shape}"


def _anything(_: object) -> dict[str, object]:
    """Of views, which are each game's own."""
    return {"description": "a view"}
