"""Bids: every seat holds secret cards and offers one of them, all at once, for the prize on the table."""

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import Options
from tischlein.core.state import Position, Result, State, places_of
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action, Vocabulary

CARDS = [value for value in range(7) for _ in range(3)]
PRIZES = [1, 2, 3, 4, 5, 6]

WORDS = Vocabulary()
bid = WORDS.kind("bid", card=7)


class Bids(State):
    def __init__(self, ties: str, hands: list[list[int]], played: list[list[int]], won: list[list[int]]) -> None:
        self.ties: str = ties
        self.hands: list[list[int]] = hands
        self.played: list[list[int]] = played
        self.won: list[list[int]] = won
        self.bag: list[int] = list(PRIZES)
        self.offered: list[int] = []

    def turn(self) -> Turn:
        return turns.together(list(range(len(self.hands)))) if self.hands[0] else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        return [bid(card) for card in sorted(set(self.hands[seat]))]

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        cards = [bid.value("card", answers[seat]) for seat in sorted(answers)]
        for seat, card in enumerate(cards):
            self.hands[seat].remove(card)
            self.played[seat].append(card)
        dealer.tell(Event("shown", {"cards": list(cards)}))
        highest = [seat for seat, card in enumerate(cards) if card == max(cards)]
        if len(highest) == 1:
            self.won[highest[0]] += self.offered
            dealer.tell(Event("taken", {"seat": highest[0], "prizes": list(self.offered)}))
        if len(highest) == 1 or self.ties == "discard":
            self.offered = []
        if self.hands[0]:
            self.open_prize(dealer)

    def open_prize(self, dealer: Dealer) -> None:
        self.offered.append(dealer.draw_one(self.bag))
        dealer.tell(Event("opened", {"prize": self.offered[-1]}))

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        unseen = unseen_by(self, seat)
        for other in range(len(self.hands)):
            if other != seat:
                self.hands[other] = sorted(dealer.draw(unseen, len(self.hands[other])))

    def result(self) -> Result:
        scores = [sum(prizes) for prizes in self.won]
        return Result(scores, places_of(scores), "hands_empty", [{"prizes": score} for score in scores])

    def copy(self) -> "Bids":
        fresh = Bids(self.ties, piles(self.hands), piles(self.played), piles(self.won))
        fresh.bag = list(self.bag)
        fresh.offered = list(self.offered)
        return fresh

    def dump(self) -> Position:
        named: Position = {"ties": self.ties, "offered": list(self.offered), "bag": list(self.bag)}
        return {**named, "hands": piles(self.hands), "played": piles(self.played), "won": piles(self.won)}


def setup(options: Options, seats: int, dealer: Dealer) -> State:
    cards = list(CARDS)
    hands = [sorted(dealer.draw(cards, options.number("hand"))) for _ in range(seats)]
    state = Bids(options.word("ties"), hands, [[] for _ in hands], [[] for _ in hands])
    for seat, hand in enumerate(hands):
        dealer.tell(Event("dealt", {"cards": list(hand)}, only=seat))
    state.open_prize(dealer)
    return state


def unseen_by(state: Bids, seat: Seat) -> list[int]:
    """The cards this seat cannot place: in other hands, or never dealt."""
    unseen = list(CARDS)
    for card in [*state.hands[seat], *[card for pile in state.played for card in pile]]:
        unseen.remove(card)
    return unseen


def piles(several: list[list[int]]) -> list[list[int]]:
    return [list(pile) for pile in several]
