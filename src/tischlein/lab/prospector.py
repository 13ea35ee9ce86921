"""Looks through a match for decisions that weak players get wrong, and judges the promising ones.

Match i depends on the search's seed and on i alone, so what is found does not depend on the number of workers.
"""

import itertools
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from tischlein.bots.analyst import MEMORIES, Analyst, Weighed, mean
from tischlein.bots.roster import find_bot
from tischlein.catalog import find
from tischlein.coach.puzzles import FOUND_BY, MISSED_BY, Judge, Solution, ends_at_once, may_be_one
from tischlein.coach.walk import Moment, moments_of
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import Choice, read_options
from tischlein.core.question import Budget, ask
from tischlein.core.record import write_record
from tischlein.core.rng import memory_of
from tischlein.core.state import fingerprint
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.puzzles import THIRDS, Judged, Puzzle, Search

# Who plays the matches, mixed: the stronger lead to positions worth looking at, the weaker leave something to be found.
PLAYERS: Final = ("level1", "level2", "level2", "level3")
# Every fifth match has more than two seats, where the game allows it.
LARGER: Final = 5
# The first look: whether level 3 answers otherwise than level 2, and brings more in so many worlds.
QUICK: Final = "level3"
LOOKS: Final = (5, 16)
PROMISING: Final = 0.12
# Where a guide looks ahead few worlds are enough, and what lies deep is hardly seen at first.
FEW: Final = 2
A_LITTLE: Final = 0.03
LOST: Final = 0.1
# By so many times closer a first glance looks than the coach does in a review.
GLANCE: Final = 4
# So many of a match's promising decisions are judged in earnest.
TRIED: Final = 3
DIGITS: Final = 4
TOLD: Final = 4


class Candidate:
    """A decision in which level 3 found what looks much better than what level 2 would have answered."""

    def __init__(self, moment: Moment, seat: Seat, quick: Action, weak: Action, gap: float) -> None:
        self.moment: Moment = moment
        self.seat: Seat = seat
        self.quick: Action = quick
        self.weak: Action = weak
        self.gap: float = gap


class Found(msgspec.Struct, frozen=True):
    """What a match brought: a puzzle or none, whether it is a win in one, and what fell by which sieve."""

    puzzle: Puzzle | None
    wins_at_once: bool
    sieves: dict[str, int]


def record_of(game: Game, search: Search, number: int) -> dict[str, object]:
    """Match `number` of the search, played by bots of mixed levels."""
    luck = QuietDealer(memory_of(f"puzzles {search.seed} bots {number}"))
    larger = [seats for seats in game.seats if seats > game.seats[0]]
    is_larger = larger and number % LARGER == LARGER - 1
    seats = larger[number // LARGER % len(larger)] if is_larger else game.seats[0]
    match = Match(game, read_options(game.options, search.options), seats, f"puzzles {search.seed} match {number}")
    bots = [find_bot(game, PLAYERS[luck.roll(len(PLAYERS))]) for _ in range(seats)]
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, bots[seat].answer(match.question(seat, luck.roll(MEMORIES)), Budget()))
    return write_record(match)


class Prospector:
    """Looks through one match."""

    def __init__(self, game: Game, search: Search, number: int) -> None:
        self.game: Game = game
        self.number: int = number
        self.judge: Judge = Judge(game, search.depth)
        quick, analyst = self.judge.quick, self.judge.analyst
        self.glance: Analyst = Analyst(quick.guide.closer(GLANCE), [])
        self.looks: list[tuple[Analyst, int, float]] = [(quick, laps, PROMISING) for laps in LOOKS]
        if self.judge.looks_ahead:
            self.looks = [(self.glance, FEW, A_LITTLE), (analyst, FEW, PROMISING)]
        self.luck: QuietDealer = QuietDealer(memory_of(f"puzzles {search.seed} luck {number}"))
        self.sieves: Counter[str] = Counter()

    def count(self, sieve: str) -> None:
        self.sieves[sieve] += 1

    def look_through(self, record: Mapping[str, object]) -> Found:
        moments = list(moments_of(self.game, record))
        candidates = [one for moment in moments for one in self.find_candidates(moment)]
        wanted = filter(self.judge_promise, self.most_wanted(candidates, len(moments)))
        for candidate in itertools.islice(wanted, TRIED):
            moment, seat = candidate.moment, candidate.seat
            solution = self.judge.solve(moment.before, seat, self.luck.roll(MEMORIES), self.count)
            if solution is not None:
                puzzle = self.puzzle_of(record, candidate, solution)
                wins = ends_at_once(solution.question, solution.accepted[0].action)
                return Found(puzzle, wins, self.sieves)
        return Found(None, False, self.sieves)

    def find_candidates(self, moment: Moment) -> Iterator[Candidate]:
        if not self.judge.analyst.guide.judges(moment.before):
            return
        for seat in moment.asked():
            self.count("decisions")
            if not may_be_one(moment.before.legal(seat)):
                self.count("few_or_many_answers")
                continue
            found = self.look(moment, seat)
            if found is not None:
                yield found

    def look(self, moment: Moment, seat: Seat) -> Candidate | None:
        """Cheap: two levels, and some matches played on from their answers."""
        weak = self.answer_of(MISSED_BY, moment, seat)
        if self.judge.looks_ahead and not self.loses(moment, seat, weak):
            self.count("nothing_lost")
            return None
        quick = self.answer_of(QUICK, moment, seat)
        if weak == quick:
            self.count("levels_agree")
            return None
        gap = self.gap_between(moment, seat, quick, weak)
        if gap < PROMISING:
            self.count("little_between")
            return None
        return Candidate(moment, seat, quick, weak, gap)

    def loses(self, moment: Moment, seat: Seat, weak: Action) -> bool:
        """Whether a glance after the answer promises less than a quicker one before it, and there was something to
        lose."""
        before = self.judge.quick.guide.appraise(moment.before)[seat]
        if before < LOST:
            return False
        question = ask(moment.before, seat, self.luck.roll(MEMORIES))
        return before - self.glance.play(question, weak, self.luck.roll(MEMORIES)) >= PROMISING

    def judge_promise(self, one: Candidate) -> bool:
        """What level 4 answers has to be accepted in the end, and level 2 must not know it: that is asked first, since
        to judge every answer is dear."""
        strong = self.answer_of(FOUND_BY, one.moment, one.seat)
        if strong == one.weak:
            self.count("level4_agrees")
            return False
        if strong != one.quick and self.gap_between(one.moment, one.seat, strong, one.weak) < PROMISING:
            self.count("level4_doubts")
            return False
        if self.judge.is_known(MISSED_BY, [strong], one.moment.before, one.seat, self.luck):
            self.count("known_to_level2")
            return False
        return True

    def gap_between(self, moment: Moment, seat: Seat, better: Action, weak: Action) -> float:
        """How much better an answer looks; in more worlds, or looked at closer, only where it looks so already."""
        question = ask(moment.before, seat, self.luck.roll(MEMORIES))
        gap = 0.0
        for analyst, laps, least in self.looks:
            gap = mean(analyst.compare(question, better, weak, laps))
            if gap < least:
                return 0.0
        return gap

    def answer_of(self, level: str, moment: Moment, seat: Seat) -> Action:
        question = ask(moment.before, seat, self.luck.roll(MEMORIES))
        return find_bot(self.game, level).answer(question, Budget())

    def most_wanted(self, candidates: Sequence[Candidate], moments: int) -> list[Candidate]:
        """Every third match looks into another third first; then what is rare in this match, and what is clear."""
        kinds = Counter(self.kind_of(one) for one in candidates)

        def rank(one: Candidate) -> tuple[bool, int, float]:
            third = one.moment.step * THIRDS // max(1, moments)
            return third != self.number % THIRDS, kinds[self.kind_of(one)], -one.gap

        return sorted(candidates, key=rank)

    def kind_of(self, one: Candidate) -> str:
        return str(self.game.vocabulary.name(one.quick)["do"])

    def puzzle_of(self, record: Mapping[str, object], candidate: Candidate, solution: Solution) -> Puzzle:
        answers, options, seats = record["answers"], record["options"], record["seats"]
        assert isinstance(answers, list) and isinstance(options, dict) and isinstance(seats, int), "it was checked"
        before, mark = candidate.moment.before, fingerprint(candidate.moment.before)
        best, missed = solution.accepted[0].action, solution.missed.action
        return Puzzle(
            match=self.number,
            seats=seats,
            options=chosen_in(self.game, options),
            seed=str(record["seed"]),
            answers=answers[: candidate.moment.step],
            length=len(answers),
            seat=candidate.seat,
            fingerprint=mark,
            accepted=[self.judged(one) for one in solution.accepted],
            others=[self.judged(one) for one in solution.others[:TOLD]],
            missed=self.judged(solution.missed),
            reason=self.judge.reason_for(before, candidate.seat, best, missed, memory_of(f"puzzle {mark}")),
        )

    def judged(self, one: Weighed) -> Judged:
        return Judged(self.game.vocabulary.name(one.action), round(one.chance(), DIGITS), round(one.error(), DIGITS))


def chosen_in(game: Game, options: Mapping[str, Choice]) -> dict[str, Choice]:
    """Without what is as it always is: a table's own material may be long."""
    usual = read_options(game.options, {}).chosen
    return {name: value for name, value in options.items() if value != usual[name]}


def look_at(task: tuple[Search, int, str]) -> Found:
    """What a worker does. Without a record it plays one."""
    search, number, text = task
    game = find(search.game)
    record = json.loads(text) if text else record_of(game, search, number)
    return Prospector(game, search, number).look_through(record)
