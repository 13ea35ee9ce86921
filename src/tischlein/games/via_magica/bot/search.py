"""Looking ahead: some rounds are played on in imagined worlds, once for every answer worth a thought.

Work is counted in imagined decisions, and what else an imagined match costs.
"""

from typing import Final, final

from tischlein.bots.race import Candidate, Effort, Race, lead
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.core.rng import Generator
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.bot.policy import Policy
from tischlein.games.via_magica.bot.value import GateJudge
from tischlein.games.via_magica.rules.actions import CLAIM, WAIVE
from tischlein.games.via_magica.rules.scoring import final_result
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.rules.world import World

# So many points ahead is as good as won; and a win is a little better when it is clear.
WON: Final = 20.0
CLEAR: Final = 30.0
TO_THE_END: Final = 1_000_000
# The level 4 of version 0.1 had one luck for everything.
ONE_LUCK: Final = 1
# To imagine a world and count its points takes as long as so many decisions: near the end that is most of the work.
A_WORLD: Final = 16
TWO_LUCKS: Final = 2
OTHER_LUCK: Final = 0x2545F491


@final
class TwoLucks(QuietDealer):
    """Tokens have a luck of their own: whatever gates are opened and taken, they come in the same order.

    So what is compared differs by the answers and not by the bag, and half as many imagined matches tell as much.
    """

    def __init__(self, memory: int, world: World) -> None:
        super().__init__(memory)
        self.world: World = world
        self.tokens: Generator = Generator(memory ^ OTHER_LUCK)

    def draw_one(self, bag: list[int]) -> int:
        if bag is self.world.bag:
            return bag.pop(self.tokens.roll(len(bag)))
        return bag.pop(self.roll(len(bag)))


@final
class ViaMagicaRace(Race):
    def __init__(
        self,
        question: Question,
        runners: list[Candidate],
        judge: GateJudge,
        effort: Effort,
        budget: Budget,
        lucks: int = TWO_LUCKS,
    ) -> None:
        super().__init__(question, runners, effort, budget)
        self.policy: Policy = Policy(judge)
        self.lucks: int = lucks

    def play(self, state: State, action: Action, dealer: QuietDealer) -> float:
        """Some rounds of an imagined match; how far ahead the seat is then."""
        assert isinstance(state, ViaMagica), "a bot of Via Magica plays Via Magica"
        self.policy.forget()
        if self.lucks == TWO_LUCKS:
            dealer = TwoLucks(int(dealer.luck.memory), state.world)
        seat = self.question.seat
        turn = state.turn()
        # A reward now or a better one later: that is settled only by the end.
        rounds = TO_THE_END if CLAIM.matches(action) or WAIVE.matches(action) else self.effort.far
        last = state.world.round + rounds
        if turn.mode == turns.TOGETHER:
            answers = {other: self.policy.answer(state.world, other) for other in turn.seats}
            answers[seat] = action
            state.resolve(answers, dealer)
        else:
            state.apply(seat, action, dealer)
        self.play_on(state, last, dealer)
        return self.value(state.world, seat)

    def play_on(self, state: ViaMagica, last: int, dealer: QuietDealer) -> None:
        world = state.world
        turn = state.turn()
        while turn.mode != turns.OVER and (world.round <= last or world.owed):
            if turn.mode == turns.TOGETHER:
                state.resolve({seat: self.policy.answer(world, seat) for seat in turn.seats}, dealer)
                self.done += len(turn.seats)
            else:
                seat = turn.seats[0]
                state.apply(seat, self.policy.answer(world, seat), dealer)
                self.done += 1
            turn = state.turn()
        # A match that is over at once is work too, or the race would not end.
        self.done += 1 if self.lucks == ONE_LUCK else A_WORLD

    def value(self, world: World, seat: Seat) -> float:
        """How many points ahead of the best of the others; what is won is won, so that more matters less."""
        if world.phase == "over":
            result = final_result(world)
            ahead = lead([float(score) for score in result.scores], seat)
            sure = WON if seat in result.winners() else -WON
        else:
            ahead = lead([self.standing(world, other) for other in range(world.seats)], seat)
            sure = max(-WON, min(WON, ahead))
        return (sure + max(-CLEAR, min(CLEAR, ahead))) / 2

    def standing(self, world: World, seat: Seat) -> float:
        zone = self.policy.weigh_zone(world, seat, world.areas[seat].crystals)
        return self.policy.judge.in_hand(world, seat) + zone
