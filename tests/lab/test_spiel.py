"""OpenSpiel's own checks over every game, as they come with the package, and perfect recall where trees are small."""

import pickle
import random
from collections.abc import Iterator
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

from tests.bots.small_games import BIDS, CUPS, STICKS, TOWERS
from tests.lab.shelf import on_the_shelf
from tests.lab.variants import GAMES
from tests.some_games import FOR_TWO, IN_SECRET, first, leaves_some_out
from tischlein.catalog import find
from tischlein.core.game import Game
from tischlein.lab import spiel
from tischlein.lab.guests.spiel_bots import load

# The first matches of each; `tests/long` plays many more.
NAMES = [name for name in pyspiel.registered_names() if name.startswith(spiel.PREFIX)]


@pytest.fixture(autouse=True)
def parsed_flags() -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])


@pytest.mark.parametrize("name", NAMES)
def test_random_matches_keep_every_rule_of_openspiel_through_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_can_be_loaded_and_played(game: str) -> None:
    for seats in find(game).seats[1:]:
        state = pyspiel.load_game(f"tischlein_{game}(players={seats})").new_initial_state()
        luck = random.Random(1)
        for _ in range(60):
            state.apply_action(luck.choice(state.legal_actions()))
        assert state.num_players() == seats


def states_along(game: pyspiel.Game, seed: int) -> Iterator[pyspiel.State]:
    """Every position of one random match, which reaches deeper than OpenSpiel's own sampler."""
    luck, state = random.Random(seed), game.new_initial_state()
    yield state.clone()
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([luck.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        yield state.clone()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("check", [one for one in dir(api_test.EnforceAPIOnPartialTreeBase) if one.startswith("test_")])
def test_the_api_is_kept_all_along_a_match(name: str, check: str) -> None:
    checks = api_test.EnforceAPIOnPartialTreeBase(check)
    checks.game, checks.game_name = pyspiel.load_game(name), name
    checks.game_type = checks.game.get_type()
    checks.some_states = list(states_along(checks.game, seed=1))[::9]
    getattr(checks, check)()


def test_a_playthrough_replays_to_the_same_text(tmp_path: Path) -> None:
    """A small game here, since these texts are long and slow; `tests/long` does it with every real one."""
    with on_the_shelf(STICKS):
        spiel.register(STICKS)
        path = tmp_path / "playthrough.txt"
        path.write_text(generate_playthrough.playthrough("tischlein_sticks", None), encoding="utf-8")
        written, again = generate_playthrough.replay(str(path))
        assert written == again


@pytest.mark.parametrize("toy", [STICKS, CUPS, TOWERS], ids=lambda toy: toy.id)
def test_players_of_small_games_recall_everything(toy: Game) -> None:
    with on_the_shelf(toy):
        spiel.register(toy)
        assert api_test._assert_is_perfect_recall(load(toy, 2))


def test_secret_answers_are_recalled_by_their_own_seat_only() -> None:
    with on_the_shelf(BIDS):
        spiel.register(BIDS)
        state = load(BIDS, 2).new_initial_state()
        other = state.clone()
        state.apply_action(1)
        other.apply_action(4)
        assert state.information_state_string(1) == other.information_state_string(1)
        assert state.information_state_string(0) != other.information_state_string(0)


Past = tuple[tuple[str, int], ...]


def recall(state: pyspiel.State, pasts: list[Past], known: dict[tuple[str, int], Past], depth: int) -> None:
    """The same information state always means the same own past: looked at in the first branches of a tree."""
    if state.is_terminal() or depth == 0:
        return None
    if state.is_chance_node():
        return recall(state.child(state.legal_actions()[0]), pasts, known, depth)
    seat = state.current_player()
    shown = state.information_state_string(seat)
    assert known.setdefault((shown, seat), pasts[seat]) == pasts[seat]
    for action in state.legal_actions()[:2]:
        own = list(pasts)
        own[seat] = (*pasts[seat], (shown, action))
        recall(state.child(action), own, known, depth - 1)
    return None


@pytest.mark.parametrize("game", GAMES)
def test_players_recall_everything_in_the_first_branches_of_a_match(game: str) -> None:
    seats = find(game).seats[0]
    state = pyspiel.load_game(f"tischlein_{game}(players={seats})").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    known: dict[tuple[str, int], Past] = {}
    recall(state, [()] * seats, known, depth=7)
    assert len(known) > 50


def test_a_draw_of_luck_is_a_node_with_equal_chances() -> None:
    state = pyspiel.load_game(f"tischlein_{IN_SECRET}(players=3)").new_initial_state()
    assert state.is_chance_node()
    chances = [chance for _, chance in state.chance_outcomes()]
    assert sum(chances) == pytest.approx(1)
    assert len(set(chances)) == 1


def test_seats_that_are_not_asked_wait_in_a_simultaneous_node() -> None:
    some = first(lambda game: 3 in game.seats and leaves_some_out(game, 3))
    game = pyspiel.load_game(f"tischlein_{some}_simultaneous(players=3)")
    waited = False
    for state in states_along(game, seed=2):
        if state.is_simultaneous_node():
            waiting = [seat for seat in range(3) if state.legal_actions(seat) == [game.num_distinct_actions() - 1]]
            waited = waited or bool(waiting)
            assert len(waiting) < 3
    assert waited


@pytest.mark.parametrize("game", GAMES)
def test_the_names_of_actions_are_those_of_the_vocabulary(game: str) -> None:
    state = pyspiel.load_game(f"tischlein_{game}").new_initial_state()
    luck = random.Random(3)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    action = state.legal_actions()[0]
    assert state.action_to_string(action).startswith(str(find(game).vocabulary.name(action)["do"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_state_can_be_written_and_read_at_any_moment(game: str) -> None:
    loaded = pyspiel.load_game(f"tischlein_{game}")
    for state in list(states_along(loaded, seed=4))[::17]:
        again = pickle.loads(pickle.dumps(state.line))
        assert (again.seat, again.wanted, again.legal) == (state.line.seat, state.line.wanted, state.line.legal)
        assert str(spiel.SpielState(loaded, again)) == str(state)


def test_the_middle_of_a_match_can_be_written_and_read() -> None:
    state = load(find(FOR_TWO), 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    line = load(find(FOR_TWO), 2).state_at(state.line.state(), 1).line
    line.act(line.legal[0])
    again = pickle.loads(pickle.dumps(line))
    assert (again.seat, again.legal, again.front) == (line.seat, line.legal, 1)
