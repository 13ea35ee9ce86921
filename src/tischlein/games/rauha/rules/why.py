"""Why something cannot be done now, by the phases of the rules: the same conditions that make the legal lists.

A reason names only what the seat sees: its own card, prices and crystals, cells, gods, and what lies open.
"""

from typing import assert_never

from tischlein.core.reason import Reason
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import (
    ACTIVATE,
    ALL_AT_ONCE,
    ALL_WITH_SPORES,
    CALL,
    CALL_FOR,
    CALL_FOR_ANIMAL,
    CRYSTALS_INSTEAD,
    DISCARD_FOR_SPORE,
    DISCARD_TO,
    KEEP,
    KEEP_CARD,
    NOTHING_MORE,
    PLACE,
    PLACE_CARD,
    SOW,
    SOW_TO,
    source_of,
)
from tischlein.games.rauha.rules.activating import effect_of, wakes_biomes
from tischlein.games.rauha.rules.area import ALL_CELLS, NO_CARD, Area
from tischlein.games.rauha.rules.conditions import (
    TAKEN_UP,
    can_buy_energy,
    can_buy_spore,
    has_counted,
    is_activated,
    is_attending,
    is_awake,
    is_bare,
    is_kept,
    is_paid,
    is_shown,
    must_name_animal,
)
from tischlein.games.rauha.rules.effects import (
    ANIMALS,
    COUNTED,
    EnergyPer,
    EnergyPerChosenAnimal,
    GainCrystals,
    GainEnergy,
    NoEffect,
    PassiveWater,
    PayForEnergy,
    PayForSpore,
)
from tischlein.games.rauha.rules.material import (
    BIOMES,
    CARD_IDS,
    CELL_WORDS,
    FIRST_GOD,
    GODS,
    SOURCE_WORDS,
)
from tischlein.games.rauha.rules.options import Rulings
from tischlein.games.rauha.rules.sowing import can_sow_well, has_several, has_use_for_spores
from tischlein.games.rauha.rules.world import NOBODY, SCORE_PHASE, World

# Step 1.


def why_not_keep(world: World, seat: Seat, action: Action) -> Reason | None:
    if not KEEP.matches(action):
        return Reason("choose_first", "4.1")
    card = KEEP_CARD.of(action)
    taken_up = TAKEN_UP[world.place().satellite][world.seats][seat]
    if not any([card in world.piles[satellite] for satellite in taken_up]):
        return Reason("not_in_pile", "4.1", {"card": CARD_IDS[card]})
    return None


# Steps 2 and 3.


def why_not_place(world: World, action: Action) -> Reason | None:
    area = world.areas[world.active()]
    if KEEP.matches(action):
        return Reason("chosen_already", "4.1", {"card": CARD_IDS[KEEP_CARD.of(action)], **kept(area)})
    if PLACE.matches(action):
        return why_not_card(area, PLACE_CARD.of(action))
    if DISCARD_FOR_SPORE.matches(action):
        return why_not_spore(area, DISCARD_TO.of(action), "4.8")
    return None if action == CRYSTALS_INSTEAD else Reason("lay_first", "4.7", kept(area))


def kept(area: Area) -> dict[str, Fact]:
    return {} if area.chosen == NO_CARD else {"kept": CARD_IDS[area.chosen]}


def why_not_card(area: Area, card: int) -> Reason | None:
    if not is_kept(area.chosen, card):
        return Reason("other_card", "4.7", {"card": CARD_IDS[card], **kept(area)})
    if not is_paid(area, area.chosen):
        facts: dict[str, Fact] = {"card": CARD_IDS[card], "price": BIOMES[card].price, "purse": area.crystals}
        return Reason("card_too_dear", "4.8", facts)
    return None


def why_not_spore(area: Area, cell: int, full: str) -> Reason | None:
    """`full` is the paragraph that says what happens where all nine biomes have a spore."""
    if is_bare(area.spores, cell):
        return None
    if area.spores == ALL_CELLS:
        return Reason("all_have_spores", full)
    return Reason("has_spore", "7.1", {"to": CELL_WORDS[cell]})


# Step 4 and scorings.


def why_not_use(world: World, action: Action) -> Reason | None:
    if action == NOTHING_MORE:
        return None
    if action in (ALL_AT_ONCE, ALL_WITH_SPORES):
        return why_not_all(world, action)
    if ACTIVATE.matches(action) or SOW.matches(action):
        return why_not_cell(world, source_of(action)) or why_not_source(world, action)
    if CALL.matches(action) or CALL_FOR.matches(action):
        return why_not_god(world, source_of(action) - FIRST_GOD) or why_not_source(world, action)
    if world.phase == SCORE_PHASE:
        return Reason("scoring_now", "8.2")
    return Reason("chosen_already", "4.1") if KEEP.matches(action) else Reason("laid_already", "4.7")


def why_not_all(world: World, action: Action) -> Reason | None:
    if not has_several(world.uses):
        is_single = source_of(world.uses[0]) == source_of(world.uses[-1])
        return Reason("nothing_to_order" if is_single else "only_spores", "10.3")
    if action == ALL_AT_ONCE or can_sow_well(world):
        return None
    return Reason("no_spore_to_buy" if has_use_for_spores(world) else "spore_brings_nothing", "10.4")


def why_not_cell(world: World, cell: int) -> Reason | None:
    """Whether a biome has its turn at all."""
    area = world.areas[world.active()]
    at = named(cell)
    if is_awake(area.ready, cell):
        return None
    if world.phase != SCORE_PHASE:
        if cell in world.place().cells:
            return Reason("used", "5.1", at)
        return Reason("not_in_line", "4.14", {**at, "line": [CELL_WORDS[other] for other in world.place().cells]})
    if not area.has_spore(cell):
        return Reason("needs_spore", "8.2", at)
    # Where new spores wait, nobody has written down which ones are new.
    return Reason("used", "5.1", at) if wakes_biomes(world.phase, world.rulings) else Reason("used_or_new", "A4", at)


def why_not_god(world: World, god: int) -> Reason | None:
    """Whether a god can be called at all."""
    area = world.areas[world.active()]
    who = named(FIRST_GOD + god)
    if is_attending(area.ready, god):
        return None
    holder = world.holders[god]
    if holder == NOBODY:
        return Reason("god_with_nobody", "4.10", who)
    if holder != world.active():
        return Reason("god_elsewhere", "4.13", {**who, "holder": holder})
    if not is_activated(GODS[god].effect):
        return Reason("god_always_works", "6.2", who)
    return Reason("god_called", "5.1", who) if world.phase == SCORE_PHASE else Reason("god_rests", "4.14", who)


def why_not_source(world: World, action: Action) -> Reason | None:
    """Why a biome or god that has its turn cannot do this."""
    area, source = world.areas[world.active()], source_of(action)
    effect = effect_of(area, source)
    found: Reason | None = None
    match effect:
        case PayForSpore():
            return why_not_sow(area, action, effect.pay)
        case EnergyPerChosenAnimal():
            return why_not_animal(area, world.rulings, action)
        case EnergyPer():
            if not has_counted(area, world.rulings, effect.counts):
                found = Reason("nothing_to_count", "5.3", {**named(source), "counts": COUNTED[effect.counts]})
        case PayForEnergy():
            if not can_buy_energy(area, effect.pay):
                found = too_dear(area, source, effect.pay, "5.1")
        case NoEffect() | PassiveWater():
            if not is_activated(effect):
                found = Reason("no_effect", "5.2", named(source))
        case GainCrystals() | GainEnergy():
            pass
        case _:
            assert_never(effect)
    return Reason("lays_no_spore", "5.5", named(source)) if SOW.matches(action) else found


def why_not_sow(area: Area, action: Action, pay: int) -> Reason | None:
    source = source_of(action)
    if not can_buy_spore(area, pay):
        return too_dear(area, source, pay, "5.5")
    if SOW.matches(action):
        return why_not_spore(area, SOW_TO.of(action), "A16")
    return Reason("all_have_spores", "A16") if area.spores == ALL_CELLS else Reason("say_where", "5.5", named(source))


def why_not_animal(area: Area, rulings: Rulings, action: Action) -> Reason | None:
    god = named(source_of(action))
    if not any([is_shown(area, animal) for animal in range(len(ANIMALS))]):
        return Reason("no_animals", "A8", god)
    if not must_name_animal(rulings):
        return Reason("counts_by_itself", "A8", god) if CALL_FOR.matches(action) else None
    if CALL.matches(action):
        return Reason("say_which", "A8", god)
    animal = CALL_FOR_ANIMAL.of(action)
    return None if is_shown(area, animal) else Reason("no_such_animal", "A8", {**god, "animal": ANIMALS[animal]})


def too_dear(area: Area, source: int, pay: int, rule: str) -> Reason:
    return Reason("too_dear", rule, {**named(source), "price": pay, "purse": area.crystals})


def named(source: int) -> dict[str, Fact]:
    """A source as sentences name it, and as the board shows it."""
    by: dict[str, Fact] = {"by": SOURCE_WORDS[source]}
    if source < FIRST_GOD:
        return {**by, "at": CELL_WORDS[source]}
    return {**by, "god": SOURCE_WORDS[source]}
