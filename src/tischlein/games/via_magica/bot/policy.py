"""Answers at once: the placement that makes the zone most promising, the gate with most worth in sight.

Imagined matches are played this way, so everything here is made for speed.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.via_magica.bot.odds import FULL_COUNTS, LACKS, MASKS, UNITS, Outlook, lacking
from tischlein.games.via_magica.bot.value import LAST_STAGE, GateJudge, Weights, stage
from tischlein.games.via_magica.rules.actions import (
    CLAIM_ACTION,
    KEEP_START,
    OPEN_START,
    PASS_ACTION,
    PLACE_START,
    SKIP_ACTION,
    TAKE_START,
    WAIVE_ACTION,
    move,
)
from tischlein.games.via_magica.rules.area import NO_GATE, Area
from tischlein.games.via_magica.rules.effects import WILD
from tischlein.games.via_magica.rules.material import GATE_BITS, GATES, SLOTS, SPACES
from tischlein.games.via_magica.rules.world import Owed, World

NOWHERE: Final = -1
HOPELESS: Final = -1000000.0
# A full gate is not yet an open one: so that full gates differ in worth too.
MOST_PROMISE: Final = 0.9


class Step:
    """A crystal onto a space or away from one, and what that changes for the worth of the zone."""

    def __init__(self) -> None:
        self.position: int = NOWHERE
        self.change: float = HOPELESS


class Reflex:
    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.judge: GateJudge = GateJudge(weights)
        # What each gate of each zone is worth, and for which zone and which opened gates that was found.
        self.worths: list[float] = []
        self.found_for: list[int] = []
        self.outlooks: dict[int, Outlook] = {}
        # The outlook that goes before all others: the present bag's, for the seat that is asked.
        self.present: Outlook | None = None

    def answer(self, world: World, seat: Seat) -> Action:
        if world.asked:
            return self.place(world, seat)
        if world.owed:
            return self.decide(world, world.owed[-1])
        return self.keep(world, seat)

    def forget(self) -> None:
        """Before another match: what was found for one world need not be true in the next."""
        self.worths = []

    # What gates are worth, and how likely they are.

    def outlook(self, world: World, area: Area) -> Outlook:
        if self.present is not None:
            return self.present
        key = int(area.wild) << 3 | stage(world)
        if key not in self.outlooks:
            self.outlooks[key] = Outlook(FULL_COUNTS, int(area.wild), self.horizon(world))
        return self.outlooks[key]

    def horizon(self, world: World) -> float:
        """How many rounds to look ahead: the nearer the end, the fewer."""
        part = stage(world) / LAST_STAGE
        return self.weights.early + (self.weights.late - self.weights.early) * part

    def worth(self, world: World, seat: Seat, slot: int) -> float:
        """What the gate in a slot is worth, found anew only when this seat has opened or taken a gate."""
        area = world.areas[seat]
        place = seat * SLOTS + slot
        if len(self.worths) < world.seats * SLOTS:
            self.worths = [0.0] * (world.seats * SLOTS)
            self.found_for = [NOWHERE] * (world.seats * SLOTS)
        now = area.slots[slot] << 4 | len(area.opened)
        if self.found_for[place] != now:
            self.found_for[place] = now
            self.worths[place] = self.judge.worth(world, seat, area.slots[slot])
        return self.worths[place]

    # Crystals.

    def place(self, world: World, seat: Seat) -> Action:
        area = world.areas[seat]
        action = self.crystal(world, seat, area.free_for(world.token), world.rulings.pass_allowed)
        return PASS_ACTION if action == NOWHERE else action

    def crystal(self, world: World, seat: Seat, targets: i64, may_pass: bool) -> Action:
        """The best way to bring a crystal to one of the targets, or NOWHERE."""
        area = world.areas[seat]
        outlook = self.outlook(world, area)
        to = self.best_target(world, seat, targets, outlook)
        if to.position == NOWHERE:
            return NOWHERE
        if area.supply > 0:
            return PLACE_START + to.position
        at = self.best_source(world, seat, to.position, outlook)
        if at.position == NOWHERE or (may_pass and at.change <= 0):
            return NOWHERE
        return move(at.position, to.position)

    def best_target(self, world: World, seat: Seat, targets: i64, outlook: Outlook) -> Step:
        area = world.areas[seat]
        best = Step()
        for slot in range(SLOTS):
            free = int(targets >> slot * SPACES & GATE_BITS)
            if free == 0:
                continue
            kind = area.slots[slot]
            code = LACKS[kind * MASKS + int(area.crystals >> slot * SPACES & GATE_BITS)]
            worth = self.worth(world, seat, slot)
            before = outlook.promise(code)
            tried = 0
            for place, animus in enumerate(GATES[kind].spaces):
                if free >> place & 1 == 0 or tried >> animus & 1:
                    continue
                tried |= 1 << animus
                change = worth * (outlook.promise(code - UNITS[animus]) - before)
                if change > best.change:
                    best.change = change
                    best.position = slot * SPACES + place
        return best

    def best_source(self, world: World, seat: Seat, to: int, outlook: Outlook) -> Step:
        """The crystal whose move to a free space is best, and the change that the whole move makes."""
        area = world.areas[seat]
        there = to // SPACES
        code = self.lacks(area, there)
        filled = code - UNITS[GATES[area.slots[there]].spaces[to % SPACES]]
        worth = self.worth(world, seat, there)
        gain = worth * (outlook.promise(filled) - outlook.promise(code))
        best = Step()
        for slot in range(SLOTS):
            lying = int(area.movable() >> slot * SPACES & GATE_BITS)
            if lying == 0:
                continue
            base = filled if slot == there else self.lacks(area, slot)
            before = outlook.promise(base)
            own = self.worth(world, seat, slot)
            for place, animus in enumerate(GATES[area.slots[slot]].spaces):
                if lying >> place & 1 == 0:
                    continue
                change = gain - own * (before - outlook.promise(base + UNITS[animus]))
                if change > best.change:
                    best.change = change
                    best.position = slot * SPACES + place
        return best

    def zone_worth(self, world: World, seat: Seat, crystals: i64) -> float:
        """All gates of a zone, each as far as it is promising, with crystals lying like this."""
        area = world.areas[seat]
        outlook = self.outlook(world, area)
        total = 0.0
        for slot in range(SLOTS):
            kind = area.slots[slot]
            if kind != NO_GATE:
                code = LACKS[kind * MASKS + int(crystals >> slot * SPACES & GATE_BITS)]
                total += self.worth(world, seat, slot) * outlook.promise(code)
        return total

    def lacks(self, area: Area, slot: int) -> int:
        return LACKS[area.slots[slot] * MASKS + int(area.crystals >> slot * SPACES & GATE_BITS)]

    # Inside openings.

    def decide(self, world: World, owed: Owed) -> Action:
        area = world.areas[owed.seat]
        match owed.what:
            case "effect_place":
                action = self.crystal(world, owed.seat, area.free(owed.target), True)
                return SKIP_ACTION if action == NOWHERE else action
            case "rearrange":
                return self.rearrange(world, owed.seat)
            case "choose_pending" | "open_other":
                return self.open(world, owed)
            case "claim_count":
                return self.claim(area)
            case _:
                return TAKE_START + self.best_gate(world, owed.seat, world.display)

    def rearrange(self, world: World, seat: Seat) -> Action:
        """The best single step, as long as one makes the zone better."""
        area = world.areas[seat]
        outlook = self.outlook(world, area)
        best = SKIP_ACTION
        most = 0.001
        free = area.free(WILD)
        for to in range(SLOTS * SPACES):
            if free >> to & 1 == 0:
                continue
            at = self.best_source(world, seat, to, outlook)
            if at.change > most:
                most = at.change
                best = move(at.position, to)
        return best

    def open(self, world: World, owed: Owed) -> Action:
        area = world.areas[owed.seat]
        chosen = NO_GATE
        most = HOPELESS
        for slot in range(SLOTS):
            if area.slots[slot] == NO_GATE or area.is_pending(slot) != (owed.what == "choose_pending"):
                continue
            gain = self.open_gain(world, owed.seat, slot)
            if gain > most:
                chosen, most = area.slots[slot], gain
        return OPEN_START + chosen

    def open_gain(self, world: World, seat: Seat, slot: int) -> float:
        """Another gate: what would else wait long for much. Of several pending ones: the most worth."""
        area = world.areas[seat]
        promise = self.outlook(world, area).promise(self.lacks(area, slot))
        return self.worth(world, seat, slot) * (1.0 - MOST_PROMISE * promise)

    def claim(self, area: Area) -> Action:
        """Early rewards are small; who waits for a better one must be sure that nobody else is there first."""
        return CLAIM_ACTION if len(area.opened) >= self.weights.claim else WAIVE_ACTION

    # Gates.

    def keep(self, world: World, seat: Seat) -> Action:
        return KEEP_START + self.best_gate(world, seat, world.areas[seat].hand)

    def best_gate(self, world: World, seat: Seat, offered: list[int]) -> int:
        area = world.areas[seat]
        chosen = NO_GATE
        most = HOPELESS
        for kind in offered:
            bit: i64 = kind
            if area.owns(bit):
                continue
            appeal = self.appeal(world, seat, kind)
            if appeal > most:
                chosen, most = kind, appeal
        return chosen

    def appeal(self, world: World, seat: Seat, kind: int) -> float:
        """A new gate: its worth and its outlook, better if it wants what the other gates do not."""
        area = world.areas[seat]
        code = LACKS[kind * MASKS]
        promise = self.outlook(world, area).promise(code)
        others = 0
        for slot in range(SLOTS):
            if area.slots[slot] != NO_GATE:
                others |= self.lacks(area, slot)
        uncovered = 0
        for animus in range(WILD):
            if lacking(code, animus) > 0 and lacking(others, animus) == 0:
                uncovered += 1
        return self.judge.worth(world, seat, kind) * promise * (1.0 + self.weights.cover * uncovered)
