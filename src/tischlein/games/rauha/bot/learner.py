"""Matches of Rauha against itself, for a net to learn from: after every notch each seat looks at what is reached."""

from typing import Final

from tischlein.bots.net import read_net
from tischlein.bots.race import Effort
from tischlein.core.dealer import QuietDealer
from tischlein.core.learner import Learner, Sample
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget, Question, ask
from tischlein.core.rng import Generator
from tischlein.core.state import shares
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.bot.features import FEATURES, VERSION, active
from tischlein.games.rauha.bot.levels import STRONGEST, RauhaBot
from tischlein.games.rauha.bot.search import TENTHS, Judge
from tischlein.games.rauha.bot.value import AreaValue, Weights
from tischlein.games.rauha.rules.options import OPTIONS
from tischlein.games.rauha.rules.setup import SEATS
from tischlein.games.rauha.rules.state import Rauha, begin
from tischlein.games.rauha.rules.world import OVER

# Of so many keeps and steps one is given by luck: matches shall also go where nobody wants to go.
ONE_BY_LUCK: Final = 16
FAR: Final = 2
WIDE: Final = 3


class RauhaLearner(Learner):
    def __init__(self) -> None:
        super().__init__(FEATURES, VERSION)

    def play(self, net: bytes, nodes: int, seed: int) -> list[Sample]:
        """Half of the matches are played by two."""
        luck = Generator(seed)
        player = RauhaBot(
            Effort(nodes, wide=WIDE, far=FAR, trust=4.0), net=read_net(net, FEATURES, VERSION) if net else None
        )
        dealer = QuietDealer(int(luck.draw_word()))
        seats = 2 if luck.roll(2) == 0 else SEATS[luck.roll(len(SEATS))]
        state = begin(read_options(OPTIONS, {}), seats, dealer)
        assert isinstance(state, Rauha), "Rauha begins as Rauha"
        samples: list[Sample] = []
        lookers: list[Seat] = []
        seen = 0
        while state.world.phase != OVER:
            if state.world.notch > seen:
                seen = state.world.notch
                for seat in range(seats):
                    samples.append(sampled(ask(state, seat, int(luck.draw_word()))))
                    lookers.append(seat)
            go_on(state, player, luck, dealer)
        finish(state, samples, lookers)
        return samples

    def bot(self, net: bytes) -> Bot:
        return RauhaBot(STRONGEST, net=read_net(net, FEATURES, VERSION))


def go_on(state: Rauha, player: Bot, luck: Generator, dealer: QuietDealer) -> None:
    """One step of the rules."""
    turn = state.turn()
    answers: dict[Seat, Action] = {}
    for seat in turn.seats:
        answers[seat] = answer_of(ask(state, seat, int(luck.draw_word())), player, luck)
    if len(turn.seats) > 1:
        state.resolve(answers, dealer)
        return
    state.apply(turn.seats[0], answers[turn.seats[0]], dealer)


def answer_of(question: Question, player: Bot, luck: Generator) -> Action:
    if luck.roll(ONE_BY_LUCK) == 0:
        return question.actions[luck.roll(len(question.actions))]
    return player.answer(question, Budget())


def sampled(question: Question) -> Sample:
    """The seat beside the strongest of the others, and by how much the hand-written judge sees it ahead."""
    state = question.world
    assert isinstance(state, Rauha), "Rauha asks about Rauha"
    judge = Judge(AreaValue(Weights()))
    judge.look_at(state.world)
    rival = judge.rival_of(question.seat)
    judged = judge.points[question.seat] - judge.points[rival]
    return Sample(active(state.world, question.seat), active(state.world, rival), int(TENTHS * judged), 0)


def finish(state: Rauha, samples: list[Sample], lookers: list[Seat]) -> None:
    """What the match brought everybody: the lead in the end, and the share of the win."""
    ended, energies = shares(state), [area.energy for area in state.world.areas]
    for sample, seat in zip(samples, lookers, strict=True):
        best = max([energy for other, energy in enumerate(energies) if other != seat])
        sample.searched = TENTHS * (energies[seat] - best)
        sample.share = ended[seat]
