"""What cannot be: refused with a key, whoever wrote it."""

from tischlein.core.refusal import Refusal

from ..rules.material import CARDS, PRIZES
from ..rules.options import TIES
from ..rules.world import World


def check(world: World) -> None:
    seats = {len(world.hands), len(world.played), len(world.won)}
    if len(seats) != 1 or not seats <= {2, 3, 4} or world.ties not in TIES:
        raise Refusal("position_impossible", {"reason": "seats"})
    if len({len(hand) for hand in world.hands}) != 1 or len({len(pile) for pile in world.played}) != 1:
        raise Refusal("position_impossible", {"reason": "hands"})
    if not fits([card for pile in [*world.hands, *world.played] for card in pile], CARDS):
        raise Refusal("position_impossible", {"reason": "cards"})
    if not fits([*world.bag, *world.offered, *(prize for pile in world.won for prize in pile)], PRIZES):
        raise Refusal("position_impossible", {"reason": "prizes"})
    if world.hands[0] and (not world.offered or len(world.bag) < len(world.hands[0]) - 1):
        raise Refusal("position_impossible", {"reason": "offered"})


def fits(taken: list[int], supply: list[int]) -> bool:
    """Whether all of these pieces can come from the supply."""
    return all([taken.count(piece) <= supply.count(piece) for piece in taken])
