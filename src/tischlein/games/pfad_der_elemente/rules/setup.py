"""How a match starts: elements, tiles, spirits, packs, the draft, omens (§1 to §7)."""

from typing import Final

from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import Options
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import CHOOSE, KEEP, PAIRS_OF_OMENS, TAKE
from tischlein.games.pfad_der_elemente.rules.building import begin_paths
from tischlein.games.pfad_der_elemente.rules.material import (
    ELEMENTS,
    MOTIFS,
    OMEN_IDS,
    OMENS,
    OMENS_IN_PLAY,
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

CHOOSE_ELEMENT: Final = CHOOSE.part("element")
TAKE_ELEMENT: Final = TAKE.part("element")
KEEPINGS: Final[list[Action]] = [KEEP(one, two) for one, two in PAIRS_OF_OMENS]


# What is allowed. The legal answers and the reasons (why.py) ask the same questions.


def is_nobodys(world: World, element: int) -> bool:
    """Whether nobody has this element yet (§1)."""
    return element not in world.elements


def is_in_pack(pack: list[int], element: int) -> bool:
    """Whether a tile of this element is in the pack (§6)."""
    return pack[element] > 0


def are_of(element: int, action: Action) -> bool:
    """Whether the two omens to keep are among the seven of this element (§7)."""
    return all([OMENS[omen].element == element for omen in KEEP.values(action)])


def begin_world(options: Options, seats: int, dealer: Dealer) -> World:
    world = World(seats, Rulings(options))
    world.first = draw_first_player(options, seats, dealer)
    world.active = world.first
    tell(dealer, "first", world.first)
    lay_grid(world)
    if world.rulings.elements_drawn:
        for seat, element in enumerate(dealer.draw(list(range(len(ELEMENTS))), seats)):
            take_board(world, seat, element, dealer)
        deal(world, dealer)
    return world


def draw_first_player(options: Options, seats: int, dealer: Dealer) -> Seat:
    """Luck, or who was put on the first seat (§14, §A31)."""
    return 0 if options.word("first_player") == "first_seat" else dealer.roll(seats)


def lay_grid(world: World) -> None:
    """The spirits of this many players (§3). What nobody has revealed is not decided yet (§3a): all are in the bag."""
    table = world.table()
    world.bag = [motif for motif in range(len(MOTIFS)) for _ in range(table.spirits)]
    world.grid = [UNSEEN] * len(world.bag)


def legal_elements(world: World) -> list[Action]:
    """An element that nobody has (§1)."""
    return [CHOOSE.single(element) for element in range(len(ELEMENTS)) if is_nobodys(world, element)]


def choose_element(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """One after the other, from the first player on (§1)."""
    take_board(world, seat, CHOOSE_ELEMENT.of(action), dealer)
    world.active = world.next_of(seat)
    world.acted += 1
    if world.acted == world.seats:
        deal(world, dealer)


def take_board(world: World, seat: Seat, element: int, dealer: Dealer) -> None:
    """Everybody has an element of the own and its board (§1)."""
    world.elements[seat] = element
    if dealer.listening:
        dealer.tell(Event("chose", {"seat": seat, "element": ELEMENTS[element]}))


def deal(world: World, dealer: Dealer) -> None:
    """Boards and packs (§4, §5, §A1), and omens where they are drawn before the draft (§7)."""
    assert world.phase == ELEMENT_PHASE and NOTHING not in world.elements, "everybody has a board"
    world.active = world.first
    world.acted = 0
    box = world.rulings.box
    world.hands = [box.boards[element].taken.copy() for element in world.elements]
    if world.rulings.omens and not world.rulings.omens_chosen:
        for seat in range(world.seats):
            world.omens[seat] = sorted(dealer.draw(omens_of(world.elements[seat]), OMENS_IN_PLAY))
            tell_omens(world, seat, dealer)
    pool: list[int] = []
    for element in range(len(ELEMENTS)):
        pool += [element] * sum([box.boards[board].pool[element] for board in world.elements])
    for _ in range(world.seats):
        pack = dealer.draw(pool, box.pack)
        world.packs.append([pack.count(element) for element in range(len(ELEMENTS))])
        world.picks.append([])
    world.phase = DRAFT_PHASE
    tell_draft(world, dealer)


def tell_draft(world: World, dealer: Dealer) -> None:
    if dealer.listening:
        dealer.tell(Event("draft", {"round": world.round() + 1}))


def tell_omens(world: World, seat: Seat, dealer: Dealer) -> None:
    """To their owner, or to all where they are open (§7a, §A30)."""
    if dealer.listening:
        only = None if world.rulings.omens_open else seat
        dealer.tell(Event("omens", {"seat": seat, "omens": [OMEN_IDS[omen] for omen in world.omens[seat]]}, only))


def legal_takes(world: World, seat: Seat) -> list[Action]:
    """One tile of the pack in hand (§6)."""
    pack = world.packs[world.pack_of(seat)]
    return [TAKE.single(element) for element in range(len(ELEMENTS)) if is_in_pack(pack, element)]


def resolve_takes(world: World, answers: dict[Seat, Action], dealer: Dealer) -> None:
    taken = [0] * world.seats
    for seat, action in answers.items():
        taken[world.pack_of(seat)] = TAKE_ELEMENT.of(action)
    take_all(world, taken)
    # Everybody looks into a pack that is new.
    dealer.reveal()
    if world.round() == world.rulings.box.pack - 1:
        take_last(world, dealer)
        end_draft(world, dealer)
    else:
        tell_draft(world, dealer)


def take_all(world: World, taken: list[int]) -> None:
    """One tile out of every pack, to whom holds it (§6)."""
    round = world.round()
    for pack, element in enumerate(taken):
        world.packs[pack][element] -= 1
        world.picks[pack].append(element)
        world.hands[world.drafter_of(pack, round)][element] += 1


def take_last(world: World, dealer: Dealer) -> None:
    """The last pick is no choice, so nobody is asked (§6a)."""
    round = world.round()
    last = [pack.index(1) for pack in world.packs]
    take_all(world, last)
    if dealer.listening:
        for pack, element in enumerate(last):
            seat = world.drafter_of(pack, round)
            # The view shows what one has, and not what came when.
            dealer.tell(Event("took_last", {"seat": seat, "element": ELEMENTS[element]}, seat, fades=("element",)))


def end_draft(world: World, dealer: Dealer) -> None:
    """Chosen omens come now (§7)."""
    if world.rulings.omens and world.rulings.omens_chosen:
        world.phase = OMEN_PHASE
    else:
        begin_paths(world)


def legal_omens(world: World, seat: Seat) -> list[Action]:
    """Any two of the own seven (§7)."""
    element = world.elements[seat]
    return [action for action in KEEPINGS if are_of(element, action)]


def resolve_omens(world: World, answers: dict[Seat, Action], dealer: Dealer) -> None:
    for seat, action in answers.items():
        world.omens[seat] = list(KEEP.values(action))
        if world.rulings.omens_open:
            tell_omens(world, seat, dealer)
    if world.rulings.omens_open:
        dealer.reveal()
    begin_paths(world)
