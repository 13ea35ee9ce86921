"""Whether promises come true: the share of the win that the coach sees in an answer, against what the match brought.

The promises are those of a review: the answer that was given, played on in imagined worlds. Who is promised three of
ten shall get three of ten. Promises of one match hang together, so errors come from whole matches. Match i depends on
the seed and on i alone.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from tischlein import __version__
from tischlein.bots.analyst import MEMORIES, Analyst, Weighed
from tischlein.bots.guides import find_guide
from tischlein.bots.roster import find_bot
from tischlein.catalog import find
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.guide import Guide
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget, Question, ask
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.core.state import shares
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.lab.crew import Crew, work_through
from tischlein.lab.measuring.errors import OF_A_REVIEW

BINS: Final = 10
# Of so many decisions one is judged: those of one match tell much the same.
ONE_JUDGED: Final = 12


class Plan(msgspec.Struct, frozen=True):
    game: str
    seats: int
    bot: str
    matches: int
    seed: int
    depth: float


class Promise(msgspec.Struct, frozen=True):
    """What was promised in one match to one seat, and what it got."""

    match: int
    chance: float
    share: float


class Bin(msgspec.Struct, frozen=True):
    """All promises between two tenths. promised, kept: their means; `error`: the standard error of the difference."""

    promises: int
    matches: int
    promised: float
    kept: float
    error: float


class Calibration(msgspec.Struct, frozen=True):
    """bins: from the worst chances to the best. gap: the mean difference of promises and results, over all promises."""

    game: str
    game_version: int
    tischlein: str
    command: str
    seats: int
    matches: int
    bins: list[Bin]
    gap: float


def promises_of(task: tuple[Plan, int]) -> list[Promise]:
    """What a worker does: one match, in which every seat is the same bot."""
    plan, number = task
    game = find(plan.game)
    guide, bot, luck = (
        find_guide(game),
        find_bot(game, plan.bot),
        QuietDealer(memory_of(f"calibrate {plan.seed} {number}")),
    )
    match = Match(game, read_options(game.options, {}), plan.seats, f"calibrate {plan.seed} match {number}")
    promised: list[tuple[Seat, float]] = []
    while not match.is_over():
        seat = match.to_act()[0]
        question = match.question(seat, luck.roll(MEMORIES))
        action = bot.answer(question, Budget())
        if luck.roll(ONE_JUDGED) == 0 and guide.judges(match.state):
            work = max(1, int(guide.work * plan.depth / OF_A_REVIEW))
            promised.append((seat, chance_of(guide, ask(match.state, seat, luck.roll(MEMORIES)), action, work)))
        match.act(seat, action)
    won = shares(match.state)
    return [Promise(number, chance, won[seat]) for seat, chance in promised]


def chance_of(guide: Guide, question: Question, action: Action, work: int) -> float:
    analyst, given = Analyst(guide, []), Weighed(action)
    analyst.measure(question, [given], work)
    return given.chance()


def calibrate(plan: Plan, crew: Crew, tell: Callable[[int], None]) -> Calibration:
    """Ctrl-C ends it with what is done by then."""
    game = find(plan.game)
    refuse_impossible(game, plan)
    done = 0
    found: list[Promise] = []
    try:
        for promises in work_through(crew, promises_of, tasks(plan)):
            found.extend(promises)
            done += 1
            tell(done)
    except KeyboardInterrupt:
        if not found:
            raise
    bins = [bin_of([one for one in found if place_of(one.chance) == place]) for place in range(BINS)]
    return Calibration(game.id, game.version, __version__, command_of(plan, done), plan.seats, done, bins, gap_of(bins))


def tasks(plan: Plan) -> Iterator[tuple[Plan, int]]:
    return ((plan, number) for number in range(plan.matches))


def refuse_impossible(game: Game, plan: Plan) -> None:
    if plan.seats not in game.seats:
        raise Refusal("wrong_number_of_seats", {"valid": game.seats})
    find_bot(game, plan.bot)


def place_of(chance: float) -> int:
    """In which tenth a chance lies."""
    return max(0, min(BINS - 1, int(chance * BINS)))


def bin_of(promises: Sequence[Promise]) -> Bin:
    if not promises:
        return Bin(0, 0, 0.0, 0.0, 0.0)
    count = len(promises)
    promised, kept = sum(one.chance for one in promises) / count, sum(one.share for one in promises) / count
    excess: dict[int, float] = {}
    for one in promises:
        excess[one.match] = excess.get(one.match, 0.0) + (one.share - one.chance) - (kept - promised)
    error = math.sqrt(sum(value**2 for value in excess.values())) / count
    return Bin(count, len(excess), round(promised, 4), round(kept, 4), round(error, 4))


def gap_of(bins: Sequence[Bin]) -> float:
    count = max(1, sum(one.promises for one in bins))
    return round(sum(one.promises * abs(one.kept - one.promised) for one in bins) / count, 4)


def command_of(plan: Plan, matches: int) -> str:
    """What repeats it."""
    given = f"tischlein calibrate {plan.game} --bot {plan.bot} --seats {plan.seats} --matches {matches}"
    return f"{given} --seed {plan.seed} --depth {plan.depth:g}"
