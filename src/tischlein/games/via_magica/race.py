"""Looking ahead: some rounds are played on in imagined worlds, once for every answer worth a thought.

All answers get the same worlds and the same luck, and the worse half drops out again and again. Work is counted in
imagined decisions, so the same question with the same luck gets the same answer.
"""

from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.actions import CLAIM_ACTION, WAIVE_ACTION
from tischlein.games.via_magica.candidates import Candidate
from tischlein.games.via_magica.judge import Weights
from tischlein.games.via_magica.reflex import Reflex
from tischlein.games.via_magica.rules import ViaMagica
from tischlein.games.via_magica.scoring import final_result
from tischlein.games.via_magica.world import World

MEMORIES: Final = 0x7FFFFFFF
# So many points ahead is as good as won; and a win is a little better when it is clear.
WON: Final = 20.0
CLEAR: Final = 30.0
TO_THE_END: Final = 1_000_000


class Effort:
    """How much a level works, and how carefully.

    decisions   decisions in imagined matches per answer; 0: what looks best at once
    wide        how many answers are tried, at most
    reach       how many points worse than the best an answer may look and still be tried
    rounds      how many rounds each of them is played on
    trust       how many imagined matches the first look at an answer counts for
    wobble      how much of what an answer seems worth may be overlooked: a weak player is not stupid, it is imprecise
    """

    def __init__(self, decisions: int, wide: int = 1, rounds: int = 8, wobble: float = 0.0) -> None:
        self.decisions: int = decisions
        self.wide: int = wide
        self.rounds: int = rounds
        self.reach: float = 3.0
        self.trust: float = 60.0
        self.wobble: float = wobble


class Race:
    def __init__(
        self, question: Question, runners: list[Candidate], weights: Weights, effort: Effort, budget: Budget
    ) -> None:
        self.question: Question = question
        self.runners: list[Candidate] = runners
        self.effort: Effort = effort
        self.reflex: Reflex = Reflex(weights)
        self.budget: Budget = budget
        self.decisions: int = 0

    def run(self) -> Action:
        """Halves the field until one is left; every heat gets an equal part of the work."""
        heats = 0
        while 1 << heats < len(self.runners):
            heats += 1
        for heat in range(heats):
            while self.decisions * heats < self.effort.decisions * (heat + 1):
                if self.budget.spent():
                    return self.best_first()[0].action
                self.lap()
            self.runners = self.best_first()[: (len(self.runners) + 1) // 2]
        return self.runners[0].action

    def best_first(self) -> list[Candidate]:
        return sorted(self.runners, key=lambda runner: -runner.worth(self.effort.trust))

    def lap(self) -> None:
        memory = self.question.luck.below(MEMORIES)
        for runner in self.runners:
            dealer = QuietDealer(memory)
            runner.total += self.play(self.question.imagine(dealer), runner.action, dealer)
            runner.tried += 1

    def play(self, state: State, action: Action, dealer: QuietDealer) -> float:
        """Some rounds of an imagined match, beginning with this answer; how far ahead the seat is then."""
        assert isinstance(state, ViaMagica), "a bot of Via Magica plays Via Magica"
        self.reflex.forget()
        seat = self.question.seat
        turn = state.turn()
        # A reward now or a better one later: that is settled only by the end.
        rounds = TO_THE_END if action in (CLAIM_ACTION, WAIVE_ACTION) else self.effort.rounds
        last = state.world.round + rounds
        if turn.mode == turns.TOGETHER:
            answers = {other: self.reflex.answer(state.world, other) for other in turn.seats}
            answers[seat] = action
            state.resolve(answers, dealer)
        else:
            state.apply(seat, action, dealer)
        self.play_on(state, last, dealer)
        return self.lead(state.world, seat)

    def play_on(self, state: ViaMagica, last: int, dealer: QuietDealer) -> None:
        world = state.world
        turn = state.turn()
        while turn.mode != turns.OVER and (world.round <= last or world.owed):
            if turn.mode == turns.TOGETHER:
                state.resolve({seat: self.reflex.answer(world, seat) for seat in turn.seats}, dealer)
                self.decisions += len(turn.seats)
            else:
                seat = turn.seats[0]
                state.apply(seat, self.reflex.answer(world, seat), dealer)
                self.decisions += 1
            turn = state.turn()
        # A match that is over at once is work too, or the race would not end.
        self.decisions += 1

    def lead(self, world: World, seat: Seat) -> float:
        """How many points ahead of the best of the others; what is won is won, so that more matters less."""
        if world.phase == "over":
            result = final_result(world)
            ahead = result.scores[seat] - best_other([float(score) for score in result.scores], seat)
            sure = WON if seat in result.winners() else -WON
        else:
            standings = [self.standing(world, other) for other in range(world.seats)]
            ahead = standings[seat] - best_other(standings, seat)
            sure = max(-WON, min(WON, ahead))
        return (sure + max(-CLEAR, min(CLEAR, ahead))) / 2

    def standing(self, world: World, seat: Seat) -> float:
        zone = self.reflex.zone_worth(world, seat, world.areas[seat].crystals)
        return self.reflex.judge.in_hand(world, seat) + zone


def best_other(standings: list[float], seat: Seat) -> float:
    return max([standing for other, standing in enumerate(standings) if other != seat])
