"""What cannot be at a table, although every word of a written position is right."""

from typing import assert_never

from tischlein.games.essence.rules.course import FEWEST_TO_CHOOSE
from tischlein.games.essence.rules.evaluation import NO_NUMBER, NO_TIP, may_choose, valid_numbers
from tischlein.games.essence.rules.material import (
    COLOURS,
    CONCEPT_IDS,
    ROMAN,
    WAY_IDS,
    WAYS,
    colour_of,
    concepts_drawn,
)
from tischlein.games.essence.rules.world import NO_WAY, Past, World
from tischlein.kit.seats import from_seat
from tischlein.kit.written import impossible


def check_world(world: World) -> None:
    """Refuses a position in which the rules could not go on."""
    check_numbers(world)
    for past in world.past:
        check_past(world, past)
    check_display(world)
    check_open(world)
    check_trading(world)


def check_numbers(world: World) -> None:
    chosen = [number for number in world.numbers if number != NO_NUMBER]
    written = [None if number == NO_NUMBER else ROMAN[number - 1] for number in world.numbers]
    if len(set(chosen)) != len(chosen):
        raise impossible("the number of the seats", written, "no two seats have the same")
    if world.phase != "emblem":
        if len(chosen) != world.seats:
            raise impossible("the number of the seats", written, f"in phase {world.phase} each of them has one")
        return
    order = [world.numbers[seat] for seat in from_seat(world.active, world.seats)]
    if len(chosen) == world.seats or NO_NUMBER in order[: len(chosen)]:
        because = f"in phase emblem they choose in turn from seat {world.active} on, and the last has not yet"
        raise impossible("the number of the seats", written, because)


def check_past(world: World, past: Past) -> None:
    way, where = WAYS[past.way], f"past with way {WAY_IDS[past.way]}"
    if len(past.tips) != world.seats:
        raise impossible(f"{where}: tips", past.tips, f"each of the {world.seats} seats has one, 0 for none")
    most = concepts_drawn(way.symbol)
    if len(past.concepts) > most or [one for one in past.concepts if colour_of(one) != way.colour]:
        raise impossible(f"{where}: concepts", concepts(past.concepts), f"it draws {most} {COLOURS[way.colour]} ones")
    valid = [NO_TIP, *valid_numbers(way.symbol, len(past.concepts), world.numbers)]
    if [tip for tip in past.tips if tip not in valid]:
        raise impossible(f"{where}: tips", past.tips, f"there one can tip {valid}")
    if past.took_card and not may_choose(world.tipped(past)):
        raise impossible(f"{where}: took_card", True, "without a majority there is nothing to choose")


def concepts(numbers: list[int]) -> list[str]:
    return [CONCEPT_IDS[number] for number in numbers]


def check_display(world: World) -> None:
    """Two way cards to choose from, afterwards one is left; fewer only when there are no more (§14 to §16)."""
    left = world.turns - len(world.past)
    match world.phase:
        case "choose":
            expected = min(2, left)
        case "tip":
            expected = min(1, left - 1)
        case "take" | "talk":
            expected = min(1, left)
        case "emblem" | "trade" | "over":
            expected = 0
        case _:
            assert_never(world.phase)
    at_the_end = world.phase in ("trade", "over")
    if left < 0 or (left > 0 and at_the_end) or (left == 0 and world.phase in ("emblem", "choose", "tip")):
        raise impossible("turns", world.turns, f"{len(world.past)} are past in phase {world.phase}")
    if len(world.display) != expected:
        raise impossible(
            "display", [WAY_IDS[way] for way in world.display], f"in phase {world.phase} {expected} lie there"
        )
    if world.phase == "emblem" and world.past:
        raise impossible("past", [WAY_IDS[past.way] for past in world.past], "in phase emblem no turn has been played")
    if world.phase in ("take", "talk") and not world.past:
        raise impossible("past", [], f"in phase {world.phase} its last entry is the turn that is played")


def check_open(world: World) -> None:
    if world.phase == "tip":
        if world.way == NO_WAY:
            raise impossible("way", None, "in phase tip one has been chosen")
        way = WAYS[world.way]
        most = concepts_drawn(way.symbol)
        fewest = min(most, FEWEST_TO_CHOOSE)
        if not fewest <= len(world.open) <= most or [one for one in world.open if colour_of(one) != way.colour]:
            because = f"{WAY_IDS[world.way]} opens {fewest} to {most} {COLOURS[way.colour]} ones"
            raise impossible("open", concepts(world.open), because)
        return
    if world.way != NO_WAY:
        raise impossible("way", WAY_IDS[world.way], f"in phase {world.phase} none is being tipped on")
    expected = world.past[-1].concepts if world.phase == "take" else []
    if world.open != expected:
        raise impossible("open", concepts(world.open), f"in phase {world.phase} it is {concepts(expected)}")
    check_taking(world)


def check_taking(world: World) -> None:
    if world.phase not in ("take", "talk"):
        return
    last = world.past[-1]
    if world.phase == "take" and (last.took_card or not may_choose(world.tipped(last))):
        because = "in phase take a majority has tipped right, and nothing was taken yet"
        raise impossible("the tips of the last turn", last.tips, because)
    if last.active != world.active:
        raise impossible("active", world.active, f"seat {last.active} was so in the last turn, which is not over")


def check_trading(world: World) -> None:
    """Trades are made after the last turn only; while they are made somebody is not done (§34)."""
    done = [seat for seat in range(world.seats) if world.done[seat]]
    if world.phase not in ("trade", "over"):
        if done or sum([len(made) for made in world.trades]) > 0:
            raise impossible("phase", world.phase, "seats have traded or are done, which comes after the last turn")
        return
    if (len(done) == world.seats) != (world.phase == "over"):
        raise impossible("phase", world.phase, f"{len(done)} of {world.seats} seats are done with trading")
