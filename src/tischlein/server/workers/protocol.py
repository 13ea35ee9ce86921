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


class Upload(msgspec.Struct, tag=True):
    """A record from outside, to be replayed for a seat around one moment with at most so many seconds of work."""

    text: str
    seat: int | None
    at: int
    seconds: float


class Advice(msgspec.Struct, tag=True):
    """A question in play: what is the best answer, and why? `memory` starts the luck of what is imagined."""

    game: str
    seat: int
    position: Position
    memory: int
    seconds: float


class Finished(msgspec.Struct, tag=True):
    """A match that is over. `about` is record (its file), replay (for a seat around one moment) or review; all with at
    most so many seconds of work."""

    about: str
    game: str
    match: MatchRow
    seconds: float
    seat: int | None = None
    at: int = 0
    steps: list[StepRow] = []


class Conclusion(msgspec.Struct):
    """`action` answers an `answer`, `agrees` a `draw`, `replay` an upload, a finished match or advice; `failed` names
    an error or a refusal."""

    action: dict[str, str | int] | None = None
    agrees: bool = False
    failed: str = ""
    facts: dict[str, object] = {}
    replay: bytes = b""


def frame(message: msgspec.Struct) -> bytes:
    body = msgspec.json.encode(message)
    return HEAD.pack(len(body)) + body
