"""Tiles with one bug each. Every class here is wrong on purpose; tests/test_planted_bugs.py says who finds it."""

import random

from tests.toys import (
    COLOURS,
    EMPTY,
    SPOTS,
    SUPPLY,
    PeekToRemember,
    Tiles,
    TilesView,
    flip,
    peek,
    read,
    roll,
    tiles_game,
    view,
)
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.reason import Reason
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action


def view_that_leaks(state: State, seat: Seat | None) -> object:
    shown = view(state, seat)
    assert isinstance(shown, TilesView) and isinstance(state, Tiles), "a view of Tiles"
    # Looks harmless: only a count, but a count of what lies face down.
    shown.points = [row.count(0) for row in state.tiles]
    return shown


def public_view_that_leaks(state: State, seat: Seat | None) -> object:
    return view(state, 0) if seat is None else view(state, seat)


def view_with_a_fraction(state: State, seat: Seat | None) -> object:
    shown = view(state, seat)
    assert isinstance(shown, TilesView), "a view of Tiles"
    shown.rolled = [points / 2 for points in shown.points]  # type: ignore[misc]
    return shown


def view_that_does_not_ask(state: State, seat: Seat | None) -> object:
    shown = view(state, seat)
    assert isinstance(shown, TilesView), "a view of Tiles"
    shown.ask = ""
    return shown


class LegalityThatPeeks(Tiles):
    def legal(self, seat: Seat) -> list[Action]:
        legal = super().legal(seat)
        red = [flip(at) for at in SPOTS if self.tiles[self.target(seat)][at] == 0]
        return [action for action in legal if not flip.matches(action) or action in red] or legal


class ReasonThatPeeks(Tiles):
    """Which colour lies face down below the tile that cannot be flipped now."""

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        reason = super().why_not(seat, action)
        if reason is not None and peek.matches(action):
            reason.facts["tile"] = self.tiles[self.target(seat)][peek.value("at", action)]
        return reason


class NoReasonForARoll(Tiles):
    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return None if action == roll() else super().why_not(seat, action)


class ReasonAgainstALegalAnswer(Tiles):
    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return Reason("not_today") if action == roll() else super().why_not(seat, action)


class AskingThatChanges(Tiles):
    def legal(self, seat: Seat) -> list[Action]:
        self.points[seat] += 1
        return super().legal(seat)


class AskingThatCountsInSecret(Tiles):
    """What asking changes is not in the dump: only a later step shows it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asked = 0

    def result(self) -> Result:
        self.asked += 1
        return super().result()

    def key(self) -> int:
        self.asked += 1
        return super().key()

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        super().apply(seat, action, dealer)
        self.points[seat] += min(self.asked, 1)


class CopyThatShares(Tiles):
    def copy(self) -> Tiles:
        fresh = super().copy()
        fresh.rolled = self.rolled
        return fresh


class CopyThatSharesRows(Tiles):
    def copy(self) -> Tiles:
        fresh = super().copy()
        fresh.up = list(self.up)
        return fresh


class LuckFromOutside(Tiles):
    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        super().apply(seat, action, dealer)
        if self.rolled[seat]:
            self.rolled[seat] = random.randrange(1, 1000)


class OrderFromASet(Tiles):
    def legal(self, seat: Seat) -> list[Action]:
        words = {str(action) for action in super().legal(seat)}
        return [int(word) for word in words]


class RedealThatKeepsEverything(Tiles):
    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        pass


class RedealThatKeepsOneTile(Tiles):
    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        for owner, row in enumerate(self.tiles):
            unseen = list(SUPPLY)
            kept = [at for at in SPOTS if row[at] != EMPTY and (at == 0 or self.knows(seat, owner, at))]
            for at in kept:
                unseen.remove(row[at])
            for at in SPOTS:
                if at not in kept and row[at] != EMPTY:
                    row[at] = dealer.draw_one(unseen)


class RedealThatShufflesTheTruth(Tiles):
    """The new world is made of the old one's tiles: those in play are told from the one in the box."""

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        for owner, row in enumerate(self.tiles):
            hidden = [at for at in SPOTS if row[at] != EMPTY and not self.knows(seat, owner, at)]
            tiles = [row[at] for at in hidden]
            for at in hidden:
                row[at] = tiles.pop(dealer.roll(len(tiles)))


class RedealThatForgetsTheKnown(Tiles):
    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        peeked = self.peeked[seat]
        self.peeked[seat] = EMPTY
        super().redeal(seat, dealer)
        self.peeked[seat] = peeked


class RedealWithLuckFromOutside(Tiles):
    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        super().redeal(seat, dealer)
        for owner, row in enumerate(self.tiles):
            if owner != seat and EMPTY not in row and not any(self.up[owner]) and self.peeked[seat] == EMPTY:
                random.shuffle(row)


class EndlessMatch(Tiles):
    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        super().apply(seat, action, dealer)
        if not self.hidden(self.target(self.mover)):
            self.up[self.target(self.mover)] = [False] * 3


class DumpThatForgets(Tiles):
    def dump(self) -> Position:
        return {**super().dump(), "peeked": [EMPTY] * len(self.tiles)}


class DoublesInTheList(Tiles):
    def legal(self, seat: Seat) -> list[Action]:
        legal = super().legal(seat)
        return [*legal, legal[0]] if len(legal) > 3 else legal


class NothingToAnswer(Tiles):
    def legal(self, seat: Seat) -> list[Action]:
        return [action for action in super().legal(seat) if not (flip.matches(action) and self.rolled[seat])]


class AnswersForEverybody(Tiles):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat) or [flip(0)]


class RevealUnsaid(Tiles):
    def flip_over(self, seat: Seat, owner: Seat, at: int, dealer: Dealer) -> None:
        self.up[owner][at] = True
        dealer.tell(Event("flipped", {"seat": seat, "at": at, "tile": COLOURS[self.tiles[owner][at]]}))


class WhisperToAll(Tiles):
    """The peek is told to everybody: with three seats the third one has no right to it."""

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        before = list(self.peeked)
        super().apply(seat, action, dealer)
        if before != self.peeked:
            tile = self.tiles[self.target(seat)][self.peeked[seat]]
            dealer.tell(Event("peeked", {"tile": COLOURS[tile]}))


class HandInTheOthersArea(Tiles):
    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if self.turn().mode == turns.EACH:
            self.points[self.target(seat)] = self.points[seat] + 1
        super().apply(seat, action, dealer)


class LuckBesideOthers(Tiles):
    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if self.turn().mode == turns.EACH:
            dealer.roll(2)
        super().apply(seat, action, dealer)


class TurnThatTells(Tiles):
    """Only who lies low is asked: whose turn it is tells everybody what a hidden tile is."""

    def turn(self) -> Turn:
        turn = super().turn()
        if turn.mode == turns.OF and self.tiles[self.mover][0] == 0 and self.hidden(self.mover):
            other = self.target(self.mover)
            return turns.of(other) if self.hidden(self.target(other)) else turn
        return turn


class PeekThatIsToldForEver(PeekToRemember):
    """Nobody thought of the log."""

    def tell_peek(self, seat: Seat, tile: str, dealer: Dealer) -> None:
        dealer.tell(Event("peeked", {"tile": tile}, only=seat))


class PeekThatAnotherFactTells(PeekToRemember):
    """The colour fades, and the number of red ones stays."""

    def tell_peek(self, seat: Seat, tile: str, dealer: Dealer) -> None:
        dealer.tell(Event("peeked", {"tile": tile, "red": int(tile == "red")}, only=seat, fades=("tile",)))


class WorldThatRemembers(PeekToRemember):
    """Nobody thought of the worlds that are given out."""

    def redeal_from_view(self, seat: Seat, dealer: Dealer) -> None:
        self.redeal(seat, dealer)


class WorldThatShowsSomethingElse(PeekToRemember):
    """It forgets too much: what lies face up too."""

    def redeal_from_view(self, seat: Seat, dealer: Dealer) -> None:
        super().redeal_from_view(seat, dealer)
        for row in self.tiles:
            row.reverse()


class UnsharedTies(Tiles):
    def result(self) -> Result:
        result = super().result()
        result.places = [place + 1 for place in result.places]
        return result


def load_that_crashes(position: Position) -> State:
    state = read(Tiles(1), {**position, "mover": 0})
    state.mover = [0, 1, 2].index(position["mover"])  # type: ignore[arg-type]
    return state


ORDER_FROM_A_SET = tiles_game(OrderFromASet)
