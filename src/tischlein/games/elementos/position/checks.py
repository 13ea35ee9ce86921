"""What cannot be, although every line of a position can be read.

The plies since the last progress are taken back and played again. Playing them again by the rules gives everything that
depends on them: how often positions occurred, how many plies were without progress, which flips make a duel and which
discs froze on the way.
"""

from typing import Final

from tischlein.core.dealer import Dealer
from tischlein.games.elementos.position.notation import Line, read_ply
from tischlein.games.elementos.rules.actions import FLIP, MOVE, PASS, WAND
from tischlein.games.elementos.rules.arranging import can_show, is_complete, still_wanted, supply
from tischlein.games.elementos.rules.squares import BLACK, COLOURS, NAMES, WHITE, is_sideways, members
from tischlein.games.elementos.rules.standoff import are_opposed
from tischlein.games.elementos.rules.state import ENDED, PHASES, PLAYING, ElementosState
from tischlein.games.elementos.rules.world import Discs
from tischlein.kit.written import impossible

_WAND_REASONS: Final = ["wand_stepped", "wand_handed"]


def check_half(state: ElementosState, seat: int, lines: list[Line]) -> None:
    """In the setup discs lie at home without wands, and what is left can still show what the table requires."""
    rulings, discs = state.rulings, state.discs
    home = rulings.home_of(seat)
    texts = [line.text for line in lines]
    if discs.of(seat) & ~home or any([line.wand or line.seen for line in lines]):
        squares = ", ".join([NAMES[square] for square in members(home)])
        raise impossible(COLOURS[seat], texts, f"in the setup discs lie on {squares}, without wand or seen")
    if rulings.three_of_each and not can_show(supply(discs, seat), still_wanted(discs, seat)):
        raise impossible(COLOURS[seat], texts, "the rest cannot show three of each symbol any more")
    if state.is_ready(seat) and not is_complete(discs, seat, rulings):
        raise impossible("ready", COLOURS[seat], f"its {len(lines)} discs are not a whole setup")


def replay_idle_plies(state: ElementosState, texts: list[str], frozen_before: list[int]) -> None:
    plies = [read_ply(text) for text in texts]
    for place in range(len(plies) - 1, -1, -1):
        state.to_move = 1 - state.to_move
        if not _take_back(state.discs, state.to_move, plies[place]):
            raise impossible(f"idle.{place}", texts[place], "it cannot have led to this position without progress")
    freeze_all(state.discs, frozen_before)
    silence = Dealer()
    for place, ply in enumerate(plies):
        if state.stage != PLAYING or ply not in state.legal(state.to_move):
            because = f"{COLOURS[state.to_move]} was not allowed to do that"
            raise impossible(f"idle.{place}", texts[place], because)
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
            squares = " ".join([NAMES[square] for square in members(pair)])
            raise impossible("frozen", squares, "a standoff is once between two opposed discs without wand")
        discs.freeze(pair)


def end_match(state: ElementosState, phase: int, reason: object) -> None:
    """A wand on its last row has won; draws have been found by replaying the plies without progress."""
    arrived = [
        seat
        for seat, goal in ((WHITE, state.rulings.white_goal), (BLACK, state.rulings.black_goal))
        if goal >> state.discs.wand_of(seat) & 1
    ]
    if len(arrived) == 1 and state.stage == PLAYING:
        if reason not in _WAND_REASONS:
            raise impossible("reason", reason, f"a wand has arrived: {' or '.join(_WAND_REASONS)}")
        state.stage = ENDED
        state.winner = arrived[0]
        state.reason = str(reason)
    if len(arrived) > 1:
        raise impossible("phase", PHASES[phase], "two wands have arrived, and the first ends the match")
    if state.stage != phase:
        raise impossible("phase", PHASES[phase], f"after these plies it is {PHASES[state.stage]}")
    if state.stage == ENDED and reason != state.reason:
        raise impossible("reason", reason, f"after these plies it is {state.reason}")
