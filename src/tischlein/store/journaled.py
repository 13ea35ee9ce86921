"""The store where steps are in journals and chapters: what is read is put together from both, all of one instant."""

import sqlite3
from collections.abc import Iterable
from typing import Final

import msgspec

from tischlein.store.relational import RelationalStore
from tischlein.store.rows import ListedTable, StepRow, TableSnapshot, TableWanted
from tischlein.store.values import Row, Statement, json_of, row_of, snapshot_of
from tischlein.store.writer.chapters import unpack
from tischlein.store.writer.jobs import EVERY_TABLE
from tischlein.store.writer.journal import NEWEST

# Under these names a statement says which table it is about.
TABLE_KEYS: Final = ("here", "code", "table")
# How many steps are stored: those in chapters, and those in journals that are not folded yet.
COUNT_STEPS: Final = """
WITH line AS (SELECT "table", match, n FROM journal_a UNION ALL SELECT "table", match, n FROM journal_b)
SELECT (SELECT coalesce(sum(count), 0) FROM chapter) + (
    SELECT count(*) FROM line WHERE n >= coalesce((SELECT max(first + count) FROM chapter
    WHERE chapter."table" = line."table" AND chapter.match = line.match), 0))
"""


class JournaledStore(RelationalStore):
    async def change(self, statements: list[Statement], tables: list[str]) -> list[Row]:
        """`write`, where the journals' lines of these tables are folded first."""
        raise NotImplementedError

    async def forget_person(self, id: str) -> None:
        await self.change([Statement(one, {"who": id}) for one in self._sql.forget_person], EVERY_TABLE)

    async def listed_tables(self, wanted: TableWanted) -> list[ListedTable]:
        await self.change([], EVERY_TABLE)
        return await super().listed_tables(wanted)

    async def snapshot(self, code: str, match: int = 0, since: int = 0) -> TableSnapshot | None:
        here = {"here": code}
        found, seats, begun, chapters, lines = await self.read(
            [
                Statement(self._sql.table, here),
                Statement(self._sql.seats, here),
                Statement(self._sql.present_match, here),
                Statement(self._sql.later_chapters, {"here": code, "which": match, "since": since}),
                Statement(self._sql.lines, here),
            ]
        )
        if not found:
            return None
        present = found[0]["match"]
        steps = steps_in(chapters, [line for line in lines if line["match"] == present])
        known = since if match == present else 0
        return snapshot_of(found[0], seats, begun, [step for step in steps if step.n >= known])

    async def steps(self, table: str, match: int) -> list[StepRow]:
        chapters, lines = await self.read(
            [
                Statement(self._sql.chapters_of, {"here": table, "which": match}),
                Statement(self._sql.lines, {"here": table}),
            ]
        )
        return steps_in(chapters, [line for line in lines if line["match"] == match])

    async def step_of_command(self, table: str, command: str) -> StepRow | None:
        here = {"here": table}
        chapters, lines = await self.read([Statement(self._sql.chapters, here), Statement(self._sql.lines, here)])
        found = [step for step in steps_in(chapters, lines) if step.command == command]
        return found[0] if found else None


def steps_in(chapters: list[Row], lines: Iterable[Row]) -> list[StepRow]:
    """Each once, in order. A line whose step is in a chapter already is about to be emptied away."""
    steps = {(step.match, step.n): step for line in lines for step in [row_of(line, StepRow)]}
    for row in chapters:
        code, match, first, packed = row["table"], row["match"], row["first"], row["steps"]
        assert isinstance(code, str) and isinstance(match, int) and isinstance(first, int) and isinstance(packed, bytes)
        for n, (seat, deed, command, at) in enumerate(unpack(packed), first):
            steps[match, n] = StepRow(code, match, n, seat, msgspec.json.decode(deed), command, at)
    return [steps[key] for key in sorted(steps)]


def tables_in(statements: list[Statement]) -> list[str]:
    """The tables that these statements are about."""
    named = {one.values.get(key) for one in statements for key in TABLE_KEYS}
    return sorted(str(code) for code in named if code is not None)


def bring_up_to_date(connection: sqlite3.Connection, found: list[list[Row]]) -> None:
    """Rows of tables, as far as journals know a later revision of them."""
    tables = {str(row["code"]): row for rows in found for row in rows if "code" in row and "revision" in row}
    if not tables:
        return
    for newest in NEWEST:
        for code, phase, waiting, revision in connection.execute(newest, (json_of(list(tables)),)):
            row = tables[code]
            if int(str(row["revision"])) < revision:
                row.update(phase=phase, waiting=waiting, revision=revision)
