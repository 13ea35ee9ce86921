"""The opponents of Via Magica: four levels, and a greedy baseline.

All of them judge gates by their worth and the odds of the bag. The stronger ones also play the match to its end in
imagined worlds, once for every answer worth a thought and with the same luck for each, and drop the worse half again
and again. Work is counted in imagined decisions.
"""

from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.actions import PASS_ACTION, SKIP_ACTION
from tischlein.games.via_magica.candidates import Candidate, candidates
from tischlein.games.via_magica.effects import WILD
from tischlein.games.via_magica.greedy import GreedyBot
from tischlein.games.via_magica.judge import Weights, most_opened
from tischlein.games.via_magica.odds import FULL_COUNTS, Outlook
from tischlein.games.via_magica.reflex import Reflex
from tischlein.games.via_magica.rules import ViaMagica
from tischlein.games.via_magica.scoring import final_result
from tischlein.games.via_magica.world import World

# A clear win is a little better than a narrow one: points beyond this many make no difference any more.
CLEAR: Final = 30
MARGIN: Final = 0.5
MEMORIES: Final = 0x7FFFFFFF
IN_A_THOUSAND: Final = 1000


class Effort:
    """How much a level works, and how carefully.

    decisions   decisions in imagined matches per answer; 0: what looks best at once
    wide        how many answers are tried in imagined matches
    wobble      how much of what an answer seems worth may be overlooked: a weak player is not stupid, it is imprecise
    """

    def __init__(self, decisions: int, wide: int, wobble: float) -> None:
        self.decisions: int = decisions
        self.wide: int = wide
        self.wobble: float = wobble


def present_outlook(world: World, seat: Seat, reflex: Reflex) -> Outlook:
    """What the bag holds after this round: all tokens again if the one on the table is wild (rules 4.8)."""
    counts = [world.bag.count(token) for token in range(WILD + 1)]
    if world.token == WILD or world.phase != "play":
        counts = FULL_COUNTS
    return Outlook(counts, int(world.areas[seat].wild), reflex.horizon(most_opened(world)))


class Race:
    """Imagined matches for one question: every answer in the race gets the same worlds and the same luck."""

    def __init__(self, question: Question, runners: list[Candidate], weights: Weights, budget: Budget) -> None:
        self.question: Question = question
        self.runners: list[Candidate] = runners
        self.reflex: Reflex = Reflex(weights)
        self.budget: Budget = budget
        self.decisions: int = 0

    def run(self, decisions: int) -> Action:
        """Halves the field until one is left; every heat gets an equal part of the work."""
        heats = 0
        while 1 << heats < len(self.runners):
            heats += 1
        for heat in range(heats):
            while self.decisions * heats < decisions * (heat + 1):
                if self.budget.spent():
                    return self.best_first()[0].action
                self.lap()
            self.runners = self.best_first()[: (len(self.runners) + 1) // 2]
        return self.runners[0].action

    def best_first(self) -> list[Candidate]:
        """By the mean of all laps; of equals the better looking stays ahead."""
        return sorted(self.runners, key=lambda runner: -runner.mean())

    def lap(self) -> None:
        memory = self.question.luck.below(MEMORIES)
        for runner in self.runners:
            dealer = QuietDealer(memory)
            world = self.question.imagine(dealer)
            runner.total += self.play(world, runner.action, dealer)
            runner.tried += 1

    def play(self, state: State, action: Action, dealer: QuietDealer) -> float:
        """One imagined match to its end, beginning with this answer; what the end is worth."""
        assert isinstance(state, ViaMagica), "a bot of Via Magica plays Via Magica"
        self.reflex.forget()
        seat = self.question.seat
        turn = state.turn()
        if turn.mode == turns.TOGETHER:
            answers = {other: self.reflex.answer(state.world, other) for other in turn.seats}
            answers[seat] = action
            state.resolve(answers, dealer)
        else:
            state.apply(seat, action, dealer)
        self.play_on(state, dealer)
        return value(state.world, seat)

    def play_on(self, state: ViaMagica, dealer: QuietDealer) -> None:
        world = state.world
        turn = state.turn()
        while turn.mode != turns.OVER:
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


def value(world: World, seat: Seat) -> float:
    """1 for a win, less if it is shared, and a little for the distance to the best of the others."""
    result = final_result(world)
    winners = result.winners()
    others = [score for other, score in enumerate(result.scores) if other != seat]
    ahead = max(-CLEAR, min(CLEAR, result.scores[seat] - max(others)))
    return (1.0 / len(winners) if seat in winners else 0.0) + MARGIN * ahead / CLEAR


class ViaMagicaBot(Bot):
    """A level of play."""

    def __init__(self, effort: Effort) -> None:
        self.effort: Effort = effort
        self.weights: Weights = Weights()

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        state = question.world
        assert isinstance(state, ViaMagica), "a bot of Via Magica plays Via Magica"
        reflex = Reflex(self.weights)
        reflex.present = present_outlook(state.world, question.seat, reflex)
        found = candidates(state.world, question.seat, question.actions, reflex)
        if len(found) == 1:
            return found[0].action
        if self.effort.decisions == 0:
            return self.at_once(found, question)
        return Race(question, self.field(found), self.weights, budget).run(self.effort.decisions)

    def field(self, found: list[Candidate]) -> list[Candidate]:
        """The best looking ones. Doing nothing is tried too: it may be right not to end the match yet."""
        idle = [one for one in found[self.effort.wide :] if one.action in (PASS_ACTION, SKIP_ACTION)]
        return found[: self.effort.wide] + idle

    def at_once(self, found: list[Candidate], question: Question) -> Action:
        best = found[0]
        most = self.felt(best, question)
        for candidate in found[1:]:
            felt = self.felt(candidate, question)
            if felt > most:
                best, most = candidate, felt
        return best.action

    def felt(self, candidate: Candidate, question: Question) -> float:
        if self.effort.wobble == 0.0:
            return candidate.look
        overlooked = self.effort.wobble * question.luck.below(IN_A_THOUSAND) / IN_A_THOUSAND
        return candidate.look - overlooked * abs(candidate.look)


class NewViaMagicaBot:
    """Makes the opponent of one level."""

    def __init__(self, effort: Effort) -> None:
        self.effort: Effort = effort

    def __call__(self) -> Bot:
        return ViaMagicaBot(self.effort)


BOTS: Final[dict[str, NewBot]] = {
    "level1": NewViaMagicaBot(Effort(decisions=0, wide=1, wobble=1.0)),
    "level2": NewViaMagicaBot(Effort(decisions=0, wide=1, wobble=0.0)),
    "level3": NewViaMagicaBot(Effort(decisions=4_000, wide=4, wobble=0.0)),
    "level4": NewViaMagicaBot(Effort(decisions=30_000, wide=6, wobble=0.0)),
    "greedy": GreedyBot,
}
