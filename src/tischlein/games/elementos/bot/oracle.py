"""Which setups are good against which: a double oracle over all 860,160 of them, by matches of a quick search.

Three symbols go round, and the board has two sides: six setups are one pattern. Who mixes its six evenly gives the
opponent no side to prepare for, so patterns play against patterns. Again and again the best mixture of those known is
found, then a pattern that does best against that mixture.
"""

from typing import Final

from tischlein.bots.alphabeta import Effort, Root
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.rng import Generator
from tischlein.core.state import shares
from tischlein.games.elementos.bot.value import Weights
from tischlein.games.elementos.bot.walk import ElementosJudge
from tischlein.games.elementos.rules.actions import LAY, READY
from tischlein.games.elementos.rules.material import DISC_WORDS, DISCS_EACH, SYMBOLS, UNDER, UP, disc_word
from tischlein.games.elementos.rules.options import OPTIONS, Rulings
from tischlein.games.elementos.rules.setup import begin
from tischlein.games.elementos.rules.squares import BLACK, FILES, WHITE, members, turned
from tischlein.games.elementos.rules.state import ENDED, ElementosState

# Disc words by white's square, a1 b1 c1 a2 … c3.
Setup = list[int]

VARIANTS: Final = 6
STEPS_OF_FICTION: Final = 20_000
# Among so few candidates nobody new comes in.
FEW: Final = 4


def mirrored(setup: Setup) -> Setup:
    """With the files a and c exchanged."""
    return [setup[square - square % FILES + FILES - 1 - square % FILES] for square in range(DISCS_EACH)]


def shifted(setup: Setup, by: int) -> Setup:
    """With other symbols in the same circle: each still beats the next one."""
    count = len(SYMBOLS)
    return [disc_word((UP[disc] + by) % count, (UNDER[disc] + by) % count) for disc in setup]


def variants(pattern: Setup) -> list[Setup]:
    """The pattern with every meaning of its symbols, both ways round."""
    return [one for by in range(len(SYMBOLS)) for one in (shifted(pattern, by), mirrored(shifted(pattern, by)))]


def any_setup(luck: Generator) -> Setup:
    discs = [pair * 2 + luck.roll(2) for pair in range(len(DISC_WORDS) // 2) for _ in range(FILES)]
    for last in range(len(discs) - 1, 0, -1):
        other = luck.roll(last + 1)
        discs[last], discs[other] = discs[other], discs[last]
    return discs


def changed(setup: Setup, luck: Generator) -> Setup:
    """A neighbour: two discs exchanged, or one turned over."""
    one, other = luck.roll(DISCS_EACH), luck.roll(DISCS_EACH)
    found = list(setup)
    if one == other:
        found[one] ^= 1
    else:
        found[one], found[other] = found[other], found[one]
    return found


def laid(white: Setup, black: Setup, begins: str) -> ElementosState:
    state = begin(read_options(OPTIONS, {"first_player": begins}), 2, QuietDealer(1))
    rulings: Rulings = state.rulings
    for seat, setup in ((WHITE, white), (BLACK, black)):
        for square in members(rulings.home_of(seat)):
            place = square if seat == WHITE else turned(square, rulings.rows)
            state.apply(seat, LAY(square, setup[place]), QuietDealer(1))
        state.apply(seat, READY(), QuietDealer(1))
    return state


def match(white: Setup, black: Setup, begins: str, nodes: int, luck: Generator) -> float:
    """What white gets. Both imagine the other's undersides anew for every ply; neither knows the other's setup."""
    state = laid(white, black, begins)
    judge = ElementosJudge(Weights())
    effort = Effort(nodes, 1, 0)
    while state.stage != ENDED:
        root = Root(ask(state, state.to_move, int(luck.draw_word())), effort, judge, Budget())
        root.deepen()
        state.apply(state.to_move, root.best(), QuietDealer(1))
    return float(shares(state)[WHITE])


def contest(one: Setup, other: Setup, nodes: int, numbers: range, seed: int) -> float:
    """What one pattern gets against another on average over these matches; a whole round is fair."""
    others = variants(other)
    got = 0.0
    for number in numbers:
        luck = Generator(seed * 1_000_003 + number)
        begins = "white" if number // VARIANTS % 2 == 0 else "black"
        got += match(one, others[number % VARIANTS], begins, nodes, luck)
    return got / len(numbers)


def equilibrium(payoffs: list[list[float]]) -> list[float]:
    """How often each row is played by who cannot be exploited: fictitious play, where row and column are the same.

    payoffs: what a row gets against a column, between 0 and 1.
    """
    count = len(payoffs)
    played = [0] * count
    gained = [0.0] * count
    chosen = 0
    for _ in range(STEPS_OF_FICTION):
        played[chosen] += 1
        for row in range(count):
            gained[row] += payoffs[row][chosen]
        chosen = gained.index(max(gained))
    return [times / STEPS_OF_FICTION for times in played]


def against(pattern: Setup, known: list[Setup], weights: list[float], nodes: int, numbers: range, seed: int) -> float:
    """What a pattern gets against a mixture; a match's number says whom it meets, so that candidates meet the same."""
    got = 0.0
    for number in numbers:
        other = known[drawn(weights, Generator(seed + number).roll(1_000_000) / 1_000_000)]
        got += contest(pattern, other, nodes, range(number, number + 1), seed)
    return got / len(numbers)


def drawn(weights: list[float], ticket: float) -> int:
    """The place of a weight in whose part of the whole a ticket between 0 and 1 lies."""
    place = 0
    while place < len(weights) - 1 and ticket >= weights[place]:
        ticket -= weights[place]
        place += 1
    return place


class Response:
    """A candidate and what it got so far."""

    def __init__(self, pattern: Setup) -> None:
        self.pattern: Setup = pattern
        self.got: float = 0.0
        self.matches: int = 0

    def mean(self) -> float:
        return self.got / max(1, self.matches)


def best_response(known: list[Setup], weights: list[float], nodes: int, matches: int, wide: int, seed: int) -> Response:
    """By halving: many candidates play little, a few of them twice as much, until one is left."""
    luck = Generator(seed)
    candidates = [Response(any_setup(luck)) for _ in range(wide)]
    candidates += [Response(changed(changed(pattern, luck), luck)) for pattern in known for _ in range(wide // 8)]
    while len(candidates) > 1:
        for candidate in candidates:
            numbers = range(candidate.matches, matches)
            candidate.got += len(numbers) * against(candidate.pattern, known, weights, nodes, numbers, seed)
            candidate.matches = matches
        candidates.sort(key=lambda candidate: -candidate.mean())
        candidates = candidates[: max(1, len(candidates) // 4)]
        # The neighbours of what did best come in, as long as there are many.
        if len(candidates) > FEW:
            candidates += [Response(changed(one.pattern, luck)) for one in candidates]
        matches *= 2
    return candidates[0]
