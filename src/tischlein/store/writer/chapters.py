"""Steps of a match in a row, packed into the few bytes of a chapter."""

import zlib
from typing import Final

import msgspec

from tischlein.store.contract import Damaged

# The number of a step follows from its place in the chapter: seat, action, command and time are left to say. The action
# is text: only who plays the match again has to understand it.
Packed = list[tuple[int, str, str | None, float]]
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Packed)
# A chapter with fewer steps is written anew with those that follow; a longer one is left as it is. So a match has few
# of them, and no step is written often.
CHAPTER: Final = 64


class Unreadable(Damaged):
    """Something that is no chapter. It concerns its own match and nobody else's."""


def pack(steps: Packed) -> bytes:
    return zlib.compress(ENCODER.encode(steps))


def unpack(packed: bytes) -> Packed:
    """Raises Unreadable."""
    try:
        return DECODER.decode(zlib.decompress(packed))
    except (zlib.error, msgspec.DecodeError) as error:
        raise Unreadable(str(error)) from error
