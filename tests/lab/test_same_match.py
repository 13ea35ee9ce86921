"""One match, five ways: the server, the core, PettingZoo, Gymnasium and OpenSpiel end at the same place."""

import random
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest

from tests.lab.variants import GAMES
from tests.server.conftest import RunningServer
from tests.server.guests import Chair, as_list
from tests.some_games import short
from tischlein.catalog import find
from tischlein.core.course import Course
from tischlein.core.dealer import Dealer
from tischlein.core.game import Game
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.record import replay
from tischlein.core.rng import Generator, memory_of
from tischlein.core.state import fingerprint
from tischlein.core.vocabulary import Action
from tischlein.lab import spiel, zoo
from tischlein.lab.line import Line
from tischlein.lab.single import TischleinEnv

Answers = list[tuple[int, Action]]


class End:
    """Where a match ended: its last position, and what each seat got."""

    def __init__(self, position: str, returns: list[float]) -> None:
        self.position = position
        self.returns = [round(one, 6) for one in returns]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, End) and (self.position, self.returns) == (other.position, other.returns)

    def __hash__(self) -> int:
        return hash(self.position)

    def __repr__(self) -> str:
        return f"{self.position} {self.returns}"


class Log:
    """A finished match: who answered what, in order."""

    def __init__(self, record: dict[str, object]) -> None:
        self.game: Game = find(str(record["game"]))
        match = replay(self.game, record)
        self.record = record
        self.seats = match.seats
        self.options: dict[str, object] = dict(match.options.chosen)
        self.seed = match.seed
        self.answers: Answers = [(step.seat, step.action) for step in match.steps]
        self.end = match


class ListeningDealer(Dealer):
    """The luck of a seed, written down as OpenSpiel wants it: draws that could fall in only one way are no draws."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.luck = Generator(memory_of(seed))
        self.outcomes: list[int] = []

    def roll(self, count: int) -> int:
        outcome = self.luck.roll(count)
        self.outcomes += [outcome] if count > 1 else []
        return outcome


class Scripted(Bot):
    """Answers what it is told."""

    def __init__(self, answers: list[Action]) -> None:
        self.answers = iter(answers)

    def answer(self, question: Question, budget: Budget) -> Action:
        return next(self.answers)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


def played_on_the_server(server: RunningServer, game: str, seats: int) -> dict[str, object]:
    """A whole match of people over the network, each in turn where several may answer; returns its record."""
    luck = random.Random(game)
    host = server.guest("Anna")
    code = host.open(game, [None] * seats, options=short(game))
    chairs = [host.join(code)]
    for seat in range(1, seats):
        chairs.append(server.guest(f"Guest {seat}").join(code))
        chairs[seat].well("sit", seat=seat, name=f"Guest {seat}")
    chairs[0].well("start")
    for chair in chairs:
        chair.until_update()
    while chairs[0].update["result"] is None:
        seat = waiting(chairs[0])
        answer = chairs[seat].do(**luck.choice(as_list(chairs[seat].update["actions"])))
        assert answer["type"] == "done", answer
        for chair in chairs:
            # Whoever plays side by side with others is not told of every answer. What was told comes before this reply.
            chair.well("look", seat=None)
    record: dict[str, object] = host.get(f"/api/tables/{code}/record").json()
    return record


def waiting(chair: Chair) -> int:
    turn = chair.update["turn"]
    assert isinstance(turn, dict)
    return int(min(turn["waiting_for"]))


@pytest.fixture(scope="module", params=GAMES)
def log(server: RunningServer, request: pytest.FixtureRequest) -> Log:
    return Log(played_on_the_server(server, request.param, find(request.param).seats[0]))


def end_of_the_record(log: Log) -> End:
    course = Course(log.game, log.end.options, log.seats, log.seed)
    for _, action in log.answers:
        course.act(action)
    assert fingerprint(course.state) == log.record["fingerprint"]
    return End(fingerprint(course.state), course.rewards())


def test_pettingzoo_plays_the_match_of_the_server(log: Log) -> None:
    env = zoo.env(log.game.id, log.seats, log.options)
    env.reset(options={"match_seed": log.seed})
    for seat, action in log.answers:
        assert env.agent_selection == f"player_{seat}"
        env.step(action)
    returns = [env.rewards[agent] for agent in env.possible_agents]
    assert End(fingerprint(env.course.state), returns) == end_of_the_record(log)


def test_gymnasium_plays_the_match_of_the_server(log: Log) -> None:
    learner = log.seats - 1
    others = [[action for who, action in log.answers if who == seat] for seat in range(log.seats - 1)]
    env = TischleinEnv(log.game.id, [Scripted(answers) for answers in others], learner, log.options, illegal="refuse")
    env.reset(options={"match_seed": log.seed})
    own = [env.step(np.int64(action)) for seat, action in log.answers if seat == learner]
    returns = env.course.rewards()
    assert End(fingerprint(env.course.state), returns) == end_of_the_record(log)
    assert own[-1][1:3] == (returns[learner], True)


@pytest.mark.parametrize("variant", ["", spiel.SIMULTANEOUS])
def test_openspiel_plays_the_match_of_the_server(log: Log, variant: str) -> None:
    name = f"{spiel.PREFIX}{log.game.id}{variant}"
    if name not in pyspiel.registered_names():
        assert variant, "every game is registered with turns in order"
        return
    shown = {option.id: log.options[option.id] for option in log.game.options if option.shown}
    state = pyspiel.load_game(name, {"players": log.seats, **shown}).new_initial_state()
    luck, answers = iter(outcomes(log)), iter(log.answers)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(next(luck))
        elif state.is_simultaneous_node():
            given = dict(next(answers) for _ in asked(state.line))
            state.apply_actions([given.get(seat, state.legal_actions(seat)[0]) for seat in range(log.seats)])
        else:
            seat, action = next(answers)
            assert seat == state.current_player()
            state.apply_action(action)
    assert End(fingerprint(state.line.state()), state.returns()) == end_of_the_record(log)


def asked(line: Line) -> list[int]:
    return line.asked()


def outcomes(log: Log) -> list[int]:
    """All luck of the match, in the order in which it fell."""
    dealer = ListeningDealer(log.seed)
    state = log.game.setup(log.end.options, log.seats, dealer)
    answers = iter(log.answers)
    while state.turn().seats:
        if state.turn().mode == "together":
            state.resolve(dict(next(answers) for _ in state.turn().seats), dealer)
        else:
            seat, action = next(answers)
            state.apply(seat, action, dealer)
    return dealer.outcomes
