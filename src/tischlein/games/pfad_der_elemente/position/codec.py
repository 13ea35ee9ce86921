"""A position as plain JSON. What follows from the rest is not written: hands, bag, points.

README, "A position", explains the keys and shows an example.
"""

from typing import Final

from tischlein.core.state import Position
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.position.checks import check_world
from tischlein.games.pfad_der_elemente.rules.actions import PLACE_WORDS
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_WORDS, TILES
from tischlein.games.pfad_der_elemente.rules.material import (
    COVERED,
    ELEMENTS,
    GIFTED,
    GIFTS,
    MOTIF,
    MOTIFS,
    OMEN_IDS,
)
from tischlein.games.pfad_der_elemente.rules.options import OPTIONS, Rulings
from tischlein.games.pfad_der_elemente.rules.path import LIFTS, TILE_WORDS, Building, Path
from tischlein.games.pfad_der_elemente.rules.world import (
    DRAFT_PHASE,
    GONE,
    LAST_RESORT,
    NOTHING,
    OMEN_PHASE,
    PATH_PHASE,
    PHASES,
    SPIRIT_PHASE,
    STEPS,
    UNSEEN,
    World,
    drafted_by,
)
from tischlein.kit.written import Written, impossible

KEYS: Final = [
    "options",
    "phase",
    "step",
    "first",
    "active",
    "acted",
    "idle",
    "found",
    "grid",
    "open",
    "packs",
    "seats",
]
OPTIONAL_KEYS: Final = ["options", "step", "first", "active", "acted", "idle", "found", "grid", "open", "packs"]
SEAT_KEYS: Final = ["element", "gifts", "path", "lifts", "done", "spirits", "omens", "removed"]
PACK_KEYS: Final = ["left", "picks"]

HIDDEN_WORD: Final = "?"
GONE_WORD: Final = "-"
GRID_WORDS: Final[list[str]] = [*MOTIFS, HIDDEN_WORD, GONE_WORD]


def spirit_word(spirit: int) -> str:
    """ "fire", "fire/covered", "fire/gift" or "fire/covered/gift"."""
    word = MOTIFS[spirit & MOTIF]
    if spirit & COVERED:
        word += "/covered"
    return word + "/gift" if spirit & GIFTED else word


SPIRITS: Final[list[int]] = [motif | marks for marks in (0, COVERED, GIFTED, COVERED | GIFTED) for motif in range(5)]
SPIRIT_WORDS: Final[list[str]] = [spirit_word(spirit) for spirit in SPIRITS]


def dump_world(world: World) -> Position:
    return {
        "options": dump_options(world),
        "phase": PHASES[world.phase],
        "step": STEPS[world.step],
        "first": world.first,
        "active": world.active,
        "acted": world.acted,
        "idle": world.idle,
        "found": None if world.found == NOTHING else MOTIFS[world.found],
        "grid": [grid_word(motif) for motif in world.grid],
        "open": [PLACE_WORDS[place] for place in world.open],
        "packs": [dump_pack(world, pack) for pack in range(len(world.packs))],
        "seats": [dump_seat(world, seat) for seat in range(world.seats)],
    }


def dump_options(world: World) -> dict[str, object]:
    """A table without material of its own says nothing of it: so what was written before there was such a choice, and
    the fingerprints of records, stay as they are."""
    return {id: value for id, value in world.rulings.options.chosen.items() if id != "material" or value != ""}


def grid_word(motif: int) -> str:
    if motif == UNSEEN:
        return HIDDEN_WORD
    return GONE_WORD if motif == GONE else MOTIFS[motif]


def dump_pack(world: World, pack: int) -> dict[str, object]:
    left = [element for element, count in enumerate(world.packs[pack]) for _ in range(count)]
    return {
        "left": [ELEMENTS[element] for element in left],
        "picks": [ELEMENTS[element] for element in world.picks[pack]],
    }


def dump_seat(world: World, seat: Seat) -> dict[str, object]:
    cells, elements, lifts = tiles_of(world, seat)
    element = world.elements[seat]
    return {
        "element": None if element == NOTHING else ELEMENTS[element],
        "gifts": world.gifts[seat],
        "path": {CELL_WORDS[cell]: ELEMENTS[laid] for cell, laid in zip(cells, elements, strict=True)},
        "lifts": lifts,
        "done": world.is_ready(seat),
        "spirits": {
            TILE_WORDS[tile]: spirit_word(spirit) for tile, spirit in enumerate(world.spirits[seat]) if spirit >= 0
        },
        "omens": [OMEN_IDS[omen] for omen in world.omens[seat]],
        "removed": [OMEN_IDS[omen] for omen in world.removed[seat]],
    }


def tiles_of(world: World, seat: Seat) -> tuple[list[int], list[int], int]:
    """Cells and elements of a path that is laid or being laid, and the liftings left."""
    if world.paths:
        return world.paths[seat].cells, world.paths[seat].elements, LIFTS
    if world.buildings:
        building = world.buildings[seat]
        return building.cells, building.elements, building.lifts
    return [], [], LIFTS


def load_world(position: Position) -> World:
    """The world of a written position. Refuses what cannot lie on a table."""
    written = Written("", position, KEYS, OPTIONAL_KEYS)
    seats = written.seats(2, len(ELEMENTS))
    world = World(len(seats), Rulings(written.options("options", OPTIONS)))
    load_course(world, written)
    rows = [Written(f"seats.{seat}", value, SEAT_KEYS, SEAT_KEYS) for seat, value in enumerate(seats)]
    for seat, row in enumerate(rows):
        load_seat(world, seat, row)
    load_packs(world, written)
    load_paths(world, rows)
    load_grid(world, written)
    check_world(world)
    return world


def load_course(world: World, written: Written) -> None:
    last = world.seats - 1
    world.phase = written.among("phase", PHASES)
    world.step = written.among("step", STEPS) if written.has("step") else 0
    world.first = written.number("first", 0, last) if written.has("first") else 0
    world.active = written.number("active", 0, last) if written.has("active") else world.first
    world.acted = written.number("acted", 0, world.seats) if written.has("acted") else 0
    world.idle = written.number("idle", 0, LAST_RESORT) if written.has("idle") else 0
    world.found = written.among("found", MOTIFS) if written.has("found") else NOTHING


def load_seat(world: World, seat: Seat, row: Written) -> None:
    if row.has("element"):
        world.elements[seat] = row.among("element", ELEMENTS)
    if row.has("done") and row.flag("done"):
        world.ready |= 1 << seat
    if row.has("spirits"):
        spirits = Written(row.place("spirits"), row.parts["spirits"], TILE_WORDS, TILE_WORDS)
        for tile, word in enumerate(TILE_WORDS):
            if spirits.has(word):
                world.spirits[seat][tile] = SPIRITS[spirits.among(word, SPIRIT_WORDS)]
    given = len([spirit for spirit in world.spirits[seat] if spirit >= 0 and spirit & GIFTED])
    world.gifts[seat] = row.number("gifts", 0, GIFTS) if row.has("gifts") else max(0, GIFTS - given)
    world.omens[seat] = sorted(row.all_among("omens", OMEN_IDS)) if row.has("omens") else []
    world.removed[seat] = sorted(row.all_among("removed", OMEN_IDS)) if row.has("removed") else []


def load_packs(world: World, written: Written) -> None:
    """Packs, and the hands that follow from them."""
    if not written.has("packs"):
        return
    for pack, value in enumerate(written.list_of("packs")):
        row = Written(f"packs.{pack}", value, PACK_KEYS, PACK_KEYS)
        left = row.all_among("left", ELEMENTS) if row.has("left") else []
        world.packs.append([left.count(element) for element in range(len(ELEMENTS))])
        world.picks.append(row.all_among("picks", ELEMENTS) if row.has("picks") else [])
    drafting = world.phase in (DRAFT_PHASE, OMEN_PHASE, PATH_PHASE)
    expected = world.seats if drafting else 0
    if len(world.packs) != expected:
        raise impossible(
            "the number of packs", len(world.packs), f"in phase {PHASES[world.phase]} there are {expected}"
        )
    sizes, most = [len(picks) for picks in world.picks], world.rulings.box.pack
    if len(set(sizes)) > 1 or any([size > most for size in sizes]):
        raise impossible("the size of the picks", sizes, f"all have drafted as many, at most {most}")
    if drafting and NOTHING not in world.elements:
        world.hands = [drafted_by(world, seat) for seat in range(world.seats)]


def load_paths(world: World, rows: list[Written]) -> None:
    laid = [load_tiles(row) for row in rows]
    if world.phase >= SPIRIT_PHASE:
        sizes = [len(building.cells) for building in laid]
        if any([size != TILES for size in sizes]):
            raise impossible("the tiles of the paths", sizes, f"in phase {PHASES[world.phase]} each has {TILES}")
        box, longest, omens = world.rulings.box, world.rulings.longest, world.rulings.omens
        world.paths = [Path(building.cells, building.elements, box, longest, omens) for building in laid]
        # Whoever laid a path has confirmed it.
        world.ready = (1 << world.seats) - 1
    elif world.phase == PATH_PHASE:
        world.buildings = laid
        for hand, building in zip(world.hands, laid, strict=False):
            for element in building.elements:
                hand[element] -= 1
    elif any([building.cells for building in laid]):
        raise impossible("phase", PHASES[world.phase], "paths are laid later, and somebody has one")


def load_tiles(row: Written) -> Building:
    building = Building()
    building.lifts = row.number("lifts", 0, LIFTS) if row.has("lifts") else LIFTS
    if row.has("path"):
        path = Written(row.place("path"), row.parts["path"], CELL_WORDS, CELL_WORDS)
        for cell, word in enumerate(CELL_WORDS):
            if path.has(word):
                building.lay(cell, path.among(word, ELEMENTS))
    return building


def load_grid(world: World, written: Written) -> None:
    """Where the grid is not written, nobody has seen a spirit that still lies there."""
    whole = world.table().spirits
    lying = sum([world.spirits_on(seat) for seat in range(world.seats)])
    size = whole * len(MOTIFS)
    world.grid = [UNSEEN] * max(0, size - lying) + [GONE] * min(size, lying)
    if written.has("grid"):
        # The words after the motifs are those of UNSEEN and GONE.
        places = written.all_among("grid", GRID_WORDS)
        world.grid = [place if place < len(MOTIFS) else len(MOTIFS) - 1 - place for place in places]
    world.open = written.all_among("open", PLACE_WORDS) if written.has("open") else []
    for motif in range(len(MOTIFS)):
        seen = world.grid.count(motif)
        for spirits in world.spirits:
            seen += len([spirit for spirit in spirits if spirit >= 0 and spirit & MOTIF == motif])
        world.bag += [motif] * (whole - seen)
        if seen > whole:
            raise impossible(f"{MOTIFS[motif]} spirits in grid and paths", seen, f"there are only {whole}")


assert (UNSEEN, GONE) == (-1, -2), "reading a grid counts on it"
