"""Puzzles: a position of a match, and a seat that has one clearly better answer than all others.

A game's puzzles are `puzzles/puzzles.jsonl` in its folder: the first line says how they were found, each other line is
one of them. A puzzle is the beginning of a record, so a rule that plays it otherwise is noticed by its fingerprint.
Whoever solves it knows what the seat's view shows, and was judged to be right by that alone.
"""

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Named
from tischlein.lessons import Attempt, Lesson, LessonStep
from tischlein.texts import folder_of
from tischlein.wire.review import ReviewReason

FILE: Final = "puzzles/puzzles.jsonl"
NAME_LENGTH: Final = 8
THIRDS: Final = 3


class Search(msgspec.Struct, frozen=True):
    """How the puzzles of a file were found: what must stay the same for it to go on."""

    game: str
    version: int
    tischlein: str
    seed: int
    options: dict[str, bool | int | str]
    depth: float


class Judged(msgspec.Struct, frozen=True):
    """An answer with its share of the win, as it was judged, and the standard error of that."""

    action: Named
    chance: float
    error: float


class Puzzle(msgspec.Struct, frozen=True):
    """What leads to the position, who answers there, and what was found out about the answers.

    match       which match of the search it is from; no other puzzle is
    length      how many answers that match had in all
    accepted    every answer within two points of the best, best first
    others      the best of those that are not accepted
    missed      what level 2 answers
    reason      why the best is better than what level 2 answers; often nothing
    """

    match: int
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    answers: list[dict[str, str | int]]
    length: int
    seat: int
    fingerprint: str
    accepted: list[Judged]
    others: list[Judged]
    missed: Judged
    reason: ReviewReason | None

    @property
    def name(self) -> str:
        return self.fingerprint[:NAME_LENGTH]

    def third(self) -> int:
        """From which part of its match it is: 0, 1 or 2."""
        return len(self.answers) * THIRDS // max(1, self.length)

    def kind(self) -> str:
        return str(self.accepted[0].action["do"])

    def gap(self) -> float:
        return self.accepted[-1].chance - max([self.missed.chance, *[one.chance for one in self.others]])


def read_puzzles(file: Path) -> tuple[Search, list[Puzzle]]:
    """A line that was cut off was not written. Raises msgspec's DecodeError for what is no such file."""
    text = file.read_bytes()
    lines = text[: text.rfind(b"\n") + 1].splitlines()
    search = msgspec.json.decode(lines[0] if lines else b"", type=Search)
    return search, [msgspec.json.decode(line, type=Puzzle) for line in lines[1:]]


def as_lines(search: Search, puzzles: Iterable[Puzzle]) -> bytes:
    return b"".join(msgspec.json.encode(one) + b"\n" for one in [search, *puzzles])


@functools.cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """By name, in the order of the file; none where the game brings none, or other rules played them."""
    file = folder_of(game) / FILE
    if not file.is_file():
        return {}
    search, puzzles = read_puzzles(file)
    return {one.name: one for one in puzzles} if search.version == game.version else {}


def find_puzzle(game: Game, name: str) -> Puzzle:
    known = puzzles_of(game)
    if name not in known:
        raise Refusal("no_such_puzzle")
    return known[name]


def record_of(game: Game, puzzle: Puzzle) -> dict[str, object]:
    """As much of a record as leads to the position."""
    return {
        "game": game.id,
        "version": game.version,
        "seats": puzzle.seats,
        "options": puzzle.options,
        "seed": puzzle.seed,
        "answers": puzzle.answers,
    }


def attempt(game: Game, puzzle: Puzzle, answers: list[Named]) -> Attempt:
    """The puzzle after these answers, as a lesson of one task that every accepted answer does. Refuses a position that
    today's rules lead to otherwise."""
    task = LessonStep("puzzle-task", do=[one.action for one in puzzle.accepted])
    lesson = Lesson(puzzle.name, puzzle.seat, len(puzzle.answers), [task])
    made = Attempt(game, lesson, record_of(game, puzzle))
    if made.match.fingerprint() != puzzle.fingerprint:
        raise Refusal("record_does_not_match", {})
    for named in answers:
        made.answer(named)
    return made


def puzzle_of_day(games: Iterable[Game], day: int) -> tuple[Game, Puzzle] | None:
    """The same for everybody: another game each day, and of each game all its puzzles before one comes again. Day 1 is
    the first of January of the year 1."""
    offering = [game for game in games if puzzles_of(game)]
    if not offering:
        return None
    game = offering[day % len(offering)]
    # By their names, which are fingerprints: in no order that one could see.
    puzzles = [puzzle for _, puzzle in sorted(puzzles_of(game).items())]
    return game, puzzles[day // len(offering) % len(puzzles)]
