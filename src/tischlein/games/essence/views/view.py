"""What one seat may know, built from nothing. A leak would be the worst bug: whatever is not written here stays hidden.

Secret are: tips until all have tipped (the core keeps them, no state has them), the nature of another seat's character,
who has asked for another concept, and, while all trade, what the others have traded. With holdings_visible off, others'
piles are not counted up for you.
"""

import msgspec

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.games.essence.rules.conditions import gives_advice, is_trading
from tischlein.games.essence.rules.course import question_of
from tischlein.games.essence.rules.evaluation import NO_NUMBER, Evaluation
from tischlein.games.essence.rules.market import advice_for
from tischlein.games.essence.rules.material import (
    COLOURS,
    CONCEPT_IDS,
    CONCEPTS,
    FACETS,
    FIRST_CARD,
    KINDS,
    PRINTED,
    ROMAN,
    WAYS,
    colour_of,
    own_line,
)
from tischlein.games.essence.rules.scoring import card_sets, coin_sets
from tischlein.games.essence.rules.state import Essence
from tischlein.games.essence.rules.world import NO_WAY, Past, World


class WayView(msgspec.Struct):
    """A way card. word-<question> is what the active player asks, word-<question>-other (with $name) what others do."""

    way: str
    symbol: str
    colour: str
    question: str


class ConceptView(msgspec.Struct):
    """A concept card: word-<concept> is its text, or `text` where the table wrote it itself."""

    concept: str
    colour: str
    text: str


class GainView(msgspec.Struct):
    """`concept` is set where the gain is a concept card."""

    seat: int
    kind: str
    count: int
    concept: ConceptView | None


class RevealView(msgspec.Struct):
    """A turn that lies open: the last one, until the next is revealed.

    tips      by seat: place, step or player's number, 0 for none
    majority  the number laid most often (circle, seven-star), 0 if there is none
    matching  the seats whose tip counted
    laurel    the seat that was named most often (seven-star), or null
    gains     empty while the active player still chooses coin or card
    """

    turn: int
    active: int
    way: WayView
    concepts: list[ConceptView]
    tips: list[int]
    majority: int
    matching: list[int]
    laurel: int | None
    gains: list[GainView]


class PointsView(msgspec.Struct):
    coin_sets: int
    card_sets: int
    points: int
    leftover: int


class TradeView(msgspec.Struct):
    pay: str
    get: str


class AdviceView(msgspec.Struct):
    """The best that trading can still reach from here, and how."""

    points: int
    leftover: int
    trades: list[TradeView]


class CharacterView(msgspec.Struct):
    """What a computer in this seat tells about itself: facets it likes, and one that tires it."""

    likes: list[str]
    tires: str


class SeatView(msgspec.Struct):
    """
    number     the player's number, 1 to 7 ("I" to "VII" in `roman`), 0 and "" before it is chosen
    holdings   by kind, or null where this table keeps them covered; while trading, others' as before
    cards      the concept cards won in play, [] where covered
    swaps      how many concepts I may still have exchanged; for others, how many the table allows in a match
    done       has finished trading
    """

    seat: int
    number: int
    roman: str
    holdings: dict[str, int] | None
    points: PointsView | None
    cards: list[ConceptView]
    swaps: int
    done: bool
    character: CharacterView


class EssenceView(msgspec.Struct):
    """ask: "emblem", "choose", "triangle", "fivestar", "circle", "sevenstar", "take", "next", "trade" when this seat
    decides, "" when it does not.

    turn, turns  number of this turn from 1, and of all; ways_left: way cards still face down
    active       whose turn it is
    display      way cards to choose from, or the one that waits for the next player
    way          the way card being played, while all tip; concepts: the open ones, place 1 first
    reveal       the last turn that was revealed, or null before the first
    advice       mine, while I trade and the table allows it; trades: those I have made
    past         all turns, when the match is over: something to remember
    nature       my character's secret, for a computer that plays on in my seat; means nothing to people
    """

    ask: str
    seat: int | None
    phase: str
    turn: int
    turns: int
    ways_left: int
    active: int
    display: list[WayView]
    way: WayView | None
    concepts: list[ConceptView]
    reveal: RevealView | None
    seats: list[SeatView]
    kinds: list[str]
    advice: AdviceView | None
    trades: list[TradeView]
    past: list[RevealView]
    nature: int | None


# Made once: they never change.
PRINTED_VIEWS = [ConceptView(concept.id, COLOURS[concept.colour], "") for concept in CONCEPTS]


def view(state: State, seat: Seat | None) -> EssenceView:
    assert isinstance(state, Essence), "the table gives a game its own states"
    world = state.world
    return EssenceView(
        ask=asked_of(state, seat),
        seat=seat,
        phase=world.phase,
        turn=world.turn_number(),
        turns=world.turns,
        ways_left=world.turns - world.ways_seen(),
        active=world.active,
        display=[way_view(world, way) for way in world.display],
        way=None if world.way == NO_WAY else way_view(world, world.way),
        concepts=[concept_view(world, concept) for concept in world.open],
        reveal=reveal_view(world, len(world.past) - 1) if world.past else None,
        seats=[seat_view(world, other, seat) for other in range(world.seats)],
        kinds=kinds_in_play(world),
        advice=advice_view(world, seat),
        trades=[] if seat is None else trade_views(world.trades[seat]),
        past=[reveal_view(world, place) for place in range(len(world.past))] if world.phase == "over" else [],
        nature=None if seat is None else world.characters[seat].nature,
    )


def asked_of(state: Essence, seat: Seat | None) -> str:
    world = state.world
    if seat is None or not state.turn().waits_for(seat):
        return ""
    if world.phase == "tip":
        return WAYS[world.way].symbol
    return "next" if world.phase == "talk" else world.phase


def way_view(world: World, number: int) -> WayView:
    way = WAYS[number]
    return WayView(way.id, way.symbol, COLOURS[way.colour], question_of(world, number))


def concept_view(world: World, concept: int) -> ConceptView:
    if concept < PRINTED:
        return PRINTED_VIEWS[concept]
    colour = colour_of(concept)
    return ConceptView(CONCEPT_IDS[concept], COLOURS[colour], world.rulings.own[colour][own_line(concept)])


def reveal_view(world: World, place: int) -> RevealView:
    past = world.past[place]
    found = world.evaluation(past)
    undecided = world.phase == "take" and place == len(world.past) - 1
    way = way_view(world, past.way)
    named = way.symbol == "sevenstar" and found.majority != NO_NUMBER
    return RevealView(
        turn=place + 1,
        active=past.active,
        way=way,
        concepts=[concept_view(world, concept) for concept in past.concepts],
        tips=list(past.tips),
        majority=found.majority,
        matching=list(found.matching),
        laurel=world.numbers.index(found.majority) if named else None,
        gains=[] if undecided else gain_views(world, past, found),
    )


def gain_views(world: World, past: Past, found: Evaluation) -> list[GainView]:
    gains: list[GainView] = []
    for seat, by_kind in enumerate(found.gains):
        for kind, count in enumerate(by_kind):
            if count > 0:
                card = KINDS[kind] in COLOURS
                concept = concept_view(world, past.concepts[found.place]) if card else None
                gains.append(GainView(seat, KINDS[kind], count, concept))
    return gains


def seat_view(world: World, other: Seat, seat: Seat | None) -> SeatView:
    # What others trade is not shown before all are done (§37).
    trading = world.phase == "trade" and other != seat
    holdings = world.before_trading(other) if trading else world.holdings[other]
    # Open unless the table covers them until the end (§A12).
    is_open = world.rulings.holdings_open or other == seat or world.phase == "over"
    number, character = world.numbers[other], world.characters[other]
    return SeatView(
        seat=other,
        number=number,
        roman="" if number == NO_NUMBER else ROMAN[number - 1],
        holdings=dict(zip(kinds_in_play(world), holdings, strict=False)) if is_open else None,
        points=points_view(holdings) if is_open else None,
        cards=[concept_view(world, concept) for concept in world.won[other]] if is_open else [],
        # Who has asked for another concept stays secret (§19c).
        swaps=world.swaps[other] if other == seat else world.rulings.swaps,
        done=world.done[other],
        character=CharacterView([FACETS[facet] for facet in character.likes], FACETS[character.tires]),
    )


def kinds_in_play(world: World) -> list[str]:
    return KINDS[: FIRST_CARD + world.rulings.colours()]


def points_view(holdings: list[int]) -> PointsView:
    coins, cards = coin_sets(holdings), card_sets(holdings)
    return PointsView(coins, cards, coins + cards, sum(holdings) - 3 * (coins + cards))


def advice_view(world: World, seat: Seat | None) -> AdviceView | None:
    """For its owner alone (§36a)."""
    trading = is_trading(world.phase) and gives_advice(world.rulings.advice)
    if seat is None or not trading or world.done[seat]:
        return None
    plan = advice_for(world, seat)
    return AdviceView(plan.points, plan.leftover, trade_views(plan.trades))


def trade_views(trades: list[tuple[int, int]]) -> list[TradeView]:
    return [TradeView(KINDS[pay], KINDS[get]) for pay, get in trades]
