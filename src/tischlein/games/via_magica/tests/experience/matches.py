"""Matches of Via Magica by what looks best at once, one judge against another on the same luck, seats exchanged.

On compiled rules a match of two takes a third of a millisecond.
"""

from __future__ import annotations

from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.rng import memory_of
from tischlein.core.state import Result
from tischlein.core.turn import Seat
from tischlein.games.via_magica.bot.policy import Policy
from tischlein.games.via_magica.bot.search import CLEAR, WON
from tischlein.games.via_magica.rules.options import OPTIONS
from tischlein.games.via_magica.rules.state import ViaMagica, begin

DEFAULTS: Final = read_options(OPTIONS, {})
# Who sits where: the seats of the first judge, with two, three and four seats.
OURS: Final[dict[int, list[set[Seat]]]] = {2: [{0}], 3: [{0}, {1, 2}], 4: [{0, 2}]}


def play(policies: list[Policy], memory: int) -> Result:
    """One match, every seat by its policy."""
    dealer = QuietDealer(memory)
    state = begin(DEFAULTS, len(policies), dealer)
    assert isinstance(state, ViaMagica), "Via Magica begins as Via Magica"
    world = state.world
    for policy in policies:
        policy.forget()
    turn = state.turn()
    while turn.mode != turns.OVER:
        if turn.mode == turns.TOGETHER:
            state.resolve({seat: policies[seat].answer(world, seat) for seat in turn.seats}, dealer)
        else:
            seat = turn.seats[0]
            state.apply(seat, policies[seat].answer(world, seat), dealer)
        turn = state.turn()
    return state.result()


def play_pair(one: Policy, other: Policy, seats: int, seed: str) -> tuple[float, float]:
    """Twice the same deal with places exchanged; the share of the first judge, and its gain between -1 and 1."""
    memory = memory_of(seed)
    ours = OURS[seats][memory % len(OURS[seats])]
    theirs = set(range(seats)) - ours
    first = play([one if seat in ours else other for seat in range(seats)], memory)
    second = play([other if seat in ours else one for seat in range(seats)], memory)
    share = (share_of(first, ours) + share_of(second, theirs)) / 2
    return share, (gain_of(first, ours) + gain_of(second, theirs)) / 2


def share_of(result: Result, seats: set[Seat]) -> float:
    winners = result.winners()
    return len(seats & set(winners)) / len(winners)


def gain_of(result: Result, seats: set[Seat]) -> float:
    """As in imagined matches: to win is what matters, and by how much a little."""
    best = max(score for seat, score in enumerate(result.scores) if seat in seats)
    others = max(score for seat, score in enumerate(result.scores) if seat not in seats)
    sure = WON * (2 * share_of(result, seats) - 1)
    return (sure + max(-CLEAR, min(CLEAR, best - others))) / (WON + CLEAR)
