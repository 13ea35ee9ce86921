"""Before the first turn: characters are dealt, and everyone chooses a set of tip cards (§7 to §12)."""

from typing import Final

from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.essence.rules.actions import EMBLEM
from tischlein.games.essence.rules.conditions import is_free
from tischlein.games.essence.rules.course import begin_turn, tell
from tischlein.games.essence.rules.evaluation import NO_NUMBER
from tischlein.games.essence.rules.material import FACETS, MOST_SEATS, ROMAN
from tischlein.games.essence.rules.options import DECK_LENGTHS, TURNS_EACH, rulings_of
from tischlein.games.essence.rules.world import NATURES, Character, World, full_world
from tischlein.kit.seats import seat_after

LIKED: Final = 2


def turns_of(deck_length: str, cards: int, seats: int) -> int:
    """How many way cards are played (§A16): all, or as many turns for everyone."""
    if deck_length == DECK_LENGTHS[0]:
        return cards
    return min(TURNS_EACH.get(deck_length, cards), cards // seats) * seats


def begin_world(options: Options, seats: int, dealer: Dealer) -> World:
    world = full_world(seats, rulings_of(options))
    world.turns = turns_of(options.word("deck_length"), len(world.ways), seats)
    world.characters = [deal_character(dealer) for _ in range(seats)]
    # By lot, or seat 1 (§A2).
    world.active = 0 if options.word("start_player") == "first_seat" else dealer.roll(seats)
    tell(dealer, "begins", {"seat": world.active})
    if options.word("emblems") == "dealt":
        world.numbers = [seat + 1 for seat in range(seats)]
        begin_turn(world, dealer)
    return world


def deal_character(dealer: Dealer) -> Character:
    """Two things it likes and one that tires it, which all are told, and the secret rest (§43)."""
    facets = list(range(len(FACETS)))
    likes = sorted(dealer.draw(facets, LIKED))
    return Character(likes, dealer.draw_one(facets), dealer.roll(NATURES))


def chooser(world: World) -> Seat:
    """From the first player clockwise (§11)."""
    chosen = world.seats - world.numbers.count(NO_NUMBER)
    return seat_after(world.active, world.seats, chosen)


def legal_emblems(world: World) -> list[Action]:
    """Any set that is still there (§11); there are seven (§4)."""
    return [EMBLEM(number - 1) for number in range(1, MOST_SEATS + 1) if is_free(number, world.numbers)]


def choose_emblem(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    number = EMBLEM.value("number", action) + 1
    world.numbers[seat] = number
    tell(dealer, "emblem", {"seat": seat, "number": ROMAN[number - 1]})
    if NO_NUMBER not in world.numbers:
        tell(dealer, "turn", {"seat": world.active, "turn": 1})
        begin_turn(world, dealer)
