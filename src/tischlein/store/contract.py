"""What the server asks of a store. SQLite and PostgreSQL implement it, held to it by the same tests."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from tischlein.store.rows import CommandRow, MatchRow, PassRow, PersonRow, StepRow, TableRow, TableSnapshot

Kept = TypeVar("Kept")


class NotWritten(Exception):
    """Nothing of what was asked is stored: the disk is full, the store is closing, another process was faster."""


class Conflict(NotWritten):
    """A row with this key is there already, or the table has changed since it was read."""


class Lost(NotWritten):
    """The database cannot be reached. Whether what was asked is stored is not known: read, and ask again."""


# Hears that a step is on disk, with the table as it then is, or why it is not. Called in the event loop, and never
# before `append_soon` has returned.
OnStored = Callable[[TableRow | NotWritten], None]


def keep(promise: "asyncio.Future[Kept]", kept: Kept | NotWritten) -> None:
    """Or say why it cannot be kept. Who waits may have gone away; what was written is written."""
    if promise.done():
        return
    if isinstance(kept, NotWritten):
        promise.set_exception(kept)
    else:
        promise.set_result(kept)


class Store(Protocol):
    """Every method that writes returns when the writing is on disk, and writes all or nothing."""

    async def add_person(self, person: PersonRow) -> None: ...

    async def rename_person(self, id: str, name: str) -> None: ...

    async def forget_person(self, id: str, token_hash: str) -> None:
        """Its name and session go; its rows at tables stay, under an id that belongs to nobody any more."""

    async def person_with_token(self, token_hash: str) -> PersonRow | None: ...

    async def open_table(self, table: TableRow) -> None:
        """Raises Conflict when the code is taken."""

    async def save_table(
        self, table: TableRow, begun: MatchRow | None = None, command: CommandRow | None = None
    ) -> TableRow:
        """The table as it now is, together with the match that begins at it and the command that asked for it.

        Returns it with its new revision. Raises Conflict when its revision is not the stored one.
        """

    async def append(self, step: StepRow, table: TableRow) -> TableRow:
        """The next step of a match, and where the table stands after it (of which only phase and waiting count).

        Returns the table with its new revision. Raises Conflict for a step that is there already, and when the table's
        revision is not the stored one.
        """

    def append_soon(self, step: StepRow, table: TableRow, hear: OnStored) -> None:
        """The same for whoever is no task and cannot wait."""

    async def table(self, code: str) -> TableRow | None: ...

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """The tables where a person sits, newest first."""

    async def snapshot(self, code: str, match: int = 0, since: int = 0) -> TableSnapshot | None:
        """The table with its present match and steps; of a match that is known already, only the steps from `since`."""

    async def match(self, table: str, number: int) -> MatchRow | None: ...

    async def steps(self, table: str, match: int) -> list[StepRow]: ...

    async def step_of_command(self, table: str, command: str) -> StepRow | None: ...

    async def has_done(self, table: str, person: str, command: str) -> bool:
        """Whether this command of a person was carried out at the table."""

    async def add_pass(self, seat_pass: PassRow) -> None: ...

    async def use_pass(self, token_hash: str, now: float) -> PassRow | None:
        """The pass, which is gone afterwards; None for one that is unknown, used or too old."""

    async def check(self) -> str:
        """Writes something, to see that it can, and tells the shape of the database. Raises NotWritten."""

    async def close(self) -> None: ...


def append_in_task(store: Store, step: StepRow, table: TableRow, hear: OnStored) -> None:
    """`append_soon` for a store that has only `append`."""

    def tell(task: asyncio.Task[TableRow]) -> None:
        error = asyncio.CancelledError() if task.cancelled() else task.exception()
        if error is None:
            hear(task.result())
        else:
            hear(error if isinstance(error, NotWritten) else NotWritten(repr(error)))

    asyncio.create_task(_append(store, step, table)).add_done_callback(tell)


async def _append(store: Store, step: StepRow, table: TableRow) -> TableRow:
    return await store.append(step, table)
