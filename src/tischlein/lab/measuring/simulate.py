"""Plays many matches between bots and counts.

Match i depends on the run's seed and on i alone, so the results are the same whatever the number of workers and
wherever they are. A bot gets questions, never the match, and its luck is a stream of its own.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import msgspec

from tischlein.catalog import find
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget
from tischlein.core.record import write_record
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Generator, memory_of
from tischlein.lab.crew import Crew, work_through
from tischlein.lab.guests.opponents import find_opponent
from tischlein.lab.measuring.intervals import Interval, mean, mean_interval, share_interval


class Plan(msgspec.Struct, frozen=True):
    """What to play. Bot b sits in seat (b + i) modulo the number of bots in match i. `records` is a folder for them."""

    bots: list[str]
    matches: int
    seed: int
    options: dict[str, bool | int | str] = {}
    records: str = ""


class Played(msgspec.Struct, frozen=True):
    """One match; lists in the order of the plan's bots."""

    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    reason: str
    decisions: int
    answers: list[int]
    seconds: list[float]
    slowest: list[float]


class Summary(msgspec.Struct, frozen=True):
    """A whole run; lists in the order of `bots`.

    matches           how many were played; fewer than `planned` where somebody stopped the run
    wins              matches in which the bot was first; a first place that some share counts for each of them
    win_intervals     the share of wins is between these two with 95 % confidence; the same for scores and length
    draws             matches in which everybody shared the first place
    mean_sources      where the scores came from
    decisions         answers given in all
    seconds           the run on the clock; the last two lists are processor time for one answer, so that a busy
                      machine does not make a bot look slow
    """

    game: str
    bots: list[str]
    planned: int
    matches: int
    seed: int
    options: dict[str, bool | int | str]
    wins: list[int]
    win_intervals: list[Interval]
    draws: int
    mean_scores: list[float]
    score_intervals: list[Interval]
    mean_sources: list[dict[str, float]]
    reasons: dict[str, int]
    decisions: int
    mean_decisions: float
    decisions_interval: Interval
    seconds: float
    mean_answer_seconds: list[float]
    slowest_answer_seconds: list[float]


def simulate(
    game: Game, plan: Plan, workers: int = 1, tell: Callable[[int], None] = lambda _: None, ray: str = ""
) -> Summary:
    """Plays the plan; with several workers in processes of their own, which find the game in the catalog.

    `tell` hears after every match how many are done. Ctrl-C ends the run with what is done by then.
    """
    refuse_impossible(game, plan)
    began = time.perf_counter()
    done: list[Played] = []
    try:
        for match in play_all(game, plan, Crew(min(workers, plan.matches), ray)):
            done.append(match)
            tell(len(done))
    except KeyboardInterrupt:
        if not done:
            raise
    return summary(game, plan, done, time.perf_counter() - began)


def refuse_impossible(game: Game, plan: Plan) -> None:
    for name in plan.bots:
        find_opponent(game, len(plan.bots), name)
    if len(plan.bots) not in game.seats:
        raise Refusal("wrong_number_of_seats", {"valid": game.seats})
    if plan.matches < 1:
        raise Refusal("no_matches", {})
    read_options(game.options, plan.options)


def play_all(game: Game, plan: Plan, crew: Crew) -> Iterator[Played]:
    if crew == Crew():
        return (play(game, plan, number) for number in range(plan.matches))
    return work_through(crew, play_of, ((game.id, plan, number) for number in range(plan.matches)))


def play_of(task: tuple[str, Plan, int]) -> Played:
    """What a worker does."""
    id, plan, number = task
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
        question = match.question(seat, int(luck.draw_word()))
        began = time.process_time()
        action = bots[who].answer(question, Budget())
        took = time.process_time() - began
        match.act(seat, action)
        answers[who] += 1
        seconds[who] += took
        slowest[who] = max(slowest[who], took)
    if plan.records:
        keep(match, Path(plan.records) / f"{number:06}.json")
    return played(match, number, answers, seconds, slowest)


def played(match: Match, number: int, answers: list[int], seconds: list[float], slowest: list[float]) -> Played:
    """A finished match, by the bots of the plan."""
    result = match.result()
    seats = [(who + number) % match.seats for who in range(match.seats)]
    return Played(
        places=[result.places[seat] for seat in seats],
        scores=[result.scores[seat] for seat in seats],
        sources=[result.sources[seat] for seat in seats],
        reason=result.reason,
        decisions=len(match.steps),
        answers=answers,
        seconds=seconds,
        slowest=slowest,
    )


def keep(match: Match, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(write_record(match), ensure_ascii=False) + "\n", encoding="utf-8")


def summary(game: Game, plan: Plan, played: list[Played], seconds: float) -> Summary:
    everyone = range(len(plan.bots))
    decided = [match for match in played if not is_draw(match)]
    wins = [sum(match.places[who] == 1 for match in decided) for who in everyone]
    scores = [[match.scores[who] for match in played] for who in everyone]
    answers = [max(1, sum(match.answers[who] for match in played)) for who in everyone]
    return Summary(
        game=game.id,
        bots=plan.bots,
        planned=plan.matches,
        matches=len(played),
        seed=plan.seed,
        options=plan.options,
        wins=wins,
        win_intervals=[share_interval(count, len(played)) for count in wins],
        draws=len(played) - len(decided),
        mean_scores=[mean(own) for own in scores],
        score_intervals=[mean_interval(own) for own in scores],
        mean_sources=[mean_sources([match.sources[who] for match in played]) for who in everyone],
        reasons=counted([match.reason for match in played]),
        decisions=sum(match.decisions for match in played),
        mean_decisions=mean([match.decisions for match in played]),
        decisions_interval=mean_interval([match.decisions for match in played]),
        seconds=seconds,
        mean_answer_seconds=[sum(match.seconds[who] for match in played) / answers[who] for who in everyone],
        slowest_answer_seconds=[max(match.slowest[who] for match in played) for who in everyone],
    )


def is_draw(match: Played) -> bool:
    """Whether several bots all share the first place."""
    return len(match.places) > 1 and set(match.places) == {1}


def mean_sources(sources: list[dict[str, int]]) -> dict[str, float]:
    """What each source brought on average, in the order in which the game names them."""
    names = dict.fromkeys(name for one in sources for name in one)
    return {name: mean([one.get(name, 0) for one in sources]) for name in names}


def counted(reasons: list[str]) -> dict[str, int]:
    return {reason: reasons.count(reason) for reason in sorted(set(reasons))}


def same_play(one: Summary, other: Summary) -> bool:
    """Whether two runs played the same matches: everything but the clock is equal."""
    return without_clock(one) == without_clock(other)


def without_clock(run: Summary) -> Mapping[str, object]:
    clocks = {"seconds", "mean_answer_seconds", "slowest_answer_seconds"}
    return {name: value for name, value in msgspec.structs.asdict(run).items() if name not in clocks}
