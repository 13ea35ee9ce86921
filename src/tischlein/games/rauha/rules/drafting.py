"""Step 1: the piles are dealt, taken up, and one card is kept in secret (§3.2, §4.1, §4.2)."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import KEEP, KEEP_CARD
from tischlein.games.rauha.rules.area import NO_CARD
from tischlein.games.rauha.rules.conditions import TAKEN_UP
from tischlein.games.rauha.rules.material import LINES
from tischlein.games.rauha.rules.world import (
    CARDS_PER_SATELLITE,
    KEEP_PHASE,
    PLACE_PHASE,
    TURNS_OF_A_ROUND,
    World,
    sealed,
    tell,
)


def begin_round(world: World, dealer: Dealer) -> None:
    """Four cards of the age onto every satellite (§3.2). Used cards are not shuffled back (§A12)."""
    bag = world.bags[world.age()]
    for satellite in range(world.seats):
        world.piles[satellite] = sorted(dealer.draw(bag, CARDS_PER_SATELLITE))
    if dealer.listening:
        dealer.tell(Event("round", {"round": world.round(), "age": world.age() + 1}))
    begin_turn(world, dealer)


def begin_turn(world: World, dealer: Dealer) -> None:
    """Everybody takes up the pile of the satellite that the notch names, and so sees what may be new to them."""
    world.phase = KEEP_PHASE
    world.acted = 0
    # Nobody can forget what was seen: this far, and no further, a step is taken back (§10.5).
    dealer.reveal()
    if dealer.listening:
        dealer.tell(Event("turn", {"turn": world.turn(), "line": line_word(world)}))


def line_word(world: World) -> str:
    """The line that the avatar activates: "row1" … "column3", or "" in a scoring."""
    for number, line in enumerate(LINES):
        if world.place().cells == line:
            return f"row{number + 1}" if number < 3 else f"column{number - 2}"
    return ""


def legal_keeps(world: World, seat: Seat) -> list[Action]:
    """Any card of the pile (§4.1), also one that cannot be paid (§A11)."""
    taken_up = TAKEN_UP[world.place().satellite][world.seats][seat]
    return [KEEP.single(card) for satellite in taken_up for card in world.piles[satellite]]


def resolve_keeps(world: World, answers: dict[Seat, Action], dealer: Dealer) -> None:
    """All at once; then the order of play is fixed for the turn (§4.3, §4.4, §A3)."""
    for seat, action in answers.items():
        card = KEEP_CARD.of(action)
        world.piles[world.satellite_of(seat)].remove(card)
        world.areas[seat].chosen = card
    world.first = world.leader()
    world.phase = PLACE_PHASE
    tell(dealer, "first", world.first)


def bury(world: World) -> None:
    """The end of a turn: what was discarded, and in turn 3 what is left on the satellites (§4.2), is in the Black Hole
    for good (§2.9)."""
    for satellite in range(world.seats):
        seen = seen_from(world, satellite)
        area = world.areas[world.drafter_of(satellite)]
        if area.dropped != NO_CARD:
            world.hole.append(sealed(area.dropped, seen))
            area.dropped = NO_CARD
        if world.turn() == TURNS_OF_A_ROUND:
            world.hole.append(sealed(world.piles[satellite].pop(), seen))


def seen_from(world: World, satellite: int) -> int:
    """A bit for every seat that saw the cards a satellite had at the start of this turn."""
    return sum([1 << seat for seat in range(world.seats) if world.has_seen(satellite, seat)])
