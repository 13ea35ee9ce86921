"""Before the path: which element, which tiles of the pack, which omens."""

from typing import Final, assert_never

from tischlein.bots.race import Candidate, best_of
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.value import hope_of
from tischlein.games.pfad_der_elemente.rules.actions import KEEP
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, FORMS
from tischlein.games.pfad_der_elemente.rules.patterns import SMALLEST
from tischlein.games.pfad_der_elemente.rules.scoring import value_at_home
from tischlein.games.pfad_der_elemente.rules.setup import CHOOSE_ELEMENT, TAKE_ELEMENT, legal_takes, resolve_takes
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import DRAFT_PHASE, World

# Most triangles that so many tiles can form.
TRIANGLES: Final[list[int]] = [0, 0, 0, 1, 2, 3, 4, 6, 7, 8, 10, 11, 13]
# What the spirits that will come are worth per tile: a second tile of an element is wanted less than the first.
FITTING: Final[list[float]] = [0.0, 1.2, 2.0, 2.3, 2.5, 2.6, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7]
# Tiles that are not enough for a pattern yet are worth this much per tile, while more may come.
PROMISE: Final = 0.45


def best_points(element: int, tiles: int, values: list[int]) -> int:
    """The most that the tiles of one element can bring, wherever the others lie."""
    form, smallest = FORMS[element], SMALLEST[element]
    match form:
        case "group":
            return values[smallest] * (tiles // smallest)
        case "row":
            return values[tiles]
        case "triangle":
            return values[smallest] * TRIANGLES[tiles]
        case _:
            assert_never(form)


def supply_worth(supply: list[int], own: int, left: int, values: list[list[int]]) -> float:
    """What a supply will bring: its path, and places for spirits; `left` tiles are still to be drafted."""
    worth = 0.0
    for element in range(len(ELEMENTS)):
        tiles = supply[element]
        worth += best_points(element, tiles, values[element]) + FITTING[tiles] * value_at_home(element, own)
        if left > 0:
            worth += promise(element, tiles, values[element])
    return worth


def promise(element: int, tiles: int, values: list[int]) -> float:
    """What the next tiles would bring is worth something already."""
    form, smallest = FORMS[element], SMALLEST[element]
    match form:
        case "group":
            return values[smallest] / smallest if tiles % smallest else 0.0
        case "row" | "triangle":
            return PROMISE * tiles if 0 < tiles <= smallest else 0.0
        case _:
            assert_never(form)


class SupplyJudge:
    """What a supply will bring, by hand; `left` tiles are still to be drafted."""

    def worth(self, world: World, supply: list[int], own: int, left: int) -> float:
        return supply_worth(supply, own, left, world.rulings.box.values)


BY_HAND: Final = SupplyJudge()


def weigh_elements(actions: list[Action]) -> list[Candidate]:
    """Fire brings most points, then water, air, earth."""
    return [Candidate(action, float(CHOOSE_ELEMENT.of(action))) for action in actions]


def weigh_takes(world: World, seat: Seat, actions: list[Action], judge: SupplyJudge = BY_HAND) -> list[Candidate]:
    """Each tile of the pack by what the supply would be worth with it."""
    found: list[Candidate] = []
    hand, own = world.hands[seat].copy(), world.elements[seat]
    left = TILES - sum(hand) - 1
    for action in actions:
        element = TAKE_ELEMENT.of(action)
        hand[element] += 1
        found.append(Candidate(action, judge.worth(world, hand, own, left)))
        hand[element] -= 1
    return found


def imagine_draft(question: Question, action: Action, memory: int, judge: SupplyJudge = BY_HAND) -> float:
    """A draft that begins with this tile: how much more the own supply is worth than the others'."""
    dealer = QuietDealer(memory)
    state = question.imagine(dealer)
    assert isinstance(state, PfadDerElemente), "a bot of Pfad der Elemente plays Pfad der Elemente"
    world, seat = state.world, question.seat
    first = True
    while world.phase == DRAFT_PHASE:
        answers: dict[Seat, Action] = {}
        for other in range(world.seats):
            answers[other] = best_of(weigh_takes(world, other, legal_takes(world, other), judge)).action
        if first:
            answers[seat] = action
        first = False
        resolve_takes(world, answers, dealer)
    worths = [judge.worth(world, world.hands[other], world.elements[other], 0) for other in range(world.seats)]
    others = sum(worths) - worths[seat]
    return worths[seat] - others / (world.seats - 1)


def weigh_omens(world: World, actions: list[Action]) -> list[Candidate]:
    """The two that bring most (§7)."""
    return [Candidate(action, sum([hope_of(world, omen) for omen in KEEP.values(action)])) for action in actions]
