"""OpenSpiel's own searches as opponents: they get a question as every bot does, and search from it.

`openspiel_mcts:100` runs the C++ MCTSBot with 100 simulations in one world the seat could be in; `openspiel_ismcts:100`
runs the ISMCTSBot, which imagines another such world for every simulation. Work is counted, so seeds repeat results.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Action
from tischlein.lab.spiel import PREFIX, SpielGame, SpielState

CURIOSITY: Final = 1.4
MEGABYTES: Final = 200
ROLLOUTS: Final = 1
SEEDS: Final = (1 << 31) - 1


def load(game: Game, seats: int) -> SpielGame:
    found = pyspiel.load_game(f"{PREFIX}{game.id}", {"players": seats})
    assert isinstance(found, SpielGame), "it was registered as one"
    return found


class MctsBot(Bot):
    """OpenSpiel's tree search in one world that the seat could be in."""

    def __init__(self, game: Game, seats: int, simulations: int) -> None:
        self.spiel = load(game, seats)
        self.simulations = simulations

    def answer(self, question: Question, budget: Budget) -> Action:
        seed = question.luck.roll(SEEDS)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        bot = pyspiel.MCTSBot(self.spiel, evaluator, CURIOSITY, self.simulations, MEGABYTES, False, seed, False)
        # Not `step`: in OpenSpiel 2.0.2 it crashes with every game that is written in Python, its own included.
        tree = bot.mcts_search(self.spiel.state_at(question.world, question.seat))
        best = max(tree.children, key=lambda child: (child.explore_count, child.total_reward, -child.action))
        return int(best.action)


class IsmctsBot(Bot):
    """OpenSpiel's tree search over information states, in a fresh world every time."""

    def __init__(self, game: Game, seats: int, simulations: int) -> None:
        self.spiel = load(game, seats)
        self.simulations = simulations

    def answer(self, question: Question, budget: Budget) -> Action:
        luck = np.random.RandomState(question.luck.roll(SEEDS))
        evaluator = mcts.RandomRolloutEvaluator(ROLLOUTS, luck)
        bot = ismcts.ISMCTSBot(
            self.spiel,
            evaluator,
            CURIOSITY,
            self.simulations,
            random_state=luck,
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(self.worlds(question))
        return int(bot.step(self.spiel.state_at(question.world, question.seat)))

    def worlds(self, question: Question) -> Callable[[SpielState, int], SpielState]:
        """Other worlds for the seat that was asked."""
        dealer = QuietDealer(question.luck.roll(SEEDS))
        return lambda _state, _player: self.spiel.state_at(question.imagine(dealer), question.seat)


SEARCHES: Final[dict[str, type[MctsBot] | type[IsmctsBot]]] = {
    "openspiel_mcts": MctsBot,
    "openspiel_ismcts": IsmctsBot,
}


def search_bot(game: Game, seats: int, name: str) -> Bot:
    """The bot that is called `openspiel_mcts:100` or `openspiel_ismcts:100`."""
    kind, _, simulations = name.partition(":")
    if kind not in SEARCHES or not simulations.isdecimal() or int(simulations) < 1:
        raise Refusal("unknown_bot", {"bot": name, "valid": [f"{known}:100" for known in SEARCHES]})
    return SEARCHES[kind](game, seats, int(simulations))
