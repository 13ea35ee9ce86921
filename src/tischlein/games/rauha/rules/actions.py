"""Everything a seat can ever do in Rauha. Cells are named 1 … 9, row by row from the top left."""

from typing import Final

from tischlein.core.vocabulary import Action, Vocabulary
from tischlein.games.rauha.rules.effects import ANIMALS, EnergyPerChosenAnimal
from tischlein.games.rauha.rules.material import BIOMES, CARD_IDS, CARDS, CELL_WORDS, CELLS, GOD_IDS, GODS

WORDS: Final = Vocabulary()

# A card of the pile, in secret (rules 4.1).
KEEP: Final = WORDS.kind("keep", card=CARD_IDS)
# The card onto the own board (rules 4.7a); only cells that are allowed for the card have a number.
PLACE: Final = WORDS.kind(
    "place", among=[(card, cell) for card in range(CARDS) for cell in BIOMES[card].cells], card=CARD_IDS, to=CELL_WORDS
)
# The card face down into the Black Hole (rules 4.7b, c). Which card it was stays the owner's secret.
DISCARD_FOR_CRYSTALS: Final = WORDS.kind("discard_for_crystals")
DISCARD_FOR_SPORE: Final = WORDS.kind("discard_for_spore", to=CELL_WORDS)
# A biome (rules 4.14, 8.2).
ACTIVATE: Final = WORDS.kind("activate", at=CELL_WORDS)
# A biome that lays a spore (rules 5.5).
SOW: Final = WORDS.kind("sow", at=CELL_WORDS, to=CELL_WORDS)
# A god (rules 4.14, 8.2), and one for whom an animal must be named (ruling 8).
CALL: Final = WORDS.kind("call", god=GOD_IDS)
CALL_FOR: Final = WORDS.kind(
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
# Everything that brings most energy, in the best order (plan.py).
ACTIVATE_ALL: Final = WORDS.kind("activate_all")
# The rest is left out (rules 4.14).
FINISH: Final = WORDS.kind("finish")

# Plain numbers for the inner loops.
KEEP_START: Final[int] = KEEP.start
PLACE_START: Final[int] = PLACE.start
DISCARD_ACTION: Final[Action] = DISCARD_FOR_CRYSTALS()
DISCARD_FOR_SPORE_START: Final[int] = DISCARD_FOR_SPORE.start
ACTIVATE_START: Final[int] = ACTIVATE.start
SOW_START: Final[int] = SOW.start
CALL_START: Final[int] = CALL.start
CALL_FOR_START: Final[int] = CALL_FOR.start
ACTIVATE_ALL_ACTION: Final[Action] = ACTIVATE_ALL()
FINISH_ACTION: Final[Action] = FINISH()

# A source of effects is a cell 0 … 8 or 9 + a god. FIRST_GOD is also the number of cells.
FIRST_GOD: Final[int] = CELLS
SOURCES: Final[int] = CELLS + len(GODS)

PLACES_OF: Final[list[list[Action]]] = [[PLACE(card, cell) for cell in BIOMES[card].cells] for card in range(CARDS)]
CELL_PLACED: Final[list[int]] = [row[1] for row in PLACE.rows]
# The god and the animal of each CALL_FOR.
GOD_CALLED: Final[list[int]] = [row[0] for row in CALL_FOR.rows]
ANIMAL_CALLED: Final[list[int]] = [row[1] for row in CALL_FOR.rows]


def plain_use(source: int) -> Action:
    """Activating a source that asks for nothing more."""
    return ACTIVATE_START + source if source < FIRST_GOD else CALL_START + source - FIRST_GOD


def sow(at: int, to: int) -> Action:
    """SOW(at, to) without looking anything up."""
    return SOW_START + at * CELLS + to


def source_of(action: Action) -> int:
    """Which source an activation uses."""
    if action < SOW_START:
        return action - ACTIVATE_START
    if action < CALL_START:
        return (action - SOW_START) // CELLS
    if action < CALL_FOR_START:
        return FIRST_GOD + action - CALL_START
    return FIRST_GOD + GOD_CALLED[action - CALL_FOR_START]


def is_sow(action: Action) -> bool:
    return SOW_START <= action < CALL_START


def sow_target(action: Action) -> int:
    return (action - SOW_START) % CELLS
