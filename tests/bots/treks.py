"""Treks, a card game for two that blind play loses badly: whoever starts a trek owes for it first.

Four trails, cards 1 to 7 of each, five in every hand. On your turn you lay a card on your own trek of its trail, higher
than the last one there, or drop it on the trail's open pile; then you draw from the deck, or take the top card of a
pile, but not the one just dropped. A trek that was started brings its cards' sum less 11. The match is over with the
last card of the deck, or after 60 turns. Who only drops cards has 0 points.
"""

from tests.bots.small_games import NOBODY, SmallView, load_nothing
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import Position, Result, State, places_of
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action, Vocabulary
from tischlein.kit.piles import copies, together, without

TRAILS, VALUES, HAND = 4, 7, 5
DEBT, MOST_TURNS, NO_TRAIL = 11, 60, -1
CARDS = range(TRAILS * VALUES)

WORDS = Vocabulary()
LAY = WORDS.declare("lay", card=len(CARDS))
DROP = WORDS.declare("drop", card=len(CARDS))
DRAW = WORDS.declare("draw")
TAKE = WORDS.declare("take", trail=TRAILS)


def value_of(card: int) -> int:
    return card % VALUES + 1


class Treks(State):
    """`shown` are the cards in a hand that everybody saw its owner take; `dropped` waits for a card to be drawn."""

    def __init__(self, hands: list[list[int]], deck: list[int]) -> None:
        self.hands = hands
        self.deck = deck
        self.shown: list[list[int]] = [[], []]
        self.treks: list[list[list[int]]] = [[[] for _ in range(TRAILS)] for _ in hands]
        self.piles: list[list[int]] = [[] for _ in range(TRAILS)]
        self.mover = 0
        self.draws = False
        self.dropped = NO_TRAIL
        self.turns = 0

    def turn(self) -> Turn:
        return turns.of(self.mover) if self.deck and self.turns < MOST_TURNS else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        if seat != self.mover or not self.deck or self.turns == MOST_TURNS:
            return []
        if self.draws:
            piles = [trail for trail in range(TRAILS) if self.piles[trail] and trail != self.dropped]
            return [DRAW.start, *[TAKE.start + trail for trail in piles]]
        hand = self.hands[seat]
        return [*[LAY.start + card for card in hand if self.fits(seat, card)], *[DROP.start + card for card in hand]]

    def fits(self, seat: Seat, card: int) -> bool:
        trek = self.treks[seat][card // VALUES]
        return not trek or trek[-1] < card

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if self.draws:
            self.draw(seat, action, dealer)
            return
        card = action - (LAY.start if LAY.matches(action) else DROP.start)
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)
        self.dropped = card // VALUES if DROP.matches(action) else NO_TRAIL
        pile = self.piles[card // VALUES] if DROP.matches(action) else self.treks[seat][card // VALUES]
        pile.append(card)
        self.draws = True

    def draw(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if action == DRAW.start:
            card = dealer.draw_one(self.deck)
        else:
            card = self.piles[action - TAKE.start].pop()
            self.shown[seat].append(card)
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.draws = False
        self.mover = 1 - seat
        self.turns += 1

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        other = 1 - seat
        laid = [together(treks) for treks in self.treks]
        unseen = without(list(CARDS), together([self.hands[seat], self.shown[other], *self.piles, *laid]))
        drawn = dealer.draw(unseen, len(self.hands[other]) - len(self.shown[other]))
        self.hands[other] = sorted([*self.shown[other], *drawn])
        self.deck = unseen

    def result(self) -> Result:
        scores = [sum([points(trek) for trek in treks]) for treks in self.treks]
        return Result(scores, places_of(scores), "walked", [{"treks": score} for score in scores])

    def copy(self) -> State:
        fresh = Treks(copies(self.hands), list(self.deck))
        fresh.shown, fresh.piles = copies(self.shown), copies(self.piles)
        fresh.treks = [copies(treks) for treks in self.treks]
        fresh.mover, fresh.draws, fresh.dropped, fresh.turns = self.mover, self.draws, self.dropped, self.turns
        return fresh

    def dump(self) -> Position:
        named: Position = {"hands": self.hands, "deck": self.deck, "shown": self.shown, "treks": self.treks}
        moment: Position = {"mover": self.mover, "draws": self.draws, "dropped": self.dropped, "turns": self.turns}
        return {**named, "piles": self.piles, **moment}


def points(trek: list[int]) -> int:
    return sum([value_of(card) for card in trek]) - DEBT if trek else 0


def deal(options: Options, seats: int, dealer: Dealer) -> State:
    deck = list(CARDS)
    return Treks([sorted(dealer.draw(deck, HAND)) for _ in range(seats)], deck)


def view(state: State, seat: Seat | None) -> SmallView:
    assert isinstance(state, Treks)
    return SmallView(ask="", shown={"treks": state.treks, "piles": state.piles})


def hint(state: State, seat: Seat, action: Action) -> float:
    """Start what the hand can pay for, go on in small steps, drop what is of no use."""
    assert isinstance(state, Treks)
    if state.draws:
        useful = TAKE.matches(action) and state.fits(seat, state.piles[action - TAKE.start][-1])
        return 0.6 if useful else 0.5
    card = action - (LAY.start if LAY.matches(action) else DROP.start)
    trek = state.treks[seat][card // VALUES]
    if DROP.matches(action):
        return 0.4 if state.fits(seat, card) else 0.6
    rest = [other for other in state.hands[seat] if other // VALUES == card // VALUES and other >= card]
    return 1.0 - (card - trek[-1]) / VALUES if trek else float(sum(map(value_of, rest)) >= DEBT)


class Plain(Bot):
    """Gives at once what the hint likes best: no search at all, and a sensible player."""

    def answer(self, question: Question, budget: Budget) -> Action:
        return max(question.actions, key=lambda action: hint(question.world, question.seat, action))


TREKS = Game("treks", 1, [2], [], WORDS, deal, view, load_nothing, {"plain": Plain}, NOBODY)
HINTED = Game("treks", 1, [2], [], WORDS, deal, view, load_nothing, {"plain": Plain}, NOBODY, hint=hint)
