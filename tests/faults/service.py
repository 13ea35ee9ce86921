"""A server of the tests' own that can be killed, stopped and started again at the same address."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

SERVED = Path(__file__).with_name("served.py")
# Nothing here waits this long; a machine with too much to do may.
ENOUGH = 300.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def children_of(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def is_alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


class Service:
    def __init__(self, folder: Path, database: str = "", workers: int = 1) -> None:
        self.folder = folder
        self.port = free_port()
        self._called = [sys.executable, str(SERVED), str(self.port), str(folder), database, str(workers)]
        self._log = (folder / "stderr.txt").open("ab")
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._called, stdout=subprocess.DEVNULL, stderr=self._log)
        self.wait_until_ready()

    def wait_until_ready(self) -> float:
        """Returns how long it took."""
        began = time.monotonic()
        while time.monotonic() - began < ENOUGH:
            assert self.process.poll() is None, (self.folder / "stderr.txt").read_text()
            with contextlib.suppress(OSError), urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5) as answer:
                if answer.status == 200:
                    return time.monotonic() - began
            time.sleep(0.01)
        raise AssertionError((self.folder / "stderr.txt").read_text())

    def workers(self) -> list[int]:
        return children_of(self.process.pid)

    def kill_worker(self, which: int = 0) -> None:
        os.kill(self.workers()[which], signal.SIGKILL)

    def kill_everything(self) -> None:
        """As a power cut would, as far as one machine can do that to itself."""
        processes = [self.process.pid, *self.workers()]
        for pid in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        # Until then a worker still holds the port.
        while any(is_alive(pid) for pid in processes):
            time.sleep(0.005)

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(ENOUGH)
            except subprocess.TimeoutExpired:
                self.kill_everything()
        self._log.close()
