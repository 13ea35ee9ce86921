"""What cannot be at a table, although every word of a written position is right."""

from tischlein.games.pfad_der_elemente.rules.building import can_be_finished, strays
from tischlein.games.pfad_der_elemente.rules.gifts import gift_actions, power_actions
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import (
    COVERED,
    ELEMENTS,
    GIFTED,
    GIFTS,
    MASK,
    MOTIFS,
    OMENS_IN_PLAY,
    omens_of,
)
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    BEFORE,
    DRAFT_PHASE,
    ELEMENT_PHASE,
    GIFT_PHASE,
    GONE,
    LAST_RESORT,
    MISS,
    NOTHING,
    OMEN_PHASE,
    OVER,
    PATH_PHASE,
    PLACE_FOREIGN_STEP,
    PLACE_OWN_STEP,
    POWER,
    SECOND,
    SPIRIT_PHASE,
    World,
    motifs_on,
)
from tischlein.kit.written import impossible


def check_world(world: World) -> None:
    check_elements(world)
    check_omens(world)
    check_grid(world)
    if world.phase in (DRAFT_PHASE, OMEN_PHASE, PATH_PHASE):
        check_packs(world)
    check_paths(world)
    check_spirits(world)
    if world.phase == SPIRIT_PHASE:
        check_step(world)
    elif world.step != BEFORE or world.open or world.found != NOTHING:
        raise impossible("step")
    check_course(world)


def check_elements(world: World) -> None:
    chosen = [element for element in world.elements if element != NOTHING]
    if len(set(chosen)) != len(chosen):
        raise impossible("element")
    if world.phase != ELEMENT_PHASE:
        if len(chosen) != world.seats:
            raise impossible("element")
        return
    choosers = [(world.first + place) % world.seats for place in range(world.acted)]
    if world.acted >= world.seats or sorted(choosers) != [
        seat for seat in range(world.seats) if world.elements[seat] != NOTHING
    ]:
        raise impossible("acted")


def check_omens(world: World) -> None:
    rulings = world.rulings
    in_play = rulings.omens and world.phase != ELEMENT_PHASE
    if rulings.omens_chosen and world.phase in (DRAFT_PHASE, OMEN_PHASE):
        in_play = False
    for seat in range(world.seats):
        omens = world.omens[seat] + world.removed[seat]
        if len(world.omens[seat]) != (OMENS_IN_PLAY if in_play else 0) or len(set(omens)) != len(omens):
            raise impossible("omens")
        if world.removed[seat] and world.phase < SPIRIT_PHASE:
            raise impossible("removed")
        if omens and any([omen not in omens_of(world.elements[seat]) for omen in omens]):
            raise impossible("omens")
    if world.phase == OMEN_PHASE and not (rulings.omens and rulings.omens_chosen):
        raise impossible("phase")


def check_grid(world: World) -> None:
    """Every spirit is in the grid or on a path; pairs leave in twos (§26)."""
    if len(world.grid) != world.table().spirits * len(MOTIFS):
        raise impossible("grid")
    lying = sum([world.spirits_on(seat) for seat in range(world.seats)])
    if world.grid.count(GONE) != lying or len(world.bag) != len([place for place in world.grid if place == NOTHING]):
        raise impossible("grid")
    if len(set(world.open)) != len(world.open) or any([place >= len(world.grid) for place in world.open]):
        raise impossible("open")
    if any([world.grid[place] < 0 for place in world.open]):
        raise impossible("open")
    half_placed = world.found if len(world.open) == 1 else NOTHING
    for motif in range(len(MOTIFS)):
        placed = sum([motifs_on(spirits).count(motif) for spirits in world.spirits])
        if (placed + (1 if motif == half_placed else 0)) % 2:
            raise impossible(f"{MOTIFS[motif]} spirits")


def check_packs(world: World) -> None:
    """The pool is what the boards put into it (§4, §5); everybody has drafted the same number of tiles."""
    round, size, boards = world.round(), world.rulings.box.pack, world.rulings.box.boards
    if (round >= size - 1) if world.phase == DRAFT_PHASE else (round != size):
        raise impossible("picks")
    pool = [0] * len(ELEMENTS)
    for left, picks in zip(world.packs, world.picks, strict=True):
        if sum(left) != size - round:
            raise impossible("packs")
        for element in range(len(ELEMENTS)):
            pool[element] += left[element] + picks.count(element)
    if pool != [sum([boards[board].pool[element] for board in world.elements]) for element in range(len(ELEMENTS))]:
        raise impossible("packs")


def check_paths(world: World) -> None:
    islands = world.rulings.islands
    if world.phase == PATH_PHASE:
        check_buildings(world)
    elif world.phase < PATH_PHASE and world.ready:
        raise impossible("done")
    for path in world.paths:
        if strays(path.cells, islands):
            raise impossible("path")
    if world.paths:
        check_tiles(world)


def check_buildings(world: World) -> None:
    if world.ready == (1 << world.seats) - 1:
        raise impossible("done")
    for seat, building in enumerate(world.buildings):
        if min(world.hands[seat]) < 0:
            raise impossible("path")
        astray = strays(building.cells, world.rulings.islands)
        if world.is_ready(seat) and (len(building.cells) < TILES or astray):
            raise impossible("done")
        finishes = can_be_finished(astray, len(building.cells), world.rulings.islands)
        if not finishes and building.lifts < min(CAREFUL, astray.bit_count()):
            raise impossible("lifts")


def check_tiles(world: World) -> None:
    """Everybody has laid the tiles of the own board, and all together what is in the game (§4)."""
    for element in range(len(ELEMENTS)):
        laid = [path.elements.count(element) for path in world.paths]
        boards = [world.rulings.box.boards[board] for board in world.elements]
        if sum(laid) != sum([board.taken[element] + board.pool[element] for board in boards]):
            raise impossible("path")
        if any([count < board.taken[element] for count, board in zip(laid, boards, strict=True)]):
            raise impossible("path")


def check_spirits(world: World) -> None:
    for seat, spirits in enumerate(world.spirits):
        lying = [spirit for spirit in spirits if spirit >= 0]
        if lying and not world.paths:
            raise impossible("spirits")
        if MASK | GIFTED in [spirit & ~COVERED for spirit in lying]:
            raise impossible("gift on a mask")
        if world.gifts[seat] + len([spirit for spirit in lying if spirit & GIFTED]) > GIFTS:
            raise impossible("gifts")
        if world.phase < SPIRIT_PHASE and world.gifts[seat] != GIFTS:
            raise impossible("gifts")
        if world.phase == OVER and any([spirit & COVERED for spirit in lying]):
            raise impossible("covered")


def check_step(world: World) -> None:
    """What lies open, and what was found, in each step (§15)."""
    step, seat = world.step, world.active
    up = [world.grid[place] for place in world.open]
    placing = step in (PLACE_OWN_STEP, PLACE_FOREIGN_STEP)
    if (world.found != NOTHING) != (placing or step == POWER):
        raise impossible("found")
    allowed = {BEFORE: [0], SECOND: [1], MISS: [2, 3], PLACE_OWN_STEP: [1, 2], PLACE_FOREIGN_STEP: [1, 2]}
    if len(up) not in allowed.get(step, [0]) or (placing and set(up) != {world.found}):
        raise impossible("open")
    full = world.spirits_on(seat) == TILES
    others_full = all([world.spirits_on(other) == TILES for other in range(world.seats) if other != seat])
    if step == PLACE_OWN_STEP and (full or (len(up) == 1 and not others_full)):
        raise impossible("step")
    if step == PLACE_FOREIGN_STEP and (others_full or (len(up) == 2 and not full)):
        raise impossible("step")
    if step == MISS and len(set(up)) != len(up):
        raise impossible("open")
    if step == POWER and not power_actions(world, seat, world.found):
        raise impossible("step")
    if step == AFTER and not gift_actions(world, seat):
        raise impossible("step")
    if step != POWER and world.grid.count(GONE) == len(world.grid):
        raise impossible("grid")


def check_course(world: World) -> None:
    seat = world.active
    if world.phase in (DRAFT_PHASE, OMEN_PHASE, PATH_PHASE) and (seat, world.acted) != (world.first, 0):
        raise impossible("active")
    if world.phase == ELEMENT_PHASE and seat != (world.first + world.acted) % world.seats:
        raise impossible("active")
    if world.phase == SPIRIT_PHASE and (world.acted or (world.idle >= LAST_RESORT and world.step != AFTER)):
        raise impossible("acted")
    if world.phase in (GIFT_PHASE, OVER):
        if world.grid.count(GONE) != len(world.grid) and world.idle < LAST_RESORT:
            raise impossible("grid")
        over = world.acted == world.seats
        if over != (world.phase == OVER) or (not over and not gift_actions(world, seat)):
            raise impossible("acted")
    elif world.phase < SPIRIT_PHASE and world.idle:
        raise impossible("idle")
