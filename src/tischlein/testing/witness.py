"""A promise that fails says where: game, options, seats, seed, the number of answers, and the record that shows it."""

import functools
import json
import os
import re
from collections.abc import Callable
from pathlib import Path

from tischlein.core.match import Match
from tischlein.core.record import write_record
from tischlein.testing.cases import Case

# Where records of failures go; below the folder in which the tests were started.
FOLDER = Path(os.environ.get("TISCHLEIN_BROKEN", "build/broken"))


def witnessed(promise: Callable[[Case], None]) -> Callable[[Case], None]:
    """The same promise. Where it is broken, or the rules raise, the sentence goes on with the place and the record."""

    @functools.wraps(promise)
    def told(case: Case) -> None:
        try:
            promise(case)
        except Exception as error:
            raise AssertionError(f"{_sentence(case, error)}\n{_place(promise.__name__, case)}") from error

    return told


def _sentence(case: Case, error: Exception) -> str:
    if isinstance(error, AssertionError):
        return str(error)
    cause = error.__cause__ or error
    return f"{case}: the rules raise {type(cause).__name__}: {cause}"


def _place(promise: str, case: Case) -> str:
    match = case.match
    if match is None:
        return f"Promise {promise}, before the first answer."
    told = f"Promise {promise}, after {len(match.steps)} answers of this match."
    try:
        path = _keep_record(promise, match)
    except Exception as error:  # noqa: BLE001  whatever such rules raise
        # The sentence above is what matters; rules this broken may not even write a position.
        return f"{told} No record of it: {type(error).__name__}: {error}"
    return f"{told} The record that shows it: {path} (tischlein replay {path})"


def _keep_record(promise: str, match: Match) -> Path:
    """Answers that are still sealed are not in it: a record holds whole moves."""
    name = re.sub(r"[^a-zA-Z0-9]+", "-", f"{match.game.id} {match.seats} {match.seed} {promise}").strip("-")
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.json"
    path.write_text(json.dumps(write_record(match), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path.resolve()
