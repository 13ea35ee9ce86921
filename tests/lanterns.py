"""Lanterns, a card game in small: secret hands, a deck, an open pile, and turns of two steps.

Fifteen lanterns, 1 to 5 in three colours, three in every hand. On your turn you hang one in your window, or put one on
the pile; then you draw from the deck, or take from the pile what you did not put there yourself. A colour in a window
is worth its lanterns less 4. It is over with the last card of the deck, or after 20 turns.
"""

import msgspec

from tests.bots.small_games import NOBODY
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.game import Game, Load, View
from tischlein.core.options import Options
from tischlein.core.state import Position, Result, State, places_of
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action, Vocabulary
from tischlein.kit.written import Written, impossible

COLOURS, VALUES, HAND, DEBT, MOST_TURNS = 3, 5, 3, 4, 20
CARDS = list(range(COLOURS * VALUES))

WORDS = Vocabulary()
hang = WORDS.declare("hang", card=len(CARDS))
put = WORDS.declare("put", card=len(CARDS))
draw = WORDS.declare("draw")
take = WORDS.declare("take")

KEYS = ["hands", "shown", "windows", "pile", "mover", "draws", "own", "turns"]


class Lanterns(State):
    """`shown` are cards in a hand that everybody saw its owner take; `own`: the top of the pile is the mover's own."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.windows: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.deck: list[int] = list(CARDS)
        self.mover = 0
        self.draws = False
        self.own = False
        self.turns = 0

    def turn(self) -> Turn:
        return turns.of(self.mover) if self.deck and self.turns < MOST_TURNS else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        if not self.turn().waits_for(seat):
            return []
        if self.draws:
            return [draw(), take()] if self.pile and not self.own else [draw()]
        return [*[hang(card) for card in self.hands[seat]], *[put(card) for card in self.hands[seat]]]

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if draw.matches(action):
            card = dealer.draw_one(self.deck)
            self.tell_drawn(seat, card, dealer)
            self.end_turn(seat, card)
        elif take.matches(action):
            card = self.pile.pop()
            self.shown[seat] = sorted([*self.shown[seat], card])
            dealer.tell(Event("took", {"seat": seat, "card": card}))
            self.end_turn(seat, card)
        else:
            self.lay(seat, action, dealer)

    def tell_drawn(self, seat: Seat, card: int, dealer: Dealer) -> None:
        dealer.tell(Event("drew", {"seat": seat}))

    def lay(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        kind = hang if hang.matches(action) else put
        card = kind.value("card", action)
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)
        (self.windows[seat] if kind is hang else self.pile).append(card)
        self.own = kind is put
        self.draws = True
        dealer.tell(Event("laid", {"seat": seat, "card": card}))

    def end_turn(self, seat: Seat, card: int) -> None:
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.draws = self.own = False
        self.mover = (seat + 1) % len(self.hands)
        self.turns += 1

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        unseen = self.unseen_by(seat)
        for other, hand in enumerate(self.hands):
            if other != seat:
                self.hands[other] = sorted(
                    [*self.shown[other], *dealer.draw(unseen, len(hand) - len(self.shown[other]))]
                )
        self.deck = unseen

    def unseen_by(self, seat: Seat) -> list[int]:
        seen = {*self.hands[seat], *self.pile}
        for cards in [*self.windows, *self.shown]:
            seen |= {*cards}
        return [card for card in CARDS if card not in seen]

    def result(self) -> Result:
        sources = [worth(window) for window in self.windows]
        scores = [sum(source.values()) for source in sources]
        return Result(scores, places_of(scores), "last_card", sources)

    def copy(self) -> "Lanterns":
        fresh = self.__class__(len(self.hands))
        fresh.hands = [list(hand) for hand in self.hands]
        fresh.shown = [list(cards) for cards in self.shown]
        fresh.windows = [list(window) for window in self.windows]
        fresh.pile, fresh.deck = list(self.pile), list(self.deck)
        fresh.mover, fresh.draws, fresh.own, fresh.turns = self.mover, self.draws, self.own, self.turns
        return fresh

    def dump(self) -> Position:
        hidden: Position = {
            "hands": [list(hand) for hand in self.hands],
            "shown": [list(cards) for cards in self.shown],
        }
        laid: Position = {"windows": [list(window) for window in self.windows], "pile": list(self.pile)}
        return {**hidden, **laid, "mover": self.mover, "draws": self.draws, "own": self.own, "turns": self.turns}


def worth(window: list[int]) -> dict[str, int]:
    colours = {card // VALUES for card in window}
    return {"lanterns": sum([card % VALUES + 1 for card in window]), "debt": -DEBT * len(colours)}


class LanternsView(msgspec.Struct):
    ask: str
    hand: list[int]
    cards: list[int]
    shown: list[list[int]]
    windows: list[list[int]]
    pile: list[int]
    deck: int
    mover: int
    turns: int


def view(state: State, seat: Seat | None) -> LanternsView:
    assert isinstance(state, Lanterns), "a view of Lanterns"
    asks = seat is not None and state.turn().waits_for(seat)
    return LanternsView(
        ask="" if not asks else ("draw" if state.draws else "lay"),
        hand=[] if seat is None else list(state.hands[seat]),
        cards=[len(hand) for hand in state.hands],
        shown=[list(cards) for cards in state.shown],
        windows=[list(window) for window in state.windows],
        pile=list(state.pile),
        deck=len(state.deck),
        mover=state.mover,
        turns=state.turns,
    )


def read(state: Lanterns, position: Position) -> Lanterns:
    written = Written("", position, KEYS)
    state.hands, state.shown, state.windows = [read_piles(written, key) for key in ("hands", "shown", "windows")]
    state.hands = [sorted(hand) for hand in state.hands]
    state.pile = read_pile(written, "pile", written.parts["pile"])
    seats = {len(state.hands), len(state.shown), len(state.windows)}
    if len(seats) != 1 or not seats <= {2, 3}:
        raise impossible("hands, shown and windows", sorted(seats), "each has a list for every seat, and 2 or 3 play")
    state.mover = written.number("mover", 0, len(state.hands) - 1)
    state.draws, state.own = written.flag("draws"), written.flag("own")
    state.turns = written.number("turns", 0, MOST_TURNS)
    check(state)
    return state


def read_piles(written: Written, key: str) -> list[list[int]]:
    return [read_pile(written, key, pile) for pile in written.list_of(key)]


def read_pile(written: Written, key: str, pile: object) -> list[int]:
    try:
        return msgspec.convert(pile, list[int])
    except msgspec.ValidationError as error:
        raise written.wrong(key, "lists of whole numbers") from error


def check(state: Lanterns) -> None:
    lying = [card for cards in [*state.hands, *state.windows, state.pile] for card in cards]
    if len({*lying}) != len(lying) or not {*lying} <= {*CARDS}:
        raise impossible("the cards", sorted(lying), "each is there once")
    if any(
        [
            not {*shown} <= {*hand} or sorted({*shown}) != shown
            for shown, hand in zip(state.shown, state.hands, strict=True)
        ]
    ):
        raise impossible("shown", state.shown, "they are in the hand of their seat, in order")
    if [len(hand) for hand in state.hands] != [
        HAND - int(state.draws and seat == state.mover) for seat in range(len(state.hands))
    ]:
        raise impossible("hands", state.hands, f"everybody has {HAND}, and who draws one less")
    if state.own and not (state.draws and state.pile):
        raise impossible("own", True, "nobody has put a card on the pile and has yet to draw")
    state.deck = [card for card in CARDS if card not in lying]


def deal_to(state: Lanterns, dealer: Dealer) -> Lanterns:
    state.hands = [sorted(dealer.draw(state.deck, HAND)) for _ in state.hands]
    for seat, hand in enumerate(state.hands):
        dealer.tell(Event("dealt", {"cards": list(hand)}, only=seat))
    return state


def lanterns_game(kind: type[Lanterns] = Lanterns, shown: View = view, loads: Load | None = None) -> Game:
    """The toy, with another state, view or reader where a test plants a bug."""

    def setup(options: Options, seats: int, dealer: Dealer) -> State:
        return deal_to(kind(seats), dealer)

    def load(position: Position) -> State:
        return read(kind(2), position)

    chronicle = ("dealt", "laid", "took", "drew")
    return Game("lanterns", 1, [2, 3], [], WORDS, setup, shown, loads or load, {}, NOBODY, chronicle=chronicle)


LANTERNS = lanterns_game()
