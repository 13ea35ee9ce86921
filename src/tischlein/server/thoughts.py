"""What a bot worker is told and what it says, as frames: four bytes of length, then JSON.

A worker gets a position that was redealt from the seat's knowledge: it cannot peek, because there is nothing to see.
"""

import struct
from typing import Final

import msgspec

from tischlein.core.state import Position

HEAD: Final = struct.Struct(">I")
LARGEST: Final = 4 * 1024 * 1024


class Thought(msgspec.Struct):
    """`about` is answer (which of the legal answers?) or draw (accept a draw?). `memory` starts the bot's own luck."""

    about: str
    game: str
    bot: str
    seat: int
    position: Position
    memory: int
    seconds: float


class Conclusion(msgspec.Struct):
    """`action` answers an `answer`, `agrees` a `draw`; `failed` names the error of a bot that raised."""

    action: dict[str, str | int] | None = None
    agrees: bool = False
    failed: str = ""


def frame(message: msgspec.Struct) -> bytes:
    body = msgspec.json.encode(message)
    return HEAD.pack(len(body)) + body
