"""Matches by what looks best at once, to learn from: after every step one row, what the area is and what it brought.

A thousand matches take half a second on compiled rules. training/fit.py makes numbers for experience.py of them.
"""

from typing import Final

from librt.vecs import vec

from tischlein.bots.learned import numbers_in
from tischlein.core.dealer import QuietDealer
from tischlein.core.learner import RowLearner
from tischlein.core.options import Options, read_options
from tischlein.core.question import Bot
from tischlein.core.rng import Generator
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.bot.layout import COUNT, VERSION
from tischlein.games.rauha.bot.levels import in_points, strongest_by, value_by
from tischlein.games.rauha.bot.policy import UNDECIDED, Policy
from tischlein.games.rauha.bot.value import AreaValue, Weights
from tischlein.games.rauha.bot.viewpoint import HUNDREDTHS
from tischlein.games.rauha.rules.actions import KEEP_CARD
from tischlein.games.rauha.rules.drafting import legal_keeps, resolve_keeps
from tischlein.games.rauha.rules.material import CELLS
from tischlein.games.rauha.rules.options import OPTIONS
from tischlein.games.rauha.rules.placing import legal_places
from tischlein.games.rauha.rules.setup import SEATS
from tischlein.games.rauha.rules.state import Rauha, begin
from tischlein.games.rauha.rules.world import KEEP_PHASE, OVER, PLACE_PHASE, World

# A row. `judged` is what the value written by hand expects beside water, in hundredths.
COLUMNS: Final = [
    *["seats", "notch", *[f"cell{cell}" for cell in range(CELLS)], "spores", "gods", "others_gods", "crystals"],
    *["earned", "of_water", "water", "lowest", "judged", "earned_in_the_end", "of_water_in_the_end"],
]
SCHOOL: Final = "tischlein.games.rauha.training.fit"
# Of so many keeps and steps one is given by luck: matches shall also go where nobody wants to go.
ONE_BY_LUCK: Final = 16
# Half of the matches are for two, and one in so many is played on side B.
ONE_ON_SIDE_B: Final = 4


class RauhaLearner(RowLearner):
    def __init__(self) -> None:
        super().__init__(VERSION, SCHOOL, len(COLUMNS))
        self.learned: bytes = b""
        self.policy: Policy = policy_by(b"")

    def play(self, learned: bytes, seed: int) -> list[list[int]]:
        if learned != self.learned:
            self.learned, self.policy = learned, policy_by(learned)
        luck = Generator(seed)
        seats = 2 if luck.roll(2) == 0 else SEATS[1 + luck.roll(len(SEATS) - 1)]
        side = "B" if luck.roll(ONE_ON_SIDE_B) == 0 else "A"
        return play(self.policy, read_options(OPTIONS, {"side": side}), seats, luck)

    def bot(self, learned: bytes) -> Bot:
        return strongest_by(experience_in(learned))


def experience_in(learned: bytes) -> vec[float]:
    return in_points(numbers_in(learned, VERSION, COUNT))


def policy_by(learned: bytes) -> Policy:
    return Policy(value_by(experience_in(learned) if learned else vec[float]([])))


def play(policy: Policy, options: Options, seats: int, luck: Generator) -> list[list[int]]:
    dealer = QuietDealer(int(luck.draw_word()))
    state = begin(options, seats, dealer)
    assert isinstance(state, Rauha), "Rauha begins as Rauha"
    world, by_hand = state.world, AreaValue(Weights())
    policy.forget()
    rows: list[list[int]] = []
    lookers: list[Seat] = []
    while world.phase != OVER:
        if world.phase == KEEP_PHASE:
            resolve_keeps(world, {seat: keep(policy, world, seat, luck) for seat in range(seats)}, dealer)
            continue
        seat, notch = world.active(), world.notch
        if world.phase == PLACE_PHASE:
            policy.take_turn(world, seat, step(policy, world, seat, luck), dealer)
        else:
            policy.activate(world, seat, dealer)
        judged = by_hand.estimate(world, seat, notch) - by_hand.water_worth()
        rows.append([seats, notch, *seen(world, seat), int(HUNDREDTHS * judged)])
        lookers.append(seat)
    for row, seat in zip(rows, lookers, strict=True):
        row.extend(earned(world, seat))
    return rows


def keep(policy: Policy, world: World, seat: Seat, luck: Generator) -> Action:
    if luck.roll(ONE_BY_LUCK) > 0:
        return policy.choose_keep(world, seat)
    policy.steps[seat] = UNDECIDED
    keeps = legal_keeps(world, seat)
    action = keeps[luck.roll(len(keeps))]
    policy.choose_card(world, seat, [KEEP_CARD.of(action)])
    return action


def step(policy: Policy, world: World, seat: Seat, luck: Generator) -> Action:
    if luck.roll(ONE_BY_LUCK) > 0:
        return policy.choose_step(world, seat)
    places = legal_places(world)
    return places[luck.roll(len(places))]


def seen(world: World, seat: Seat) -> list[int]:
    """All of it lies open."""
    area = world.areas[seat]
    theirs = 0
    lowest = -1
    for other, beside in enumerate(world.areas):
        if other == seat:
            continue
        theirs |= int(beside.gods)
        lowest = beside.water() if lowest < 0 else min(lowest, beside.water())
    at_hand = [int(area.spores), int(area.gods), theirs, area.crystals]
    return [*area.cells, *at_hand, *earned(world, seat), area.water(), lowest]


def earned(world: World, seat: Seat) -> list[int]:
    """Energy without that of water, and that of water."""
    earned = world.areas[seat].earned
    return [sum(earned[:-1]), earned[-1]]
