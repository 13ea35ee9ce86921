"""What follows what: steps 2 to 4 of one seat after another, step 5, scorings, rounds (§3.1, §4.3, §4.17, §8.5)."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import ALL_AT_ONCE, ALL_WITH_SPORES, NOTHING_MORE
from tischlein.games.rauha.rules.activating import use, uses_of
from tischlein.games.rauha.rules.advice import ENERGY_FIRST, Worth, best_plan
from tischlein.games.rauha.rules.drafting import begin_round, begin_turn, bury
from tischlein.games.rauha.rules.material import NOTCHES
from tischlein.games.rauha.rules.scoring import score_water, tell_winners
from tischlein.games.rauha.rules.sowing import can_sow_well, has_several, spores_later
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, OVER, PLACE_PHASE, SCORE_PHASE, World, tell


def legal_uses(world: World) -> list[Action]:
    """Activations in the order of their sources; before them all at once, where that is less work, and last the end."""
    uses = world.uses
    actions: list[Action] = []
    if has_several(uses):
        actions.append(ALL_AT_ONCE)
        if can_sow_well(world):
            actions.append(ALL_WITH_SPORES)
    actions.extend(uses)
    # All of it is voluntary (§4.14).
    actions.append(NOTHING_MORE)
    return actions


def activate(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """One action in step 4 or in a scoring."""
    if action == NOTHING_MORE:
        tell(dealer, "finished", seat)
        finish(world, dealer)
    elif action == ALL_AT_ONCE:
        use_all(world, seat, ENERGY_FIRST, dealer)
    elif action == ALL_WITH_SPORES:
        use_all(world, seat, spores_later(world, seat), dealer)
    else:
        use(world, seat, action, dealer)


def use_all(world: World, seat: Seat, worth: Worth, dealer: Dealer) -> None:
    """The best order there is (§10.3). Where a spore could still be bought afterwards, the seat is asked again."""
    for planned in best_plan(world.areas[seat], world.rulings, world.phase, worth).actions:
        use(world, seat, planned, dealer)


def go_on(world: World, dealer: Dealer) -> None:
    """Everything that asks nobody: seats with nothing to activate are done (§10.2)."""
    while world.phase in (ACTIVATE_PHASE, SCORE_PHASE):
        world.uses = uses_of(world.areas[world.active()], world.rulings)
        if world.uses:
            return
        finish(world, dealer)


def finish(world: World, dealer: Dealer) -> None:
    """The active seat is done with its steps, or with its biomes and gods in a scoring (then its water, §A19)."""
    seat = world.active()
    world.uses = []
    world.areas[seat].ready = 0
    if world.phase == SCORE_PHASE:
        # One player after the other, biomes, gods and water together (§8.1).
        score_water(world, seat, dealer)
    world.acted += 1
    if world.acted == world.seats:
        move_avatars(world, dealer)
    elif world.phase == SCORE_PHASE:
        make_ready(world)
    else:
        world.phase = PLACE_PHASE


def move_avatars(world: World, dealer: Dealer) -> None:
    """Step 5, for all at once (§4.17). Where no corner is reached the next turn begins (§A21)."""
    if world.phase == SCORE_PHASE:
        end_scoring(world, dealer)
        return
    bury(world)
    world.notch += 1
    if world.place().is_scoring():
        begin_scoring(world, dealer)
    else:
        begin_turn(world, dealer)


def begin_scoring(world: World, dealer: Dealer) -> None:
    """Who leads begins, worked out anew (§8.1, §A1)."""
    world.phase = SCORE_PHASE
    world.first = world.leader()
    world.acted = 0
    if dealer.listening:
        dealer.tell(Event("scoring", {"round": world.round()}))
    tell(dealer, "first", world.first)
    make_ready(world)


def make_ready(world: World) -> None:
    """For the biomes and gods of a scoring (§8.2)."""
    area = world.areas[world.active()]
    area.ready = area.scoring_sources()


def end_scoring(world: World, dealer: Dealer) -> None:
    """A new round, or the end after the sixteenth notch (§8.5)."""
    if world.notch == len(NOTCHES) - 1:
        world.phase = OVER
        tell_winners(world, dealer)
        return
    world.notch += 1
    begin_round(world, dealer)
