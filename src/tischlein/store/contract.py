"""What the server asks of a store. SQLite implements it here; PostgreSQL will in `postgresql.py`, by the same tests."""

from typing import Protocol

from tischlein.store.rows import MatchRow, PassRow, PersonRow, StepRow, TableRow


class NotWritten(Exception):
    """Nothing of what was asked is stored: the disk is full, the store is closing, another process was faster."""


class Conflict(NotWritten):
    """A row with this key is there already."""


class Store(Protocol):
    """Every method that writes returns when the writing is on disk, and writes all or nothing."""

    async def add_person(self, person: PersonRow) -> None: ...

    async def rename_person(self, id: str, name: str) -> None: ...

    async def person_with_token(self, token_hash: str) -> PersonRow | None: ...

    async def open_table(self, table: TableRow) -> None:
        """Raises Conflict when the code is taken."""

    async def save_table(self, table: TableRow, begun: MatchRow | None = None) -> None:
        """The table as it now is, together with the match that begins at it."""

    async def append(self, step: StepRow, phase: str, waiting: list[int]) -> None:
        """The next step of a match, and where the table stands after it. Raises Conflict for a step that is there."""

    async def table(self, code: str) -> TableRow | None: ...

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """The tables where a person sits, newest first."""

    async def match(self, table: str, number: int) -> MatchRow | None: ...

    async def steps(self, table: str, match: int) -> list[StepRow]: ...

    async def step_of_command(self, table: str, command: str) -> StepRow | None: ...

    async def add_pass(self, seat_pass: PassRow) -> None: ...

    async def use_pass(self, token_hash: str, now: float) -> PassRow | None:
        """The pass, which is gone afterwards; None for one that is unknown, used or too old."""

    async def check(self) -> None:
        """Writes something, to see that it can. Raises NotWritten."""

    async def close(self) -> None: ...
