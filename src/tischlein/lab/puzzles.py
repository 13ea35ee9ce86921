"""Mines puzzles from matches and keeps what was found.

No two puzzles come from one match, and no kind of action, no part of the match and no win in one may take over.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tischlein import __version__
from tischlein.catalog import find
from tischlein.core.game import Game
from tischlein.core.options import read_options
from tischlein.core.record import replay
from tischlein.core.refusal import Refusal
from tischlein.lab.crew import Crew, work_through
from tischlein.lab.prospector import Found, look_at
from tischlein.puzzles import Puzzle, Search, as_lines, read_puzzles

# Of all puzzles in a file, no more than this part: of one kind of action, from one third of the match, wins in one.
# Where a match begins with a long setup, or is decided late, nearly all of them are late.
MOST_OF_KIND: Final = 0.6
MOST_OF_THIRD: Final = 0.9
MOST_WINS: Final = 0.1
# Before there are so many nothing is called too often.
SOME: Final = 4

Tell = Callable[[int, int], None]


class Mined(msgspec.Struct, frozen=True):
    """A file of puzzles as it stands, and what this run looked at."""

    search: Search
    puzzles: list[Puzzle]
    matches: int
    sieves: dict[str, int]
    stopped: bool


class PuzzleFile:
    """The puzzles on disk, a line each: what was found stays found, also after Ctrl-C or a crash."""

    def __init__(self, path: Path, search: Search) -> None:
        self.path: Path = path
        self.search: Search = search
        self.puzzles: list[Puzzle] = []
        if path.is_file() and path.stat().st_size:
            try:
                begun, self.puzzles = read_puzzles(path)
            except msgspec.DecodeError as error:
                raise Refusal("not_puzzles", {"file": str(path)}) from error
            if begun != search:
                raise Refusal("other_puzzles", {"file": str(path)})
        path.write_bytes(as_lines(search, self.puzzles))

    def next_match(self) -> int:
        return self.puzzles[-1].match + 1 if self.puzzles else 0

    def wins(self) -> int:
        return sum(one.accepted[0].chance >= 1.0 for one in self.puzzles)

    def too_often(self, found: Found, wanted: int) -> str:
        """Why a puzzle is one too many of its sort in a file of so many, or nothing."""
        puzzle = found.puzzle
        assert puzzle is not None, "asked only of what was found"
        if any(one.fingerprint == puzzle.fingerprint for one in self.puzzles):
            return "twice"
        if found.wins_at_once and self.wins() >= max(SOME, MOST_WINS * wanted):
            return "many_wins_in_one"
        if sum(one.kind() == puzzle.kind() for one in self.puzzles) >= max(SOME, MOST_OF_KIND * wanted):
            return "many_of_its_kind"
        if sum(one.third() == puzzle.third() for one in self.puzzles) >= max(SOME, MOST_OF_THIRD * wanted):
            return "many_of_its_third"
        return ""

    def add(self, puzzle: Puzzle) -> None:
        self.puzzles.append(puzzle)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(puzzle) + b"\n")


def search_of(game: Game, seed: int, options: dict[str, bool | int | str], depth: float) -> Search:
    read_options(game.options, options)
    return Search(game.id, game.version, __version__, seed, options, depth)


def tasks(search: Search, records: Sequence[Mapping[str, object]], start: int) -> Iterator[tuple[Search, int, str]]:
    """Records, where there are any; else matches without end."""
    number = start
    while not records or number < len(records):
        yield search, number, json.dumps(records[number]) if records else ""
        number += 1


def find_puzzles(
    file: PuzzleFile, wanted: int, records: Sequence[Mapping[str, object]], crew: Crew, tell: Tell
) -> Mined:
    """Adds puzzles until there are enough, or no more records, of which every one is checked first. Ctrl-C keeps what
    is found; the next call goes on."""
    for record in records:
        replay(find(file.search.game), record)
    sieves: Counter[str] = Counter()
    matches, stopped = 0, False
    if len(file.puzzles) >= wanted:
        return Mined(file.search, file.puzzles, matches, dict(sieves), stopped)
    try:
        for found in work_through(crew, look_at, tasks(file.search, records, file.next_match())):
            matches += 1
            sieves.update(found.sieves)
            if found.puzzle is not None:
                refused = file.too_often(found, wanted)
                sieves[refused or "puzzles"] += 1
                if not refused:
                    file.add(found.puzzle)
            tell(len(file.puzzles), matches)
            if len(file.puzzles) >= wanted:
                break
    except KeyboardInterrupt:
        stopped = True
    return Mined(file.search, file.puzzles, matches, dict(sieves), stopped)
