"""WebSocket frames as a browser sends them, byte by byte, and wrong ones too."""

PIECE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
MASK = b"\x01\x02\x03\x04"


def frame(kind: int, payload: bytes = b"", final: int = 0x80, masked: int = 0x80) -> bytes:
    size = len(payload)
    head = (
        bytes((final | kind, masked | size)) if size < 126 else bytes((final | kind, masked | 126, *divmod(size, 256)))
    )
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
