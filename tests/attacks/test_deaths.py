"""Every death of a worker is one line of the log, with its reason and its place; lines of several never mix."""

import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog
from structlog.testing import LogCapture

from tests.attacks import dying
from tischlein.server.process import log_lines
from tischlein.server.process.deaths import LastWords, cause_of, shortened
from tischlein.server.process.log_lines import LONGEST, whole_line, write_line
from tischlein.server.process.sparing import LibraryLog

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no supervisor")

DIED = "a worker died and is started again"
# What the line of each says: its reason, then where it was.
WANTED = {
    "run_into_the_watchdog": ["the watchdog ended the worker", "rule_without_end < dying.py"],
    "be_killed": ["SIGKILL", "perhaps because memory ran out", "where=unknown"],
    "crash": ["signal SIGSEGV", "Segmentation fault < dying.py", " crash"],
    "abort_in_a_thread": ["signal SIGABRT", "Aborted < threading.py"],
    "have_no_files_left": ["an error of ours", "OSError: Too many open files < dying.py", "have_no_files_left"],
    "know_no_way_out": ["an error of ours", "RuntimeError < dying.py", "know_no_way_out"],
    "leave": ["exit code 3"],
    "end_unasked": ["exit code 0"],
}


def deaths(*how: str) -> tuple[list[str], str]:
    """The log of a supervisor whose workers die in every way, and what it counted."""
    called = [sys.executable, str(Path(dying.__file__)), *how]
    ended = subprocess.run(called, capture_output=True, text=True, timeout=300, check=True)
    return ended.stderr.splitlines(), ended.stdout.strip()


def untold(lines: list[str]) -> list[str]:
    """The ways to die that no line tells of, and lines that tell too much."""
    found = [
        way
        for way, parts in WANTED.items()
        if not any(DIED in line and all(p in line for p in parts) for line in lines)
    ]
    return [*found, *[line for line in lines if dying.SECRET in line or "Traceback" in line or DIED not in line]]


def test_every_death_is_one_line_with_its_reason_and_place() -> None:
    lines, counted = deaths()
    assert untold(lines) == []
    assert len(lines) == len(WANTED) == len(dying.WAYS)
    assert all(re.search(r"lived='?\d+\.\d s", line) for line in lines), lines
    assert counted == "watchdog=1 signal=3 error=2 other=2"


def test_a_supervisor_that_says_nothing_is_found() -> None:
    lines, counted = deaths("silent")
    assert untold(lines) == list(WANTED)
    assert counted == "watchdog=0 signal=0 error=0 other=0"


def test_an_unknown_signal_has_its_number() -> None:
    assert cause_of(-99) == ("signal", "signal 99")


def test_last_words_are_read_once() -> None:
    words = LastWords()
    with pytest.raises(RuntimeError) as caught:
        dying.know_no_way_out()
    words.leave(caught.value)
    assert re.match(r"RuntimeError < dying.py:\d+ know_no_way_out < test_deaths.py:\d+ ", words.take())
    assert words.take() == ""


def test_words_without_a_place_are_kept() -> None:
    assert shortened("Fatal Python error: Bus error\n\n") == "Bus error"


# ---- whole lines

WRITERS, LINES = 6, 200
WRITE = """
import os, sys
from tischlein.server.process.log_lines import write_line

def write_in_pieces(text):
    for piece in (text[:len(text) // 2], text[len(text) // 2:], "\\n"):
        os.write(2, piece.encode())
        os.sched_yield()

write = write_line if sys.argv[1] == "whole" else write_in_pieces
for n in range({lines}):
    write(sys.argv[2] * (n * 37 % 4000 + 1))
"""


def mixed_lines(how: str) -> int:
    """How many lines are not of one writer, when several write to one pipe."""
    reading, writing = os.pipe()
    called = [sys.executable, "-c", WRITE.format(lines=LINES), how]
    writers = [subprocess.Popen([*called, letter], stderr=writing) for letter in "abcdef"[:WRITERS]]
    os.close(writing)
    with os.fdopen(reading) as pipe:
        lines = pipe.read().splitlines()
    assert [writer.wait() for writer in writers] == [0] * WRITERS
    whole = [line for line in lines if line and len(set(line)) == 1]
    return max(len(lines), WRITERS * LINES) - len(whole)


def test_lines_of_several_processes_are_never_mixed() -> None:
    assert mixed_lines("whole") == 0


def test_lines_that_are_written_in_pieces_are_found() -> None:
    assert mixed_lines("pieces") > 0


@pytest.mark.parametrize("text", ["ä" * 10_000, "x" * LONGEST, "first\nsecond\r\nthird", ""])
def test_an_event_is_one_line_that_a_pipe_takes_whole(text: str) -> None:
    line = whole_line(text)
    assert len(line) <= LONGEST
    assert line.count(b"\n") == 1 and line.endswith(b"\n")
    assert line.decode()[:5] == text[:5].replace("\n", "") or not text


def test_a_long_event_keeps_both_ends() -> None:
    line = whole_line("what" + "." * 2 * LONGEST + "why").decode()
    assert (line[:4], line[-4:]) == ("what", "why\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux only")
def test_a_log_that_cannot_be_written_stops_nobody() -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    write_line("lost", full)
    os.close(full)
    write_line("lost", full)


def logged(say: Callable[[logging.Logger], None]) -> list[dict[str, object]]:
    """What becomes of an event that a library logs."""
    capture, before = LogCapture(), structlog.get_config()["processors"]
    structlog.configure(processors=[capture])
    logger, handler = logging.getLogger("a library"), LibraryLog()
    logger.addHandler(handler)
    try:
        say(logger)
    finally:
        logger.removeHandler(handler)
        structlog.configure(processors=before)
    return [dict(entry) for entry in capture.entries]


def test_a_librarys_error_is_a_line_with_its_place_and_without_its_text() -> None:
    def say(logger: logging.Logger) -> None:
        try:
            dying.know_no_way_out()
        except RuntimeError:
            logger.exception("Exception in ASGI application\n%s", dying.SECRET)

    (entry,) = logged(say)
    assert entry["said"] == "Exception in ASGI application"
    assert re.fullmatch(r"RuntimeError at dying.py:\d+", str(entry["where"]))
    assert dying.SECRET not in str(entry)


def test_the_log_goes_through_whole_lines() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", f"from {log_lines.__name__} import set_up_logging; set_up_logging()\n{SAY}"],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = shown.stderr.splitlines()
    assert ["ours" in lines[0], "said=theirs" in lines[1], len(lines)] == [True, True, 2], lines
    assert "[error" in lines[0] and "more=1" in lines[0]


SAY = """
import logging, structlog
structlog.get_logger("x").error("ours", more=1)
logging.getLogger("uvicorn.error").warning("theirs\\nand a second line")
logging.getLogger("uvicorn.error").info("not worth a line")
"""
