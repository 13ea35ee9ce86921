"""WebSocket frames (RFC 6455, section 5.2) as bytes."""

from typing import Final

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORTEST_HEAD: Final = 2
MASK_BYTES: Final = 4


def payload_span(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame that begins there begins and ends; the end is 0 while too little of it is there to
    tell."""
    begin = at + SHORTEST_HEAD
    if len(data) < begin:
        return 0, 0
    masked_size = data[at + 1]
    size = masked_size & ~MASKED
    if size > 125:
        wide = 2 if size == 126 else 8
        if len(data) < begin + wide:
            return 0, 0
        size = int.from_bytes(data[begin : begin + wide], "big")
        begin += wide
    begin += MASK_BYTES if masked_size & MASKED else 0
    return begin, begin + size


def text_frames(messages: list[bytes]) -> bytes:
    """One frame for each text, as a server sends them."""
    parts: list[bytes] = []
    for message in messages:
        parts.append(text_head(len(message)))
        parts.append(message)
    return b"".join(parts)


def text_head(size: int) -> bytes:
    """What comes before a text of so many bytes."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65536:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
