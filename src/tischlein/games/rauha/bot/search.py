"""A race of actions: each is played on in imagined worlds by what looks best at once, and what is reached there counts.

Work is counted in imagined turns of one seat.
"""

from typing import Final, final

from tischlein.bots.race import Candidate, Effort, Race
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.bot.ahead import LAST_NOTCH
from tischlein.games.rauha.bot.policy import Policy
from tischlein.games.rauha.bot.viewpoint import Viewpoint
from tischlein.games.rauha.rules.actions import KEEP_CARD
from tischlein.games.rauha.rules.area import NO_CARD
from tischlein.games.rauha.rules.drafting import resolve_keeps
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import KEEP_PHASE, OVER, PLACE_PHASE, World

# A lead beyond this many points is no more than safe.
CLEAR: Final = 60.0
WON: Final = 20.0


@final
class Judge:
    """Who is how far ahead."""

    def __init__(self, value: Viewpoint) -> None:
        self.value: Viewpoint = value
        self.points: list[float] = []

    def look_at(self, world: World) -> None:
        self.points = [self.estimate(world, seat) for seat in range(world.seats)]

    def rival_of(self, seat: Seat) -> Seat:
        """The strongest of the others; of equals the first."""
        rival = 1 if seat == 0 else 0
        for other in range(len(self.points)):
            if other != seat and self.points[other] > self.points[rival]:
                rival = other
        return rival

    def estimate_lead(self, world: World, seat: Seat) -> float:
        """How far the seat is ahead of the best of the others, in points."""
        self.look_at(world)
        rival = self.rival_of(seat)
        return self.points[seat] - self.points[rival]

    def estimate(self, world: World, seat: Seat) -> float:
        """The energy a seat has, and what it can still expect."""
        area = world.areas[seat]
        if world.phase == OVER:
            return float(area.energy)
        # What was done last is the notch before this one.
        return area.energy + self.value.estimate(world, seat, world.notch - 1)


@final
class RauhaRace(Race):
    def __init__(
        self,
        question: Question,
        runners: list[Candidate],
        policy: Policy,
        judge: Judge,
        effort: Effort,
        budget: Budget,
    ) -> None:
        super().__init__(question, runners, effort, budget)
        self.policy: Policy = policy
        self.judge: Judge = judge

    def play(self, state: State, action: Action, dealer: QuietDealer) -> float:
        """An imagined match up to the horizon; what is reached there is worth."""
        assert isinstance(state, Rauha), "a bot of Rauha plays Rauha"
        self.policy.forget()
        world, seat = state.world, self.question.seat
        until = min(LAST_NOTCH, world.notch + self.effort.far)
        if world.phase == KEEP_PHASE:
            answers = {other: self.policy.choose_keep(world, other) for other in range(world.seats) if other != seat}
            answers[seat] = action
            self.policy.choose_card(world, seat, [KEEP_CARD.of(action)])
            resolve_keeps(world, answers, dealer)
        else:
            self.choose_again(world)
            self.policy.take_turn(world, seat, action, dealer)
        self.play_on(world, until, dealer)
        return self.evaluate(world)

    def choose_again(self, world: World) -> None:
        """Others have kept what they like best of what they may have held, not just anything."""
        for other, area in enumerate(world.areas):
            if other == self.question.seat or area.chosen == NO_CARD:
                continue
            pile = world.piles[world.satellite_of(other)]
            held = sorted([*pile, area.chosen])
            area.chosen = self.policy.choose_card(world, other, held)
            held.remove(area.chosen)
            world.piles[world.satellite_of(other)] = held

    def play_on(self, world: World, until: int, dealer: QuietDealer) -> None:
        """Until all have done everything at the notch `until`."""
        policy = self.policy
        while world.notch <= until and world.phase != OVER:
            if world.phase == KEEP_PHASE:
                resolve_keeps(world, {seat: policy.choose_keep(world, seat) for seat in range(world.seats)}, dealer)
                continue
            seat = world.active()
            if world.phase == PLACE_PHASE:
                policy.take_turn(world, seat, policy.choose_step(world, seat), dealer)
            else:
                policy.activate(world, seat, dealer)
            self.done += 1
        # A match that is over at once is work too, or the race would not end.
        self.done += 1

    def evaluate(self, world: World) -> float:
        ahead = max(-CLEAR, min(CLEAR, self.judge.estimate_lead(world, self.question.seat)))
        if world.phase != OVER:
            return ahead
        return ahead + (WON if ahead > 0.0 else 0.0 if ahead == 0.0 else -WON)
