"""All endings with up to three discs, worked out backwards from the ends: what a search has to agree with.

With three discs one player has nothing but a carrier, and a carrier neither captures nor is captured (§15). So no face
matters, to flip is to wait, and 25,000 positions stand for the ten million with faces. Nothing of the game's own code
is used: rows and files are counted here.
"""

from typing import NamedTuple

FILES = 3
ROWS = 8
SQUARES = FILES * ROWS
NOWHERE = -1


class Ending(NamedTuple):
    """As the player sees it who has one or two discs and is called the first here; it goes up, the enemy down."""

    wand: int
    disc: int
    enemy: int
    first_to_move: bool


def neighbours(at: int) -> list[int]:
    """Straight or diagonally up, or sideways."""
    row, file = divmod(at, FILES)
    steps = [(1, 0), (1, -1), (1, 1), (0, -1), (0, 1)]
    return [
        (row + rows) * FILES + file + files for rows, files in steps if row + rows < ROWS and 0 <= file + files < FILES
    ]


def nexts(ending: Ending) -> list[Ending]:
    """What one ply makes of it; the first is to wait, which is to flip the carrier."""
    wand, disc, enemy, first_to_move = ending
    found = [Ending(wand, disc, enemy, not first_to_move)]
    taken = {wand, disc, enemy}
    if not first_to_move:
        if enemy - FILES not in taken:
            found.append(Ending(wand, disc, enemy - FILES, True))
        return found
    if wand + FILES not in taken:
        found.append(Ending(wand + FILES, disc, enemy, False))
    if disc in neighbours(wand):
        found.append(Ending(disc, wand, enemy, False))
    if disc != NOWHERE:
        found += [Ending(wand, to, enemy, False) for to in neighbours(disc) if to not in taken]
    return found


def is_over(ending: Ending) -> bool:
    return ending.wand // FILES == ROWS - 1 or ending.enemy // FILES == 0


def all_endings() -> list[Ending]:
    squares = range(SQUARES)
    found = [
        Ending(wand, disc, enemy, first)
        for wand in squares
        for disc in [NOWHERE, *squares]
        for enemy in squares
        for first in (True, False)
        if len({wand, disc, enemy}) == FILES
    ]
    return [ending for ending in found if not is_over(ending)]


def solved() -> dict[Ending, int]:
    """By how many plies the one to move wins, if above 0, or else loses; what is not there nobody can win."""
    before: dict[Ending, list[Ending]] = {}
    open_plies: dict[Ending, int] = {}
    known: dict[Ending, int] = {}
    edge: list[Ending] = []
    for ending in all_endings():
        after = nexts(ending)
        open_plies[ending] = len(after)
        for one in after:
            before.setdefault(one, []).append(ending)
        if any(is_over(one) for one in after):
            known[ending] = 1
            edge.append(ending)
    for ending in edge:
        plies = abs(known[ending])
        for earlier in before.get(ending, []):
            open_plies[earlier] -= 1
            if earlier in known:
                continue
            if known[ending] < 0:
                known[earlier] = plies + 1
            elif open_plies[earlier] == 0:
                known[earlier] = -plies - 1
            else:
                continue
            edge.append(earlier)
    return known
