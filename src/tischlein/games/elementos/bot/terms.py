"""What the judge of Elementos likes about a position, part by part: what the coach gives as reasons.

The names are those of the sentences `term-…-more` and `term-…-less`; `own` is the seat's, `other` its opponent's.
"""

from typing import Final

from tischlein.games.elementos.bot.board import Board
from tischlein.games.elementos.bot.value import Weights, advance, capturable, count, race_of, wand
from tischlein.games.elementos.rules.squares import WHITE
from tischlein.games.elementos.rules.state import ENDED, NOBODY

# A wand that is home, or that nobody stops any more: about four discs, so that one in ten still tells little.
HOME: Final = 600.0


def terms_of(board: Board, seat: int, weights: Weights) -> dict[str, float]:
    """More is better for the seat in every one of them."""
    other = 1 - seat
    ahead = rows_ahead(board, seat) - rows_ahead(board, other)
    found = {
        "own_wand": float(wand(board, seat, weights)),
        "other_wand": -float(wand(board, other, weights)),
        # One for one brings nothing, so both sides' discs are one term.
        "discs": float(weights.disc * (count(board.of(seat)) - count(board.of(other)))),
        "advance": float(weights.row * ahead),
        "threats": float(threats(board, seat, weights) - threats(board, other, weights)),
    }
    home = who_is_home(board, weights)
    if home == seat:
        found["own_home"] = HOME
        # Its way is over, and that is no loss.
        found["own_wand"] = max(found["own_wand"], float(weights.wand[1]))
    elif home == other:
        found["other_home"] = -HOME
        found["other_wand"] = min(found["other_wand"], -float(weights.wand[1]))
    return found


def who_is_home(board: Board, weights: Weights) -> int:
    """Whose wand arrived, or runs where nobody stops it."""
    if board.stage == ENDED:
        return int(board.winner)
    race = race_of(board, weights)
    if race == 0:
        return NOBODY
    mover = int(board.to_move)
    return mover if race > 0 else 1 - mover


def rows_ahead(board: Board, seat: int) -> int:
    own = board.of(seat)
    rows = int(advance(own))
    return rows if seat == WHITE else int(count(own)) * (int(board.rows) - 1) - rows


def threats(board: Board, seat: int, weights: Weights) -> int:
    each = weights.capture_now if board.to_move == seat else weights.capture_next
    return int(count(capturable(board, seat)) * each)
