"""A position as plain JSON. What follows from the rest is not written: bag, deck, supplies, who is asked.

README, "A position", explains the keys and shows an example.
"""

from typing import Final, get_args

from tischlein.core.state import Position
from tischlein.core.turn import Seat
from tischlein.games.via_magica.position.checks import check_world
from tischlein.games.via_magica.position.notation import read_slot, write_slot
from tischlein.games.via_magica.rules.area import NO_GATE, Area, one
from tischlein.games.via_magica.rules.material import ALL_CARDS, FULL_BAG, GATE_IDS, GATES, REWARD_IDS, SLOTS, TOKENS
from tischlein.games.via_magica.rules.opening import decision_of
from tischlein.games.via_magica.rules.options import LASTING, Rulings
from tischlein.games.via_magica.rules.world import NO_TOKEN, NOBODY, Decision, Phase, World
from tischlein.kit.bits import bits
from tischlein.kit.piles import take
from tischlein.kit.written import Written, impossible

PHASES: Final[list[Phase]] = list(get_args(Phase))
DECISIONS: Final[list[Decision]] = list(get_args(Decision))
KEYS: Final = [
    "options",
    "phase",
    "round",
    "quiet",
    "catcher",
    "calls_from",
    "token",
    "drawn",
    "display",
    "discard",
    "opening",
    "owed",
    "rewards",
    "seats",
]
OPTIONAL_KEYS: Final = ["options", "round", "quiet", "calls_from", "drawn", "discard", "opening", "owed", "rewards"]
MANY: Final = 1_000_000


def dump_world(world: World) -> Position:
    return {
        "options": {**world.rulings.chosen},
        "phase": world.phase,
        "round": world.round,
        "quiet": world.quiet,
        "catcher": world.catcher,
        "calls_from": world.calls_from,
        "token": None if world.token == NO_TOKEN else TOKENS[world.token],
        "drawn": [TOKENS[token] for token in world.drawn],
        "display": gate_ids(world.display),
        "discard": gate_ids(world.discard),
        "opening": None if world.opening == NO_GATE else GATE_IDS[world.opening],
        "owed": dump_owed(world),
        "rewards": {REWARD_IDS[number]: owner for number, owner in enumerate(world.reward_owner) if owner != NOBODY},
        "seats": [dump_area(area) for area in world.areas],
    }


def dump_owed(world: World) -> dict[str, object] | None:
    """The top of the stack. What lies below it follows from the order of the steps."""
    if not world.owed:
        return None
    top = world.owed[-1]
    if top.what in ("effect_place", "rearrange"):
        return {"seat": top.seat, "what": top.what, "count": top.count}
    return {"seat": top.seat, "what": top.what}


def dump_area(area: Area) -> dict[str, object]:
    return {
        "zone": [write_slot(area, slot) for slot in range(area.room)],
        "opened": gate_ids(area.opened),
        "hand": gate_ids(area.hand),
        "aside": gate_ids(area.aside),
    }


def gate_ids(kinds: list[int]) -> list[str]:
    return [GATE_IDS[kind] for kind in kinds]


def load_world(position: Position) -> World:
    """The world of a written position. Refuses what cannot lie on a table."""
    written = Written("", position, KEYS, OPTIONAL_KEYS)
    seats = written.seats(2, 6)
    rulings = Rulings(written.options("options", LASTING))
    world = World([load_area(seat, area) for seat, area in enumerate(seats)], rulings)
    world.phase = PHASES[written.among("phase", PHASES)]
    load_round(world, written)
    load_cards(world, written)
    load_rewards(world, written)
    load_owed(world, written)
    load_gifts(world)
    if world.phase == "play" and not world.owed and world.token != NO_TOKEN:
        world.asked = [seat for seat in range(world.seats) if world.areas[seat].free_for(world.token) != 0]
    check_world(world)
    return world


def load_area(seat: Seat, value: object) -> Area:
    written = Written(f"seats.{seat}", value, ["zone", "opened", "hand", "aside"], ["opened", "hand", "aside"])
    area = Area()
    zone = written.list_of("zone")
    if not 3 <= len(zone) <= SLOTS:
        raise written.wrong("zone", f"a list of 3 to {SLOTS} gates")
    area.room = len(zone)
    for slot, gate in enumerate(zone):
        read_slot(area, slot, gate, f"{written.place('zone')}.{slot}")
    for kind in gates_of(written, "opened"):
        if area.owns(kind):
            raise impossible(written.place("opened"), GATE_IDS[kind], "nobody has the same gate twice")
        area.opened.append(kind)
        area.owned |= one(kind)
    area.hand = sorted(gates_of(written, "hand"))
    area.aside = sorted(gates_of(written, "aside"))
    return area


def gates_of(written: Written, key: str) -> list[int]:
    return written.all_among(key, GATE_IDS) if written.has(key) else []


def load_round(world: World, written: Written) -> None:
    world.round = written.number("round", 0, MANY) if written.has("round") else 1
    world.quiet = written.number("quiet", 0, MANY) if written.has("quiet") else 0
    world.catcher = written.number("catcher", 0, world.seats - 1)
    world.calls_from = world.catcher
    if written.has("calls_from"):
        world.calls_from = written.number("calls_from", 0, world.seats - 1)
    if written.has("token"):
        world.token = written.among("token", TOKENS)
        world.drawn = [world.token]
    if written.has("drawn"):
        world.drawn = written.all_among("drawn", TOKENS)
    for token in take(world.bag, world.drawn):
        drawn = [TOKENS[one] for one in world.drawn]
        raise impossible("drawn", drawn, f"the bag holds {TOKENS[token]} only {FULL_BAG.count(token)} times")


def load_cards(world: World, written: Written) -> None:
    """Display, discard pile, the gate being opened; all that lies nowhere else is the deck."""
    world.display = written.all_among("display", GATE_IDS)
    world.discard = gates_of(written, "discard")
    world.opening = written.among("opening", GATE_IDS) if written.has("opening") else NO_GATE
    lying = world.display + world.discard + [world.opening]
    for area in world.areas:
        lying = lying + area.slots + area.opened + area.hand + area.aside
    world.deck = ALL_CARDS.copy()
    for kind in take(world.deck, [kind for kind in lying if kind != NO_GATE]):
        raise impossible("a gate", GATE_IDS[kind], f"it lies there more than {ALL_CARDS.count(kind)} times")


def load_rewards(world: World, written: Written) -> None:
    if not written.has("rewards"):
        return
    rewards = Written("rewards", written.parts["rewards"], REWARD_IDS, REWARD_IDS)
    for number, id in enumerate(REWARD_IDS):
        if rewards.has(id):
            world.reward_owner[number] = rewards.number(id, 0, world.seats - 1)


def load_owed(world: World, written: Written) -> None:
    """The stack from its top: before a gate is taken the rewards are still owed, before that its success."""
    if not written.has("owed"):
        return
    owed = Written("owed", written.parts["owed"], ["seat", "what", "count"], ["count"])
    seat = owed.number("seat", 0, world.seats - 1)
    what = DECISIONS[owed.among("what", DECISIONS)]
    count = owed.number("count", 1, 20) if owed.has("count") else 0
    if what not in ("choose_pending", "claim_count"):
        world.owe(seat, "reward")
    if what in ("effect_place", "rearrange", "open_other", "extra_gate"):
        world.owe(seat, "take_gate")
        world.owe(seat, "succeed")
    asked = None if world.opening == NO_GATE else decision_of(GATES[world.opening].effect, seat, world.areas[seat])
    world.owe(seat, what, count, 0 if asked is None else asked.target)


def load_gifts(world: World) -> None:
    """Every seat has seven crystals and what its gates have brought (§3.5, §8.5, §8.9)."""
    for seat, area in enumerate(world.areas):
        gates = area.opened
        if world.opening != NO_GATE and world.owed and world.owed[-1].seat == seat:
            if area.owns(world.opening):
                raise impossible("opening", GATE_IDS[world.opening], f"seat {seat} has it already")
            area.owned |= one(world.opening)
            gates = [*gates, world.opening]
        for kind in gates:
            area.receive(GATES[kind].effect)
        area.supply -= bits(area.crystals)
