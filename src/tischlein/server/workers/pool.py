"""The bot workers: started when needed, supervised, killed when late. The event loop never waits for them."""

import asyncio
import contextlib
import functools
from collections.abc import Callable

import msgspec
import structlog

from tischlein.compiled_copy import CompiledCopy
from tischlein.server.move.tally import TALLY
from tischlein.server.settings import Thinking
from tischlein.server.workers.protocol import HEAD, LARGEST, Advice, Conclusion, Finished, Thought, Upload, frame
from tischlein.server.workers.queue import Asker, ThinkingQueue, Turn

START_SECONDS = 30.0

log = structlog.get_logger("bots")


Tell = Callable[[float], None]


def tell_nobody(done: float) -> None:
    """Nobody wants to know how far it is."""


class WorkerLost(Exception):
    """The worker died, or replied with something that is no conclusion."""


class Worker:
    def __init__(self, process: asyncio.subprocess.Process, copy: CompiledCopy | None = None) -> None:
        self.process: asyncio.subprocess.Process = process
        self.copy: CompiledCopy | None = copy

    @classmethod
    async def start(cls, command: list[str], copy: CompiledCopy | None = None) -> "Worker":
        """Waits until it has loaded the games: that takes a moment, and is no part of any bot's time."""
        pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        found_in = None if copy is None else copy.environment()
        started = asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=nowhere, env=found_in)
        worker = cls(await started, copy)
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker.read_conclusion()
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def think(self, thought: Thought | Upload | Finished | Advice, tell: Tell = tell_nobody) -> Conclusion:
        """`tell` hears how much of a study is done."""
        assert self.process.stdin is not None, "started with a pipe"
        try:
            self.process.stdin.write(frame(thought))
            await self.process.stdin.drain()
        except ConnectionError as error:
            raise WorkerLost from error
        while (conclusion := await self.read_conclusion()).done < 1.0:
            tell(conclusion.done)
        return conclusion

    async def read_conclusion(self) -> Conclusion:
        assert self.process.stdout is not None, "started with a pipe"
        try:
            (length,) = HEAD.unpack(await self.process.stdout.readexactly(HEAD.size))
            if length > LARGEST:
                raise WorkerLost
            return msgspec.json.decode(await self.process.stdout.readexactly(length), type=Conclusion)
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError) as error:
            raise WorkerLost from error

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class BotPool:
    """At most `workers` thoughts at a time, or one more: `queue.py` says whose turn it is."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._copy = thinking.compiled
        self._rules: CompiledCopy | None = None
        self._queue = ThinkingQueue(thinking.workers)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self._outdated: set[Worker] = set()
        self._tasks: set[asyncio.Task[Conclusion | None]] = set()

    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return self._queue.waiting()

    def move(self, turn: Turn, asker: Asker) -> None:
        self._queue.move(turn, asker)

    async def conclude(self, thought: Thought, turn: Turn) -> Conclusion | None:
        """None when the bot died, was late or raised: the table then takes any legal action."""
        await self._queue.wait_for(turn)
        task = asyncio.create_task(self._conclude(thought))
        self._tasks.add(task)
        task.add_done_callback(functools.partial(self._on_concluded, turn))
        # Whoever asked may stop waiting; the reply has to be read all the same, or it would be taken for the next one.
        return await asyncio.shield(task)

    def _on_concluded(self, turn: Turn, task: "asyncio.Task[Conclusion | None]") -> None:
        self._tasks.discard(task)
        self._queue.end(turn)

    async def _conclude(self, thought: Thought) -> Conclusion | None:
        try:
            worker = await self._hand_out()
        except (OSError, TimeoutError, WorkerLost) as error:
            log.warning("a bot worker did not start", error=type(error).__name__)
            TALLY.add("bots_lost", "other")
            return None
        conclusion = await self._think(worker, thought)
        if conclusion is not None and conclusion.failed:
            log.warning("a bot raised", game=thought.game, bot=thought.bot, error=conclusion.failed)
            TALLY.add("bots_lost", "raised")
            return None
        return conclusion

    async def _hand_out(self) -> Worker:
        """An idle worker or a new one; a new one on the compiled copy of the rules, once it is there."""
        if self._rules is None or not self.idle:
            await self._look_for_compiled_rules()
        if self.idle:
            return self.idle.pop()
        if self._rules is not None:
            try:
                return await Worker.start(self._thinking.command, self._rules)
            except (OSError, TimeoutError, WorkerLost) as error:
                log.warning("opponents cannot think on the compiled rules", error=type(error).__name__)
                self._copy = self._rules = None
        return await Worker.start(self._thinking.command)

    async def _look_for_compiled_rules(self) -> None:
        """Looks each time, as the copy may be made anew, of other sources, while this table goes on."""
        ready = self._copy if self._copy is not None and self._copy.is_ready() else None
        if ready is None or self._rules is not None:
            self._rules = ready
            return
        self._rules = ready
        log.info("opponents think on the compiled rules")
        interpreted = [worker for worker in self.idle if worker.copy is None]
        self.idle = [worker for worker in self.idle if worker.copy is not None]
        for worker in interpreted:
            await worker.kill()

    async def _think(self, worker: Worker, thought: Thought) -> Conclusion | None:
        """The worker is idle again afterwards, or gone."""
        self.busy.add(worker)
        try:
            async with asyncio.timeout(self._thinking.deadline):
                conclusion = await worker.think(thought)
        except (TimeoutError, WorkerLost) as error:
            log.warning(
                "a bot worker died or was late, and is replaced",
                game=thought.game,
                bot=thought.bot,
                why=type(error).__name__,
            )
            TALLY.add("bots_lost", "late" if isinstance(error, TimeoutError) else "died")
            await worker.kill()
            return None
        except asyncio.CancelledError:
            await worker.kill()
            raise
        finally:
            self.busy.discard(worker)
        if worker in self._outdated or (self._rules is not None and worker.copy is None):
            self._outdated.discard(worker)
            await worker.kill()
        else:
            self.idle.append(worker)
        return conclusion

    async def load_anew(self) -> None:
        """The rules were written anew: what a worker has loaded is old. Whoever thinks may finish the thought."""
        self._outdated |= self.busy
        workers, self.idle = self.idle, []
        for worker in workers:
            await worker.kill()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        workers, self.idle = self.idle, []
        for worker in workers:
            await worker.kill()
