"""Rules R5 and R6: every player fills the nine squares nearest to him, any disc on any square, any face up."""

from tischlein.games.elementos.rules.actions import LAY, PRESET_ALL, READY
from tischlein.games.elementos.rules.material import DISC_WORDS, DISCS_OF_EACH_PAIR, PRESET, SYMBOLS, UNDER, UP
from tischlein.games.elementos.rules.options import Rulings
from tischlein.games.elementos.rules.squares import NAMES, WHITE, members, turned
from tischlein.games.elementos.rules.world import Discs


def supply(discs: Discs, seat: int) -> list[int]:
    """How many discs of each pair still wait to be laid."""
    left = [DISCS_OF_EACH_PAIR] * (len(DISC_WORDS) // 2)
    for square in members(discs.of(seat)):
        left[discs.word_at(square) // 2] -= 1
    return left


def is_complete(discs: Discs, seat: int, rulings: Rulings) -> bool:
    return int(discs.of(seat)) == rulings.home_of(seat)


def arranging(discs: Discs, seat: int, rulings: Rulings) -> list[int]:
    """What a player may do while arranging: layings by square and disc, the preset, and being ready."""
    found: list[int] = []
    if is_complete(discs, seat, rulings):
        found.append(READY())
    else:
        left = supply(discs, seat)
        empty = members(rulings.home_of(seat) & ~discs.of(seat))
        for disc in range(len(DISC_WORDS)):
            if left[disc // 2] and _can_be_finished(discs, seat, rulings, disc):
                found += [LAY.pair(at, disc) for at in empty]
    # The preset replaces what lies there. It is not offered twice, so arranging comes to an end.
    if not lies_as_preset(discs, seat, rulings):
        found.append(PRESET_ALL())
    return sorted(found)


def _can_be_finished(discs: Discs, seat: int, rulings: Rulings, disc: int) -> bool:
    """Ruling B13, `require_three_of_each`: after this disc the rest can still show three of each symbol."""
    if not rulings.three_of_each:
        return True
    left = supply(discs, seat)
    left[disc // 2] -= 1
    wanted = still_wanted(discs, seat)
    wanted[UP[disc]] -= 1
    return can_show(left, wanted)


def still_wanted(discs: Discs, seat: int) -> list[int]:
    """How often each symbol must still be shown where three of each are required."""
    own = int(discs.of(seat))
    return [DISCS_OF_EACH_PAIR - (int(shown) & own).bit_count() for shown in (discs.fire, discs.wood, discs.water)]


def can_show(left: list[int], wanted: list[int]) -> bool:
    """Whether discs with `left` of each pair can show exactly `wanted` of each symbol: enough of them bear it."""
    for symbol in range(len(SYMBOLS)):
        bearing = sum([left[pair] for pair in range(len(left)) if symbol in (UP[2 * pair], UNDER[2 * pair])])
        if not 0 <= wanted[symbol] <= bearing:
            return False
    return True


def preset(seat: int, rulings: Rulings) -> list[tuple[int, int]]:
    """(square, disc) of the preset. Black's is white's, turned by half."""
    layings = [(NAMES.index(name), disc) for name, disc in PRESET.items()]
    if seat == WHITE:
        return sorted(layings)
    return sorted([(turned(square, rulings.rows), disc) for square, disc in layings])


def lies_as_preset(discs: Discs, seat: int, rulings: Rulings) -> bool:
    if not is_complete(discs, seat, rulings):
        return False
    return [(square, discs.word_at(square)) for square in members(discs.of(seat))] == preset(seat, rulings)


def lay_preset(discs: Discs, seat: int, rulings: Rulings) -> None:
    discs.lift(discs.of(seat))
    for square, disc in preset(seat, rulings):
        discs.lay(seat, square, disc)
