"""A position as plain JSON. What follows from the rest is not written: decks, symbols, what can be activated.

README, "A position", explains the keys and shows an example.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.core.state import Position
from tischlein.core.turn import Seat
from tischlein.games.rauha.position.checks import check_world
from tischlein.games.rauha.rules.activating import uses_of
from tischlein.games.rauha.rules.area import ENERGY_SOURCES, NO_CARD, Area, cells_of, one
from tischlein.games.rauha.rules.course import make_ready
from tischlein.games.rauha.rules.material import (
    BIOME_IDS,
    CARD_IDS,
    CARDS,
    CELL_WORDS,
    GOD_IDS,
    NOTCHES,
    SOURCE_WORDS,
    age_of,
)
from tischlein.games.rauha.rules.options import OPTIONS, Rulings
from tischlein.games.rauha.rules.setup import SEATS, new_area, new_world, printed_cells
from tischlein.games.rauha.rules.world import (
    ACTIVATE_PHASE,
    NOBODY,
    PHASES,
    SCORE_PHASE,
    World,
    sealed,
    sealed_card,
    seen_by,
)
from tischlein.kit.piles import take
from tischlein.kit.written import Written, impossible

KEYS: Final = ["options", "notch", "phase", "first", "acted", "stack", "gods", "piles", "hole", "seats"]
OPTIONAL_KEYS: Final = ["options", "first", "acted", "stack", "gods", "piles", "hole"]
SEAT_KEYS: Final = ["cells", "covered", "spores", "crystals", "energy", "chosen", "dropped", "ready"]
MANY: Final = 1_000_000


def dump_world(world: World) -> Position:
    return {
        "options": dict(world.rulings.chosen),
        "notch": world.notch + 1,
        "phase": PHASES[world.phase],
        "first": world.first,
        "acted": world.acted,
        "stack": list(world.stack),
        "gods": {GOD_IDS[god]: holder for god, holder in enumerate(world.holders) if holder != NOBODY},
        "piles": [card_ids(pile) for pile in world.piles],
        "hole": {
            CARD_IDS[sealed_card(entry)]: dump_seen(world, entry) for entry in sorted(world.hole, key=sealed_card)
        },
        "seats": [dump_area(area) for area in world.areas],
    }


def dump_seen(world: World, entry: int) -> list[Seat]:
    return [seat for seat in range(world.seats) if seen_by(entry) >> seat & 1]


def dump_area(area: Area) -> dict[str, object]:
    return {
        "cells": {CELL_WORDS[cell]: CARD_IDS[card] for cell, card in enumerate(area.cells) if card < CARDS},
        "covered": card_ids(area.covered),
        "spores": [CELL_WORDS[cell] for cell in cells_of(area.spores)],
        "crystals": area.crystals,
        "energy": dict(zip(ENERGY_SOURCES, area.earned, strict=True)),
        "chosen": None if area.chosen == NO_CARD else CARD_IDS[area.chosen],
        "dropped": None if area.dropped == NO_CARD else CARD_IDS[area.dropped],
        "ready": [word for source, word in enumerate(SOURCE_WORDS) if area.ready >> source & 1],
    }


def card_ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def load_world(position: Position) -> World:
    """The world of a written position. Refuses what cannot lie on a table."""
    written = Written("", position, KEYS, OPTIONAL_KEYS)
    rulings = Rulings(written.options("options", OPTIONS))
    seats = written.seats(SEATS[0], SEATS[-1])
    world = new_world([load_area(seat, area, rulings.side) for seat, area in enumerate(seats)], rulings)
    load_course(world, written)
    load_gods(world, written)
    load_cards(world, written)
    load_ready(world, seats)
    check_world(world)
    return world


def load_area(seat: Seat, value: object, side: int) -> Area:
    written = Written(f"seats.{seat}", value, SEAT_KEYS, SEAT_KEYS)
    biomes = printed_cells(side)
    if written.has("cells"):
        cells = Written(written.place("cells"), written.parts["cells"], CELL_WORDS, CELL_WORDS)
        for cell, word in enumerate(CELL_WORDS):
            if cells.has(word):
                biomes[cell] = cells.among(word, BIOME_IDS)
    area = new_area(biomes)
    area.covered = written.all_among("covered", CARD_IDS) if written.has("covered") else []
    for cell in written.each_among("spores", CELL_WORDS) if written.has("spores") else []:
        area.add_spore(cell)
    if written.has("crystals"):
        area.crystals = written.number("crystals", 0, MANY)
    area.chosen = written.among("chosen", CARD_IDS) if written.has("chosen") else NO_CARD
    area.dropped = written.among("dropped", CARD_IDS) if written.has("dropped") else NO_CARD
    load_energy(area, written)
    return area


def load_energy(area: Area, written: Written) -> None:
    """By source, or a plain number where nobody cares."""
    if not written.has("energy"):
        return
    if isinstance(written.parts["energy"], dict):
        earned = Written(written.place("energy"), written.parts["energy"], ENERGY_SOURCES)
        area.earned = [earned.number(source, 0, MANY) for source in ENERGY_SOURCES]
    else:
        area.earned[0] = written.number("energy", 0, MANY)
    area.energy = sum(area.earned)


def load_course(world: World, written: Written) -> None:
    world.notch = written.number("notch", 1, len(NOTCHES)) - 1
    world.phase = written.among("phase", PHASES)
    if written.has("stack"):
        world.stack = load_stack(world, written)
    if written.has("first"):
        world.first = written.number("first", 0, world.seats - 1)
    if written.has("acted"):
        world.acted = written.number("acted", 0, world.seats)


def load_stack(world: World, written: Written) -> list[Seat]:
    seats = [seat for seat in written.list_of("stack") if type(seat) is int]
    if sorted(seats) != list(range(world.seats)) or len(seats) != len(written.list_of("stack")):
        raise written.wrong("stack", f"the seats 0 to {world.seats - 1}, each once")
    return seats


def load_gods(world: World, written: Written) -> None:
    if not written.has("gods"):
        return
    gods = Written("gods", written.parts["gods"], GOD_IDS, GOD_IDS)
    for god, id in enumerate(GOD_IDS):
        if gods.has(id):
            holder = gods.number(id, 0, world.seats - 1)
            world.holders[god] = holder
            world.areas[holder].gods |= one(god)


def load_cards(world: World, written: Written) -> None:
    """Piles and Black Hole; all that lies nowhere is in the decks."""
    if written.has("piles"):
        piles = written.list_of("piles")
        known = [str(place) for place in range(world.seats)]
        if len(piles) != len(known):
            raise impossible("the number of piles", len(piles), f"there is one for each of the {world.seats} seats")
        rows = Written("piles", {str(place): pile for place, pile in enumerate(piles)}, known)
        world.piles = [sorted(rows.all_among(place, CARD_IDS)) for place in known]
    if written.has("hole"):
        hole = Written("hole", written.parts["hole"], CARD_IDS, CARD_IDS)
        for card, id in enumerate(CARD_IDS):
            if hole.has(id):
                world.hole.append(sealed(card, load_seen(world, hole, id)))
    for card in world.lying():
        if take(world.bags[age_of(card)], [card]):
            raise impossible("a card", CARD_IDS[card], "it lies in two places and there is only one of it")


def load_seen(world: World, hole: Written, id: str) -> int:
    seats = hole.list_of(id)
    # True is as good as 1 to Python, but no seat.
    written = [seat for seat in seats if type(seat) is int]
    if not seats or len(written) < len(seats) or written != [seat for seat in range(world.seats) if seat in seats]:
        raise hole.wrong(id, f"a list of the seats that saw it, of 0 to {world.seats - 1}, in their order")
    return sum([1 << seat for seat in range(world.seats) if seat in seats])


def load_ready(world: World, seats: list[object]) -> None:
    """What may still be activated. Where it is not written, the step has just begun and no god was welcomed."""
    if world.phase not in (ACTIVATE_PHASE, SCORE_PHASE):
        return
    area = world.areas[world.active()]
    written = Written(f"seats.{world.active()}", seats[world.active()], SEAT_KEYS, SEAT_KEYS)
    if written.has("ready"):
        ready: i64 = 0
        for source in written.each_among("ready", SOURCE_WORDS):
            ready |= one(source)
        area.ready = ready
    elif world.phase == SCORE_PHASE:
        make_ready(world)
    else:
        area.ready = world.line_sources(0)
    world.uses = uses_of(area, world.rulings)
