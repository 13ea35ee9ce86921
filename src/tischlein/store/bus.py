"""What several processes at one database tell each other: what changed, who is where, who thinks for the bots."""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

import msgspec

from tischlein.store.rows import NamedAction, StepRow, TableRow

# Instead of a code, before the id of a guest whose session has ended: no code begins so.
FORGOTTEN: Final = "-"
# The same for the bans: they have changed, and every process reads them anew.
BANS: Final = "!"
TO_EVERYBODY: Final = (FORGOTTEN, BANS)
# Instead of a revision: no table has this code any more. What stands where a step would is its new code, if it has one.
GONE: Final = -1
# PostgreSQL takes notices below 8,000 bytes. A step that is longer is read from the database.
LONGEST: Final = 2000


class Notice(NamedTuple):
    """That a table changed: its code and new revision, and the step if that is all that changed.

    Without a revision, who is connected has changed, or with a text, who leads others through a match that is over;
    without a code, anything may have, since this process was not connected. With the revision `GONE` there is no such
    table any more. The step is still text: most notices tell a process what it knows already, and are not decoded.
    """

    code: str
    revision: int = 0
    step: str = ""


class ToldStep(msgspec.Struct, frozen=True, array_like=True):
    """What a process needs to play a step that another one stored, if it knows all steps before."""

    match: int
    n: int
    seat: int
    deed: NamedAction
    command: str | None
    phase: str
    waiting: list[int]


OnNotice = Callable[[Notice], None]
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(ToldStep)


def write_notice(step: StepRow, table: TableRow) -> str:
    """The text that goes between processes; `table` is as it is after the step."""
    told = ENCODER.encode(ToldStep(step.match, step.n, step.seat, step.deed, step.command, table.phase, table.waiting))
    if len(told) > LONGEST:
        return f"{table.code} {table.revision}"
    return f"{table.code} {table.revision} {told.decode()}"


def read_notice(text: str) -> Notice:
    code, _, rest = text.partition(" ")
    revision, _, step = rest.partition(" ")
    return Notice(code, int(revision or 0), step)


def step_in(notice: Notice) -> ToldStep | None:
    return DECODER.decode(notice.step) if notice.step else None


class Bus(Protocol):
    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes, so that what one remembers can be out of date."""

    async def open(self, on_notice: OnNotice) -> None: ...

    async def subscribe(self, table: str) -> None:
        """From now on this process gets the notices of this table. It needs none of other tables."""

    def unsubscribe(self, table: str) -> None: ...

    async def arrive(self, table: str, person: str) -> None:
        """This person is connected to the table through this process."""

    async def leave(self, table: str, person: str) -> None: ...

    async def elsewhere(self, table: str) -> set[str]:
        """Who is connected to the table through other processes."""

    async def tell(self, table: str, text: str) -> None:
        """Something that is not stored: a notice without a revision, with this text where a step would be."""

    async def claim_bots(self, table: str) -> bool:
        """Returns whether this process thinks for the bots of the table, from now until it releases them."""

    async def release_bots(self, table: str) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """The bus of a single process: there is nobody to tell."""

    @property
    def is_shared(self) -> bool:
        return False

    async def open(self, on_notice: OnNotice) -> None:
        pass

    async def subscribe(self, table: str) -> None:
        pass

    def unsubscribe(self, table: str) -> None:
        pass

    async def arrive(self, table: str, person: str) -> None:
        pass

    async def leave(self, table: str, person: str) -> None:
        pass

    async def elsewhere(self, table: str) -> set[str]:
        return set()

    async def tell(self, table: str, text: str) -> None:
        pass

    async def claim_bots(self, table: str) -> bool:
        return True

    async def release_bots(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass
