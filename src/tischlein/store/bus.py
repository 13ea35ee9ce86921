"""What several processes at one database tell each other: what changed, who is where, who thinks for the bots."""

from collections.abc import Callable
from typing import Final, Protocol

# The code of a table and its revision; an empty code when anything may have changed while nobody listened.
# Instead of a code, before the id of a guest whose session has ended: no code begins so.
FORGOTTEN: Final = "-"
Hear = Callable[[str, int], None]


class Bus(Protocol):
    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes, so that what one remembers can be out of date."""

    async def open(self, hear: Hear) -> None: ...

    async def arrive(self, table: str, person: str) -> None:
        """This person is connected to the table through this process."""

    async def leave(self, table: str, person: str) -> None: ...

    async def elsewhere(self, table: str) -> set[str]:
        """Who is connected to the table through other processes."""

    async def take_bots(self, table: str) -> bool:
        """Whether this process is the one that thinks for the bots of the table. It is until it says otherwise."""

    async def leave_bots(self, table: str) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One process: there is nobody to tell."""

    @property
    def is_shared(self) -> bool:
        return False

    async def open(self, hear: Hear) -> None:
        pass

    async def arrive(self, table: str, person: str) -> None:
        pass

    async def leave(self, table: str, person: str) -> None:
        pass

    async def elsewhere(self, table: str) -> set[str]:
        return set()

    async def take_bots(self, table: str) -> bool:
        return True

    async def leave_bots(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass
