"""The opponents of Elementos: four levels of alpha-beta, and one that looks a single ply ahead."""

from functools import partial
from typing import Final

from tischlein.bots.alphabeta import AlphaBeta, Effort
from tischlein.bots.beginner import Beginner
from tischlein.bots.net import Net
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.bot.value import Weights
from tischlein.games.elementos.bot.walk import ElementosJudge
from tischlein.games.elementos.rules.actions import LAY, PRESET_ALL, READY
from tischlein.games.elementos.rules.material import DISCS_EACH, SYMBOLS, disc_word
from tischlein.games.elementos.rules.options import Rulings
from tischlein.games.elementos.rules.squares import FILES, WHITE, members, turned
from tischlein.games.elementos.rules.state import ARRANGING, ElementosState
from tischlein.games.elementos.rules.world import Discs

# Good setups of white's nine squares, a1 b1 c1 a2 … c3: each disc as two symbols, up-face first. 0 beats 1, 1 beats 2,
# 2 beats 0, so that one pattern stands for three setups, and for three more with the files a and c exchanged.
PATTERNS: Final[list[str]] = [
    "12 20 01 20 01 12 01 12 20",
    "21 02 10 02 10 21 10 21 02",
    "12 20 01 20 01 12 10 21 02",
]


def setups() -> list[list[int]]:
    """Every pattern with every meaning of its symbols, both ways round: disc words by white's square."""
    found: list[list[int]] = []
    for pattern in PATTERNS:
        for first in range(len(SYMBOLS)):
            discs = [turned_symbols(int(pair), first) for pair in pattern.split()]
            found.append(discs)
            found.append([discs[square - square % FILES + FILES - 1 - square % FILES] for square in range(DISCS_EACH)])
    return found


def turned_symbols(pair: int, first: int) -> int:
    return disc_word((pair // 10 + first) % len(SYMBOLS), (pair % 10 + first) % len(SYMBOLS))


SETUPS: Final[list[list[int]]] = setups()


class ElementosBot(AlphaBeta):
    def __init__(self, effort: Effort, net: Net | None = None) -> None:
        super().__init__(ElementosJudge(Weights(), net), effort)

    def answer(self, question: Question, budget: Budget) -> Action:
        world = question.world
        assert isinstance(world, ElementosState), "a bot of Elementos plays Elementos"
        if world.stage != ARRANGING:
            return super().answer(question, budget)
        return arrange(world.discs, world.rulings, question)

    def accepts_draw(self, question: Question, budget: Budget) -> bool:
        world = question.world
        assert isinstance(world, ElementosState), "a bot of Elementos plays Elementos"
        return world.stage != ARRANGING and super().accepts_draw(question, budget)


def arrange(discs: Discs, rulings: Rulings, question: Question) -> Action:
    """Lays the next disc of a good setup that what lies there can still become. What somebody else began, it mends."""
    if READY() in question.actions:
        return READY()
    fitting = [setup for setup in SETUPS if fits(setup, discs, rulings, question.seat)]
    if not fitting:
        return PRESET_ALL() if PRESET_ALL() in question.actions else question.luck.pick(question.actions)
    setup = fitting[question.luck.roll(len(fitting))]
    free = members(rulings.home_of(question.seat) & ~discs.of(question.seat))
    return LAY(free[0], setup[from_white(free[0], rulings, question.seat)])


def fits(setup: list[int], discs: Discs, rulings: Rulings, seat: Seat) -> bool:
    lying = members(discs.of(seat))
    return all([discs.word_at(square) == setup[from_white(square, rulings, seat)] for square in lying])


def from_white(square: int, rulings: Rulings, seat: Seat) -> int:
    """The square as white would call it from the own side."""
    return square if seat == WHITE else turned(square, rulings.rows)


# Whom a beginner is guided by, and of a hundred of its answers the beginner sees so many.
GUIDE_OF_CHILDREN: Final = Effort(nodes=150, worlds=1, regret=0, wobble=80)
SEEN_BY_CHILDREN: Final = 88


def new_beginner() -> Bot:
    return Beginner(ElementosBot(GUIDE_OF_CHILDREN), SEEN_BY_CHILDREN)


STRONGEST: Final = Effort(nodes=700_000, worlds=3, regret=150, wobble=0)

BOTS: Final[dict[str, NewBot]] = {
    "level0": new_beginner,
    "level1": partial(ElementosBot, Effort(nodes=400, worlds=1, regret=0)),
    "level2": partial(ElementosBot, Effort(nodes=3_000, worlds=1, regret=0)),
    "level3": partial(ElementosBot, Effort(nodes=33_000, worlds=2, regret=100)),
    "level4": partial(ElementosBot, STRONGEST),
    "greedy": partial(ElementosBot, Effort(nodes=60, worlds=1, regret=0, wobble=1)),
}
