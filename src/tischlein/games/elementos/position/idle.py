"""Reading a position with a past: the plies since the last progress are taken back and played again.

Playing them again by the rules gives everything that depends on them: how often positions occurred, how many plies were
without progress, which flips make a duel and which discs froze on the way.
"""

from tischlein.core.dealer import Dealer
from tischlein.core.refusal import Refusal
from tischlein.games.elementos.position.notation import read_ply
from tischlein.games.elementos.rules.actions import FLIP, MOVE, PASS, WAND
from tischlein.games.elementos.rules.squares import WHITE, is_sideways
from tischlein.games.elementos.rules.standoff import are_opposed
from tischlein.games.elementos.rules.state import PLAYING, ElementosState
from tischlein.games.elementos.rules.world import Discs


def replay_idle_plies(state: ElementosState, texts: list[str], frozen_before: list[int]) -> None:
    plies = [read_ply(text) for text in texts]
    for place in range(len(plies) - 1, -1, -1):
        state.to_move = 1 - state.to_move
        if not _take_back(state.discs, state.to_move, plies[place]):
            raise Refusal("position_idle_impossible", {"ply": texts[place]})
    freeze_all(state.discs, frozen_before)
    silence = Dealer()
    for text, ply in zip(texts, plies, strict=True):
        if state.stage != PLAYING or ply not in state.legal(state.to_move):
            raise Refusal("position_idle_impossible", {"ply": text})
        state.apply(state.to_move, ply, silence)


def _take_back(discs: Discs, seat: int, ply: int) -> bool:
    """Whether the ply can have been the last one. It brought no progress, so it went sideways or nowhere."""
    if PASS.matches(ply):
        return True
    own = discs.of(seat)
    if FLIP.matches(ply):
        at = FLIP.value("at", ply)
        if own >> at & 1:
            discs.flip(at)
        return bool(own >> at & 1)
    at, to = MOVE.values(ply) if MOVE.matches(ply) else WAND.values(ply)
    if not is_sideways(at, to) or not own >> to & 1:
        return False
    if MOVE.matches(ply):
        return _take_back_move(discs, seat, at, to)
    if discs.wand_of(seat) != to or not own >> at & 1:
        return False
    if seat == WHITE:
        discs.white_wand = at
    else:
        discs.black_wand = at
    return True


def _take_back_move(discs: Discs, seat: int, at: int, to: int) -> bool:
    if (discs.white | discs.black) >> at & 1 or discs.wand_of(seat) == to:
        return False
    discs.move(to, at)
    return True


def freeze_all(discs: Discs, pairs: list[int]) -> None:
    """Standoffs that stand in a position: each between a white and a black disc without wand that are opposed."""
    for pair in pairs:
        if not are_opposed(discs, pair) or pair in discs.pairs:
            raise Refusal("position_standoff_wrong", {})
        discs.freeze(pair)
