"""The opponents of Elementos: levels of alpha-beta, a beginner, and one that looks a single ply ahead."""

from functools import partial
from pathlib import Path
from typing import Final

from tischlein.bots.alphabeta import AlphaBeta, Effort
from tischlein.bots.beginner import Beginner
from tischlein.bots.learned import read_learned
from tischlein.bots.net import Net
from tischlein.bots.pruning import Pruning
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.bot.book import BOOK, SIMPLE, Book, arrange
from tischlein.games.elementos.bot.experience import COUNT, VERSION, Experience
from tischlein.games.elementos.bot.value import Weights
from tischlein.games.elementos.bot.walk import ElementosJudge
from tischlein.games.elementos.rules.squares import MOST_ROWS
from tischlein.games.elementos.rules.state import ARRANGING, ElementosState


class ElementosBot(AlphaBeta):
    def __init__(
        self, effort: Effort, net: Net | None = None, book: Book = SIMPLE, experience: Experience | None = None
    ) -> None:
        super().__init__(ElementosJudge(Weights(), net, experience), effort)
        self.book: Book = book

    def answer(self, question: Question, budget: Budget) -> Action:
        world = question.world
        assert isinstance(world, ElementosState), "a bot of Elementos plays Elementos"
        if world.stage != ARRANGING:
            return super().answer(question, budget)
        # The book was made for the long board, and need not show three of each.
        fits = world.rulings.rows == MOST_ROWS and not world.rulings.three_of_each
        return arrange(self.book if fits else SIMPLE, world.discs, world.rulings, question)

    def accepts_draw(self, question: Question, budget: Budget) -> bool:
        world = question.world
        assert isinstance(world, ElementosState), "a bot of Elementos plays Elementos"
        return world.stage != ARRANGING and super().accepts_draw(question, budget)


# Whom a beginner is guided by, and of a hundred of its answers the beginner sees so many.
GUIDE_OF_CHILDREN: Final = Effort(nodes=150, worlds=1, regret=0)
SEEN_BY_CHILDREN: Final = 96


def new_beginner() -> Bot:
    return Beginner(ElementosBot(GUIDE_OF_CHILDREN), SEEN_BY_CHILDREN)


# In points of the judge (bot/value.py): a race that is decided, two thirds of a disc, and most of one.
BOLD: Final = Pruning(sure=40_000, ahead=100, behind=120)

STRONG: Final = Effort(nodes=4_000, worlds=2, regret=100, pruning=BOLD)
STRONGEST: Final = Effort(nodes=700_000, worlds=3, regret=150, pruning=BOLD)
LEARNED: Final = read_learned(Path(__file__).with_name("experience.bin"), VERSION, COUNT)


def experience_of(numbers: list[int]) -> Experience | None:
    """What was learned; where there is nothing that fits, the judge written by hand is alone."""
    return Experience(numbers) if numbers else None


EXPERIENCE: Final[Experience | None] = experience_of(LEARNED.numbers)

BOTS: Final[dict[str, NewBot]] = {
    "level0": new_beginner,
    "level1": partial(ElementosBot, Effort(nodes=400, worlds=1, regret=0)),
    "level2": partial(ElementosBot, Effort(nodes=3_000, worlds=1, regret=0)),
    "level3": partial(ElementosBot, STRONG, book=BOOK, experience=EXPERIENCE),
    "level4": partial(ElementosBot, STRONGEST, book=BOOK, experience=EXPERIENCE),
    "greedy": partial(ElementosBot, Effort(nodes=60, worlds=1, regret=0, wobble=1)),
}
