"""What the server asks of a store. SQLite and PostgreSQL implement it, held to it by the same tests."""

import asyncio
from collections.abc import Callable
from typing import ClassVar, Final, Protocol, TypeVar

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

Outcome = TypeVar("Outcome")


class NotWritten(Exception):
    """Nothing of what was asked is stored. `reason` is the word for it that people and `/readyz` are told."""

    reason: ClassVar[str] = "not_saved"


class Conflict(NotWritten):
    """A row with this key is there already, or the table has changed since it was read."""


class Lost(NotWritten):
    """The database cannot be reached. Nobody knows whether what was asked is stored: read, and ask again."""


class DiskFull(NotWritten):
    """Nothing more can be stored until somebody makes room."""

    reason: ClassVar[str] = "disk_full"


class Damaged(NotWritten):
    """The database is damaged. Until the next start nothing more is stored: it could damage more."""

    reason: ClassVar[str] = "damaged"


# Refused as things are now, not for good: the same command may succeed later.
FOR_NOW: Final = tuple(kind.reason for kind in (NotWritten, DiskFull, Damaged))

# Called when a step is on disk, with the table as it then is, or with the reason why it is not. Called in the event
# loop, and never before `append_soon` has returned.
OnStored = Callable[[TableRow | NotWritten], None]


def resolve(waiting: "asyncio.Future[Outcome]", outcome: Outcome | NotWritten) -> None:
    """Hands the outcome of a write to whoever waits for it, and has not gone away meanwhile."""
    if waiting.done():
        return
    if isinstance(outcome, NotWritten):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)


class Store(Protocol):
    """Every method that writes returns when the writing is on disk, and writes all or nothing."""

    async def add_person(self, person: PersonRow) -> None: ...

    async def rename_person(self, id: str, name: str) -> None: ...

    async def forget_person(self, id: str) -> None:
        """The guest goes, with session and passes, and its name at every seat that it holds and in all their matches.

        The seats belong to nobody afterwards: free before the first match, otherwise kept as left. Every one of these
        tables has a new revision. Whatever others write later, the name does not come back: a seat is stored without
        its name if it belongs to somebody who is no guest here.
        """

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
        """`append_soon`, and waits for it."""

    def append_soon(self, step: StepRow, table: TableRow, on_stored: OnStored) -> None:
        """Stores the next step of a match, with the table as it is after it (only its phase and `waiting` change).

        Hands over the table with its new revision; or a Conflict for a step that is there already, and when the table's
        revision is not the stored one.
        """

    async def table(self, code: str) -> TableRow | None: ...

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """The tables where a person sits, newest first."""

    async def sits_at(self, person: str, table: str) -> bool:
        """Takes the same time whether or not there is such a table, for whoever does not sit there."""

    async def snapshot(self, code: str, match: int = 0, since: int = 0) -> TableSnapshot | None:
        """The table with its present match and steps; of a match known already, only the steps from `since`."""

    async def match(self, table: str, number: int) -> MatchRow | None: ...

    async def steps(self, table: str, match: int) -> list[StepRow]: ...

    async def review(self, table: str, match: int) -> ReviewRow | None: ...

    async def keep_review(self, review: ReviewRow) -> None:
        """Instead of one that is there. Where there is no such match any more, nothing is kept."""

    async def step_of_command(self, table: str, command: str) -> StepRow | None: ...

    async def has_done(self, table: str, person: str, command: str) -> bool:
        """Whether this command of a person was carried out at the table."""

    async def add_hint(self, hint: HintRow) -> None:
        """Raises Conflict when this seat has its n-th hint of the match already."""

    async def hints(self, table: str, match: int) -> list[HintRow]:
        """Those that were given in a match, seat by seat as they came."""

    async def add_pass(self, seat_pass: PassRow, now: float, most: int) -> None:
        """Takes away those that are too old, and of the same seat all but the newest: it has `most` of them then.

        Raises Conflict when whoever makes it is no guest here any more.
        """

    async def use_pass(self, token_hash: str, now: float) -> PassRow | None:
        """The pass, which is gone afterwards; None for one that is unknown, used or too old."""

    async def add_television(self, shown: TelevisionRow, now: float) -> None:
        """Takes away those that are too old. Raises Conflict when the code is taken."""

    async def pair_television(self, code: str, table: str, now: float) -> bool:
        """From now on it shall show this table. Returns whether a television shows this code."""

    async def television(self, code: str, now: float) -> TelevisionRow | None: ...

    # ---- for the host

    async def listed_tables(self, wanted: TableWanted) -> list[ListedTable]:
        """Newest first."""

    async def idle_lobbies(self, before: float, after: str, most: int) -> list[str]:
        """Codes of tables without a match at which nothing was done since `before`; in order, those behind `after`."""

    async def delete_table(self, code: str) -> bool:
        """The table with everything that happened at it. Returns whether it was there."""

    async def rename_table(self, code: str, new_code: str) -> bool:
        """The same table under another code; its passes end. Returns whether it was there. Raises Conflict when the new
        code is taken."""

    async def add_ban(self, ban: BanRow) -> None:
        """Bans that are over are forgotten along with it. Raises Conflict for one that is there already."""

    async def bans(self, now: float) -> list[BanRow]:
        """Those that are not over, oldest first."""

    async def end_ban(self, id: str) -> bool:
        """All rows of it. Returns whether there were any."""

    async def forget_old_bans(self, now: float) -> None: ...

    async def check(self) -> str:
        """Writes something, to see whether that works, and returns the shape of the database. Raises NotWritten."""

    async def close(self) -> None: ...
