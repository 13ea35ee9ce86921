"""How far the coach may be believed: its words against fresh luck, and what a review costs. docs/research/coach.md.

    make compiled; PYTHONPATH=build/compiled python bench/coach/bars.py rauha --matches 10 --seed 1 --workers 4

Matches of bots are reviewed, each twice, with other luck: does a flag come again? Every reason is held against matches
that had no part in finding it. One line of JSON for each match, and one of sums at the end. `astray` are the flags of
only one of the two reviews: what was lost, with its error, in either.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial

from tischlein import catalog
from tischlein.bots.analyst import MEMORIES, give_answer, mean, play_to_end
from tischlein.bots.roster import find_bot
from tischlein.coach.hearing import Suspicion
from tischlein.coach.reasons import is_borne_out
from tischlein.coach.review import Reviewer, tell_nobody
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget, Question, ask
from tischlein.core.record import write_record
from tischlein.core.rng import memory_of
from tischlein.core.state import shares
from tischlein.core.vocabulary import Action
from tischlein.wire.review import ReviewedDecision

# In so many matches, played to their end, a win must be a win to be called decided.
DECIDED = 40
# Fresh matches that a reason must agree with: four times as many as found it.
FRESH = 160
OTHER_LUCK = 0x5EED
# A review should not take longer, on one core.
MOST_SECONDS = 20


def play(game: Game, seats: int, bot: str, seed: str) -> dict[str, object]:
    match = Match(game, read_options(game.options, {}), seats, seed)
    player = find_bot(game, bot)
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, player.answer(match.question(seat, memory_of(f"{seed} {len(match.steps)}")), Budget()))
    return write_record(match)


class Audit:
    """One match: its review, and what becomes of its words with other luck."""

    def __init__(self, game: Game, record: dict[str, object], depth: float) -> None:
        self.game = game
        self.record = record
        self.depth = depth
        began = time.process_time()
        self.review = Reviewer(game, record, depth)
        self.review.run(tell_nobody)
        self.seconds = time.process_time() - began
        self.luck = QuietDealer(OTHER_LUCK)
        self.again: dict[tuple[int, int], str] = {}
        self.moments = {moment.step: moment for moment in self.review.moments}
        self.sums: Counter[str] = Counter()
        self.astray: list[str] = []

    def cost(self) -> Counter[str]:
        self.sums["matches"] = 1
        self.sums["decisions"] = len(self.review.decisions)
        self.sums["late"] = int(self.seconds > MOST_SECONDS)
        return self.sums

    def run(self) -> Counter[str]:
        self.cost()
        other = Reviewer(self.game, self.record, self.depth, luck=" again")
        other.run(tell_nobody)
        self.again = {(one.step, one.seat): one.flag for one in other.decisions}
        self.sums["flags_of_the_other"] = sum(bool(flag) for flag in self.again.values())
        for one, its_other in zip(self.review.suspicions, other.suspicions, strict=True):
            if bool(one.decision.flag) != bool(its_other.decision.flag):
                self.astray.append(f"step {one.decision.step}: {told_of(one)}, {told_of(its_other)}")
        for decision in [one for one in self.review.decisions if one.flag]:
            self.audit(decision)
        return self.sums

    def audit(self, decision: ReviewedDecision) -> None:
        moment = self.moments[decision.step]
        self.sums["flags"] += 1
        self.sums[decision.flag] += 1
        again = self.again[decision.step, decision.seat]
        self.sums["flagged_again"] += bool(again)
        self.sums["same_word"] += again == decision.flag
        given = self.game.vocabulary.number(dict(decision.action))
        best = self.game.vocabulary.number(dict(decision.answers[0].action))
        question = ask(moment.before, decision.seat, self.luck.roll(MEMORIES))
        self.sums["still_worse"] += mean(self.review.analyst.compare(question, best, given, FRESH)) > 0.0
        self.sums["decided_wins_flagged"] += self.is_decided(question, given)
        if decision.reason is not None:
            self.sums["reasons"] += 1
            told = decision.reason.terms or decision.reason.sources
            self.sums["confirmed"] += is_borne_out(self.review.guide, question, best, given, told, FRESH)
        self.sums["lines"] += bool(decision.lines)

    def is_decided(self, question: Question, given: Action) -> bool:
        """Whether the given answer won in every one of many matches that were played to their end."""
        return all(self.wins(question, given) for _ in range(DECIDED))

    def wins(self, question: Question, given: Action) -> bool:
        dealer = QuietDealer(self.luck.roll(MEMORIES))
        state = question.imagine(dealer)
        self.review.guide.begin()
        give_answer(self.review.guide, state, question.seat, given, dealer)
        play_to_end(self.review.guide, state, dealer)
        return shares(state)[question.seat] == 1.0


def told_of(suspicion: Suspicion) -> str:
    witness = suspicion.witness
    if not witness.heard():
        return "not heard"
    return f"{suspicion.decision.flag or 'nothing'} {witness.loss():.3f} ± {witness.error():.3f}"


def audit_match(chosen: argparse.Namespace, number: int) -> tuple[float, Counter[str], list[str]]:
    """The seconds of its review, what was counted, and what went astray."""
    game = catalog.find(chosen.game)
    record = play(game, chosen.seats or game.seats[0], chosen.bot, f"coach {chosen.seed} {number}")
    audit = Audit(game, record, chosen.depth)
    return (audit.seconds, audit.cost() if chosen.cost else audit.run(), audit.astray)


def audits(chosen: argparse.Namespace) -> Iterator[tuple[float, Counter[str], list[str]]]:
    match = partial(audit_match, chosen)
    if chosen.workers == 1:
        yield from map(match, range(chosen.matches))
        return
    with multiprocessing.get_context("spawn").Pool(chosen.workers) as pool:
        yield from pool.imap_unordered(match, range(chosen.matches))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--seats", type=int, default=0, help="the fewest, if not said")
    reader.add_argument("--matches", type=int, default=5)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--depth", type=float, default=1.0)
    reader.add_argument("--bot", default="level3")
    reader.add_argument("--cost", action="store_true", help="only what the reviews cost")
    reader.add_argument("--workers", type=int, default=1)
    sums: Counter[str] = Counter()
    seconds: list[float] = []
    for took, found, astray in audits(reader.parse_args()):
        sums += found
        seconds.append(took)
        print(json.dumps({"seconds": round(took, 2), **found, "astray": astray}), flush=True)
    print(json.dumps({"mean_seconds": round(mean(seconds), 2), "most_seconds": round(max(seconds), 2), **sums}))


if __name__ == "__main__":
    main()
