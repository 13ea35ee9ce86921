"""The records that a game keeps as tests: whole matches with their end and fingerprint."""

from collections.abc import Iterator
from pathlib import Path

from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.record import begin, play_answer, read_record, replay


def records_in(folder: Path) -> list[Path]:
    """The record files of a game's folder, in alphabetical order."""
    return sorted((folder / "records").glob("*.json"))


def replay_file(game: Game, path: Path) -> Match:
    """Plays a record file again and returns the match at its end, or refuses with a key."""
    return replay(game, read_record(path.read_text(encoding="utf-8")))


class Records:
    """The records of a game's folder, by their names."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game: Game = game
        self.folder: Path = folder

    def names(self) -> list[str]:
        return [path.stem for path in records_in(self.folder)]

    def end_of(self, name: str) -> Match:
        return replay_file(self.game, self._path(name))

    def all_ends(self) -> list[Match]:
        return [self.end_of(name) for name in self.names()]

    def told_in(self, name: str) -> Iterator[tuple[Match, Event]]:
        """Everything that was told in a match, each with the match right after it."""
        record = read_record(self._path(name).read_text(encoding="utf-8"))
        match = begin(self.game, record)
        yield from [(match, event) for event in match.opening]
        answers = record["answers"]
        assert isinstance(answers, list), "a record has answers"
        for place, answer in enumerate(answers):
            yield from [(match, event) for event in play_answer(match, answer, place)]

    def events_of(self, name: str) -> list[Event]:
        return [event for _, event in self.told_in(name)]

    def _path(self, name: str) -> Path:
        return self.folder / "records" / f"{name}.json"
