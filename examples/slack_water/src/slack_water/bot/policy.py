"""How promising an answer looks: ten lines that make the general levels better."""

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

from ..rules.actions import PLAY, card_of
from ..rules.material import CARDS, FLOOD
from ..rules.scoring import points
from ..rules.state import SlackWater


def hint(state: State, seat: Seat, action: Action) -> float:
    """Keep what counts most; take tricks with the strongest card that can, and throw the weakest where none can."""
    assert isinstance(state, SlackWater), "Slack Water hints at its own states only"
    world, card = state.world, card_of(action)
    if not PLAY.matches(action):
        caught = world.caught[seat]
        return min(1.0, (points([*caught, card]) - points(caught)) / 10)
    strength = (CARDS.value(card) if world.tide == FLOOD else 11 - CARDS.value(card)) / 10
    if not world.trick:
        return strength
    stronger = max(card, world.best_card()) if world.tide == FLOOD else min(card, world.best_card())
    takes = stronger == card and CARDS.suit(card) == CARDS.suit(world.trick[0])
    return 0.5 + strength / 2 if takes else 0.5 - strength / 2
