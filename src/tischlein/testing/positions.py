"""What `tischlein show` says to somebody who typed a position that cannot be."""

from collections.abc import Callable

from tischlein.core.refusal import Refusal
from tischlein.core.state import Position, State
from tischlein.sentences import sentence


def refused_with(load: Callable[[Position], State], position: Position) -> str:
    """The sentence with which a position is refused; empty where it is taken."""
    try:
        load(position)
    except Refusal as refusal:
        return sentence(refusal)
    return ""
