"""What the opponents try with gifts: how many of them are imagined, and what an effect gains."""

import pytest

from tischlein.bots.race import Candidate
from tischlein.core.dealer import QuietDealer
from tischlein.games.pfad_der_elemente.bot.levels import FOLLOWER, PfadBot, PfadEffort
from tischlein.games.pfad_der_elemente.bot.policy import Policy, Trials
from tischlein.games.pfad_der_elemente.bot.value import Foresight
from tischlein.games.pfad_der_elemente.rules.actions import REVEAL, UPGRADE, WORDS
from tischlein.games.pfad_der_elemente.rules.effects import perform
from tischlein.games.pfad_der_elemente.rules.gifts import cost_of, gift_actions
from tischlein.games.pfad_der_elemente.tests.table import seat_of, table


def test_where_many_gifts_look_good_turning_up_a_spirit_is_tried_all_the_same() -> None:
    gifts = [Candidate(UPGRADE(tile), 9.0 - tile) for tile in range(6)]
    reveals = [Candidate(REVEAL(place), 0.5) for place in range(3)]
    patient = PfadBot(PfadEffort(steps=1, forgets=0, work=1, wide=5, early=2))
    assert patient.field([*gifts, *reveals]) == [*gifts[:2], *reveals]
    # Where no spirit can be turned up, there is nothing to make room for.
    assert patient.field(gifts) == gifts[:5]


def test_what_an_effect_gains_is_what_the_paths_are_worth_before_and_after() -> None:
    state = table(
        seat_of("fire", {4: "earth", 8: "fire", 3: "air"}, gifts=6),
        seat_of("earth", {1: "earth", 2: "air/covered", 6: "fire"}, gifts=3),
    )
    world, judge = state.world, Foresight([True, True])
    policy = Policy(judge, FOLLOWER)
    policy.look_from(world, 0)
    before = [judge.worth(world, seat) for seat in range(2)]
    trials = Trials(judge, world, 0)
    kinds = set()
    for action in gift_actions(world, 0):
        after, cost = world.copy(), cost_of(world, action)
        after.gifts[0] -= cost
        perform(after, 0, action, QuietDealer(1))
        mine, theirs = (judge.worth(after, seat) - before[seat] for seat in range(2))
        assert policy.try_effect(trials, action, cost) == pytest.approx(mine - theirs)
        kinds.add(WORDS.name(action)["do"])
    assert {"swap_own", "move_own", "swap_foreign", "move_foreign", "upgrade", "uncover_foreign"} <= kinds
