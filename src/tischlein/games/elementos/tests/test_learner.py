"""What a net sees of a board of Elementos, and that sums kept from look to look are those of a fresh look."""

from tischlein.bots.net import MOST_BIAS, MOST_FIRST, MOST_LAST, WIDTH, Net
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, ask
from tischlein.core.rng import Generator
from tischlein.games.elementos.bot.features import FEATURES, VERSION, Look, active
from tischlein.games.elementos.bot.learner import ElementosLearner
from tischlein.games.elementos.bot.value import Weights
from tischlein.games.elementos.bot.walk import JudgedBoard
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.rules.squares import SQUARES
from tischlein.games.elementos.rules.state import ElementosState
from tischlein.games.elementos.tests.test_board import played
from tischlein.lab.training.learning import as_file, begun


def random_net(seed: int) -> Net:
    luck = Generator(seed)

    def numbers(count: int, most: int) -> list[int]:
        return [luck.roll(2 * most + 1) - most for _ in range(count)]

    return Net(
        VERSION, numbers(FEATURES * WIDTH, MOST_FIRST), numbers(WIDTH, MOST_BIAS), numbers(2 * WIDTH, MOST_LAST), 7
    )


def test_sums_follow_the_board_forward_and_back() -> None:
    net = random_net(3)
    met = played({}, 4, 60)
    walked = JudgedBoard(met[0][0], Weights(), net)
    for state, ply in met[:-1]:
        assert walked.worth(0) == JudgedBoard(state, Weights(), net).worth(0) == -walked.worth(1)
        walked.step(ply)
    for _ in met[:-1]:
        walked.step_back()
    assert walked.worth(0) == JudgedBoard(met[0][0], Weights(), net).worth(0)


def test_a_net_changes_what_a_position_is_worth() -> None:
    state = played({}, 4, 20)[-1][0]
    assert JudgedBoard(state, Weights(), random_net(3)).worth(0) != JudgedBoard(state, Weights()).worth(0)


def position(white: list[str], black: list[str], to_move: str) -> ElementosState:
    state = GAME.load({"white": white, "black": black, "to_move": to_move})
    assert isinstance(state, ElementosState)
    return state


def test_who_sits_on_the_other_side_sees_the_same_with_the_board_turned() -> None:
    one = JudgedBoard(
        position(["b5 fire/wood wand", "a4 water/fire"], ["c7 wood/fire wand", "b6 wood/water"], "white"), Weights()
    )
    other = JudgedBoard(
        position(["a2 wood/fire wand", "b3 wood/water"], ["b4 fire/wood wand", "c5 water/fire"], "black"), Weights()
    )
    assert active(one, 0) == active(other, 1)
    assert active(one, 1) == active(other, 0) != active(one, 0)


def test_every_disc_and_wand_is_one_feature_of_its_own() -> None:
    for state, _ in played({"standoff_flips_each": 1}, 6, 60):
        for seat in (0, 1):
            found = active(JudgedBoard(state, Weights()), seat)
            there = int(state.discs.white | state.discs.black).bit_count()
            assert len(found) == len(set(found)) == there + 2 + int(state.discs.frozen).bit_count()
            assert found[-1] < FEATURES == 15 * SQUARES


def test_it_learns_only_from_what_the_deciding_seat_could_imagine() -> None:
    """The same question, whatever is hidden: the features come from the world that was redealt for the seat."""
    white = ["b2 fire/wood wand", "a4 water/fire", "c4 fire/wood", "b3 wood/water"]
    worlds = (
        position(white, ["b7 wood/fire wand", "b5 wood/water", "a6 fire/water", "c6 water/fire"], "white"),
        position(white, ["b7 wood/water wand", "b5 wood/fire", "a6 fire/water", "c6 water/fire"], "white"),
    )
    looks = [[active(JudgedBoard(world, Weights()), 0) for world in asked(state)] for state in worlds]
    assert looks[0] == looks[1]


def asked(state: ElementosState) -> list[ElementosState]:
    found = [ask(state, 0, memory).world for memory in range(5)]
    return [world for world in found if isinstance(world, ElementosState)]


def test_a_match_against_itself_is_repeated_by_its_seed_and_shared_out() -> None:
    learner = ElementosLearner()
    net = as_file(begun(FEATURES, 1), VERSION)
    one, again, other = (learner.play(net, 6, seed) for seed in (1, 1, 2))
    assert [vars_of(sample) for sample in one] == [vars_of(sample) for sample in again]
    assert [vars_of(sample) for sample in one] != [vars_of(sample) for sample in other]
    assert {sample.share for sample in one} <= {0.0, 0.5, 1.0}


def vars_of(sample: object) -> list[object]:
    return [getattr(sample, name) for name in ("own", "other", "judged", "searched", "share")]


def test_whoever_plays_with_a_net_answers_legally_and_repeats_itself() -> None:
    state = played({}, 9, 30)[-1][0]
    net = random_net(1)
    bot = ElementosLearner().bot(as_file(begun(FEATURES, 1), VERSION))
    question = ask(state, state.to_move, 1)
    assert Look(net).measure(JudgedBoard(state, Weights())) == Look(net).measure(JudgedBoard(state, Weights()))
    assert bot.answer(question, SpentSoon()) in state.legal(state.to_move)
    state.apply(state.to_move, question.actions[0], QuietDealer(1))


class SpentSoon(Budget):
    """Level 4 looks further than a test wants to wait."""

    def spent(self) -> bool:
        return True
