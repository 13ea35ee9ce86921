"""A gate of a zone as one word: "V10[.w]" is V10 with a crystal on its water space only, "!" marks a pending gate."""

import re
from typing import Final

from mypy_extensions import i64

from tischlein.games.via_magica.rules.area import NO_GATE, Area, one
from tischlein.games.via_magica.rules.material import GATE_IDS, GATES, LETTERS, SPACES
from tischlein.kit.written import impossible, one_of, wrong

EMPTY_SLOT: Final = "-"
FREE_SPACE: Final = "."
_SHAPE: Final = re.compile(r"([A-Z][0-9]{2})(?:\[([a-z.]*)\])?(!?)")


def write_slot(area: Area, slot: int) -> str:
    kind = area.slots[slot]
    if kind == NO_GATE:
        return EMPTY_SLOT
    marks = ""
    for place, animus in enumerate(GATES[kind].spaces):
        position: i64 = slot * SPACES + place
        marks += LETTERS[animus] if area.crystals >> position & 1 else FREE_SPACE
    return f"{GATE_IDS[kind]}[{marks}]" + ("!" if area.is_pending(slot) else "")


def read_slot(area: Area, slot: int, written: object, where: str) -> None:
    """Lays a written gate into an area, with its crystals. A gate without brackets is empty."""
    if written == EMPTY_SLOT:
        return
    shape = _SHAPE.fullmatch(written) if isinstance(written, str) else None
    if shape is None:
        raise wrong(where, written, 'a gate like "V10", "V10[.w]" or "V10[ww]!", or "-"')
    if shape[1] not in GATE_IDS:
        raise wrong(where, shape[1], one_of(GATE_IDS, shape[1]))
    kind = GATE_IDS.index(shape[1])
    if area.owns(kind):
        raise impossible(where, shape[1], "nobody has the same gate twice")
    area.lay(slot, kind)
    read_marks(area, slot, shape[2] or FREE_SPACE * len(GATES[kind].spaces), where)
    if shape[3]:
        area.lock(slot)


def read_marks(area: Area, slot: int, marks: str, where: str) -> None:
    spaces = GATES[area.slots[slot]].spaces
    full = "".join([LETTERS[animus] for animus in spaces])
    fits = f"[{full}], with {FREE_SPACE} for each space without a crystal"
    if len(marks) != len(spaces):
        raise wrong(where, f"[{marks}]", fits)
    for place, animus in enumerate(spaces):
        if marks[place] == FREE_SPACE:
            continue
        if marks[place] != LETTERS[animus]:
            raise wrong(where, f"[{marks}]", fits)
        position: i64 = slot * SPACES + place
        area.crystals |= one(position)
