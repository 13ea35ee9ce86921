"""A match of Elementos: the setup, the plies of §9 to §15, and the ends of §16 to §20."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.reason import Reason
from tischlein.core.state import Position, Result, State
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.rules import arranging, redeal
from tischlein.games.elementos.rules.actions import FLIP, LAY, MOVE, PASS, PRESET_ALL, WAND, by_action
from tischlein.games.elementos.rules.options import OPEN, SECRET, Rulings
from tischlein.games.elementos.rules.past import Past, occurrences
from tischlein.games.elementos.rules.plies import flips, loosened, may_pass, plies, tell_flip, tell_hand_over, tell_move
from tischlein.games.elementos.rules.squares import BLACK, WHITE, is_sideways
from tischlein.games.elementos.rules.standoff import NO_DUEL, after_flip, flips_in, freeze_duel
from tischlein.games.elementos.rules.world import Discs, key_of

ARRANGING: Final = 0
PLAYING: Final = 1
ENDED: Final = 2
PHASES: Final[list[str]] = ["setup", "play", "over"]

NOBODY: Final = -1

# Where a ply starts and where it leads, by action.
_AT: Final[vec[i64]] = by_action([MOVE, FLIP, WAND], "at", 0)
_TO: Final[vec[i64]] = by_action([MOVE, WAND], "to", 0)
_SILENCE: Final[Dealer] = Dealer()

# Each player needs two plies to undo what he did: a position comes back after four plies at the earliest.
PLIES_TO_REPEAT_TWICE: Final = 8


class ElementosState(State):
    """stage, begins, to_move: where the match is, who plays first, whose ply it is (or who arranges in the open).

    ready   seats that have confirmed their setup, as bits
    duel    the flips that may lead to a standoff
    idle    plies in a row without progress; `past` holds the positions before them
    times   how often the present position has been there; 0 until somebody asks
    """

    def __init__(self, rulings: Rulings, discs: Discs, begins: Seat) -> None:
        self.rulings: Rulings = rulings
        self.discs: Discs = discs
        self.begins: Seat = begins
        self.to_move: Seat = begins
        self.stage: i64 = ARRANGING
        self.ready: i64 = 0
        self.duel: i64 = NO_DUEL
        self.idle: i64 = 0
        self.past: Past | None = None
        self.times: i64 = 0
        self.winner: Seat = NOBODY
        self.reason: str = ""

    def copy(self) -> "ElementosState":
        other = ElementosState(self.rulings, self.discs.copy(), self.begins)
        other.to_move = self.to_move
        other.stage = self.stage
        other.ready = self.ready
        other.duel = self.duel
        other.idle = self.idle
        other.past = self.past
        other.times = self.times
        other.winner = self.winner
        other.reason = self.reason
        return other

    def turn(self) -> Turn:
        if self.stage == PLAYING:
            return turns.of(self.to_move)
        if self.stage == ENDED:
            return turns.over()
        if self.rulings.setup_mode == OPEN:
            return turns.of(self.to_move)
        return turns.each([seat for seat in (WHITE, BLACK) if not self.is_ready(seat)])

    def is_ready(self, seat: Seat) -> bool:
        return self.ready >> seat & 1 == 1

    def legal(self, seat: Seat) -> list[Action]:
        """In the order that `plies` and `arranging` document."""
        if self.stage == PLAYING and seat == self.to_move:
            return self._plies(seat)
        if self.stage == ARRANGING and self.turn().waits_for(seat):
            return arranging.arranging(self.discs, seat, self.rulings)
        return []

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        # It asks this class, so it lives in a place after it.
        from tischlein.games.elementos.rules.why import why_not

        return why_not(self, seat, action)

    def _plies(self, seat: Seat) -> list[Action]:
        found = plies(self.discs, seat, self.rulings)
        if not found:
            return self._plies_of_the_stuck(seat)
        if not self.rulings.third_is_forbidden or self.past is None:
            return found
        return self.fresh(found)

    def _plies_of_the_stuck(self, seat: Seat) -> list[Action]:
        """First the freeze is ignored, then the player passes (§20). Cannot happen while carriers may flip (§A11)."""
        loose = loosened(self.discs.of(seat), self.discs.frozen)
        return [*flips(loose), PASS()] if may_pass(loose) else flips(loose)

    def fresh(self, found: list[Action]) -> list[Action]:
        """Where the third time of a position is forbidden: the plies that do not bring it, or all if there are none."""
        return [ply for ply in found if self.is_fresh(ply)] or found

    def is_fresh(self, ply: Action) -> bool:
        """Whether a ply does not bring a position for the third time (§A10)."""
        after = self.copy()
        after.apply(self.to_move, ply, _SILENCE)
        return after.count_occurrences() < 3

    def count_occurrences(self) -> int:
        """How often the present position has been there since the setup, this time included."""
        self.times = self.times or occurrences(self.discs, self.past)
        return int(self.times)

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if self.stage == ARRANGING:
            self._arrange(seat, action, dealer)
            return
        # One ply each, by turns (§8a).
        self.to_move = 1 - seat
        if MOVE.matches(action):
            self._move(seat, action, dealer)
        elif FLIP.matches(action):
            self._flip(seat, action, dealer)
        elif WAND.matches(action):
            self._hand(seat, action, dealer)
        else:
            self._pass(seat, dealer)

    def _arrange(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        """§5 to §6b. What a player lays is nobody else's business, so no event tells it."""
        if LAY.matches(action):
            self.discs.lay(seat, LAY.value("at", action), LAY.value("disc", action))
            return
        if PRESET_ALL.matches(action):
            arranging.lay_preset(self.discs, seat, self.rulings)
            return
        self.ready |= i64(1) << seat
        dealer.tell(Event("ready", {"seat": seat}))
        self.to_move = self.begins
        if self.ready != 3:
            return
        self.stage = PLAYING
        if self.rulings.setup_mode == SECRET:
            # The curtains open (§6b), and there is no free way back (§23).
            dealer.reveal()
            dealer.tell(Event("revealed", {}))

    def _move(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        """A disc goes (§9), or the carrier steps (§14)."""
        at: i64 = _AT[action]
        to: i64 = _TO[action]
        discs = self.discs
        if dealer.listening:
            tell_move(dealer, discs, seat, at, to)
        # Going forward and capturing are progress, going sideways is not (§19c).
        idle = is_sideways(at, to) and not (discs.white | discs.black) >> to & 1
        if idle:
            self._remember(action)
        else:
            self._make_progress()
        if (discs.frozen >> at | discs.frozen >> to) & 1:
            discs.thaw(at)
            discs.thaw(to)
        discs.move(at, to)
        if at == discs.wand_of(seat):
            self._bring_wand(seat, to, "wand_stepped", dealer)
        elif idle:
            self._end_idle_ply(dealer)

    def _flip(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        """Another symbol lies on top (§12)."""
        at: i64 = _AT[action]
        discs = self.discs
        if dealer.listening:
            tell_flip(dealer, discs, seat, at, self.rulings)
        duel = self.duel
        self._remember(action)
        discs.flip(at)
        if at != discs.wand_of(seat):
            self.duel = after_flip(duel, at)
            if flips_in(self.duel) >= self.rulings.standoff_flips:
                # A duel of so many flips has lasted long enough (§18, §A9).
                freeze_duel(self.duel, discs, dealer)
        self._end_idle_ply(dealer)

    def _hand(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        """The wand changes into another disc (§13)."""
        at: i64 = _AT[action]
        to: i64 = _TO[action]
        if dealer.listening:
            tell_hand_over(dealer, seat, at, to)
        idle = is_sideways(at, to)
        if idle:
            self._remember(action)
        else:
            self._make_progress()
        if self.discs.frozen >> to & 1:
            self.discs.thaw(to)
        self._bring_wand(seat, to, "wand_handed", dealer)
        if idle:
            self._end_idle_ply(dealer)

    def _bring_wand(self, seat: Seat, to: i64, reason: str, dealer: Dealer) -> None:
        """Also one that was handed on there has arrived (§A7)."""
        goal: i64 = self.rulings.black_goal
        if seat == WHITE:
            self.discs.white_wand = to
            goal = self.rulings.white_goal
        else:
            self.discs.black_wand = to
        if goal >> to & 1:
            # A wand on the last row wins at once (§16).
            self.stage = ENDED
            self.reason = reason
            self.winner = seat
            dealer.tell(Event("won", {"seat": seat}))

    def _pass(self, seat: Seat, dealer: Dealer) -> None:
        """Two passes in a row are a draw (§20)."""
        is_second = self.past is not None and PASS.matches(self.past.ply)
        dealer.tell(Event("passed", {"seat": seat}))
        self._remember(PASS())
        if is_second:
            self._draw("two_passes", dealer)
        else:
            self._end_idle_ply(dealer)

    def _remember(self, ply: Action) -> None:
        """Before a ply that can come back to where it started."""
        self.past = Past(self.discs, ply, self.past)
        self.times = 0
        self.idle += 1
        self.duel = NO_DUEL

    def _make_progress(self) -> None:
        """Before a ply that cannot (§19c): no earlier position will ever recur."""
        self.past = None
        self.times = 0
        self.idle = 0
        self.duel = NO_DUEL

    def _end_idle_ply(self, dealer: Dealer) -> None:
        """Draws by repetition and without progress."""
        if self.idle >= PLIES_TO_REPEAT_TWICE and self.rulings.third_is_draw and self.count_occurrences() >= 3:
            self._draw("third_repetition", dealer)  # §19, §A10
        elif self.idle >= self.rulings.idle_limit:
            self._draw("no_progress", dealer)  # §19b, §A19

    def _draw(self, reason: str, dealer: Dealer) -> None:
        self.stage = ENDED
        self.reason = reason
        dealer.tell(Event("drawn", {"reason": reason}))

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        if self.stage == ARRANGING and self.rulings.setup_mode == SECRET:
            redeal.redeal_half(self.discs, 1 - seat, self.rulings, self.is_ready(1 - seat), dealer)
        else:
            redeal.redeal_undersides(self.discs, 1 - seat, self.discs.seen, self.rulings, dealer)

    def redeal_from_view(self, seat: Seat, dealer: Dealer) -> None:
        from tischlein.games.elementos.rules.forgetting import forget_hidden

        forget_hidden(self, seat, dealer)

    def result(self) -> Result:
        """Only the wand wins (§17): nothing is lost with the discs (§A16)."""
        scores = [1 if seat == self.winner else 0 for seat in (WHITE, BLACK)]
        places = [1 if self.winner in (seat, NOBODY) else 2 for seat in (WHITE, BLACK)]
        return Result(scores, places, self.reason, [{"wand": score} for score in scores])

    def dump(self) -> Position:
        # Reading needs this class, so writing and reading live in one place after it.
        from tischlein.games.elementos.position.codec import dump

        return dump(self)

    def key(self) -> int:
        """What led to the position is left out: its past and the flips of a duel."""
        return key_of(self.discs, self.to_move | self.stage << 1 | self.ready << 3)

    def __reduce__(self) -> tuple[object, ...]:
        from tischlein.games.elementos.position.codec import load

        return (load, (self.dump(),))
