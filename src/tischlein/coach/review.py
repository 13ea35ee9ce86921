"""The review of a match that is over: for every decision what it gave away, and between them what was luck.

Every decision is judged from what its seat knew. Luck is measured on what was true: the match is over, and its seed is
public. Work is counted in imagined decisions; the same record at the same depth gives the same numbers.
"""

from collections.abc import Callable, Mapping
from typing import Final

from tischlein.bots.analyst import MEMORIES, Analyst, Weighing
from tischlein.bots.fortune import measure_fortune
from tischlein.bots.guides import find_guide
from tischlein.bots.roster import find_bot
from tischlein.coach.lines import likely_line
from tischlein.coach.reasons import reason_of
from tischlein.coach.tally import Tally
from tischlein.coach.verdict import equally_good, flag_of
from tischlein.coach.walk import Moment, brought, moments_of
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.question import Question, ask
from tischlein.core.rng import memory_of
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.wire.review import LikelyAnswer, Review, ReviewedAnswer, ReviewedDecision

# Raised whenever the same match is judged otherwise than before: what was kept of it is made anew then.
EDITION: Final = 1
ADVISER: Final = "level3"
# What part of the work goes into luck, where any falls.
FOR_LUCK: Final = 0.25
# How many answers of a decision are told beside the given one.
TOLD: Final = 5
MOMENTS: Final = 3

Tell = Callable[[int, int], None]


def tell_nobody(done: int, of: int) -> None:
    """Nobody wants to know how far it is."""


class Reviewer:
    """Goes through one match. `tell` hears how many steps of how many are done."""

    def __init__(self, game: Game, record: Mapping[str, object], depth: float) -> None:
        self.game: Game = game
        self.shares: list[float] = brought(record)
        self.guide = find_guide(game)
        self.analyst: Analyst = Analyst(self.guide, [find_bot(game, ADVISER)] if ADVISER in game.bots else [])
        self.moments: list[Moment] = list(moments_of(game, record))
        self.luck: QuietDealer = QuietDealer(memory_of(f"review {record['seed']}"))
        self.decisions: list[ReviewedDecision] = []
        self.tally: Tally = Tally(len(self.shares))
        lucky = sum(moment.luck for moment in self.moments)
        work = self.guide.work * depth
        self.for_luck: int = int(work * FOR_LUCK / max(1, lucky))
        asked = sum(len(self.judged(moment)) for moment in self.moments)
        self.for_decisions: int = int(work * (1.0 - FOR_LUCK if lucky else 1.0) / max(1, asked))

    def judged(self, moment: Moment) -> list[Seat]:
        return moment.asked() if self.guide.judges(moment.before) else []

    def run(self, tell: Tell) -> None:
        for number, moment in enumerate(self.moments):
            tell(number, len(self.moments))
            for seat in self.judged(moment):
                self.judge(moment, seat)
            if moment.luck:
                fell = measure_fortune(
                    self.guide, moment.before, moment.answers, moment.after, self.luck, self.for_luck
                )
                self.tally.add_luck(fell)
        self.tally.close(self.shares)

    def judge(self, moment: Moment, seat: Seat) -> None:
        given = moment.answers[seat]
        question = ask(moment.before, seat, self.luck.roll(MEMORIES))
        weighing = self.analyst.weigh(question, given, self.for_decisions)
        flag = flag_of(self.analyst, question, weighing)
        self.tally.add_decision(seat, moment.step, weighing, bool(flag))
        decision = self.decision(moment, seat, weighing, flag)
        if flag:
            decision.reason = reason_of(self.guide, question, weighing.best.action, weighing.given.action)
            decision.lines = [] if decision.reason else self.lines(question, weighing)
        self.decisions.append(decision)

    def lines(self, question: Question, weighing: Weighing) -> list[list[LikelyAnswer]]:
        both = (weighing.best.action, weighing.given.action)
        return [likely_line(self.game, self.guide, question, action) for action in both]

    def decision(self, moment: Moment, seat: Seat, weighing: Weighing, flag: str) -> ReviewedDecision:
        given = weighing.given
        told = weighing.answers[:TOLD]
        if flag:
            told = [weighing.best, *[one for one in told if one is not weighing.best]]
        if given not in told:
            told = [*told, given]
        return ReviewedDecision(
            step=moment.step,
            moves_on=moment.step + list(moment.answers).index(seat) + 1,
            seat=seat,
            before=weighing.quick.chance(),
            best=weighing.best.chance(),
            given=given.chance(),
            loss=weighing.loss(),
            error=weighing.loss_error(),
            equals=len(equally_good(weighing)),
            flag=flag,
            action=self.named(given.action),
            answers=[ReviewedAnswer(self.named(one.action), one.chance(), one.error()) for one in told],
            reason=None,
            lines=[],
        )

    def named(self, action: Action) -> dict[str, str | int]:
        return self.game.vocabulary.name(action)


def review(game: Game, record: Mapping[str, object], depth: float = 1.0, tell: Tell = tell_nobody) -> Review:
    """What every decision of a match was worth. Only for records that were checked, of matches that are over."""
    reviewer = Reviewer(game, record, depth)
    reviewer.run(tell)
    answers = record["answers"]
    assert isinstance(answers, list), "the record was checked"
    return Review(
        game=game.id,
        seats=len(reviewer.shares),
        depth=depth,
        steps=len(answers),
        by_seat=reviewer.tally.seats_of(len(answers)),
        decisions=reviewer.decisions,
        moments=moments_that_mattered(reviewer.decisions),
    )


def moments_that_mattered(decisions: list[ReviewedDecision]) -> list[int]:
    """The flagged decisions that gave away most, in the order of the match."""
    flagged = [place for place, one in enumerate(decisions) if one.flag]
    gravest = sorted(flagged, key=lambda place: -decisions[place].loss)
    return sorted(gravest[:MOMENTS])
