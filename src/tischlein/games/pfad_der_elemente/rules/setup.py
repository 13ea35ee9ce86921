"""How a match starts: elements, tiles, spirits, omens, packs (rules R1 to R7)."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import Options
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import CHOOSE_START, KEEP, KEEP_START
from tischlein.games.pfad_der_elemente.rules.building import begin_paths
from tischlein.games.pfad_der_elemente.rules.material import (
    BOARDS,
    ELEMENTS,
    MOTIFS,
    OMEN_IDS,
    OMENS_IN_PLAY,
    PACK,
    omens_of,
)
from tischlein.games.pfad_der_elemente.rules.options import Rulings
from tischlein.games.pfad_der_elemente.rules.world import (
    DRAFT_PHASE,
    ELEMENT_PHASE,
    NOTHING,
    OMEN_PHASE,
    UNSEEN,
    World,
    tell,
)


def begin_world(options: Options, seats: int, dealer: Dealer) -> World:
    world = World(seats, Rulings(options))
    world.first = first_player(options, seats, dealer)
    world.active = world.first
    tell(dealer, "first", world.first)
    lay_grid(world)
    if world.rulings.elements_drawn:
        for seat, element in enumerate(dealer.draw(list(range(len(ELEMENTS))), seats)):
            take_board(world, seat, element, dealer)
        deal(world, dealer)
    return world


def first_player(options: Options, seats: int, dealer: Dealer) -> Seat:
    """R14: luck, or who was put on the first seat."""
    return 0 if options.word("first_player") == "first_seat" else dealer.below(seats)


def lay_grid(world: World) -> None:
    """R3. What nobody has revealed is not decided yet, so all spirits are in the bag."""
    table = world.table()
    world.bag = [motif for motif in range(len(MOTIFS)) for _ in range(table.spirits)]
    world.grid = [UNSEEN] * len(world.bag)


def legal_elements(world: World) -> list[Action]:
    """R1: an element that nobody has."""
    return [CHOOSE_START + element for element in range(len(ELEMENTS)) if element not in world.elements]


def choose_element(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    take_board(world, seat, action - CHOOSE_START, dealer)
    world.active = world.next_of(seat)
    world.acted += 1
    if world.acted == world.seats:
        deal(world, dealer)


def take_board(world: World, seat: Seat, element: int, dealer: Dealer) -> None:
    world.elements[seat] = element
    if dealer.listening:
        dealer.tell(Event("chose", {"seat": seat, "element": ELEMENTS[element]}))


def deal(world: World, dealer: Dealer) -> None:
    """R4, R5, and R7 where omens are drawn before the draft."""
    assert world.phase == ELEMENT_PHASE and NOTHING not in world.elements, "everybody has a board"
    world.active = world.first
    world.acted = 0
    world.hands = [BOARDS[element].taken.copy() for element in world.elements]
    if world.rulings.omens and not world.rulings.omens_chosen:
        for seat in range(world.seats):
            world.omens[seat] = sorted(dealer.draw(omens_of(world.elements[seat]), OMENS_IN_PLAY))
            tell_omens(world, seat, dealer)
    pool: list[int] = []
    for element in range(len(ELEMENTS)):
        pool += [element] * sum([BOARDS[board].pool[element] for board in world.elements])
    for _ in range(world.seats):
        pack = dealer.draw(pool, PACK)
        world.packs.append([pack.count(element) for element in range(len(ELEMENTS))])
        world.picks.append([])
    world.phase = DRAFT_PHASE
    tell_draft(world, dealer)


def tell_draft(world: World, dealer: Dealer) -> None:
    if dealer.listening:
        dealer.tell(Event("draft", {"round": world.round() + 1}))


def tell_omens(world: World, seat: Seat, dealer: Dealer) -> None:
    if dealer.listening:
        only = None if world.rulings.omens_open else seat
        dealer.tell(Event("omens", {"seat": seat, "omens": [OMEN_IDS[omen] for omen in world.omens[seat]]}, only))


def after_draft(world: World, dealer: Dealer) -> None:
    """R7: chosen omens come now."""
    if world.rulings.omens and world.rulings.omens_chosen:
        world.phase = OMEN_PHASE
    else:
        begin_paths(world)


def legal_omens(world: World, seat: Seat) -> list[Action]:
    size = KEEP.size // len(ELEMENTS)
    start = KEEP_START + world.elements[seat] * size
    return list(range(start, start + size))


def resolve_omens(world: World, answers: dict[Seat, Action], dealer: Dealer) -> None:
    for seat, action in answers.items():
        world.omens[seat] = list(KEEP.values(action))
        if world.rulings.omens_open:
            tell_omens(world, seat, dealer)
    if world.rulings.omens_open:
        dealer.reveal()
    begin_paths(world)
