"""Uploaded records are replayed in a process of their own: whatever is in them, no table has to wait."""

import asyncio
import contextlib
import gzip
import signal
from collections.abc import Iterator
from typing import Final, cast

import msgspec
import structlog

from tischlein.core.record import read_record
from tischlein.core.refusal import Fact, Refusal
from tischlein.server.settings import Settings
from tischlein.server.workers import replays
from tischlein.server.workers.pool import Worker, WorkerLost
from tischlein.server.workers.protocol import Conclusion, Upload

# For a machine with far too much to do. How much work a record may cost is `Limits.record_seconds`.
DEADLINE: Final = 120.0
MOST_MEMORY: Final = 2 * 1024**3

log = structlog.get_logger("uploads")


class Uploads:
    """One at a time; the others wait for their turn."""

    def __init__(self, settings: Settings) -> None:
        self._command = settings.thinking.command
        self._seconds = settings.limits.record_seconds
        self._turn = asyncio.Lock()
        self.worker: Worker | None = None

    async def replay(self, text: str, seat: int | None, at: int = 0) -> bytes:
        """The match as this seat saw it, around one moment, as compressed JSON. Refuses what takes too long or is no
        record."""
        # For what is no record at all, nobody needs to wait for a process.
        await asyncio.to_thread(read_record, text)
        async with self._turn:
            conclusion = await self._conclude(Upload(text, seat, at, self._seconds))
        if conclusion.failed:
            raise Refusal(conclusion.failed, cast("dict[str, Fact]", conclusion.facts))
        return conclusion.replay

    async def _conclude(self, upload: Upload) -> Conclusion:
        worker, self.worker = self.worker, None
        try:
            async with asyncio.timeout(DEADLINE):
                worker = worker or await Worker.start(self._command)
                conclusion = await worker.think(upload)
        except BaseException as error:
            # Only a worker that has replied may be asked again: from any other, this reply would come next.
            if worker is not None:
                await worker.kill()
            if not isinstance(error, OSError | TimeoutError | WorkerLost):
                raise
            log.warning("a record was not replayed", why=type(error).__name__)
            return Conclusion(failed=Refusal("record_takes_too_long").key)
        self.worker = worker
        return conclusion

    async def close(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            await worker.kill()


# ---- in the process of its own


def read(upload: Upload) -> Conclusion:
    try:
        with _bounded(upload.seconds):
            replay = replays.frames_of(replays.uploaded_record(upload.text), upload.seat, upload.at)
            body = msgspec.json.encode(replay)
    except Refusal as refusal:
        return Conclusion(failed=refusal.key, facts=dict(refusal.facts))
    except MemoryError:
        return Conclusion(failed=Refusal("record_takes_too_long").key)
    return Conclusion(replay=gzip.compress(body, 6))


@contextlib.contextmanager
def _bounded(seconds: float) -> Iterator[None]:
    """The operating system ends this process after so much work: nothing else can interrupt compiled rules."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    import resource

    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, before[1]))
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        resource.setrlimit(resource.RLIMIT_AS, before)
