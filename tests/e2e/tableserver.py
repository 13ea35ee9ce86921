"""Starts, kills and restarts a server of the tests' own, with its own port and memory."""

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS_TO_START = 60
LAN_NAME = "tischlein.lan"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class TableServer:
    def __init__(self, folder: Path, public_url: str = "", site: Path | None = None, *, reloads: bool = False) -> None:
        """`site` has packages that are installed beside Tischlein; with `reloads` they are being written."""
        self._extra = ["reloads"] if reloads else []
        self.folder = folder
        self.site = site
        self.public_url = public_url
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.lan_address = f"http://{LAN_NAME}:{self.port}"
        self._log = folder / "server.log"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        called = [
            sys.executable,
            "-m",
            "tests.e2e.serve",
            str(self.port),
            str(self.folder),
            self.public_url,
            *self._extra,
        ]
        with self._log.open("ab") as log:
            self._running = subprocess.Popen(called, cwd=ROOT, stdout=log, stderr=log, env=self._environment())
        deadline = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            is_gone = self._running.poll() is not None
            assert not is_gone and time.monotonic() < deadline, f"the server starts: {self._log.read_text()}"
            time.sleep(0.1)

    def _environment(self) -> dict[str, str]:
        found = [os.environ["PYTHONPATH"], *([] if self.site is None else [str(self.site)])]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(found)}

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/readyz", timeout=2) as answer:
            return bool(answer.status == 200)
        return False

    def stop(self) -> None:
        if self._running is not None:
            self._running.terminate()
            self._running.wait(15)
            self._running = None

    def kill(self) -> None:
        """As a power cut would: no goodbye, nothing tidied up."""
        if self._running is not None:
            self._running.kill()
            self._running.wait(15)
            self._running = None
