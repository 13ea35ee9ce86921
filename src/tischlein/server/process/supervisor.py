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

from tischlein.server.move.rate_limit import LimitMemory
from tischlein.server.move.tally import TALLY
from tischlein.server.move.watchdog import ENDLESS, Note
from tischlein.server.process.balancing import WorkerLoads

CAN_SUPERVISE: Final = hasattr(os, "fork")
CANNOT_START: Final = 2
CRASHED: Final = 70
# A worker that lives no longer than this is not started again at once.
SHORT_LIFE: Final = 1.0
PAUSE: Final = 0.5
STOP_SECONDS: Final = 5


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


class Supervisor:
    def __init__(self, count: int, work: Work) -> None:
        self._work = work
        self._notes = [Note() for _ in range(count)]
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
        if self._is_stopping or code == 0:
            return 0
        if code == CANNOT_START:
            return 1
        if time.monotonic() - self._started_at[slot] < SHORT_LIFE:
            time.sleep(PAUSE)
        endless = self._notes[slot].read() if ENDLESS is not None and code == -ENDLESS else ""
        if not self._is_stopping:
            self._start(slot, endless, is_first=False)
        return 0

    def _start(self, slot: int, endless: str, *, is_first: bool) -> None:
        self._notes[slot].write("")
        self._started_at[slot] = time.monotonic()
        pid = os.fork()
        if pid == 0:
            note, lives = self._notes[slot], self._lives[0]
            self._be_worker(WorkerPost(slot, is_first, note, endless, lives, self._loads, self._limit_memory))
        self._slots[pid] = slot

    def _be_worker(self, post: WorkerPost) -> None:
        """Never returns. A group of its own: Ctrl-C in the terminal reaches the supervisor only, which passes it on."""
        code = CRASHED
        try:
            os.setpgrp()
            os.close(self._lives[1])
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGALRM):
                signal.signal(number, signal.SIG_DFL)
            TALLY.use_row(post.slot + 1)
            self._work(post)
            code = 0
        except click.ClickException as error:
            click.echo(error.format_message(), err=True)
            code = CANNOT_START
        except BaseException:  # noqa: BLE001  the process ends here, and stderr says why
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._is_stopping = True
        self._signal(signal.SIGTERM)
        signal.alarm(STOP_SECONDS)

    def _kill(self, number: int, frame: FrameType | None) -> None:
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
