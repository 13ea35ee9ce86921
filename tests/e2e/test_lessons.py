"""Lessons, learnt in a browser: by following the ring, being shown, by keys, on the plain board, without a network."""

import pytest
from playwright.sync_api import expect

from tests.e2e.boards import LOOKS, enter, judge, look_name
from tests.e2e.lessons import (
    be_shown,
    begin,
    goes_on,
    is_task,
    learn,
    learn_to_a_task,
    step_of,
    teacher,
)
from tests.e2e.plain import choose_plain_board
from tests.e2e.stranger import learn_everything, strangers
from tests.e2e.visitor import DESKTOP, PHONE, Look, Visit
from tischlein.catalog import games
from tischlein.core.game import Game
from tischlein.lessons import chain_of

pytestmark = pytest.mark.browser

LEARNT = [game for game in games().values() if chain_of(game).lessons]
# Skipped where no game has lessons.
each_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in LEARNT])
some_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in LEARNT[:1]])
# Whether the words of the teacher or the question lie over the board, and be it by a pixel.
COVERS = """() => {
  const board = document.querySelector('main').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid=teacher], [data-testid=question]')].some((part) => {
    const box = part.getBoundingClientRect();
    return box.top < board.bottom && box.bottom > board.top && box.left < board.right && box.right > board.left;
  });
}"""
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


@each_game
@strangers("finger-de", "keys-en")
def test_a_stranger_learns_the_whole_game(visit: Visit, look: Look, game: Game) -> None:
    learn_everything(enter(visit, look, game.id))


@some_game
@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_the_first_lesson_from_the_lobby_to_the_next(visit: Visit, game: Game, look: Look) -> None:
    first, second = chain_of(game).lessons[:2]
    visitor = enter(visit, look, game.id)
    box = visitor.page.locator(f'[data-game="{game.id}"]')
    visitor.tap(box.get_by_role("link", name=visitor.say("learn")))
    begin(visitor)
    assert visitor.page.url.endswith(f"/learn/{game.id}/{first.name}")
    judge(visitor, "a note")
    learn_to_a_task(visitor)
    judge(visitor, "a task")
    assert not visitor.page.evaluate(COVERS), "the words cover the board"
    assert visitor.page.evaluate(SIDEWAYS) <= 0
    learn(visitor, be_shown)
    judge(visitor, "done")
    visitor.follow("learn-following")
    visitor.page.wait_for_url(f"**/learn/{game.id}/{second.name}")
    visitor.page.goto("/")
    count = len(chain_of(game).lessons)
    expect(box.get_by_text(visitor.say("learn-go-on", done=1, count=count))).to_be_visible()


@some_game
def test_a_first_lesson_by_keys_alone(visit: Visit, game: Game) -> None:
    visitor = enter(visit, DESKTOP, game.id)
    begin(visitor)
    keys = visitor.page.keyboard
    while not is_task(visitor):
        step = step_of(visitor)
        expect(visitor.button("learn-next")).to_be_focused()
        keys.press("Enter")
        goes_on(visitor, step)
    visitor.wait(
        lambda: visitor.page.evaluate("document.activeElement.closest('[data-board]') !== null"),
        "the focus is on what the words are about",
    )
    visitor.button("learn-show").focus()
    keys.press("Enter")
    expect(visitor.button("confirm-yes")).to_be_focused()
    keys.press("Escape")
    expect(visitor.button("confirm-yes")).to_have_count(0)
    visitor.button("learn-show").focus()
    keys.press("Enter")
    step = step_of(visitor)
    keys.press("Enter")
    goes_on(visitor, step)


@each_game
def test_the_first_lesson_on_the_plain_board(visit: Visit, game: Game) -> None:
    visitor = enter(visit, PHONE, game.id)
    choose_plain_board(visitor)
    begin(visitor)
    learn(visitor, be_shown)
    expect(visitor.page.get_by_test_id("ring")).to_have_count(0)


@some_game
def test_without_a_network_nothing_is_lost(visit: Visit, game: Game) -> None:
    visitor = enter(visit, PHONE, game.id)
    begin(visitor)
    learn_to_a_task(visitor)
    step, said = step_of(visitor), teacher(visitor).text_content()
    visitor.expect_complaint("ERR_INTERNET_DISCONNECTED")
    visitor.context.set_offline(True)
    visitor.press("learn-show")
    visitor.press("confirm-yes")
    visitor.sees("refusal-server_unreachable")
    assert (step_of(visitor), teacher(visitor).text_content()) == (step, said)
    visitor.context.set_offline(False)
    visitor.press("try-again")
    goes_on(visitor, step)


@some_game
def test_a_reload_stays_in_the_lesson_and_one_may_start_again(visit: Visit, game: Game) -> None:
    visitor = enter(visit, DESKTOP, game.id)
    begin(visitor)
    learn_to_a_task(visitor)
    be_shown(visitor)
    address = visitor.page.url
    visitor.page.reload()
    expect(teacher(visitor)).not_to_be_empty()
    assert (visitor.page.url, step_of(visitor)) == (address, "0")
    learn_to_a_task(visitor)
    visitor.press("learn-lessons")
    visitor.press("learn-again")
    visitor.wait(lambda: step_of(visitor) == "0", "the first step")
