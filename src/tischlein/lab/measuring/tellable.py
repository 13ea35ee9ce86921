"""Which events a game can tell at all: it has a sentence for each of them."""

import re
from typing import Final

from tischlein.core.game import Game
from tischlein.lab.observations.encoding import folder_of

SENTENCE: Final = re.compile(r"^event-(\w+) =", re.MULTILINE)


def tellable(game: Game) -> list[str]:
    """In the order of its texts; empty for a game whose folder is not here."""
    folder = folder_of(game)
    texts = None if folder is None else folder / "locales" / "en.ftl"
    if texts is None or not texts.is_file():
        return []
    return SENTENCE.findall(texts.read_text(encoding="utf-8"))
