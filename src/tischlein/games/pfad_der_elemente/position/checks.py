"""What cannot be at a table, although every word of a written position is right."""

from typing import Final

from tischlein.games.pfad_der_elemente.rules.actions import PLACE_WORDS
from tischlein.games.pfad_der_elemente.rules.building import can_be_finished, strays
from tischlein.games.pfad_der_elemente.rules.gifts import gift_actions, power_actions
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_WORDS, TILES
from tischlein.games.pfad_der_elemente.rules.material import (
    COVERED,
    ELEMENTS,
    GIFTED,
    GIFTS,
    MASK,
    MOTIFS,
    OMEN_IDS,
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
    PHASES,
    PLACE_FOREIGN_STEP,
    PLACE_OWN_STEP,
    POWER,
    SECOND,
    SPIRIT_PHASE,
    STEPS,
    World,
    motifs_on,
)
from tischlein.kit.seats import from_seat, seat_after
from tischlein.kit.written import impossible, shown

NO_STRAYS: Final = "all tiles of a path hang together, unless islands are allowed"


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
        phase = PHASES[world.phase]
        raise impossible("phase", phase, "only in phase spirits are there a step, something open or something found")
    check_course(world)


def check_elements(world: World) -> None:
    chosen = [element for element in world.elements if element != NOTHING]
    written = [None if element == NOTHING else ELEMENTS[element] for element in world.elements]
    if len(set(chosen)) != len(chosen):
        raise impossible("the element of the seats", written, "no two seats have the same")
    if world.phase != ELEMENT_PHASE:
        if len(chosen) != world.seats:
            raise impossible("the element of the seats", written, f"in phase {PHASES[world.phase]} each has one")
        return
    choosers = from_seat(world.first, world.seats)[: world.acted]
    if world.acted >= world.seats or sorted(choosers) != [
        seat for seat in range(world.seats) if world.elements[seat] != NOTHING
    ]:
        because = f"from seat {world.first} on the seats have chosen in turn: {written}"
        raise impossible("acted", world.acted, because)


def check_omens(world: World) -> None:
    rulings = world.rulings
    in_play = rulings.omens and world.phase != ELEMENT_PHASE
    if rulings.omens_chosen and world.phase in (DRAFT_PHASE, OMEN_PHASE):
        in_play = False
    for seat in range(world.seats):
        omens = world.omens[seat] + world.removed[seat]
        names = [OMEN_IDS[omen] for omen in omens]
        if len(world.omens[seat]) != (OMENS_IN_PLAY if in_play else 0):
            wanted = f"with these options and in this phase a seat has {OMENS_IN_PLAY if in_play else 0}"
            raise impossible(f"seats.{seat}.omens", names[: len(world.omens[seat])], wanted)
        if len(set(omens)) != len(omens):
            raise impossible(f"seats.{seat}: omens and removed", names, "there is only one of each")
        if world.removed[seat] and world.phase < SPIRIT_PHASE:
            raise impossible(f"seats.{seat}.removed", names, "omens are removed from phase spirits on")
        if omens and any([omen not in omens_of(world.elements[seat]) for omen in omens]):
            own = [OMEN_IDS[omen] for omen in omens_of(world.elements[seat])]
            raise impossible(f"seats.{seat}: omens and removed", names, f"those of its element are {', '.join(own)}")
    if world.phase == OMEN_PHASE and not (rulings.omens and rulings.omens_chosen):
        raise impossible("phase", PHASES[OMEN_PHASE], "with these options nobody chooses omens")


def check_grid(world: World) -> None:
    """Every spirit is in the grid or on a path; pairs leave in twos (§26)."""
    size = world.table().spirits * len(MOTIFS)
    if len(world.grid) != size:
        raise impossible("the size of the grid", len(world.grid), f"with {world.seats} seats it is {size}")
    lying = sum([world.spirits_on(seat) for seat in range(world.seats)])
    if world.grid.count(GONE) != lying:
        raise impossible("the number of empty places in grid", world.grid.count(GONE), f"{lying} spirits lie on paths")
    unseen = len([place for place in world.grid if place == NOTHING])
    if len(world.bag) != unseen:
        raise impossible("the number of unseen places in grid", unseen, f"{len(world.bag)} lie nowhere else")
    check_open(world)
    half_placed = world.found if len(world.open) == 1 else NOTHING
    for motif in range(len(MOTIFS)):
        placed = sum([motifs_on(spirits).count(motif) for spirits in world.spirits])
        if (placed + (1 if motif == half_placed else 0)) % 2:
            raise impossible(f"{MOTIFS[motif]} spirits on paths", placed, "they leave the grid in pairs")


def check_open(world: World) -> None:
    numbers = [PLACE_WORDS[place] for place in world.open]
    if len(set(world.open)) != len(world.open) or any([place >= len(world.grid) for place in world.open]):
        raise impossible("open", numbers, f"these are places of the grid, 1 to {len(world.grid)}, each once")
    if any([world.grid[place] < 0 for place in world.open]):
        raise impossible("open", numbers, "what lies open is written in the grid as what it is, not as ? or -")


def check_packs(world: World) -> None:
    """The pool is what the boards put into it (§4, §5); everybody has drafted the same number of tiles."""
    round, size, boards = world.round(), world.rulings.box.pack, world.rulings.box.boards
    if (round >= size - 1) if world.phase == DRAFT_PHASE else (round != size):
        wanted = f"0 to {size - 2}" if world.phase == DRAFT_PHASE else str(size)
        raise impossible("the picks of a pack", round, f"in phase {PHASES[world.phase]} it is {wanted}")
    pool = [0] * len(ELEMENTS)
    for left, picks in zip(world.packs, world.picks, strict=True):
        if sum(left) != size - round:
            raise impossible("the tiles left in a pack", sum(left), f"after {round} picks {size - round} are left")
        for element in range(len(ELEMENTS)):
            pool[element] += left[element] + picks.count(element)
    given = [sum([boards[board].pool[element] for board in world.elements]) for element in range(len(ELEMENTS))]
    if pool != given:
        raise impossible("all tiles of packs", counts(pool), f"the boards give {shown(counts(given))}")


def counts(numbers: list[int]) -> dict[str, int]:
    """How many of each element."""
    return {ELEMENTS[element]: number for element, number in enumerate(numbers)}


def check_paths(world: World) -> None:
    islands = world.rulings.islands
    if world.phase == PATH_PHASE:
        check_buildings(world)
    elif world.phase < PATH_PHASE and world.ready:
        raise impossible("phase", PHASES[world.phase], "nobody is done before paths are laid")
    for seat, path in enumerate(world.paths):
        if strays(path.cells, islands):
            raise impossible(f"seats.{seat}.path", words_of(path.cells), NO_STRAYS)
    if world.paths:
        check_tiles(world)


def check_buildings(world: World) -> None:
    if world.ready == (1 << world.seats) - 1:
        raise impossible("phase", PHASES[PATH_PHASE], "all seats are done")
    for seat, building in enumerate(world.buildings):
        if min(world.hands[seat]) < 0:
            left = shown(counts(list(world.hands[seat])))
            raise impossible(f"seats.{seat}.path", words_of(building.cells), f"its hand would be left with {left}")
        astray = strays(building.cells, world.rulings.islands)
        if world.is_ready(seat) and (len(building.cells) < TILES or astray):
            because = f"the path has {len(building.cells)} of {TILES} tiles, or one lies apart"
            raise impossible(f"seats.{seat}.done", True, because)
        finishes = can_be_finished(astray, len(building.cells), world.rulings.islands)
        if not finishes and building.lifts < min(CAREFUL, astray.bit_count()):
            because = "so few cannot bring together again what lies apart"
            raise impossible(f"seats.{seat}.lifts", building.lifts, because)


def words_of(cells: list[int]) -> list[str]:
    return [CELL_WORDS[cell] for cell in cells]


def check_tiles(world: World) -> None:
    """Everybody has laid the tiles of the own board, and all together what is in the game (§4)."""
    for element in range(len(ELEMENTS)):
        laid = [path.elements.count(element) for path in world.paths]
        boards = [world.rulings.box.boards[board] for board in world.elements]
        whole = sum([board.taken[element] + board.pool[element] for board in boards])
        if sum(laid) != whole:
            raise impossible(f"{ELEMENTS[element]} tiles of all paths", sum(laid), f"there are {whole} in the game")
        for seat, board in enumerate(boards):
            if laid[seat] < board.taken[element]:
                own = f"its board alone gives {board.taken[element]}"
                raise impossible(f"{ELEMENTS[element]} tiles of seats.{seat}.path", laid[seat], own)


def check_spirits(world: World) -> None:
    for seat, spirits in enumerate(world.spirits):
        lying = [spirit for spirit in spirits if spirit >= 0]
        where = f"seats.{seat}.spirits"
        if lying and not world.paths:
            raise impossible(f"the number of {where}", len(lying), f"in phase {PHASES[world.phase]} no path is laid")
        if MASK | GIFTED in [spirit & ~COVERED for spirit in lying]:
            raise impossible(where, f"{MOTIFS[MASK]}/gift", "no gift lies on a mask")
        given = len([spirit for spirit in lying if spirit & GIFTED])
        if world.gifts[seat] + given > GIFTS:
            because = f"with {given} on spirits there are {GIFTS} together"
            raise impossible(f"seats.{seat}.gifts", world.gifts[seat], because)
        if world.phase < SPIRIT_PHASE and world.gifts[seat] != GIFTS:
            raise impossible(f"seats.{seat}.gifts", world.gifts[seat], f"before phase spirits it is {GIFTS}")
        if world.phase == OVER and any([spirit & COVERED for spirit in lying]):
            raise impossible(where, "covered", "at the end none is")


def check_step(world: World) -> None:
    """What lies open, and what was found, in each step (§15)."""
    step = world.step
    up = [world.grid[place] for place in world.open]
    placing = step in (PLACE_OWN_STEP, PLACE_FOREIGN_STEP)
    found = None if world.found == NOTHING else MOTIFS[world.found]
    if (world.found != NOTHING) != (placing or step == POWER):
        wanted = "something was found" if placing or step == POWER else "nothing was found"
        raise impossible("found", found, f"in step {STEPS[step]} {wanted}")
    allowed = {BEFORE: [0], SECOND: [1], MISS: [2, 3], PLACE_OWN_STEP: [1, 2], PLACE_FOREIGN_STEP: [1, 2]}
    numbers = [PLACE_WORDS[place] for place in world.open]
    if len(up) not in allowed.get(step, [0]):
        wanted = " or ".join([str(number) for number in allowed.get(step, [0])])
        raise impossible("open", numbers, f"in step {STEPS[step]} {wanted} lie open")
    if (placing and set(up) != {world.found}) or (step == MISS and len(set(up)) != len(up)):
        wanted = f"what was found lies open: {found}" if placing else "a pair that was missed is none"
        raise impossible("open", numbers, wanted)
    check_who_goes_on(world, len(up))


def check_who_goes_on(world: World, face_up: int) -> None:
    """Whether the seat has something to do in this step."""
    step, seat = world.step, world.active
    full = world.spirits_on(seat) == TILES
    others_full = all([world.spirits_on(other) == TILES for other in range(world.seats) if other != seat])
    if step == PLACE_OWN_STEP and (full or (face_up == 1 and not others_full)):
        raise impossible("step", STEPS[step], f"the path of seat {seat} is full, or the second goes to another path")
    if step == PLACE_FOREIGN_STEP and (others_full or (face_up == 2 and not full)):
        raise impossible("step", STEPS[step], f"all other paths are full, or the first goes to the path of seat {seat}")
    if step == POWER and not power_actions(world, seat, world.found):
        raise impossible("step", STEPS[step], f"there is nothing that {MOTIFS[world.found]} could do")
    if step == AFTER and not gift_actions(world, seat):
        raise impossible("step", STEPS[step], f"seat {seat} can lay no gift")
    if step != POWER and world.grid.count(GONE) == len(world.grid):
        raise impossible("phase", PHASES[world.phase], "no spirit is left in the grid")


def check_course(world: World) -> None:
    seat = world.active
    phase = f"in phase {PHASES[world.phase]}"
    if world.phase in (DRAFT_PHASE, OMEN_PHASE, PATH_PHASE) and (seat, world.acted) != (world.first, 0):
        raise impossible("active and acted", [seat, world.acted], f"{phase} they are {[world.first, 0]}")
    due = seat_after(world.first, world.seats, world.acted)
    if world.phase == ELEMENT_PHASE and seat != due:
        raise impossible("active", seat, f"after {world.acted} choices it is {due}")
    if world.phase == SPIRIT_PHASE and world.acted:
        raise impossible("acted", world.acted, f"{phase} it is 0")
    if world.phase == SPIRIT_PHASE and world.idle >= LAST_RESORT and world.step != AFTER:
        raise impossible("idle", world.idle, f"at {LAST_RESORT} the phase is over")
    if world.phase in (GIFT_PHASE, OVER):
        left = len(world.grid) - world.grid.count(GONE)
        if left and world.idle < LAST_RESORT:
            raise impossible("phase", PHASES[world.phase], f"{left} spirits are left in the grid")
        over = world.acted == world.seats
        if over != (world.phase == OVER) or (not over and not gift_actions(world, seat)):
            because = f"{phase} {world.seats if world.phase == OVER else 'some'} seats have laid their gifts"
            raise impossible("acted", world.acted, because)
    elif world.phase < SPIRIT_PHASE and world.idle:
        raise impossible("idle", world.idle, f"{phase} it is 0")
