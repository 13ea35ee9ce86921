"""Whether a position is a puzzle: one answer, or a few that are as good, far better than all others.

Every answer is tried, three times over in worlds of their own. Values are those of whoever knows only what the view
shows: what the seat was told once and would have to remember is drawn anew too.
"""

from collections.abc import Callable
from typing import Final

from tischlein.bots.analyst import MEMORIES, Analyst, Weighed, error_of, mean
from tischlein.bots.guides import TIE, find_guide
from tischlein.bots.roster import find_bot
from tischlein.coach.reasons import reason_of
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.question import Budget, Question, ask, world_from_view
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.wire.review import ReviewReason

# From the best answer to the next that is not as good, in shares of the win; and how near is as good.
GAP: Final = 0.15
CLOSE: Final = 0.02
# How many times over a position is judged, and in how many worlds each time.
TIMES: Final = 3
WORLDS: Final = 240
FIRST_LAPS: Final = 10
# After so many worlds an answer that looks neither good nor bad probably is: the rest of the work is better spent
# elsewhere.
PATIENCE: Final = 80
BETWEEN: Final = (0.04, 0.12)
# So many standard errors tell two answers apart; a little fewer are enough to leave one out, as three judgings do it.
SURE: Final = 2.5
FAR: Final = 2.0
# When all but one are out, so many worlds say what it brings. What weak players answer is measured as well in the end.
LONE: Final = 80
# With fewer answers, or with more than a part of them right, there is little to find; who cannot win has no joy of it.
FEWEST_ANSWERS: Final = 3
MOST_ANSWERS: Final = 64
PART_RIGHT: Final = 3
LEAST_CHANCE: Final = 0.25
MISSED_BY: Final = "level2"
FOUND_BY: Final = "level4"
# What a guide says who looks ahead spreads little, and costs much: this part of all these worlds is enough.
LOOKING_AHEAD: Final = 0.05
# By so many times it looks closer than in a review: where every answer is judged, and where the whole is held against
# one more look, in so many worlds.
CLOSER: Final = 32
CLOSEST: Final = 256
LAST_LOOK: Final = 2
SURELY_LOST: Final = 0.02
FEWEST_LAPS: Final = 3
# How often level 2 is asked, each time with other luck, and how often it may find it: a wobbly one is lucky at times.
ASKED: Final = 20
LUCKY: Final = 2


class Trial:
    """One answer in one judging: what it brought in each world, and whether it is out, being surely far worse."""

    def __init__(self, weighed: Weighed) -> None:
        self.weighed: Weighed = weighed
        self.is_out: bool = False

    def behind(self, best: "Trial") -> list[float]:
        """By how much it is worse than the best, in each world where both were tried."""
        pairs = zip(best.weighed.measured, self.weighed.measured, strict=False)
        return [one - other for one, other in pairs]


class Solution:
    """What was found out. `accepted` and `others` best first, with everything that all judgings measured."""

    def __init__(self, question: Question, accepted: list[Weighed], others: list[Weighed]) -> None:
        self.question: Question = question
        self.accepted: list[Weighed] = accepted
        self.others: list[Weighed] = others
        self.missed: Weighed = others[0]


def question_from_view(state: State, seat: Seat, memory: int) -> Question:
    world = world_from_view(state, seat, memory)
    return Question(seat, world, world.legal(seat), QuietDealer(memory))


def may_be_one(actions: list[Action]) -> bool:
    return FEWEST_ANSWERS <= len(actions) <= MOST_ANSWERS


class Judge:
    """Judges positions of one game. `depth` 1 tries every good answer in `WORLDS` worlds, three times over."""

    def __init__(self, game: Game, depth: float) -> None:
        self.game: Game = game
        self.quick: Analyst = Analyst(find_guide(game), [])
        # A quick look may take a longer win for none.
        self.analyst: Analyst = Analyst(self.quick.guide.closer(CLOSER), [])
        self.looks_ahead: bool = self.analyst.guide is not self.quick.guide
        self.first: int = self.worlds(FIRST_LAPS)
        self.laps: int = max(self.first, self.worlds(WORLDS * depth))
        self.lone: int = self.worlds(LONE)
        self.patience: int = self.worlds(PATIENCE)

    def worlds(self, usual: float) -> int:
        return max(FEWEST_LAPS, round(usual * (LOOKING_AHEAD if self.looks_ahead else 1.0)))

    def solve(self, state: State, seat: Seat, memory: int, count: Callable[[str], None]) -> Solution | None:
        """The solution of a puzzle, or None where it is none; `count` hears by which sieve it fell."""
        luck = QuietDealer(memory)
        judgings: list[list[Trial]] = []
        question = question_from_view(state, seat, luck.roll(MEMORIES))
        for _ in range(TIMES):
            trials = self.judge(question_from_view(state, seat, luck.roll(MEMORIES)))
            if trials is None:
                count("unclear")
                return None
            judgings.append(trials)
        solution = solution_of(question, judgings)
        if solution is None:
            count("unstable")
            return None
        if not self.judge_worth(solution, state, luck, count):
            return None
        if self.looks_ahead and not self.holds(solution):
            count("not_so_looked_at_closest")
            return None
        return solution

    def judge_worth(self, solution: Solution, state: State, luck: QuietDealer, count: Callable[[str], None]) -> bool:
        """Neither trivial nor hopeless; level 2 misses it nearly always, and level 4 does not."""
        seat, actions = solution.question.seat, [one.action for one in solution.accepted]
        if len(actions) * PART_RIGHT > len(solution.question.actions):
            count("many_right")
            return False
        if solution.accepted[0].chance() < LEAST_CHANCE:
            count("hopeless")
            return False
        if all(share == TIE for share in solution.accepted[0].measured):
            count("draw")
            return False
        weak = self.answers_of(MISSED_BY, state, seat, luck)
        if is_among(actions, weak):
            count("found_by_level2")
            return False
        if self.answers_of(FOUND_BY, state, seat, luck, times=1)[0] not in actions:
            count("not_found_by_level4")
            return False
        often = max(sorted(set(weak) - set(actions)), key=weak.count)
        solution.missed = next(one for one in solution.others if one.action == often)
        for _ in range(self.lone):
            memory = luck.roll(MEMORIES)
            for one in (solution.accepted[0], solution.missed):
                one.measured.append(self.analyst.play(solution.question, one.action, memory))
        return True

    def holds(self, solution: Solution) -> bool:
        """Whether who looks closest says the same. What comes nearest to being as good is asked first."""
        question = solution.question
        closest = Analyst(self.quick.guide.closer(CLOSEST), [])
        memories = [question.luck.roll(MEMORIES) for _ in range(LAST_LOOK)]

        def chance_of(one: Weighed) -> float:
            return mean([closest.play(question, one.action, memory) for memory in memories])

        least = min(chance_of(one) for one in solution.accepted)
        # What loses at once loses however closely one looks.
        open_still = [one for one in solution.others if one.chance() > SURELY_LOST]
        return all(least - chance_of(one) >= GAP for one in open_still)

    def reason_for(self, state: State, seat: Seat, best: Action, missed: Action, memory: int) -> ReviewReason | None:
        return reason_of(self.analyst.guide, question_from_view(state, seat, memory), best, missed)

    def is_known(self, level: str, actions: list[Action], state: State, seat: Seat, luck: QuietDealer) -> bool:
        """Whether a level gives one of these answers more often than by luck."""
        return is_among(actions, self.answers_of(level, state, seat, luck))

    def answers_of(self, level: str, state: State, seat: Seat, luck: QuietDealer, times: int = ASKED) -> list[Action]:
        bot = find_bot(self.game, level)
        return [bot.answer(ask(state, seat, luck.roll(MEMORIES)), Budget()) for _ in range(times)]

    def judge(self, question: Question) -> list[Trial] | None:
        """All answers in the same worlds, until each is clearly good or clearly not; None when one is between."""
        trials = [Trial(Weighed(action)) for action in question.actions]
        done, goal = 0, self.first
        while done < self.laps:
            for _ in range(goal - done):
                memory = question.luck.roll(MEMORIES)
                for trial in trials:
                    if not trial.is_out:
                        share = self.analyst.play(question, trial.weighed.action, memory)
                        trial.weighed.measured.append(share)
            done, goal = goal, min(2 * goal, self.laps)
            if not leave_out(trials, done >= self.patience) or are_too_many(trials, done == self.first):
                return None
            if done >= self.lone and sum(not trial.is_out for trial in trials) == 1:
                break
        return trials


def is_among(actions: list[Action], given: list[Action]) -> bool:
    return sum(action in actions for action in given) > LUCKY


def leave_out(trials: list[Trial], is_late: bool) -> bool:
    """Marks those that are surely far behind. False where one is neither near the best nor far from it; late also where
    one only looks so."""
    running = [trial for trial in trials if not trial.is_out]
    best = max(running, key=lambda trial: trial.weighed.chance())
    for trial in running:
        behind = trial.behind(best)
        gap, error = mean(behind), error_of(behind)
        if gap - SURE * error > CLOSE and gap + SURE * error < GAP:
            return False
        if is_late and BETWEEN[0] < gap < BETWEEN[1]:
            return False
        trial.is_out = gap - FAR * error > GAP
    return True


def are_too_many(trials: list[Trial], is_first: bool) -> bool:
    """Whether so many look good that few will not stay: at first half of them may, then the part that may be right."""
    best = max(trial.weighed.chance() for trial in trials)
    good = sum(best - trial.weighed.chance() < GAP / 2 for trial in trials)
    part = 2 if is_first else PART_RIGHT
    return good > max(2, (len(trials) + part - 1) // part)


def solution_of(question: Question, judgings: list[list[Trial]]) -> Solution | None:
    """All judgings together say what is accepted; each alone must say that the others are far behind."""
    means = [mean([judging[place].weighed.chance() for judging in judgings]) for place in range(len(judgings[0]))]
    top = max(means)
    good = [place for place, chance in enumerate(means) if chance >= top - CLOSE]
    bad = [place for place in range(len(means)) if place not in good]
    if not bad:
        return None
    for judging in judgings:
        chances = [trial.weighed.chance() for trial in judging]
        if max(chances[place] for place in good) - max(chances[place] for place in bad) < GAP:
            return None
    accepted = sorted([together(judgings, place) for place in good], key=lambda one: -one.chance())
    return Solution(
        question, accepted, sorted([together(judgings, place) for place in bad], key=lambda one: -one.chance())
    )


def together(judgings: list[list[Trial]], place: int) -> Weighed:
    found = Weighed(judgings[0][place].weighed.action)
    for judging in judgings:
        found.measured.extend(judging[place].weighed.measured)
    return found


def ends_at_once(question: Question, action: Action) -> bool:
    """Whether the match is over with this answer: a win in one."""
    dealer = QuietDealer(question.luck.roll(MEMORIES))
    state = question.imagine(dealer)
    if state.turn().mode == turns.TOGETHER:
        return False
    state.apply(question.seat, action, dealer)
    return state.turn().mode == turns.OVER
