"""Cousins: two different matches that a seat cannot tell apart, because it was shown the same at every step.

A cousin is the match with one piece of luck, or one answer of another seat, changed. It is followed as long as all that
reaches the seat is the same, byte for byte. What the seat can imagine must then be the same too: a redeal that quietly
keeps a hidden card passes every test with twins (it makes none) and fails here.
"""

from collections.abc import Iterator

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.rng import memory_of
from tischlein.core.state import State, fingerprint
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case, random_move, step
from tischlein.testing.secrets import Listener, redealt, shown_to

COUSINS_TRIED = 60


class Moment:
    """A position on the way of a match, the luck that comes next, and the answers that were given there."""

    def __init__(self, state: State, dealer: Listener, answers: dict[Seat, Action]) -> None:
        self.state: State = state
        self.memory: int = dealer.luck.memory
        self.drawn: int = dealer.drawn
        self.answers: dict[Seat, Action] = answers

    def dealer(self) -> Listener:
        dealer = Listener(self.memory)
        dealer.drawn = self.drawn
        return dealer


class Twist:
    """The one thing that is different in a cousin: another seat's answer at some place, or the outcome of one draw."""

    def __init__(self, place: int, answers: dict[Seat, Action], bent: dict[int, int]) -> None:
        self.place: int = place
        self.answers: dict[Seat, Action] = answers
        self.bent: dict[int, int] = bent


def a_world_depends_only_on_what_the_seat_was_shown(case: Case) -> None:
    """Two matches that showed a seat exactly the same leave it with the same worlds to imagine."""
    luck = case.luck("cousins")
    path = _path(case, luck)
    if not path:
        return
    for number in range(COUSINS_TRIED):
        seat = number % case.seats
        twist = _twisted_luck(path, luck) if number % 3 == 0 else _twisted_answer(case, path, seat, luck)
        if twist is not None:
            _compare(case, path, _cousins(case, path, seat, twist), seat)


def _path(case: Case, luck: Dealer) -> list[Moment]:
    dealer = Listener(memory_of(case.seed))
    state = case.game.setup(case.options, case.seats, dealer)
    path: list[Moment] = []
    while state.turn().mode != turns.OVER and len(path) < case.bound:
        answers = random_move(state, luck)
        path.append(Moment(state.copy(), dealer, answers))
        step(state, answers, dealer)
    return path


def _twisted_luck(path: list[Moment], luck: Dealer) -> Twist | None:
    """Half of the time in the opening, where most secrets are dealt."""
    at_the_end = path[-1].drawn
    at_the_start = path[0].drawn
    if not at_the_end:
        return None
    draw = 1 + luck.below(at_the_start if at_the_start and luck.below(2) else at_the_end)
    place = len([moment for moment in path if moment.drawn < draw]) - 1
    return Twist(place, {}, {draw: 1 + luck.below(12)})


def _twisted_answer(case: Case, path: list[Moment], seat: Seat, luck: Dealer) -> Twist | None:
    place = luck.below(len(path))
    answers = dict(path[place].answers)
    others = [other for other in answers if other != seat]
    if not others:
        return None
    other = luck.pick(others)
    answers[other] = _neighbour(case, path[place].state.legal(other), answers[other], luck)
    return Twist(place, answers, {}) if answers != path[place].answers else None


def _cousins(case: Case, path: list[Moment], seat: Seat, twist: Twist) -> Iterator[tuple[int, State]]:
    """The twisted match, place by place, as long as the seat is shown the same as in the true one."""
    luck = case.luck(f"cousins of {twist.place}")
    cousin = _other_opening(case, seat, twist) if twist.place < 0 else path[twist.place].state.copy()
    for place in range(max(0, twist.place), len(path)):
        if cousin is None:
            return
        yield place, cousin
        truth, dealers = path[place].state.copy(), [path[place].dealer(), path[place].dealer()]
        answers = {other: _nearest(case, cousin, other, action, luck) for other, action in path[place].answers.items()}
        if place == twist.place:
            dealers[1].bent, answers = twist.bent, twist.answers or answers
        step(truth, path[place].answers, dealers[0])
        step(cousin, answers, dealers[1])
        if shown_to(case, truth, seat, dealers[0].heard()) != shown_to(case, cousin, seat, dealers[1].heard()):
            return


def _other_opening(case: Case, seat: Seat, twist: Twist) -> State | None:
    """The opening with one draw changed, if the seat is dealt and shown the same."""
    dealers = [Listener(memory_of(case.seed)), Listener(memory_of(case.seed))]
    dealers[1].bent = twist.bent
    states = [case.game.setup(case.options, case.seats, dealer) for dealer in dealers]
    shown = [shown_to(case, state, seat, dealer.heard()) for state, dealer in zip(states, dealers, strict=True)]
    return states[1] if shown[0] == shown[1] else None


def _compare(case: Case, path: list[Moment], cousins: Iterator[tuple[int, State]], seat: Seat) -> None:
    for place, cousin in cousins:
        if place % 5 and place != len(path) - 1:
            continue
        worlds = [fingerprint(redealt(state, seat, place)) for state in (path[place].state, cousin)]
        assert worlds[0] == worlds[1], (
            f"{case}: after {place} moves seat {seat} has been shown the same in two matches, but imagines different "
            f"worlds: its redeal reads what is hidden"
        )


def _nearest(case: Case, state: State, seat: Seat, action: Action, luck: Dealer) -> Action:
    legal = state.legal(seat)
    return action if action in legal else _neighbour(case, legal, action, luck)


def _neighbour(case: Case, legal: list[Action], action: Action, luck: Dealer) -> Action:
    """Another legal answer that shares as many fields with this one as any: it is the least likely to be noticed."""
    words = case.game.vocabulary
    named = words.name(action)
    likeness: dict[int, list[Action]] = {}
    for other in legal:
        if other != action:
            shared = len(set(words.name(other).items()) & set(named.items()))
            likeness.setdefault(shared, []).append(other)
    return luck.pick(likeness[max(likeness)]) if likeness else action
