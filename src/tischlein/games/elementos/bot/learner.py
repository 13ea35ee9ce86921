"""Matches of Elementos against itself, for a net to learn from."""

from typing import Final

from tischlein.bots.alphabeta import Effort, Root
from tischlein.bots.net import read_net
from tischlein.core.dealer import QuietDealer
from tischlein.core.learner import NetLearner, Sample
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget, Question, ask
from tischlein.core.rng import Generator
from tischlein.core.state import shares
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.bot.features import FEATURES, VERSION, active
from tischlein.games.elementos.bot.levels import STRONGEST, ElementosBot
from tischlein.games.elementos.bot.value import PATIENCE, Weights, balance_of, race_of
from tischlein.games.elementos.bot.walk import ElementosJudge, JudgedBoard
from tischlein.games.elementos.rules.actions import READY
from tischlein.games.elementos.rules.options import OPTIONS
from tischlein.games.elementos.rules.setup import begin
from tischlein.games.elementos.rules.state import ARRANGING, ENDED, ElementosState

# Of so many answers one is given by luck, and the first ones all are: matches shall not repeat each other.
ONE_BY_LUCK: Final = 12
FIRST_BY_LUCK: Final = 6
# Of so many setups one is any.
ONE_SETUP_BY_LUCK: Final = 3
# From here on a search has seen the end.
DECIDED: Final = 20_000


class ElementosLearner(NetLearner):
    def __init__(self) -> None:
        super().__init__(FEATURES, VERSION)

    def play(self, net: bytes, nodes: int, seed: int) -> list[Sample]:
        luck = Generator(seed)
        judge = ElementosJudge(Weights(), read_net(net, FEATURES, VERSION) if net else None)
        state = begin(read_options(OPTIONS, {}), 2, QuietDealer(int(luck.draw_word())))
        arrange(state, luck)
        by_luck = 2 + luck.roll(FIRST_BY_LUCK)
        samples: list[Sample] = []
        movers: list[Seat] = []
        while state.stage != ENDED:
            question = ask(state, state.to_move, int(luck.draw_word()))
            by_luck -= 1
            if by_luck >= 0 or luck.roll(ONE_BY_LUCK) == 0:
                state.apply(question.seat, luck_of(question, luck), QuietDealer(1))
                continue
            root = Root(question, Effort(nodes, 1, 0, 0), judge, Budget())
            root.deepen()
            sample = sampled(question, root)
            if sample is not None:
                samples.append(sample)
                movers.append(question.seat)
            state.apply(question.seat, root.best(), QuietDealer(1))
        ended = shares(state)
        for place, mover in enumerate(movers):
            samples[place].share = ended[mover]
        return samples

    def bot(self, net: bytes) -> Bot:
        return ElementosBot(STRONGEST, read_net(net, FEATURES, VERSION))


def luck_of(question: Question, luck: Generator) -> Action:
    return question.actions[luck.roll(len(question.actions))]


def arrange(state: ElementosState, luck: Generator) -> None:
    """Each seat lays a setup that opponents know, or now and then any: people lay what they like."""
    bot = ElementosBot(Effort(1, 1, 0, 0))
    by_luck = [luck.roll(ONE_SETUP_BY_LUCK) == 0 for _ in range(2)]
    while state.stage == ARRANGING:
        seat = state.turn().seats[0]
        question = ask(state, seat, int(luck.draw_word()))
        lays_any = by_luck[seat] and READY() not in question.actions
        action = luck_of(question, luck) if lays_any else bot.answer(question, Budget())
        state.apply(seat, action, QuietDealer(1))


def sampled(question: Question, root: Root) -> Sample | None:
    """What was thought about, unless the judge needs no net for it: a race is decided, or a draw is near."""
    state = question.world
    assert isinstance(state, ElementosState), "Elementos asks about Elementos"
    weights = Weights()
    board = JudgedBoard(state, weights)
    found = root.candidates[0].worth
    if board.idle > PATIENCE or race_of(board, weights) != 0:
        return None
    own, other = active(board, question.seat), active(board, 1 - question.seat)
    judged = int(balance_of(board, weights))
    return Sample(own, other, judged, max(-DECIDED, min(DECIDED, found)))
