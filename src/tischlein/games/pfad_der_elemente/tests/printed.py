"""The numbers of the material in texts and figures, which pages show without asking the rules.

    PYTHONPATH=src python -m tischlein.games.pfad_der_elemente.tests.printed

writes them anew after a row of material.toml or omens.toml was corrected; `make test` says where that was forgotten.
"""

import json
import re
from pathlib import Path

from tischlein.games.pfad_der_elemente.rules.box import LEAST_POINTS, MOST_POINTS, OUR_BOX, SMALLEST_PACK, grids_for
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import (
    AIR,
    ASSUMED,
    BOARDS,
    COSTS,
    EARTH,
    ELEMENTS,
    FIRE,
    GIFTED,
    OMEN_IDS,
    OMENS,
    PATTERNS,
    SHAPE_CELLS,
    SHAPE_IDS,
    TABLES,
    WATER,
    Omen,
    OnShape,
)
from tischlein.games.pfad_der_elemente.rules.options import OPTIONS
from tischlein.games.pfad_der_elemente.rules.patterns import SMALLEST
from tischlein.games.pfad_der_elemente.rules.scoring import position_points
from tischlein.games.pfad_der_elemente.views.view import by_element

FOLDER = Path(__file__).resolve().parent.parent
Value = int | str
BOX_FILE = "board/box.json"
# A file, a pattern that is found there once, and what stands in its groups.
Printed = tuple[str, str, list[Value]]

VALUES = OUR_BOX.values
POINTS = {element: VALUES[element][SMALLEST[element]] for element in (EARTH, AIR, WATER, FIRE)}
FURTHER = PATTERNS[WATER].further
ALONE, GIFT, OWN = [
    position_points(EARTH, spirit, own)
    for spirit, own in ((EARTH, AIR), (EARTH | GIFTED, AIR), (EARTH | GIFTED, EARTH))
]
EXCHANGE = next(option.values[0] for option in OPTIONS if option.id == "exchange_omen_cost")
# The paragraphs of the gift actions, in their order; the exchange of an omen last.
GIFT_PARAGRAPHS = range(27, 36)
# One omen of each kind: a pair, the line, the bend, the triangle, the guest.
KINDS = [OMENS[omen].points for omen in (0, 3, 4, 5, 6)]


def said(points: int, one: str, more: str) -> str:
    return f"{points} {one if points == 1 else more}"


def english() -> list[Printed]:
    point = r"(\d+ points?)"
    rules: list[tuple[str, list[Value]]] = [
        (
            rf"^§10 .*three tiles bring {point}, each further tile \+(\d+)\.",
            [said(POINTS[WATER], "point", "points"), FURTHER],
        ),
        (rf"^§11 .* {point} for each triangle\.", [said(POINTS[FIRE], "point", "points")]),
        (rf"^§12 .* {point} for each pair\.", [said(POINTS[AIR], "point", "points")]),
        (rf"^§13 .* {point} for each clearing\.", [said(POINTS[EARTH], "point", "points")]),
        (rf"three triangles and bring {point}\.$", [said(3 * POINTS[FIRE], "point", "points")]),
        (rf"three triangles of {point} each", [said(POINTS[FIRE], "point", "points")]),
        (rf"brings {point}, (\d+) with a gift, (\d+) with", [said(ALONE, "point", "points"), GIFT, OWN]),
        (rf"its element brings {point}, twice", [said(ALONE, "point", "points")]),
    ]
    return [
        *[("locales/rules.en.md", *rule) for rule in rules],
        *gifts("locales/rules.en.md", "gift", "gifts"),
        *messages("locales/en.ftl", point, "point", "points"),
    ]


def german() -> list[Printed]:
    point = r"(\d+ Punkte?)"
    rules: list[tuple[str, list[Value]]] = [
        (
            rf"^§10 .*Drei Felder bringen {point}, jedes weitere Feld \+(\d+)\.",
            [said(POINTS[WATER], "Punkt", "Punkte"), FURTHER],
        ),
        (rf"^§11 .* {point} je Dreieck\.", [said(POINTS[FIRE], "Punkt", "Punkte")]),
        (rf"^§12 .* {point} je Pärchen\.", [said(POINTS[AIR], "Punkt", "Punkte")]),
        (rf"^§13 .* {point} je Lichtung\.", [said(POINTS[EARTH], "Punkt", "Punkte")]),
        (rf"drei Dreiecke und bringen {point}\.$", [said(3 * POINTS[FIRE], "Punkt", "Punkte")]),
        (r"drei Dreiecken zu je (\d+ Punkte?n?)\.", [said(POINTS[FIRE], "Punkt", "Punkten")]),
        (
            rf"bringt {point}, mit Gabe (\d+), mit Gabe im eigenen Element (\d+)\.",
            [said(ALONE, "Punkt", "Punkte"), GIFT, OWN],
        ),
        (rf"seines Elements bringt {point}, mit", [said(ALONE, "Punkt", "Punkte")]),
    ]
    return [
        *[("locales/rules.de.md", *rule) for rule in rules],
        *gifts("locales/rules.de.md", "Gabe", "Gaben"),
        *messages("locales/de.ftl", point, "Punkt", "Punkte"),
    ]


def rulings() -> list[Printed]:
    """What the last chapter says about assumed numbers."""
    river, pair = [said(points, "point", "points") for points in (POINTS[WATER], KINDS[0])]
    fluss, paar = [said(points, "Punkt", "Punkte") for points in (POINTS[WATER], KINDS[0])]
    others = r"\((\d+)\), .*\((\d+)\), .*\((\d+)\)\.$"
    return [
        (
            "locales/rules.en.md",
            r"^§A2 .*The (\d+ points?) for a river of three, the (\d+) for a pair and the (\d+) for a clearing",
            [river, POINTS[AIR], POINTS[EARTH]],
        ),
        (
            "locales/rules.de.md",
            r"^§A2 .*Die (\d+ Punkte?) für einen Fluss aus dreien, die (\d+) für ein Pärchen und der (\d+) für eine",
            [fluss, POINTS[AIR], POINTS[EARTH]],
        ),
        (
            "locales/rules.en.md",
            rf"^§A3 .*three pairs \((\d+ points?)\), a line \((\d+)\), .* twice {others}",
            [pair, *KINDS[1:]],
        ),
        (
            "locales/rules.de.md",
            rf"^§A3 .*drei Paare \((\d+ Punkte?)\), eine Reihe \((\d+)\), .* doppelt {others}",
            [paar, *KINDS[1:]],
        ),
    ]


def gifts(file: str, one: str, more: str) -> list[Printed]:
    """The prices of gift actions."""
    costs = [*COSTS.values(), int(EXCHANGE)]
    return [
        (file, rf"^§{number} \*\*(\d+ {one[:4]}\w*): ", [said(cost, one, more)])
        for number, cost in zip(GIFT_PARAGRAPHS, costs, strict=True)
    ]


def messages(file: str, point: str, one: str, more: str) -> list[Printed]:
    numbers = {
        "figure-row": VALUES[WATER][4],
        "figure-triangle": 2 * POINTS[FIRE],
        "figure-pair": POINTS[AIR],
        "figure-clearing": 2 * POINTS[EARTH],
        "figure-match": ALONE,
        "figure-match-gift": GIFT,
        "figure-match-own": OWN,
    }
    return [(file, rf"^{key} = (?:.*?\D)?{point}", [said(number, one, more)]) for key, number in numbers.items()]


def figures() -> list[Printed]:
    samples: list[tuple[str, list[Value]]] = [
        (r"pattern\('row', row, (\d+)\)", [VALUES[WATER][4]]),
        (r"pattern\('triangle', fire\.slice\(0, 3\), (\d+)\)", [POINTS[FIRE]]),
        (r"pattern\('triangle', \[fire\[0\]!, fire\[1\]!, fire\[3\]!\], (\d+)\)", [POINTS[FIRE]]),
        (r"pattern\('pair', air, (\d+)\)", [POINTS[AIR]]),
        (r"pattern\('clearing', \[tile\], (\d+)\)", [POINTS[EARTH]]),
    ]
    drawn: list[tuple[str, list[Value]]] = [
        (r"'earth', \{ points: (\d+) \}\)\), note: 'figure-match' ", [ALONE]),
        (r"points: (\d+), gift: true \}\)\), note: 'figure-match-gift' ", [GIFT]),
        (r"points: (\d+), gift: true \}\)\), note: 'figure-match-own' ", [OWN]),
        (r"'fire', \{ points: (\d+) \}\)\), note: 'figure-open' ", [ALONE]),
        (r"covered: true, points: (\d+) \}\)\), note: 'figure-covered-mine' ", [ALONE]),
        (r"^    points: (\d+),$", [POINTS[FIRE]]),
    ]
    drawn.extend([(rf"omen\('{OMEN_IDS[omen]}', .*, (\d+)\)", [OMENS[omen].points]) for omen in (0, 3, 4, 5, 6)])
    return [
        *[("board/samples.ts", *sample) for sample in samples],
        *[("board/figures.ts", *figure) for figure in drawn],
    ]


def corrected(folder: Path) -> dict[str, str]:
    """Every file with numbers of the material, as it should be."""
    files: dict[str, str] = {}
    for file, pattern, values in [*english(), *german(), *rulings(), *figures()]:
        text = files.get(file) or (folder / file).read_text(encoding="utf-8")
        found = list(re.finditer(pattern, text, re.MULTILINE))
        assert len(found) == 1, f"{file}: {pattern} is there {len(found)} times"
        for group in range(len(values), 0, -1):
            text = text[: found[0].start(group)] + str(values[group - 1]) + text[found[0].end(group) :]
        files[file] = text
    files[BOX_FILE] = in_rows(box(), "") + "\n"
    return files


def box() -> dict[str, object]:
    """What the form for an owner of the box starts with: ours, in the form of a saved file, and what would fit."""
    return {
        "ours": {
            "game": "pfad_der_elemente",
            "board": [
                {"element": ELEMENTS[board.element], "taken": by_element(board.taken), "pool": by_element(board.pool)}
                for board in BOARDS
                if board.assumed
            ],
            "pattern": [
                {"element": ELEMENTS[pattern.element], "points": pattern.points}
                for pattern in PATTERNS
                if pattern.assumed
            ],
            "table": [
                {"seats": table.seats, "rows": table.rows, "columns": table.columns}
                for table in TABLES
                if table.assumed
            ],
            "omen": [omen_row(omen) for omen in OMENS if omen.source == ASSUMED],
        },
        "printed": [omen_row(omen) for omen in OMENS if omen.source != ASSUMED],
        "shapes": [{"id": id, "cells": cells} for id, cells in zip(SHAPE_IDS, SHAPE_CELLS, strict=True)],
        "grids": {str(table.seats): grids_for(table.spirits) for table in TABLES},
        "tiles": TILES,
        "pack": SMALLEST_PACK,
        "points": [LEAST_POINTS, MOST_POINTS],
    }


def in_rows(value: object, margin: str) -> str:
    """JSON with a line for every row of a table."""
    inner = f"{margin} "
    if isinstance(value, dict) and any([isinstance(part, dict | list) for part in value.values()]):
        parts = [f'{inner}"{key}": {in_rows(part, inner)}' for key, part in value.items()]
        return "{\n" + ",\n".join(parts) + f"\n{margin}}}"
    if isinstance(value, list) and any([isinstance(part, dict) for part in value]):
        return "[\n" + ",\n".join([inner + json.dumps(part) for part in value]) + f"\n{margin}]"
    return json.dumps(value)


def omen_row(omen: Omen) -> dict[str, object]:
    lies = omen.lies
    where = {"shape": SHAPE_IDS[lies.shape]} if isinstance(lies, OnShape) else {"tile": ELEMENTS[lies.element]}
    return {"id": omen.id, **where, "spirits": [ELEMENTS[spirit] for spirit in omen.spirits], "points": omen.points}


def write(folder: Path) -> None:
    for file, text in corrected(folder).items():
        (folder / file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(FOLDER)
