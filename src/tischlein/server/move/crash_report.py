"""What is kept when a rule breaks, to make a test of it. It holds secrets of the match: only its owner may read it."""

import os
import traceback
from pathlib import Path

import msgspec

from tischlein.store.rows import MatchRow, NamedAction, StepRow, TableRow


class Failure:
    """What a seat did when a rule raised this error."""

    def __init__(self, seat: int, action: NamedAction, error: Exception) -> None:
        self.seat: int = seat
        self.action: NamedAction = action
        self.error: Exception = error


def place_of(error: BaseException) -> str:
    """Where in the source it happened, for the log. The error's own text may give away what is hidden."""
    innermost = error
    while innermost.__cause__ is not None:
        innermost = innermost.__cause__
    frames = traceback.extract_tb(innermost.__traceback__)
    at = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "unknown"
    return f"{type(innermost).__name__} at {at}"


def write_report(data: Path, table: TableRow, begun: MatchRow | None, steps: list[StepRow], failure: Failure) -> Path:
    folder = data / "broken"
    folder.mkdir(mode=0o700, exist_ok=True)
    path = folder / f"{table.code}-{table.match}-{len(steps)}.json"
    story = {
        "game": table.game,
        "version": table.version,
        "match": None if begun is None else msgspec.to_builtins(begun),
        "steps": [{"seat": step.seat, **step.deed} for step in steps],
        "then": {"seat": failure.seat, **failure.action},
        "error": "".join(traceback.format_exception(failure.error)),
    }
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(msgspec.json.format(msgspec.json.encode(story)))
    return path
