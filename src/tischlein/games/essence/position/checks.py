"""What cannot be at a table, although every word of a written position is right."""

from typing import assert_never

from tischlein.games.essence.rules.course import FEWEST_TO_CHOOSE
from tischlein.games.essence.rules.evaluation import NO_NUMBER, NO_TIP, may_choose, valid_numbers
from tischlein.games.essence.rules.material import WAYS, colour_of, concepts_drawn
from tischlein.games.essence.rules.world import NO_WAY, Past, World
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
    if len(set(chosen)) != len(chosen):
        raise impossible("numbers")
    if world.phase != "emblem":
        if len(chosen) != world.seats:
            raise impossible("numbers")
        return
    order = [world.numbers[(world.active + place) % world.seats] for place in range(world.seats)]
    if len(chosen) == world.seats or NO_NUMBER in order[: len(chosen)]:
        raise impossible("numbers")


def check_past(world: World, past: Past) -> None:
    way = WAYS[past.way]
    if len(past.tips) != world.seats or len(past.concepts) > concepts_drawn(way.symbol):
        raise impossible("past")
    valid = [NO_TIP, *valid_numbers(way.symbol, len(past.concepts), world.numbers)]
    if [tip for tip in past.tips if tip not in valid] or [one for one in past.concepts if colour_of(one) != way.colour]:
        raise impossible("past")
    if past.took_card and not may_choose(world.tipped(past)):
        raise impossible("past")


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
    if len(world.display) != expected or left < 0 or (left > 0 and at_the_end):
        raise impossible("display")
    if (left == 0 and world.phase in ("emblem", "choose", "tip")) or (world.phase == "emblem" and world.past):
        raise impossible("turns")
    if world.phase in ("take", "talk") and not world.past:
        raise impossible("past")


def check_open(world: World) -> None:
    if world.phase == "tip":
        if world.way == NO_WAY:
            raise impossible("way")
        way = WAYS[world.way]
        fewest = min(concepts_drawn(way.symbol), FEWEST_TO_CHOOSE)
        fits = fewest <= len(world.open) <= concepts_drawn(way.symbol)
        if not fits or [one for one in world.open if colour_of(one) != way.colour]:
            raise impossible("open")
        return
    if world.way != NO_WAY:
        raise impossible("way")
    expected = world.past[-1].concepts if world.phase == "take" else []
    if world.open != expected:
        raise impossible("open")
    if world.phase == "take" and (world.past[-1].took_card or not may_choose(world.tipped(world.past[-1]))):
        raise impossible("past")
    if world.phase in ("take", "talk") and world.past[-1].active != world.active:
        raise impossible("active")


def check_trading(world: World) -> None:
    """Trades are made after the last turn only; while they are made somebody is not done (§34)."""
    done = [seat for seat in range(world.seats) if world.done[seat]]
    if world.phase not in ("trade", "over"):
        if done or sum([len(made) for made in world.trades]) > 0:
            raise impossible("trades")
        return
    if (len(done) == world.seats) != (world.phase == "over"):
        raise impossible("done")
