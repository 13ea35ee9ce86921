"""What can be known of a player from the reveals, and what a piece is worth to somebody.

A player is a bell curve over the facets, sharpened by every answer. Everybody at the table could work this out: it uses
nothing but turns that lay open. It takes people to be made of the same facets as concepts, which is a guess.
"""

import math
from typing import Final, assert_never

from tischlein.core.turn import Seat
from tischlein.games.essence.bot.persona import OWN_MIND, THRESHOLDS, bias_of
from tischlein.games.essence.rules.advice import best_plan
from tischlein.games.essence.rules.conditions import is_in_box
from tischlein.games.essence.rules.evaluation import NO_NUMBER, NO_TIP, majority_of
from tischlein.games.essence.rules.material import (
    BRONZE,
    CONCEPTS,
    FACETS,
    FIRST_CARD,
    GOLD,
    KINDS,
    PRINTED,
    SILVER,
    WAYS,
    WHITE,
    YELLOW,
)
from tischlein.games.essence.rules.world import Past, World

SIZE: Final = len(FACETS)
# What a step of the scale says about the score behind it, and how loosely.
SCORE_OF_STEP: Final = [-1.75, -0.8, 0.0, 0.8, 1.75]
LOOSE_STEP: Final = 0.35
# A chosen concept scores about so much above a rejected one.
CHOSEN_BY: Final = 1.1
LOOSE_CHOICE: Final = 1.0
# Being named by most says a little.
NAMED_BY: Final = 0.5
LOOSE_NAMING: Final = 2.0
# What the group chooses says a little about the group.
LOOSE_GROUP: Final = 3.0
# How often a guess is right, and how often one is in the majority, as measured between computers.
TRIANGLE_HIT: Final = 0.45
FIVESTAR_HIT: Final = 0.3
IN_MAJORITY: Final = 0.5
# What a seat gets of each kind in one turn of anybody, about: gold, silver, bronze, then the five colours.
INCOME: Final = [0.10, 0.29, 0.20, 0.04, 0.03, 0.03, 0.03, 0.01]
# Beside a whole set, what is left over is worth something: it may still become one, and it breaks ties.
SET: Final = 1.0
LEFT: Final = 0.15
# Single pieces are worth nothing until they pair up, so their worth is looked at some pieces on.
SOME: Final = 3


def weights_of(concept: int) -> list[float]:
    return CONCEPTS[concept].weights if concept < PRINTED else [0.0] * SIZE


class Belief:
    """`mean` and `spread` (a matrix) of somebody's leanings. Nothing is known at first."""

    def __init__(self) -> None:
        self.mean: list[float] = [0.0] * SIZE
        self.spread: list[list[float]] = [
            [1.0 if row == column else 0.0 for column in range(SIZE)] for row in range(SIZE)
        ]

    def expected(self, concept: int) -> float:
        score = bias_of(concept)
        for facet, weight in enumerate(weights_of(concept)):
            score += weight * self.mean[facet]
        return score

    def variance(self, weights: list[float]) -> float:
        total = 0.0
        for row, weight in enumerate(weights):
            if weight != 0.0:
                for column, other in enumerate(weights):
                    total += weight * other * self.spread[row][column]
        return total

    def learn(self, weights: list[float], seen: float, looseness: float) -> None:
        """The usual update by one linear observation: weights · leanings was seen as `seen`, give or take."""
        told = [sum([self.spread[row][column] * weights[column] for column in range(SIZE)]) for row in range(SIZE)]
        total = looseness + sum([weights[row] * told[row] for row in range(SIZE)])
        surprise = seen - sum([weights[row] * self.mean[row] for row in range(SIZE)])
        for row in range(SIZE):
            if told[row] != 0.0:
                self.mean[row] += told[row] * surprise / total
                for column in range(SIZE):
                    self.spread[row][column] -= told[row] * told[column] / total

    def learn_step(self, concept: int, step: int) -> None:
        if concept < PRINTED:
            self.learn(weights_of(concept), SCORE_OF_STEP[step - 1] - bias_of(concept), LOOSE_STEP)

    def learn_choice(self, concepts: list[int], chosen: int, looseness: float) -> None:
        """`chosen` is a place, from 0, among the concepts."""
        best = concepts[chosen]
        for place, other in enumerate(concepts):
            if place == chosen or best >= PRINTED or other >= PRINTED:
                continue
            apart = [one - two for one, two in zip(weights_of(best), weights_of(other), strict=True)]
            self.learn(apart, CHOSEN_BY - bias_of(best) + bias_of(other), looseness)

    def likeliest_step(self, concept: int) -> int:
        """The step that is most probable, not the step of the mean: the outer ones are open-ended."""
        centre = self.expected(concept)
        width = math.sqrt(self.variance(weights_of(concept)) + OWN_MIND * OWN_MIND)
        below = [0.0] + [0.5 * (1 + math.erf((edge - centre) / width / math.sqrt(2.0))) for edge in THRESHOLDS] + [1.0]
        likely = [below[step + 1] - below[step] for step in range(len(THRESHOLDS) + 1)]
        return likely.index(max(likely)) + 1


class Acquaintance:
    """What the reveals tell about every seat, and about the group as a whole.

    `turns` limits it to the last so many turns: not everybody remembers a whole evening.
    """

    def __init__(self, world: World, turns: int) -> None:
        self.people: list[Belief] = [Belief() for _ in range(world.seats)]
        self.group: Belief = Belief()
        for past in world.past[max(0, len(world.past) - turns) :]:
            self.learn(world, past)

    def learn(self, world: World, past: Past) -> None:
        symbol, own = WAYS[past.way].symbol, past.tips[past.active]
        match symbol:
            case "triangle":
                if own != NO_TIP:
                    self.people[past.active].learn_choice(past.concepts, own - 1, LOOSE_CHOICE)
            case "fivestar":
                if own != NO_TIP:
                    self.people[past.active].learn_step(past.concepts[0], own)
            case "circle":
                for tip in past.tips:
                    if tip != NO_TIP:
                        self.group.learn_choice(past.concepts, tip - 1, LOOSE_GROUP)
            case "sevenstar":
                self.learn_naming(world, past)
            case _:
                assert_never(symbol)

    def learn_naming(self, world: World, past: Past) -> None:
        majority = majority_of(past.tips)
        if majority != NO_NUMBER and past.concepts[0] < PRINTED:
            named: Seat = world.numbers.index(majority)
            self.people[named].learn(weights_of(past.concepts[0]), NAMED_BY, LOOSE_NAMING)


class Outlook:
    """The worth of each kind to one seat: how much more the best trades make of the end with some of it than without,
    given what the seat has and may expect to get until then."""

    def __init__(self, world: World, seat: Seat) -> None:
        self.seats: int = world.seats
        left = world.turns - len(world.past)
        self.colours: int = world.rulings.colours()
        kinds = range(len(KINDS))
        coming = [int(INCOME[kind] * left + 0.5) if is_in_box(kind, self.colours) else 0 for kind in kinds]
        self.expected: list[int] = [own + more for own, more in zip(world.holdings[seat], coming, strict=True)]
        now = self.value(self.expected)
        self.worth: list[float] = [(self.with_more(kind) - now) / SOME for kind in range(len(KINDS))]

    def value(self, holdings: list[int]) -> float:
        plan = best_plan(holdings, self.colours)
        return SET * plan.points + LEFT * plan.leftover

    def with_more(self, kind: int) -> float:
        more = list(self.expected)
        more[kind] += SOME
        return self.value(more)

    def of_way(self, number: int) -> float:
        """What playing this way card brings the active player, on average, beyond what it brings each other one."""
        way, others = WAYS[number], self.seats - 1
        card, bronze = self.worth[FIRST_CARD + way.colour], self.worth[BRONZE]
        match way.symbol:
            case "triangle":
                return (1 - (1 - TRIANGLE_HIT) ** others) * card - TRIANGLE_HIT * self.worth[SILVER]
            case "fivestar":
                return FIVESTAR_HIT * others * self.worth[GOLD] - FIVESTAR_HIT * self.worth[SILVER]
            case "circle":
                return IN_MAJORITY * (max(bronze, card) - bronze)
            case "sevenstar":
                if way.colour == WHITE:
                    return IN_MAJORITY * bronze
                return IN_MAJORITY * card / self.seats if way.colour == YELLOW else 0.0
            case _:
                assert_never(way.symbol)
