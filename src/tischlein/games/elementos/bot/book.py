"""The setups that opponents lay, and how often."""

from pathlib import Path
from typing import Final, final

from tischlein.core.question import Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.bot.oracle import VARIANTS, Setup, variants
from tischlein.games.elementos.rules.actions import LAY, PRESET_ALL, READY
from tischlein.games.elementos.rules.material import UNDER, UP, disc_word
from tischlein.games.elementos.rules.options import Rulings
from tischlein.games.elementos.rules.squares import WHITE, members, turned
from tischlein.games.elementos.rules.world import Discs


@final
class Book:
    """patterns: of white's nine squares, a1 b1 c1 a2 … c3. setups: six of each pattern, equally often.

    weights: how often a setup is laid, as a share of all of them
    """

    def __init__(self, text: str) -> None:
        self.patterns: list[Setup] = []
        self.setups: list[Setup] = []
        self.weights: list[int] = []
        for line in text.splitlines():
            if line and not line.startswith("#"):
                weight, *discs = line.split()
                self.patterns.append([disc_word(int(pair[0]), int(pair[1])) for pair in discs])
                self.setups += variants(self.patterns[-1])
                self.weights += [int(weight)] * VARIANTS


def line_of(weight: int, pattern: Setup) -> str:
    """A line of a book: a weight, and each disc as two symbols, up-face first."""
    return " ".join([str(weight), *[f"{UP[disc]}{UNDER[disc]}" for disc in pattern]])


# Laid by who was not taught otherwise; found by hand.
SIMPLE: Final = Book("""
1 12 20 01 20 01 12 01 12 20
1 21 02 10 02 10 21 10 21 02
1 12 20 01 20 01 12 10 21 02
""")

# Made by tests/make_book.py.
BOOK: Final = Book(Path(__file__).with_name("book.txt").read_text(encoding="utf-8"))


def arrange(book: Book, discs: Discs, rulings: Rulings, question: Question) -> Action:
    """Lays the next disc of a good setup that what lies there can still become. What somebody else began, it mends."""
    if READY() in question.actions:
        return READY()
    seat = question.seat
    fitting = [place for place, setup in enumerate(book.setups) if fits(setup, discs, rulings, seat)]
    weights = [book.weights[place] for place in fitting]
    if sum(weights) == 0:
        return PRESET_ALL() if PRESET_ALL() in question.actions else question.luck.pick(question.actions)
    ticket = question.luck.roll(sum(weights))
    chosen = 0
    while ticket >= weights[chosen]:
        ticket -= weights[chosen]
        chosen += 1
    free = members(rulings.home_of(seat) & ~discs.of(seat))
    return LAY(free[0], book.setups[fitting[chosen]][from_white(free[0], rulings, seat)])


def fits(setup: Setup, discs: Discs, rulings: Rulings, seat: Seat) -> bool:
    lying = members(discs.of(seat))
    return all([discs.word_at(square) == setup[from_white(square, rulings, seat)] for square in lying])


def from_white(square: int, rulings: Rulings, seat: Seat) -> int:
    """The square as white would call it from the own side."""
    return square if seat == WHITE else turned(square, rulings.rows)
