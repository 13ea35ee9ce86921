"""What many matches say about a game: who wins from where, what brings points, what things are worth, what rules act.

Everything is counted from results and events, so a new game has a report on the day it has rules. A thing (a card, a
god, a gate) is a word that an event tells of a seat: "placed card 1-04". Its value is what one more of it goes with in
the final score against the mean of the others, by linear regression whose errors treat a match as one case.
"""

from collections import Counter
from collections.abc import Callable
from string import digits
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from tischlein.catalog import find
from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Generator, memory_of
from tischlein.lab.crew import Crew, work_through
from tischlein.lab.guests.opponents import find_opponent
from tischlein.lab.measuring.intervals import WIDTH, Interval, mean, mean_interval, share_interval
from tischlein.lab.measuring.tellable import tellable

# Facts that say where something happened, or what everybody said, are not things of the seat.
NO_THINGS: Final = frozenset({"at", "to", "by", "line", "tips"})
MOST_THINGS: Final = 120
# A thing that was met less often says nothing.
FEWEST_MEETINGS: Final = 20

Numbers = npt.NDArray[np.float64]
Thing = tuple[str, str, str]


class Watch(msgspec.Struct, frozen=True):
    """What to watch: all seats are played by the same bot, so differences come from the game."""

    game: str
    seats: int
    bot: str
    seed: int
    options: dict[str, bool | int | str] = {}


class Watched(msgspec.Struct):
    """One match. things[seat] counts what events told of the seat, events counts them by name."""

    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    reason: str
    decisions: int
    events: dict[str, int]
    things: list[list[tuple[str, str, str, int]]]


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval, and on how many cases it stands."""

    name: str
    value: float
    interval: Interval
    cases: int


class Family(msgspec.Struct, frozen=True):
    """The values of all things of a kind, such as (placed, card), best first."""

    event: str
    fact: str
    values: list[Estimate]


class Balance(msgspec.Struct, frozen=True):
    """A whole report. `sources` are split by the first place and the others; `never` are events that did not happen."""

    game: str
    version: int
    seats: int
    bot: str
    seed: int
    options: dict[str, bool | int | str]
    matches: int
    seat_shares: list[Estimate]
    seat_scores: list[Estimate]
    draws: int
    sources_first: list[Estimate]
    sources_others: list[Estimate]
    reasons: dict[str, int]
    lengths: list[int]
    length: Estimate
    events: list[Estimate]
    event_shares: dict[str, float]
    never: list[str]
    families: list[Family]


def watch(task: tuple[Watch, int]) -> Watched:
    """Plays one match and listens to everything that is told."""
    what, number = task
    game = find(what.game)
    match = Match(game, read_options(game.options, what.options), what.seats, f"report {what.seed} match {number}")
    luck = Generator(memory_of(f"report {what.seed} bots {number}"))
    bot = find_opponent(game, what.seats, what.bot)
    told = list(match.opening)
    while not match.is_over():
        seat = match.to_act()[0]
        told += match.act(seat, bot.answer(match.question(seat, int(luck.draw_word())), Budget()))
    result = match.result()
    counted = [things_of(told, seat) for seat in range(what.seats)]
    return Watched(
        result.places,
        result.scores,
        result.sources,
        result.reason,
        len(match.steps),
        dict(Counter(event.name for event in told)),
        [[(*thing, count) for thing, count in sorted(own.items())] for own in counted],
    )


def things_of(told: list[Event], seat: int) -> Counter[Thing]:
    found: Counter[Thing] = Counter()
    for event in told:
        if event.facts.get("seat") != seat:
            continue
        for fact, value in event.facts.items():
            words = [value] if isinstance(value, str) else value if isinstance(value, list) else []
            if fact not in NO_THINGS:
                found.update((event.name, fact, word) for word in words if isinstance(word, str))
    return found


def measure(what: Watch, matches: int, crew: Crew, tell: Callable[[int], None]) -> Balance:
    """Plays and evaluates. Ctrl-C evaluates what is done by then."""
    game = find(what.game)
    if what.seats not in game.seats:
        raise Refusal("wrong_number_of_seats", {"valid": game.seats})
    find_opponent(game, what.seats, what.bot)
    read_options(game.options, what.options)
    seen: list[Watched] = []
    try:
        for match in work_through(crew, watch, ((what, number) for number in range(matches))):
            seen.append(match)
            tell(len(seen))
    except KeyboardInterrupt:
        if not seen:
            raise
    return evaluate(game, what, seen)


def evaluate(game: Game, what: Watch, seen: list[Watched]) -> Balance:
    decided = [match for match in seen if set(match.places) != {1}]
    firsts, others = by_place(seen)
    lengths = sorted(match.decisions for match in seen)
    return Balance(
        game=game.id,
        version=game.version,
        seats=what.seats,
        bot=what.bot,
        seed=what.seed,
        options=what.options,
        matches=len(seen),
        seat_shares=[seat_share(decided, seat) for seat in range(what.seats)],
        seat_scores=[estimate(f"seat {seat}", [match.scores[seat] for match in seen]) for seat in range(what.seats)],
        draws=len(seen) - len(decided),
        sources_first=source_means(firsts),
        sources_others=source_means(others),
        reasons=dict(Counter(match.reason for match in seen).most_common()),
        lengths=lengths,
        length=estimate("decisions", lengths),
        events=event_means(seen),
        event_shares=event_shares(seen),
        never=[name for name in tellable(game) if not any(name in match.events for match in seen)],
        families=families(seen),
    )


def estimate(name: str, numbers: list[int] | list[float]) -> Estimate:
    return Estimate(name, mean(numbers), mean_interval(numbers), len(numbers))


def seat_share(decided: list[Watched], seat: int) -> Estimate:
    """How often the seat was first; a shared first place counts in parts."""
    hits = sum(1 / match.places.count(1) for match in decided if match.places[seat] == 1)
    return Estimate(f"seat {seat}", hits / max(1, len(decided)), share_interval(hits, len(decided)), len(decided))


def by_place(seen: list[Watched]) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    firsts: list[dict[str, int]] = []
    others: list[dict[str, int]] = []
    for match in seen:
        for place, sources in zip(match.places, match.sources, strict=True):
            (firsts if place == 1 else others).append(sources)
    return firsts, others


def source_means(sources: list[dict[str, int]]) -> list[Estimate]:
    names = dict.fromkeys(name for one in sources for name in one)
    return [estimate(name, [one.get(name, 0) for one in sources]) for name in names]


def event_means(seen: list[Watched]) -> list[Estimate]:
    names = sorted({name for match in seen for name in match.events})
    means = [estimate(name, [match.events.get(name, 0) for match in seen]) for name in names]
    return sorted(means, key=lambda one: -one.value)


def event_shares(seen: list[Watched]) -> dict[str, float]:
    """In how many matches an event happened at all."""
    happened = Counter(name for match in seen for name in match.events)
    return {name: count / len(seen) for name, count in happened.most_common()}


def families(seen: list[Watched]) -> list[Family]:
    kinds = sorted({(event, fact) for match in seen for own in match.things for event, fact, _, _ in own})
    found = [family(seen, event, fact) for event, fact in kinds]
    return [one for one in found if one is not None]


def family(seen: list[Watched], event: str, fact: str) -> Family | None:
    """The values of the things of one kind, together in one regression, so that each stands for itself."""
    rows = [counted_of(own, event, fact) for match in seen for own in match.things]
    if len({word for own in rows for word in own}) > MOST_THINGS:
        rows = [by_letters(own) for own in rows]
    met: Counter[str] = Counter()
    for own in rows:
        met.update(own)
    words = sorted(word for word, count in met.items() if count >= FEWEST_MEETINGS)
    if not 2 <= len(words) <= MOST_THINGS:
        return None
    counts = np.zeros((len(rows), len(words) + 1))
    counts[:, -1] = 1.0
    column = {word: place for place, word in enumerate(words)}
    for row, own in enumerate(rows):
        for word in own.keys() & column.keys():
            counts[row, column[word]] = own[word]
    margins = np.array([margin for match in seen for margin in margins_of(match.scores)])
    values, errors = regression(counts, margins, len(seen[0].places))
    found = [
        Estimate(
            word,
            float(values[at]),
            (float(values[at] - WIDTH * errors[at]), float(values[at] + WIDTH * errors[at])),
            met[word],
        )
        for word, at in column.items()
    ]
    return Family(event, fact, sorted(found, key=lambda one: -one.value))


def counted_of(own: list[tuple[str, str, str, int]], event: str, fact: str) -> Counter[str]:
    """How often each word was told of a seat by one fact of one event."""
    return Counter({word: count for kind, told, word, count in own if (kind, told) == (event, fact)})


def by_letters(own: Counter[str]) -> Counter[str]:
    """Too many things to know each of them: those whose names differ only in their number count as one kind, "b…"."""
    found: Counter[str] = Counter()
    for word, count in own.items():
        found[f"{word.rstrip(digits)}…"] += count
    return found


def margins_of(scores: list[int]) -> list[float]:
    """Each score against the mean of the others."""
    return [own - (sum(scores) - own) / max(1, len(scores) - 1) for own in scores]


def regression(counts: Numbers, margins: Numbers, seats: int) -> tuple[Numbers, Numbers]:
    """Least squares with standard errors that treat the seats of one match as one case."""
    inverse = np.linalg.pinv(counts.T @ counts)
    values = inverse @ (counts.T @ margins)
    left = margins - counts @ values
    scores = (counts * left[:, None]).reshape(-1, seats, counts.shape[1]).sum(axis=1)
    spread = inverse @ (scores.T @ scores) @ inverse
    return values, np.sqrt(np.maximum(np.diag(spread), 0.0))
