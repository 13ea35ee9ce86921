"""The puzzles that games bring: each leads to its position, its answers are legal, and its solution holds."""

import pytest

from tests.amounts import amount
from tischlein import catalog
from tischlein.bots.analyst import error_of, mean
from tischlein.coach.puzzles import GAP, MISSED_BY, Judge, question_from_view
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.lab.puzzles import MOST_OF_KIND, SOME
from tischlein.puzzles import FILE, Puzzle, attempt, find_puzzle, puzzle_of_day, puzzles_of, read_puzzles
from tischlein.testing.folders import folder_of

OFFERING = [game for game in catalog.games().values() if (folder_of(game) / FILE).is_file()]
GAMES = [pytest.param(game, id=game.id) for game in OFFERING]
each_game = pytest.mark.parametrize("game", GAMES)
LARGEST_FILE = 300_000
# Chances are rounded, and luck decides which of two answers that are as good is the best.
A_LITTLE = 0.01
SAMPLE, LAPS = 3, 40
# Level 2 plays with a little luck, and may find once in a while what it nearly always misses.
SOMETIMES, TIMES = 0.15, 10


def shipped(game: Game) -> list[Puzzle]:
    return list(puzzles_of(game).values())


def gaps_of(game: Game, puzzle: Puzzle, laps: int, memory: int) -> list[list[float]]:
    """By how much the best answer is better than each that is not accepted, in fresh worlds: fewer where each is looked
    at closely."""
    number = game.vocabulary.number
    question = question_from_view(attempt(game, puzzle, []).match.state, puzzle.seat, memory)
    best, judge = number(puzzle.accepted[0].action), Judge(game, 1.0)
    worse = [number(one.action) for one in [puzzle.missed, *puzzle.others]]
    return [judge.analyst.compare(question, best, other, judge.worlds(laps)) for other in worse]


@each_game
def test_every_puzzle_was_found_under_the_rules_of_today(game: Game) -> None:
    file = folder_of(game) / FILE
    search, puzzles = read_puzzles(file)
    assert (search.game, search.version) == (game.id, game.version)
    assert len(puzzles_of(game)) == len(puzzles) > 0, "two puzzles have one name"
    assert file.stat().st_size <= LARGEST_FILE


@each_game
def test_every_puzzle_leads_to_its_position_and_takes_all_accepted_answers(game: Game) -> None:
    for puzzle in shipped(game):
        legal = [game.vocabulary.name(action) for action in attempt(game, puzzle, []).legal()]
        judged = [*puzzle.accepted, *puzzle.others, puzzle.missed]
        assert all(one.action in legal for one in judged), puzzle.name
        for one in puzzle.accepted:
            assert attempt(game, puzzle, [one.action]).task() is None


@each_game
def test_no_other_answer_is_taken(game: Game) -> None:
    for puzzle in shipped(game)[:SAMPLE]:
        accepted = [one.action for one in puzzle.accepted]
        for action in attempt(game, puzzle, []).legal():
            if (named := game.vocabulary.name(action)) not in accepted:
                with pytest.raises(Refusal, match="not_the_task"):
                    attempt(game, puzzle, [named])


@each_game
def test_puzzles_are_clear_and_differ(game: Game) -> None:
    puzzles = shipped(game)
    for puzzle in puzzles:
        assert puzzle.gap() >= GAP - A_LITTLE, puzzle.name
    assert len({puzzle.match for puzzle in puzzles}) == len(puzzles), "two are from one match"
    kinds = [puzzle.kind() for puzzle in puzzles]
    most = max(SOME, MOST_OF_KIND * max(50, len(puzzles)))
    assert all(kinds.count(kind) <= most for kind in kinds)


@each_game
def test_level_2_misses_them(game: Game) -> None:
    judge, found = Judge(game, 1.0), 0
    for puzzle in shipped(game):
        match = attempt(game, puzzle, []).match
        accepted = [game.vocabulary.number(one.action) for one in puzzle.accepted]
        given = judge.answers_of(MISSED_BY, match.state, puzzle.seat, QuietDealer(1), TIMES)
        found += sum(action in accepted for action in given)
    assert found <= SOMETIMES * TIMES * len(shipped(game)), f"{found} of {TIMES * len(shipped(game))}"


@each_game
def test_the_solutions_of_some_hold_in_fresh_worlds(game: Game) -> None:
    for puzzle in shipped(game)[:: max(1, len(shipped(game)) // SAMPLE)]:
        for gaps in gaps_of(game, puzzle, LAPS, memory=7):
            assert mean(gaps) + 3 * error_of(gaps) >= GAP, puzzle.name


@pytest.mark.long
@each_game
def test_all_solutions_hold_with_new_seeds(game: Game) -> None:
    laps = amount("PUZZLE_WORLDS", 400)
    wrong = [
        puzzle.name
        for puzzle in shipped(game)
        if any(mean(gaps) + 2 * error_of(gaps) < GAP for gaps in gaps_of(game, puzzle, laps, memory=11))
    ]
    # One in forty may look smaller than it is by two standard errors.
    assert len(wrong) <= max(1, len(shipped(game)) // 10), wrong


@pytest.mark.skipif(not OFFERING, reason="no game brings puzzles")
def test_the_puzzle_of_the_day_is_another_game_each_day_and_comes_back_late() -> None:
    fewest = min(len(puzzles_of(game)) for game in OFFERING)
    days = [puzzle_of_day(OFFERING, day) for day in range(len(OFFERING) * fewest)]
    found = [(one[0].id, one[1].name) for one in days if one is not None]
    assert [game for game, _ in found[: len(OFFERING)]] == [game.id for game in OFFERING]
    assert len(set(found)) == len(found)
    assert puzzle_of_day([], 5) is None


@pytest.mark.skipif(not OFFERING, reason="no game brings puzzles")
def test_there_is_no_other_puzzle() -> None:
    with pytest.raises(Refusal, match="no_such_puzzle"):
        find_puzzle(OFFERING[0], "nothing")
