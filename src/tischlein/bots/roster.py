"""Who can sit down at a game's table: `random`, five levels, and what the game brings of its own."""

from functools import partial
from typing import Final

from tischlein.bots.beginner import Beginner
from tischlein.bots.random import RandomBot
from tischlein.bots.tree import TreeBot
from tischlein.core.game import Game, NewBot
from tischlein.core.question import Bot
from tischlein.core.refusal import Refusal

# Level 0 is for children: level 1, which overlooks things.
LEVELS: Final = ("level0", "level1", "level2", "level3", "level4")
# Simulated matches per answer where a game has no levels of its own, from level 1 on.
SIMULATIONS: Final = (16, 80, 400, 2000)
# Of a hundred answers level 0 sees so many, where a game does not say otherwise.
SEEN_BY_CHILDREN: Final = 88

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
    "level0": ("Stufe 0", "Level 0"),
    "level1": ("Stufe 1", "Level 1"),
    "level2": ("Stufe 2", "Level 2"),
    "level3": ("Stufe 3", "Level 3"),
    "level4": ("Stufe 4", "Level 4"),
}


def roster(game: Game) -> dict[str, NewBot]:
    """Every bot of a game by name: random, the levels in ascending order, then the game's baselines."""
    general = {level: partial(TreeBot, count, game.hint) for level, count in zip(LEVELS[1:], SIMULATIONS, strict=True)}
    child: NewBot = partial(new_beginner, game.bots.get("level1", general["level1"]))
    return {"random": RandomBot, "level0": child, **general, **game.bots}


def new_beginner(new_guide: NewBot, sees: int = SEEN_BY_CHILDREN) -> Bot:
    return Beginner(new_guide(), sees)


def find_bot(game: Game, name: str) -> Bot:
    bots = roster(game)
    if name not in bots:
        raise Refusal("unknown_bot", {"bot": name, "valid": list(bots)})
    return bots[name]()
