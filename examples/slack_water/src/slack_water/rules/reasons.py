"""Why something cannot be done now. The conditions are those of `legal`, asked in the order of the rules."""

from tischlein.core.reason import Reason
from tischlein.core.turn import Seat

from .actions import PLAY, card_of
from .material import CARDS, SUITS
from .world import World


def reason_against(world: World, seat: Seat, action: int) -> Reason | None:
    """For the seat that is asked."""
    card = card_of(action)
    if not PLAY.matches(action):
        return reason_against_keeping(world, card)
    if world.is_whole_trick():
        return Reason("keep_first", "6")
    if card not in world.hands[seat]:
        return Reason("not_in_hand", "3")
    if card not in world.playable(seat):
        return Reason("must_follow", "3", {"suit": SUITS[CARDS.suit(world.trick[0])]})
    return None


def reason_against_keeping(world: World, card: int) -> Reason | None:
    if not world.is_whole_trick():
        return Reason("play_first", "3")
    return None if card in world.trick else Reason("not_in_trick", "6")
