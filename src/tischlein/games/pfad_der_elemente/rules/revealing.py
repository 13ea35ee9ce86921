"""The spirit phase: revealing, placing, the power of the pair (§14 to §26)."""

from typing import Final

from tischlein.core.dealer import Dealer, Event
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import (
    COVER_UP,
    END_TURN,
    NO_MORE_GIFTS,
    NO_POWER,
    PLACE_FOREIGN,
    PLACE_OWN,
    PLACE_WORDS,
    REVEAL,
    SKIP,
    THIRD_REVEAL,
    TURN_DOWN,
)
from tischlein.games.pfad_der_elemente.rules.course import end_turn, go_on
from tischlein.games.pfad_der_elemente.rules.effects import perform
from tischlein.games.pfad_der_elemente.rules.gifts import (
    THIRD_COST,
    can_pay,
    cost_of,
    gift_actions,
    is_free,
    is_opponent,
    power_actions,
)
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, MOST_PLACES, MOTIFS
from tischlein.games.pfad_der_elemente.rules.path import TILE_WORDS
from tischlein.games.pfad_der_elemente.rules.world import (
    AFTER,
    BEFORE,
    GONE,
    MISS,
    NOTHING,
    PLACE_FOREIGN_STEP,
    PLACE_OWN_STEP,
    POWER,
    SECOND,
    UNSEEN,
    World,
    tell,
)

REVEALS: Final[list[Action]] = [REVEAL(place) for place in range(MOST_PLACES)]
THIRD_REVEALS: Final[list[Action]] = [THIRD_REVEAL(place) for place in range(MOST_PLACES)]
REVEAL_AT: Final = REVEAL.part("at")
THIRD_AT: Final = THIRD_REVEAL.part("at")
OWN_AT: Final = PLACE_OWN.part("at")
FOREIGN_PATH: Final = PLACE_FOREIGN.part("path")
FOREIGN_AT: Final = PLACE_FOREIGN.part("at")


# What is allowed. The legal answers and the reasons (why_spirits.py) ask the same questions.


def is_down(world: World, place: int) -> bool:
    """Whether the spirit of a place is not face up already (§17)."""
    return place not in world.open


def is_first_third(world: World) -> bool:
    """Whether no third spirit was turned up in this turn (§19)."""
    return len(world.open) <= 2


def is_poorest(world: World, other: Seat, fewest: int) -> bool:
    """Whether a path has no more spirits than the poorest one (§21)."""
    return world.spirits_on(other) <= fewest


def legal_in_spirits(world: World, seat: Seat) -> list[Action]:
    """What the active seat may answer in its step (§15, §16)."""
    step = world.step
    if step == BEFORE:
        return reveals(world, REVEALS) + gift_actions(world, seat)
    if step == SECOND:
        return reveals(world, REVEALS)
    if step == MISS:
        return third_reveals(world, seat)
    if step == PLACE_OWN_STEP:
        return own_places(world, seat)
    if step == PLACE_FOREIGN_STEP:
        return foreign_places(world, seat)
    if step == POWER:
        return [*power_actions(world, seat, world.found), NO_POWER]
    return [*gift_actions(world, seat), NO_MORE_GIFTS]


def reveals(world: World, by_place: list[Action]) -> list[Action]:
    """Every spirit of the grid that lies face down (§17)."""
    found = [by_place[place] for place, motif in enumerate(world.grid) if motif != GONE]
    for place in world.open:
        if not is_down(world, place):
            found.remove(by_place[place])
    return found


def third_reveals(world: World, seat: Seat) -> list[Action]:
    """Once per turn, for a gift (§19, §30). Covering is an answer too: all shall have had a look (§19a)."""
    if is_first_third(world) and can_pay(world.gifts[seat], THIRD_COST):
        return [*reveals(world, THIRD_REVEALS), TURN_DOWN]
    return [TURN_DOWN]


def free_tiles(world: World, seat: Seat) -> list[int]:
    """One spirit per tile (§20)."""
    return [tile for tile, spirit in enumerate(world.spirits[seat]) if is_free(spirit)]


def poorest(world: World, seat: Seat) -> list[Seat]:
    """The opponents with the fewest spirits (§21, §A19)."""
    # Full paths are left out.
    others = [other for other in range(world.seats) if is_opponent(seat, other) and world.spirits_on(other) < TILES]
    fewest = min([world.spirits_on(other) for other in others], default=TILES)
    return [other for other in others if is_poorest(world, other, fewest)]


def own_places(world: World, seat: Seat) -> list[Action]:
    """A free tile of the own path (§20)."""
    return [PLACE_OWN.single(tile) for tile in free_tiles(world, seat)]


def foreign_places(world: World, seat: Seat) -> list[Action]:
    """A free tile of a poorest path; the finder chooses (§21)."""
    found: list[Action] = []
    for element, other in sorted([(world.elements[other], other) for other in poorest(world, seat)]):
        found.extend([PLACE_FOREIGN.pair(element, tile) for tile in free_tiles(world, other)])
    return found


def act_in_spirits(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    step = world.step
    if REVEAL.matches(action):
        reveal(world, seat, REVEAL_AT.of(action), dealer)
    elif step == MISS:
        answer_miss(world, seat, action, dealer)
    elif step in (PLACE_OWN_STEP, PLACE_FOREIGN_STEP):
        place(world, seat, action, dealer)
    elif step == POWER:
        use_power(world, seat, action, dealer)
    elif END_TURN.matches(action):
        end_turn(world, dealer)
    else:
        pay_and_perform(world, seat, action, dealer)


def pay_and_perform(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """A gift action before or after turning up (§16, §A21)."""
    world.gifts[seat] -= cost_of(world, action)
    perform(world, seat, action, dealer)
    go_on(world, dealer)


def turn_up(world: World, seat: Seat, place: int, name: str, dealer: Dealer) -> int:
    """A spirit turns face up. Luck decides what it is if nobody has seen it before (§3a)."""
    if world.grid[place] == UNSEEN:
        world.grid[place] = dealer.draw_one(world.bag)
    # Also one that was seen before: who has forgotten it learns something now.
    dealer.reveal()
    world.open.append(place)
    if dealer.listening:
        facts: dict[str, Fact] = {"seat": seat, "at": PLACE_WORDS[place], "motif": MOTIFS[world.grid[place]]}
        dealer.tell(Event(name, facts, fades=world.rulings.fading_in_grid))
    return world.grid[place]


def reveal(world: World, seat: Seat, place: int, dealer: Dealer) -> None:
    """One after the other (§17, §A10); two equal ones are a pair (§18)."""
    motif = turn_up(world, seat, place, "revealed", dealer)
    if world.step == BEFORE:
        world.step = SECOND
    elif motif == world.grid[world.open[0]]:
        find_pair(world, seat, motif, dealer)
    else:
        world.step = MISS


def answer_miss(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """A third spirit, or all are covered again (§19)."""
    if COVER_UP.matches(action):
        # All are covered again, when the player says so (§19a).
        world.open = []
        world.idle += 1
        # No way back to another look.
        dealer.reveal()
        tell(dealer, "missed", seat)
        world.step = AFTER
        go_on(world, dealer)
        return
    world.gifts[seat] -= THIRD_COST
    motif = turn_up(world, seat, THIRD_AT.of(action), "third_revealed", dealer)
    pair = [place for place in world.open if world.grid[place] == motif]
    if len(pair) == 2:
        # The odd one is covered again (§19).
        world.open = pair
        find_pair(world, seat, motif, dealer)


def find_pair(world: World, seat: Seat, motif: int, dealer: Dealer) -> None:
    world.found = motif
    world.idle = 0
    if dealer.listening:
        dealer.tell(Event("pair", {"seat": seat, "motif": MOTIFS[motif]}, fades=world.rulings.fading_on_paths))
    world.step = PLACE_OWN_STEP
    if world.spirits_on(seat) == TILES:
        # The own path is full: both spirits go to others (§22, §A20).
        world.step = PLACE_FOREIGN_STEP


def target_of(world: World, seat: Seat, action: Action) -> tuple[Seat, int]:
    """On whose path a spirit is placed, and on which tile."""
    if PLACE_OWN.matches(action):
        return seat, OWN_AT.of(action)
    return world.seat_of(FOREIGN_PATH.of(action)), FOREIGN_AT.of(action)


def place(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """The own one (§20), then the other one (§21), then the power (§23)."""
    owner, tile = target_of(world, seat, action)
    world.grid[world.open.pop(0)] = GONE
    world.spirits[owner][tile] = world.found
    if dealer.listening:
        facts: dict[str, Fact] = {"seat": seat, "path": ELEMENTS[world.elements[owner]], "at": TILE_WORDS[tile]}
        facts["motif"] = MOTIFS[world.found]
        dealer.tell(Event("placed", facts, fades=world.rulings.fading_on_paths))
    if world.open:
        world.step = PLACE_FOREIGN_STEP if poorest(world, seat) else PLACE_OWN_STEP
    else:
        world.step = POWER
        if not power_actions(world, seat, world.found):
            # A power that can do nothing is not asked for (§23a).
            end_power(world, dealer)


def use_power(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """Once, free of charge, or not at all (§23, §A12)."""
    if SKIP.matches(action):
        tell(dealer, "skipped", seat)
    else:
        perform(world, seat, action, dealer)
    end_power(world, dealer)


def end_power(world: World, dealer: Dealer) -> None:
    """Then gifts again (§16), and no other turn (§15, §A11)."""
    world.found = NOTHING
    world.step = AFTER
    go_on(world, dealer)
