"""What a gate is worth to a seat, in points: what it scores, what its effect brings, which rewards it brings nearer.

And what a seat has in hand beside its zone, in the same points: opening a gate turns the one into the other.
"""

from typing import Final, assert_never

from tischlein.core.turn import Seat
from tischlein.games.via_magica.bot.odds import FULL_COUNTS, UNITS, find_odds
from tischlein.games.via_magica.rules.area import NO_GATE, Area
from tischlein.games.via_magica.rules.effects import (
    COLOURS,
    WILD,
    AnimusIsWild,
    ExtraGate,
    GainCrystals,
    NoEffect,
    OpenOtherGate,
    PlaceCrystals,
    RearrangeCrystals,
    ScorePerGate,
    ScorePerSpace,
)
from tischlein.games.via_magica.rules.material import GATES, REWARDS
from tischlein.games.via_magica.rules.rewards import OF_A_COLOUR, colours_of
from tischlein.games.via_magica.rules.scoring import points_for
from tischlein.games.via_magica.rules.world import GATES_TO_END, NOBODY, World


class Weights:
    """How much a point, a round and a possibility count. Found by playing thousands of matches against each other.

    tempo       a gate more, whatever it is: rewards for the number of gates, crystals home, a new gate earlier
    early, late horizons of the outlook while nobody has opened a gate, and when somebody has opened six
    place       a crystal placed by an effect, for each round that one would wait for its animus
    crystal     a crystal more, for each gate still to come
    rearrange, other, extra  the effects of that name
    joker       an animus that becomes wild, for each of its tokens and each gate still to come
    zone        how much a gate in the zone counts as if it were open already
    future      how much a gate still to come counts, of what an average one has
    near, far   a reward that will lack one gate, or two, as parts of its points
    cover       an animus of a new gate that no other gate of the zone lacks
    count       the best reward for the number of gates that one may still get, as a part of its points
    claim       how many gates that reward must be for, in imagined matches; 0: that is thought over there too
    haste       how much of its points counts when it is thought over
    power       how steeply promise falls with waiting
    reach_power the same for a gate that may be taken
    vary        an animus that the zone can take, for each of its tokens
    """

    def __init__(self) -> None:
        self.tempo: float = 4.8
        self.early: float = 6.5
        self.late: float = 6.0
        self.place: float = 0.4
        self.crystal: float = 0.5
        self.rearrange: float = 2.0
        self.other: float = 7.5
        self.extra: float = 5.0
        self.joker: float = 0.55
        self.zone: float = 0.8
        self.future: float = 0.6
        self.near: float = 0.4
        self.far: float = 0.18
        self.cover: float = 0.1
        self.count: float = 0.6
        self.claim: int = 5
        self.haste: float = 1.0
        self.power: float = 2.0
        self.reach_power: float = 2.0
        self.vary: float = 0.0


# How many rounds one waits for one crystal of an animus; the last is for any space at all.
WAITS: Final[list[float]] = [find_odds(0).find_wait(unit) for unit in UNITS]
WAITS.append(max(WAITS))
# What an average gate has: spaces of each animus, and how much of it is of a colour.
MEAN_SPACES: Final[list[float]] = [
    sum([gate.spaces.count(animus) for gate in GATES]) / len(GATES) for animus in range(WILD)
]
MEAN_COLOURS: Final[list[float]] = [
    len([gate for gate in GATES if gate.colour == colour]) / len(GATES) for colour in range(len(COLOURS))
]
LAST_STAGE: Final = GATES_TO_END - 1
STEPS: Final = GATES_TO_END + 1
# The rewards for the number of gates, the best first.
BEST_COUNT_FIRST: Final[list[int]] = [number for number, reward in enumerate(REWARDS) if reward.opened >= 0][::-1]


def stage(world: World) -> int:
    """How many gates the foremost seat has opened; with one more the match ends."""
    foremost = 0
    for area in world.areas:
        foremost = max(foremost, len(area.opened))
    return min(LAST_STAGE, foremost)


class GateJudge:
    """`watches`: what it says changes with how far everybody is, not only with the own gates."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.watches: bool = False

    def horizon(self, world: World) -> float:
        """How many rounds to look ahead: the nearer the end, the fewer."""
        part = stage(world) / LAST_STAGE
        return self.weights.early + (self.weights.late - self.weights.early) * part

    def reach(self, world: World) -> float:
        """The same for a gate that may be taken."""
        return self.horizon(world)

    def loses_with(self, world: World, seat: Seat, kind: int) -> bool:
        """Whether to open this gate now would only end a match that is lost then."""
        return False

    def worth(self, world: World, seat: Seat, kind: int) -> float:
        """What it is worth to this seat to open such a gate: beside its points all that hangs on it."""
        area = world.areas[seat]
        worth = self.weights.tempo + GATES[kind].points + self.effect(world, area, kind)
        for other in area.opened:
            worth += points_for(other, kind)
        for other in area.slots:
            if other not in (NO_GATE, kind):
                worth += self.weights.zone * points_for(other, kind)
        return worth + self.rewards(world, area, kind)

    def effect(self, world: World, area: Area, kind: int) -> float:
        """What comes of a gate's effect when it is opened, at once and later."""
        effect = GATES[kind].effect
        weights = self.weights
        match effect:
            case PlaceCrystals():
                return weights.place * effect.count * WAITS[effect.target]
            case RearrangeCrystals():
                return weights.rearrange
            case OpenOtherGate():
                return weights.other
            case NoEffect() | ScorePerGate() | ScorePerSpace() | GainCrystals() | ExtraGate() | AnimusIsWild():
                return self.lasting(world, area, kind)
            case _:
                assert_never(effect)

    def lasting(self, world: World, area: Area, kind: int) -> float:
        """What an open gate will still bring: points at the end, and what makes other gates easier."""
        effect = GATES[kind].effect
        weights = self.weights
        to_come = LAST_STAGE - stage(world)
        match effect:
            case ScorePerGate():
                return self.final(area, kind, effect.each, MEAN_COLOURS[effect.colour])
            case ScorePerSpace():
                return self.final(area, kind, effect.each, MEAN_SPACES[effect.animus])
            case GainCrystals():
                return weights.crystal * effect.count * to_come
            case ExtraGate():
                return weights.extra * to_come / GATES_TO_END
            case AnimusIsWild():
                return weights.joker * FULL_COUNTS[effect.animus] * to_come
            case NoEffect() | PlaceCrystals() | RearrangeCrystals() | OpenOtherGate():
                return 0.0
            case _:
                assert_never(effect)

    def final(self, area: Area, kind: int, each: int, mean: float) -> float:
        """What a green gate will score: for what is open, for the zone in part, for gates still to come on average."""
        points = 0.0 if kind in area.opened else float(points_for(kind, kind))
        for other in area.opened:
            points += points_for(kind, other)
        for other in area.slots:
            if other not in (NO_GATE, kind):
                points += self.weights.zone * points_for(kind, other)
        to_come = max(0, GATES_TO_END - 1 - len(area.opened))
        return points + self.weights.future * to_come * each * mean

    def rewards(self, world: World, area: Area, kind: int) -> float:
        """The colour rewards that are still free, as far as this gate brings them nearer."""
        colours = colours_of(area)
        own = GATES[kind].colour
        worth = 0.0
        for number, reward in enumerate(REWARDS):
            if world.reward_owner[number] != NOBODY or reward.opened >= 0:
                continue
            if reward.colour == own:
                worth += reward.points * self.step_nearer(OF_A_COLOUR - colours[own])
            elif reward.colour < 0 and colours[own] == 0:
                worth += reward.points * self.step_nearer(colours.count(0))
        return worth

    def step_nearer(self, lacking: int) -> float:
        return self.nearness(lacking - 1) - self.nearness(lacking) if lacking > 0 else 0.0

    def nearness(self, lacking: int) -> float:
        """How much of a reward one has that lacks so many gates."""
        if lacking <= 0:
            return 1.0
        if lacking == 1:
            return self.weights.near
        return self.weights.far if lacking == 2 else 0.0

    def in_hand(self, world: World, seat: Seat) -> float:
        """Everything a seat has but its zone: opened gates with what they will still bring, rewards got and near."""
        area = world.areas[seat]
        colours = colours_of(area)
        total = 0.0
        for kind in area.opened:
            total += self.weights.tempo + GATES[kind].points + self.lasting(world, area, kind)
        for number, reward in enumerate(REWARDS):
            owner = world.reward_owner[number]
            if owner == seat:
                total += reward.points
            elif owner == NOBODY and reward.opened < 0:
                lacking = OF_A_COLOUR - colours[reward.colour] if reward.colour >= 0 else colours.count(0)
                total += reward.points * self.nearness(lacking)
        return total + self.weights.count * best_count_reward(world, seat)


def best_count_reward(world: World, seat: Seat) -> int:
    """The most points that a seat may still get for its number of gates (§7.5)."""
    opened = len(world.areas[seat].opened)
    best = 0
    for number, reward in enumerate(REWARDS):
        if reward.opened < 0:
            continue
        if world.reward_owner[number] == seat:
            return 0
        if reward.opened > opened and world.reward_owner[number] == NOBODY:
            best = max(best, reward.points)
    return best


def first_odds() -> list[float]:
    """How likely one makes `own` openings before another makes `others`, at the same pace: at STEPS · own + others."""
    found = [1.0] * (STEPS * STEPS)
    for own in range(1, STEPS):
        found[own * STEPS] = 0.0
        for others in range(1, STEPS):
            found[own * STEPS + others] = (found[(own - 1) * STEPS + others] + found[own * STEPS + others - 1]) / 2
    return found


FIRST: Final[list[float]] = first_odds()


def waiting_worth(world: World, seat: Seat) -> float:
    """What it is worth to waive a reward for the number of gates (§7.6): the best of the later ones, else the next best
    and so on, each as likely as one gets there before the seats that are as far or farther. Those behind are let out:
    most of them will have claimed a smaller one."""
    opened = len(world.areas[seat].opened)
    rivals = [other for other in range(world.seats) if other != seat and len(world.areas[other].opened) >= opened]
    worth = 0.0
    left = 1.0
    for number in BEST_COUNT_FIRST:
        reward = REWARDS[number]
        if reward.opened <= opened or left == 0.0:
            break
        if world.reward_owner[number] == NOBODY:
            chance = 1.0
            for rival in rivals:
                chance *= FIRST[(reward.opened - opened) * STEPS + steps_left(world, rival, reward.opened)]
            worth += left * chance * reward.points
            left *= 1.0 - chance
    return worth


def steps_left(world: World, seat: Seat, count: int) -> int:
    """After how many openings a seat would take this reward, or end the match if it cannot take it."""
    opened = len(world.areas[seat].opened)
    if opened >= count:
        return max(0, GATES_TO_END - opened)
    for number in BEST_COUNT_FIRST:
        if world.reward_owner[number] == seat:
            return GATES_TO_END - opened
    return count - opened
