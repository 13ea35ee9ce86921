"""Plies as people write them: "move a3-b3", "move b4xa5", "wand b2>b3", "flip b4", "pass"."""

from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.rules.actions import FLIP, MOVE, PASS, VOCABULARY, WAND
from tischlein.games.elementos.rules.squares import NAMES


def write_ply(ply: Action) -> str:
    if MOVE.matches(ply):
        at, to = MOVE.values(ply)
        return f"move {NAMES[at]}-{NAMES[to]}"
    if WAND.matches(ply):
        at, to = WAND.values(ply)
        return f"wand {NAMES[at]}>{NAMES[to]}"
    if FLIP.matches(ply):
        return f"flip {NAMES[FLIP.value('at', ply)]}"
    assert PASS.matches(ply), "layings are not plies"
    return "pass"


def read_ply(text: str) -> Action:
    """Refuses what is not a ply. The sign between the squares is free."""
    do, _, squares = text.strip().partition(" ")
    if do == "pass" and not squares:
        return PASS()
    if do == "flip":
        return VOCABULARY.number({"do": do, "at": squares})
    if do in ("move", "wand") and len(squares) == 5 and squares[2] in "-x>":
        return VOCABULARY.number({"do": do, "at": squares[:2], "to": squares[3:]})
    raise Refusal("unknown_ply", {"ply": text, "valid": ["move a3-a4", "wand b2>b3", "flip b4", "pass"]})
