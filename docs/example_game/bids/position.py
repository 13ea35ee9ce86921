"""Reads a position that was dumped or typed, and refuses what cannot be."""

import msgspec

from tischlein.core.refusal import Refusal
from tischlein.core.state import Position, State

from .rules import CARDS, PRIZES, Bids

PILES = list[list[int]]


def load(position: Position) -> State:
    if sorted(position) != ["bag", "hands", "offered", "played", "ties", "won"]:
        raise Refusal("position_unreadable", {"valid": ["bag", "hands", "offered", "played", "ties", "won"]})
    try:
        hands, played, won = [msgspec.convert(position[name], PILES) for name in ("hands", "played", "won")]
        bag, offered = [msgspec.convert(position[name], list[int]) for name in ("bag", "offered")]
    except msgspec.ValidationError as error:
        raise Refusal("position_unreadable", {"reason": str(error)}) from error
    state = Bids(str(position["ties"]), [sorted(hand) for hand in hands], played, won)
    state.bag, state.offered = sorted(bag), offered
    check(state)
    return state


def check(state: Bids) -> None:
    seats = {len(state.hands), len(state.played), len(state.won)}
    if len(seats) != 1 or not seats <= {2, 3, 4} or state.ties not in ("discard", "carry"):
        raise Refusal("position_impossible", {"reason": "seats"})
    if len({len(hand) for hand in state.hands}) != 1 or len({len(pile) for pile in state.played}) != 1:
        raise Refusal("position_impossible", {"reason": "hands"})
    if not fits([card for pile in [*state.hands, *state.played] for card in pile], CARDS):
        raise Refusal("position_impossible", {"reason": "cards"})
    if not fits([*state.bag, *state.offered, *(prize for pile in state.won for prize in pile)], PRIZES):
        raise Refusal("position_impossible", {"reason": "prizes"})
    if state.hands[0] and (not state.offered or len(state.bag) < len(state.hands[0]) - 1):
        raise Refusal("position_impossible", {"reason": "offered"})


def fits(taken: list[int], supply: list[int]) -> bool:
    """Whether all of these pieces can come from the supply."""
    return all([taken.count(piece) <= supply.count(piece) for piece in taken])
