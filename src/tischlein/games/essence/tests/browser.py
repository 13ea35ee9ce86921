"""Plays Essence as a person would, through the real board: every card by two taps, everything else by a button."""

from tests.e2e.until import play_until_asked
from tests.e2e.visitor import Visitor
from tischlein.core.options import Choice
from tischlein.core.vocabulary import Named
from tischlein.games.essence.views.view import EssenceView

GAME = "essence"
AT_ONCE: dict[str, Choice] = {"deck_length": "three_each", "start_player": "first_seat"}
MOST_ANSWERS = 400
# The cards of the table: the attribute that names them, and the field of the answer.
CARDS = {
    "emblem": ("set", "number"),
    "choose": ("way", "way"),
    "pick": ("tip", "place"),
    "rate": ("tip", "step"),
    "name": ("tip", "number"),
    "take": ("take", "what"),
}


def seen(visitor: Visitor) -> EssenceView:
    return visitor.update.view_as(EssenceView)


def favourite(visitor: Visitor) -> Named:
    """The first answer that goes on: nobody asks for another concept, and the advice is good enough."""
    wanted = [action for action in visitor.update.actions if action["do"] not in ("swap", "abstain", "trade")]
    return wanted[0]


def steps(action: Named) -> list[str]:
    """What is tapped, one after the other."""
    deed = str(action["do"])
    if deed in CARDS:
        attribute, field = CARDS[deed]
        card = f'[data-{attribute}="{action[field]}"]'
        return [f"{card}[aria-pressed=false]", f"{card}[aria-pressed=true]"]
    if deed == "swap":
        return ["[data-do=swap]", f'[data-swap="{action["place"]}"]']
    if deed == "trade":
        return [f'[data-pile="{action["pay"]}"]', f'[data-pile="{action["get"]}"]']
    return [f'[data-do="{deed}"]']


def taps(visitor: Visitor, action: Named) -> None:
    for target in steps(action):
        visitor.tap(target)


def answer(visitor: Visitor, action: Named) -> None:
    """Gives one answer and waits until the table has it, or has already gone on."""
    visitor.answer(lambda: taps(visitor, action), f"{action} is taken")


def play_until(visitor: Visitor, *asks: str) -> None:
    """Plays on until one of these questions is asked and seen."""
    play_until_asked(visitor, asks, lambda: answer(visitor, favourite(visitor)), MOST_ANSWERS)


def play_on(visitors: list[Visitor]) -> None:
    """Everybody answers whatever is asked, until the match is over."""
    for _ in range(MOST_ANSWERS):
        if all(visitor.update.is_over for visitor in visitors):
            return
        visitors[0].wait(lambda: any(one.is_asked for one in visitors) or visitors[0].update.is_over, "a question")
        for visitor in visitors:
            visitor.page.wait_for_timeout(5)
            if visitor.is_asked:
                answer(visitor, favourite(visitor))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")
