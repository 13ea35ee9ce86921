"""Numbers that opponents have learned: a committed file beside a game's bots, and in FILE.json how it was made.

    LEARNED: Final = read_learned(Path(__file__).with_name("experience.bin"), VERSION, COUNT)

    def strongest() -> Bot:
        return … by LEARNED.numbers if LEARNED.numbers else … by the hand-written judge

A file that is missing or of other features is set aside: the level plays by its hand-written judge, and
`tischlein doctor` tells why.
"""

import struct
from pathlib import Path
from typing import Final

from tischlein.core.refusal import Refusal

_HEAD: Final = "tischlein learned "
_BYTES: Final = 2
# By file: why it is not used.
_SET_ASIDE: Final[dict[str, str]] = {}


class Learned:
    """numbers  as they stand in the file, none where it is not used; trouble  why, or nothing"""

    def __init__(self, numbers: list[int], trouble: str) -> None:
        self.numbers: list[int] = numbers
        self.trouble: str = trouble


def written_learned(features: str, numbers: list[int]) -> bytes:
    """A line that says for which features, and whole numbers of two bytes, the lower one first."""
    return f"{_HEAD}{features}\n".encode() + struct.pack(f"<{len(numbers)}h", *numbers)


def read_learned(path: Path, features: str, count: int) -> Learned:
    """Never fails: opponents have to sit down in any case."""
    found = parse_learned(path.read_bytes() if path.is_file() else b"", features, count)
    name = f"{path.parent.parent.name}/{path.parent.name}/{path.name}"
    _SET_ASIDE.pop(name, None)
    if found.trouble:
        _SET_ASIDE[name] = found.trouble
    return found


def parse_learned(file: bytes, features: str, count: int) -> Learned:
    first, _, rest = file.partition(b"\n")
    wanted = f"{_HEAD}{features}"
    if not file:
        return Learned([], "is missing")
    if first != wanted.encode():
        return Learned([], f"begins with {first[:40]!r} instead of {wanted!r}")
    if len(rest) != _BYTES * count:
        return Learned([], f"holds {len(rest)} bytes of numbers instead of {_BYTES * count}")
    return Learned(list(struct.unpack(f"<{count}h", rest)), "")


def numbers_in(file: bytes, features: str, count: int) -> list[int]:
    """For whoever names a file: one that does not fit is refused."""
    found = parse_learned(file, features, count)
    if found.trouble:
        raise Refusal("other_numbers", {"reason": found.trouble})
    return found.numbers


def set_aside() -> dict[str, str]:
    """Files of learned numbers that no level plays by, and why."""
    return dict(sorted(_SET_ASIDE.items()))
