"""The opponents of Essence: somebody who can be known, and who tries to know the others."""

from functools import partial
from typing import Final, assert_never

from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.vocabulary import Action
from tischlein.games.essence.bot.policy import Manner, Tipping, choose_way, take, trade
from tischlein.games.essence.rules.state import Essence

EVERYTHING: Final = 1_000


class EssenceBot(Bot):
    def __init__(self, manner: Manner) -> None:
        self.manner: Manner = manner

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        state = question.world
        assert isinstance(state, Essence), "a bot of Essence plays Essence"
        world = state.world
        match world.phase:
            case "choose":
                return choose_way(world, question, self.manner)
            case "tip":
                return Tipping(world, question, self.manner).tip()
            case "take":
                return take(world, question, self.manner)
            case "trade":
                return trade(world, question)
            case "emblem" | "talk" | "over":
                return question.luck.pick(question.actions)
            case _:
                assert_never(world.phase)


BOTS: Final[dict[str, NewBot]] = {
    "level1": partial(EssenceBot, Manner(remembers=0, vagueness=1.0, carelessness=1.0)),
    "level2": partial(EssenceBot, Manner(remembers=8, vagueness=0.8, carelessness=0.3)),
    "level3": partial(EssenceBot, Manner(remembers=EVERYTHING, vagueness=0.4, carelessness=0.1)),
    "level4": partial(EssenceBot, Manner(remembers=EVERYTHING, vagueness=0.0, carelessness=0.0)),
}
