"""What follows what: steps 2 to 4 of one seat after another, step 5, scorings, rounds (rules 3, 4.3, 4.17, 8)."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import ALL_AT_ONCE, NOTHING_MORE, SOW, source_of
from tischlein.games.rauha.rules.activating import use, uses_of
from tischlein.games.rauha.rules.advice import best_plan
from tischlein.games.rauha.rules.drafting import begin_round, begin_turn, bury
from tischlein.games.rauha.rules.material import NOTCHES
from tischlein.games.rauha.rules.scoring import score_water, tell_winners
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, OVER, PLACE_PHASE, SCORE_PHASE, World, tell


def legal_uses(world: World) -> list[Action]:
    """Activations in the order of their sources; before them all at once, where that is less work, and last the end."""
    actions = [ALL_AT_ONCE] if offers_all(world.uses) else []
    actions.extend(world.uses)
    actions.append(NOTHING_MORE)
    return actions


def offers_all(uses: list[Action]) -> bool:
    """Several sources, and not only spores to buy: these are never bought for their own sake."""
    if source_of(uses[0]) == source_of(uses[-1]):
        return False
    return any(not SOW.matches(action) for action in uses)


def activate(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """One action in step 4 or in a scoring."""
    if action == NOTHING_MORE:
        tell(dealer, "finished", seat)
        finish(world, dealer)
    elif action == ALL_AT_ONCE:
        for planned in best_plan(world.areas[seat], world.rulings, world.phase).actions:
            use(world, seat, planned, dealer)
    else:
        use(world, seat, action, dealer)


def go_on(world: World, dealer: Dealer) -> None:
    """Everything that asks nobody: seats with nothing to activate are done."""
    while world.phase in (ACTIVATE_PHASE, SCORE_PHASE):
        world.uses = uses_of(world.areas[world.active()], world.rulings)
        if world.uses:
            return
        finish(world, dealer)


def finish(world: World, dealer: Dealer) -> None:
    """The active seat is done with its steps, or with its biomes and gods in a scoring (ruling 19: then its water)."""
    seat = world.active()
    world.uses = []
    world.areas[seat].ready = 0
    if world.phase == SCORE_PHASE:
        score_water(world, seat, dealer)
    world.acted += 1
    if world.acted == world.seats:
        move_avatars(world, dealer)
    elif world.phase == SCORE_PHASE:
        make_ready(world)
    else:
        world.phase = PLACE_PHASE


def move_avatars(world: World, dealer: Dealer) -> None:
    """Step 5, for all at once (rules 4.17, 8.5)."""
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
    """Ruling 1: who leads begins, worked out anew."""
    world.phase = SCORE_PHASE
    world.first = world.leader()
    world.acted = 0
    if dealer.listening:
        dealer.tell(Event("scoring", {"round": world.round()}))
    tell(dealer, "first", world.first)
    make_ready(world)


def make_ready(world: World) -> None:
    area = world.areas[world.active()]
    area.ready = area.scoring_sources()


def end_scoring(world: World, dealer: Dealer) -> None:
    if world.notch == len(NOTCHES) - 1:
        world.phase = OVER
        tell_winners(world, dealer)
        return
    world.notch += 1
    begin_round(world, dealer)
