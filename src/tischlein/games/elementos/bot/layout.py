"""What lies where on a board that opponents look ahead on, as a few numbers, and what is asked of it.

It is read from a state; what lies in the state for events and views alone (disc numbers, captured discs) is left out.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischlein.bots.walk import OVER, SEVERAL, Walk
from tischlein.games.elementos.rules.actions import PASS
from tischlein.games.elementos.rules.options import Rulings
from tischlein.games.elementos.rules.past import Past
from tischlein.games.elementos.rules.squares import WHITE
from tischlein.games.elementos.rules.state import ENDED, NOBODY, PLAYING, ElementosState
from tischlein.games.elementos.rules.world import Discs, mixed

# No walk is longer, and no position has more plies.
LONGEST: Final = 64
MOST_PLIES: Final = 96


class Layout(Walk):
    """Discs as `Discs` has them; what shows water follows from the others. `over`, `winner`, `passed`: 0 or 1, a seat.

    stands, shows         the positions since the last progress, from `since` to before `until`
    pairs                 the standoffs, from `pairs_from` to before `pairs_to`
    """

    def __init__(self, state: ElementosState) -> None:
        super().__init__(LONGEST * MOST_PLIES)
        rulings = state.rulings
        self.rulings: Rulings = rulings
        self.rows: i64 = rulings.rows
        self.squares: i64 = rulings.board
        self.idle_limit: i64 = rulings.idle_limit
        self.pairs: vec[i64] = vec[i64]([0] * LONGEST)
        self.stage: i64 = state.stage
        self.ready: i64 = state.ready
        self.to_move: i64 = state.to_move
        self.winner: i64 = state.winner
        self.duel: i64 = state.duel
        self.idle: i64 = state.idle
        self._read_discs(state.discs)
        self._read_past(state.past)

    def _read_discs(self, discs: Discs) -> None:
        self.white: i64 = discs.white
        self.black: i64 = discs.black
        self.fire: i64 = discs.fire
        self.wood: i64 = discs.wood
        self.under_fire: i64 = discs.under_fire
        self.under_wood: i64 = discs.under_wood
        self.white_wand: i64 = discs.white_wand
        self.black_wand: i64 = discs.black_wand
        self.frozen: i64 = discs.frozen
        self.pairs_from: i64 = 0
        self.pairs_to: i64 = 0
        for pair in discs.pairs:
            self.add_pair(pair)

    def _read_past(self, past: Past | None) -> None:
        self.passed: i64 = 1 if past is not None and PASS.matches(past.ply) else 0
        stands: list[int] = []
        shows: list[int] = []
        while past is not None:
            stands.append(int(past.standing))
            shows.append(int(past.showing))
            past = past.before
        self.since: i64 = 0
        self.until: i64 = len(stands)
        self.stands: vec[i64] = vec[i64](stands[::-1] + [0] * LONGEST)
        self.shows: vec[i64] = vec[i64](shows[::-1] + [0] * LONGEST)

    # ---- what the search asks

    def mover(self) -> i64:
        if self.stage == PLAYING:
            return self.to_move
        return OVER if self.stage == ENDED else SEVERAL

    def outcome(self, seat: i64) -> i64:
        if self.winner == NOBODY:
            return 0
        return 1 if self.winner == seat else -1

    def key(self) -> i64:
        return mixed(
            self.men(),
            self.fire | self.wood << 24,
            self.under_fire | self.under_wood << 24,
            self.frozen | (self.to_move | self.stage << 1 | self.ready << 3) << 24,
        )

    def repeats(self) -> bool:
        return self.idle > 3 and self.occurrences() > 1

    def occurrences(self) -> i64:
        """How often the position has been there, the present time included (§19a)."""
        count: i64 = 1
        standing = self.standing()
        showing = self.showing()
        earlier = self.until - 2
        while earlier >= self.since:
            if self.stands[earlier] == standing and self.shows[earlier] == showing:
                count += 1
            earlier -= 2
        return count

    def of(self, seat: i64) -> i64:
        return self.white if seat == WHITE else self.black

    def wand_of(self, seat: i64) -> i64:
        return self.white_wand if seat == WHITE else self.black_wand

    def men(self) -> i64:
        return self.white | self.black << 24 | (self.white_wand | self.black_wand << 5) << 48

    def standing(self) -> i64:
        """As `standing` in the rules' past, and `showing` below."""
        occupied: i64 = self.white | self.black
        return occupied | self.fire << 24 | self.white_wand << 48 | self.black_wand << 53

    def showing(self) -> i64:
        return self.wood | self.frozen << 24

    def add_pair(self, pair: i64) -> None:
        while self.pairs_to >= len(self.pairs):
            self.pairs = append(self.pairs, 0)
        self.pairs[self.pairs_to] = pair
        self.pairs_to += 1
