"""Everything a seat can ever do in breakthrough: one piece, one step."""

from typing import Final

from tischlein.core.vocabulary import Vocabulary

ROWS: Final = 6
SQUARES: Final = ROWS * ROWS

WORDS: Final = Vocabulary()
STEP: Final = WORDS.declare("step", at=SQUARES, way=["left", "ahead", "right"])
