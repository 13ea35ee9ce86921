"""The records that a game keeps as tests: whole matches with their end and fingerprint."""

from pathlib import Path

from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.record import read_record, replay


def records_in(folder: Path) -> list[Path]:
    """The record files of a game's folder, in alphabetical order."""
    return sorted((folder / "records").glob("*.json"))


def replay_file(game: Game, path: Path) -> Match:
    """Plays a record file again and returns the match at its end, or refuses with a key."""
    return replay(game, read_record(path.read_text(encoding="utf-8")))
