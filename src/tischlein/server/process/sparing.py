"""Keeps the log short whatever visitors send: a line for each of the first, then now and then one that says how many.

What uvicorn, websockets and asyncio have to say becomes a line like ours: without a traceback, and told as sparingly.
"""

import logging
from collections.abc import MutableMapping
from typing import Final

import structlog

from tischlein.server.move.crash_report import place_of
from tischlein.server.move.rate_limit import Sparing
from tischlein.server.move.tally import TALLY

LONGEST: Final = 200

log = structlog.get_logger("library")


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
