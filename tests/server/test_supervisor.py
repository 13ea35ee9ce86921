"""The process that watches over the others: starts them again, stops them, and never leaves one behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults.service import is_alive
from tests.server.test_running import SERVE, Process, running
from tischlein.server.move.watchdog import Note, Watchdog

ENOUGH = 120.0


def workers_of(process: Process) -> list[int]:
    pid = process.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_until(is_so: Callable[[], bool]) -> None:
    gives_up_at = time.monotonic() + ENOUGH
    while not is_so():
        assert time.monotonic() < gives_up_at
        time.sleep(0.01)


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        (worker,) = workers_of(process)
        os.kill(worker, signal.SIGKILL)
        wait_until(lambda: workers_of(process) not in ([], [worker]))
        assert process.process.poll() is None
        said = process.end(signal.SIGTERM)
    assert "a worker died" in said and "SIGKILL" in said


def test_a_worker_without_its_supervisor_ends(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        (worker,) = workers_of(process)
        process.end(signal.SIGKILL)
        wait_until(lambda: not is_alive(worker))


def test_stopping_ends_the_workers_too(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        (worker,) = workers_of(process)
        process.end(signal.SIGTERM)
        assert (process.process.returncode, is_alive(worker)) == (0, False)


def test_a_worker_that_cannot_start_says_why_once_and_all_end(tmp_path: Path) -> None:
    with running(tmp_path):
        second = subprocess.run(
            [sys.executable, "-c", SERVE, str(tmp_path)], capture_output=True, text=True, timeout=ENOUGH, check=False
        )
    assert second.returncode == 1
    assert second.stderr.count("Another Tischlein already uses the folder") == 1
    assert "Traceback" not in second.stderr


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    call = SERVE.replace("False)", "False, '', 2)")
    answer = subprocess.run(
        [sys.executable, "-c", call, str(tmp_path)], capture_output=True, text=True, timeout=ENOUGH, check=False
    )
    assert "SQLite is for one process" in answer.stderr
    assert answer.returncode == 1


@pytest.mark.parametrize(
    ("url", "sentence"),
    [("postgresql://127.0.0.1:1/nothing", "PostgreSQL cannot be used"), ("nonsense", "PostgreSQL cannot be used")],
)
def test_a_database_that_cannot_be_reached_is_one_clear_sentence(tmp_path: Path, url: str, sentence: str) -> None:
    call = SERVE.replace("False)", f"False, {url!r})")
    answer = subprocess.run(
        [sys.executable, "-c", call, str(tmp_path)], capture_output=True, text=True, timeout=ENOUGH, check=False
    )
    assert sentence in answer.stderr
    assert answer.returncode == 1


LOOP = """
import sys
from tischlein.server.move.watchdog import Note, Watchdog
note = Note()
watchdog = Watchdog(note, 0.2)
with watchdog.over("ABCDEFGH"):
    print("works", flush=True)
    while True:
        pass
"""
# The same work, but no rule does it; before and after it one did something.
BUSY = LOOP.replace(
    "while True:\n        pass",
    """pass
import time
while time.process_time() < 1.0:
    pass
with watchdog.over("ABCDEFGH"):
    print("still here")""",
)
SLEEP = LOOP.replace("while True:\n        pass", "__import__('time').sleep(1.0)\nprint(repr(note.read()))")


def test_work_without_end_is_ended_by_the_system() -> None:
    ended = subprocess.run([sys.executable, "-c", LOOP], capture_output=True, text=True, timeout=ENOUGH, check=False)
    assert (ended.returncode, ended.stdout) == (-signal.SIGVTALRM, "works\n")


def test_work_that_is_no_rules_is_never_ended() -> None:
    ended = subprocess.run([sys.executable, "-c", BUSY], capture_output=True, text=True, timeout=ENOUGH, check=False)
    assert (ended.returncode, ended.stdout) == (0, "works\nstill here\n")


def test_work_that_is_no_rules_is_ended_by_a_timer_that_always_runs() -> None:
    """The planted version: a rule begins, and nobody says that it is done."""
    planted = BUSY.replace("import time\n", "import time\nwatchdog.over('ABCDEFGH')\n")
    ended = subprocess.run([sys.executable, "-c", planted], capture_output=True, text=True, timeout=ENOUGH, check=False)
    assert (ended.returncode, ended.stdout) == (-signal.SIGVTALRM, "works\n")


def test_time_that_passes_without_work_is_nobodys_fault() -> None:
    ended = subprocess.run([sys.executable, "-c", SLEEP], capture_output=True, text=True, timeout=ENOUGH, check=False)
    assert (ended.returncode, ended.stdout) == (0, "works\n''\n")


def test_a_note_says_for_which_table_rules_work() -> None:
    note = Note()
    with Watchdog(note, 1000.0).over("ABCDEFGH"):
        assert note.read() == "ABCDEFGH"
    assert note.read() == ""
