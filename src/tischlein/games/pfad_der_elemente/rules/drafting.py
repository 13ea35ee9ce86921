"""The draft: everybody keeps one tile of the pack in secret and passes the rest to the left (rules R6)."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import TAKE_START
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, PACK
from tischlein.games.pfad_der_elemente.rules.setup import after_draft, tell_draft
from tischlein.games.pfad_der_elemente.rules.world import World


def legal_takes(world: World, seat: Seat) -> list[Action]:
    pack = world.packs[world.pack_of(seat)]
    return [TAKE_START + element for element in range(len(ELEMENTS)) if pack[element] > 0]


def resolve_takes(world: World, answers: dict[Seat, Action], dealer: Dealer) -> None:
    taken = [0] * world.seats
    for seat, action in answers.items():
        taken[world.pack_of(seat)] = action - TAKE_START
    take_all(world, taken)
    # Everybody looks into a pack that is new.
    dealer.reveal()
    if world.round() == PACK - 1:
        take_last(world, dealer)
        after_draft(world, dealer)
    else:
        tell_draft(world, dealer)


def take_all(world: World, taken: list[int]) -> None:
    """One tile out of every pack, to whom holds it."""
    round = world.round()
    for pack, element in enumerate(taken):
        world.packs[pack][element] -= 1
        world.picks[pack].append(element)
        world.hands[world.drafter_of(pack, round)][element] += 1


def take_last(world: World, dealer: Dealer) -> None:
    """The last pick is no choice, so nobody is asked."""
    round = world.round()
    last = [pack.index(1) for pack in world.packs]
    take_all(world, last)
    if dealer.listening:
        for pack, element in enumerate(last):
            seat = world.drafter_of(pack, round)
            dealer.tell(Event("took_last", {"seat": seat, "element": ELEMENTS[element]}, seat))
