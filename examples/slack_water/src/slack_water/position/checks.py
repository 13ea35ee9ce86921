"""What cannot be, although it can be read: refused with its key, whoever wrote it."""

from tischlein.kit.piles import fits, together
from tischlein.kit.seats import from_seat
from tischlein.kit.written import impossible

from ..rules.material import CARDS, FLOOD, SUITS
from ..rules.world import World


def check(world: World) -> None:
    check_cards(world)
    check_hands(world)
    check_tricks(world)
    check_dry(world)
    check_tide(world)


def check_cards(world: World) -> None:
    cards = [*together(world.hands), *together(world.caught), *world.trick, *world.washed]
    if not fits(cards, CARDS.all()):
        twice = sorted({CARDS.word(card) for card in cards if cards.count(card) > 1})
        raise impossible("seats, trick and washed", twice, "each card is there once")


def check_hands(world: World) -> None:
    """Whoever has played to this trick has a card less than the others."""
    if len(world.trick) > world.seats:
        raise impossible("trick", len(world.trick), f"{world.seats} cards are a whole trick")
    order = from_seat(world.leader, world.seats)
    held = [len(world.hands[seat]) + (1 if place < len(world.trick) else 0) for place, seat in enumerate(order)]
    if len(set(held)) != 1 or held[0] > world.options.number("hand"):
        most = world.options.number("hand")
        raise impossible("seats", held, f"before the trick all have as many cards, at most {most}")
    if world.is_over() and world.deal < world.options.number("deals"):
        raise impossible("deal", world.deal, "another one follows it, so somebody holds cards")


def tricks_done(world: World) -> int:
    """In this deal. The leader has played to the present trick as soon as it has a card."""
    return world.options.number("hand") - len(world.hands[world.leader]) - (1 if world.trick else 0)


def check_tricks(world: World) -> None:
    done = tricks_done(world)
    if len(world.washed) != done * (world.seats - 1):
        raise impossible("washed", len(world.washed), f"{done} tricks leave {done * (world.seats - 1)} cards")
    wanted = done + (world.deal - 1) * world.options.number("hand")
    if len(together(world.caught)) != wanted:
        raise impossible("caught", [len(caught) for caught in world.caught], f"{wanted} tricks were taken")
    if wanted > 0 and not world.caught[world.leader]:
        raise impossible("leader", world.leader, "who leads has taken the last trick")
    if wanted == 0 and world.leader != 0:
        raise impossible("leader", world.leader, "seat 0 leads the first trick")


def check_dry(world: World) -> None:
    """A suit is dry where somebody did not follow; no hand holds what it has shown not to hold."""
    for seat, dry in enumerate(world.dry):
        if len(set(dry)) != len(dry):
            raise impossible(f"seats.{seat}.dry", [SUITS[suit] for suit in dry], "each suit is there once")
        if any([CARDS.suit(card) in dry for card in world.hands[seat]]):
            raise impossible(f"seats.{seat}.dry", [SUITS[suit] for suit in dry], "the hand holds one of them")
    threw = throwers(world)
    for seat, dry in enumerate(world.dry):
        if seat in threw and CARDS.suit(world.trick[0]) not in dry:
            raise impossible(f"seats.{seat}.dry", [SUITS[suit] for suit in dry], "it did not follow this trick")
        if len(dry) > tricks_done(world) + (1 if seat in threw else 0):
            raise impossible(f"seats.{seat}.dry", [SUITS[suit] for suit in dry], "at most one suit for each trick")


def throwers(world: World) -> list[int]:
    """Who did not follow in the present trick."""
    order = from_seat(world.leader, world.seats)
    return [order[at] for at, card in enumerate(world.trick) if CARDS.suit(card) != CARDS.suit(world.trick[0])]


def check_tide(world: World) -> None:
    """In the first trick of a deal everybody can count how often the tide has turned."""
    turned = len(throwers(world)) % 2
    if tricks_done(world) == 0 and world.tide != (FLOOD + turned) % 2:
        raise impossible("tide", world.tide, "a deal begins at flood, and whoever does not follow turns it")
