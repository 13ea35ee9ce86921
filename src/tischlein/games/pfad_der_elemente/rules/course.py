"""What follows what: turns, the gift phase, the end (§15, §26, §37)."""

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import END_TURN, NO_MORE_GIFTS
from tischlein.games.pfad_der_elemente.rules.effects import perform
from tischlein.games.pfad_der_elemente.rules.gifts import cost_of, gift_actions
from tischlein.games.pfad_der_elemente.rules.material import COVERED
from tischlein.games.pfad_der_elemente.rules.scoring import tell_scores
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    BEFORE,
    GIFT_PHASE,
    GONE,
    LAST_RESORT,
    OVER,
    SPIRIT_PHASE,
    World,
    tell,
)


def go_on(world: World, dealer: Dealer) -> None:
    """Everything that asks nobody: after its step a seat whose gifts can do nothing is done."""
    if world.phase == SPIRIT_PHASE and world.step == AFTER:
        if is_empty(world):
            # What would come after the step merges into the gift phase (§26, §A23).
            begin_gifts(world, world.active, dealer)
        elif not gift_actions(world, world.active):
            # Whose gifts can do nothing more is not asked (§15a).
            end_turn(world, dealer)


def is_empty(world: World) -> bool:
    return world.grid.count(GONE) == len(world.grid)


def end_turn(world: World, dealer: Dealer) -> None:
    """The next one clockwise (§15)."""
    world.active = world.next_of(world.active)
    if world.idle >= LAST_RESORT:
        # So many turns without a pair: the spirits withdraw (§26a).
        begin_gifts(world, world.active, dealer)
        return
    world.step = BEFORE
    tell(dealer, "turn", world.active)


def begin_gifts(world: World, seat: Seat, dealer: Dealer) -> None:
    """One round, opened by the finder of the last pair (§37, §A22)."""
    world.phase = GIFT_PHASE
    world.step = BEFORE
    world.active = seat
    world.acted = 0
    tell(dealer, "last_gifts", seat)
    skip_those_without(world, dealer)


def legal_gifts(world: World, seat: Seat) -> list[Action]:
    """Gifts only, omens too (§37, §A24)."""
    return [*gift_actions(world, seat), NO_MORE_GIFTS]


def give(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """One answer in the gift phase: each player has exactly one turn (§37, §A22)."""
    if END_TURN.matches(action):
        finish_gifts(world)
    else:
        world.gifts[seat] -= cost_of(world, action)
        perform(world, seat, action, dealer)
    skip_those_without(world, dealer)


def finish_gifts(world: World) -> None:
    world.acted += 1
    world.active = world.next_of(world.active)


def skip_those_without(world: World, dealer: Dealer) -> None:
    """Seats whose gifts can do nothing are not asked (§15a); after the last one the match is scored."""
    while world.acted < world.seats:
        if gift_actions(world, world.active):
            return
        finish_gifts(world)
    finish(world, dealer)


def finish(world: World, dealer: Dealer) -> None:
    """What is covered is turned up (§36, §A17), unspent gifts expire (§37), omens are shown (§42)."""
    world.phase = OVER
    for spirits in world.spirits:
        for tile, spirit in enumerate(spirits):
            if spirit >= 0:
                spirits[tile] = spirit & ~COVERED
    dealer.reveal()
    tell_scores(world, dealer)
