"""Plays Rauha as a person would, through the real board: cards and cells by two taps, and so is what is activated."""

from tests.e2e.until import play_to_the_end, play_until_asked
from tests.e2e.visitor import Visitor
from tischlein.core.options import Choice
from tischlein.core.vocabulary import Named
from tischlein.games.rauha.views.view import RauhaView

GAME = "rauha"
AT_ONCE: dict[str, Choice] = {}
# A scoring always comes, a god may not; what a line brings flies from the first activation on.
WATCH_TO_THE_END = True
FLIES = True
MOST_ANSWERS = 150
# Placing before discarding, single activations before the button for all of them, so that every kind of tap is made.
LIKED = ["place", "call_for", "sow", "call", "activate", "activate_all", "discard_for_spore", "keep", "finish"]

# A scoring asks only who has something to activate in it: whom neither a god nor luck gave anything, buys it.
SPORES_FOR_A_SCORING = 3


def seen(visitor: Visitor) -> RauhaView:
    return visitor.update.view_as(RauhaView)


def favourite(visitor: Visitor) -> Named:
    """The first of the kind that is liked best; in the second half of a match everything is activated at once."""
    view = seen(visitor)
    liked = ["activate_and_sow", "activate_all", *LIKED] if view.round > 2 else LIKED
    if view.round > 1 and view.areas[view.seat or 0].spores < SPORES_FOR_A_SCORING:
        liked = ["discard_for_spore", *liked]
    return min(visitor.update.actions, key=lambda action: order(liked, str(action["do"])))


def order(liked: list[str], deed: str) -> int:
    return liked.index(deed) if deed in liked else len(liked)


def steps(action: Named) -> list[str]:
    """What is tapped, one after the other."""
    match action["do"]:
        case "keep":
            return twice(f'[data-card="{action["card"]}"].can')
        case "place":
            return [f'[data-card="{action["card"]}"].can', f'[data-cell="{action["to"]}"][data-deed=place]']
        case "discard_for_spore":
            return ['[data-do="discard_for_spore"]', f'[data-cell="{action["to"]}"][data-deed=spore]']
        case "activate":
            return twice(f'[data-cell="{action["at"]}"][data-deed=activate]')
        case "sow":
            return [f'[data-cell="{action["at"]}"][data-deed=sow]', f'[data-cell="{action["to"]}"][data-deed=target]']
        case "call":
            return twice(f'[data-god="{action["god"]}"].can')
        case "call_for":
            return [f'[data-god="{action["god"]}"].can', f'[data-do="{action["animal"]}"]']
        case other:
            return [f'[data-do="{other}"]']


def twice(target: str) -> list[str]:
    """The first tap chooses, the second one does it."""
    return [f"{target}:not(.chosen)", f"{target}.chosen"]


def taps(visitor: Visitor, action: Named) -> None:
    for target in steps(action):
        visitor.tap(target)


def answer(visitor: Visitor, action: Named) -> None:
    """Gives one answer and waits until the table has it, or has already gone on."""
    visitor.answer(lambda: taps(visitor, action), f"{action} is taken")


def wait_for(visitor: Visitor, *asks: str) -> None:
    play_until_asked(visitor, asks, lambda: answer(visitor, favourite(visitor)), MOST_ANSWERS)


def play_on(visitor: Visitor) -> None:
    play_to_the_end(visitor, lambda: answer(visitor, favourite(visitor)), MOST_ANSWERS)
