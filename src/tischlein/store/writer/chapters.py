"""Steps of a match in a row, packed into the few bytes of a chapter."""

import zlib
from typing import Final

import msgspec

# The number of a step follows from its place in the chapter: seat, action, command and time are left to say.
Packed = list[tuple[int, dict[str, str | int], str | None, float]]
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Packed)
# A chapter with fewer steps is written anew with those that follow; a longer one is left as it is. So a match has few
# of them, and no step is written often.
CHAPTER: Final = 64


def pack(steps: Packed) -> bytes:
    return zlib.compress(ENCODER.encode(steps))


def unpack(packed: bytes) -> Packed:
    return DECODER.decode(zlib.decompress(packed))
