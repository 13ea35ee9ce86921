"""A store that keeps everything in memory and forgets it with the test: for thousands of tables a second."""

import asyncio

import msgspec

from tischlein.store.contract import Conflict, NotWritten, OnStored, Store
from tischlein.store.rows import (
    BanRow,
    CommandRow,
    HintRow,
    ListedTable,
    MatchRow,
    PassRow,
    PersonRow,
    ReviewRow,
    SeatRow,
    StepRow,
    TableRow,
    TableSnapshot,
    TableWanted,
    TelevisionRow,
)

replace = msgspec.structs.replace


class ForgetfulStore:
    """What `tischlein.store.contract.Store` asks for, without a disk."""

    def __init__(self) -> None:
        self.people: dict[str, PersonRow] = {}
        self.tables: dict[str, TableRow] = {}
        self.matches: dict[tuple[str, int], MatchRow] = {}
        self.played: dict[tuple[str, int], list[StepRow]] = {}
        self.reviews: dict[tuple[str, int], ReviewRow] = {}
        self.commands: set[tuple[str, str, str]] = set()
        self.given: dict[tuple[str, int], list[HintRow]] = {}
        self.passes: dict[str, PassRow] = {}
        self.televisions: dict[str, TelevisionRow] = {}
        self.banned: list[BanRow] = []

    async def add_person(self, person: PersonRow) -> None:
        self.people[person.id] = person

    async def rename_person(self, id: str, name: str) -> None:
        self.people[id] = replace(self.people[id], name=name)

    async def forget_person(self, id: str) -> None:
        self.people.pop(id, None)
        self.passes = {token: one for token, one in self.passes.items() if one.person != id}
        for code, table in self.tables.items():
            seats = [_without_person(table, seat) if seat.person == id else seat for seat in table.seats]
            if seats != table.seats:
                self.tables[code] = replace(table, seats=seats, revision=table.revision + 1)

    async def person_with_token(self, token_hash: str) -> PersonRow | None:
        return next((person for person in self.people.values() if person.token_hash == token_hash), None)

    async def open_table(self, table: TableRow) -> None:
        if table.code in self.tables:
            raise Conflict("the code is taken")
        self.tables[table.code] = table

    async def save_table(
        self, table: TableRow, begun: MatchRow | None = None, command: CommandRow | None = None
    ) -> TableRow:
        if begun is not None:
            self.matches[begun.table, begun.number] = begun
            self.played[begun.table, begun.number] = []
        if command is not None:
            self.commands.add((command.table, command.person, command.command))
        return self._keep_once(table)

    async def append(self, step: StepRow, table: TableRow) -> TableRow:
        row = self._keep_once(table)
        self.played[step.table, step.match].append(step)
        return row

    def append_soon(self, step: StepRow, table: TableRow, on_stored: OnStored) -> None:
        append_in_task(self, step, table, on_stored)

    def _keep_once(self, table: TableRow) -> TableRow:
        if self.tables[table.code].revision != table.revision:
            raise Conflict("the table has changed")
        self.tables[table.code] = replace(table, revision=table.revision + 1)
        return self.tables[table.code]

    async def table(self, code: str) -> TableRow | None:
        return self.tables.get(code)

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        sat = [table for table in self.tables.values() if any(seat.person == person for seat in table.seats)]
        return sat[:most]

    async def sits_at(self, person: str, table: str) -> bool:
        return table in self.tables and any(seat.person == person for seat in self.tables[table].seats)

    async def snapshot(self, code: str, match: int = 0, since: int = 0) -> TableSnapshot | None:
        table = self.tables.get(code)
        if table is None:
            return None
        steps = await self.steps(code, table.match)
        return TableSnapshot(
            table, self.matches.get((code, table.match)), steps[since if match == table.match else 0 :]
        )

    async def match(self, table: str, number: int) -> MatchRow | None:
        return self.matches.get((table, number))

    async def steps(self, table: str, match: int) -> list[StepRow]:
        return list(self.played.get((table, match), []))

    async def review(self, table: str, match: int) -> ReviewRow | None:
        return self.reviews.get((table, match))

    async def keep_review(self, review: ReviewRow) -> None:
        self.reviews[review.table, review.match] = review

    async def step_of_command(self, table: str, command: str) -> StepRow | None:
        here = [steps for (code, _), steps in self.played.items() if code == table]
        return next((step for steps in here for step in steps if step.command == command), None)

    async def has_done(self, table: str, person: str, command: str) -> bool:
        return (table, person, command) in self.commands

    async def add_hint(self, hint: HintRow) -> None:
        given = self.given.setdefault((hint.table, hint.match), [])
        if any((one.seat, one.n) == (hint.seat, hint.n) for one in given):
            raise Conflict("this hint is given already")
        given.append(hint)

    async def hints(self, table: str, match: int) -> list[HintRow]:
        return sorted(self.given.get((table, match), []), key=lambda one: (one.seat, one.n))

    async def add_pass(self, seat_pass: PassRow, now: float, most: int) -> None:
        self.passes[seat_pass.token_hash] = seat_pass

    async def use_pass(self, token_hash: str, now: float) -> PassRow | None:
        found = self.passes.pop(token_hash, None)
        return found if found is not None and found.expires_at > now else None

    async def add_television(self, shown: TelevisionRow, now: float) -> None:
        self.televisions[shown.code] = shown

    async def pair_television(self, code: str, table: str, now: float) -> bool:
        found = await self.television(code, now)
        if found is not None:
            self.televisions[code] = replace(found, table=table)
        return found is not None

    async def television(self, code: str, now: float) -> TelevisionRow | None:
        found = self.televisions.get(code)
        return found if found is not None and found.expires_at > now else None

    async def listed_tables(self, wanted: TableWanted) -> list[ListedTable]:
        return [ListedTable(table, None) for table in self.tables.values() if wanted.phase in ("", table.phase)]

    async def idle_lobbies(self, before: float, after: str, most: int) -> list[str]:
        idle = [one.code for one in self.tables.values() if one.match == 0 and one.opened_at < before]
        return sorted(code for code in idle if code > after)[:most]

    async def delete_table(self, code: str) -> bool:
        return self.tables.pop(code, None) is not None

    async def rename_table(self, code: str, new_code: str) -> bool:
        table = self.tables.pop(code, None)
        if table is not None:
            self.tables[new_code] = replace(table, code=new_code)
            for kept in (self.matches, self.played, self.given):
                for where in [key for key in kept if key[0] == code]:
                    kept[new_code, where[1]] = kept.pop(where)  # type: ignore[assignment]
        return table is not None

    async def add_ban(self, ban: BanRow) -> None:
        self.banned.append(ban)

    async def bans(self, now: float) -> list[BanRow]:
        return [ban for ban in self.banned if ban.expires_at > now]

    async def end_ban(self, id: str) -> bool:
        ended = [ban for ban in self.banned if ban.id == id]
        self.banned = [ban for ban in self.banned if ban.id != id]
        return bool(ended)

    async def forget_old_bans(self, now: float) -> None:
        self.banned = await self.bans(now)

    async def check(self) -> str:
        return "in memory"

    async def close(self) -> None:
        pass


def _without_person(table: TableRow, seat: SeatRow) -> SeatRow:
    return SeatRow() if table.match == 0 else replace(seat, person="", name="", has_left=True)


def append_in_task(store: Store, step: StepRow, table: TableRow, on_stored: OnStored) -> None:
    """`append_soon` for a store that has only `append`."""

    def tell(task: asyncio.Task[TableRow]) -> None:
        error = asyncio.CancelledError() if task.cancelled() else task.exception()
        if error is None:
            on_stored(task.result())
        else:
            on_stored(error if isinstance(error, NotWritten) else NotWritten(repr(error)))

    async def append() -> TableRow:
        return await store.append(step, table)

    asyncio.create_task(append()).add_done_callback(tell)
