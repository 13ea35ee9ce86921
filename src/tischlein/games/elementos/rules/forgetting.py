"""Another world that a seat could be in that remembers nothing: only what lies before its eyes is certain to it."""

from mypy_extensions import i64

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.games.elementos.position.codec import load
from tischlein.games.elementos.rules.redeal import redeal_undersides
from tischlein.games.elementos.rules.squares import BLACK, WHITE
from tischlein.games.elementos.rules.state import ARRANGING, ElementosState


def forget_hidden(state: ElementosState, seat: Seat, dealer: Dealer) -> None:
    """Draws anew all undersides that the seat does not see: those of the other player but the marked ones (§A15), and
    in the memory variant the own ones too (§A14)."""
    if state.stage == ARRANGING:
        state.redeal(seat, dealer)
        return
    marked: i64 = state.discs.seen if state.rulings.marks_seen else 0
    for owner in (WHITE, BLACK) if state.rulings.memory else (1 - seat,):
        redeal_undersides(state.discs, owner, marked, state.rulings, dealer)
    if state.past is not None:
        # The plies since the last progress, with what these discs would have shown.
        again = load(state.dump())
        assert isinstance(again, ElementosState), "a position of Elementos is read as one"
        state.past = again.past
