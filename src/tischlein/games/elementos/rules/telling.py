"""What the table is told of a ply. Everything here is public: see `captured`, the one place that shows an underside."""

from mypy_extensions import i64

from tischlein.core.dealer import Dealer, Event
from tischlein.games.elementos.rules.material import SYMBOLS
from tischlein.games.elementos.rules.rulings import Rulings
from tischlein.games.elementos.rules.squares import NAMES, members
from tischlein.games.elementos.rules.world import Discs


def tell_move(dealer: Dealer, discs: Discs, seat: int, at: i64, to: i64) -> None:
    """Before a disc moves. Ruling B18: whoever is captured shows both faces, so there is no free way back."""
    if at == discs.wand_of(seat):
        dealer.tell(Event("stepped", {"seat": seat, "at": NAMES[at], "to": NAMES[to]}))
    elif (discs.white | discs.black) >> to & 1:
        up, down = SYMBOLS[discs.up_at(to)], SYMBOLS[discs.under_at(to)]
        dealer.reveal()
        dealer.tell(Event("captured", {"seat": seat, "at": NAMES[at], "to": NAMES[to], "up": up, "down": down}))
    else:
        dealer.tell(Event("moved", {"seat": seat, "at": NAMES[at], "to": NAMES[to]}))


def tell_flip(dealer: Dealer, discs: Discs, seat: int, at: i64, rulings: Rulings) -> None:
    """Before a disc is flipped. Its underside is news to the other player once; in the memory variant, to both."""
    if rulings.memory or not discs.seen >> at & 1:
        dealer.reveal()
    dealer.tell(Event("flipped", {"seat": seat, "at": NAMES[at], "up": SYMBOLS[discs.under_at(at)]}))


def tell_freeze(dealer: Dealer, pair: i64) -> None:
    at, to = members(pair)
    dealer.tell(Event("froze", {"at": NAMES[at], "to": NAMES[to]}))


def tell_hand_over(dealer: Dealer, seat: int, at: i64, to: i64) -> None:
    dealer.tell(Event("handed", {"seat": seat, "at": NAMES[at], "to": NAMES[to]}))
