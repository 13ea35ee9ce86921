"""Every player fills the nine squares nearest to him, any disc on any square, any face up (§5, §6)."""

from mypy_extensions import i64

from tischlein.games.elementos.rules.actions import ANY_HOME, LAY, PRESET_ALL, READY
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
    """Whether all nine lie, so that a player can be ready (§6b)."""
    return int(discs.of(seat)) == rulings.home_of(seat)


def free_at_home(home: i64, laid: i64) -> i64:
    """Squares for the next disc: among the nine nearest to the player, and nothing lies there yet (§5)."""
    return home & ~laid


def is_left(left: list[int], disc: int) -> bool:
    """Whether a disc of this pair still waits in the supply (§2)."""
    return left[disc // 2] > 0


def arranging(discs: Discs, seat: int, rulings: Rulings) -> list[int]:
    """What a player may do while arranging: layings by square and disc, the preset, and being ready."""
    found: list[int] = []
    if is_complete(discs, seat, rulings):
        found.append(READY())
    squares = members(ANY_HOME & free_at_home(rulings.home_of(seat), discs.of(seat)))
    if squares:
        left = supply(discs, seat)
        for disc in range(len(DISC_WORDS)):
            if is_left(left, disc) and can_be_finished(discs, seat, rulings, disc):
                found += [LAY.pair(at, disc) for at in squares]
    if changes_something(discs, seat, rulings):
        found.append(PRESET_ALL())
    return sorted(found)


def can_be_finished(discs: Discs, seat: int, rulings: Rulings, disc: int) -> bool:
    """After this disc the rest can still show three of each symbol, where the table wants that."""
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
    """Whether discs, `left` of each pair, can show exactly `wanted` of each symbol: enough of them bear it (§A13)."""
    for symbol in range(len(SYMBOLS)):
        if wanted[symbol] < 0:
            return False
        bearing = sum([left[pair] for pair in range(len(left)) if symbol in (UP[2 * pair], UNDER[2 * pair])])
        if wanted[symbol] > bearing:
            return False
    return True


def preset(seat: int, rulings: Rulings) -> list[tuple[int, int]]:
    """(square, disc) of the preset. Black's is white's, turned by half (§6a)."""
    layings = [(NAMES.index(name), disc) for name, disc in PRESET.items()]
    if seat == WHITE:
        return sorted(layings)
    return sorted([(turned(square, rulings.rows), disc) for square, disc in layings])


def changes_something(discs: Discs, seat: int, rulings: Rulings) -> bool:
    """Whether the nine do not lie as in the preset. It is not offered twice, so arranging comes to an end (§6a)."""
    if not is_complete(discs, seat, rulings):
        return True
    return [(square, discs.word_at(square)) for square in members(discs.of(seat))] != preset(seat, rulings)


def lay_preset(discs: Discs, seat: int, rulings: Rulings) -> None:
    """Lays all nine at once; what lay there goes back (§6a)."""
    discs.lift(discs.of(seat))
    for square, disc in preset(seat, rulings):
        discs.lay(seat, square, disc)
