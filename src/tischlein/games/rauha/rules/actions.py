"""Everything a seat can ever do in Rauha. Cells are named 1 … 9, row by row from the top left."""

from typing import Final

from tischlein.core.vocabulary import Action, Vocabulary
from tischlein.games.rauha.rules.area import NO_CARD
from tischlein.games.rauha.rules.conditions import is_bare, is_kept
from tischlein.games.rauha.rules.effects import ANIMALS, EnergyPerChosenAnimal
from tischlein.games.rauha.rules.material import (
    BIOMES,
    CARD_IDS,
    CARDS,
    CELL_WORDS,
    CELLS,
    FIRST_GOD,
    GOD_IDS,
    GODS,
)

WORDS: Final = Vocabulary()

# A card of the pile, in secret (§4.1).
KEEP: Final = WORDS.declare("keep", card=CARD_IDS)
# The card onto the own board (§4.7a); only cells that are allowed for the card have a number (§4.9).
PLACE: Final = WORDS.declare(
    "place", among=[(card, cell) for card in range(CARDS) for cell in BIOMES[card].cells], card=CARD_IDS, to=CELL_WORDS
)
# The card face down into the Black Hole (§4.7b). Which card it was stays the owner's secret.
DISCARD_FOR_CRYSTALS: Final = WORDS.declare("discard_for_crystals")
# The same for a spore (§4.7c).
DISCARD_FOR_SPORE: Final = WORDS.declare("discard_for_spore", to=CELL_WORDS)
# A biome (§4.14, §8.2).
ACTIVATE: Final = WORDS.declare("activate", at=CELL_WORDS)
# A biome that lays a spore (§5.5).
SOW: Final = WORDS.declare("sow", at=CELL_WORDS, to=CELL_WORDS)
# A god (§4.14, §8.2), and one for whom an animal must be named (§A8).
CALL: Final = WORDS.declare("call", god=GOD_IDS)
CALL_FOR: Final = WORDS.declare(
    "call_for",
    among=[
        (god, animal)
        for god in range(len(GODS))
        for animal in range(len(ANIMALS))
        if isinstance(GODS[god].effect, EnergyPerChosenAnimal)
    ],
    god=GOD_IDS,
    animal=ANIMALS,
)
# Everything that brings most energy, in the best order (§10.3, advice.py).
ACTIVATE_ALL: Final = WORDS.declare("activate_all")
# The rest is left out (§4.14).
FINISH: Final = WORDS.declare("finish")
# The same, with new spores where they bring most later (§10.4, sowing.py). Its own word, and not a better reading of
# the one above: matches that were written down must stay what they were.
ACTIVATE_AND_SOW: Final = WORDS.declare("activate_and_sow")

KEEP_CARD: Final = KEEP.part("card")
PLACE_CARD: Final = PLACE.part("card")
PLACE_TO: Final = PLACE.part("to")
DISCARD_TO: Final = DISCARD_FOR_SPORE.part("to")
ACTIVATE_AT: Final = ACTIVATE.part("at")
SOW_AT: Final = SOW.part("at")
SOW_TO: Final = SOW.part("to")
CALL_GOD: Final = CALL.part("god")
CALL_FOR_GOD: Final = CALL_FOR.part("god")
CALL_FOR_ANIMAL: Final = CALL_FOR.part("animal")


def all_places() -> list[list[Action]]:
    """By card kept, and last for none: every place for it."""
    return [
        [PLACE(card, cell) for card in range(CARDS) if is_kept(chosen, card) for cell in BIOMES[card].cells]
        for chosen in [*range(CARDS), NO_CARD]
    ]


def all_discards() -> list[list[Action]]:
    """By the mask of cells that have a spore already: every way to discard."""
    return [
        [CRYSTALS_INSTEAD, *[DISCARD_FOR_SPORE(cell) for cell in range(CELLS) if is_bare(spores, cell)]]
        for spores in range(1 << CELLS)
    ]


# For inner loops: the actions without fields, every place of a card, every discard, and the plain activation of each
# source.
CRYSTALS_INSTEAD: Final[Action] = DISCARD_FOR_CRYSTALS()
ALL_AT_ONCE: Final[Action] = ACTIVATE_ALL()
ALL_WITH_SPORES: Final[Action] = ACTIVATE_AND_SOW()
NOTHING_MORE: Final[Action] = FINISH()
# Priced cards go anywhere, restricted ones where they say (§4.9).
PLACES_OF: Final[list[list[Action]]] = all_places()
DISCARDS: Final[list[list[Action]]] = all_discards()
PLAIN_USES: Final[list[Action]] = [ACTIVATE(cell) for cell in range(CELLS)] + [CALL(god) for god in range(len(GODS))]


def source_of(action: Action) -> int:
    """Which source an activation uses."""
    if ACTIVATE.matches(action):
        return ACTIVATE_AT.of(action)
    if SOW.matches(action):
        return SOW_AT.of(action)
    return FIRST_GOD + (CALL_GOD.of(action) if CALL.matches(action) else CALL_FOR_GOD.of(action))
