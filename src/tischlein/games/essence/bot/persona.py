"""Whom a computer plays: somebody with leanings, who answers the same question always the same.

A persona follows from the character that the seat was dealt. Its two highest leanings and its lowest one are told to
all; everything else is found out only by playing.
"""

from typing import Final

from tischlein.core.rng import Generator
from tischlein.games.essence.rules.material import CONCEPTS, FACETS, NO_VALENCE, PRINTED
from tischlein.games.essence.rules.world import NATURES, Character

# A pleasant feeling is admitted more readily than an unpleasant one.
LEANING_BY_VALENCE: Final = [0.4, 0.0, -0.6]
# Everybody has a mind of their own about single words; about words of no known facet even more.
OWN_MIND: Final = 0.5
UNKNOWN_WORD: Final = 1.1
# Between these lie the steps of the scale.
THRESHOLDS: Final = [-1.2, -0.4, 0.4, 1.2]
ROLLS: Final = 12
# More than can sit at a table: keeps impressions of different players apart.
PLAYERS: Final = 10
FINE: Final = 1 << 20


def draw_bell(luck: Generator) -> float:
    """A number from the bell curve around 0 with spread 1: twelve even ones together come close enough."""
    total = 0.0
    for _ in range(ROLLS):
        total += luck.roll(FINE) / FINE
    return total - ROLLS / 2


def leanings_of(character: Character) -> list[float]:
    """A leaning for every facet: what it likes highest, what tires it lowest."""
    luck = Generator(character.nature)
    drawn = sorted([draw_bell(luck) for _ in FACETS])
    leanings = [0.0] * len(FACETS)
    leanings[character.likes[0]] = drawn.pop()
    leanings[character.likes[1]] = drawn.pop()
    leanings[character.tires] = drawn.pop(0)
    for facet in range(len(FACETS)):
        if facet not in character.likes and facet != character.tires:
            leanings[facet] = drawn.pop(luck.roll(len(drawn)))
    return leanings


def bias_of(concept: int) -> float:
    if concept >= PRINTED or CONCEPTS[concept].valence == NO_VALENCE:
        return 0.0
    return LEANING_BY_VALENCE[CONCEPTS[concept].valence]


class Persona:
    def __init__(self, character: Character) -> None:
        self.nature: int = character.nature
        self.leanings: list[float] = leanings_of(character)

    def score(self, concept: int) -> float:
        """How much this concept is its own."""
        whim = draw_bell(Generator(NATURES * (concept + 1) + self.nature))
        if concept >= PRINTED:
            return UNKNOWN_WORD * whim
        score = OWN_MIND * whim + bias_of(concept)
        for facet, weight in enumerate(CONCEPTS[concept].weights):
            score += weight * self.leanings[facet]
        return score

    def impression(self, number: int, concept: int) -> float:
        """How much it thinks of the player with this number at this concept, for no reason that another could know."""
        return draw_bell(Generator(NATURES * (PLAYERS * (concept + 1) + number) - self.nature))

    def step(self, concept: int) -> int:
        """Its answer on the scale, 1 to 5."""
        score = self.score(concept)
        return 1 + len([threshold for threshold in THRESHOLDS if score > threshold])
