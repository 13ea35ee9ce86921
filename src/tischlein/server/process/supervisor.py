"""Keeps the workers running: each that dies is started again, and told which table to freeze.

This process does nothing else, so little can go wrong in it. Where there is no fork (Windows), there is no supervisor.
"""

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Final, NamedTuple

import click
import structlog

from tischlein.server.move.rate_limit import LimitMemory
from tischlein.server.move.tally import TALLY
from tischlein.server.move.watchdog import ENDLESS, Note
from tischlein.server.process.balancing import WorkerLoads
from tischlein.server.process.deaths import CRASHED, LastWords, cause_of
from tischlein.server.process.startup import DAMAGED

CAN_SUPERVISE: Final = hasattr(os, "fork")
CANNOT_START: Final = 2
# A worker that ends like this has said why. Nobody is started again, and this is our own exit code then.
CANNOT_GO_ON: Final = {CANNOT_START: 1, DAMAGED: DAMAGED}
# A worker that lives no longer than this is not started again at once.
SHORT_LIFE: Final = 1.0
PAUSE: Final = 0.5
STOP_SECONDS: Final = 5
HEEDED: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGALRM) if CAN_SUPERVISE else ()


class WorkerPost(NamedTuple):
    """What a worker is told when it starts. `endless` is the table in which a rule never ended for its predecessor."""

    slot: int
    is_first: bool
    note: Note
    endless: str
    parent_lives: int
    loads: WorkerLoads
    limit_memory: LimitMemory


Work = Callable[[WorkerPost], None]
log = structlog.get_logger("supervisor")


class Supervisor:
    def __init__(self, count: int, work: Work) -> None:
        self._work = work
        self._notes = [Note() for _ in range(count)]
        self._last_words = [LastWords() for _ in range(count)]
        self._slots: dict[int, int] = {}
        self._started_at = [0.0] * count
        self._is_stopping = False
        self._lives = os.pipe()
        self._loads = WorkerLoads(count)
        self._limit_memory = LimitMemory()

    def run(self) -> int:
        """Until it is told to stop. Returns the exit code."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        signal.signal(signal.SIGALRM, self._kill)
        for slot in range(len(self._notes)):
            self._start(slot, "", is_first=True)
        while self._slots:
            pid, status = os.wait()
            if pid in self._slots:
                code = self._replace(self._slots.pop(pid), os.waitstatus_to_exitcode(status))
                if code:
                    self._stop(0, None)
                    return self._wait_for_the_rest(code)
        return 0

    def _replace(self, slot: int, code: int) -> int:
        """Starts a worker anew; a code other than 0 says that none of them can start."""
        self._loads.forget(slot)
        if self._is_stopping:
            return 0
        if code in CANNOT_GO_ON:
            return CANNOT_GO_ON[code]
        lived = time.monotonic() - self._started_at[slot]
        self._report(slot, code, lived)
        if lived < SHORT_LIFE:
            time.sleep(PAUSE)
        endless = self._notes[slot].read() if ENDLESS is not None and code == -ENDLESS else ""
        if not self._is_stopping:
            self._start(slot, endless, is_first=False)
        return 0

    def _report(self, slot: int, code: int, lived: float) -> None:
        """Not which table: its code is a secret of its guests."""
        death = cause_of(code)
        TALLY.add("worker_deaths", death.label)
        where = self._last_words[slot].take() or "unknown"
        log.error("a worker died and is started again", reason=death.reason, lived=f"{lived:.1f} s", where=where)

    def _start(self, slot: int, endless: str, *, is_first: bool) -> None:
        self._notes[slot].write("")
        self._started_at[slot] = time.monotonic()
        # A signal that came in between would reach a worker that does not heed it yet, or miss one not yet known.
        signal.pthread_sigmask(signal.SIG_BLOCK, HEEDED)
        pid = os.fork()
        if pid == 0:
            note, lives = self._notes[slot], self._lives[0]
            self._be_worker(WorkerPost(slot, is_first, note, endless, lives, self._loads, self._limit_memory))
        self._slots[pid] = slot
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HEEDED)

    def _be_worker(self, post: WorkerPost) -> None:
        """Never returns. A group of its own: Ctrl-C in the terminal reaches the supervisor only, which passes it on."""
        code = CRASHED
        try:
            os.setpgrp()
            os.close(self._lives[1])
            TALLY.use_row(post.slot + 1)
            self._last_words[post.slot].begin()
            for number in HEEDED:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, HEEDED)
            self._work(post)
            code = 0
        except click.ClickException as error:
            click.echo(error.format_message(), err=True)
            code = error.exit_code if error.exit_code in CANNOT_GO_ON else CANNOT_START
        except BaseException as error:  # noqa: BLE001  the process ends here, and its supervisor says why
            self._last_words[post.slot].leave(error)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._is_stopping = True
        self._signal(signal.SIGTERM)
        signal.alarm(STOP_SECONDS)

    def _kill(self, number: int, frame: FrameType | None) -> None:
        log.error("workers that did not stop in time are killed", workers=len(self._slots))
        self._signal(signal.SIGKILL)

    def _signal(self, number: int) -> None:
        for pid in list(self._slots):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def _wait_for_the_rest(self, code: int) -> int:
        while self._slots:
            pid, _ = os.wait()
            self._slots.pop(pid, None)
        return code
