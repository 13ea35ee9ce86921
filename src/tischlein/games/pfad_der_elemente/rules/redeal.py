"""Another world that a seat could be in.

Spirits are no secret: what was revealed once, everybody has seen, and what was not is not decided yet. So a redealt
world remembers all that was ever face up, on the grid and on the paths. Hidden are

- packs and picks: a seat knows what a pack held whenever it had it in its hands. Of what was taken in between it knows
  the tiles, but not who has which; of what was taken before it knows only how many;
- paths that are being laid: all but whether they are confirmed;
- omens of others, where they are not open.
"""

from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.building import free_cells
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, omens_of
from tischlein.games.pfad_der_elemente.rules.path import Building
from tischlein.games.pfad_der_elemente.rules.world import DRAFT_PHASE, OMEN_PHASE, OVER, PATH_PHASE, World, drafted_by
from tischlein.kit.seats import places_after


def redeal_world(world: World, seat: Seat, dealer: Dealer) -> None:
    if world.rulings.omens and not world.rulings.omens_open:
        redeal_omens(world, seat, dealer)
    if world.phase in (DRAFT_PHASE, OMEN_PHASE, PATH_PHASE):
        redeal_draft(world, seat, dealer)
        redeal_hands(world, seat, dealer)


def redeal_hands(world: World, seat: Seat, dealer: Dealer) -> None:
    """What the others have made of the tiles that they took."""
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = drafted_by(world, other)
            if world.phase == PATH_PHASE:
                redeal_building(world, other, dealer)


def redeal_omens(world: World, seat: Seat, dealer: Dealer) -> None:
    """At the end the omens in play are shown; what was exchanged stays its owner's secret."""
    for other in range(world.seats):
        if other == seat or not world.omens[other]:
            continue
        stack = omens_of(world.elements[other])
        if world.phase == OVER:
            stack = [omen for omen in stack if omen not in world.omens[other]]
        else:
            world.omens[other] = sorted(dealer.draw(stack, len(world.omens[other])))
        world.removed[other] = sorted(dealer.draw(stack, len(world.removed[other])))


class Stretch:
    """Rounds of a pack in which others took tiles and the seat did not look; `rest`: also what is left in the pack."""

    def __init__(self, pack: int, rounds: list[int], rest: bool) -> None:
        self.pack: int = pack
        self.rounds: list[int] = rounds
        self.rest: bool = rest


def redeal_draft(world: World, seat: Seat, dealer: Dealer) -> None:
    unknown: list[Stretch] = []
    for pack in range(world.seats):
        first_look = places_after(pack, seat, world.seats)
        before = list(range(min(first_look, world.round())))
        unknown.append(Stretch(pack, before, first_look > world.round()))
        for stretch in stretches_after(world, pack, first_look):
            refill(world, [stretch], dealer)
    # What the pool held is known (§4), so what was never seen is the rest of it.
    refill(world, unknown, dealer)


def stretches_after(world: World, pack: int, first_look: int) -> list[Stretch]:
    """Between one look into a pack and the next one, which is as many rounds later as there are seats."""
    now = world.round()
    found: list[Stretch] = []
    for look in range(first_look, now, world.seats):
        next_look = look + world.seats
        found.append(Stretch(pack, list(range(look + 1, min(next_look, now))), next_look > now))
    return found


def refill(world: World, stretches: list[Stretch], dealer: Dealer) -> None:
    """Draws anew what lies in these stretches, out of all that lies in them together."""
    tiles: list[int] = []
    for stretch in stretches:
        tiles += [world.picks[stretch.pack][round] for round in stretch.rounds]
        if stretch.rest:
            for element, count in enumerate(world.packs[stretch.pack]):
                tiles += [element] * count
    if len(tiles) < 2:
        return
    tiles.sort()
    for stretch in stretches:
        for round in stretch.rounds:
            world.picks[stretch.pack][round] = dealer.draw_one(tiles)
        if stretch.rest:
            drawn = dealer.draw(tiles, sum(world.packs[stretch.pack]))
            world.packs[stretch.pack] = [drawn.count(element) for element in range(len(ELEMENTS))]


def redeal_building(world: World, seat: Seat, dealer: Dealer) -> None:
    """Any path of its tiles, if it is confirmed; else how much of it lies is unknown, and the table is empty."""
    building = Building()
    if world.is_ready(seat):
        hand = world.hands[seat]
        bag = [element for element in range(len(ELEMENTS)) for _ in range(hand[element])]
        for _ in range(TILES):
            building.lay(dealer.pick(free_cells(building)), dealer.draw_one(bag))
        world.hands[seat] = [0] * len(ELEMENTS)
    world.buildings[seat] = building
