"""The gift phase: one turn each (§37), so nothing is worth keeping, and who comes later undoes what is not covered."""

from typing import Final, assert_never, final

from tischlein.bots.race import Candidate
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import NO_MORE_GIFTS
from tischlein.games.pfad_der_elemente.rules.effects import (
    Change,
    Cover,
    Exchange,
    Shift,
    Uncover,
    Upgrade,
    effect_of,
    owner_of,
    turn_over,
)
from tischlein.games.pfad_der_elemente.rules.gifts import SWAP_FOREIGN_COST, UNCOVER_COST, cost_of, gift_actions
from tischlein.games.pfad_der_elemente.rules.material import COVERED
from tischlein.games.pfad_der_elemente.rules.scoring import points_of_omens, position_points
from tischlein.games.pfad_der_elemente.rules.world import World

# What a face-up point loses by each seat that acts later, and what is left of a loss that its victim can still repair.
EXPOSED: Final = 0.35
REPAIRED: Final = 0.4
MOST_EXPOSED: Final = 0.6
# Points for a gift: less is not worth the trouble.
LEAST: Final = 0.05


@final
class LastGifts:
    """exposed, repaired  as above: other plans are found by other numbers (search.py)"""

    def __init__(self, exposed: float = EXPOSED, repaired: float = REPAIRED) -> None:
        self.exposed: float = exposed
        self.repaired: float = repaired

    def choose(self, world: World, seat: Seat, rivals: list[float]) -> Action:
        """What brings most for each gift. `rivals`: how much of each opponent's loss counts."""
        best, most = NO_MORE_GIFTS, LEAST
        for action in gift_actions(world, seat):
            gain = self.weigh(world, seat, action, rivals)
            if gain > most:
                best, most = action, gain
        return best

    def weigh_all(self, world: World, seat: Seat, rivals: list[float]) -> list[Candidate]:
        return [Candidate(action, self.weigh(world, seat, action, rivals)) for action in gift_actions(world, seat)]

    def weigh(self, world: World, seat: Seat, action: Action, rivals: list[float]) -> float:
        """Points for each gift that it costs."""
        effect = effect_of(action)
        if isinstance(effect, Exchange):
            return self.of_exchange(world, seat, effect) / cost_of(world, action)
        owner = owner_of(world, seat, effect)
        later = world.seats - 1 - world.acted
        if owner == seat:
            exposed = min(MOST_EXPOSED, self.exposed * later)
            return self.change(world, owner, effect, exposed) / cost_of(world, action)
        if isinstance(effect, Uncover):
            loss = self.behind(world, seat, owner, effect)
        else:
            loss = -self.change(world, owner, effect, 0.0) / cost_of(world, action)
        acts_later = (owner - seat) % world.seats <= later
        return loss * rivals[owner] * (self.repaired if acts_later else 1.0)

    def change(self, world: World, owner: Seat, change: Change, exposed: float) -> float:
        """How much more the path is worth when this is done."""
        before = self.of_change(world, owner, change, exposed)
        turn_over(world.spirits[owner], change)
        after = self.of_change(world, owner, change, exposed)
        turn_over(world.spirits[owner], change)
        return after - before

    def of_change(self, world: World, owner: Seat, change: Change, exposed: float) -> float:
        """What the tiles are worth that change, and omens."""
        match change:
            case Cover() | Upgrade() | Uncover():
                worth = self.of_tile(world, owner, change.tile, exposed)
            case Shift():
                worth = self.of_tile(world, owner, change.one, exposed)
                worth += self.of_tile(world, owner, change.two, exposed)
            case _:
                assert_never(change)
        if world.omens[owner]:
            worth += (1.0 - exposed) * points_of_omens(world, owner, world.omens[owner], world.spirits[owner])
        return worth

    def of_tile(self, world: World, owner: Seat, tile: int, exposed: float) -> float:
        spirit = world.spirits[owner][tile]
        points = position_points(world.paths[owner].elements[tile], spirit, world.elements[owner])
        return float(points) if points == 0 or spirit & COVERED else points * (1.0 - exposed)

    def behind(self, world: World, seat: Seat, owner: Seat, change: Uncover) -> float:
        """To uncover brings nothing yet: what it brings to push away then what lies there, for all of those gifts."""
        whole = UNCOVER_COST + SWAP_FOREIGN_COST
        if world.gifts[seat] < whole:
            return 0.0
        spirits = world.spirits[owner]
        for other in world.paths[owner].neighbours[change.tile]:
            if spirits[other] < 0 or spirits[other] & COVERED == 0:
                return self.of_tile(world, owner, change.tile, 0.0) / whole
        return 0.0

    def of_exchange(self, world: World, seat: Seat, effect: Exchange) -> float:
        """Another omen brings as much as those left in the stack do on average, as the spirits lie."""
        spirits, stack = world.spirits[seat], world.stack_of(seat)
        lost = points_of_omens(world, seat, [effect.omen], spirits)
        return points_of_omens(world, seat, stack, spirits) / len(stack) - lost
