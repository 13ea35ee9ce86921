"""The store over any SQL database: what is asked and what comes back. How that is sent is up to each database."""

import asyncio
import contextlib
import functools
from collections.abc import Mapping

import msgspec

from tischlein.store.bus import BANS, FORGOTTEN, GONE
from tischlein.store.contract import Conflict, NotWritten, OnStored, resolve
from tischlein.store.rows import (
    BanRow,
    CommandRow,
    HintRow,
    ListedTable,
    MatchRow,
    PassRow,
    PersonRow,
    ReviewRow,
    StepRow,
    TableRow,
    TableSnapshot,
    TableWanted,
    TelevisionRow,
)
from tischlein.store.statements import Statements
from tischlein.store.values import Row, Statement, Value, row_of, snapshot_of, table_of, values_of

replace = msgspec.structs.replace


class RelationalStore:
    """Implements `contract.Store` with three things that each database does its own way."""

    def __init__(self, sql: Statements) -> None:
        self._sql = sql

    async def write(self, statements: list[Statement], about: str = "") -> list[Row]:
        """All of it or nothing, on disk. Returns the rows of the last one. `about` is what other processes are told."""
        raise NotImplementedError

    async def read(self, statements: list[Statement]) -> list[list[Row]]:
        """The rows of each, all as they were at the same instant."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    # ---- people

    async def add_person(self, person: PersonRow) -> None:
        await self.write([Statement(self._sql.add_person, values_of(person))])

    async def rename_person(self, id: str, name: str) -> None:
        await self.write([Statement(self._sql.rename_person, {"who": id, "called": name})])

    async def forget_person(self, id: str) -> None:
        await self.write([Statement(one, {"who": id}) for one in self._sql.forget_person], f"{FORGOTTEN}{id}")

    async def person_with_token(self, token_hash: str) -> PersonRow | None:
        rows = await self._select(self._sql.person_with_token, {"token_hash": token_hash})
        return row_of(rows[0], PersonRow) if rows else None

    # ---- tables

    async def open_table(self, table: TableRow) -> None:
        values = values_of(table)
        del values["seats"]
        await self.write([*self._hold_people(table), Statement(self._sql.add_table, values), *self._seats(table)])

    async def save_table(
        self, table: TableRow, begun: MatchRow | None = None, command: CommandRow | None = None
    ) -> TableRow:
        fixed = ("code", "seats", "revision")
        values = {f"new_{name}": value for name, value in values_of(table).items() if name not in fixed}
        writes = [
            *self._hold_people(table),
            Statement(self._sql.change_table, {"here": table.code, "known": table.revision, **values}, must_find=True),
            Statement(self._sql.clear_seats, {"here": table.code}),
            *self._seats(table),
        ]
        if begun is not None:
            writes.append(Statement(self._sql.add_match, values_of(begun)))
        if command is not None:
            writes.append(Statement(self._sql.add_command, values_of(command)))
        now = replace(table, revision=table.revision + 1)
        await self.write(writes, f"{now.code} {now.revision}")
        return now

    async def append(self, step: StepRow, table: TableRow) -> TableRow:
        waiting: asyncio.Future[TableRow] = asyncio.get_running_loop().create_future()
        self.append_soon(step, table, functools.partial(resolve, waiting))
        return await waiting

    def append_soon(self, step: StepRow, table: TableRow, on_stored: OnStored) -> None:
        raise NotImplementedError

    async def table(self, code: str) -> TableRow | None:
        here = {"here": code}
        found, seats = await self.read([Statement(self._sql.table, here), Statement(self._sql.seats, here)])
        return table_of(found[0], seats) if found else None

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        rows = await self._select(self._sql.tables_of, {"who": person, "most": most})
        seats = await self.read([Statement(self._sql.seats, {"here": row["code"]}) for row in rows])
        return [table_of(row, seated) for row, seated in zip(rows, seats, strict=True)]

    async def sits_at(self, person: str, table: str) -> bool:
        return bool(await self._select(self._sql.seats_at, {"here": table, "who": person}))

    async def has_done(self, table: str, person: str, command: str) -> bool:
        return bool(await self._select(self._sql.command, {"here": table, "who": person, "given": command}))

    # ---- matches

    async def snapshot(self, code: str, match: int = 0, since: int = 0) -> TableSnapshot | None:
        here = {"here": code}
        found, seats, begun, steps = await self.read(
            [
                Statement(self._sql.table, here),
                Statement(self._sql.seats, here),
                Statement(self._sql.present_match, here),
                Statement(self._sql.later_steps, {"here": code, "which": match, "since": since}),
            ]
        )
        if not found:
            return None
        return snapshot_of(found[0], seats, begun, [row_of(step, StepRow) for step in steps])

    async def match(self, table: str, number: int) -> MatchRow | None:
        rows = await self._select(self._sql.match, {"here": table, "which": number})
        return row_of(rows[0], MatchRow) if rows else None

    async def steps(self, table: str, match: int) -> list[StepRow]:
        rows = await self._select(self._sql.steps, {"here": table, "which": match})
        return [row_of(row, StepRow) for row in rows]

    async def review(self, table: str, match: int) -> ReviewRow | None:
        rows = await self._select(self._sql.review, {"here": table, "which": match})
        return row_of(rows[0], ReviewRow) if rows else None

    async def keep_review(self, review: ReviewRow) -> None:
        which: dict[str, Value] = {"here": review.table, "which": review.match}
        with contextlib.suppress(Conflict):
            await self.write(
                [
                    Statement(self._sql.match_there, which, must_find=True),
                    Statement(self._sql.drop_review, which),
                    Statement(self._sql.add_review, values_of(review)),
                ]
            )

    async def step_of_command(self, table: str, command: str) -> StepRow | None:
        rows = await self._select(self._sql.step_of_command, {"here": table, "given": command})
        return row_of(rows[0], StepRow) if rows else None

    # ---- hints

    async def add_hint(self, hint: HintRow) -> None:
        # The table as it stands is not changed, so its revision is not told: other processes read it again.
        await self.write([Statement(self._sql.add_hint, values_of(hint))], hint.table)

    async def hints(self, table: str, match: int) -> list[HintRow]:
        return [row_of(row, HintRow) for row in await self._select(self._sql.hints, {"here": table, "which": match})]

    # ---- passes

    async def add_pass(self, seat_pass: PassRow, now: float, most: int) -> None:
        of_seat: dict[str, Value] = {"here": seat_pass.table, "which": seat_pass.seat, "most": most - 1}
        await self.write(
            [
                Statement(self._sql.hold_person, {"who": seat_pass.person}, must_find=True),
                Statement(self._sql.forget_old_passes, {"now": now}),
                Statement(self._sql.forget_more_passes, of_seat),
                Statement(self._sql.add_pass, values_of(seat_pass)),
            ]
        )

    async def use_pass(self, token_hash: str, now: float) -> PassRow | None:
        rows = await self.write(
            [
                Statement(self._sql.forget_old_passes, {"now": now}),
                Statement(self._sql.use_pass, {"token": token_hash}),
            ]
        )
        return row_of(rows[0], PassRow) if rows else None

    # ---- televisions

    async def add_television(self, shown: TelevisionRow, now: float) -> None:
        old = Statement(self._sql.forget_old_televisions, {"now": now})
        await self.write([old, Statement(self._sql.add_television, values_of(shown))])

    async def pair_television(self, code: str, table: str, now: float) -> bool:
        values: dict[str, Value] = {"shown": code, "here": table, "now": now}
        return bool(await self.write([Statement(self._sql.pair_television, values)]))

    async def television(self, code: str, now: float) -> TelevisionRow | None:
        rows = await self._select(self._sql.television, {"shown": code, "now": now})
        return row_of(rows[0], TelevisionRow) if rows else None

    # ---- for the host

    async def listed_tables(self, wanted: TableWanted) -> list[ListedTable]:
        rows = await self._select(self._sql.listed_tables, values_of(wanted))
        seats = await self.read([Statement(self._sql.seats, {"here": row["code"]}) for row in rows])
        return [row_of(row, ListedTable, table=table_of(row, seated)) for row, seated in zip(rows, seats, strict=True)]

    async def idle_lobbies(self, before: float, after: str, most: int) -> list[str]:
        rows = await self._select(self._sql.idle_lobbies, {"before": before, "after": after, "most": most})
        return [str(row["code"]) for row in rows]

    async def delete_table(self, code: str) -> bool:
        try:
            return await self._remove_table(code, [], f"{code} {GONE}")
        except Conflict:
            # Another process has deleted it just now.
            return False

    async def rename_table(self, code: str, new_code: str) -> bool:
        values = {"here": code, "there": new_code}
        copies = [Statement(one, values) for one in self._sql.copy_table]
        return await self._remove_table(code, copies, f"{code} {GONE} {new_code}")

    async def _remove_table(self, code: str, before: list[Statement], about: str) -> bool:
        if await self.table(code) is None:
            return False
        here = {"here": code}
        touch = Statement(self._sql.touch_table, here, must_find=True)
        await self.write([touch, *before, *[Statement(one, here) for one in self._sql.remove_table]], about)
        return True

    async def add_ban(self, ban: BanRow) -> None:
        await self.write(
            [
                Statement(self._sql.forget_old_bans, {"now": ban.made_at}),
                Statement(self._sql.add_ban, values_of(ban)),
            ],
            BANS,
        )

    async def bans(self, now: float) -> list[BanRow]:
        return [row_of(row, BanRow) for row in await self._select(self._sql.bans, {"now": now})]

    async def end_ban(self, id: str) -> bool:
        return bool(await self.write([Statement(self._sql.end_ban, {"which_ban": id})], BANS))

    async def forget_old_bans(self, now: float) -> None:
        await self.write([Statement(self._sql.forget_old_bans, {"now": now})])

    # ---- the store itself

    async def check(self) -> str:
        await self.write([Statement(self._sql.clear_pulse, {}), Statement(self._sql.beat, {"id": 1, "at": 0.0})])
        rows = await self._select(self._sql.shape, {})
        if not rows:
            raise NotWritten("the database has no shape")
        return str(rows[0]["version_num"])

    async def _select(self, sql: str, values: Mapping[str, Value]) -> list[Row]:
        (rows,) = await self.read([Statement(sql, values)])
        return rows

    def _hold_people(self, table: TableRow) -> list[Statement]:
        """Before the table itself: whoever is being forgotten is held before their tables too (`forgetting.py`)."""
        people = sorted({seat.person for seat in table.seats if seat.person})
        return [Statement(self._sql.hold_person, {"who": person}) for person in people]

    def _seats(self, table: TableRow) -> list[Statement]:
        seats = [
            Statement(self._sql.add_seat, {"table": table.code, "seat": place, **values_of(seat)})
            for place, seat in enumerate(table.seats)
        ]
        return [*seats, Statement(self._sql.drop_lost_names, {"here": table.code})]
