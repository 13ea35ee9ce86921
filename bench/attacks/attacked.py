"""The server that is attacked: any checkout, started as people start it, and watched from outside."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from attacks.wire import SERVER
from processes import cores, free_port, resident_megabytes

ENOUGH: Final = 60.0
GRACE: Final = 4.0
# What most systems allow a process at first; a thousand connections come close.
OPEN_FILES: Final = 1024
SAMPLE: Final = 0.05
BEGAN_AT: Final = os.getpriority(os.PRIO_PROCESS, 0)
# Far above what any attack here may cost: the machine is shared.
TOO_MUCH: Final = 4000.0


def package_of(tree: Path, *, source: bool = False) -> Path:
    """The folder of a checkout that has its package: compiled where it was compiled, unless the source is wanted."""
    compiled = tree / "build" / "compiled"
    return compiled if (compiled / "tischlein").is_dir() and not source else tree / "src"


def children_of(pid: int) -> list[int]:
    """Of all its threads."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in task.read_text().split()]
    return found


def descendants_of(pid: int) -> list[int]:
    found = children_of(pid)
    return found + [one for child in found for one in descendants_of(child)]


def as_usual(*called: str) -> list[str]:
    """A command at the priority at which this process began: people have a better one where that is allowed."""
    return ["nice", "-n", str(BEGAN_AT - os.getpriority(os.PRIO_PROCESS, 0)), *called]


class Attacked:
    """`python -m tischlein serve` of a checkout, in a folder that may have a past already."""

    def __init__(self, package: Path, folder: Path, port: int = 0) -> None:
        self.port: int = port or free_port()
        self.folder: Path = folder
        self.peak: float = 0.0
        self.deaths: int = 0
        self._log = (folder / "log.txt").open("ab")
        where = ["--host", SERVER, "--port", str(self.port), "--data", str(folder / "data")]
        called = [sys.executable, "-m", "tischlein", "serve", *where]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("TISCHLEIN_")}
        self._process = subprocess.Popen(
            ["sh", "-c", f'ulimit -Sn {OPEN_FILES}; exec "$@"', "sh", *as_usual(*called)],
            stdout=self._log,
            stderr=self._log,
            cwd=folder,
            env={**kept, "PYTHONPATH": str(package)},
        )
        os.sched_setaffinity(self._process.pid, cores()[0])
        self._workers: set[int] = set()
        self._watching: asyncio.Task[None] | None = None

    async def until_up(self) -> None:
        gives_up_at = time.monotonic() + ENOUGH
        while time.monotonic() < gives_up_at and self._process.poll() is None:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(SERVER, self.port)
                writer.close()
                # The supervisor listens before it has a worker.
                if self.workers():
                    self._workers = set(self.workers())
                    return
            await asyncio.sleep(0.05)
        raise RuntimeError(self.log_text())

    def log_text(self) -> str:
        return (self.folder / "log.txt").read_text(errors="replace")

    def workers(self) -> list[int]:
        return children_of(self._process.pid)

    def megabytes(self) -> float:
        """Workers and thinkers; the supervisor only waits."""
        found = 0.0
        for pid in descendants_of(self._process.pid):
            with contextlib.suppress(OSError):
                found += resident_megabytes(pid)
        return found

    def watch(self, too_much: Callable[[], None]) -> None:
        """Counts deaths and follows the memory; `too_much` is called where the machine itself would be in danger."""
        self._watching = asyncio.create_task(self._watch(too_much))

    async def _watch(self, too_much: Callable[[], None]) -> None:
        while True:
            now = set(self.workers())
            self.deaths += len(self._workers - now)
            self._workers = now
            self.peak = max(self.peak, self.megabytes())
            if self.peak > TOO_MUCH:
                too_much()
            await asyncio.sleep(SAMPLE)

    async def end(self) -> None:
        """Gently, then with force: a worker in a stall hears no signal."""
        if self._watching is not None:
            self._watching.cancel()
        everybody = [self._process.pid, *descendants_of(self._process.pid)]
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                await asyncio.to_thread(self._process.wait, GRACE)
        if self._process.poll() is None:
            for pid in everybody:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self._process.wait()
        self._log.close()
