"""What visitors send does not fill the log: no traceback, and of the same mistake a few lines, the rest counted."""

import io
import logging
import re
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.faults.service import Service
from tests.server.guests import Guest
from tests.server.raw_frames import TEXT, frame
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.server.move.rate_limit import Sparing
from tischlein.server.move.tally import TALLY
from tischlein.server.process.sparing import LibraryLog, SpareRepeats
from tischlein.server.settings import Limits

PATIENCE = 60.0
# Each mistake so often: more than is told of any.
OFTEN = 30
MOST_LINES = round(Limits().same_log_lines_per_minute)


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


def noise_in(log: str) -> list[str]:
    """What is wrong with a log after a storm of mistakes. Of each place in the source there are few lines, and there
    may be some more when the storm lasts for seconds."""
    found = ["a traceback"] if "Traceback" in log or re.search(r"^  File ", log, re.MULTILINE) else []
    sentences: dict[str, int] = {}
    for line in log.splitlines():
        said = re.sub(r"^\d{4}-\S+ +|and_before=\d+ ", "", line)
        sentences[said] = sentences.get(said, 0) + 1
    return [*found, *[f"{count} times {said}" for said, count in sentences.items() if count > 2 * MOST_LINES]]


# ---- a real server


def knock(port: int, words: bytes, is_cut_off: bool = False) -> None:
    """One connection that says this, and hears whatever comes back, or is gone at once."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(words)
        if is_cut_off:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            return
        line.shutdown(socket.SHUT_WR)
        while line.recv(4096):
            pass


def spoil(guest: Guest) -> None:
    """Everything that is no HTTP, no JSON, no text, and no frame, and connections that end in the middle."""
    port, code = guest.port, guest.open("race", [None, None])
    post = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n".encode()
    for _ in range(OFTEN):
        knock(port, b"\x16\x03\x01\x00\xf5\x01\x00\x00\r\n\r\n")
        knock(port, b"GET / HTTP/1.1\r\nHost 127\r\n\r\n")
        knock(port, post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n")
        knock(port, post + b"Content-Length: 4\r\n\r\n{\xff\xfe}")
        knock(port, post + b"Content-Length: 500\r\n\r\n{", is_cut_off=True)
        chair = guest.join(code)
        chair.socket.socket.sendall(frame(TEXT, b"\xff\xfe"))
        chair.close_code()


def lines_after_storm(folder: Path) -> str:
    service = Service(folder)
    try:
        with Guest(service.port, "Anna") as guest:
            spoil(guest)
            assert guest.get("/readyz").status_code == 200
    finally:
        service.end()
    return (folder / "stderr.txt").read_text()


def test_a_storm_of_mistakes_leaves_a_few_lines(tmp_path: Path) -> None:
    log = lines_after_storm(tmp_path)
    assert log, "something is told"
    assert noise_in(log) == []


# ---- the log itself, with and without


def storm(log: logging.Logger) -> None:
    """As uvicorn reports the same two mistakes."""
    for n in range(OFTEN):
        log.warning("Invalid HTTP request received.")
        try:
            bytes((0xFF, n)).decode()
        except UnicodeDecodeError:
            log.exception("Invalid UTF-8 sequence received from client.")


def told_by(handler: logging.Handler) -> None:
    log = logging.getLogger("uvicorn.error")
    log.addHandler(handler)
    try:
        storm(log)
    finally:
        log.removeHandler(handler)


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Where our own log goes in a test."""
    written = io.StringIO()
    before = structlog.get_config()
    structlog.configure(
        processors=[SpareRepeats(Sparing(MOST_LINES, lambda: 0.0)), structlog.dev.ConsoleRenderer(colors=False)],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(written),
        cache_logger_on_first_use=False,
    )
    yield written
    structlog.configure(**before)


def test_what_libraries_report_becomes_lines_and_is_counted(lines: io.StringIO) -> None:
    before = TALLY.count("refusals", "malformed")
    told_by(LibraryLog())
    assert noise_in(lines.getvalue()) == []
    assert len(lines.getvalue().splitlines()) == 2 * MOST_LINES
    assert TALLY.count("refusals", "malformed") - before == 2 * OFTEN


def test_planted_a_plain_handler_fills_the_log() -> None:
    written = io.StringIO()
    told_by(logging.StreamHandler(written))
    found = noise_in(written.getvalue())
    assert "a traceback" in found and any("Invalid HTTP request" in line for line in found)


def test_what_was_not_told_is_told_later_as_a_number() -> None:
    now = [0.0]
    sparing = Sparing(6, lambda: now[0])
    assert [sparing.ask("here") for _ in range(8)] == [0] * 6 + [None] * 2
    assert sparing.ask("elsewhere") == 0
    now[0] = 10.0
    assert [sparing.ask("here") for _ in range(2)] == [2, None]


def test_lines_without_a_place_are_never_left_out(lines: io.StringIO) -> None:
    for _ in range(OFTEN):
        structlog.get_logger().warning("a worker died", reason="signal 9")
    assert len(lines.getvalue().splitlines()) == OFTEN


def test_a_visitors_words_do_not_become_lines_of_the_log(lines: io.StringIO) -> None:
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "x.py", 7, "bad header: %s", ("a\x1b[31m\rb",), None)
    LibraryLog().emit(record)
    (line,) = lines.getvalue().split("\n")[:-1]
    assert "\x1b" not in line and "\r" not in line
