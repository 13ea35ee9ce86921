"""Cousins: two different matches that a seat cannot tell apart, because it was shown the same at every step.

A cousin is the match with one piece of luck, or one answer of another seat, changed. It is followed as long as all that
reaches the seat is the same, byte for byte. What the seat can imagine must then be the same too: a redeal that quietly
keeps a hidden card passes every test with twins (it makes none) and fails here.
"""

import functools
from collections.abc import Iterator

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.core.state import State, fingerprint
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case, difference, play_a_little, random_move, step
from tischlein.testing.secrets import Listener, redealt, shown_to

COUSINS_TRIED = 300
MOVES_PLAYED_ON, A_FEW_MOVES = 12, 3


class Moment:
    """A position on the way of a match, the answers given there, and what each seat was shown of their outcome."""

    def __init__(self, case: Case, state: State, dealer: Listener, answers: dict[Seat, Action]) -> None:
        self.state: State = state.copy()
        self.print: str = fingerprint(state)
        self.memory: int = dealer.luck.memory
        self.drawn: int = dealer.drawn
        self.answers: dict[Seat, Action] = answers
        after, listener = state.copy(), self.dealer()
        step(after, answers, listener)
        events = listener.take_events()
        self.events: list[Event] = events
        self.after: State = after
        self.shown: list[list[object]] = [shown_to(case, after, seat, events) for seat in range(case.seats)]

    def dealer(self) -> Listener:
        dealer = Listener(self.memory)
        dealer.drawn = self.drawn
        return dealer


class Twist:
    """What is different in a cousin: answers of another seat at some places, or the outcome of one draw.

    Place -1 is the opening.
    """

    def __init__(self, place: int, answers: dict[int, dict[Seat, Action]], bent: dict[int, int]) -> None:
        self.place: int = place
        self.answers: dict[int, dict[Seat, Action]] = answers
        self.bent: dict[int, int] = bent


def a_world_depends_only_on_what_the_seat_was_shown(case: Case) -> None:
    """Two matches that showed a seat exactly the same leave it with the same worlds to imagine."""
    luck = case.luck("cousins")
    path = path_of(case)
    if not path:
        return
    for number in range(COUSINS_TRIED):
        seat = number % case.seats
        twist = TWISTS[number // case.seats % len(TWISTS)](case, path, seat, luck)
        if twist is not None:
            _compare(case, path, _cousins(case, path, seat, twist), seat, twist.place)


@functools.lru_cache(maxsize=1)
def path_of(case: Case) -> list[Moment]:
    """A whole match, with answers that can be changed unnoticed rather than others."""
    luck = case.luck("path")
    dealer = Listener(memory_of(case.seed))
    state = case.game.setup(case.options, case.seats, dealer)
    path: list[Moment] = []
    while state.turn().mode != turns.OVER and len(path) < case.bound:
        answers = max(random_move(state, luck), random_move(state, luck), key=lambda move: _choices(case, state, move))
        path.append(Moment(case, state, dealer, answers))
        step(state, answers, dealer)
    return path


def _choices(case: Case, state: State, move: dict[Seat, Action]) -> int:
    """How many answers of the same kinds there were: where there are many, a changed one may go unnoticed."""
    kinds = {seat: case.game.vocabulary.kind_of(action) for seat, action in move.items()}
    return sum([len([other for other in state.legal(seat) if kind.matches(other)]) for seat, kind in kinds.items()])


def _twisted_luck(case: Case, path: list[Moment], seat: Seat, luck: Dealer) -> Twist | None:
    """Half of the time in the opening, where most secrets are dealt."""
    at_the_end = path[-1].drawn
    at_the_start = path[0].drawn
    if not at_the_end:
        return None
    draw = 1 + luck.roll(at_the_start if at_the_start and luck.roll(2) else at_the_end)
    place = len([moment for moment in path if moment.drawn < draw]) - 1
    return Twist(place, {}, {draw: 1 + luck.roll(12)})


def _changed_answer(case: Case, path: list[Moment], seat: Seat, luck: Dealer) -> Twist | None:
    place = luck.roll(len(path))
    answers = dict(path[place].answers)
    others = [other for other in answers if other != seat]
    if not others:
        return None
    other = luck.pick(others)
    answers[other] = _neighbour(case, path[place].state.legal(other), answers[other], luck)
    return Twist(place, {place: answers}, {}) if answers != path[place].answers else None


def _swapped_answers(case: Case, path: list[Moment], seat: Seat, luck: Dealer) -> Twist | None:
    """Two answers of another seat exchange the value of one field: what was laid here is laid there."""
    other = (seat + 1 + luck.roll(max(1, case.seats - 1))) % case.seats
    places = _places_of_one_kind(case, path, other, luck)
    if other == seat or len(places) < 2:
        return None
    one, two = sorted(luck.draw(places, 2))
    words = case.game.vocabulary
    first, second = [words.name(path[place].answers[other]) for place in (one, two)]
    field = list(first)[luck.roll(len(first))]
    first[field], second[field] = second[field], first[field]
    try:
        swapped = {one: words.number(first), two: words.number(second)}
    except Refusal:
        return None
    return Twist(one, {place: {**path[place].answers, other: action} for place, action in swapped.items()}, {})


def _places_of_one_kind(case: Case, path: list[Moment], seat: Seat, luck: Dealer) -> list[int]:
    """Where a seat gave answers of one kind, any kind it used."""
    places: dict[str, list[int]] = {}
    for place, moment in enumerate(path):
        if seat in moment.answers:
            places.setdefault(case.game.vocabulary.kind_of(moment.answers[seat]).do, []).append(place)
    return places[sorted(places)[luck.roll(len(places))]] if places else []


def _cousins(case: Case, path: list[Moment], seat: Seat, twist: Twist) -> Iterator[tuple[int, State]]:
    """The twisted match, place by place, as long as the seat is shown the same as in the true one."""
    luck = case.luck(f"cousins of {twist.place}")
    cousin = _other_opening(case, seat, twist) if twist.place < 0 else path[twist.place].state.copy()
    for place in range(max(0, twist.place), len(path)):
        if cousin is None:
            return
        yield place, cousin
        if place > twist.place and fingerprint(cousin) == path[place].print:
            # The difference has gone: a tile laid otherwise was taken up again. Or `dump` leaves it out.
            return
        wanted, dealer = twist.answers.get(place, path[place].answers), path[place].dealer()
        answers = {other: _nearest(case, cousin, other, action, luck) for other, action in wanted.items()}
        if place == twist.place:
            dealer.bent = twist.bent
        step(cousin, answers, dealer)
        if shown_to(case, cousin, seat, dealer.take_events()) != path[place].shown[seat]:
            return


def _other_opening(case: Case, seat: Seat, twist: Twist) -> State | None:
    """The opening with one draw changed, if the seat is dealt and shown the same."""
    dealers = [Listener(memory_of(case.seed)), Listener(memory_of(case.seed))]
    dealers[1].bent = twist.bent
    states = [case.game.setup(case.options, case.seats, dealer) for dealer in dealers]
    shown = [shown_to(case, state, seat, dealer.take_events()) for state, dealer in zip(states, dealers, strict=True)]
    return states[1] if shown[0] == shown[1] else None


def _compare(case: Case, path: list[Moment], cousins: Iterator[tuple[int, State]], seat: Seat, first: int) -> None:
    """Where a cousin is new, and where nothing seems to be different any more, what cannot be seen in a position shows
    when it is played on."""
    for place, cousin in cousins:
        worlds = [redealt(state, seat, place) for state in (path[place].state, cousin)]
        told = f"{case}: after {place} moves seat {seat} has been shown the same in two matches, but imagines"
        here, there = [fingerprint(world) for world in worlds]
        assert here == there, f"{told} different worlds: its redeal reads what is hidden; {_told(worlds)}"
        is_gone = fingerprint(cousin) == path[place].print
        if is_gone or place == first + 1:
            for world in worlds:
                play_a_little(world, case.luck("on"), MOVES_PLAYED_ON if is_gone else A_FEW_MOVES)
            here, there = [fingerprint(world) for world in worlds]
            assert here == there, (
                f"{told} worlds that go on differently, although they look the same: its redeal keeps something that "
                f"dump leaves out; {_told(worlds)}"
            )


def _told(worlds: list[State]) -> str:
    return difference(worlds[0].dump(), worlds[1].dump())


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


TWISTS = [_twisted_luck, _changed_answer, _swapped_answers, _swapped_answers]
