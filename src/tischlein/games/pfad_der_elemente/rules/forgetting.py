"""Another world that a seat could be in that remembers nothing: only what its view shows now is certain to it.

Of the draft that is what it has taken, in no order, and the pack in its hands. What is face down in the grid is
undecided again. What lies covered on the paths of others is drawn anew from all that the seat does not see, so that
spirits have left the grid in pairs (§26) and no mask has a gift (§31).
"""

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.material import COVERED, ELEMENTS, GIFTED, MASK, MOTIF, MOTIFS
from tischlein.games.pfad_der_elemente.rules.redeal import redeal_hands
from tischlein.games.pfad_der_elemente.rules.world import (
    DRAFT_PHASE,
    NOTHING,
    OMEN_PHASE,
    PATH_PHASE,
    UNSEEN,
    World,
    motifs_on,
)

# An owner and a tile of the owner's path.
Spot = tuple[Seat, int]


def forget_hidden(world: World, seat: Seat, dealer: Dealer) -> None:
    """As far as the table plays by memory (§48, §49, §A18, §A32)."""
    if world.phase in (DRAFT_PHASE, OMEN_PHASE, PATH_PHASE):
        forget_draft(world, seat, dealer)
        redeal_hands(world, seat, dealer)
    if not world.rulings.memory_aid:
        forget_grid(world)
    if not world.rulings.covered_known:
        redeal_covered(world, covered_spots(world, seat), dealer)


def forget_draft(world: World, seat: Seat, dealer: Dealer) -> None:
    """What it took when, and what the packs held that it has passed on (§6)."""
    own: list[int] = []
    rest: list[int] = []
    held = world.pack_of(seat) if world.phase == DRAFT_PHASE else NOTHING
    for pack, picks in enumerate(world.picks):
        for round, element in enumerate(picks):
            (own if world.drafter_of(pack, round) == seat else rest).append(element)
        if pack != held:
            rest += [element for element in range(len(ELEMENTS)) for _ in range(world.packs[pack][element])]
    own.sort()
    rest.sort()
    for pack, picks in enumerate(world.picks):
        for round in range(len(picks)):
            picks[round] = dealer.draw_one(own if world.drafter_of(pack, round) == seat else rest)
        if pack != held:
            drawn = dealer.draw(rest, sum(world.packs[pack]))
            world.packs[pack] = [drawn.count(element) for element in range(len(ELEMENTS))]


def forget_grid(world: World) -> None:
    for place, motif in enumerate(world.grid):
        if motif >= 0 and place not in world.open:
            world.bag.append(motif)
            world.grid[place] = UNSEEN
    world.bag.sort()


def covered_spots(world: World, seat: Seat) -> list[Spot]:
    """Where spirits lie that this seat does not see (§49)."""
    found: list[Spot] = []
    for owner, spirits in enumerate(world.spirits):
        if owner != seat:
            found += [(owner, tile) for tile, spirit in enumerate(spirits) if spirit >= 0 and spirit & COVERED]
    return found


def redeal_covered(world: World, spots: list[Spot], dealer: Dealer) -> None:
    for owner, tile in spots:
        world.bag.append(world.spirits[owner][tile] & MOTIF)
    world.bag.sort()
    ungifted = [spot for spot in spots if not world.spirits[spot[0]][spot[1]] & GIFTED]
    motifs = draw_motifs(world, spots, len(ungifted), dealer)
    for motif in motifs:
        world.bag.remove(motif)
    # Masks first: not every spot can hold one.
    chosen = dealer.draw(list(range(len(ungifted))), motifs.count(MASK))
    masked = [ungifted[place] for place in chosen]
    others = sorted([motif for motif in motifs if motif != MASK])
    for owner, tile in spots:
        marks = world.spirits[owner][tile] & ~MOTIF
        world.spirits[owner][tile] = marks | (MASK if (owner, tile) in masked else dealer.draw_one(others))


def draw_motifs(world: World, spots: list[Spot], most_masks: int, dealer: Dealer) -> list[int]:
    """What may lie on these spots: one where the other of its pair is seen, and for the rest whole pairs."""
    found: list[int] = []
    pairs: list[int] = []
    for motif in range(len(MOTIFS)):
        is_odd = seen_on_paths(world, spots, motif) % 2
        left = world.bag.count(motif) - is_odd
        if motif == MASK:
            left = min(left, most_masks - is_odd)
        found += [motif] * is_odd
        pairs += [motif] * (left // 2)
    for motif in dealer.draw(pairs, (len(spots) - len(found)) // 2):
        found += [motif, motif]
    return found


def seen_on_paths(world: World, spots: list[Spot], motif: int) -> int:
    """How many spirits of a motif lie on paths and not on these spots; and the one that is being placed (§20, §21)."""
    placed = sum([motifs_on(spirits).count(motif) for spirits in world.spirits])
    placed -= len([spot for spot in spots if world.spirits[spot[0]][spot[1]] & MOTIF == motif])
    return placed + (1 if len(world.open) == 1 and world.found == motif else 0)


assert NOTHING < 0, "a free tile is no spirit"
