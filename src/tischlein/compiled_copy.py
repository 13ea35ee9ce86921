"""A copy of this package with compiled rules, made by tools/set_up.py while the table plays (`make play`)."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec

FOLDER: Final = "TISCHLEIN_COMPILED"
SOURCES: Final = "TISCHLEIN_COMPILED_FROM"

# tools/compile_rules.py writes the stamp last, and holds the lock while it works.
STAMP: Final = "rules.stamp"
LOCK: Final = "mypyc.lock"

Progress = Literal["ready", "failed", "being made", "not begun"]


class CompiledCopy(msgspec.Struct, frozen=True):
    """Counts only when it was made of the very `sources` (their fingerprint) that the table runs on."""

    folder: Path
    sources: str

    def is_ready(self) -> bool:
        return self._stamp()[0] == "compiled"

    def why_not(self) -> str:
        """Why there will be none, in a sentence; nothing where that is not known."""
        verdict, told = self._stamp()
        return told if verdict == "interpreted" else ""

    def progress(self) -> Progress:
        if self.is_ready():
            return "ready"
        if self.why_not():
            return "failed"
        return "being made" if _is_held(self.folder.with_name(LOCK)) else "not begun"

    def environment(self) -> dict[str, str]:
        """In which a Python finds this copy of the package instead of ours."""
        return {**os.environ, "PYTHONPATH": str(self.folder)}

    def _stamp(self) -> tuple[str, str]:
        try:
            first, _, told = (self.folder / STAMP).read_text(encoding="utf-8").partition("\n")
        except OSError:
            return "", ""
        verdict, _, sources = first.partition(" ")
        return (verdict, told) if sources == self.sources else ("", "")


def named_in(environment: Mapping[str, str]) -> CompiledCopy | None:
    folder, sources = environment.get(FOLDER, ""), environment.get(SOURCES, "")
    return CompiledCopy(Path(folder), sources) if folder and sources else None


def _is_held(lock: Path) -> bool:
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        with lock.open() as looked_at:
            fcntl.flock(looked_at, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
