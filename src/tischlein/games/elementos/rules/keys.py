"""One number for a position, for search: equal positions have equal numbers, others hardly ever."""

from mypy_extensions import i64

from tischlein.core.rng import MIX_ONE, WORD
from tischlein.games.elementos.rules.world import Discs


def key_of(discs: Discs, ahead: i64) -> int:
    """Mixes all that R19 counts as a position. `ahead` says whose ply it is and how far the match has come."""
    wands: i64 = discs.white_wand | discs.black_wand << 5
    mixed: i64 = _mix(discs.white | discs.black << 24 | wands << 48)
    mixed = _mix(mixed ^ (discs.fire | discs.wood << 24))
    mixed = _mix(mixed ^ (discs.under_fire | discs.under_wood << 24))
    mixed = _mix(mixed ^ (discs.frozen | ahead << 24))
    # 61 bits, so that compiled code never has to make an object of it.
    return int(mixed >> 2)


def _mix(word: i64) -> i64:
    mixed: i64 = ((word ^ (word >> 29)) * MIX_ONE) & WORD
    return mixed ^ (mixed >> 32)
