"""Steps on their way to disk: first into a journal, where a few hundred bytes are written for each, later folded.

There are two journals. Steps are added to one of them; when it is long enough, they go to the other, and what the first
holds is folded into chapters, a few tables with every commit, until it can be emptied whole. Whenever the process dies,
nothing is lost or doubled: a step counts as folded as soon as there is a chapter with its number, and a table's row is
right unless a journal knows a later revision of it.
"""

import contextlib
import sqlite3
from typing import Final

from tischlein.store.contract import Conflict
from tischlein.store.writer.chapters import CHAPTER, Packed, Unreadable, pack, unpack

NAMES: Final = ["journal_a", "journal_b"]
# So many steps make a journal long enough to be folded. The longer it is, the fewer pages are written for each step;
# the shorter, the faster is a start, and whatever has to look through it.
LONG: Final = 8192
# So many tables are folded with a commit: nobody waits for it longer than for a few moves.
TABLES_AT_ONCE: Final = 8

OVERTAKEN: Final = "the table has changed since it was read"
STEP: Final = '"table", match, n, seat, deed, command, at, phase, waiting, revision'


def of_each(sql: str) -> list[str]:
    """The same statement for each of the journals."""
    return [sql.replace("JOURNAL", name).replace("STEP", STEP) for name in NAMES]


ADD: Final = of_each("INSERT INTO JOURNAL (STEP) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
IN_ORDER: Final = of_each('SELECT STEP FROM JOURNAL ORDER BY "table", match, n')
EMPTY: Final = of_each("DELETE FROM JOURNAL")
# SQLite promises that the other columns are those of the row with the largest revision.
NEWEST: Final = of_each(
    'SELECT "table", phase, waiting, max(revision) FROM JOURNAL '
    'WHERE "table" IN (SELECT value FROM json_each(?)) GROUP BY "table"'
)
LAST_CHAPTER: Final = (
    'SELECT first, count, steps FROM chapter WHERE "table" = ? AND match = ? ORDER BY first DESC LIMIT 1'
)
FOLDED: Final = 'SELECT first + count FROM chapter WHERE "table" = ? AND match = ? ORDER BY first DESC LIMIT 1'
PUT_CHAPTER: Final = (
    'INSERT INTO chapter ("table", match, first, count, steps, last_at) VALUES (?, ?, ?, ?, ?, ?) '
    'ON CONFLICT ("table", match, first) DO UPDATE SET count = excluded.count, steps = excluded.steps, '
    "last_at = excluded.last_at"
)
MOVE_ON: Final = 'UPDATE "table" SET phase = ?, waiting = ?, revision = ? WHERE code = ? AND revision < ?'
REVISION: Final = 'SELECT revision FROM "table" WHERE code = ?'
IS_MATCH: Final = 'SELECT 1 FROM match WHERE "table" = ? AND number = ?'
OLD_MATCHES: Final = 'SELECT DISTINCT "table", match FROM step LIMIT ?'
OLD_STEPS: Final = 'SELECT seat, deed, command, at FROM step WHERE "table" = ? AND match = ? ORDER BY n'
FORGET_OLD: Final = 'DELETE FROM step WHERE "table" = ? AND match = ?'

Values = tuple[str | int | float | None, ...]


class Line:
    """A step as a journal holds it, with the table as it is after it."""

    def __init__(self, values: Values) -> None:
        table, match, n, seat, deed, command, at, phase, waiting, revision = values
        self.values: Values = values
        self.table: str = str(table)
        self.match: int = int(match or 0)
        self.n: int = int(n or 0)
        self.seat: int = int(seat or 0)
        self.deed: str = str(deed)
        self.command: str | None = None if command is None else str(command)
        self.at: float = float(at or 0)
        self.phase: str = str(phase)
        self.waiting: str = str(waiting)
        self.revision: int = int(revision or 0)


class Tail:
    """What the next step of a table must know: its revision, its match, and which number comes next."""

    def __init__(self, revision: int, match: int, n: int) -> None:
        self.revision: int = revision
        self.match: int = match
        self.n: int = n


class Journal:
    """The two journals. What is kept here is only remembered: after a write that failed it is read anew.

    tails   of the tables that had a step not long ago
    lines   of the journal that is written to, as far as they are not folded, of each table in order
    left    the same of the other one: what is still to be folded
    """

    def __init__(self) -> None:
        self._tails: dict[str, Tail] = {}
        self._lines: dict[str, list[Line]] = {}
        self._left: dict[str, list[Line]] = {}
        self._is_folding = False
        self._is_in_doubt = True
        self._now = 0
        self._length = 0

    # ---- adding

    def add(self, connection: sqlite3.Connection, lines: list[Line]) -> None:
        """Raises Conflict for a step that is there already, and where its table has changed since it was read."""
        tails: dict[str, Tail] = {}
        for line in lines:
            tail = tails.get(line.table) or self._tail_of(connection, line)
            if tail.revision + 1 != line.revision:
                raise Conflict(OVERTAKEN)
            if tail.n != line.n:
                raise Conflict("this is not the next step of its match")
            tails[line.table] = Tail(line.revision, line.match, line.n + 1)
        connection.executemany(ADD[self._now], [line.values for line in lines])
        for line in lines:
            self._lines.setdefault(line.table, []).append(line)
        self._tails.update(tails)
        self._length += len(lines)

    def _tail_of(self, connection: sqlite3.Connection, line: Line) -> Tail:
        tail = self._tails.get(line.table)
        if tail is not None and tail.match == line.match:
            return tail
        row = connection.execute(REVISION, (line.table,)).fetchone()
        if row is None or connection.execute(IS_MATCH, (line.table, line.match)).fetchone() is None:
            raise Conflict("there is no such match")
        revision, n = int(row[0]), folded(connection, line.table, line.match)
        for known in self._lines_of(line.table):
            revision = max(revision, known.revision)
            if known.match == line.match:
                n = max(n, known.n + 1)
        return Tail(revision, line.match, n)

    def _lines_of(self, code: str) -> list[Line]:
        """Reading them again would cost as much as writing them did."""
        return self._left.get(code, []) + self._lines.get(code, [])

    # ---- folding

    def fold(self, connection: sqlite3.Connection, codes: list[str]) -> None:
        """Before somebody changes these tables otherwise than by a step: now their rows and chapters say everything."""
        for code in codes:
            fold_lines(connection, self._lines_of(code))
            self._left.pop(code, None)
            self._lines.pop(code, None)
            self._tails.pop(code, None)

    def fold_all(self, connection: sqlite3.Connection) -> None:
        """Both journals are empty then."""
        if self._is_folding or self._length:
            for code in sorted({*self._left, *self._lines}):
                fold_lines(connection, self._lines_of(code))
            for emptied in EMPTY:
                connection.execute(emptied)
        self._forget()

    def tidy(self, connection: sqlite3.Connection) -> None:
        """A little with every commit, so that nobody waits for all of it."""
        if self._is_in_doubt:
            return
        if self._is_folding:
            for code in list(self._left)[:TABLES_AT_ONCE]:
                fold_lines(connection, self._left.pop(code))
            if not self._left:
                connection.execute(EMPTY[1 - self._now])
                self._is_folding = False
                # Whoever has left would be remembered for ever.
                self._tails = {code: tail for code, tail in self._tails.items() if code in self._lines}
        elif self._length >= LONG:
            self._left, self._lines = self._lines, {}
            self._is_folding = True
            self._now = 1 - self._now
            self._length = 0

    # ---- what is remembered

    def doubt(self) -> None:
        """Something was not written, or not all of it."""
        self._is_in_doubt = True

    def recall(self, connection: sqlite3.Connection) -> None:
        """Before anything is written: what is remembered is what is on disk."""
        if not self._is_in_doubt:
            return
        self._forget()
        self._lines = by_table(connection, IN_ORDER[self._now])
        self._left = by_table(connection, IN_ORDER[1 - self._now])
        self._length = sum([len(lines) for lines in self._lines.values()])
        self._is_folding = len(self._left) > 0
        if self._is_folding:
            # Nobody knows any more which journal is the older one: of each table the lines of both.
            for code in self._left:
                self._left[code] += self._lines.pop(code, [])
        self._is_in_doubt = False

    def _forget(self) -> None:
        self._tails = {}
        self._lines = {}
        self._left = {}
        self._is_folding = False
        self._length = 0


def by_table(connection: sqlite3.Connection, in_order: str) -> dict[str, list[Line]]:
    found: dict[str, list[Line]] = {}
    for row in connection.execute(in_order).fetchall():
        line = Line(tuple(row))
        found.setdefault(line.table, []).append(line)
    return found


def folded(connection: sqlite3.Connection, code: str, match: int) -> int:
    """How many steps of a match are in its chapters."""
    row = connection.execute(FOLDED, (code, match)).fetchone()
    return 0 if row is None else int(row[0])


def fold_lines(connection: sqlite3.Connection, lines: list[Line]) -> None:
    """The lines of one table as far as they are not folded yet; no line between them is missing."""
    if not lines:
        return
    for match in sorted({line.match for line in lines}):
        done = folded(connection, lines[0].table, match)
        new = {line.n: line for line in lines if line.match == match and line.n >= done}
        packed: Packed = []
        for n in sorted(new):
            packed.append((new[n].seat, new[n].deed, new[n].command, new[n].at))
        add_chapter(connection, lines[0].table, match, done, packed)
    last = max(lines, key=revision_of)
    connection.execute(MOVE_ON, (last.phase, last.waiting, last.revision, last.table, last.revision))


def revision_of(line: Line) -> int:
    return line.revision


def add_chapter(connection: sqlite3.Connection, code: str, match: int, first: int, steps: Packed) -> None:
    """Steps from number `first` on. They join the last chapter while that is short."""
    if not steps:
        return
    row = connection.execute(LAST_CHAPTER, (code, match)).fetchone()
    if row is not None and row[1] < CHAPTER:
        with contextlib.suppress(Unreadable):
            first, steps = int(row[0]), unpack(row[2]) + steps
    connection.execute(PUT_CHAPTER, (code, match, first, len(steps), pack(steps), steps[-1][3]))


def fold_old_steps(connection: sqlite3.Connection, most: int) -> bool:
    """Steps of some matches from before there were journals, or from a copy of PostgreSQL. False: there were none."""
    matches = connection.execute(OLD_MATCHES, (most,)).fetchall()
    for code, match in matches:
        packed: Packed = []
        for seat, deed, command, at in connection.execute(OLD_STEPS, (code, match)):
            packed.append((seat, deed, command, at))
        for first in range(0, len(packed), CHAPTER):
            add_chapter(connection, code, match, first, packed[first : first + CHAPTER])
        connection.execute(FORGET_OLD, (code, match))
    return len(matches) > 0
