"""Counts what happened since the start: refusals, abuse, deaths of workers. `/metrics` shows them.

All processes of one machine count in the same memory, each in a row of its own, so nothing is locked, and nothing is
lost when one of them dies. The memory is made when this module is imported, before any worker is forked.
"""

import mmap
import struct
from collections.abc import Iterable
from typing import Final

# What is counted, by kind and label. Everything else of the same kind is counted as "other".
LABELS: Final = {
    # A request or a message that was refused, by its reason.
    "refusals": (
        "too_fast",
        "too_often",
        "too_busy",
        "too_many_connections",
        "too_many_bot_matches",
        "too_large",
        "malformed",
        "foreign_host",
        "foreign_origin",
        "no_session",
        "no_such_table",
        "no_such_page",
        "not_saved",
        "disk_full",
        "damaged",
        "went_wrong",
        "banned",
        "wrong_key",
        "other",
    ),
    # A connection that was cut off because of what it did.
    "abuse": (
        "frames",
        "unread",
        "head_too_large",
        "head_too_slow",
        "body_too_slow",
        "pipelined",
        "idle",
        "address_full",
        "house_full",
        "body_too_large",
        "malformed",
        "other",
    ),
    # A worker that ended although nobody had stopped it.
    "worker_deaths": ("watchdog", "signal", "error", "other"),
    # Bots that were late, died or raised.
    "bots_lost": ("late", "died", "raised", "other"),
}
MOST_PROCESSES: Final = 256
COUNT: Final = struct.Struct("<q")


class Tally:
    def __init__(self) -> None:
        names = [(kind, label) for kind, labels in LABELS.items() for label in labels]
        self._columns: dict[tuple[str, str], int] = {name: at for at, name in enumerate(names)}
        self._memory = mmap.mmap(-1, MOST_PROCESSES * len(names) * COUNT.size)
        self._row = 0

    def use_row(self, row: int) -> None:
        """Which row this process counts in: 0 is the supervisor's, or that of a process without one."""
        self._row = row % MOST_PROCESSES

    def add(self, kind: str, label: str) -> None:
        at = self._place(self._row, kind, label)
        COUNT.pack_into(self._memory, at, COUNT.unpack_from(self._memory, at)[0] + 1)

    def count(self, kind: str, label: str) -> int:
        """Over all processes of this machine."""
        return sum([self._count_in(row, kind, label) for row in range(MOST_PROCESSES)])

    def counts(self) -> Iterable[tuple[str, str, int]]:
        """Kind, label and count of everything."""
        return [(kind, label, self.count(kind, label)) for kind, label in self._columns]

    def _count_in(self, row: int, kind: str, label: str) -> int:
        count: int = COUNT.unpack_from(self._memory, self._place(row, kind, label))[0]
        return count

    def _place(self, row: int, kind: str, label: str) -> int:
        column = self._columns.get((kind, label), self._columns[kind, "other"])
        return (row * len(self._columns) + column) * COUNT.size


TALLY: Final = Tally()
