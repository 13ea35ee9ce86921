"""How many mistakes each level makes: all levels answer the same questions, and the coach says what each answer lost.

The judge is the coach's and not a stronger level: it tells shares of the win with their errors, in worlds that nothing
was chosen by, and it is the judge of people too. The best answer is the best of what the levels and the coach's guide
would give. One question for all levels makes luck the same for all; the questions come from matches between levels
drawn by lot. Match i depends on the seed and on i alone.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from tischlein import __version__
from tischlein.bots.analyst import MEMORIES, Analyst, Weighed
from tischlein.bots.guides import find_guide
from tischlein.bots.roster import LEVELS, find_bot
from tischlein.catalog import find
from tischlein.coach.error_rates import ErrorRates, LevelErrors
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.guide import Guide
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget, ask
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.lab.crew import Crew, work_through
from tischlein.lab.measuring.intervals import WIDTH, mean_interval

LEAST_MATCHES: Final = 2
# Of so many questions one is judged: those of one match tell much the same.
ONE_JUDGED: Final = 4
# At depth 1 finding the best answer gets this part of what a review may cost, and so does measuring what others lost.
OF_A_REVIEW: Final = 100


class Plan(msgspec.Struct, frozen=True):
    game: str
    seats: int
    levels: list[str]
    matches: int
    seed: int
    depth: float


class Lost(msgspec.Struct, frozen=True):
    """What each level would have given away in one match, in so many questions."""

    losses: list[float]
    decisions: int


class Judge:
    """Asks all levels the same, and weighs what they answer."""

    def __init__(self, game: Game, levels: Sequence[str], depth: float) -> None:
        self.guide: Guide = find_guide(game)
        self.analyst: Analyst = Analyst(self.guide, [])
        self.levels: list[Bot] = [find_bot(game, level) for level in levels]
        self.work: int = max(1, int(self.guide.work * depth / OF_A_REVIEW))

    def measure_losses(self, state: State, seat: Seat, luck: QuietDealer) -> list[float]:
        """What the answer of each level gives away."""
        answers = [level.answer(ask(state, seat, luck.roll(MEMORIES)), Budget()) for level in self.levels]
        question = ask(state, seat, luck.roll(MEMORIES))
        quick = self.guide.answer(question.world, seat, question.luck)
        field = [Weighed(action) for action in sorted({quick, *answers})]
        if len(field) == 1:
            return [0.0] * len(answers)
        self.analyst.done = 0
        best = self.analyst.sift(question, field, self.work)[0]
        weighed = [best, *(one for one in field if one.action in answers and one is not best)]
        self.analyst.done = 0
        self.analyst.measure(question, weighed, self.work)
        lost = {one.action: best.chance() - one.chance() for one in weighed}
        return [lost[answer] for answer in answers]


def judge_match(task: tuple[Plan, int]) -> Lost:
    """What a worker does."""
    plan, number = task
    game = find(plan.game)
    judge, luck = Judge(game, plan.levels, plan.depth), QuietDealer(memory_of(f"errors {plan.seed} {number}"))
    players = [judge.levels[luck.roll(len(judge.levels))] for _ in range(plan.seats)]
    match = Match(game, read_options(game.options, {}), plan.seats, f"errors {plan.seed} match {number}")
    totals, decisions = [0.0] * len(plan.levels), 0
    while not match.is_over():
        seat = match.to_act()[0]
        if is_judged(match, seat, judge.guide) and luck.roll(ONE_JUDGED) == 0:
            found = judge.measure_losses(match.state, seat, luck)
            totals = [total + loss for total, loss in zip(totals, found, strict=True)]
            decisions += 1
        match.act(seat, answer_of(players[seat], match, seat, luck))
    return Lost(totals, decisions)


def is_judged(match: Match, seat: Seat, guide: Guide) -> bool:
    return len(match.state.legal(seat)) > 1 and guide.judges(match.state)


def answer_of(bot: Bot, match: Match, seat: Seat, luck: QuietDealer) -> Action:
    return bot.answer(match.question(seat, luck.roll(MEMORIES)), Budget())


def measure(plan: Plan, crew: Crew, tell: Callable[[int], None]) -> ErrorRates:
    """The rates of all levels. Ctrl-C ends it with what is done by then."""
    game = find(plan.game)
    refuse_impossible(game, plan)
    done: list[Lost] = []
    try:
        for lost in work_through(crew, judge_match, tasks(plan)):
            done.append(lost)
            tell(len(done))
    except KeyboardInterrupt:
        if len(done) < LEAST_MATCHES:
            raise
    levels = [
        rate_of(level, [lost.losses[place] for lost in done], [lost.decisions for lost in done])
        for place, level in enumerate(plan.levels)
    ]
    return ErrorRates(game.id, game.version, __version__, command_of(plan, len(done)), plan.seats, plan.depth, levels)


def tasks(plan: Plan) -> Iterator[tuple[Plan, int]]:
    return ((plan, number) for number in range(plan.matches))


def refuse_impossible(game: Game, plan: Plan) -> None:
    if plan.seats not in game.seats:
        raise Refusal("wrong_number_of_seats", {"valid": game.seats})
    for level in plan.levels:
        find_bot(game, level)


def rate_of(level: str, losses: Sequence[float], decisions: Sequence[int]) -> LevelErrors:
    """The questions of one match hang together, so the error comes from matches."""
    asked = max(1, sum(decisions))
    rate = sum(losses) / asked
    each = asked / len(losses)
    # Of a quotient of two sums, for the numbers of questions vary little.
    low, high = mean_interval([(loss - rate * count) / each for loss, count in zip(losses, decisions, strict=True)])
    return LevelErrors(level, round(rate, 6), round((high - low) / (2 * WIDTH), 6), len(losses), sum(decisions))


def command_of(plan: Plan, matches: int) -> str:
    """What repeats it."""
    given = f"tischlein errors {plan.game} --matches {matches} --seed {plan.seed} --depth {plan.depth:g}"
    bots = "" if plan.levels == list(LEVELS) else f" --bots {','.join(plan.levels)}"
    return f"{given} --seats {plan.seats}{bots}"


def falls(rates: ErrorRates) -> bool:
    """Whether every level gives away less than the one before it."""
    found = [one.rate for one in rates.levels]
    return all(weaker > stronger for weaker, stronger in itertools.pairwise(found))
