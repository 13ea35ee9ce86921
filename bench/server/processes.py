"""The servers that are measured, each in a process of its own and on cores of its own; and what they cost."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
TICKS: Final = os.sysconf("SC_CLK_TCK")
ENOUGH: Final = 120.0
# Into this file a worker of ours writes how many objects it has after a search for garbage.
OBJECTS: Final = "objects.txt"
# As this process found them: later it keeps to one of them itself.
MINE: Final = sorted(os.sched_getaffinity(0))

sys.path.insert(0, str(ROOT / "tools"))
import node  # noqa: E402  our own tool, which lies elsewhere


def cores() -> tuple[set[int], set[int]]:
    """For the server and for the clients; the same where there is only one."""
    return {MINE[0]}, {MINE[-1]}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def install_peer() -> None:
    """npm ci in this folder, unless it was done for this very lock file."""
    lock = (HERE / "package-lock.json").read_bytes()
    stamp = HERE / "node_modules" / ".installed-lock.json"
    if stamp.is_file() and stamp.read_bytes() == lock:
        return
    command, npm = node.commands()
    subprocess.run([*npm, *node.NPM_CI], cwd=HERE, env=node.environment(command[0]), check=True)
    stamp.write_bytes(lock)


class Served:
    """A server until `end`. `pids` are the processes that do its work."""

    def __init__(self, called: list[str], on: Iterable[int], log: Path, environment: Mapping[str, str]) -> None:
        chosen = set(on)
        self._log = log.open("ab")
        self._process = subprocess.Popen(
            called,
            stdout=self._log,
            stderr=self._log,
            env={**os.environ, **environment},
        )
        # At once, before it starts threads or children: they all stay where it is.
        os.sched_setaffinity(self._process.pid, chosen)
        atexit.register(self.end)
        self.log: Path = log

    def wait_for(self, port: int) -> None:
        gives_up_at = time.monotonic() + ENOUGH
        while time.monotonic() < gives_up_at and self._process.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
                return
            time.sleep(0.05)
        raise RuntimeError(self.log.read_text(errors="replace"))

    @property
    def pids(self) -> list[int]:
        """Its children where it only supervises them; itself where it has none."""
        return workers_of(self._process.pid) or [self._process.pid]

    def seconds(self) -> float:
        """Of CPU time, all of its processes and threads together."""
        return sum(cpu_seconds(pid) for pid in self.pids)

    def megabytes(self) -> float:
        return sum(resident_megabytes(pid) for pid in self.pids)

    def written(self) -> int:
        """Bytes, to files and to whoever is connected."""
        return sum(written_bytes(pid) for pid in self.pids)

    def end(self) -> None:
        atexit.unregister(self.end)
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


def workers_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def cpu_seconds(pid: int) -> float:
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICKS


def written_bytes(pid: int) -> int:
    for line in Path(f"/proc/{pid}/io").read_text().splitlines():
        if line.startswith("wchar:"):
            return int(line.split()[1])
    return 0


def resident_megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def collect_garbage(pid: int, folder: Path) -> int:
    """In a worker of ours (see served.py). Returns how many objects are left there."""
    answer = folder / OBJECTS
    answer.unlink(missing_ok=True)
    os.kill(pid, signal.SIGUSR1)
    gives_up_at = time.monotonic() + ENOUGH
    while not answer.is_file() and time.monotonic() < gives_up_at:
        time.sleep(0.05)
    return int(answer.read_text())


class Ours(Served):
    def __init__(self, folder: Path, on: Iterable[int], database: str = "", workers: int = 1) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder: Path = folder
        self.port: int = free_port()
        called = [sys.executable, str(HERE / "served.py"), str(self.port), str(folder), database, str(workers)]
        super().__init__(called, on, folder / "log.txt", {})
        self.wait_for(self.port)


class Theirs(Served):
    def __init__(self, folder: Path, on: Iterable[int]) -> None:
        install_peer()
        folder.mkdir(parents=True, exist_ok=True)
        self.port: int = free_port()
        # The node of the wheel itself, where there is one: what lies in the environment's bin only starts it.
        command, _ = node.wheel_node() or node.commands()
        called = [*command, str(HERE / "peer.mjs"), str(self.port)]
        super().__init__(called, on, folder / "log.txt", {"NODE_ENV": "production"})
        self.wait_for(self.port)
