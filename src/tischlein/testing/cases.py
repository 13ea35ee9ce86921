"""What the promises are checked on: seeded matches of random answers, and moments within them."""

from collections.abc import Iterator

import msgspec

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event, QuietDealer
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import Options, read_options
from tischlein.core.rng import memory_of
from tischlein.core.state import State, canonical
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

Answer = tuple[Seat, Action]
ENOUGH = 20_000


class Case:
    """One match to look at: its answers are random, and the same every time.

    looks   at how many moments of the match, spread evenly, the costly promises look
    bound   a match with more answers than this is taken to be endless
    """

    def __init__(
        self, game: Game, options: Options, seats: int, seed: str, looks: int = 8, bound: int = ENOUGH
    ) -> None:
        self.game: Game = game
        self.options: Options = options
        self.seats: int = seats
        self.seed: str = seed
        self.looks: int = looks
        self.bound: int = bound
        self.known: list[Answer] = []
        # What was looked at last: where a promise fails, its record shows why (`tischlein.testing.witness`).
        self.match: Match | None = None

    def __str__(self) -> str:
        return f"{self.game.id} with {self.seats} seats, options {canonical(self.options.chosen)}, seed {self.seed!r}"

    def begin(self) -> Match:
        self.match = Match(self.game, self.options, self.seats, self.seed)
        return self.match

    def viewers(self) -> list[Seat | None]:
        return [*range(self.seats), None]

    def luck(self, purpose: str) -> QuietDealer:
        """Luck of the test's own, which has nothing to do with the match's."""
        return QuietDealer(memory_of(f"{self.seed} {purpose}"))

    def answers(self) -> list[Answer]:
        """The answers of the whole match."""
        if not self.known:
            self.known = random_answers(self.begin(), self.luck("answers"), self.bound)
        return self.known

    def play_everywhere(self) -> Iterator[Match]:
        """The match at its beginning and after every answer. It is the same match all along, moving on."""
        match = self.begin()
        yield match
        for seat, action in self.answers():
            match.act(seat, action)
            yield match

    def play_often(self) -> Iterator[tuple[int, Match]]:
        """The match at every position of a short match, and at forty times `looks` of a long one, with their places."""
        stride = 1 + len(self.answers()) // (40 * self.looks)
        for place, match in enumerate(self.play_everywhere()):
            if place % stride == 0 or match.is_over():
                yield place, match

    def play_moments(self) -> Iterator[Match]:
        """The match at `looks` moments, the first and the last among them."""
        last = len(self.answers())
        wanted = {last * look // max(1, self.looks - 1) for look in range(self.looks)}
        for place, match in enumerate(self.play_everywhere()):
            if place in wanted:
                yield match


def random_answers(match: Match, luck: Dealer, bound: int) -> list[Answer]:
    """Plays a match to its end with random answers of random seats, and returns them."""
    given: list[Answer] = []
    while match.to_act():
        assert len(given) < bound, f"{match.game.id}: a match has not ended after {bound} answers"
        seat = luck.pick(match.to_act())
        legal = match.legal(seat)
        assert legal, f"{match.game.id}: seat {seat} must decide and has no legal answer (after {len(given)} answers)"
        action = luck.pick(legal)
        match.act(seat, action)
        given.append((seat, action))
    return given


def play_on(state: State, luck: Dealer, bound: int = ENOUGH) -> State:
    """Plays a state to its end with random answers, and returns it."""
    for _ in range(bound):
        turn = state.turn()
        if turn.mode == turns.OVER:
            return state
        step(state, random_move(state, luck), luck)
    raise AssertionError(f"a state played on at random has not ended after {bound} moves")


def play_a_little(state: State, luck: Dealer, moves: int) -> None:
    for _ in range(moves):
        if state.turn().mode != turns.OVER:
            step(state, random_move(state, luck), luck)


def random_move(state: State, luck: Dealer) -> dict[Seat, Action]:
    """Answers that bring a state one move further: one seat's, or everybody's where all decide together."""
    turn = state.turn()
    seats = turn.seats if turn.mode == turns.TOGETHER else [luck.pick(turn.seats)]
    return {seat: luck.pick(state.legal(seat)) for seat in seats}


def step(state: State, answers: dict[Seat, Action], dealer: Dealer) -> None:
    if state.turn().mode == turns.TOGETHER:
        state.resolve(answers, dealer)
        return
    for seat, action in answers.items():
        state.apply(seat, action, dealer)


def encoded(view: object) -> bytes:
    """A view as it crosses the network."""
    return msgspec.json.encode(view)


def difference(here: object, there: object, part: str = "") -> str:
    """The first place at which two values of plain JSON differ, with both."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in [*here, *[key for key in there if key not in here]]:
            if here.get(key) != there.get(key):
                return difference(here.get(key), there.get(key), f"{part}.{key}".strip("."))
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for place, (one, other) in enumerate(zip(here, there, strict=True)):
            if one != other:
                return difference(one, other, f"{part}.{place}".strip("."))
    return f"{part} is {canonical(here)} or {canonical(there)}".strip()


def heard_by(seat: Seat | None, events: list[Event]) -> list[str]:
    return [canonical([event.name, event.facts]) for event in events if event.reaches(seat)]


def option_sets(game: Game) -> list[Options]:
    """The defaults, and every other value of every single option beside them."""
    defaults = read_options(game.options, {})
    others = [(option.id, value) for option in game.options for value in option.values[1:]]
    return [defaults, *(defaults.with_choice(id, value) for id, value in others)]


def quick_choices(game: Game) -> list[tuple[Options, int]]:
    """The defaults with every number of seats, and every other set of options with one of them, in turn."""
    return [
        (options, seats)
        for place, options in enumerate(option_sets(game))
        for seats in (game.seats if place == 0 else [game.seats[place % len(game.seats)]])
    ]


def option_label(game: Game, options: Options) -> str:
    """The options that differ from the defaults, as a short name of a test."""
    changed = [f"{one.id}={options.chosen[one.id]}" for one in game.options if options.chosen[one.id] != one.default]
    return ",".join(changed) or "defaults"
