"""What every answer to a question promises, from the knowledge of the seat that is asked.

Each answer is played on in the same imagined worlds with the same luck, by the game's guide. First the field is sifted;
then the few that are left, the given answer and the guide's own are measured anew, in worlds that had no part in the
choice: or what was lucky once would look good for ever. Work is counted in imagined decisions, not timed, so the same
question with the same luck gets the same numbers.
"""

import math
from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.guide import Guide
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

MEMORIES: Final = 0x7FFFFFFF
# So many answers are tried at most; of more, any: beside the given one and those that bots would give.
WIDEST: Final = 16
FINALISTS: Final = 2
# What part of the work goes into sifting: the rest measures.
SIFTING: Final = 3
# However little work there is, no value rests on fewer worlds.
FEWEST_LAPS: Final = 8
# Where somebody waits who has no more patience: enough for a standard error.
FEWEST_IN_A_HURRY: Final = 4


class Weighed:
    """An answer, how it did while the field was sifted, and its share of the win in every world it was measured in."""

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.total: float = 0.0
        self.tried: int = 0
        self.measured: list[float] = []

    def sifted(self) -> float:
        return self.total / self.tried if self.tried else 0.0

    def chance(self) -> float:
        """The share of the win that it promises."""
        return mean(self.measured) if self.measured else self.sifted()

    def error(self) -> float:
        """The standard error of the chance."""
        return error_of(self.measured)


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def error_of(values: list[float]) -> float:
    """The standard error of a mean. One that was seen to spread nowhere is still not surer than its number allows."""
    count = len(values)
    if count < 2:
        return 0.5
    middle = mean(values)
    spread = sum([(value - middle) * (value - middle) for value in values]) / (count - 1)
    return math.sqrt(spread / count)


class Weighing:
    """All answers that were tried. The best, the given and the guide's own were measured in the same worlds."""

    def __init__(self, answers: list[Weighed], best: Weighed, given: Weighed, quick: Weighed) -> None:
        self.answers: list[Weighed] = answers
        self.best: Weighed = best
        self.given: Weighed = given
        self.quick: Weighed = quick

    def loss(self) -> float:
        """The chance that the given answer gave away. What the best was chosen by is not in it, so many such losses
        add up rightly; a single one may be below 0, when the given answer did as well."""
        return self.best.chance() - self.given.chance()

    def loss_error(self) -> float:
        pairs = zip(self.best.measured, self.given.measured, strict=True)
        return error_of([best - given for best, given in pairs])


class Analyst:
    """`widest` is how many answers are tried at most, `finalists` how many of them are measured at the end. Where a
    budget is spent, less work is done."""

    def __init__(
        self,
        guide: Guide,
        advisers: list[Bot],
        widest: int = WIDEST,
        finalists: int = FINALISTS,
        budget: Budget | None = None,
    ) -> None:
        self.guide: Guide = guide
        self.advisers: list[Bot] = advisers
        self.widest: int = widest
        self.finalists: int = finalists
        self.budget: Budget = Budget() if budget is None else budget
        self.done: int = 0

    def weigh(self, question: Question, given: Action, work: int) -> Weighing:
        """The given answer among the others, with so many imagined decisions."""
        self.done = 0
        quick = self.guide.answer(question.world, question.seat, question.luck)
        field = [Weighed(action) for action in self.choose_field(question, given, quick)]
        finalists = self.sift(question, field, work // SIFTING)
        best = finalists[0]
        finalists.extend([one for one in field[:2] if one not in finalists])
        self.measure(question, finalists, work)
        rest = [one for one in field if one not in finalists]
        ranked = sorted(finalists, key=_by_chance) + sorted(rest, key=_by_chance)
        return Weighing(ranked, best, field[0], find(field, quick))

    def choose_field(self, question: Question, given: Action, quick: Action) -> list[Action]:
        """The given answer, the guide's, what bots advise, and of the others as many as fit, whichever."""
        field = [given]
        advised = [bot.answer(question, self.budget) for bot in self.advisers]
        for action in [quick, *advised]:
            if action not in field:
                field.append(action)
        others = [action for action in question.actions if action not in field]
        while others and len(field) < self.widest:
            field.append(others.pop(question.luck.roll(len(others))))
        return field

    def sift(self, question: Question, field: list[Weighed], work: int) -> list[Weighed]:
        """Halves the field until few are left, best first; every heat gets an equal part of the work."""
        runners = list(field)
        heats = 1
        while self.finalists << heats < len(runners):
            heats += 1
        for heat in range(heats):
            self.lap(question, runners)
            while self.done * heats < work * (heat + 1) and not self.budget.spent():
                self.lap(question, runners)
            runners = sorted(runners, key=_by_sifted)[: max(self.finalists, (len(runners) + 1) // 2)]
        return runners[: self.finalists]

    def lap(self, question: Question, runners: list[Weighed]) -> None:
        memory = question.luck.roll(MEMORIES)
        for runner in runners:
            runner.total += self.play(question, runner.action, memory)
            runner.tried += 1

    def measure(self, question: Question, finalists: list[Weighed], work: int) -> None:
        laps = 0
        while laps < FEWEST_IN_A_HURRY or (not self.budget.spent() and (laps < FEWEST_LAPS or self.done < work)):
            memory = question.luck.roll(MEMORIES)
            for finalist in finalists:
                finalist.measured.append(self.play(question, finalist.action, memory))
            laps += 1

    def compare(self, question: Question, one: Action, other: Action, laps: int) -> list[float]:
        """By how much the one is better than the other, in so many worlds that nothing was chosen by."""
        found: list[float] = []
        for _ in range(laps):
            memory = question.luck.roll(MEMORIES)
            found.append(self.play(question, one, memory) - self.play(question, other, memory))
        return found

    def play(self, question: Question, action: Action, memory: int) -> float:
        """The share of the win after this answer in one imagined world."""
        dealer = QuietDealer(memory)
        state = question.imagine(dealer)
        self.guide.begin()
        self.done += give_answer(self.guide, state, question.seat, action, dealer)
        self.done += play_on(self.guide, state, dealer)
        return self.guide.appraise(state)[question.seat]


def give_answer(guide: Guide, state: State, seat: Seat, action: Action, dealer: QuietDealer) -> int:
    """Gives the answer; for others who answer in secret at the same time the guide does. Counts decisions."""
    turn = state.turn()
    if turn.mode != turns.TOGETHER:
        state.apply(seat, action, dealer)
        return 1
    answers: dict[Seat, Action] = {}
    for other in turn.seats:
        answers[other] = action if other == seat else guide.answer(state, other, dealer)
    state.resolve(answers, dealer)
    return len(answers)


def play_on(guide: Guide, state: State, dealer: QuietDealer) -> int:
    """To the end, or as far as the guide wants to go. Returns how many decisions that took."""
    decided = 0
    turn = state.turn()
    while turn.mode != turns.OVER and not guide.is_far(state, decided):
        decided += take_turn(guide, state, turn, dealer)
        turn = state.turn()
    return decided


def play_to_end(guide: Guide, state: State, dealer: QuietDealer) -> None:
    """However far that is: where the result itself is wanted, and no estimate."""
    turn = state.turn()
    while turn.mode != turns.OVER:
        take_turn(guide, state, turn, dealer)
        turn = state.turn()


def take_turn(guide: Guide, state: State, turn: turns.Turn, dealer: QuietDealer) -> int:
    if turn.mode == turns.TOGETHER:
        state.resolve({seat: guide.answer(state, seat, dealer) for seat in turn.seats}, dealer)
        return len(turn.seats)
    seat = turn.seats[0]
    state.apply(seat, guide.answer(state, seat, dealer), dealer)
    return 1


def find(field: list[Weighed], action: Action) -> Weighed:
    found = [one for one in field if one.action == action]
    return found[0]


def _by_sifted(one: Weighed) -> float:
    return -one.sifted()


def _by_chance(one: Weighed) -> float:
    return -one.chance()
