"""Random play to the end: the yardstick of speed, and the simplest way to judge a position."""

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.state import State


def playout(state: State, dealer: Dealer) -> int:
    """Plays random answers until the match is over and returns how many decisions that took."""
    decisions = 0
    turn = state.turn()
    while turn.mode != turns.OVER:
        if turn.mode == turns.TOGETHER:
            state.resolve({seat: dealer.pick(state.legal(seat)) for seat in turn.seats}, dealer)
            decisions += len(turn.seats)
        else:
            seat = turn.seats[0]
            state.apply(seat, dealer.pick(state.legal(seat)), dealer)
            decisions += 1
        turn = state.turn()
    return decisions
