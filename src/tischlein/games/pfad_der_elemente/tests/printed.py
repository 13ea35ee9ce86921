"""The numbers of the material in texts and figures, which pages show without asking the rules.

    PYTHONPATH=src python -m tischlein.games.pfad_der_elemente.tests.printed

writes them anew after a row of material.toml or omens.toml was corrected; `make test` says where that was forgotten.
"""

import re
from pathlib import Path

from tischlein.games.pfad_der_elemente.rules.material import (
    AIR,
    COSTS,
    EARTH,
    FIRE,
    GIFTED,
    OMEN_IDS,
    OMENS,
    PATTERNS,
    WATER,
)
from tischlein.games.pfad_der_elemente.rules.options import OPTIONS
from tischlein.games.pfad_der_elemente.rules.patterns import SMALLEST, VALUES
from tischlein.games.pfad_der_elemente.rules.scoring import position_points

FOLDER = Path(__file__).resolve().parent.parent
Value = int | str
# A file, a pattern that is found there once, and what stands in its groups.
Printed = tuple[str, str, list[Value]]

POINTS = {element: VALUES[element][SMALLEST[element]] for element in (EARTH, AIR, WATER, FIRE)}
FURTHER = PATTERNS[WATER].further
ALONE, GIFT, OWN = [
    position_points(EARTH, spirit, own)
    for spirit, own in ((EARTH, AIR), (EARTH | GIFTED, AIR), (EARTH | GIFTED, EARTH))
]
EXCHANGE = next(option.values[0] for option in OPTIONS if option.id == "exchange_omen_cost")
# How the rows of the table of gifts begin, in the order of the gift actions; the exchange of an omen last.
ENGLISH_GIFTS = [
    "cover one of",
    "swap two of your",
    "move one of your",
    "after two different",
    "lay the gift",
    "turn a covered",
    "swap two spirits on adjacent tiles of",
    "move a spirit",
    "exchange a",
]
GERMAN_GIFTS = [
    "einen eigenen Geist zudecken",
    "zwei eigene",
    "einen eigenen Geist um",
    "nach zwei verschiedenen",
    "die Gabe auf",
    "einen zugedeckten",
    "zwei fremde Geister auf angrenzenden Feldern tauschen",
    "einen fremden",
    "ein Gutes Omen",
]


def said(points: int, one: str, more: str) -> str:
    return f"{points} {one if points == 1 else more}"


def english() -> list[Printed]:
    point = r"(\d+ points?)"
    rules: list[tuple[str, list[Value]]] = [
        (r"^\| water \|.* \| (\d+), each further tile \+(\d+) \|$", [POINTS[WATER], FURTHER]),
        (r"^\| fire \|.* \| (\d+) for each triangle \|$", [POINTS[FIRE]]),
        (r"^\| air \|.* \| (\d+) for each pair \|$", [POINTS[AIR]]),
        (r"^\| earth \|.* \| (\d+) for each clearing \|$", [POINTS[EARTH]]),
        (rf"three triangles and bring {point}\.$", [said(3 * POINTS[FIRE], "point", "points")]),
        (rf"three triangles of {point} each", [said(POINTS[FIRE], "point", "points")]),
        (rf"brings {point}, (\d+) with a gift, (\d+) with", [said(ALONE, "point", "points"), GIFT, OWN]),
        (rf"its element brings {point}, twice", [said(ALONE, "point", "points")]),
    ]
    return [
        *[("locales/rules.en.md", *rule) for rule in rules],
        *gifts("locales/rules.en.md", ENGLISH_GIFTS),
        *messages("locales/en.ftl", point, "point", "points"),
        ("locales/en.ftl", r"^likes-water = .* in a row, (\d+) for each more\.$", [FURTHER]),
    ]


def german() -> list[Printed]:
    point = r"(\d+ Punkte?)"
    rules: list[tuple[str, list[Value]]] = [
        (r"^\| Wasser \|.* \| (\d+), jedes weitere Feld \+(\d+) \|$", [POINTS[WATER], FURTHER]),
        (r"^\| Feuer \|.* \| (\d+) je Dreieck \|$", [POINTS[FIRE]]),
        (r"^\| Luft \|.* \| (\d+) je Pärchen \|$", [POINTS[AIR]]),
        (r"^\| Erde \|.* \| (\d+) je Lichtung \|$", [POINTS[EARTH]]),
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
        *gifts("locales/rules.de.md", GERMAN_GIFTS),
        *messages("locales/de.ftl", point, "Punkt", "Punkte"),
        ("locales/de.ftl", r"^likes-water = .* in einer Reihe, jedes weitere (\d+)\.$", [FURTHER]),
    ]


def gifts(file: str, begins: list[str]) -> list[Printed]:
    """The table of gifts."""
    costs: list[Value] = [*COSTS.values(), int(EXCHANGE)]
    return [(file, rf"^\| (\d+) \| {re.escape(words)}", [cost]) for words, cost in zip(begins, costs, strict=True)]


def messages(file: str, point: str, one: str, more: str) -> list[Printed]:
    numbers = {
        "likes-earth": POINTS[EARTH],
        "likes-air": POINTS[AIR],
        "likes-water": POINTS[WATER],
        "likes-fire": POINTS[FIRE],
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
    for file, pattern, values in [*english(), *german(), *figures()]:
        text = files.get(file) or (folder / file).read_text(encoding="utf-8")
        found = list(re.finditer(pattern, text, re.MULTILINE))
        assert len(found) == 1, f"{file}: {pattern} is there {len(found)} times"
        for group in range(len(values), 0, -1):
            text = text[: found[0].start(group)] + str(values[group - 1]) + text[found[0].end(group) :]
        files[file] = text
    return files


def write(folder: Path) -> None:
    for file, text in corrected(folder).items():
        (folder / file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(FOLDER)
