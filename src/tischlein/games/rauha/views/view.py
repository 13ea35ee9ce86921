"""What one seat may know, built from nothing. A leak would be the worst bug: whatever is not written here stays hidden.

Secret are: the cards on satellites (except those a seat has held), the card a seat has chosen until it is placed, and
what lies in the Black Hole. Everything else lies open.
"""

import msgspec

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.area import ENERGY_SOURCES, NO_CARD, cells_of
from tischlein.games.rauha.rules.drafting import line_word
from tischlein.games.rauha.rules.effects import ANIMALS
from tischlein.games.rauha.rules.material import BIOME_IDS, CARD_IDS, CELL_WORDS, GOD_IDS, SATELLITES, SIDES
from tischlein.games.rauha.rules.redeal import taken_from
from tischlein.games.rauha.rules.scoring import water_energy
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.rules.world import (
    KEEP_PHASE,
    NOBODY,
    OVER,
    PHASES,
    TURNS_OF_A_ROUND,
    World,
)
from tischlein.games.rauha.views.hints import (
    BestView,
    PreviewView,
    UseView,
    best_view,
    preview_view,
    use_views,
)
from tischlein.games.rauha.views.printed import FACES, GOD_FACES, FaceView, GodFace
from tischlein.kit.seats import from_seat, places_after, seat_after


class CellView(msgspec.Struct):
    """One of nine cells. `biome` is a card ("1-04") or printed ("A5"); look it up in `faces`."""

    id: str
    biome: str
    spore: bool


class GodView(msgspec.Struct):
    """A god and who holds it; null while it stands in the side modules."""

    id: str
    face: GodFace
    holder: int | None


class AreaView(msgspec.Struct):
    """What lies in front of one seat.

    water         water sources; water_energy: what a scoring would bring for them now
    animals       visible symbols by animal
    earned        energy by source
    holds_card    a card was chosen and is neither placed nor discarded yet
    done          has finished the present turn or scoring
    """

    seat: int
    energy: int
    crystals: int
    water: int
    water_energy: int
    spores: int
    animals: dict[str, int]
    earned: dict[str, int]
    gods: list[str]
    cells: list[CellView]
    holds_card: bool
    done: bool


class SatelliteView(msgspec.Struct):
    """A satellite lies between two seats; `known` are cards I held that are still here or were just taken from here."""

    id: int
    moon: int
    star: int
    cards: int
    known: list[str]


class RauhaView(msgspec.Struct):
    """ask: "keep", "place", "activate", "score" when this seat decides, "" when it does not.

    notch       1 … 16, where all avatars are; turn: 1 … 3, 4 is the scoring
    line        the cells that the avatar activates; line_name: "row1" … "column3", or ""
    satellite   "moon", "star" or "": where everybody drafts from now
    active      the seat that is playing its steps or scoring, or null
    order       the seats in the order of this turn or scoring
    stack       the seats in the order in which their markers arrived: among equals the later one leads
    hand        the cards of my pile while I choose; then the one I kept, until I have placed or discarded it
    decks       cards left of age 1 and 2; hole: cards in the Black Hole
    faces       what is printed on every biome that is mentioned
    """

    ask: str
    seat: int | None
    side: str
    phase: str
    round: int
    turn: int
    notch: int
    line: list[str]
    line_name: str
    satellite: str
    active: int | None
    order: list[int]
    stack: list[int]
    areas: list[AreaView]
    gods: list[GodView]
    satellites: list[SatelliteView]
    decks: list[int]
    hole: int
    hand: list[str]
    previews: list[PreviewView]
    uses: list[UseView]
    best: BestView | None
    faces: dict[str, FaceView]


def view(state: State, seat: Seat | None) -> RauhaView:
    world = world_of(state)
    hand = hand_of(world, seat)
    satellites = [satellite_view(world, number, seat) for number in range(world.seats)]
    return RauhaView(
        ask=asked_of(world, seat),
        seat=seat,
        side=SIDES[world.rulings.side],
        phase=PHASES[world.phase],
        round=world.round(),
        turn=world.turn(),
        notch=world.notch + 1,
        line=[CELL_WORDS[cell] for cell in world.place().cells],
        line_name=line_word(world),
        satellite="" if world.place().is_scoring() else SATELLITES[world.place().satellite],
        active=active_seat(world),
        order=[] if world.phase == KEEP_PHASE else from_seat(world.first, world.seats),
        stack=list(world.stack),
        areas=[area_view(world, other) for other in range(world.seats)],
        gods=god_views(world),
        satellites=satellites,
        decks=[len(bag) for bag in world.bags],
        hole=hole_size(world),
        hand=[CARD_IDS[card] for card in hand],
        previews=[] if seat is None else [preview_view(world, seat, card) for card in hand],
        uses=use_views(world),
        best=best_view(world),
        faces=faces_of(world, hand, satellites),
    )


def world_of(state: State) -> World:
    assert isinstance(state, Rauha), "the table gives a game its own states"
    return state.world


def asked_of(world: World, seat: Seat | None) -> str:
    if seat is None or world.phase == OVER:
        return ""
    return PHASES[world.phase] if world.phase == KEEP_PHASE or seat == world.active() else ""


def active_seat(world: World) -> Seat | None:
    return None if world.phase in (KEEP_PHASE, OVER) else world.active()


def hand_of(world: World, seat: Seat | None) -> list[int]:
    """Nobody else sees the card that a seat has chosen (§A25)."""
    if seat is None:
        return []
    if world.phase == KEEP_PHASE:
        return world.piles[world.satellite_of(seat)]
    chosen = world.areas[seat].chosen
    return [] if chosen == NO_CARD else [chosen]


def area_view(world: World, seat: Seat) -> AreaView:
    area = world.areas[seat]
    return AreaView(
        seat=seat,
        energy=area.energy,
        crystals=area.crystals,
        water=area.water(),
        water_energy=water_energy(area.water() - world.lowest_water()),
        spores=len(cells_of(area.spores)),
        animals=dict(zip(ANIMALS, area.animals, strict=True)),
        earned=dict(zip(ENERGY_SOURCES, area.earned, strict=True)),
        gods=[id for god, id in enumerate(GOD_IDS) if area.holds(god)],
        cells=[
            CellView(CELL_WORDS[cell], BIOME_IDS[biome], area.has_spore(cell)) for cell, biome in enumerate(area.cells)
        ],
        holds_card=area.chosen != NO_CARD,
        done=world.phase != KEEP_PHASE and places_after(world.first, seat, world.seats) < world.acted,
    )


def god_views(world: World) -> list[GodView]:
    holders = [None if holder == NOBODY else holder for holder in world.holders]
    return [GodView(face.id, face, holder) for face, holder in zip(GOD_FACES, holders, strict=True)]


def satellite_view(world: World, satellite: int, seat: Seat | None) -> SatelliteView:
    """With the cards that the seat has held (§10.6)."""
    cards = 0 if is_empty(world) else len(world.piles[satellite])
    known: list[int] = []
    if cards and seat is not None and world.has_seen(satellite, seat):
        taken = [] if world.drafter_of(satellite) == seat else taken_from(world, satellite)
        # Which one the neighbour took is not to be seen, so the order must not show it.
        known = sorted(world.piles[satellite] + taken)
    star = seat_after(satellite, world.seats)
    return SatelliteView(satellite, satellite, star, cards, [CARD_IDS[card] for card in known])


def is_empty(world: World) -> bool:
    """In turn 3 the last card of each satellite goes to the Black Hole as soon as all have chosen (§4.2)."""
    return world.phase != KEEP_PHASE and world.turn() == TURNS_OF_A_ROUND


def hole_size(world: World) -> int:
    fresh = len([area for area in world.areas if area.dropped != NO_CARD])
    return len(world.hole) + fresh + (sum([len(pile) for pile in world.piles]) if is_empty(world) else 0)


def faces_of(world: World, hand: list[int], satellites: list[SatelliteView]) -> dict[str, FaceView]:
    """Every biome the view names, once, in the order of the material."""
    named = {CARD_IDS[card] for card in hand}
    for satellite in satellites:
        named.update(satellite.known)
    for area in world.areas:
        named.update([BIOME_IDS[biome] for biome in area.cells])
    return {biome: FACES[biome] for biome in BIOME_IDS if biome in named}
