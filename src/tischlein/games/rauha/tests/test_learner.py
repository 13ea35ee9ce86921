"""What a net sees of an area of Rauha, and that learning and playing with one is repeated by the seed."""

from tischlein.bots.net import MOST_ACTIVE, MOST_BIAS, MOST_FIRST, MOST_LAST, WIDTH, Net
from tischlein.bots.race import Effort
from tischlein.core.dealer import QuietDealer
from tischlein.core.learner import Sample
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.rng import Generator
from tischlein.games.rauha.bot.features import FEATURES, VERSION, active
from tischlein.games.rauha.bot.learner import RauhaLearner, go_on
from tischlein.games.rauha.bot.levels import RauhaBot
from tischlein.games.rauha.bot.search import Judge
from tischlein.games.rauha.bot.value import AreaValue, Weights
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules.options import OPTIONS
from tischlein.games.rauha.rules.state import Rauha, begin
from tischlein.games.rauha.rules.world import OVER
from tischlein.lab.training.learning import as_file, begun

QUICK = Effort(work=0)


def judge(net: Net | None) -> Judge:
    return Judge(AreaValue(Weights()), net)


def random_net(seed: int) -> Net:
    luck = Generator(seed)

    def numbers(count: int, most: int) -> list[int]:
        return [luck.roll(2 * most + 1) - most for _ in range(count)]

    return Net(
        VERSION, numbers(FEATURES * WIDTH, MOST_FIRST), numbers(WIDTH, MOST_BIAS), numbers(2 * WIDTH, MOST_LAST), 7
    )


def played(seats: int, seed: int, notch: int) -> Rauha:
    """As far as this notch."""
    luck, dealer = Generator(seed), QuietDealer(seed)
    state = begin(read_options(OPTIONS, {}), seats, dealer)
    assert isinstance(state, Rauha)
    while state.world.notch < notch and state.world.phase != OVER:
        go_on(state, RauhaBot(QUICK), luck, dealer)
    return state


def test_every_biome_spore_and_god_is_one_feature_of_its_own() -> None:
    for seats in (2, 5):
        for notch in (0, 5, 11, 15):
            world = played(seats, 3, notch).world
            for seat, area in enumerate(world.areas):
                found = active(world, seat)
                spores, gods = int(area.spores).bit_count(), int(area.gods).bit_count()
                assert found == sorted(set(found))
                assert len(found) == len(area.cells) + spores + gods + 2 <= MOST_ACTIVE
                assert found[-1] < FEATURES


def test_it_sees_only_what_lies_open() -> None:
    """The worlds of a question differ in all that its seat does not know, and look alike."""
    state = played(3, 5, 4)
    for seat in range(3):
        worlds = [ask(state, seat, memory).world for memory in range(6)]
        looks = [[active(world.world, other) for other in range(3)] for world in worlds if isinstance(world, Rauha)]
        assert looks == [[active(state.world, other) for other in range(3)]] * 6


def test_a_net_changes_who_is_how_far_ahead_but_not_the_end() -> None:
    before, over = played(2, 4, 9), played(2, 4, 99)
    net = random_net(3)
    assert judge(net).estimate_lead(before.world, 0) != judge(None).estimate_lead(before.world, 0)
    assert judge(net).estimate_lead(over.world, 0) == judge(None).estimate_lead(over.world, 0)
    assert over.world.phase == OVER


def test_the_lead_is_over_the_strongest_of_the_others() -> None:
    world = played(4, 6, 8).world
    written = judge(None)
    leads = [written.estimate_lead(world, seat) for seat in range(4)]
    assert sum(lead > 0 for lead in leads) == 1
    best = leads.index(max(leads))
    assert all(written.rival_of(seat) == best for seat in range(4) if seat != best)


def test_a_match_against_itself_is_repeated_by_its_seed_and_shared_out() -> None:
    learner = RauhaLearner()
    net = as_file(begun(FEATURES, 1), VERSION)
    one, again, other = (learner.play(net, 2, seed) for seed in (1, 1, 2))
    assert [values(sample) for sample in one] == [values(sample) for sample in again]
    assert [values(sample) for sample in one] != [values(sample) for sample in other]
    assert all((sample.searched > 0) == (sample.share == 1.0) for sample in one if sample.searched)


def values(sample: Sample) -> list[object]:
    return [sample.own, sample.other, sample.judged, sample.searched, sample.share]


def test_whoever_plays_with_a_net_answers_legally() -> None:
    state = played(2, 9, 6)
    net = as_file(begun(FEATURES, 1), VERSION)
    question = ask(state, state.turn().seats[0], 1)
    assert RauhaLearner().bot(net).answer(question, SpentSoon()) in question.actions
    assert GAME.learner is not None


class SpentSoon(Budget):
    """Level 4 looks further than a test wants to wait."""

    def spent(self) -> bool:
        return True
