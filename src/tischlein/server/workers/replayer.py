"""A process of its own that replays matches, one at a time: whatever they cost, no table has to wait."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final, cast

import structlog

from tischlein.core.refusal import Fact, Refusal
from tischlein.server.settings import Settings
from tischlein.server.workers.pool import Tell, Worker, WorkerLost, tell_nobody
from tischlein.server.workers.protocol import Advice, Conclusion, Finished, Upload

# For a machine with far too much to do. How much work a replay may cost is `Limits.record_seconds`.
DEADLINE: Final = 120.0
MOST_MEMORY: Final = 2 * 1024**3

log = structlog.get_logger("replays")


class Replayer:
    """Its process is started by the first who needs it, and stays: so the next ones do not wait for a start."""

    def __init__(self, settings: Settings, deadline: float = DEADLINE) -> None:
        self._command = settings.thinking.command
        self._compiled = settings.thinking.compiled
        self._deadline = deadline
        self._most_waiting = settings.limits.waiting_replays
        self._waiting = 0
        self._turn = asyncio.Lock()
        self.worker: Worker | None = None

    @contextlib.asynccontextmanager
    async def take_turn(self) -> AsyncIterator[None]:
        """One after the other. Refuses where too many wait already."""
        if self._waiting >= self._most_waiting:
            raise Refusal("too_busy")
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1

    async def make(self, study: Upload | Finished | Advice, tell: Tell = tell_nobody) -> bytes:
        """Only in one's turn. Refuses what takes too long or breaks the rules."""
        conclusion = await self._conclude(study, tell)
        if conclusion.failed:
            raise Refusal(conclusion.failed, cast("dict[str, Fact]", conclusion.facts))
        return conclusion.made

    async def _conclude(self, study: Upload | Finished | Advice, tell: Tell) -> Conclusion:
        worker, self.worker = self.worker, None
        try:
            async with asyncio.timeout(self._deadline):
                worker = await self._hand_out(worker)
                conclusion = await worker.think(study, tell)
        except BaseException as error:
            # Only a worker that has replied may be asked again: from any other, this reply would come next.
            if worker is not None:
                await worker.kill()
            if not isinstance(error, OSError | TimeoutError | WorkerLost):
                raise
            log.warning("a match was not replayed", why=type(error).__name__)
            return Conclusion(failed=Refusal("record_takes_too_long").key)
        self.worker = worker
        return conclusion

    async def _hand_out(self, worker: Worker | None) -> Worker:
        """The one that is there or a new one; a new one too, once the compiled copy of the rules is ready. A copy that
        does not start is tried once."""
        if self._compiled is None or not self._compiled.is_ready() or (worker is not None and worker.copy is not None):
            return worker or await Worker.start(self._command)
        if worker is not None:
            await worker.kill()
        try:
            return await Worker.start(self._command, self._compiled)
        except (OSError, TimeoutError, WorkerLost) as error:
            log.warning("matches cannot be replayed on the compiled rules", error=type(error).__name__)
            self._compiled = None
            return await Worker.start(self._command)

    async def close(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            await worker.kill()


# ---- in the process of its own


def made_by(make: Callable[[], bytes], seconds: float) -> Conclusion:
    """What this makes with at most so many seconds of work, or why it could not."""
    try:
        with _bounded(seconds):
            return Conclusion(made=make())
    except Refusal as refusal:
        return Conclusion(failed=refusal.key, facts=dict(refusal.facts))
    except MemoryError:
        return Conclusion(failed=Refusal("record_takes_too_long").key)


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
