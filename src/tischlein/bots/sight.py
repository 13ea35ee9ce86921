"""What a weaker player sees: what stands out less is overlooked more; what it sees it judges as well as anybody.

What is overlooked follows from the answers and how they look, not from the luck of the moment: asked the same again,
the same is overlooked.
"""

from typing import Final

from tischlein.bots.beginner import LOOKED_THROUGH, SPREAD, wins_at_once
from tischlein.core.question import Question
from tischlein.core.rng import Generator
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

HUNDRED: Final = 100.0
TEN_THOUSAND: Final = 10_000


class Sight:
    """sees    of a hundred answers that stand out no more than others, so many
    plain   the points above the mean with which an answer is overlooked half as often
    """

    def __init__(self, sees: float, plain: float = 1.0) -> None:
        self.sees: float = sees
        self.plain: float = plain

    def is_whole(self) -> bool:
        return self.sees >= HUNDRED

    def seen(self, actions: list[Action], looks: list[float], seat: Seat) -> list[int]:
        """The places of the answers that are seen, in their order; at least one."""
        middle = sum(looks) / len(looks)
        luck = Generator(sum([(place + 1) * (action + SPREAD) for place, action in enumerate(sorted(actions))]) + seat)
        rolls = {action: luck.roll(TEN_THOUSAND) / HUNDRED for action in sorted(actions)}
        # How much clearer than needed each one is: below 0 it is overlooked.
        clear = [
            rolls[action] - (HUNDRED - self.sees) / (1.0 + max(0.0, look - middle) / self.plain)
            for action, look in zip(actions, looks, strict=True)
        ]
        least = min(0.0, max(clear))
        return [place for place, found in enumerate(clear) if found >= least]


EVERYTHING: Final = Sight(HUNDRED)


def find_win(question: Question) -> int:
    """The place of an answer that wins at once, or -1: nobody overlooks that."""
    for place, action in enumerate(question.actions[:LOOKED_THROUGH]):
        if wins_at_once(question, action):
            return place
    return -1
