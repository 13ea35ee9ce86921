"""How lucky each seat was in one step: what really fell, against what other dealers would have dealt in its place.

Only for matches that are over. The step is done again from the very position in which it was done, by other dealers;
so what fell is one draw among equals, and over many steps luck comes to nothing, however rough the guide is.
"""

from typing import Final

from tischlein.bots.analyst import MEMORIES, play_on
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.guide import Guide
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

FEWEST_DEALERS: Final = 6


def measure_fortune(
    guide: Guide, before: State, answers: dict[Seat, Action], after: State, luck: QuietDealer, work: int
) -> list[float]:
    """What the dealer gave to each seat or took from it, in shares of the win, with so many imagined decisions."""
    total: list[float] = []
    done = 0
    dealers = 0
    while dealers < FEWEST_DEALERS or done < work:
        # What follows the step has the same luck on both sides, so that it blurs as little as can be.
        memory = luck.roll(MEMORIES)
        other = deal_again(before, answers, QuietDealer(luck.roll(MEMORIES)))
        fell = after.copy()
        guide.begin()
        done += play_on(guide, fell, QuietDealer(memory)) + 1
        guide.begin()
        done += play_on(guide, other, QuietDealer(memory)) + 1
        shifts = [share - would for share, would in zip(guide.appraise(fell), guide.appraise(other), strict=True)]
        total = shifts if not total else [each + shift for each, shift in zip(total, shifts, strict=True)]
        dealers += 1
    return [each / dealers for each in total]


def deal_again(before: State, answers: dict[Seat, Action], dealer: QuietDealer) -> State:
    """The position after the same answers, if the dealer had dealt otherwise."""
    state = before.copy()
    if state.turn().mode == turns.TOGETHER:
        state.resolve(answers, dealer)
    else:
        for seat, action in answers.items():
            state.apply(seat, action, dealer)
    return state
