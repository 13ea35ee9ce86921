"""The board that opponents search on is, ply by ply, the one that the rules make; and taken back, it is what it was."""

from collections.abc import Mapping

import pytest

from tischlein.bots.alphabeta import Effort, Root
from tischlein.bots.judge import Judge
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.rng import Generator
from tischlein.core.state import State
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.bot.tables import PRIOR_CAPTURE, PRIORS
from tischlein.games.elementos.bot.value import Weights
from tischlein.games.elementos.bot.walk import ElementosJudge, JudgedBoard
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.rules.actions import MOVE
from tischlein.games.elementos.rules.past import occurrences
from tischlein.games.elementos.rules.state import PLAYING, ElementosState

OPTIONS: list[dict[str, bool | int | str]] = [
    {},
    {"repetition": "forbidden_at_3", "board_rows": 7},
    {"repetition": "off", "no_progress_plies": 100, "standoff_flips_each": 1},
    {"carrier_flip": False, "no_progress_plies": 40},
]


NUMBERS = ["white", "black", "fire", "wood", "under_fire", "under_wood", "white_wand", "black_wand"]
NUMBERS += ["frozen", "duel", "idle", "to_move", "stage", "winner"]


def begun(options: Mapping[str, bool | int | str], seed: int) -> ElementosState:
    """A match whose setup is done."""
    state = GAME.setup(read_options(GAME.options, {"setup_mode": "preset", **options}), 2, QuietDealer(seed))
    assert isinstance(state, ElementosState)
    return state


def board_of(state: ElementosState) -> JudgedBoard:
    return JudgedBoard(state, Weights())


def plies(board: JudgedBoard) -> list[int]:
    end = board.find_answers(0)
    return [int(board.actions[place]) for place in range(end)]


def written(board: JudgedBoard) -> list[object]:
    """All that a board says of a position."""
    pairs = [int(board.pairs[place]) for place in range(board.pairs_from, board.pairs_to)]
    past = [(int(board.stands[place]), int(board.shows[place])) for place in range(int(board.since), int(board.until))]
    numbers = [int(getattr(board, name)) for name in NUMBERS]
    return [*numbers, int(board.passed), pairs, past, int(board.key()), int(board.occurrences())]


def played(options: Mapping[str, bool | int | str], seed: int, plies_of: int) -> list[tuple[ElementosState, Action]]:
    """A whole random match: every position in it and the ply that followed. Flips are preferred, as they lead far."""
    luck = Generator(seed)
    state = begun(options, seed)
    met: list[tuple[ElementosState, Action]] = []
    while state.stage == PLAYING and len(met) < plies_of:
        legal = state.legal(state.to_move)
        ply = legal[luck.roll(min(len(legal), 4))] if luck.roll(3) else legal[luck.roll(len(legal))]
        met.append((state.copy(), ply))
        state.apply(state.to_move, ply, QuietDealer(1))
    return met


@pytest.mark.parametrize("options", OPTIONS)
def test_every_ply_does_to_the_board_what_the_rules_do_to_the_state(options: dict[str, bool | int | str]) -> None:
    for seed in range(6):
        met = played(options, seed, 250)
        walked = board_of(met[0][0])
        for state, ply in met:
            legal = state.legal(state.to_move)
            assert written(walked) == written(board_of(state))
            assert plies(walked) == legal
            assert int(walked.key()) == state.key()
            assert walked.occurrences() == occurrences(state.discs, state.past)
            walked = board_of(state)
            walked.step(ply)


def test_a_whole_match_walked_forward_is_walked_back_the_same_way() -> None:
    for seed in range(6):
        met = played({"standoff_flips_each": 1, "repetition": "off"}, seed, 60)
        walked = board_of(met[0][0])
        seen: list[list[object]] = []
        for _, ply in met:
            seen.append(written(walked))
            walked.step(ply)
        for before in reversed(seen):
            walked.step_back()
            assert written(walked) == before


@pytest.mark.parametrize("options", OPTIONS)
def test_every_ply_of_every_position_can_be_taken_back(options: dict[str, bool | int | str]) -> None:
    """And the match ends after it exactly where the rules end it."""
    met = played(options, 3, 120)
    for state, _ in met:
        board = board_of(state)
        before = written(board)
        for ply in state.legal(state.to_move):
            after = state.copy()
            after.apply(state.to_move, ply, QuietDealer(1))
            board.step(ply)
            assert (board.stage, board.winner) == (after.stage, after.winner)
            assert written(board) == written(board_of(after))
            board.step_back()
            assert written(board) == before


def test_a_turn_that_is_given_away_leaves_all_as_it_lies_and_is_taken_back() -> None:
    for state, _ in played({}, 6, 80):
        board = board_of(state)
        before, mover, key = written(board), board.mover(), board.key()
        board.skip()
        assert board.mover() == 1 - mover
        assert board.key() != key
        assert board.occurrences() == 1
        assert (board.men(), board.standing()) == (board_of(state).men(), board_of(state).standing())
        # The opponent goes on, and comes back.
        for place in range(board.find_answers(0)):
            board.step(board.actions[place])
            board.step_back()
        board.step_back()
        assert written(board) == before


def test_only_who_may_flip_the_carrier_may_give_a_turn_away() -> None:
    assert board_of(begun({}, 1)).may_skip()
    assert not board_of(begun({"carrier_flip": False}, 1)).may_skip()


def test_captures_are_promising_and_loud_and_nothing_else_is() -> None:
    taken = 0
    for state, _ in played({}, 5, 200):
        board = board_of(state)
        for place in range(board.find_answers(0)):
            ply = board.actions[place]
            row = next((row for row, number in MOVE.numbers.items() if number == ply), None)
            is_capture = row is not None and bool((state.discs.white | state.discs.black) >> row[1] & 1)
            taken += is_capture
            assert board.is_loud(ply) == is_capture
            assert board.priors[place] == (PRIOR_CAPTURE if is_capture else PRIORS[ply])
    assert taken > 5


class ByCopies(Judge):
    """The same judge for a search that copies the state and asks the rules, as every other game's does."""

    def __init__(self) -> None:
        super().__init__()
        self.contempt = ElementosJudge(Weights()).contempt

    def evaluate(self, state: State, seat: int) -> int:
        assert isinstance(state, ElementosState)
        return int(board_of(state).worth(seat))

    def prior(self, state: State, action: Action) -> int:
        return PRIOR_CAPTURE if self.is_loud(state, action) else int(PRIORS[action])

    def is_loud(self, state: State, action: Action) -> bool:
        assert isinstance(state, ElementosState)
        to = next((row[1] for row, number in MOVE.numbers.items() if number == action), None)
        return to is not None and bool((state.discs.white | state.discs.black) >> to & 1)

    def repeats(self, state: State) -> bool:
        assert isinstance(state, ElementosState)
        return bool(state.idle > 3 and occurrences(state.discs, state.past) > 1)


@pytest.mark.parametrize("options", OPTIONS)
def test_it_measures_and_answers_as_a_search_that_copies(options: dict[str, bool | int | str]) -> None:
    for state, _ in played(options, 8, 60)[::15]:
        question = ask(state, state.to_move, 1)
        found: list[list[tuple[int, int]]] = []
        nodes: list[int] = []
        for judge in (ElementosJudge(Weights()), ByCopies()):
            root = Root(ask(state, state.to_move, 1), Effort(100_000, 2, 100, 0), judge, Budget())
            for depth in range(1, 4):
                root.candidates = root.look(depth)
            found.append([(candidate.action, candidate.worth) for candidate in root.candidates])
            nodes.append(int(root.search.nodes))
        assert found[0] == found[1]
        assert nodes[0] == nodes[1] > len(question.actions)
