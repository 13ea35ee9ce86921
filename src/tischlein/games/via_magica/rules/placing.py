"""A round up to the openings: one token is caught, every seat may place one crystal."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.rules.actions import MOVE, MOVE_AT, MOVE_TO, PASS, PLACE_TO
from tischlein.games.via_magica.rules.area import Area
from tischlein.games.via_magica.rules.effects import ANIMI, WILD
from tischlein.games.via_magica.rules.material import FULL_BAG, GATE_IDS, GATES, POSITION_WORDS, SPACES, TOKENS
from tischlein.games.via_magica.rules.world import World, tell
from tischlein.kit.seats import seat_after


def catch(world: World, dealer: Dealer) -> None:
    """The catcher draws a token, and it stays out of the bag (§4.1)."""
    world.round += 1
    world.quiet += 1
    world.token = dealer.draw_one(world.bag)
    world.drawn.append(world.token)
    world.calls_from = world.catcher
    if dealer.listening:
        dealer.tell(Event("caught", {"seat": world.catcher, "animus": TOKENS[world.token]}))
    # Who has no free matching space is not asked (§4.6).
    world.asked = [seat for seat in range(world.seats) if world.areas[seat].free_for(world.token) != 0]
    if not world.asked:
        finish_placing(world, dealer)


def resolve_placings(world: World, answers: dict[Seat, Action], dealer: Dealer) -> None:
    """All answers together (§4.7). Nobody can get in another's way, so their order does not matter."""
    world.asked = []
    for seat, action in answers.items():
        if PASS.matches(action):
            # No crystal at all (§4.5, §A1).
            tell(dealer, "passed", seat)
        else:
            place(world.areas[seat], seat, action, dealer)
    finish_placing(world, dealer)


def place(area: Area, seat: Seat, action: Action, dealer: Dealer) -> None:
    """A PLACE or a MOVE: one crystal (§4.2). A gate that is full now is pending."""
    if MOVE.matches(action):
        # Whatever space it leaves (§4.4), with or without a supply (§A2), on the same gate too (§A3).
        to = MOVE_TO.of(action)
        shift_crystal(area, seat, MOVE_AT.of(action), to, dealer)
    else:
        to = PLACE_TO.of(action)
        area.put(to)
        if dealer.listening:
            dealer.tell(Event("placed", {"seat": seat, "to": POSITION_WORDS[to], **space_facts(area, to)}))
    area.lock_if_full(to // SPACES)


def shift_crystal(area: Area, seat: Seat, at: int, to: int, dealer: Dealer) -> None:
    area.lift(at)
    area.put(to)
    if dealer.listening:
        words = {"at": POSITION_WORDS[at], "to": POSITION_WORDS[to]}
        dealer.tell(Event("moved", {"seat": seat, **words, **space_facts(area, to)}))


def space_facts(area: Area, position: int) -> dict[str, str]:
    """The gate and the animus of a space, for events."""
    kind = area.slots[position // SPACES]
    return {"gate": GATE_IDS[kind], "animus": ANIMI[GATES[kind].spaces[position % SPACES]]}


def finish_placing(world: World, dealer: Dealer) -> None:
    """A wild token brings all tokens back and moves the catcher on (§4.8)."""
    if world.token != WILD:
        return
    # Whether or not anybody has placed a crystal (§A6).
    world.bag = FULL_BAG.copy()
    world.drawn = []
    world.catcher = seat_after(world.catcher, world.seats)
    # Else the one who drew it goes on to be the first to open (§6.3, §A5).
    if world.rulings.new_catcher_calls_first:
        # The table wants it so (§11.4).
        world.calls_from = world.catcher
    tell(dealer, "refilled", world.catcher)
