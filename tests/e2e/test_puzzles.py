"""Puzzles in a browser: right, wrong and shown, by a finger, by keys, on the plain board; and the puzzle of the day."""

import json
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.boards import LOOKS, enter, judge, look_name
from tests.e2e.plain import choose_plain_board
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit, Visitor
from tischlein.catalog import games
from tischlein.core.game import Game
from tischlein.core.vocabulary import Named
from tischlein.puzzles import Puzzle, puzzle_of_day, puzzles_of

pytestmark = pytest.mark.browser

OFFERING = [game for game in games().values() if puzzles_of(game)]
# Skipped where no game brings puzzles.
each_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in OFFERING])
some_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in OFFERING[:1]])
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


def first(game: Game) -> Puzzle:
    return next(iter(puzzles_of(game).values()))


def begin(visitor: Visitor, game: Game, puzzle: Puzzle) -> None:
    visitor.page.goto(f"/puzzles/{game.id}/{puzzle.name}")
    visitor.sees("puzzle-task")
    expect(visitor.page.locator("[data-board] > :not(.quiet)").first).to_be_visible()


def solution(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("solution")


def be_shown(visitor: Visitor) -> None:
    visitor.press("puzzle-show")
    visitor.press("confirm-yes")
    expect(solution(visitor)).to_be_visible()


def tells_a_reason(visitor: Visitor, puzzle: Puzzle) -> None:
    """Or says that no single one is sure."""
    none = solution(visitor).get_by_text(visitor.say("puzzle-no-reason"))
    expect(none).to_have_count(0 if puzzle.reason else 1)
    expect(solution(visitor).locator("li").nth(2)).to_be_visible()


def answer_plainly(visitor: Visitor, named: Named) -> None:
    """On the plain board, where every legal answer is a button; a group of them may be closed."""
    visitor.page.evaluate("document.querySelectorAll('[data-board] details').forEach((one) => (one.open = true))")
    key = json.dumps(named, separators=(",", ":"), ensure_ascii=False)
    visitor.tap(visitor.page.locator(f"[data-answer='{key}']"))


@each_game
@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_a_puzzle_is_shown_on_the_real_board_and_its_reason_told(visit: Visit, look: Look, game: Game) -> None:
    visitor = enter(visit, look, game.id)
    begin(visitor, game, first(game))
    judge(visitor, "a puzzle")
    assert visitor.page.evaluate(SIDEWAYS) <= 0
    be_shown(visitor)
    tells_a_reason(visitor, first(game))
    judge(visitor, "its solution")
    assert visitor.page.evaluate(SIDEWAYS) <= 0
    visitor.page.goto(f"/puzzles/{game.id}")
    visitor.sees("puzzles-solved", done=0, count=len(puzzles_of(game)))
    judge(visitor, "all puzzles")
    assert visitor.page.evaluate(SIDEWAYS) <= 0


@some_game
@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_todays_puzzle_from_the_lobby_is_solved_and_marked(visit: Visit, look: Look, game: Game) -> None:
    visitor = enter(visit, look, game.id)
    found = puzzle_of_day(games().values(), datetime.now(UTC).toordinal())
    assert found is not None
    today, puzzle = found
    choose_plain_board(visitor)
    visitor.follow("puzzle-day-solve")
    visitor.page.wait_for_url(f"**/puzzles/{today.id}/{puzzle.name}")
    visitor.sees("puzzle-task")
    answer_plainly(visitor, puzzle.accepted[-1].action)
    visitor.sees("puzzle-found")
    expect(solution(visitor)).to_be_visible()
    visitor.page.goto("/")
    expect(visitor.link("puzzle-day-solved")).to_be_visible()
    visitor.page.goto(f"/puzzles/{today.id}")
    visitor.sees("puzzles-solved", done=1, count=len(puzzles_of(today)))


@some_game
@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_wrong_answer_gets_a_second_try_and_then_the_solution(visit: Visit, look: Look, game: Game) -> None:
    visitor, puzzle = enter(visit, look, game.id), first(game)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.expect_complaint("400")
    choose_plain_board(visitor)
    begin(visitor, game, puzzle)
    answer_plainly(visitor, puzzle.missed.action)
    teacher = visitor.page.get_by_test_id("teacher")
    expect(teacher).not_to_have_text(visitor.say("puzzle-task"))
    expect(solution(visitor)).to_have_count(0)
    assert not any(url.endswith("/solution") for url in asked), "nothing was told yet"
    answer_plainly(visitor, puzzle.missed.action)
    visitor.press("confirm-yes")
    expect(solution(visitor)).to_be_visible()
    visitor.sees("puzzle-was-shown")


@some_game
def test_a_puzzle_by_keys_alone(visit: Visit, game: Game) -> None:
    visitor = enter(visit, DESKTOP, game.id)
    begin(visitor, game, first(game))
    visitor.button("puzzle-show").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.button("confirm-yes")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.link("puzzle-following").or_(visitor.link("puzzles")).first).to_be_focused()
