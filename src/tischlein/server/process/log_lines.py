"""The log: one line per event on stderr. Several processes write there, so each line is written whole and at once.

Tokens, seeds, answers and positions are never among the values. Of an error only the place is told: its text may hold
them.
"""

import logging
import os
import sys
from collections.abc import Callable
from typing import Final

import structlog

from tischlein.server.move.rate_limit import Sparing
from tischlein.server.process.sparing import LibraryLog, SpareRepeats
from tischlein.server.settings import Limits

STDERR: Final = 2
# What fits into a pipe at once (PIPE_BUF of Linux) is never mixed with what other processes write.
LONGEST: Final = 4096
LEFT_OUT: Final = " … "


def write_line(text: str, descriptor: int = STDERR) -> None:
    """Where nobody reads it any more, or the disk is full, it is lost: nothing else may suffer from that."""
    try:
        os.write(descriptor, whole_line(text))
    except OSError:
        return


def whole_line(text: str) -> bytes:
    """Of one that is too long, both ends: the first says what, the last often why."""
    line = b" | ".join(part.encode(errors="replace") for part in text.splitlines())
    if len(line) >= LONGEST:
        half = (LONGEST - len(LEFT_OUT.encode()) - 1) // 2
        line = _readable(line[:half]) + LEFT_OUT.encode() + _readable(line[-half:])
    return line + b"\n"


def _readable(cut: bytes) -> bytes:
    """Without the rest of a letter that was cut in two."""
    return cut.decode(errors="ignore").encode()


class LineLogger:
    """What structlog calls with a finished line, by the name of its level."""

    def __getattr__(self, level: str) -> Callable[[str], None]:
        return write_line


def set_up_logging() -> None:
    processors: list[structlog.typing.Processor] = [
        SpareRepeats(Sparing(Limits().same_log_lines_per_minute)),
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=False),
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: LineLogger(),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[LibraryLog()], level=logging.WARNING, force=True)
