"""What one seat may know, built from nothing. A leak would be the worst bug: whatever is not written here stays hidden.

Secret are: packs and picks, paths that are being laid, omens of others (unless open), and what lies face down. What was
face up once and is covered again is no secret, but it is to be remembered: it is not in the view unless the table plays
with `memory_aid` (the grid) or `covered_identity` (covered spirits on foreign paths). parts.py explains fields.
"""

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.position.codec import tiles_of
from tischlein.games.pfad_der_elemente.rules.actions import PLACE_WORDS, WORDS
from tischlein.games.pfad_der_elemente.rules.box import points_at
from tischlein.games.pfad_der_elemente.rules.gifts import gift_actions
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_WORDS, COORDINATES, members
from tischlein.games.pfad_der_elemente.rules.material import (
    COSTS,
    COVERED,
    ELEMENTS,
    GIFTED,
    MOTIF,
    MOTIFS,
    PATTERNS,
    POWERS,
)
from tischlein.games.pfad_der_elemente.rules.path import TILE_WORDS
from tischlein.games.pfad_der_elemente.rules.patterns import PATTERN_WORDS
from tischlein.games.pfad_der_elemente.rules.revealing import poorest, third_reveals
from tischlein.games.pfad_der_elemente.rules.scoring import position_points
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    BEFORE,
    DRAFT_PHASE,
    ELEMENT_PHASE,
    GIFT_PHASE,
    GONE,
    MISS,
    NOTHING,
    OMEN_PHASE,
    OVER,
    PATH_PHASE,
    PHASES,
    PLACE_FOREIGN_STEP,
    PLACE_OWN_STEP,
    POWER,
    SPIRIT_PHASE,
    STEPS,
    World,
)
from tischlein.games.pfad_der_elemente.views.omen_views import offered_omens, omen_views
from tischlein.games.pfad_der_elemente.views.parts import (
    AreaView,
    BoardView,
    MeansView,
    OmenView,
    PatternView,
    PfadView,
    PlaceView,
    PointsView,
    SpiritView,
    TileView,
)

# A spirit that a seat can only remember; like a free tile it is below 0, so nothing is counted for it.
UNKNOWN = -2

Named = dict[str, int]


def view(state: State, seat: Seat | None) -> PfadView:
    assert isinstance(state, PfadDerElemente), "the table gives a game its own states"
    world = state.world
    table = world.table()
    return PfadView(
        ask=asked_of(world, seat),
        seat=seat,
        phase=PHASES[world.phase],
        step=STEPS[world.step] if world.phase == SPIRIT_PHASE else "",
        round=world.round() + 1 if world.phase == DRAFT_PHASE else 0,
        turn=world.active if world.phase in (ELEMENT_PHASE, SPIRIT_PHASE, GIFT_PHASE) else None,
        first=world.first,
        advanced=world.rulings.omens,
        omens_open=world.rulings.omens_open,
        memory_aid=world.rulings.memory_aid,
        choices=choices_of(world),
        boards=boards_of(world),
        pack=pack_view(world, seat),
        offered=offered_omens(world, seat),
        rows=table.rows,
        columns=table.columns,
        grid=[place_view(world, place, table.columns) for place in range(len(world.grid))],
        found=None if world.found == NOTHING else MOTIFS[world.found],
        receivers=receivers_of(world),
        means=means_of(world) if seat is not None and seat == world.active else [],
        areas=[area_view(world, other, seat) for other in range(world.seats)],
        winners=state.result().winners() if world.phase == OVER else [],
    )


def asked_of(world: World, seat: Seat | None) -> str:
    if seat is None or world.phase == OVER:
        return ""
    if world.phase == PATH_PHASE:
        return "" if world.is_ready(seat) else "path"
    if world.phase in (DRAFT_PHASE, OMEN_PHASE):
        return PHASES[world.phase]
    if seat != world.active:
        return ""
    if world.phase == SPIRIT_PHASE:
        return "reveal" if world.step == BEFORE else STEPS[world.step]
    return PHASES[world.phase]


def choices_of(world: World) -> list[str]:
    if world.phase != ELEMENT_PHASE:
        return []
    return [word for element, word in enumerate(ELEMENTS) if element not in world.elements]


def boards_of(world: World) -> list[BoardView]:
    if world.phase not in (ELEMENT_PHASE, DRAFT_PHASE):
        return []
    return [
        BoardView(
            element=word,
            taken=by_element(world.rulings.box.boards[element].taken),
            pool=by_element(world.rulings.box.boards[element].pool),
            points=points_at(world.rulings.box.values, element),
            further=PATTERNS[element].further,
        )
        for element, word in enumerate(ELEMENTS)
        if world.phase == ELEMENT_PHASE or element in world.elements
    ]


def by_element(counts: list[int]) -> Named:
    return dict(zip(ELEMENTS, counts, strict=True))


def pack_view(world: World, seat: Seat | None) -> Named | None:
    """The own pack only (§50)."""
    if seat is None or world.phase != DRAFT_PHASE:
        return None
    return by_element(world.packs[world.pack_of(seat)])


def place_view(world: World, place: int, columns: int) -> PlaceView:
    """What lies face down is to be remembered, unless the table plays with the memory aid (§48, §A32)."""
    row, column = divmod(place, columns)
    motif, up = world.grid[place], place in world.open
    word = MOTIFS[motif] if motif >= 0 else None
    state = "gone" if motif == GONE else "up" if up else "down"
    seen = word if world.rulings.memory_aid and not up else None
    return PlaceView(PLACE_WORDS[place], row, column, state, word if up else None, seen)


def receivers_of(world: World) -> list[int]:
    if world.phase != SPIRIT_PHASE or world.step not in (PLACE_OWN_STEP, PLACE_FOREIGN_STEP):
        return []
    return [world.active] if world.step == PLACE_OWN_STEP else poorest(world, world.active)


def means_of(world: World) -> list[MeansView]:
    """For the seat whose turn it is."""
    seat = world.active
    if world.phase == SPIRIT_PHASE and world.step == POWER:
        return [MeansView(POWERS[world.found], 0, True)]
    if world.phase not in (SPIRIT_PHASE, GIFT_PHASE):
        return []
    now: list[int] = []
    if world.phase == GIFT_PHASE or world.step in (BEFORE, AFTER):
        now = gift_actions(world, seat)
    elif world.step == MISS:
        now = third_reveals(world, seat)
    verbs = {WORDS.kind_of(action).do for action in now}
    means = [MeansView(verb, cost, verb in verbs) for verb, cost in COSTS.items()]
    if world.rulings.omens:
        means.append(MeansView("exchange_omen", world.rulings.exchange_cost, "exchange_omen" in verbs))
    return means


def area_view(world: World, owner: Seat, seat: Seat | None) -> AreaView:
    """What a seat sees of another one's area, or of its own."""
    spirits, tiles = known_spirits(world, owner, seat), tile_views(world, owner, seat)
    patterns = pattern_views(world, owner, tiles)
    omens = omen_views(world, owner, seat, spirits)
    element = world.elements[owner]
    spirit_views_there = spirit_views(world, owner, spirits)
    return AreaView(
        seat=owner,
        element=None if element == NOTHING else ELEMENTS[element],
        gifts=world.gifts[owner],
        done=world.is_ready(owner),
        tiles=tiles,
        supply=by_element(world.hands[owner]) if owner == seat and world.hands else None,
        lifts=world.buildings[owner].lifts if owner == seat and world.buildings else None,
        patterns=patterns,
        spirits=spirit_views_there,
        spirit_count=world.spirits_on(owner),
        omens=omens,
        omen_count=len(world.omens[owner]),
        stack=len(world.stack_of(owner)),
        removed=len(world.removed[owner]),
        points=points_view(patterns, spirit_views_there, omens),
    )


def known_spirits(world: World, owner: Seat, seat: Seat | None) -> list[int]:
    """The spirits of a path as a seat sees them: UNKNOWN where it must remember (§49, §A18)."""
    if owner == seat or world.rulings.covered_known:
        return list(world.spirits[owner])
    return [UNKNOWN if spirit >= 0 and spirit & COVERED else spirit for spirit in world.spirits[owner]]


def tile_views(world: World, owner: Seat, seat: Seat | None) -> list[TileView]:
    """Foreign paths only when all lie (§9e, §50)."""
    if not world.paths and owner != seat:
        return []
    cells, elements, _ = tiles_of(world, owner)
    ids = TILE_WORDS if world.paths else [CELL_WORDS[cell] for cell in cells]
    return [
        TileView(ids[tile], COORDINATES[cell][0], COORDINATES[cell][1], ELEMENTS[elements[tile]])
        for tile, cell in enumerate(cells)
    ]


def pattern_views(world: World, owner: Seat, tiles: list[TileView]) -> list[PatternView]:
    """Live while building. `tiles` are what the seat may see, so others' patterns stay as secret as their paths."""
    if not tiles:
        return []
    found = world.paths[owner].patterns if world.paths else world.buildings[owner].patterns(world.rulings.longest)
    values = world.rulings.box.values
    return [
        PatternView(
            kind=PATTERN_WORDS[element],
            element=ELEMENTS[element],
            tiles=ids_of(tiles, members(mask)),
            points=values[element][mask.bit_count()],
        )
        for element, masks in enumerate(found)
        for mask in masks
    ]


def ids_of(tiles: list[TileView], numbers: list[int]) -> list[str]:
    return [tiles[number].id for number in numbers]


def spirit_views(world: World, owner: Seat, spirits: list[int]) -> list[SpiritView]:
    """Whether a spirit is covered, and whether a gift lies on it, is open; `spirits` says what may be known of it."""
    views = []
    for tile, spirit in enumerate(world.spirits[owner]):
        if spirit < 0:
            continue
        motif = None if spirits[tile] < 0 else MOTIFS[spirit & MOTIF]
        points = position_points(world.paths[owner].elements[tile], spirits[tile], world.elements[owner])
        views.append(SpiritView(TILE_WORDS[tile], motif, spirit & COVERED > 0, spirit & GIFTED > 0, points))
    return views


def points_view(patterns: list[PatternView], spirits: list[SpiritView], omens: list[OmenView]) -> PointsView:
    path = [sum(one.points for one in patterns if one.kind == kind) for kind in ("row", "triangle", "pair", "clearing")]
    on_tiles = sum(spirit.points for spirit in spirits)
    for_omens = sum(omen.points * len(omen.fulfilled) for omen in omens)
    return PointsView(path[0], path[1], path[2], path[3], on_tiles, for_omens, sum(path) + on_tiles + for_omens)
