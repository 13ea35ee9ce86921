"""The course of a turn: two way cards, concepts, secret tips, the reveal, talk, and the next turn (§13 to §33)."""

from typing import Final, assert_never

from tischlein.core.dealer import Dealer, Event
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action, Kind
from tischlein.games.essence.rules.actions import (
    ABSTAIN,
    CARD,
    CHOOSE,
    COIN,
    NAME,
    PICK,
    PLACES,
    RATE,
    STEP_WORDS,
    SWAP,
    TAKE,
)
from tischlein.games.essence.rules.conditions import (
    is_on_display,
    lays_concept,
    lays_number,
    lays_step,
    lies_open,
    may_abstain,
    may_name,
    may_wish,
)
from tischlein.games.essence.rules.evaluation import NO_TIP, NOBODY, Evaluation, may_choose
from tischlein.games.essence.rules.market import open_market
from tischlein.games.essence.rules.material import (
    COLOURS,
    CONCEPT_IDS,
    KINDS,
    MOST_SEATS,
    PRINTED,
    ROMAN,
    WAY_IDS,
    WAYS,
    WHITE,
    colour_of,
    concepts_drawn,
    own_line,
)
from tischlein.games.essence.rules.world import NO_WAY, Past, World
from tischlein.kit.piles import reshuffle
from tischlein.kit.seats import seat_after

# With fewer open concepts there is nothing to choose from (§30).
FEWEST_TO_CHOOSE: Final = 2
# All steps of the scale (§22).
STEPS_LAID: Final = [RATE(step) for step in range(len(STEP_WORDS))]


def tell(dealer: Dealer, name: str, facts: dict[str, Fact]) -> None:
    if dealer.listening:
        dealer.tell(Event(name, facts))


def written(world: World, concept: int) -> str:
    """A concept in an event: its id, or, where the table wrote it (§46), the words themselves."""
    if concept < PRINTED:
        return CONCEPT_IDS[concept]
    return f"„{world.rulings.own[colour_of(concept)][own_line(concept)]}“"


def question_of(world: World, number: int) -> str:
    """The key of a way card's question; without other wordings all cards of a type ask the same (§17)."""
    way = WAYS[number]
    wording = way.wording if world.rulings.wordings else 0
    return f"{way.symbol}-{COLOURS[way.colour]}-{wording}"


# ---- way cards


def begin_turn(world: World, dealer: Dealer) -> None:
    """The first way card, then a second one (§8, §14), as long as there is one (§16)."""
    world.phase = "choose"
    while len(world.display) < 2 and world.ways_seen() < world.turns:
        way = dealer.draw_one(world.ways)
        world.display.append(way)
        tell(dealer, "way_shown", {"way": WAY_IDS[way], "question": question_of(world, way)})


def legal_ways(world: World) -> list[Action]:
    """One of those that lie open (§14)."""
    return [CHOOSE(way) for way in range(len(WAY_IDS)) if is_on_display(way, world.display)]


def choose_way(world: World, way: int, dealer: Dealer) -> None:
    """The other card stays for the next player (§15), and concepts are drawn (§18)."""
    world.display.remove(way)
    world.way = way
    question = question_of(world, way)
    tell(dealer, "way_chosen", {"seat": world.active, "way": WAY_IDS[way], "question": question})
    world.phase = "tip"
    wanted = concepts_drawn(WAYS[way].symbol)
    draw_concepts(world, wanted, dealer)
    if len(world.open) < min(wanted, FEWEST_TO_CHOOSE):
        tell(dealer, "void", {"way": WAY_IDS[way]})
        reveal(world, [NO_TIP] * world.seats, dealer)


def draw_concepts(world: World, count: int, dealer: Dealer) -> None:
    """Where a stack is too small, what nobody won of it is shuffled in (§29, §A9)."""
    colour = WAYS[world.way].colour
    if len(world.stacks[colour]) < count:
        reshuffle(world.stacks[colour], world.discards[colour])
    stack = world.stacks[colour]
    world.open = dealer.draw(stack, min(count, len(stack)))
    tell(dealer, "drawn", {"concepts": [written(world, concept) for concept in world.open]})


# ---- tips


def all_places(kind: Kind) -> list[list[Action]]:
    """By the number of concepts that lie open: an answer for each of them."""
    places = range(len(PLACES))
    return [[kind(place) for place in places if lies_open(place, lying)] for lying in range(len(PLACES) + 1)]


# Made once, for inner loops.
PICKS: Final[list[list[Action]]] = all_places(PICK)
SWAPS: Final[list[list[Action]]] = all_places(SWAP)


def legal_tips(world: World, seat: Seat) -> list[Action]:
    """What may be laid on this symbol (§19), and asking for another concept (§19c)."""
    way, rulings, lying = WAYS[world.way], world.rulings, len(world.open)
    tips: list[Action] = []
    if lays_concept(way.symbol):
        tips += PICKS[lying]
    if lays_step(way.symbol):
        tips += STEPS_LAID
    if lays_number(way.symbol):
        numbers, own = world.numbers, world.numbers[seat]
        tips += [NAME(one - 1) for one in range(1, MOST_SEATS + 1) if may_name(one, numbers, own, rulings.self_vote)]
    if may_abstain(rulings.abstaining):
        tips.append(ABSTAIN())
    if may_wish(world.swaps[seat], world.stack()):
        tips += SWAPS[lying]
    return tips


def tip_of(action: Action) -> int:
    """The number on the tip card, or NO_TIP."""
    for kind in (PICK, RATE, NAME):
        if kind.matches(action):
            return kind.values(action)[0] + 1
    return NO_TIP


def resolve_tips(world: World, answers: dict[Seat, Action], dealer: Dealer) -> None:
    """All at once, when all have laid something (§19a)."""
    wishes = [seat for seat in sorted(answers) if SWAP.matches(answers[seat])]
    if wishes:
        swap_concepts(world, [(seat, SWAP.value("place", answers[seat])) for seat in wishes], dealer)
        return
    reveal(world, [tip_of(answers[seat]) for seat in range(world.seats)], dealer)


def swap_concepts(world: World, wishes: list[tuple[Seat, int]], dealer: Dealer) -> None:
    """Other concepts lie there now, so all tip anew; nobody is shown a tip. Two wishes for one place are one (§19c)."""
    stack = world.stack()
    changed: dict[int, int] = {}
    for seat, place in wishes:
        if place in changed:
            continue
        if not stack:
            break
        changed[place] = world.open[place]
        world.swaps[seat] -= 1
        world.open[place] = dealer.draw_one(stack)
        world.discards[WAYS[world.way].colour].append(changed[place])
    world.discards[WAYS[world.way].colour].sort()
    # Place by place: neither a name nor the order says who asked (§19c).
    for place in sorted(changed):
        tell(dealer, "swapped", {"old": written(world, changed[place]), "new": written(world, world.open[place])})


# ---- the reveal


def reveal(world: World, tips: list[int], dealer: Dealer) -> None:
    """All tips lie open at the same time (§19a)."""
    past = Past(world.way, world.active, list(world.open), tips, False)
    world.past.append(past)
    world.way = NO_WAY
    shown = [shown_tip(world, past, tip) for tip in tips]
    tell(dealer, "revealed", {"seat": world.active, "tips": shown})
    if may_choose(world.tipped(past)):
        world.phase = "take"
        return
    settle(world, dealer)


def shown_tip(world: World, past: Past, tip: int) -> str:
    """A tip as it is told: the concept, the step, the number of a player."""
    symbol = WAYS[past.way].symbol
    if tip == NO_TIP:
        return "–"
    match symbol:
        case "triangle" | "circle":
            return written(world, past.concepts[tip - 1])
        case "fivestar":
            return str(tip)
        case "sevenstar":
            return ROMAN[tip - 1]
        case _:
            assert_never(symbol)


def legal_takes() -> list[Action]:
    return [TAKE(COIN), TAKE(CARD)]


def take(world: World, action: Action, dealer: Dealer) -> None:
    """The coin or the card of a circle (§24a)."""
    past = world.past[-1]
    world.past[-1] = Past(past.way, past.active, past.concepts, past.tips, TAKE.value("what", action) == CARD)
    settle(world, dealer)


def settle(world: World, dealer: Dealer) -> None:
    """All gains at once (§28). What nobody won goes to the discards (§20, §A9), archetypes straight back (§A10)."""
    past = world.past[-1]
    found = world.evaluation(past)
    for seat, gains in enumerate(found.gains):
        for kind, count in enumerate(gains):
            # There are always coins (§31).
            world.holdings[seat][kind] += count
    tell_gains(world, found, dealer)
    left = list(world.open)
    if found.card_to != NOBODY:
        world.won[found.card_to].append(left.pop(found.place))
    colour = WAYS[past.way].colour
    world.discards[colour] = sorted(world.discards[colour] + left)
    # There are only seven of them (§27, §A10).
    if colour == WHITE:
        reshuffle(world.stacks[colour], world.discards[colour])
    world.open = []
    world.phase = "talk"


def tell_gains(world: World, found: Evaluation, dealer: Dealer) -> None:
    if not dealer.listening:
        return
    for seat, gains in enumerate(found.gains):
        for kind in range(len(KINDS) - len(COLOURS)):
            if gains[kind] > 0:
                tell(dealer, "coins", {"seat": seat, "kind": KINDS[kind], "count": gains[kind]})
    if found.card_to != NOBODY:
        tell(dealer, "card", {"seat": found.card_to, "concept": written(world, world.open[found.place])})
    if not found.matching:
        tell(dealer, "nothing", {})


def go_on(world: World, dealer: Dealer) -> None:
    """The next one clockwise (§13), when all have talked (§28a); the last way card was the last turn (§32)."""
    world.active = seat_after(world.active, world.seats)
    if len(world.past) == world.turns:
        open_market(world, dealer)
        return
    tell(dealer, "turn", {"seat": world.active, "turn": len(world.past) + 1})
    begin_turn(world, dealer)
