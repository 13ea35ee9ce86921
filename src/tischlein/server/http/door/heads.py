"""What the head of a request weighs, and what it announces."""

from collections.abc import Iterable
from typing import Final

SEPARATORS: Final = len(": \r\n")


def bytes_of(name: bytes, value: bytes) -> int:
    return len(name) + len(value) + SEPARATORS


def announced_bytes(headers: Iterable[tuple[bytes, bytes]]) -> int:
    """How long the body will be, as far as the head says so. The parser has refused what is no number of 64 bits."""
    return max([int(value) for name, value in headers if name == b"content-length"], default=0)
