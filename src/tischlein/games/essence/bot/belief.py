"""What can be known of a player from the reveals: a bell curve over the facets, sharpened by every answer.

Everybody at the table could work this out: it uses nothing but turns that lay open. It takes people to be made of the
same facets as concepts, which is a guess.
"""

import math
from typing import Final

from tischlein.core.turn import Seat
from tischlein.games.essence.bot.persona import OWN_MIND, THRESHOLDS, bias_of
from tischlein.games.essence.rules.evaluation import NO_NUMBER, NO_TIP, majority_of
from tischlein.games.essence.rules.material import (
    CIRCLE,
    CONCEPTS,
    FACETS,
    FIVESTAR,
    PRINTED,
    SEVENSTAR,
    TRIANGLE,
    WAYS,
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
        best = 0
        for step in range(len(THRESHOLDS) + 1):
            if below[step + 1] - below[step] > below[best + 1] - below[best]:
                best = step
        return best + 1


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
        if symbol == FIVESTAR and own != NO_TIP:
            self.people[past.active].learn_step(past.concepts[0], own)
        elif symbol == TRIANGLE and own != NO_TIP:
            self.people[past.active].learn_choice(past.concepts, own - 1, LOOSE_CHOICE)
        elif symbol == CIRCLE:
            for tip in past.tips:
                if tip != NO_TIP:
                    self.group.learn_choice(past.concepts, tip - 1, LOOSE_GROUP)
        elif symbol == SEVENSTAR and majority_of(past.tips) != NO_NUMBER and past.concepts[0] < PRINTED:
            named: Seat = world.numbers.index(majority_of(past.tips))
            self.people[named].learn(weights_of(past.concepts[0]), NAMED_BY, LOOSE_NAMING)
