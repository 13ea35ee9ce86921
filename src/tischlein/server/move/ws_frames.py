"""WebSocket frames (RFC 6455, section 5.2) as bytes: what every message goes through, so it is compiled."""

from typing import Final

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORTEST_HEAD: Final = 2
MASK_BYTES: Final = 4


def measured(data: bytes) -> tuple[int, int]:
    """Where the payload of the first frame begins and ends; it ends at 0 while that cannot be told."""
    if len(data) < SHORTEST_HEAD:
        return 0, 0
    size, begin = data[1] & ~MASKED, SHORTEST_HEAD
    if size > 125:
        begin += 2 if size == 126 else 8
        if len(data) < begin:
            return 0, 0
        size = int.from_bytes(data[SHORTEST_HEAD:begin], "big")
    begin += MASK_BYTES if data[1] & MASKED else 0
    return begin, begin + size


def framed(messages: list[bytes]) -> bytes:
    """Texts from a server, one after another."""
    parts: list[bytes] = []
    for message in messages:
        parts.append(head_of(len(message)))
        parts.append(message)
    return b"".join(parts)


def head_of(size: int) -> bytes:
    """Before a text of so many bytes from a server."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65536:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
