"""What a worker is asked and what it replies: four bytes of length, then JSON.

For a bot it gets a position that was redealt from what its seat may know: it cannot cheat, as nothing hidden is there.
"""

import struct
from typing import Final

import msgspec

from tischlein.core.state import Position
from tischlein.store.rows import MatchRow, StepRow

HEAD: Final = struct.Struct(">I")
LARGEST: Final = 64 * 1024 * 1024


class Thought(msgspec.Struct, tag=True):
    """`about` is answer (which of the legal answers?) or draw (accept a draw?). `memory` starts the bot's own luck."""

    about: str
    game: str
    bot: str
    seat: int
    position: Position
    memory: int
    seconds: float


class Advice(msgspec.Struct, tag=True):
    """A question in play: what is the best answer, and why? `memory` starts the luck of what is imagined."""

    game: str
    seat: int
    position: Position
    memory: int
    seconds: float


class Study(msgspec.Struct, kw_only=True):
    """What is asked of a match that is over; `studies.MAKERS` has a line for each `about`.

    seconds   of work it may take at most
    seat, at  who looks (None: everybody), and at which moment
    depth     how much work a review is worth
    memory    starts the luck of imagined matches
    """

    about: str
    seconds: float
    seat: int | None = None
    at: int = 0
    depth: float = 1.0
    memory: int = 0


class Upload(Study, tag=True, kw_only=True):
    """A record from outside."""

    text: str


class Finished(Study, tag=True, kw_only=True):
    """A match at a table."""

    game: str
    match: MatchRow
    steps: list[StepRow] = []


class Conclusion(msgspec.Struct):
    """`action` answers an `answer`, `agrees` a `draw`, `made` a study or advice; `failed` names an error or a refusal.
    With `done` below 1 it only tells how far a study is: another one follows."""

    action: dict[str, str | int] | None = None
    agrees: bool = False
    failed: str = ""
    facts: dict[str, object] = {}
    made: bytes = b""
    done: float = 1.0


def frame(message: msgspec.Struct) -> bytes:
    body = msgspec.json.encode(message)
    return HEAD.pack(len(body)) + body
