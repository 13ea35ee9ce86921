"""Tiles, a toy that has every kind of trouble in small: secret laying side by side, hidden tiles, a private look, luck.

Every seat lays three tiles face down in secret. Then seats move in turn: turn over a tile of the left neighbour (a red
one is a point), peek at one (once), or roll for points (once). It is over when every tile is face up.
"""

import msgspec

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.game import Credits, Game, Load, View
from tischlein.core.options import Option, Options
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position, Result, State, places_of
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action, Vocabulary

COLOURS = ["red", "blue"]
SUPPLY = [0, 0, 1, 1]
SPOTS = range(3)
EMPTY = -1

WORDS = Vocabulary()
lay = WORDS.declare("lay", at=3, tile=COLOURS)
flip = WORDS.declare("flip", at=3)
peek = WORDS.declare("peek", at=3)
roll = WORDS.declare("roll")


class Tiles(State):
    def __init__(self, seats: int) -> None:
        self.tiles = [[EMPTY] * 3 for _ in range(seats)]
        self.up = [[False] * 3 for _ in range(seats)]
        self.peeked = [EMPTY] * seats
        self.points = [0] * seats
        self.rolled = [0] * seats
        self.mover = 0

    def turn(self) -> Turn:
        laying = [seat for seat, row in enumerate(self.tiles) if EMPTY in row]
        if laying:
            return turns.each(laying)
        return turns.of(self.mover) if self.hidden(self.target(self.mover)) else turns.over()

    def target(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.tiles)

    def hidden(self, owner: Seat) -> list[int]:
        return [at for at in SPOTS if not self.up[owner][at]]

    def supply(self, seat: Seat) -> list[int]:
        left = list(SUPPLY)
        for tile in self.tiles[seat]:
            if tile != EMPTY:
                left.remove(tile)
        return left

    def legal(self, seat: Seat) -> list[Action]:
        if not self.turn().waits_for(seat):
            return []
        if EMPTY in self.tiles[seat]:
            free = [at for at in SPOTS if self.tiles[seat][at] == EMPTY]
            return [lay(at, tile) for at in free for tile in sorted(set(self.supply(seat)))]
        return [*[flip(at) for at in self.hidden(self.target(seat))], *self.extras(seat)]

    def extras(self, seat: Seat) -> list[Action]:
        looks = [peek(at) for at in self.hidden(self.target(seat))] if self.peeked[seat] == EMPTY else []
        return looks if self.rolled[seat] else [*looks, roll()]

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        owner = self.target(seat)
        if lay.matches(action):
            self.tiles[seat][lay.value("at", action)] = lay.value("tile", action)
            return
        if flip.matches(action):
            self.flip_over(seat, owner, flip.value("at", action), dealer)
        elif peek.matches(action):
            self.peeked[seat] = peek.value("at", action)
            tile = COLOURS[self.tiles[owner][self.peeked[seat]]]
            dealer.tell(Event("looked", {"seat": seat, "at": self.peeked[seat]}))
            self.tell_peek(seat, tile, dealer)
        else:
            self.rolled[seat] = 1 + dealer.roll(6)
            dealer.tell(Event("rolled", {"seat": seat, "points": self.rolled[seat]}))
        self.mover = owner

    def tell_peek(self, seat: Seat, tile: str, dealer: Dealer) -> None:
        dealer.tell(Event("peeked", {"tile": tile}, only=seat))

    def flip_over(self, seat: Seat, owner: Seat, at: int, dealer: Dealer) -> None:
        self.up[owner][at] = True
        self.points[seat] += 1 - self.tiles[owner][at]
        dealer.reveal()
        dealer.tell(Event("flipped", {"seat": seat, "at": at, "tile": COLOURS[self.tiles[owner][at]]}))

    def knows(self, seat: Seat | None, owner: Seat, at: int) -> bool:
        peeked = seat is not None and owner == self.target(seat) and self.peeked[seat] == at
        return self.up[owner][at] or owner == seat or peeked

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        for owner, row in enumerate(self.tiles):
            if owner == seat:
                continue
            known = [at for at in SPOTS if self.knows(seat, owner, at)]
            unseen = list(SUPPLY)
            for at in known:
                unseen.remove(row[at])
            for at in SPOTS:
                if at not in known and row[at] != EMPTY:
                    row[at] = dealer.draw_one(unseen)

    def result(self) -> Result:
        scores = [points + rolled for points, rolled in zip(self.points, self.rolled, strict=True)]
        sources = [{"red": red, "roll": rolled} for red, rolled in zip(self.points, self.rolled, strict=True)]
        return Result(scores, places_of(scores), "all_up", sources)

    def copy(self) -> "Tiles":
        fresh = self.__class__(len(self.tiles))
        fresh.tiles = [list(row) for row in self.tiles]
        fresh.up = [list(row) for row in self.up]
        fresh.peeked = list(self.peeked)
        fresh.points = list(self.points)
        fresh.rolled = list(self.rolled)
        fresh.mover = self.mover
        return fresh

    def dump(self) -> Position:
        return {
            "tiles": [list(row) for row in self.tiles],
            "up": [list(row) for row in self.up],
            "peeked": list(self.peeked),
            "points": list(self.points),
            "rolled": list(self.rolled),
            "mover": self.mover,
        }


class Dumped(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[list[int]]
    up: list[list[bool]]
    peeked: list[int]
    points: list[int]
    rolled: list[int]
    mover: int


class TilesView(msgspec.Struct):
    ask: str
    mover: int
    tiles: list[list[str]]
    supply: list[str]
    points: list[int]
    rolled: list[int]


def read(state: Tiles, position: Position) -> Tiles:
    try:
        dumped = msgspec.convert(position, Dumped)
    except msgspec.ValidationError as error:
        raise Refusal("position_unreadable", {"reason": str(error)}) from error
    sizes = {3} | {len(row) for row in dumped.tiles} | {len(row) for row in dumped.up}
    seats = {len(dumped.tiles), len(dumped.up), len(dumped.peeked), len(dumped.points), len(dumped.rolled)}
    if sizes != {3} or len(seats) != 1 or not 0 <= dumped.mover < len(dumped.tiles):
        raise Refusal("position_impossible", {"reason": "sizes"})
    check(dumped)
    state.tiles, state.up, state.peeked = dumped.tiles, dumped.up, dumped.peeked
    state.points, state.rolled, state.mover = dumped.points, dumped.rolled, dumped.mover
    return state


def check(dumped: Dumped) -> None:
    rows = [[tile for tile in row if tile != EMPTY] for row in dumped.tiles]
    if any([row.count(tile) > SUPPLY.count(tile) for row in rows for tile in row]):
        raise Refusal("position_impossible", {"reason": "tiles"})
    is_laid = all([len(row) == len(SPOTS) for row in rows])
    acted = any(map(any, dumped.up)) or {*dumped.peeked} != {EMPTY} or any(dumped.rolled) or any(dumped.points)
    if (acted and not is_laid) or not {*dumped.peeked} <= {EMPTY, *SPOTS} or not {*dumped.rolled} <= {*range(7)}:
        raise Refusal("position_impossible", {"reason": "what was done"})


def view(state: State, seat: Seat | None) -> object:
    assert isinstance(state, Tiles), "a view of Tiles"
    laying = state.turn().mode == turns.EACH
    shown = [[colour(state, seat, owner, at) for at in SPOTS] for owner in range(len(state.tiles))]
    return TilesView(
        ask="" if seat is None or not state.turn().waits_for(seat) else ("lay" if laying else "move"),
        mover=state.mover,
        tiles=shown,
        supply=[COLOURS[tile] for tile in state.supply(seat)] if laying and seat is not None else [],
        points=list(state.points),
        rolled=list(state.rolled),
    )


def colour(state: Tiles, seat: Seat | None, owner: Seat, at: int) -> str:
    tile = state.tiles[owner][at]
    if tile == EMPTY:
        return ""
    return COLOURS[tile] if state.knows(seat, owner, at) else "?"


def load(position: Position) -> State:
    return read(Tiles(1), position)


def tiles_game(kind: type[Tiles] = Tiles, shown: View = view, loads: Load = load) -> Game:
    """The toy, with another state, view or reader where a test plants a bug."""

    def setup(options: Options, seats: int, dealer: Dealer) -> State:
        state = kind(seats)
        if options.word("first") == "drawn":
            state.mover = dealer.roll(seats)
        dealer.tell(Event("begins", {"seat": state.mover}))
        return state

    def load_same(position: Position) -> State:
        return read(kind(1), position)

    first = Option("first", ["drawn", "seat_0"])
    credits = Credits("Tischlein", "Tischlein", 2026, "")
    reader = load_same if loads is load else loads
    return Game("tiles", 1, [2, 3], [first], WORDS, setup, shown, reader, {}, credits)


class PeekToRemember(Tiles):
    """The same for who has a good memory: what one has peeked at is shown for a moment only."""

    def tell_peek(self, seat: Seat, tile: str, dealer: Dealer) -> None:
        dealer.tell(Event("peeked", {"tile": tile}, only=seat, fades=("tile",)))

    def redeal_from_view(self, seat: Seat, dealer: Dealer) -> None:
        peeked = self.peeked[seat]
        self.peeked[seat] = EMPTY
        self.redeal(seat, dealer)
        self.peeked[seat] = peeked


def view_of_now(state: State, seat: Seat | None) -> object:
    """Without what was peeked at."""
    assert isinstance(state, Tiles), "a view of Tiles"
    forgetful = state.copy()
    forgetful.peeked = [EMPTY] * len(state.peeked)
    return view(forgetful, seat)


TILES = tiles_game()
TILES_TO_REMEMBER = tiles_game(PeekToRemember, view_of_now)
