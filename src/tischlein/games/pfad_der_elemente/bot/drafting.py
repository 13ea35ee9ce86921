"""Before the path: which element, which tiles of the pack, which omens."""

from typing import Final

from tischlein.bots.race import Candidate
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.layout import Wish
from tischlein.games.pfad_der_elemente.bot.value import Weights, hope_of
from tischlein.games.pfad_der_elemente.rules.actions import CHOOSE_START, KEEP, TAKE_START
from tischlein.games.pfad_der_elemente.rules.drafting import legal_takes, resolve_takes
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import AIR, ELEMENTS, FIRE, NO_SHAPE, OMENS, SHAPE_IDS, WATER
from tischlein.games.pfad_der_elemente.rules.patterns import FURTHER, POINTS, SMALLEST
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import DRAFT_PHASE, World

# Most triangles that so many tiles can form.
TRIANGLES: Final[list[int]] = [0, 0, 0, 1, 2, 3, 4, 6, 7, 8, 10, 11, 13]
# What the spirits that will come are worth per tile: a second tile of an element is wanted less than the first.
FITTING: Final[list[float]] = [0.0, 1.2, 2.0, 2.3, 2.5, 2.6, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7]
# Tiles that are not enough for a pattern yet are worth this much per tile, while more may come.
PROMISE: Final = 0.45


def best_points(element: int, tiles: int) -> int:
    """The most that the tiles of one element can bring, wherever the others lie."""
    if tiles < SMALLEST[element]:
        return 0
    if element == FIRE:
        return POINTS[element] * TRIANGLES[tiles]
    if element == WATER:
        return POINTS[element] + FURTHER[element] * (tiles - SMALLEST[element])
    return POINTS[element] * (tiles // SMALLEST[element])


def supply_worth(supply: list[int], own: int, left: int) -> float:
    """What a supply will bring: its path, and places for spirits; `left` tiles are still to be drafted."""
    worth = 0.0
    for element in range(len(ELEMENTS)):
        tiles = supply[element]
        worth += best_points(element, tiles) + FITTING[tiles] * (2 if element == own else 1)
        if left > 0:
            worth += promise(element, tiles)
    return worth


def promise(element: int, tiles: int) -> float:
    """What the next tiles would bring is worth something already."""
    if element == AIR:
        return 1.0 if tiles % SMALLEST[AIR] else 0.0
    return PROMISE * tiles if 0 < tiles <= SMALLEST[element] and element in (WATER, FIRE) else 0.0


def elements(actions: list[Action]) -> list[Candidate]:
    """R1: fire brings most points, then water, air, earth."""
    return [Candidate(action, float(action - CHOOSE_START)) for action in actions]


def takes(world: World, seat: Seat, actions: list[Action]) -> list[Candidate]:
    """Each tile of the pack by what the supply would be worth with it."""
    found: list[Candidate] = []
    hand, own = world.hands[seat].copy(), world.elements[seat]
    left = TILES - sum(hand) - 1
    for action in actions:
        element = action - TAKE_START
        hand[element] += 1
        found.append(Candidate(action, supply_worth(hand, own, left)))
        hand[element] -= 1
    return found


def quick_take(world: World, seat: Seat) -> Action:
    best = legal_takes(world, seat)[0]
    most = -1.0
    for candidate in takes(world, seat, legal_takes(world, seat)):
        if candidate.look > most:
            best, most = candidate.action, candidate.look
    return best


def drafted(question: Question, action: Action, memory: int) -> float:
    """An imagined draft that begins with this tile: how much more the own supply is worth than the others'."""
    dealer = QuietDealer(memory)
    state = question.imagine(dealer)
    assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
    world, seat = state.world, question.seat
    first = True
    while world.phase == DRAFT_PHASE:
        answers = {other: quick_take(world, other) for other in range(world.seats)}
        if first:
            answers[seat] = action
        first = False
        resolve_takes(world, answers, dealer)
    worths = [supply_worth(world.hands[other], world.elements[other], 0) for other in range(world.seats)]
    others = sum(worths) - worths[seat]
    return worths[seat] - others / (world.seats - 1)


def omens_kept(actions: list[Action], seats: int) -> list[Candidate]:
    """R7: the two that bring most."""
    return [Candidate(action, sum([hope_of(omen, seats) for omen in KEEP.values(action)])) for action in actions]


def wish_of(omens: list[int], weights: Weights) -> Wish:
    """What a path is built for besides its points: spots for the omens' shapes."""
    shapes = [0.0] * len(SHAPE_IDS)
    shapes[SHAPE_IDS.index("pair")] = weights.side
    for omen in omens:
        card = OMENS[omen]
        if card.shape != NO_SHAPE:
            shapes[card.shape] += weights.spot * card.points
    return Wish(shapes)
