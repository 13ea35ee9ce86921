"""What can be known of a player from its introduction and the reveals.

A player is a bell curve over the facets, sharpened by every answer. Everybody at the table could work this out: it uses
nothing but what all were told and turns that lay open. It takes people to be made of the same facets as concepts, which
is a guess.
"""

import math
from typing import Final, assert_never

from tischlein.core.turn import Seat
from tischlein.games.essence.bot.persona import OWN_MIND, THRESHOLDS, bias_of
from tischlein.games.essence.rules.evaluation import NO_NUMBER, NO_TIP, majority_of
from tischlein.games.essence.rules.material import CONCEPTS, FACETS, PRINTED, WAYS
from tischlein.games.essence.rules.world import Character, Past, World

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
# What an introduction says of leanings, if somebody lives up to it: the two highest and the lowest of twelve drawn from
# a bell curve lie here on average, the nine others here, each so loosely.
LIKED: Final = 1.37
TIRED: Final = -1.63
UNSAID: Final = -0.12
LOOSE_SAID: Final = 0.35
LOOSE_UNSAID: Final = 0.52
# How sure one is, before the first reveal, that somebody lives up to the introduction. People often do not.
LIVES_UP: Final = 0.8


def weights_of(concept: int) -> list[float]:
    return CONCEPTS[concept].weights if concept < PRINTED else [0.0] * SIZE


class Belief:
    """`mean` and `spread` (a matrix) of somebody's leanings, and how well they foresaw what was seen.

    fit   the logarithm of how likely all that was seen was, each before it was learned
    """

    def __init__(self, mean: list[float], spread: list[float]) -> None:
        self.mean: list[float] = mean
        self.spread: list[list[float]] = [
            [spread[row] if row == column else 0.0 for column in range(SIZE)] for row in range(SIZE)
        ]
        self.fit: float = 0.0

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
        self.fit -= 0.5 * (surprise * surprise / total + math.log(total))
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

    def chances_of_steps(self, concept: int) -> list[float]:
        """How likely each step of the scale is as an answer."""
        centre = self.expected(concept)
        width = math.sqrt(self.variance(weights_of(concept)) + OWN_MIND * OWN_MIND)
        below = [0.0] + [0.5 * (1 + math.erf((edge - centre) / width / math.sqrt(2.0))) for edge in THRESHOLDS] + [1.0]
        return [below[step + 1] - below[step] for step in range(len(THRESHOLDS) + 1)]


def nobody_yet() -> Belief:
    """Of whom nothing is known."""
    return Belief([0.0] * SIZE, [1.0] * SIZE)


def as_introduced(character: Character) -> Belief:
    """Somebody who lives up to what all were told: what it likes, and what tires it."""
    mean, spread = [UNSAID] * SIZE, [LOOSE_UNSAID] * SIZE
    for facet in character.likes:
        mean[facet], spread[facet] = LIKED, LOOSE_SAID
    mean[character.tires], spread[character.tires] = TIRED, LOOSE_SAID
    return Belief(mean, spread)


class Portrait:
    """What is thought of one player: by the reveals alone, and by reveals and introduction, if it lives up to it.

    Both learn the same; which one foresaw the answers better is believed more.
    """

    def __init__(self, character: Character) -> None:
        self.seen: Belief = nobody_yet()
        self.told: Belief = as_introduced(character)

    def learn_step(self, concept: int, step: int) -> None:
        self.seen.learn_step(concept, step)
        self.told.learn_step(concept, step)

    def learn_choice(self, concepts: list[int], chosen: int, looseness: float) -> None:
        self.seen.learn_choice(concepts, chosen, looseness)
        self.told.learn_choice(concepts, chosen, looseness)

    def learn(self, weights: list[float], seen: float, looseness: float) -> None:
        self.seen.learn(weights, seen, looseness)
        self.told.learn(weights, seen, looseness)

    def trust(self) -> float:
        """How likely it is by now that this player lives up to the introduction."""
        odds = LIVES_UP / (1 - LIVES_UP) * math.exp(max(-50.0, min(50.0, self.told.fit - self.seen.fit)))
        return odds / (1 + odds)

    def expected(self, concept: int) -> float:
        trust = self.trust()
        return trust * self.told.expected(concept) + (1 - trust) * self.seen.expected(concept)

    def likeliest_step(self, concept: int) -> int:
        """The step that is most probable, not the step of the mean: the outer ones are open-ended."""
        trust = self.trust()
        told, seen = self.told.chances_of_steps(concept), self.seen.chances_of_steps(concept)
        likely = [trust * one + (1 - trust) * other for one, other in zip(told, seen, strict=True)]
        return likely.index(max(likely)) + 1


class Acquaintance:
    """What introductions and reveals tell about every seat, and the reveals about the group as a whole.

    `turns` limits it to the last so many turns: not everybody remembers a whole evening.
    """

    def __init__(self, world: World, turns: int) -> None:
        self.people: list[Portrait] = [Portrait(character) for character in world.characters]
        self.group: Belief = nobody_yet()
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
