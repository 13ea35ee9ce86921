"""Everything a seat can ever do in Pfad der Elemente.

A cell of a path that is being laid is named by its axial coordinates ("-1,2"), a tile of a finished path by its number
("1" … "12", row by row from the top left), a place of the grid by its number ("1" … "40", row by row), a foreign path
by the element of its owner.
"""

from typing import Final

from tischlein.core.vocabulary import Action, Vocabulary
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_WORDS
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, MOST_PLACES, OMEN_IDS, omens_of
from tischlein.games.pfad_der_elemente.rules.path import TILE_WORDS

WORDS: Final[Vocabulary] = Vocabulary()
PLACE_WORDS: Final[list[str]] = [str(place + 1) for place in range(MOST_PLACES)]
PAIRS_OF_OMENS: Final[list[tuple[int, ...]]] = [
    (one, two)
    for element in range(len(ELEMENTS))
    for one in omens_of(element)
    for two in omens_of(element)
    if one < two
]

# An element and its board (§1).
CHOOSE: Final = WORDS.declare("choose", element=ELEMENTS)
# One tile of the pack, in secret (§6).
TAKE: Final = WORDS.declare("take", element=ELEMENTS)
# Two of the own seven omens (§7).
KEEP: Final = WORDS.declare("keep", among=PAIRS_OF_OMENS, first=OMEN_IDS, second=OMEN_IDS)
# Laying, rearranging, confirming (§9).
LAY: Final = WORDS.declare("lay", at=CELL_WORDS, element=ELEMENTS)
LIFT: Final = WORDS.declare("lift", at=CELL_WORDS)
DONE: Final = WORDS.declare("done")
# A spirit of the grid, the first or the second one (§17); a third one for a gift, or covering them all again (§19).
REVEAL: Final = WORDS.declare("reveal", at=PLACE_WORDS)
THIRD_REVEAL: Final = WORDS.declare("third_reveal", at=PLACE_WORDS)
COVER_UP: Final = WORDS.declare("cover_up")
# The pair onto two paths (§20, §21).
PLACE_OWN: Final = WORDS.declare("place_own", at=TILE_WORDS)
PLACE_FOREIGN: Final = WORDS.declare("place_foreign", path=ELEMENTS, at=TILE_WORDS)
# For gifts (§27 to §35); some also free as the power of a pair (§23). Swaps name the lower tile first.
COVER_OWN: Final = WORDS.declare("cover_own", at=TILE_WORDS)
SWAP_OWN: Final = WORDS.declare("swap_own", at=TILE_WORDS, to=TILE_WORDS)
MOVE_OWN: Final = WORDS.declare("move_own", at=TILE_WORDS, to=TILE_WORDS)
UPGRADE: Final = WORDS.declare("upgrade", at=TILE_WORDS)
UNCOVER_FOREIGN: Final = WORDS.declare("uncover_foreign", path=ELEMENTS, at=TILE_WORDS)
SWAP_FOREIGN: Final = WORDS.declare("swap_foreign", path=ELEMENTS, at=TILE_WORDS, to=TILE_WORDS)
MOVE_FOREIGN: Final = WORDS.declare("move_foreign", path=ELEMENTS, at=TILE_WORDS, to=TILE_WORDS)
EXCHANGE_OMEN: Final = WORDS.declare("exchange_omen", omen=OMEN_IDS)
# The power is left unused (§23). No more gifts now (§16, §37).
SKIP: Final = WORDS.declare("skip")
END_TURN: Final = WORDS.declare("end_turn")

# The answers without fields, made once.
CONFIRM: Final[Action] = DONE()
TURN_DOWN: Final[Action] = COVER_UP()
NO_POWER: Final[Action] = SKIP()
NO_MORE_GIFTS: Final[Action] = END_TURN()
