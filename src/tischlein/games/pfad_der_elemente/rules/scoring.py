"""The scoring in its steps: path, spirits, omens (§38 to §41)."""

from typing import Final

from tischlein.core.dealer import Dealer, Event
from tischlein.core.state import Result, places_of
from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.material import AIR, EARTH, FIRE, GIFTED, MOTIF, OMEN_IDS, WATER
from tischlein.games.pfad_der_elemente.rules.omens import omen_points
from tischlein.games.pfad_der_elemente.rules.world import World, motifs_on
from tischlein.kit.seats import from_seat

# Where points come from, in the order of scoring.
SOURCE_WORDS: Final[list[str]] = ["rows", "triangles", "pairs", "clearings", "spirits", "omens"]
# A tie is broken by two numbers that stay below this.
ABOVE_ALL_TIES: Final[int] = 1000


def value_at_home(motif: int, element: int) -> int:
    """What a spirit brings on a tile of its element without a gift, to whom has this board (§39, §A28)."""
    return 2 if motif == element else 1


def position_points(tile: int, spirit: int, element: int) -> int:
    """A gift doubles; elsewhere, and for masks, there is nothing (§39)."""
    motif = spirit & MOTIF
    if spirit < 0 or motif != tile:
        return 0
    value = value_at_home(motif, element)
    return 2 * value if spirit & GIFTED else value


def spirit_points(world: World, seat: Seat, spirits: list[int]) -> int:
    element = world.elements[seat]
    tiles = world.paths[seat].elements
    return sum([position_points(tile, spirit, element) for tile, spirit in zip(tiles, spirits, strict=True)])


def points_of_omens(world: World, seat: Seat, omens: list[int], spirits: list[int]) -> int:
    """The omens in play, on the own path (§40, §42)."""
    path, cards = world.paths[seat], world.rulings.box.omens
    return sum([omen_points(cards[omen], path.spots_for(cards[omen]), spirits) for omen in omens])


def points_of(world: World, seat: Seat) -> list[int]:
    """As SOURCE_WORDS: path (§38), spirits (§39), omens (§40). Covered spirits count like open ones (§A17)."""
    points, spirits = world.paths[seat].points, world.spirits[seat]
    return [
        points[WATER],
        points[FIRE],
        points[AIR],
        points[EARTH],
        spirit_points(world, seat, spirits),
        points_of_omens(world, seat, world.omens[seat], spirits),
    ]


def matching_spirits(world: World, seat: Seat) -> int:
    tiles, motifs = world.paths[seat].elements, motifs_on(world.spirits[seat])
    return len([tile for tile, motif in zip(tiles, motifs, strict=True) if motif == tile])


def final_result(world: World) -> Result:
    """The highest sum; equal sums share, unless the table breaks ties (§41, §A29)."""
    points = [points_of(world, seat) for seat in range(world.seats)]
    scores = [sum(each) for each in points]
    ranks = scores
    ties: list[dict[str, int]] = [{} for _ in scores]
    if world.rulings.matches_break:
        ties = [
            {"matching": matching_spirits(world, seat), "path": sum(world.paths[seat].points)}
            for seat in range(world.seats)
        ]
        ranks = [
            (score * ABOVE_ALL_TIES + tie["matching"]) * ABOVE_ALL_TIES + tie["path"]
            for score, tie in zip(scores, ties, strict=True)
        ]
    shown = len(SOURCE_WORDS) if world.rulings.omens else len(SOURCE_WORDS) - 1
    sources = [dict(zip(SOURCE_WORDS[:shown], each, strict=False)) for each in points]
    return Result(scores, places_of(ranks), "scored", sources, ties)


def tell_scores(world: World, dealer: Dealer) -> None:
    """In the order of play; with omens that were hidden shown first (§42)."""
    if not dealer.listening:
        return
    result = final_result(world)
    for seat in from_seat(world.first, world.seats):
        if world.rulings.omens and not world.rulings.omens_open:
            dealer.tell(Event("omens_shown", {"seat": seat, "omens": [OMEN_IDS[omen] for omen in world.omens[seat]]}))
        points = points_of(world, seat)
        told = {"path": sum(points[:4]), "spirits": points[4], "omens": points[5]}
        dealer.tell(Event("scored", {"seat": seat, **told, "points": result.scores[seat]}))
    winners = result.winners()
    for seat in winners:
        dealer.tell(Event("won", {"seat": seat, "points": result.scores[seat], "winners": len(winners)}))
