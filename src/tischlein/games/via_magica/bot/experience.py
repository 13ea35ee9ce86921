"""What a gate is worth, learned in matches of this judge against itself: other weights than those found by hand, and
corrections for kinds of gate, for how far everybody is, and for rewards. tests/experience/learn.py makes the file.
"""

from typing import Final, final

from tischlein.core.turn import Seat
from tischlein.games.via_magica.bot.value import LAST_STAGE, GateJudge, Weights, stage
from tischlein.games.via_magica.rules.area import Area
from tischlein.games.via_magica.rules.material import GATES, REWARDS
from tischlein.games.via_magica.rules.rewards import OF_A_COLOUR, colours_of
from tischlein.games.via_magica.rules.scoring import points_for, score
from tischlein.games.via_magica.rules.world import GATES_TO_END, NOBODY, World

# Raised when the numbers below change their meaning: older files are set aside then.
VERSION: Final = "via_magica 1"
UNIT: Final = 1024
# First the weights, in this order.
FIELDS: Final[list[str]] = [
    *["tempo", "place", "crystal", "rearrange", "other", "extra", "joker", "zone", "future"],
    *["near", "far", "cover", "haste", "power", "reach_power", "vary"],
]
KINDS: Final[int] = len(GATES)
FREE_REWARDS: Final[list[int]] = [number for number, reward in enumerate(REWARDS) if reward.opened < 0]
# A kind of gate; the same while nobody has opened one, less and less until the end; the same where one keeps it at the
# start.
KINDS_AT: Final[int] = len(FIELDS)
LATER_AT: Final[int] = KINDS_AT + KINDS
KEEP_AT: Final[int] = LATER_AT + KINDS
# By how many gates one has opened, and by how many more than the foremost of the others.
OPENED_AT: Final[int] = KEEP_AT + KINDS
MOST_LEAD: Final = 2
LEAD_AT: Final[int] = OPENED_AT + GATES_TO_END
# For each reward for colours: the last gate that it lacks, the one before, and the one before that.
REWARDS_AT: Final[int] = LEAD_AT + 2 * MOST_LEAD + 1
# How many rounds to look ahead, and the same for a gate that may be taken, by how many gates the foremost has opened.
HORIZONS_AT: Final[int] = REWARDS_AT + OF_A_COLOUR * len(FREE_REWARDS)
REACHES_AT: Final[int] = HORIZONS_AT + GATES_TO_END
# The seventh gate: where it wins, where it loses, and each point by which it does.
ENDING_AT: Final[int] = REACHES_AT + GATES_TO_END
COUNT: Final[int] = ENDING_AT + 3
# What is filled anyway where it loses.
LEAST_WORTH: Final = 0.01


def weights_of(numbers: list[float]) -> Weights:
    weights = Weights()
    for name, number in zip(FIELDS, numbers, strict=False):
        setattr(weights, name, number)
    # Rewards are thought over in imagined matches too.
    weights.claim = 0
    return weights


@final
class Experience(GateJudge):
    def __init__(self, numbers: list[float]) -> None:
        super().__init__(weights_of(numbers))
        self.numbers: list[float] = numbers
        self.watches = True

    def horizon(self, world: World) -> float:
        return self.numbers[HORIZONS_AT + stage(world)]

    def reach(self, world: World) -> float:
        return self.numbers[REACHES_AT + stage(world)]

    def loses_with(self, world: World, seat: Seat, kind: int) -> bool:
        return lead_with(world, seat, kind) < 0

    def worth(self, world: World, seat: Seat, kind: int) -> float:
        if len(world.areas[seat].opened) >= LAST_STAGE:
            return self.ending(world, seat, kind)
        worth = super().worth(world, seat, kind) + self.learned(world, kind) + self.pace(world, seat)
        return worth + self.numbers[KEEP_AT + kind] if world.phase == "choose" else worth

    def ending(self, world: World, seat: Seat, kind: int) -> float:
        """The seventh gate brings nothing but the end."""
        ahead = lead_with(world, seat, kind)
        # Of equals the one with more gates wins.
        sure = self.numbers[ENDING_AT] if ahead >= 0 else self.numbers[ENDING_AT + 1]
        return max(LEAST_WORTH, sure + self.numbers[ENDING_AT + 2] * ahead)

    def in_hand(self, world: World, seat: Seat) -> float:
        total = super().in_hand(world, seat)
        for kind in world.areas[seat].opened:
            total += self.learned(world, kind)
        return total

    def learned(self, world: World, kind: int) -> float:
        to_come = (LAST_STAGE - stage(world)) / LAST_STAGE
        return self.numbers[KINDS_AT + kind] + self.numbers[LATER_AT + kind] * to_come

    def pace(self, world: World, seat: Seat) -> float:
        opened = len(world.areas[seat].opened)
        foremost = 0
        for other, area in enumerate(world.areas):
            if other != seat:
                foremost = max(foremost, len(area.opened))
        ahead = max(-MOST_LEAD, min(MOST_LEAD, opened - foremost))
        return self.numbers[OPENED_AT + min(opened, LAST_STAGE)] + self.numbers[LEAD_AT + MOST_LEAD + ahead]

    def rewards(self, world: World, area: Area, kind: int) -> float:
        worth = super().rewards(world, area, kind)
        colours = colours_of(area)
        own = GATES[kind].colour
        for place, number in enumerate(FREE_REWARDS):
            if world.reward_owner[number] != NOBODY:
                continue
            colour = REWARDS[number].colour
            lacking = OF_A_COLOUR - colours[own] if colour == own else 0
            if colour < 0 and colours[own] == 0:
                lacking = min(OF_A_COLOUR, colours.count(0))
            if lacking > 0:
                worth += self.numbers[REWARDS_AT + OF_A_COLOUR * place + lacking - 1]
        return worth


def lead_with(world: World, seat: Seat, kind: int) -> int:
    """How far ahead of the best of the others a seat would be if this gate were open too."""
    area = world.areas[seat]
    points = score(world, seat) + GATES[kind].points + points_for(kind, kind)
    for other in area.opened:
        points += points_for(other, kind) + points_for(kind, other)
    colours = colours_of(area)
    own = GATES[kind].colour
    for number in FREE_REWARDS:
        reward = REWARDS[number]
        if world.reward_owner[number] != NOBODY:
            continue
        last_of_colour = reward.colour == own and colours[own] == OF_A_COLOUR - 1
        if last_of_colour or (reward.colour < 0 and colours[own] == 0 and colours.count(0) == 1):
            points += reward.points
    return points - max([score(world, other) for other in range(world.seats) if other != seat])
