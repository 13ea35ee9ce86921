"""The paths of a position in letters, for who reads it on a command line: everything that is true, no view."""

from typing import Final

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.position.codec import tiles_of
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_WORDS, COORDINATES, members
from tischlein.games.pfad_der_elemente.rules.material import COVERED, ELEMENTS, GIFTED, MOTIF, MOTIFS
from tischlein.games.pfad_der_elemente.rules.path import TILE_WORDS
from tischlein.games.pfad_der_elemente.rules.patterns import PATTERN_WORDS
from tischlein.games.pfad_der_elemente.rules.scoring import SOURCE_WORDS, points_of, position_points
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import NOTHING, World

# A tile and the way to the next one; a row of tiles lies half a tile further right than the one above it.
WIDTH: Final = 10
LEGEND: Final = "Number and element of a tile, then its spirit: (covered), *with a gift."


def picture(state: State) -> list[str]:
    """Every path that lies or is being laid, with the numbers of its tiles and where its points come from."""
    assert isinstance(state, PfadDerElemente), "the table gives a game its own states"
    world = state.world
    drawn: list[str] = []
    for seat in range(world.seats):
        if tiles_of(world, seat)[0]:
            drawn += [*path_lines(world, seat), *point_lines(world, seat)]
    return [LEGEND, *drawn] if drawn else []


def path_lines(world: World, seat: Seat) -> list[str]:
    cells, elements, _ = tiles_of(world, seat)
    spirits = world.spirits[seat] if world.paths else [NOTHING] * len(cells)
    places = [COORDINATES[cell] for cell in cells]
    left = min(2 * q + r for q, r in places)
    rows: dict[int, str] = dict.fromkeys(range(places[0][1], places[-1][1] + 1), "")
    for (q, r), word, element, spirit in zip(places, names_of(world, cells), elements, spirits, strict=True):
        drawn = rows[r].ljust((2 * q + r - left) * WIDTH // 2)
        rows[r] = f"{drawn}{word:>2} {ELEMENTS[element][0].upper()} {spirit_letter(spirit)}"
    owner = f"seat {seat}, {ELEMENTS[world.elements[seat]]}"
    return ["", f"Path of {owner}:", *[f"  {row}".rstrip() for row in rows.values()]]


def names_of(world: World, cells: list[int]) -> list[str]:
    """What actions call these tiles: by number once all paths lie, before that by cell."""
    return TILE_WORDS if world.paths else [CELL_WORDS[cell] for cell in cells]


def spirit_letter(spirit: int) -> str:
    if spirit < 0:
        return ""
    letter = MOTIFS[spirit & MOTIF][0]
    gift = "*" if spirit & GIFTED else ""
    return f"({letter}){gift}" if spirit & COVERED else f"{letter}{gift}"


def point_lines(world: World, seat: Seat) -> list[str]:
    """Patterns and spirits with what they bring; all sources once the path lies."""
    cells, elements, _ = tiles_of(world, seat)
    found = world.paths[seat].patterns if world.paths else world.buildings[seat].patterns(world.rulings.longest)
    names, values = names_of(world, cells), world.rulings.box.values
    lines = [
        f"  {PATTERN_WORDS[element]} {' '.join(names[tile] for tile in members(mask))}: "
        f"{said(values[element][mask.bit_count()])}"
        for element, masks in enumerate(found)
        for mask in masks
    ]
    if not world.paths:
        return lines
    for tile, spirit in enumerate(world.spirits[seat]):
        brought = position_points(elements[tile], spirit, world.elements[seat])
        if brought:
            lines.append(f"  spirit on {names[tile]}: {said(brought)}")
    points = points_of(world, seat)
    sources = ", ".join(f"{word} {count}" for word, count in zip(SOURCE_WORDS, points, strict=True) if count)
    return [*lines, f"  {said(sum(points))}" + (f": {sources}" if sources else "")]


def said(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"
