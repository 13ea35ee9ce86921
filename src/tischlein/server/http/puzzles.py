"""Puzzles over HTTP: which there are, how the board of one stands, and its solution. Nobody is told who solves one."""

from datetime import date

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.puzzles import Judged, attempt, find_puzzle, puzzle_of_day, puzzles_of
from tischlein.server.http.lessons import stand_after
from tischlein.wire.http import LessonAnswers, LessonStand
from tischlein.wire.puzzles import PuzzleCard, PuzzleDay, PuzzleOfDay, PuzzleSolution
from tischlein.wire.review import ReviewedAnswer


def puzzle_for(day: date) -> PuzzleDay:
    found = puzzle_of_day(catalog.games().values(), day.toordinal())
    return PuzzleDay(day.isoformat(), None if found is None else PuzzleOfDay(found[0].id, found[1].name))


def puzzle_cards(game: Game) -> list[PuzzleCard]:
    return [PuzzleCard(name, one.seat, one.seats, one.third()) for name, one in puzzles_of(game).items()]


def puzzle_stand(game: Game, name: str, answered: LessonAnswers) -> LessonStand:
    """Refuses an answer that is not accepted, and says nothing else about it."""
    return stand_after(attempt(game, find_puzzle(game, name), answered.answers), answered.why)


def solution_of(game: Game, name: str) -> PuzzleSolution:
    puzzle = find_puzzle(game, name)
    return PuzzleSolution(
        accepted=[_told(one) for one in puzzle.accepted],
        others=[_told(one) for one in puzzle.others],
        missed=_told(puzzle.missed),
        reason=puzzle.reason,
    )


def _told(one: Judged) -> ReviewedAnswer:
    return ReviewedAnswer(one.action, one.chance, one.error)
