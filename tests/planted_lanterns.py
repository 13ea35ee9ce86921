"""Lanterns with one bug each: what goes wrong in games with hands, a deck and an open pile."""

import random

from tests.lanterns import CARDS, KEYS, Lanterns, LanternsView, put, read, view
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action


class DrawnCardToldToAll(Lanterns):
    def tell_drawn(self, seat: Seat, card: int, dealer: Dealer) -> None:
        dealer.tell(Event("drew", {"seat": seat, "card": card}))


class DrawnColourToldToAll(Lanterns):
    """Only the colour, and only to the next seat."""

    def tell_drawn(self, seat: Seat, card: int, dealer: Dealer) -> None:
        dealer.tell(Event("drew", {"colour": card // 5}, only=(seat + 1) % len(self.hands)))


class TakenCardForgotten(Lanterns):
    """Everybody saw who took it from the pile, and a world gives it to anybody."""

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        shown, self.shown = self.shown, [[] for _ in self.shown]
        super().redeal(seat, dealer)
        self.shown = [
            cards if owner == seat else [card for card in cards if card in hand]
            for owner, (cards, hand) in enumerate(zip(shown, self.hands, strict=True))
        ]


class TakenCardNeverNoted(Lanterns):
    """What a seat was shown is no part of the state at all."""

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        super().apply(seat, action, dealer)
        self.shown = [[] for _ in self.shown]


class DeckInOrder(Lanterns):
    """The deck is shuffled once, dump does not tell how, and redeal leaves it so."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.order: list[int] = []

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if not self.order:
            self.order = dealer.draw(list(CARDS), len(CARDS))
        super().apply(seat, action, dealer)

    def end_turn(self, seat: Seat, card: int) -> None:
        super().end_turn(seat, card)
        self.turns += self.order[0] % 2

    def copy(self) -> Lanterns:
        fresh = super().copy()
        assert isinstance(fresh, DeckInOrder), "a copy is of the same kind"
        fresh.order = list(self.order)
        return fresh


class HandKept(Lanterns):
    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        pass


class LowestCardKept(Lanterns):
    """One card of each other hand stays where it is."""

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        shown = [list(cards) for cards in self.shown]
        for other, hand in enumerate(self.hands):
            if other != seat and hand:
                self.shown[other] = sorted({*self.shown[other], hand[0]})
        super().redeal(seat, dealer)
        self.shown = shown


class DeckKept(Lanterns):
    """Hands are exchanged among the others, and the deck stays what it is."""

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        others = [other for other in range(len(self.hands)) if other != seat]
        cards = sorted([card for other in others for card in self.hands[other] if card not in self.shown[other]])
        for other in others:
            known = self.shown[other]
            self.hands[other] = sorted([*known, *dealer.draw(cards, len(self.hands[other]) - len(known))])


class OwnCardTakenForEver(Lanterns):
    """Who puts a card on the pile may take it at once, and nobody counts the turns."""

    def lay(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        super().lay(seat, action, dealer)
        self.own = False

    def end_turn(self, seat: Seat, card: int) -> None:
        super().end_turn(seat, card)
        self.turns = 0


class PutBack(Lanterns):
    """A card on the pile may be taken up again as often as one likes."""

    def legal(self, seat: Seat) -> list[Action]:
        return [*super().legal(seat), put(self.pile[-1])] if self.draws and self.own else super().legal(seat)

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if not self.draws or not put.matches(action):
            super().apply(seat, action, dealer)
            return
        self.hands[seat] = sorted([*self.hands[seat], self.pile.pop()])
        self.draws = self.own = False


class DebtNotInTheSources(Lanterns):
    def result(self) -> Result:
        result = super().result()
        result.sources = [{"lanterns": source["lanterns"]} for source in result.sources]
        return result


class ReasonMissing(Lanterns):
    def result(self) -> Result:
        result = super().result()
        result.reason = ""
        return result


class PileShared(Lanterns):
    def copy(self) -> Lanterns:
        fresh = super().copy()
        fresh.pile = self.pile
        return fresh


class DividesByTheDeck(Lanterns):
    """Raises with the last card."""

    def end_turn(self, seat: Seat, card: int) -> None:
        super().end_turn(seat, card)
        self.turns += 1 // len(self.deck) // 2


class DrawnByItself(Lanterns):
    """Luck that the dealer knows nothing of."""

    def end_turn(self, seat: Seat, card: int) -> None:
        super().end_turn(seat, card)
        self.turns += random.randrange(2)


class OwnCardTaken(Lanterns):
    """Whether the top of the pile is one's own is forgotten in what is written down."""

    def dump(self) -> Position:
        return {**super().dump(), "own": False}


class TurnByTheDeck(Lanterns):
    """The match is over early when the deck has no high card left: whose turn it is tells it."""

    def turn(self) -> Turn:
        return super().turn() if any([card % 5 > 2 for card in self.deck]) else turns.over()


class LegalByTheDeck(Lanterns):
    def legal(self, seat: Seat) -> list[Action]:
        legal = super().legal(seat)
        return legal[:1] if self.draws and self.deck and self.deck[0] % 5 == 0 else legal


def view_of_the_next_card(state: State, seat: Seat | None) -> LanternsView:
    shown = view(state, seat)
    assert isinstance(state, Lanterns), "a view of Lanterns"
    shown.deck = state.deck[0] if state.deck else 0
    return shown


def view_of_a_sum(state: State, seat: Seat | None) -> LanternsView:
    shown = view(state, seat)
    assert isinstance(state, Lanterns), "a view of Lanterns"
    shown.cards = [sum(hand) % 2 for hand in state.hands]
    return shown


def load_that_ignores_keys(position: Position) -> State:
    return read(Lanterns(2), {key: value for key, value in position.items() if key in KEYS})


def load_that_takes_cards_twice(position: Position) -> State:
    """Doubled cards of the pile lie there once."""
    pile = position.get("pile")
    if not isinstance(pile, list):
        raise Refusal("position_value_wrong", {"key": "pile", "value": str(pile), "fits": "a list"})
    once = [card for place, card in enumerate(pile) if card not in pile[:place]]
    return read(Lanterns(2), {**position, "pile": once})


def load_that_mends_the_turn(position: Position) -> State:
    """Too many turns are taken for the last one."""
    count = position.get("turns")
    return read(Lanterns(2), {**position, "turns": max(0, min(count, 19)) if isinstance(count, int) else count})
