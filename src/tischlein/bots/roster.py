"""Who can sit down at a game's table: `random`, four levels, and what the game brings of its own."""

from functools import partial
from typing import Final

from tischlein.bots.random import RandomBot
from tischlein.bots.tree import TreeBot
from tischlein.core.game import Game, NewBot
from tischlein.core.question import Bot
from tischlein.core.refusal import Refusal

LEVELS: Final = ("level1", "level2", "level3", "level4")
# Simulated matches per answer where a game has no levels of its own.
SIMULATIONS: Final = (16, 80, 400, 2000)

# Whom one meets in a bot's seat. The pages choose by the table's code and the seat (`web/src/lib/words.ts`). They are
# short, for seven of them stand side by side on a phone; rare, for no guest may be called so; one to a letter, for
# tokens show the first one; and women and men in turn.
NAMES: Final = (
    *("Adela", "Bodo", "Celia", "Dario", "Edna", "Fabio", "Gerda", "Hektor", "Irma", "Jago", "Kitty", "Lionel"),
    *("Mabel", "Nestor", "Orla", "Percy", "Rita", "Silvio", "Tilda", "Udo", "Velma", "Waldo", "Xenia", "Yorick"),
)

# What stands beside the name, in German and English. The pages have the words from `web/locales`, where they are the
# same: a server without pages must know them too, since no guest may look like a bot (`tests/attacks/test_names.py`).
SHOWN_LEVELS: Final = {
    "random": ("Zufall", "Random"),
    "level1": ("Stufe 1", "Level 1"),
    "level2": ("Stufe 2", "Level 2"),
    "level3": ("Stufe 3", "Level 3"),
    "level4": ("Stufe 4", "Level 4"),
}


def roster(game: Game) -> dict[str, NewBot]:
    """Every bot of a game by name: random, the levels in ascending order, then the game's baselines."""
    bots: dict[str, NewBot] = {"random": RandomBot}
    for level, simulations in zip(LEVELS, SIMULATIONS, strict=True):
        bots[level] = game.bots.get(level, partial(TreeBot, simulations, game.hint))
    bots.update(game.bots)
    return bots


def find_bot(game: Game, name: str) -> Bot:
    bots = roster(game)
    if name not in bots:
        raise Refusal("unknown_bot", {"bot": name, "valid": list(bots)})
    return bots[name]()
