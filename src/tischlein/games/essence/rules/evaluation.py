"""What a turn brings: four symbols, four ways to evaluate the tips (§21 to §28)."""

from typing import Final, assert_never

from tischlein.core.turn import Seat
from tischlein.games.essence.rules.conditions import lays_concept, lays_step, lies_open
from tischlein.games.essence.rules.material import (
    BRONZE,
    FIRST_CARD,
    GOLD,
    KINDS,
    SILVER,
    STEPS,
    WHITE,
    YELLOW,
    Symbol,
    Way,
)
from tischlein.games.essence.rules.options import Reading

NO_TIP: Final = 0
NO_NUMBER: Final = 0
NOBODY: Final = -1


class Evaluation:
    """
    gains     for each seat how many it gets of each kind
    majority  the number that was laid most often, where that counts, or NO_NUMBER
    matching  the seats whose tip counted
    card_to   who gets a concept card, or NOBODY; `place` (from 0) says which of the open ones
    """

    def __init__(self, seats: int) -> None:
        self.gains: list[list[int]] = [[0] * len(KINDS) for _ in range(seats)]
        self.majority: int = NO_NUMBER
        self.matching: list[Seat] = []
        self.card_to: Seat = NOBODY
        self.place: int = 0

    def give_card(self, seat: Seat, colour: int, place: int) -> None:
        self.card_to = seat
        self.place = place
        self.gains[seat][FIRST_CARD + colour] += 1


class Tipped:
    """All that an evaluation depends on. `takes_card` is the active player's choice on a circle."""

    def __init__(
        self, way: Way, active: Seat, tips: list[int], numbers: list[int], takes_card: bool, white_reading: Reading
    ) -> None:
        self.way: Way = way
        self.active: Seat = active
        self.tips: list[int] = tips
        self.numbers: list[int] = numbers
        self.takes_card: bool = takes_card
        self.white_reading: Reading = white_reading


def majority_of(tips: list[int]) -> int:
    """Laid more often than every other number, and at least twice (§23, §A4)."""
    most = 1
    found = NO_NUMBER
    for number in range(1, max(tips, default=0) + 1):
        count = tips.count(number)
        if count > most:
            most, found = count, number
        elif count == most:
            found = NO_NUMBER
    return found


def may_choose(tipped: Tipped) -> bool:
    """Whether coin or card is to be chosen."""
    tip = tipped.tips[tipped.active]
    # Only the active player of a circle, and only in the majority (§24a, §A5).
    return tipped.way.symbol == "circle" and tip != NO_TIP and tip == majority_of(tipped.tips)


def evaluate(tipped: Tipped) -> Evaluation:
    found, active = Evaluation(len(tipped.tips)), tipped.active
    symbol = tipped.way.symbol
    match symbol:
        case "triangle":
            pay_guessers(tipped, found)
            # One card, however many matches (§21a); without a match nothing (§21b).
            if found.matching:
                found.give_card(active, tipped.way.colour, tipped.tips[active] - 1)
        case "fivestar":
            pay_guessers(tipped, found)
            # Gold for every match (§22a); the card is nobody's (§22b).
            found.gains[active][GOLD] += len(found.matching)
        case "circle":
            pay_majority(tipped, found)
            # The card instead of the coin (§24a).
            if tipped.takes_card and may_choose(tipped):
                found.gains[active][BRONZE] -= 1
                found.give_card(active, tipped.way.colour, found.majority - 1)
        case "sevenstar":
            pay_majority(tipped, found)
            if found.majority != NO_NUMBER:
                pay_for_naming(tipped, found)
        case _:
            assert_never(symbol)
    return found


def pay_guessers(tipped: Tipped, found: Evaluation) -> None:
    """The others predict what the active player lays (§21, §22)."""
    own = tipped.tips[tipped.active]
    # Who says nothing cannot be guessed (§A17).
    if own == NO_TIP:
        return
    found.matching = [seat for seat, tip in enumerate(tipped.tips) if tip == own and seat != tipped.active]
    for seat in found.matching:
        found.gains[seat][SILVER] += 1


def pay_majority(tipped: Tipped, found: Evaluation) -> None:
    """All try to say what most of them say (§23, §24, §25)."""
    found.majority = majority_of(tipped.tips)
    if found.majority == NO_NUMBER:
        return
    found.matching = [seat for seat, tip in enumerate(tipped.tips) if tip == found.majority]
    for seat in found.matching:
        found.gains[seat][BRONZE] += 1


def pay_for_naming(tipped: Tipped, found: Evaluation) -> None:
    if tipped.way.colour == YELLOW:
        # Who got the most votes need not have voted with the majority (§26).
        found.give_card(tipped.numbers.index(found.majority), tipped.way.colour, 0)
    if tipped.way.colour == WHITE:
        # More for the active player, and nothing for the one who was named (§27).
        in_majority = tipped.active in found.matching
        found.gains[tipped.active][BRONZE] = white_bronze(tipped.white_reading, in_majority)


def white_bronze(reading: Reading, in_majority: bool) -> int:
    """What the active player gets on a white seven-star, where there is a majority (§A6)."""
    match reading:
        case "two_instead_if_majority":
            return 2 if in_majority else 0
        case "two_if_any_majority":
            return 2
        case "three_if_majority":
            return 3 if in_majority else 0
        case _:
            assert_never(reading)


def valid_numbers(symbol: Symbol, open_cards: int, numbers: list[int]) -> list[int]:
    """The numbers one may lay (§19); fewer concepts lie open only when a stack has run out (§30)."""
    if lays_concept(symbol):
        return [place + 1 for place in range(open_cards) if lies_open(place, open_cards)]
    return list(range(1, STEPS + 1)) if lays_step(symbol) else sorted(numbers)
