"""Answers at once: the placement that makes the zone most promising, the gate that is worth most.

Imagined matches are played this way, so everything here is made for speed.
"""

from typing import Final, assert_never

from mypy_extensions import i64

from tischlein.bots.race import Candidate, best_of
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action, Kind
from tischlein.games.via_magica.bot.odds import FULL_COUNTS, LACKS, MASKS, UNITS, Outlook, lack_in, lacking
from tischlein.games.via_magica.bot.value import LAST_STAGE, GateJudge, Weights, stage, waiting_worth
from tischlein.games.via_magica.rules.actions import (
    CLAIMING,
    KEEP,
    MOVE,
    NOWHERE,
    OPEN,
    PASSING,
    PLACE,
    SKIPPING,
    TAKE,
    WAIVING,
)
from tischlein.games.via_magica.rules.area import NO_GATE, Area
from tischlein.games.via_magica.rules.effects import WILD
from tischlein.games.via_magica.rules.material import GATE_BITS, GATES, REWARDS, SLOTS, SPACES
from tischlein.games.via_magica.rules.rewards import offered
from tischlein.games.via_magica.rules.world import Owed, World
from tischlein.kit.bits import bits

HOPELESS: Final = -1000000.0
# A full gate is not yet an open one: so that full gates differ in worth too.
MOST_PROMISE: Final = 0.9
# A step of rearranging that changes less is not worth making.
LEAST_CHANGE: Final = 0.001


class Step:
    """A crystal onto a space or away from one, and what that changes for the worth of the zone."""

    def __init__(self) -> None:
        self.position: int = NOWHERE
        self.change: float = HOPELESS

    def keep_better(self, position: int, change: float) -> None:
        if change > self.change:
            self.position = position
            self.change = change


def progress(world: World) -> int:
    """How many gates each seat has opened, as one number."""
    found = 0
    for area in world.areas:
        found = found << 4 | len(area.opened)
    return found


class Policy:
    def __init__(self, judge: GateJudge) -> None:
        self.weights: Weights = judge.weights
        self.judge: GateJudge = judge
        # What each gate of each zone is worth, and for which zone and which opened gates that was found.
        self.worths: list[float] = []
        self.found_for: list[int] = []
        # How far everybody is.
        self.progress: int = 0
        self.outlooks: dict[int, Outlook] = {}
        self.reaches: dict[int, Outlook] = {}
        # The outlooks that go before all others: the present bag's, for the seat that is asked.
        self.present: Outlook | None = None
        self.present_reach: Outlook | None = None

    def answer(self, world: World, seat: Seat) -> Action:
        if world.asked:
            targets = world.areas[seat].free_for(world.token)
            return self.choose_crystal(world, seat, targets, world.rulings.pass_allowed, PASSING)
        if world.owed:
            return self.decide(world, world.owed[-1])
        return self.choose_gate(world, seat, world.areas[seat].hand, KEEP)

    def forget(self) -> None:
        """Before another match: what was found for one world need not be true in the next."""
        self.worths = []

    # What gates are worth, and how likely they are.

    def find_outlook(self, world: World, area: Area) -> Outlook:
        """Asked first, for every answer."""
        if self.judge.watches:
            self.progress = progress(world)
        if self.present is not None:
            return self.present
        key = int(area.wild) << 3 | stage(world)
        if key not in self.outlooks:
            self.outlooks[key] = self.look_out(world, FULL_COUNTS, int(area.wild))
        return self.outlooks[key]

    def find_reach(self, world: World, area: Area) -> Outlook:
        """The outlook of a gate that may be taken."""
        if self.present_reach is not None:
            return self.present_reach
        key = int(area.wild) << 3 | stage(world)
        if key not in self.reaches:
            self.reaches[key] = self.reach_out(world, FULL_COUNTS, int(area.wild))
        return self.reaches[key]

    def look_out(self, world: World, counts: list[int], wild: int) -> Outlook:
        return Outlook(counts, wild, self.judge.horizon(world), self.weights.power)

    def reach_out(self, world: World, counts: list[int], wild: int) -> Outlook:
        return Outlook(counts, wild, self.judge.reach(world), self.weights.reach_power)

    def find_worth(self, world: World, seat: Seat, slot: int) -> float:
        """What the gate in a slot is worth, found anew only when this seat has opened or taken a gate."""
        area = world.areas[seat]
        place = seat * SLOTS + slot
        if len(self.worths) < world.seats * SLOTS:
            self.worths = [0.0] * (world.seats * SLOTS)
            self.found_for = [NOWHERE] * (world.seats * SLOTS)
        now = area.slots[slot] << 4 | len(area.opened)
        if self.judge.watches:
            now = now << 24 | self.progress
        if self.found_for[place] != now:
            self.found_for[place] = now
            self.worths[place] = self.judge.worth(world, seat, area.slots[slot])
        return self.worths[place]

    # Crystals.

    def choose_crystal(self, world: World, seat: Seat, targets: i64, may_pass: bool, nothing: Action) -> Action:
        """The best way to bring a crystal to one of the targets, or the action that does nothing."""
        area = world.areas[seat]
        outlook = self.find_outlook(world, area)
        to = self.find_target(world, seat, targets, outlook, may_pass)
        if to.position == NOWHERE:
            return nothing
        if area.supply > 0:
            return PLACE.single(to.position)
        at = self.find_source(world, seat, to.position, outlook)
        if at.position == NOWHERE or (may_pass and at.change <= 0):
            return nothing
        return MOVE.pair(at.position, to.position)

    def find_target(self, world: World, seat: Seat, targets: i64, outlook: Outlook, may_pass: bool) -> Step:
        """Who may pass leaves a space free that would only end a match that is lost then."""
        area = world.areas[seat]
        may_end = may_pass and self.judge.watches and len(area.opened) >= LAST_STAGE
        best = Step()
        for slot in range(SLOTS):
            free = int(targets >> slot * SPACES & GATE_BITS)
            if free == 0:
                continue
            code = lack_in(area, slot, area.crystals)
            worth = self.find_worth(world, seat, slot)
            before = outlook.find_promise(code)
            if may_end and code in UNITS and self.judge.loses_with(world, seat, area.slots[slot]):
                continue
            tried = 0
            for place, animus in enumerate(GATES[area.slots[slot]].spaces):
                if free >> place & 1 == 0 or tried >> animus & 1:
                    continue
                tried |= 1 << animus
                change = worth * (outlook.find_promise(code - UNITS[animus]) - before)
                if self.weights.vary != 0.0 and bits(area.free(animus)) == 1:
                    change -= self.weights.vary * FULL_COUNTS[animus]
                best.keep_better(slot * SPACES + place, change)
        return best

    def find_source(self, world: World, seat: Seat, to: int, outlook: Outlook) -> Step:
        """The crystal whose move to a free space is best, and the change that the whole move makes."""
        area = world.areas[seat]
        there = to // SPACES
        code = lack_in(area, there, area.crystals)
        filled = code - UNITS[GATES[area.slots[there]].spaces[to % SPACES]]
        worth = self.find_worth(world, seat, there)
        gain = worth * (outlook.find_promise(filled) - outlook.find_promise(code))
        best = Step()
        for slot in range(SLOTS):
            lying = int(area.movable() >> slot * SPACES & GATE_BITS)
            if lying == 0:
                continue
            base = filled if slot == there else lack_in(area, slot, area.crystals)
            before = outlook.find_promise(base)
            own = self.find_worth(world, seat, slot)
            for place, animus in enumerate(GATES[area.slots[slot]].spaces):
                if lying >> place & 1 == 0:
                    continue
                change = gain - own * (before - outlook.find_promise(base + UNITS[animus]))
                best.keep_better(slot * SPACES + place, change)
        return best

    def weigh_zone(self, world: World, seat: Seat, crystals: i64) -> float:
        """All gates of a zone, each as far as it is promising, with crystals lying like this."""
        area = world.areas[seat]
        outlook = self.find_outlook(world, area)
        total = 0.0
        for slot in range(SLOTS):
            if area.slots[slot] != NO_GATE:
                total += self.find_worth(world, seat, slot) * outlook.find_promise(lack_in(area, slot, crystals))
        if self.weights.vary != 0.0:
            for animus in range(WILD):
                spaces: i64 = area.spaces[animus]
                if spaces & ~crystals & ~area.locked != 0:
                    total += self.weights.vary * FULL_COUNTS[animus]
        return total

    # Inside openings.

    def decide(self, world: World, owed: Owed) -> Action:
        area = world.areas[owed.seat]
        match owed.what:
            case "effect_place":
                return self.choose_crystal(world, owed.seat, area.free(owed.target), True, SKIPPING)
            case "rearrange":
                return self.rearrange(world, owed.seat)
            case "choose_pending" | "open_other":
                return self.open(world, owed)
            case "claim_count":
                return self.claim_at_once(world, owed.seat)
            case "take_gate" | "extra_gate":
                return self.choose_gate(world, owed.seat, world.display, TAKE)
            case "succeed" | "reward":
                raise AssertionError(f"{owed.what} goes by itself")
            case _:
                assert_never(owed.what)

    def rearrange(self, world: World, seat: Seat) -> Action:
        """The best single step, as long as one makes the zone better."""
        area = world.areas[seat]
        outlook = self.find_outlook(world, area)
        found = [Candidate(SKIPPING, LEAST_CHANGE)]
        free = area.free(WILD)
        for to in range(SLOTS * SPACES):
            if free >> to & 1 == 0:
                continue
            at = self.find_source(world, seat, to, outlook)
            if at.position != NOWHERE:
                found.append(Candidate(MOVE.pair(at.position, to), at.change))
        return best_of(found).action

    def open(self, world: World, owed: Owed) -> Action:
        area = world.areas[owed.seat]
        full = owed.what == "choose_pending"
        slots = [slot for slot in range(SLOTS) if area.slots[slot] != NO_GATE and area.is_pending(slot) == full]
        gains = [Candidate(OPEN.single(area.slots[slot]), self.open_gain(world, owed.seat, slot)) for slot in slots]
        return best_of(gains).action

    def open_gain(self, world: World, seat: Seat, slot: int) -> float:
        """Another gate: what would else wait long for much. Of several pending ones: the most worth."""
        area = world.areas[seat]
        promise = self.find_outlook(world, area).find_promise(lack_in(area, slot, area.crystals))
        return self.find_worth(world, seat, slot) * (1.0 - MOST_PROMISE * promise)

    def claim_at_once(self, world: World, seat: Seat) -> Action:
        """In imagined matches, where thinking it over would cost more than it brings: only the best rewards."""
        if self.weights.claim == 0:
            return self.claim(world, seat)
        return CLAIMING if len(world.areas[seat].opened) >= self.weights.claim else WAIVING

    def claim(self, world: World, seat: Seat) -> Action:
        """Early rewards are small; but who waits for a better one may find that somebody else was there first."""
        now = self.weights.haste * REWARDS[offered(world, seat)].points
        return CLAIMING if now >= waiting_worth(world, seat) else WAIVING

    # Gates.

    def choose_gate(self, world: World, seat: Seat, offered: list[int], verb: Kind) -> Action:
        area = world.areas[seat]
        new = [kind for kind in offered if not area.owns(kind)]
        return best_of([Candidate(verb.single(kind), self.appeal(world, seat, kind)) for kind in new]).action

    def appeal(self, world: World, seat: Seat, kind: int) -> float:
        """A new gate: its worth and its outlook, better if it wants what the other gates do not."""
        area = world.areas[seat]
        code = LACKS[kind * MASKS]
        promise = self.find_reach(world, area).find_promise(code)
        others = 0
        for slot in range(SLOTS):
            if area.slots[slot] != NO_GATE:
                others |= lack_in(area, slot, area.crystals)
        uncovered = 0
        for animus in range(WILD):
            if lacking(code, animus) > 0 and lacking(others, animus) == 0:
                uncovered += 1
        return self.judge.worth(world, seat, kind) * promise * (1.0 + self.weights.cover * uncovered)
