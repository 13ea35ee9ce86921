"""Why a player cannot do something now, from what that player sees: `State.why_not`.

Every answer first asks the same conditions and looks up the same sets as `arranging` and `plies` do; only then it looks
for the words. So there is a reason exactly where something is not legal.
"""

from mypy_extensions import i64

from tischlein.core.reason import Reason
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.rules.actions import FLIP, LAY, MOVE, PASS, PRESET_ALL, READY, WAND
from tischlein.games.elementos.rules.arranging import (
    can_be_finished,
    changes_something,
    free_at_home,
    is_complete,
    is_left,
    still_wanted,
    supply,
)
from tischlein.games.elementos.rules.material import DISC_WORDS, DISCS_EACH, SYMBOLS, UNDER, UP
from tischlein.games.elementos.rules.plies import (
    beaten,
    capturable,
    loosened,
    may_pass,
    movers,
    open_squares,
    plies,
    takers,
    turnable,
)
from tischlein.games.elementos.rules.squares import NAMES, members
from tischlein.games.elementos.rules.state import ARRANGING, ElementosState
from tischlein.games.elementos.rules.ways import files_between, may_be_handed, may_go, may_step, rows_forward


def why_not(state: ElementosState, seat: Seat, action: Action) -> Reason | None:
    if state.stage == ARRANGING:
        return _against_arranging(state, seat, action)
    if LAY.matches(action) or PRESET_ALL.matches(action) or READY.matches(action):
        return Reason("setup_over", "6b")
    if PASS.matches(action):
        return _against_passing(state, seat)
    reason = _against_ply(state, seat, action)
    if reason is None and _is_repeating(state, seat, action):
        return Reason("third_time", "A10")
    return reason


def _is_repeating(state: ElementosState, seat: Seat, action: Action) -> bool:
    if not state.rulings.third_is_forbidden or state.past is None:
        return False
    found = plies(state.discs, seat, state.rulings)
    # Who is stuck is not asked for anything new.
    return bool(found) and action not in state.fresh(found)


# ---- the setup


def _against_arranging(state: ElementosState, seat: Seat, action: Action) -> Reason | None:
    discs, rulings = state.discs, state.rulings
    left = DISCS_EACH - len(members(discs.of(seat)))
    if LAY.matches(action):
        return _against_laying(state, seat, LAY.value("at", action), LAY.value("disc", action))
    if READY.matches(action):
        return None if is_complete(discs, seat, rulings) else Reason("discs_left", "6b", {"count": left})
    if PRESET_ALL.matches(action):
        return None if changes_something(discs, seat, rulings) else Reason("preset_lies_there", "6a")
    return Reason("setup_first", "5", {"count": left}) if left else Reason("ready_first", "6b")


def _against_laying(state: ElementosState, seat: Seat, at: int, disc: int) -> Reason | None:
    discs, home = state.discs, state.rulings.home_of(seat)
    if not free_at_home(home, discs.of(seat)) >> at & 1:
        if not home >> at & 1:
            return Reason("not_at_home", "5", {"at": NAMES[at]})
        return Reason("home_square_taken", "5", {"at": NAMES[at]})
    if not is_left(supply(discs, seat), disc):
        up, down = SYMBOLS[UP[disc]], SYMBOLS[UNDER[disc]]
        return Reason("pair_used_up", "2", {"disc": DISC_WORDS[disc], "up": up, "down": down})
    if can_be_finished(discs, seat, state.rulings, disc):
        return None
    if still_wanted(discs, seat)[UP[disc]] == 0:
        return Reason("symbol_shown_thrice", "A13", {"up": SYMBOLS[UP[disc]]})
    return Reason("three_of_each_spoilt", "A13", {"disc": DISC_WORDS[disc]})


# ---- plies


def _against_passing(state: ElementosState, seat: Seat) -> Reason | None:
    if plies(state.discs, seat, state.rulings):
        return Reason("must_play", "8a")
    loose = loosened(state.discs.of(seat), state.discs.frozen)
    if may_pass(loose):
        return None
    return Reason("frozen_before_passing", "20", {"at": [NAMES[square] for square in members(loose)]})


def _against_ply(state: ElementosState, seat: Seat, action: Action) -> Reason | None:
    if FLIP.matches(action):
        return _against_flip(state, seat, FLIP.value("at", action))
    if WAND.matches(action):
        return _against_hand_over(state, seat, WAND.value("at", action), WAND.value("to", action))
    at, to = MOVE.value("at", action), MOVE.value("to", action)
    wand = int(state.discs.wand_of(seat))
    if movers(state.discs.of(seat), 1 << wand) >> at & 1:
        return _against_move(state, seat, at, to)
    return _against_step(state, seat, at, to) if at == wand else _not_yours(state, at, "9")


def _not_yours(state: ElementosState, at: int, rule: str) -> Reason:
    """There is no own disc on the square."""
    if (state.discs.white | state.discs.black) >> at & 1:
        return Reason("enemy_disc", rule, {"at": NAMES[at]})
    return Reason("no_disc", rule, {"at": NAMES[at]})


def _against_flip(state: ElementosState, seat: Seat, at: int) -> Reason | None:
    discs = state.discs
    own = discs.of(seat)
    wand = int(discs.wand_of(seat))
    if turnable(own, 1 << wand, discs.frozen, state.rulings.turning_carriers) >> at & 1:
        return None
    if loosened(own, discs.frozen) >> at & 1 and not plies(discs, seat, state.rulings):
        return None
    if not own >> at & 1:
        return _not_yours(state, at, "12")
    if at == wand:
        return Reason("carrier_not_flipped", "A5", {"at": NAMES[at]})
    return Reason("frozen", "18b", {"at": NAMES[at], "to": _frozen_with(state, at)})


def _frozen_with(state: ElementosState, at: int) -> list[str]:
    """The squares of the discs that keep this one frozen."""
    bound = 0
    for pair in state.discs.pairs:
        if pair >> at & 1:
            bound |= pair
    return [NAMES[square] for square in members(bound) if square != at]


def _against_hand_over(state: ElementosState, seat: Seat, at: int, to: int) -> Reason | None:
    discs = state.discs
    wand = int(discs.wand_of(seat))
    if at != wand:
        return Reason("wand_elsewhere", "13", {"at": NAMES[at], "wand": NAMES[wand]})
    if not may_be_handed(rows_forward(seat, at, to)):
        return Reason("wand_never_back", "13", {"at": NAMES[at], "to": NAMES[to]})
    occupied = discs.white | discs.black
    if takers(occupied, discs.of(1 - seat)) >> to & 1:
        return None
    if occupied >> to & 1:
        return Reason("wand_not_to_enemy", "13", {"to": NAMES[to]})
    return Reason("wand_needs_disc", "13", {"to": NAMES[to]})


def _against_step(state: ElementosState, seat: Seat, at: int, to: int) -> Reason | None:
    """The carrier goes."""
    if not may_step(files_between(at, to), rows_forward(seat, at, to)):
        return Reason("carrier_straight_only", "14", {"at": NAMES[at], "to": NAMES[to]})
    occupied = state.discs.white | state.discs.black
    if open_squares(state.rulings.board, occupied) >> to & 1:
        return None
    if state.discs.of(seat) >> to & 1:
        return Reason("carrier_behind_own", "14", {"at": NAMES[at], "to": NAMES[to]})
    return Reason("carrier_takes_nothing", "15", {"at": NAMES[at], "to": NAMES[to]})


def _against_move(state: ElementosState, seat: Seat, at: int, to: int) -> Reason | None:
    """A disc without the wand goes."""
    discs = state.discs
    if not may_go(rows_forward(seat, at, to)):
        return Reason("never_back", "9", {"at": NAMES[at], "to": NAMES[to]})
    if open_squares(state.rulings.board, discs.white | discs.black) >> to & 1:
        return None
    one: i64 = 1
    carriers = one << discs.white_wand | one << discs.black_wand
    if capturable(discs.of(1 - seat), carriers) & beaten(discs, max(to - at, 0), max(at - to, 0)) & one << to:
        return None
    return _blocked(state, seat, at, to)


def _blocked(state: ElementosState, seat: Seat, at: int, to: int) -> Reason:
    """What stands in the way of a disc."""
    discs = state.discs
    if not state.rulings.board >> to & 1:
        return Reason("off_board", "A1", {"to": NAMES[to]})
    if discs.of(seat) >> to & 1:
        return Reason("own_disc_there", "10", {"to": NAMES[to]})
    if to == discs.wand_of(1 - seat):
        return Reason("carrier_is_safe", "15", {"to": NAMES[to]})
    up, other = SYMBOLS[discs.up_at(at)], SYMBOLS[discs.up_at(to)]
    if up == other:
        return Reason("equal_blocks", "10", {"to": NAMES[to], "up": up})
    return Reason("stronger_blocks", "10", {"to": NAMES[to], "up": up, "other": other})
