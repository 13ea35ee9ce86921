"""Nothing moves under the finger: the board keeps its height as long as one and the same question is open."""

import msgspec

from tests.e2e.visitor import Visitor

# Notes in every frame how high the board is, and what the bar says, question by question. The note of why something
# cannot be done may need a line more: it is asked for by a tap that chooses nothing.
WATCH = """() => {
  const seen = (window.heights = {});
  const look = () => {
    const question = document.querySelector('[data-board]')?.dataset.question;
    const board = document.querySelector('.frame > main');
    if (question && board && !document.querySelector('[data-testid=reason]').textContent) {
      const told = document.querySelector('.frame .rail .words').innerText.replace(/\\s+/g, ' ');
      const heights = (seen[question] ??= {});
      heights[Math.round(board.clientHeight)] ??= told;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def watch_heights(visitor: Visitor) -> None:
    visitor.page.evaluate(WATCH)


def unsteady(visitor: Visitor) -> list[list[str]]:
    """What the bar said at each height of the board, of every question where there was more than one."""
    seen = msgspec.convert(visitor.page.evaluate("window.heights"), type=dict[str, dict[str, str]])
    assert seen, "a question was open"
    return [[f"{height} px: {told}" for height, told in one.items()] for one in seen.values() if len(one) > 1]
