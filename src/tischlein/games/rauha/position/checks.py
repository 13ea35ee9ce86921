"""What cannot be at a table, although every word of a written position is right."""

from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.area import NO_CARD
from tischlein.games.rauha.rules.material import BIOMES, CARDS, CELLS, NOTCHES, age_of, printed_biome
from tischlein.games.rauha.rules.world import (
    ACTIVATE_PHASE,
    CARDS_PER_SATELLITE,
    KEEP_PHASE,
    OVER,
    PLACE_PHASE,
    SCORE_PHASE,
    World,
)
from tischlein.kit.written import impossible


def check_world(world: World) -> None:
    check_course(world)
    check_boards(world)
    for seat in range(world.seats):
        check_hand(world, seat)
    check_piles(world)
    check_ages(world)
    check_ready(world)


def check_course(world: World) -> None:
    is_corner = world.phase in (SCORE_PHASE, OVER)
    if world.place().is_scoring() != is_corner or (world.phase == OVER and world.notch != len(NOTCHES) - 1):
        raise impossible("phase")
    if world.phase == KEEP_PHASE and world.acted != 0:
        raise impossible("acted")
    if world.phase == OVER and world.acted != world.seats:
        raise impossible("acted")
    if world.phase not in (KEEP_PHASE, OVER) and world.acted >= world.seats:
        raise impossible("acted")


def check_boards(world: World) -> None:
    for area in world.areas:
        for cell in range(CELLS):
            biome = area.cells[cell]
            if biome >= CARDS and biome != printed_biome(world.rulings.side, cell):
                raise impossible("printed biome")
            if biome < CARDS and cell not in BIOMES[biome].cells:
                raise impossible(f"{BIOMES[biome].id} there")


def check_hand(world: World, seat: Seat) -> None:
    """A seat holds a card from its choice to its step 2; what it has discarded is remembered until the turn ends."""
    area = world.areas[seat]
    place = (seat - world.first) % world.seats
    acted = place < world.acted or (world.phase == ACTIVATE_PHASE and place == world.acted)
    in_turn = world.phase in (PLACE_PHASE, ACTIVATE_PHASE)
    if (area.chosen != NO_CARD) != (in_turn and not acted):
        raise impossible("chosen")
    if area.dropped != NO_CARD and not (in_turn and acted):
        raise impossible("dropped")


def check_piles(world: World) -> None:
    size = 0
    if world.phase == KEEP_PHASE:
        size = CARDS_PER_SATELLITE + 1 - world.turn()
    elif world.phase in (PLACE_PHASE, ACTIVATE_PHASE):
        size = CARDS_PER_SATELLITE - world.turn()
    if [len(pile) for pile in world.piles] != [size] * world.seats:
        raise impossible("piles")


def check_ages(world: World) -> None:
    """Cards of age 2 come in round 3, the cards in hand are of the present age, and the decks last to the end."""
    present = [card for pile in world.piles for card in pile]
    present += [area.chosen for area in world.areas] + [area.dropped for area in world.areas]
    if any([card != NO_CARD and age_of(card) != world.age() for card in present]):
        raise impossible("age")
    if world.age() == 0 and any([age_of(card) == 1 for card in world.lying()]):
        raise impossible("age")
    to_come = CARDS_PER_SATELLITE * world.seats
    rounds = [max(0, 2 - world.round()), min(2, 4 - world.round())]
    for age in range(2):
        if len(world.bags[age]) < rounds[age] * to_come:
            raise impossible("deck")


def check_ready(world: World) -> None:
    if world.phase not in (ACTIVATE_PHASE, SCORE_PHASE):
        return
    area = world.areas[world.active()]
    allowed = area.scoring_sources() if world.phase == SCORE_PHASE else world.line_sources(area.gods)
    if area.ready & ~allowed != 0 or not world.uses:
        raise impossible("ready")
