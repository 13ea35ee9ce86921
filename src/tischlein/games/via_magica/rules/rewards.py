"""Step f of an opening: rewards, once only, and the count reward now or never."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.games.via_magica.rules.area import Area
from tischlein.games.via_magica.rules.effects import COLOURS
from tischlein.games.via_magica.rules.material import COUNT_REWARDS, GATES, REWARDS
from tischlein.games.via_magica.rules.world import NOBODY, World

OF_A_COLOUR = 3


def give_rewards(world: World, seat: Seat, dealer: Dealer) -> None:
    """What the seat has earned with the gates open now (§7.1), which may be several rewards at once (§7.9)."""
    colours = colours_of(world.areas[seat])
    for number, reward in enumerate(REWARDS):
        # Whoever has a reward keeps it (§7.10).
        if world.reward_owner[number] != NOBODY or reward.opened >= 0:
            continue
        # Three of a colour (§7.2), or one of each (§7.3).
        earned = colours[reward.colour] >= OF_A_COLOUR if reward.colour >= 0 else min(colours) > 0
        if earned:
            # Without asking (§7.4, §A17), and however many a seat has already (§A16).
            give(world, seat, number, dealer)
    number = offered(world, seat)
    if number == NOBODY:
        return
    if REWARDS[number].opened == COUNT_REWARDS[-1]:
        # Nothing better can follow (§7.7, §A18).
        give(world, seat, number, dealer)
    else:
        # Now or never (§7.6).
        world.owe(seat, "claim_count")


def colours_of(area: Area) -> list[int]:
    """How many gates of each colour are open."""
    colours = [0] * len(COLOURS)
    for kind in area.opened:
        colours[GATES[kind].colour] += 1
    return colours


def offered(world: World, seat: Seat) -> int:
    """The count reward for exactly as many gates as this seat has opened, if it may have it, or NOBODY (§7.5, §7.8)."""
    opened = len(world.areas[seat].opened)
    found = NOBODY
    for number, reward in enumerate(REWARDS):
        if reward.opened < 0:
            continue
        if world.reward_owner[number] == seat:
            # One for each seat and match (§A15).
            return NOBODY
        if reward.opened == opened and world.reward_owner[number] == NOBODY:
            found = number
    return found


def give(world: World, seat: Seat, number: int, dealer: Dealer) -> None:
    world.reward_owner[number] = seat
    if dealer.listening:
        reward = REWARDS[number]
        dealer.tell(Event("rewarded", {"seat": seat, "reward": reward.id, "points": reward.points}))


def waive(world: World, seat: Seat, dealer: Dealer) -> None:
    """It stays for the next seat that reaches the same count (§7.6)."""
    if dealer.listening:
        dealer.tell(Event("waived", {"seat": seat, "reward": REWARDS[offered(world, seat)].id}))
