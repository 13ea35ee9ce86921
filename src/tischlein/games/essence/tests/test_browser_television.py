"""The reveal of seven on a television: nothing lies over the question, and every name at an answer is whole."""

import pytest

from tests.e2e.boards import enter
from tests.e2e.room import TELEVISION, check_screen, turn_on
from tests.e2e.tables import open_table
from tests.e2e.visitor import DESKTOP, Visit
from tischlein.games.essence.tests.browser import AT_ONCE, GAME, answer, favourite, play_until

pytestmark = pytest.mark.browser

ROUNDS = 3
# While the guesses turn over: how many cards were seen, and which of them lay over the question or left the stage.
WATCH = """() => {
  window.turned = { cards: 0, outside: [] };
  const look = () => {
    const body = document.querySelector('[data-act="turn"] .body')?.getBoundingClientRect();
    if (!body) return;
    for (const card of document.querySelectorAll('[data-act="turn"] .tip-card')) {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      window.turned.cards += 1;
      const isInside = top >= body.top - 1 && bottom <= body.bottom + 1 && left >= 0 && right <= body.right + 1;
      if (!isInside) window.turned.outside.push(card.textContent);
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_the_guesses_of_seven_lie_below_the_question_and_their_names_are_whole(visit: Visit) -> None:
    player, television = enter(visit, DESKTOP, GAME), enter(visit, TELEVISION, GAME, motion="full")
    turn_on(television, open_table(player, [None, *["level1"] * 6], AT_ONCE, name="Friederike"))
    television.page.evaluate(WATCH)
    for _ in range(ROUNDS):
        play_until(player, "next")
        television.wait(lambda: television.page.evaluate("!document.querySelector('[data-scene]')"), "all is shown")
        check_screen(television, "the guesses lie at their answers")
        answer(player, favourite(player))
    turned = television.page.evaluate("window.turned")
    assert turned["cards"] >= 7
    assert turned["outside"] == []
