"""A position as plain JSON. What follows from the rest is not written: undrawn cards, and what is owned in all.

README, "A position", explains the keys and shows an example.
"""

from typing import Final

from tischlein.core.state import Position
from tischlein.core.turn import Seat
from tischlein.games.essence.position.checks import check_world
from tischlein.games.essence.rules.advice import Trade
from tischlein.games.essence.rules.conditions import is_in_box
from tischlein.games.essence.rules.evaluation import NO_NUMBER
from tischlein.games.essence.rules.material import (
    COLOURS,
    CONCEPT_IDS,
    FACETS,
    FIRST_CARD,
    KINDS,
    METALS,
    MOST_SEATS,
    OWN_LENGTH,
    OWN_LINES,
    ROMAN,
    WAY_IDS,
    colour_of,
)
from tischlein.games.essence.rules.options import WRITTEN_OPTIONS, Rulings
from tischlein.games.essence.rules.world import NATURES, NO_WAY, Character, Past, Phase, World, full_world
from tischlein.kit.piles import take, together
from tischlein.kit.written import Written, impossible, one_of, wrong

PHASES: Final[list[Phase]] = ["emblem", "choose", "tip", "take", "talk", "trade", "over"]
KEYS: Final = ["options", "phase", "turns", "active", "display", "way", "open", "discards", "seats", "past"]
OPTIONAL_KEYS: Final = ["options", "display", "way", "open", "discards", "past"]
SEAT_KEYS: Final = ["number", "coins", "won", "trades", "done", "swaps", "likes", "tires", "nature"]
PAST_KEYS: Final = ["way", "active", "concepts", "tips", "took_card"]
MANY: Final = 1_000


def dump_world(world: World) -> Position:
    return {
        "options": dump_rulings(world.rulings),
        "phase": world.phase,
        "turns": world.turns,
        "active": world.active,
        "display": [WAY_IDS[way] for way in world.display],
        "way": None if world.way == NO_WAY else WAY_IDS[world.way],
        "open": concept_ids(world.open),
        "discards": concept_ids([concept for pile in world.discards for concept in pile]),
        "seats": [dump_seat(world, seat) for seat in range(world.seats)],
        "past": [dump_past(past) for past in world.past],
    }


def dump_rulings(rulings: Rulings) -> dict[str, object]:
    own = {colour: list(rulings.own[number]) for number, colour in enumerate(COLOURS)}
    return {**rulings.chosen.chosen, "own": own}


def concept_ids(concepts: list[int]) -> list[str]:
    return [CONCEPT_IDS[concept] for concept in concepts]


def dump_seat(world: World, seat: Seat) -> dict[str, object]:
    number, character = world.numbers[seat], world.characters[seat]
    before = world.before_trading(seat)
    return {
        "number": None if number == NO_NUMBER else ROMAN[number - 1],
        "coins": {metal: before[kind] for kind, metal in enumerate(METALS)},
        "won": concept_ids(world.won[seat]),
        "trades": [[KINDS[pay], KINDS[get]] for pay, get in world.trades[seat]],
        "done": world.done[seat],
        "swaps": world.swaps[seat],
        "likes": [FACETS[facet] for facet in character.likes],
        "tires": FACETS[character.tires],
        "nature": character.nature,
    }


def dump_past(past: Past) -> dict[str, object]:
    return {
        "way": WAY_IDS[past.way],
        "active": past.active,
        "concepts": concept_ids(past.concepts),
        "tips": list(past.tips),
        "took_card": past.took_card,
    }


def load_world(position: Position) -> World:
    """The world of a written position. Refuses what cannot lie on a table."""
    written = Written("", position, KEYS, OPTIONAL_KEYS)
    seats = written.seats(2, MOST_SEATS)
    world = full_world(len(seats), load_rulings(written))
    world.phase = PHASES[written.among("phase", PHASES)]
    world.turns = written.number("turns", 1, len(world.ways))
    world.active = written.number("active", 0, world.seats - 1)
    for seat, value in enumerate(seats):
        load_seat(world, seat, value)
    load_ways(world, written)
    load_concepts(world, written)
    check_world(world)
    return world


def load_rulings(position: Written) -> Rulings:
    ids = [option.id for option in WRITTEN_OPTIONS]
    known = [*ids, "own"]
    given = Written("options", position.parts["options"] if position.has("options") else {}, known, known)
    own = Written("options.own", given.parts["own"] if given.has("own") else {}, COLOURS, COLOURS)
    chosen = Written("", {"options": {id: given.parts[id] for id in ids if given.has(id)}}, ["options"])
    return Rulings(chosen.options("options", WRITTEN_OPTIONS), [load_own(own, colour) for colour in COLOURS])


def load_own(written: Written, colour: str) -> list[str]:
    lines = written.list_of(colour) if written.has(colour) else []
    texts = [line for line in lines if isinstance(line, str) and 0 < len(line) <= OWN_LENGTH]
    if len(texts) < len(lines) or len(lines) > OWN_LINES:
        raise written.wrong(colour, f"a list of at most {OWN_LINES} texts of 1 to {OWN_LENGTH} letters")
    return texts


def load_seat(world: World, seat: Seat, value: object) -> None:
    written = Written(f"seats.{seat}", value, SEAT_KEYS, SEAT_KEYS)
    world.numbers[seat] = written.among("number", ROMAN) + 1 if written.has("number") else NO_NUMBER
    if written.has("coins"):
        coins = Written(written.place("coins"), written.parts["coins"], METALS, METALS)
        for kind, metal in enumerate(METALS):
            world.holdings[seat][kind] = coins.number(metal, 0, MANY) if coins.has(metal) else 0
    world.won[seat] = written.all_among("won", CONCEPT_IDS) if written.has("won") else []
    for concept in world.won[seat]:
        world.holdings[seat][FIRST_CARD + colour_of(concept)] += 1
    world.done[seat] = written.flag("done") if written.has("done") else world.phase == "over"
    if written.has("swaps"):
        world.swaps[seat] = written.number("swaps", 0, world.rulings.swaps)
    world.characters.append(load_character(written))
    load_trades(world, seat, written)


def load_character(written: Written) -> Character:
    likes = sorted(written.all_among("likes", FACETS)) if written.has("likes") else [0, 1]
    tires = written.among("tires", FACETS) if written.has("tires") else 2
    if len({*likes, tires}) != 3 or len(likes) != 2:
        three = [FACETS[facet] for facet in [*likes, tires]]
        raise wrong(f"{written.where}: likes and tires", three, "two different facets, and a third that tires")
    return Character(likes, tires, written.number("nature", 0, NATURES - 1) if written.has("nature") else 0)


def load_trades(world: World, seat: Seat, written: Written) -> None:
    for trade in written.list_of("trades") if written.has("trades") else []:
        pay, get = load_trade(written, trade)
        if pay == get or not is_in_box(get, world.rulings.colours()):
            raise impossible(written.place("trades"), trade, "one trades two of a kind for another kind of this box")
        if world.holdings[seat][pay] < 2:
            held = f"{KINDS[pay]} costs 2 and the seat has {world.holdings[seat][pay]}"
            raise impossible(written.place("trades"), trade, held)
        world.trades[seat].append((pay, get))
        world.holdings[seat][pay] -= 2
        world.holdings[seat][get] += 1


def load_trade(written: Written, value: object) -> Trade:
    if not isinstance(value, list) or len(value) != 2 or value[0] not in KINDS or value[1] not in KINDS:
        raise wrong(written.place("trades"), value, f"a pair [paid, got], each {one_of(KINDS, '')}")
    return KINDS.index(value[0]), KINDS.index(value[1])


def load_ways(world: World, written: Written) -> None:
    world.display = written.all_among("display", WAY_IDS) if written.has("display") else []
    world.way = written.among("way", WAY_IDS) if written.has("way") else NO_WAY
    for place, value in enumerate(written.list_of("past") if written.has("past") else []):
        world.past.append(load_past(world, place, value))
    chosen = [] if world.way == NO_WAY else [world.way]
    doubled = take(world.ways, world.display + chosen + [past.way for past in world.past])
    if doubled:
        raise impossible("display, way and past", WAY_IDS[doubled[0]], "each way card lies in one place only")


def load_past(world: World, place: int, value: object) -> Past:
    written = Written(f"past.{place}", value, PAST_KEYS, ["took_card"])
    tips: list[int] = []
    for tip in written.list_of("tips"):
        if type(tip) is not int or not 0 <= tip <= MOST_SEATS:
            raise wrong(written.place("tips"), tip, f"a number from 0 to {MOST_SEATS} for every seat")
        tips.append(tip)
    return Past(
        written.among("way", WAY_IDS),
        written.number("active", 0, world.seats - 1),
        written.all_among("concepts", CONCEPT_IDS),
        tips,
        written.flag("took_card") if written.has("took_card") else False,
    )


def load_concepts(world: World, written: Written) -> None:
    """All that lies nowhere else is undrawn."""
    world.open = written.all_among("open", CONCEPT_IDS) if written.has("open") else []
    discarded = written.all_among("discards", CONCEPT_IDS) if written.has("discards") else []
    for concept in world.open + discarded + together(world.won):
        colour = colour_of(concept)
        if colour >= len(world.stacks) or take(world.stacks[colour], [concept]):
            there = "each concept of this box lies in one place only"
            raise impossible("open, discards and won", CONCEPT_IDS[concept], there)
    for concept in sorted(discarded):
        world.discards[colour_of(concept)].append(concept)
