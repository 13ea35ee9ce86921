"""The review of a match that is over: for every decision what it gave away, and between them what was luck.

Every decision is judged from what its seat knew. Luck is measured on what was true: the match is over, and its seed is
public. Work is counted in imagined decisions; the same record at the same depth gives the same numbers.
"""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from tischlein.bots.analyst import MEMORIES, Analyst, Weighing, error_of
from tischlein.bots.fortune import measure_fortune
from tischlein.bots.guides import find_guide
from tischlein.bots.roster import find_bot
from tischlein.coach.error_rates import ErrorRates, error_rates_of, plays_like
from tischlein.coach.hearing import Suspicion, hear_all
from tischlein.coach.lines import likely_line
from tischlein.coach.reasons import look_into
from tischlein.coach.tally import Tally
from tischlein.coach.verdict import equally_good, wins_always, witness_of
from tischlein.coach.walk import Moment, brought, moments_of
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.question import ask
from tischlein.core.rng import memory_of
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.wire.review import Review, ReviewedAnswer, ReviewedDecision, ReviewWitness, SeatReview

# Raised whenever the same match is judged otherwise than before: what was kept of it is made anew then.
EDITION: Final = 5
ADVISER: Final = "level3"
# What part of the work goes into luck, where any falls.
FOR_LUCK: Final = 0.25
# Four times as much again, at most, goes into the decisions that look like mistakes.
FOR_WITNESSES: Final = 4.0
# How many answers of a decision are told beside the given one.
TOLD: Final = 5
MOMENTS: Final = 3
# Of fewer decisions nobody can say which level they are like.
OFTEN_ENOUGH: Final = 10

Tell = Callable[[int, int], None]


def tell_nobody(done: int, of: int) -> None:
    """Nobody wants to know how far it is."""


class Reviewer:
    """Goes through one match: first everything is weighed, then what looks like a mistake is looked at once more.

    `tell` hears how many steps of how many are done. With another `luck` the same match is reviewed in other worlds.
    """

    def __init__(self, game: Game, record: Mapping[str, object], depth: float, luck: str = "") -> None:
        self.game: Game = game
        self.shares: list[float] = brought(record)
        self.guide = find_guide(game)
        self.analyst: Analyst = Analyst(self.guide, [find_bot(game, ADVISER)] if ADVISER in game.bots else [])
        self.moments: list[Moment] = list(moments_of(game, record))
        self.luck: QuietDealer = QuietDealer(memory_of(f"review {record['seed']}{luck}"))
        self.decisions: list[ReviewedDecision] = []
        self.suspicions: list[Suspicion] = []
        # How many decisions were imagined so far, and in how many worlds.
        self.imagined: int = 0
        self.worlds: int = 0
        # What was decided and the luck that fell, one after the other, until it is entered into the accounts.
        self.course: list[ReviewedDecision | list[float]] = []
        self.tally: Tally = Tally(len(self.shares))
        lucky = sum(moment.luck for moment in self.moments)
        work = self.guide.work * depth
        self.for_witnesses: int = int(work * FOR_WITNESSES)
        self.for_luck: int = int(work * FOR_LUCK / max(1, lucky))
        asked = sum(len(self.judged(moment)) for moment in self.moments)
        self.for_decisions: int = int(work * (1.0 - FOR_LUCK if lucky else 1.0) / max(1, asked))

    def judged(self, moment: Moment) -> list[Seat]:
        return moment.asked() if self.guide.judges(moment.before) else []

    def run(self, tell: Tell) -> None:
        steps = len(self.moments)
        for number, moment in enumerate(self.moments):
            tell(number, 2 * steps)
            for seat in self.judged(moment):
                self.judge(moment, seat)
            if moment.luck:
                fell = measure_fortune(
                    self.guide, moment.before, moment.answers, moment.after, self.luck, self.for_luck
                )
                self.course.append(fell)
        self.hear_witnesses(lambda part: tell(steps + int(part * steps), 2 * steps))
        self.keep_accounts()

    def hear_witnesses(self, tell: Callable[[float], None]) -> None:
        usual = self.imagined / max(1, self.worlds)
        hear_all(self.analyst, self.suspicions, self.for_witnesses, usual, lambda part: tell(part / 2))
        for decision, _, witness in self.suspicions:
            witness.change_estimates(decision)
        named = [one for one in self.suspicions if one.witness.word()]
        for number, suspicion in enumerate(named):
            tell((1 + number / len(named)) / 2)
            self.look_again(suspicion)

    def keep_accounts(self) -> None:
        for one in self.course:
            if isinstance(one, ReviewedDecision):
                self.tally.add_decision(one)
            else:
                self.tally.add_luck(one)
        self.tally.close(self.shares)

    def judge(self, moment: Moment, seat: Seat) -> None:
        given = moment.answers[seat]
        question = ask(moment.before, seat, self.luck.roll(MEMORIES))
        weighing = self.analyst.weigh(question, given, self.for_decisions)
        decision = self.decision(moment, seat, weighing)
        self.decisions.append(decision)
        self.course.append(decision)
        self.imagined += self.analyst.done
        self.worlds += sum(one.tried + len(one.measured) for one in weighing.answers)
        witness = witness_of(question, weighing, self.guide.doubt)
        if witness is not None:
            self.suspicions.append(Suspicion(decision, question, witness))

    def look_again(self, suspicion: Suspicion) -> None:
        decision, question, witness = suspicion
        better, given = witness.better(), witness.given.answer.action
        found = look_into(self.guide, question, better.action, given)
        if not found.agrees:
            # What is judged a while from here, and what comes of it at the end, contradict each other.
            return
        if wins_always(self.guide, question, given):
            return
        decision.flag = witness.word()
        self.tally.add_flag(decision.seat)
        decision.witnessed = ReviewWitness(witness.best(), witness.chance(), witness.error())
        told = ReviewedAnswer(self.named(better.action), witness.best(), error_of(witness.best_chances))
        decision.answers = [told, *[one for one in decision.answers if one.action != told.action]]
        decision.reason = found.reason
        if decision.reason is None:
            decision.lines = [likely_line(self.game, self.guide, question, one) for one in (better.action, given)]

    def decision(self, moment: Moment, seat: Seat, weighing: Weighing) -> ReviewedDecision:
        given = weighing.given
        told = weighing.answers[:TOLD]
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
            flag="",
            witnessed=None,
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
    rates = error_rates_of(game)
    return Review(
        game=game.id,
        seats=len(reviewer.shares),
        depth=depth,
        steps=len(answers),
        by_seat=[compared(seat, rates) for seat in reviewer.tally.seats_of(len(answers))],
        decisions=reviewer.decisions,
        moments=moments_that_mattered(reviewer.decisions),
        guided=game.guide is not None,
    )


def compared(seat: SeatReview, rates: ErrorRates | None) -> SeatReview:
    """With the level whose errors are most like the seat's, where that can be said."""
    if rates is None or seat.decisions < OFTEN_ENOUGH:
        return seat
    return msgspec.structs.replace(seat, like=plays_like(rates, seat.rate))


def moments_that_mattered(decisions: list[ReviewedDecision]) -> list[int]:
    """The flagged decisions that gave away most, in the order of the match."""
    flagged = [place for place, one in enumerate(decisions) if one.flag]
    gravest = sorted(flagged, key=lambda place: decisions[place].loss, reverse=True)
    return sorted(gravest[:MOMENTS])
