"""Plays many matches between bots and counts.

Match i depends on the run's seed and on i alone, so the results are the same whatever the number of workers. A bot
gets questions, never the match, and its luck is a stream of its own.
"""

import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor

import msgspec

from tischlein.lab.opponents import find_opponent
from tischlein.catalog import find
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Generator, memory_of


class Plan(msgspec.Struct, frozen=True):
    """What to play. Bot b sits in seat (b + i) modulo the number of bots in match i."""

    bots: list[str]
    matches: int
    seed: int
    options: dict[str, bool | int | str] = {}


class Played(msgspec.Struct, frozen=True):
    """One match; lists in the order of the plan's bots."""

    places: list[int]
    scores: list[int]
    reason: str
    decisions: int
    answers: list[int]
    seconds: list[float]
    slowest: list[float]


class Summary(msgspec.Struct, frozen=True):
    """A whole run; lists in the order of `bots`.

    wins              matches in which the bot was first; a first place that some share counts for each of them
    draws             matches in which everybody shared the first place
    decisions         answers given in all
    seconds           the run on the clock; the last two lists are processor time for one answer, so that a busy
                      machine does not make a bot look slow
    """

    game: str
    bots: list[str]
    matches: int
    seed: int
    options: dict[str, bool | int | str]
    wins: list[int]
    draws: int
    mean_scores: list[float]
    reasons: dict[str, int]
    decisions: int
    seconds: float
    mean_answer_seconds: list[float]
    slowest_answer_seconds: list[float]


def simulate(game: Game, plan: Plan, workers: int = 1, tell: Callable[[int], None] = lambda _: None) -> Summary:
    """Plays the plan; with several workers in processes of their own, which find the game in the catalog.

    `tell` hears after every match how many are done.
    """
    refuse_impossible(game, plan)
    began = time.perf_counter()
    played: list[Played] = []
    for match in play_all(game, plan, min(workers, plan.matches)):
        played.append(match)
        tell(len(played))
    return summary(game, plan, played, time.perf_counter() - began)


def refuse_impossible(game: Game, plan: Plan) -> None:
    for name in plan.bots:
        find_opponent(game, len(plan.bots), name)
    if len(plan.bots) not in game.seats:
        raise Refusal("wrong_number_of_seats", {"valid": game.seats})
    if plan.matches < 1:
        raise Refusal("no_matches", {})
    read_options(game.options, plan.options)


def play_all(game: Game, plan: Plan, workers: int) -> Iterator[Played]:
    if workers <= 1:
        for number in range(plan.matches):
            yield play(game, plan, number)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=fresh) as pool:
        waiting = [pool.submit(play_of, game.id, plan, number) for number in range(plan.matches)]
        for match in waiting:
            yield match.result()


def play_of(id: str, plan: Plan, number: int) -> Played:
    """What a worker does."""
    return play(find(id), plan, number)


def play(game: Game, plan: Plan, number: int) -> Played:
    """Match `number` of the plan."""
    count = len(plan.bots)
    options = read_options(game.options, plan.options)
    match = Match(game, options, count, f"simulate {plan.seed} match {number}")
    luck = Generator(memory_of(f"simulate {plan.seed} bots {number}"))
    bots = [find_opponent(game, count, name) for name in plan.bots]
    answers, seconds, slowest = [0] * count, [0.0] * count, [0.0] * count
    while not match.is_over():
        seat = match.to_act()[0]
        who = (seat - number) % count
        question = match.question(seat, int(luck.word()))
        began = time.process_time()
        action = bots[who].answer(question, Budget())
        took = time.process_time() - began
        match.act(seat, action)
        answers[who] += 1
        seconds[who] += took
        slowest[who] = max(slowest[who], took)
    result = match.result()
    seats = [(who + number) % count for who in range(count)]
    return Played(
        places=[result.places[seat] for seat in seats],
        scores=[result.scores[seat] for seat in seats],
        reason=result.reason,
        decisions=len(match.steps),
        answers=answers,
        seconds=seconds,
        slowest=slowest,
    )


def summary(game: Game, plan: Plan, played: list[Played], seconds: float) -> Summary:
    everyone = range(len(plan.bots))
    drawn = [match for match in played if set(match.places) == {1} and len(match.places) > 1]
    decided = [match for match in played if match not in drawn]
    return Summary(
        game=game.id,
        bots=plan.bots,
        matches=plan.matches,
        seed=plan.seed,
        options=plan.options,
        wins=[sum(match.places[who] == 1 for match in decided) for who in everyone],
        draws=len(drawn),
        mean_scores=[sum(match.scores[who] for match in played) / len(played) for who in everyone],
        reasons=counted([match.reason for match in played]),
        decisions=sum(match.decisions for match in played),
        seconds=seconds,
        mean_answer_seconds=[
            sum(match.seconds[who] for match in played) / max(1, sum(match.answers[who] for match in played))
            for who in everyone
        ],
        slowest_answer_seconds=[max(match.slowest[who] for match in played) for who in everyone],
    )


def counted(reasons: list[str]) -> dict[str, int]:
    return {reason: reasons.count(reason) for reason in sorted(set(reasons))}


def same_play(one: Summary, other: Summary) -> bool:
    """Whether two runs played the same matches: everything but the clock is equal."""
    return without_clock(one) == without_clock(other)


def without_clock(run: Summary) -> Mapping[str, object]:
    clocks = {"seconds", "mean_answer_seconds", "slowest_answer_seconds"}
    return {name: value for name, value in msgspec.structs.asdict(run).items() if name not in clocks}
