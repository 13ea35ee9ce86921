"""What cannot be at a table, although every word of a written position is right."""

from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.area import NO_CARD
from tischlein.games.rauha.rules.material import (
    BIOMES,
    CARD_IDS,
    CARDS,
    CELL_WORDS,
    CELLS,
    NOTCHES,
    SOURCE_WORDS,
    age_of,
    printed_biome,
)
from tischlein.games.rauha.rules.world import (
    ACTIVATE_PHASE,
    CARDS_PER_SATELLITE,
    KEEP_PHASE,
    OVER,
    PHASES,
    PLACE_PHASE,
    SCORE_PHASE,
    World,
)
from tischlein.kit.seats import places_after
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
    is_corner, phase = world.phase in (SCORE_PHASE, OVER), PHASES[world.phase]
    if world.place().is_scoring() != is_corner:
        kind = "a scoring" if world.place().is_scoring() else "a turn"
        raise impossible("phase", phase, f"notch {world.notch + 1} is {kind}")
    if world.phase == OVER and world.notch != len(NOTCHES) - 1:
        raise impossible("notch", world.notch + 1, f"a match is over at {len(NOTCHES)}")
    least = world.seats if world.phase == OVER else 0
    most = 0 if world.phase == KEEP_PHASE else max(least, world.seats - 1)
    if not least <= world.acted <= most:
        raise impossible("acted", world.acted, f"in phase {phase} it is {least} to {most}")


def check_boards(world: World) -> None:
    for seat, area in enumerate(world.areas):
        for cell in range(CELLS):
            biome, where = area.cells[cell], f"seats.{seat}.cells.{CELL_WORDS[cell]}"
            if biome >= CARDS and biome != printed_biome(world.rulings.side, cell):
                printed = BIOMES[printed_biome(world.rulings.side, cell)].id
                raise impossible(where, BIOMES[biome].id, f"{printed} is printed there")
            if biome < CARDS and cell not in BIOMES[biome].cells:
                open_cells = ", ".join([CELL_WORDS[other] for other in BIOMES[biome].cells])
                raise impossible(where, BIOMES[biome].id, f"this card fits only on {open_cells}")


def check_hand(world: World, seat: Seat) -> None:
    """A seat holds a card from its choice to its step 2; what it has discarded is remembered until the turn ends."""
    area = world.areas[seat]
    place = places_after(world.first, seat, world.seats)
    acted = place < world.acted or (world.phase == ACTIVATE_PHASE and place == world.acted)
    in_turn = world.phase in (PLACE_PHASE, ACTIVATE_PHASE)
    if (area.chosen != NO_CARD) != (in_turn and not acted):
        written = None if area.chosen == NO_CARD else CARD_IDS[area.chosen]
        holds = "the card that it keeps" if in_turn and not acted else "none"
        raise impossible(f"seats.{seat}.chosen", written, f"in phase {PHASES[world.phase]} this seat holds {holds}")
    if area.dropped != NO_CARD and not (in_turn and acted):
        because = "only a seat that has acted in this turn has discarded its card"
        raise impossible(f"seats.{seat}.dropped", CARD_IDS[area.dropped], because)


def check_piles(world: World) -> None:
    size = 0
    if world.phase == KEEP_PHASE:
        size = CARDS_PER_SATELLITE + 1 - world.turn()
    elif world.phase in (PLACE_PHASE, ACTIVATE_PHASE):
        size = CARDS_PER_SATELLITE - world.turn()
    if [len(pile) for pile in world.piles] != [size] * world.seats:
        sizes = [len(pile) for pile in world.piles]
        raise impossible("the size of the piles", sizes, f"each has {size} in this turn and phase")


def check_ages(world: World) -> None:
    """Cards of age 2 come in round 3, the cards in hand are of the present age, and the decks last to the end."""
    present = [card for pile in world.piles for card in pile]
    present += [area.chosen for area in world.areas] + [area.dropped for area in world.areas]
    other = [CARD_IDS[card] for card in present if card != NO_CARD and age_of(card) != world.age()]
    if other:
        raise impossible("piles, chosen and dropped", other, f"cards of age {world.age() + 1} are played now")
    later = [CARD_IDS[card] for card in world.lying() if age_of(card) == 1]
    if world.age() == 0 and later:
        raise impossible("what lies there", later, "cards of age 2 come in round 3")
    to_come = CARDS_PER_SATELLITE * world.seats
    rounds = [max(0, 2 - world.round()), min(2, 4 - world.round())]
    for age in range(2):
        if len(world.bags[age]) < rounds[age] * to_come:
            needed = f"{rounds[age] * to_come} are still to be dealt"
            raise impossible(f"the rest of the deck of age {age + 1}", len(world.bags[age]), needed)


def check_ready(world: World) -> None:
    if world.phase not in (ACTIVATE_PHASE, SCORE_PHASE):
        return
    area = world.areas[world.active()]
    allowed = area.scoring_sources() if world.phase == SCORE_PHASE else world.line_sources(area.gods)
    if area.ready & ~allowed != 0 or not world.uses:
        fits = f"only these can be activated: {', '.join(sources(allowed)) or 'none'}"
        because = fits if area.ready & ~allowed != 0 else "nothing of it can be used: the step would be over"
        raise impossible(f"seats.{world.active()}.ready", sources(area.ready), because)


def sources(marks: i64) -> list[str]:
    return [word for source, word in enumerate(SOURCE_WORDS) if marks >> source & 1]
