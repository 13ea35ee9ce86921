"""How a match of Slack Water goes: a card is played, a trick is whole, one of its cards is kept."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat

from .material import CARDS, EBB, FLOOD, SUITS, TIDES
from .setup import deal_hands
from .world import World


def play_card(world: World, seat: Seat, card: int, dealer: Dealer) -> None:
    world.hands[seat].remove(card)
    dealer.tell(Event("played", {"seat": seat, "suit": SUITS[CARDS.suit(card)], "value": CARDS.value(card)}))
    if world.trick and CARDS.suit(card) != CARDS.suit(world.trick[0]):
        turn_tide(world, seat, dealer)
    world.trick.append(card)
    if world.is_whole_trick():
        dealer.tell(Event("took", {"seat": world.taker()}))


def turn_tide(world: World, seat: Seat, dealer: Dealer) -> None:
    """R4: whoever cannot follow turns the tide at once, and has shown which suit it does not hold."""
    led = CARDS.suit(world.trick[0])
    if led not in world.dry[seat]:
        world.dry[seat] = sorted([*world.dry[seat], led])
    world.tide = EBB if world.tide == FLOOD else FLOOD
    dealer.tell(Event("turned", {"tide": TIDES[world.tide]}))


def keep_card(world: World, seat: Seat, card: int, dealer: Dealer) -> None:
    """R6 to R8: one card of the trick is caught, the others are washed away, and who took the trick leads."""
    world.caught[seat].append(card)
    world.washed += [other for other in world.trick if other != card]
    world.trick = []
    world.leader = seat
    dealer.tell(Event("kept", {"seat": seat, "suit": SUITS[CARDS.suit(card)], "value": CARDS.value(card)}))
    if world.is_over() and world.deal < world.options.number("deals"):
        deal_hands(world, dealer)
