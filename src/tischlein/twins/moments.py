"""Twins of the server's own tables: the same moment, the same seat, another truth behind it."""

import asyncio
import re
from collections.abc import Iterable, Iterator

from tischlein.core import turn as turns
from tischlein.core.game import Game
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case, option_sets, step
from tischlein.testing.secrets import Listener, legal_in_both
from tischlein.twins.pasts import Past
from tischlein.twins.worlds import World

# So many moments of one match are looked at, each with the eyes of every seat, before another one is played.
MOMENTS_OF_A_MATCH = 16
# For how long somebody has been away is told in whole seconds: on a busy machine one may pass between two twins.
CLOCK = re.compile(r'"away_seconds":\d+')
READERS = ("the seat", "a spectator", "the shared screen", "an answer over HTTP", "the log")


class TableSnapshot:
    """Where a twin is made: after `place` answers of a match, for one seat."""

    def __init__(self, past: Past, case: Case, place: int, seat: Seat, memory: int) -> None:
        self.past: Past = past
        self.case: Case = case
        self.place: int = place
        self.seat: Seat = seat
        self.memory: int = memory

    def __str__(self) -> str:
        return f"{self.case}, after {self.place} answers, seat {self.seat}"


def moments(game: Game, seats: int, count: int, first: int = 0) -> Iterator[TableSnapshot]:
    """Moments spread over matches with all options, over each match, and over the seats: each seat in turn.

    `first` leaves out so many of them: what was looked at before.
    """
    known, begun = -1, None
    for number in range(first, first + count):
        turn, seat = divmod(number, seats)
        match, at = divmod(turn, MOMENTS_OF_A_MATCH)
        if begun is None or match != known:
            known, begun = match, begin(game, seats, match)
        case, past = begun
        yield TableSnapshot(past, case, len(case.answers()) * at // MOMENTS_OF_A_MATCH, seat, number)


def begin(game: Game, seats: int, match: int) -> tuple[Case, Past]:
    sets = option_sets(game)
    case = Case(game, sets[match % len(sets)], seats, f"twins {match}")
    return case, Past(case)


def tell_nothing(moments: Iterable[TableSnapshot]) -> None:
    """Raises if anything that leaves the server tells the seat which of two worlds it is in, at any of these."""

    async def look() -> None:
        for moment in moments:
            await _tell_nothing(moment)

    asyncio.run(look())


async def _tell_nothing(moment: TableSnapshot) -> None:
    worlds = [World(moment.case, moment.place, moment.seat) for _ in range(2)]
    for world in worlds:
        await world.load(moment.past.play_to(moment.place))
    truth, twin = worlds
    twin.redeal(moment.memory)
    states = [world.live.match.state.copy() for world in worlds]
    in_vain = _illegal_in_both(moment, states)
    for world in worlds:
        with world.listened():
            await world.gather()
            await world.try_in_vain(in_vain)
    _must_be_same(moment, truth, twin, "at once")
    answers = legal_in_both(states[0], states[1], moment.case.luck(f"next {moment.memory}"))
    if answers and not truth.live.match.sealed:
        await _step(moment, worlds, states, answers)


async def _step(moment: TableSnapshot, worlds: list[World], states: list[State], answers: dict[Seat, Action]) -> None:
    must_be_same = _shows_nothing_new(states, moment.seat, answers)
    for world in worlds:
        with world.listened():
            await world.answer(answers)
    truth, twin = worlds
    # Luck may rightly show different things. But who afterwards can imagine the same has been told the same.
    if must_be_same or truth.knowledge() == twin.knowledge():
        named = {seat: moment.case.game.vocabulary.name(action) for seat, action in answers.items()}
        _must_be_same(moment, truth, twin, f"after {named}")


def _shows_nothing_new(states: list[State], seat: Seat, answers: dict[Seat, Action]) -> bool:
    """Whether this step draws no luck and reveals nothing to the seat, in either world."""
    dealers = [Listener(5), Listener(5)]
    for state, dealer in zip(states, dealers, strict=True):
        mode, after = state.turn().mode, state.copy()
        step(after, answers, dealer)
        if mode == turns.EACH and after.turn().mode != turns.EACH:
            return False
    return not any([dealer.taught(seat) for dealer in dealers])


def _illegal_in_both(moment: TableSnapshot, states: list[State]) -> Action:
    """An answer that the seat may not give in either world; often one that another seat might."""
    luck = moment.case.luck(f"in vain {moment.memory}")
    legal = {action for state in states for action in state.legal(moment.seat)}
    total = moment.case.game.vocabulary.size()
    tries = [luck.roll(total) for _ in range(100)]
    return next(action for action in tries if action not in legal)


def _must_be_same(moment: TableSnapshot, truth: World, twin: World, when: str) -> None:
    for reader, here, there in zip(READERS, truth.everything(), twin.everything(), strict=True):
        is_same = here == there or _without_clock(here) == _without_clock(there)
        assert is_same, f"{moment}: {reader} is told a secret {when}:\n{here!r}\n{there!r}"


def _without_clock(told: object) -> str:
    return CLOCK.sub("", repr(told))
