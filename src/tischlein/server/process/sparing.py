"""Keeps the log short whatever visitors send: a line for each of the first, then now and then one that says how many.

What uvicorn, websockets and asyncio have to say becomes a line like ours: without a traceback, and told as sparingly.
"""

import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Final

import structlog

from tischlein.server.move.crash_report import place_of
from tischlein.server.move.rate_limit import Bucket
from tischlein.server.move.tally import TALLY

LONGEST: Final = 200

log = structlog.get_logger("library")


class Sparing:
    """How often something is told. Keys name places in the source, so there are not many."""

    def __init__(self, per_minute: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_minute = per_minute
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._untold: dict[str, int] = {}

    def ask(self, key: str) -> int | None:
        """How many of the same were not told since the last line; None if this one is not told either."""
        if key not in self._buckets:
            self._buckets[key] = Bucket(self._per_minute / 60, max(1, round(self._per_minute)), self._clock)
        if not self._buckets[key].try_take():
            self._untold[key] = self._untold.get(key, 0) + 1
            return None
        return self._untold.pop(key, 0)


class SpareRepeats:
    """A step of structlog: of our own lines, those that say where something failed."""

    def __init__(self, sparing: Sparing) -> None:
        self._sparing = sparing

    def __call__(self, _logger: object, _method: str, line: MutableMapping[str, object]) -> MutableMapping[str, object]:
        if "where" in line:
            untold = self._sparing.ask(f"{line.get('event')} {line['where']}")
            if untold is None:
                raise structlog.DropEvent
            if untold:
                line["and_before"] = untold
        return line


class LibraryLog(logging.Handler):
    """What libraries have to say, as one line with its place instead of a traceback. The text may be a visitor's own,
    so the place alone decides how often it is told (`SpareRepeats`)."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        said = record.getMessage().partition("\n")[0].strip()[:LONGEST]
        where = f"{record.module}.py:{record.lineno}" if error is None else place_of(error)
        is_malformed = record.levelno < logging.ERROR or isinstance(error, UnicodeDecodeError)
        if record.name.startswith("uvicorn"):
            TALLY.add("refusals", "malformed" if is_malformed else "went_wrong")
        log.log(record.levelno, "a library reports", said=said, where=where)
