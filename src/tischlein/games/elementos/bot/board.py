"""A walk over the board of Elementos: plies are made and taken back without copying anything.

The rules say what a ply does (`rules/state.py`); here the same is done to a few numbers. Both are held together by
`tests/test_board.py`: after every ply of whole matches this board is the one that the rules made, with the same plies
in the same order, and taken back it is what it was.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.games.elementos.bot.layout import LONGEST, Layout
from tischlein.games.elementos.bot.tables import AT, FLIPS, HANDS, IS_SIDEWAYS, KIND, MOVES, TO
from tischlein.games.elementos.rules.squares import FILES, WHITE
from tischlein.games.elementos.rules.standoff import NO_DUEL, after_flip, flips_in, pair_of, stand_opposed
from tischlein.games.elementos.rules.state import ENDED, NOBODY, PLAYING, PLIES_TO_REPEAT_TWICE, ElementosState

SET: Final = 0xFFFFFF
SQUARE: Final = 31
SHORT: Final = 0xFFFF
# What a ply may change is kept in so many words.
WORDS_KEPT: Final = 6


class Board(Layout):
    """kept   what the plies of this walk will give back, WORDS_KEPT each; `made` counts them"""

    def __init__(self, state: ElementosState) -> None:
        super().__init__(state)
        self.kept: vec[i64] = vec[i64]([0] * (LONGEST * WORDS_KEPT))
        self.made: i64 = 0

    # ---- forward

    def step(self, action: i64) -> None:
        self._keep()
        seat = self.to_move
        self.to_move = 1 - seat
        kind = KIND[action]
        if kind == MOVES:
            self._move(seat, AT[action], TO[action], IS_SIDEWAYS[action] == 1)
        elif kind == FLIPS:
            self._flip(seat, AT[action])
        elif kind == HANDS:
            self._hand(seat, TO[action], IS_SIDEWAYS[action] == 1)
        else:
            self._pass()

    def skip(self) -> None:
        """Not a ply of the rules: what came before is no past that could be repeated (§19)."""
        self._keep()
        self.to_move = 1 - self.to_move
        self.since = self.until
        self.duel = NO_DUEL
        self.passed = 0

    def _move(self, seat: i64, at: i64, to: i64, sideways: bool) -> None:
        one: i64 = 1
        there: i64 = one << to
        taken: i64 = (self.white | self.black) & there
        if sideways and not taken:
            self._remember()
        else:
            self._make_progress()
        if self.frozen & (one << at | there):
            self._thaw(one << at | there)
        rest = ~taken
        self.white = carried(self.white & rest, at, to)
        self.black = carried(self.black & rest, at, to)
        self.fire = carried(self.fire & rest, at, to)
        self.wood = carried(self.wood & rest, at, to)
        self.under_fire = carried(self.under_fire & rest, at, to)
        self.under_wood = carried(self.under_wood & rest, at, to)
        if at == self.wand_of(seat):
            self._bring_wand(seat, to)
        elif sideways and not taken:
            self._end_idle_ply()

    def _flip(self, seat: i64, at: i64) -> None:
        here: i64 = i64(1) << at
        duel = self.duel
        self._remember()
        fire = (self.fire ^ self.under_fire) & here
        wood = (self.wood ^ self.under_wood) & here
        self.fire ^= fire
        self.under_fire ^= fire
        self.wood ^= wood
        self.under_wood ^= wood
        if at != self.wand_of(seat):
            self.duel = after_flip(duel, at)
            if flips_in(self.duel) >= self.rulings.standoff_flips:
                self._freeze(pair_of(self.duel))
        self._end_idle_ply()

    def _hand(self, seat: i64, to: i64, sideways: bool) -> None:
        there: i64 = i64(1) << to
        if sideways:
            self._remember()
        else:
            self._make_progress()
        if self.frozen & there:
            self._thaw(there)
        self._bring_wand(seat, to)
        if sideways:
            self._end_idle_ply()

    def _pass(self) -> None:
        is_second = self.passed == 1
        self._remember()
        self.passed = 1
        if is_second:
            self.stage = ENDED
        else:
            self._end_idle_ply()

    def _bring_wand(self, seat: i64, to: i64) -> None:
        row = to // FILES
        if seat == WHITE:
            self.white_wand = to
        else:
            self.black_wand = to
        if row == (self.rows - 1 if seat == WHITE else 0):
            self.stage = ENDED
            self.winner = seat

    def _remember(self) -> None:
        self.stands[self.until] = self.standing()
        self.shows[self.until] = self.showing()
        self.until += 1
        self.idle += 1
        self.duel = NO_DUEL
        self.passed = 0

    def _make_progress(self) -> None:
        self.since = self.until
        self.idle = 0
        self.duel = NO_DUEL
        self.passed = 0

    def _end_idle_ply(self) -> None:
        repeated = self.idle >= PLIES_TO_REPEAT_TWICE and self.rulings.third_is_draw and self.occurrences() >= 3
        if repeated or self.idle >= self.idle_limit:
            self.stage = ENDED

    # ---- standoffs: a list that is changed is written anew behind the old one, which is still there on the way back

    def _freeze(self, pair: i64) -> None:
        for place in range(self.pairs_from, self.pairs_to):
            if self.pairs[place] == pair:
                return
        one: i64 = 1
        white = pair & self.white & ~(one << self.white_wand)
        if stand_opposed(white, pair & self.black & ~(one << self.black_wand)):
            self.add_pair(pair)
            self.frozen |= pair

    def _thaw(self, squares: i64) -> None:
        before, end = self.pairs_from, self.pairs_to
        self.pairs_from = end
        self.frozen = 0
        for place in range(before, end):
            pair = self.pairs[place]
            if not pair & squares:
                self.add_pair(pair)
                self.frozen |= pair

    # ---- and back

    def _keep(self) -> None:
        at = self.made * WORDS_KEPT
        self.kept[at] = self.men()
        self.kept[at + 1] = self.fire | self.wood << 24
        self.kept[at + 2] = self.under_fire | self.under_wood << 24
        self.kept[at + 3] = self.frozen | self.passed << 24 | self.idle << 32
        self.kept[at + 4] = self.duel
        self.kept[at + 5] = self.since | self.until << 16 | self.pairs_from << 32 | self.pairs_to << 47
        self.made += 1

    def step_back(self) -> None:
        self.made -= 1
        at = self.made * WORDS_KEPT
        men, faces, unders = self.kept[at], self.kept[at + 1], self.kept[at + 2]
        self.white = men & SET
        self.black = men >> 24 & SET
        self.white_wand = men >> 48 & SQUARE
        self.black_wand = men >> 53 & SQUARE
        self.fire = faces & SET
        self.wood = faces >> 24
        self.under_fire = unders & SET
        self.under_wood = unders >> 24
        self._give_back(self.kept[at + 3], self.kept[at + 4], self.kept[at + 5])

    def _give_back(self, rest: i64, duel: i64, lists: i64) -> None:
        self.frozen = rest & SET
        self.passed = rest >> 24 & 1
        self.idle = rest >> 32
        self.duel = duel
        self.since = lists & SHORT
        self.until = lists >> 16 & SHORT
        self.pairs_from = lists >> 32 & SHORT >> 1
        self.pairs_to = lists >> 47
        self.to_move = 1 - self.to_move
        self.stage = PLAYING
        self.winner = NOBODY


def carried(squares: i64, at: i64, to: i64) -> i64:
    """A set of squares after what lies on one square has gone to another, where nothing lies."""
    moving: i64 = squares >> at & 1
    return squares ^ (moving << at | moving << to)
