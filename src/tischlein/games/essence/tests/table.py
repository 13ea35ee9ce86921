"""Sets up positions for tests in a few words, and plays them with luck that is written down."""

from tischlein.core.dealer import Dealer
from tischlein.core.options import Options, read_options
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Named
from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules.actions import WORDS
from tischlein.games.essence.rules.material import COLOURS, CONCEPT_IDS, KINDS, ROMAN, WAY_IDS, WAYS
from tischlein.games.essence.rules.state import Essence, load
from tischlein.testing import dealers
from tischlein.testing.answers import Answers

# Three concepts of each colour, to lie open in tests.
OPEN = {colour: [f"{colour[0]}00{place}" for place in (1, 2, 3)] for colour in COLOURS}


ANSWERS = Answers(WORDS)
legal = ANSWERS.legal


class Stacked(dealers.Stacked):
    """Way cards and concepts in the order in which they are drawn."""

    def piece_of(self, name: str) -> int:
        return WAY_IDS.index(name) if name in WAY_IDS else CONCEPT_IDS.index(name)


def options(**chosen: object) -> Options:
    return read_options(GAME.options, chosen)


def way_of(symbol: str, colour: str) -> str:
    """A way card of this type."""
    return next(way.id for way in WAYS if (way.symbol, way.colour) == (symbol, COLOURS.index(colour)))


def seats_of(count: int, **parts: object) -> list[dict[str, object]]:
    return [{"number": ROMAN[seat], **parts} for seat in range(count)]


def table(seats: list[dict[str, object]], phase: str = "choose", **parts: object) -> Essence:
    """A position with the first turns still to come; other parts as in the README's example."""
    position: Position = {"phase": phase, "turns": 38, "active": 0, "seats": seats, **parts}
    state = load(position)
    assert isinstance(state, Essence)
    return state


def tipping(symbol: str, colour: str, seats: int, **parts: object) -> Essence:
    """All are about to tip on a way card of this type; player I, seat 0, is active."""
    way = way_of(symbol, colour)
    waiting = next(id for id in WAY_IDS if id != way)
    shown = OPEN[colour] if symbol in ("triangle", "circle") else OPEN[colour][:1]
    together: dict[str, object] = {"display": [waiting], "way": way, "open": shown, **parts}
    return table(seats_of(seats), "tip", **together)


def tip_action(symbol: str, tip: int | None) -> Named:
    if tip is None:
        return {"do": "abstain"}
    match symbol:
        case "fivestar":
            return {"do": "rate", "step": str(tip)}
        case "sevenstar":
            return {"do": "name", "number": ROMAN[tip - 1]}
        case _:
            return {"do": "pick", "place": str(tip)}


def tip_all(state: Essence, tips: list[int | None], dealer: Dealer) -> None:
    symbol = WAYS[state.world.way].symbol
    ANSWERS.answer_all(state, {seat: tip_action(symbol, tip) for seat, tip in enumerate(tips)}, dealer)


def decide(state: Essence, seat: Seat, dealer: Dealer, do: str, **fields: str) -> None:
    """One seat's answer."""
    ANSWERS.answer(state, seat, do, dealer, **fields)


def is_offered(state: Essence, seat: Seat, named: dict[str, object]) -> bool:
    """Whether a seat may answer this, however it may be misspelt."""
    try:
        return WORDS.number(named) in state.legal(seat)
    except Refusal:
        return False


def gains(state: Essence) -> dict[Seat, dict[str, int]]:
    """What seats own, without zeros and without those who own nothing."""
    owned = {
        seat: {KINDS[kind]: count for kind, count in enumerate(own) if count}
        for seat, own in enumerate(state.world.holdings)
    }
    return {seat: own for seat, own in owned.items() if own}
