"""How many hints each seat of a table has left, as far as somebody may know it."""

from typing import Final

from tischlein.core import turn as turns
from tischlein.core.refusal import Refusal
from tischlein.server.move.live_match import LiveMatch
from tischlein.store.rows import HintRow, TableRow

UNLIMITED: Final = -1
# What the host may allow each seat in a match.
ALLOWED: Final = (0, 3, 10, UNLIMITED)
# Also against computers alone the host decides: the button takes room from boards that fill a phone.
ALLOWED_ALONE: Final = 0


def must_be_allowed(count: int) -> None:
    if count not in ALLOWED:
        raise Refusal("wrong_number_of_hints", {"valid": list(ALLOWED)})


def left_of(row: TableRow, given: list[HintRow], seat: int) -> int:
    """How many more this seat may have in the present match."""
    if row.hints == UNLIMITED:
        return UNLIMITED
    return max(0, row.hints - len([one for one in given if one.match == row.match and one.seat == seat]))


def left_for(row: TableRow, given: list[HintRow], live: LiveMatch | None, reader: int | None) -> list[int]:
    """By seat, as the reader may know it. While seats answer unseen, nobody learns that another has asked."""
    told = [one for one in given if one.seat == reader or not is_secret(one, live)]
    return [left_of(row, told, seat) for seat in range(len(row.seats))]


def is_secret(hint: HintRow, live: LiveMatch | None) -> bool:
    """Whether it was given in the very turn that is still going on, and others do not see who has answered in it."""
    if live is None or live.match.is_over() or hint.span != live.match.span:
        return False
    return live.match.turn().mode != turns.OF
