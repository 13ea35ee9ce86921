"""What gift actions and powers do to spirits and omens (§25, §27 to §36).

An action is taken apart in one place, into an effect (`effect_of`). Whoever reads effects, rules and opponents alike,
says in one `match` what each kind means, and forgets none.
"""

from typing import Final, assert_never, final

from tischlein.core.dealer import Dealer, Event
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import (
    COVER_OWN,
    EXCHANGE_OMEN,
    MOVE_FOREIGN,
    MOVE_OWN,
    SWAP_FOREIGN,
    SWAP_OWN,
    UNCOVER_FOREIGN,
    UPGRADE,
    WORDS,
)
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import COVERED, ELEMENTS, GIFTED, MOTIF, MOTIFS, OMEN_IDS
from tischlein.games.pfad_der_elemente.rules.path import TILE_WORDS
from tischlein.games.pfad_der_elemente.rules.world import NOTHING, World

# The path of an effect on the own spirits; other paths are named by their element.
OWN: Final[int] = -1
EVERY_TILE: Final[list[int]] = list(range(TILES))
EVERY_ELEMENT: Final[list[int]] = list(range(len(ELEMENTS)))


@final
class Cover:
    """An own spirit is turned face down (§27, §36)."""

    def __init__(self, tile: int) -> None:
        self.tile: int = tile


@final
class Upgrade:
    """A gift is laid on an own spirit (§31)."""

    def __init__(self, tile: int) -> None:
        self.tile: int = tile


@final
class Uncover:
    """A foreign spirit is turned face up (§32)."""

    def __init__(self, path: int, tile: int) -> None:
        self.path: int = path
        self.tile: int = tile


@final
class Shift:
    """Two tiles of a path change what lies on them (§28, §29, §33, §34); `told` says whether one of them was free."""

    def __init__(self, path: int, one: int, two: int, told: str) -> None:
        self.path: int = path
        self.one: int = one
        self.two: int = two
        self.told: str = told


@final
class Exchange:
    """An omen for another one (§35)."""

    def __init__(self, omen: int) -> None:
        self.omen: int = omen


# A change happens on the spirits of one path.
Change = Cover | Upgrade | Uncover | Shift
Effect = Change | Exchange


def all_effects() -> list[Effect | None]:
    """Every action taken apart, by its number; None where it is no gift action."""
    found: list[Effect | None] = [None] * WORDS.size()
    for tile in EVERY_TILE:
        found[COVER_OWN(tile)] = Cover(tile)
        found[UPGRADE(tile)] = Upgrade(tile)
        for to in EVERY_TILE:
            found[SWAP_OWN(tile, to)] = Shift(OWN, tile, to, "swapped")
            found[MOVE_OWN(tile, to)] = Shift(OWN, tile, to, "moved")
    for path in EVERY_ELEMENT:
        for tile in EVERY_TILE:
            found[UNCOVER_FOREIGN(path, tile)] = Uncover(path, tile)
            for to in EVERY_TILE:
                found[SWAP_FOREIGN(path, tile, to)] = Shift(path, tile, to, "swapped")
                found[MOVE_FOREIGN(path, tile, to)] = Shift(path, tile, to, "moved")
    for omen in range(len(OMEN_IDS)):
        found[EXCHANGE_OMEN(omen)] = Exchange(omen)
    return found


EFFECTS: Final[list[Effect | None]] = all_effects()


def effect_of(action: Action) -> Effect:
    effect = EFFECTS[action]
    assert effect is not None, "only gift actions and powers have effects"
    return effect


def owner_of(world: World, seat: Seat, change: Change) -> Seat:
    """On whose path a change happens that this seat makes: spirits never leave their path (§24)."""
    match change:
        case Cover() | Upgrade():
            return seat
        case Uncover() | Shift():
            return seat if change.path == OWN else world.seat_of(change.path)
        case _:
            assert_never(change)


def turn_over(spirits: list[int], change: Change) -> None:
    """Does a change to the spirits of a path; done again it undoes it. A gift travels with its spirit (§25)."""
    match change:
        case Cover() | Uncover():
            spirits[change.tile] ^= COVERED
        case Upgrade():
            spirits[change.tile] ^= GIFTED
        case Shift():
            spirits[change.one], spirits[change.two] = spirits[change.two], spirits[change.one]
        case _:
            assert_never(change)


def perform(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """Does what a gift action or a power says. Who pays, and whether, is the caller's business."""
    effect = effect_of(action)
    if isinstance(effect, Exchange):
        exchange(world, seat, effect.omen, dealer)
        return
    owner = owner_of(world, seat, effect)
    turn_over(world.spirits[owner], effect)
    if isinstance(effect, Uncover):
        # All have seen it before, but who has forgotten learns something now.
        dealer.reveal()
    if dealer.listening:
        dealer.tell(told(world, seat, owner, effect))


def told(world: World, seat: Seat, owner: Seat, change: Change) -> Event:
    path = ELEMENTS[world.elements[owner]]
    match change:
        case Cover():
            return Event("covered", {"seat": seat, "at": TILE_WORDS[change.tile]})
        case Upgrade():
            return Event("upgraded", {"seat": seat, "at": TILE_WORDS[change.tile]})
        case Uncover():
            motif = MOTIFS[world.spirits[owner][change.tile] & MOTIF]
            facts: dict[str, Fact] = {"seat": seat, "path": path, "at": TILE_WORDS[change.tile], "motif": motif}
            return Event("uncovered", facts, fades=world.rulings.fading_on_paths)
        case Shift():
            at, to = TILE_WORDS[change.one], TILE_WORDS[change.two]
            # Where a spirit lies that others have to remember, they have to remember its ways too.
            fades = () if world.rulings.covered_known else ("at", "to")
            return Event(change.told, {"seat": seat, "path": path, "at": at, "to": to}, fades=fades)
        case _:
            assert_never(change)


def exchange(world: World, seat: Seat, omen: int, dealer: Dealer) -> None:
    """The old omen leaves the game (§A6); the new one is the top of the own stack (§35)."""
    drawn = dealer.draw_one(world.stack_of(seat))
    world.omens[seat].remove(omen)
    world.omens[seat] = sorted([*world.omens[seat], drawn])
    world.removed[seat] = sorted([*world.removed[seat], omen])
    if dealer.listening:
        dealer.tell(Event("exchanged", {"seat": seat}))
        only = None if world.rulings.omens_open else seat
        dealer.tell(Event("drew", {"seat": seat, "omen": OMEN_IDS[drawn]}, only))


assert NOTHING < 0 and COVERED > MOTIF, "free tiles are below zero, and marks do not touch the motif"
