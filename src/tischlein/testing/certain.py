"""What every game promises about what a seat has seen: a world that it imagines forgets nothing of it.

A seat imagines worlds, a step is played in each, and those in which it is shown what it really was shown are kept. What
is the same in all of them the seat knows: the card that everybody saw another one take, the tile it has looked at. It
must be so in every world that is imagined after the step. Of what follows only by thinking (it is named nowhere in what
was shown) a game may be forgetful.
"""

import itertools
import json
from collections.abc import Iterator

from tischlein.core import turn as turns
from tischlein.core.dealer import Event
from tischlein.core.state import State, canonical
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case, encoded, heard_by, random_move, step
from tischlein.testing.secrets import Listener, redealt, seen_by

# At so many times `looks` moments; so many worlds before the step, of which so many must show the same.
MOMENTS, WORLDS, ENOUGH_WORLDS = 3, 24, 6
# What was the same by chance is looked for in many more.
MANY_WORLDS = 400
IMAGINED = 6

# A part of a position, and a value there: how often it is at least found.
Things = dict[tuple[str, str], int]


def a_world_remembers_what_was_seen(case: Case) -> None:
    """What a seat has been shown is so in every world that it imagines."""
    for place, state, answers in _moves(case):
        after, dealer = state.copy(), Listener(place)
        step(after, answers, dealer)
        events = dealer.take_events()
        if after.turn().mode == turns.OVER:
            return
        for seat in range(case.seats):
            before, now = [seen_by(case, one, seat) for one in (state, after)]
            heard = heard_by(seat, events)
            # Who is shown nothing does not even know that there was a move.
            if heard or before != now:
                _compare(case, place, Seen(case, state, answers, seat, after, heard))


def _moves(case: Case) -> Iterator[tuple[int, State, dict[Seat, Action]]]:
    """Positions of the match, each with a whole move."""
    stride = 1 + len(case.answers()) // (MOMENTS * case.looks)
    for place, match in enumerate(case.play_everywhere()):
        if place % stride == 0 and not match.sealed and not match.is_over():
            yield place, match.state, random_move(match.state, case.luck(f"certain {place}"))


class Seen:
    """A position, a move from there with what came of it, and what a seat heard."""

    def __init__(
        self, case: Case, state: State, answers: dict[Seat, Action], seat: Seat, after: State, heard: list[str]
    ) -> None:
        self.case: Case = case
        self.state: State = state
        self.answers: dict[Seat, Action] = answers
        self.seat: Seat = seat
        self.after: State = after
        self.heard: list[str] = heard
        self.view: bytes = encoded(case.game.view(after, seat))

    def is_same(self, world: State, events: list[Event]) -> bool:
        """Whether the seat was shown the same; what is quick to compare comes first."""
        if heard_by(self.seat, events) != self.heard or world.legal(self.seat) != self.after.legal(self.seat):
            return False
        return encoded(self.case.game.view(world, self.seat)) == self.view

    def named(self) -> set[str]:
        """Every value that the seat reads in its view, before and after, or was told."""
        shown = [json.loads(encoded(self.case.game.view(self.state, self.seat))), json.loads(self.view)]
        return {value for _, value in things([*shown, *map(json.loads, self.heard)])}

    def worlds(self, first: int, last: int) -> Iterator[State]:
        """What may have come of the move in the worlds with these numbers, for all that the seat was shown."""
        for number in range(first, last):
            world = redealt(self.state, self.seat, number)
            for answers in self._answers(world, number):
                after, dealer = world.copy(), Listener(number * 7 + len(answers))
                step(after, answers, dealer)
                if self.is_same(after, dealer.take_events()):
                    yield after

    def _answers(self, world: State, number: int) -> list[dict[Seat, Action]]:
        """As it was, and otherwise: what the seat did not see others may have answered as they like."""
        luck = self.case.luck(f"otherwise {number}")
        otherwise = {
            seat: action if seat == self.seat else luck.pick(world.legal(seat)) for seat, action in self.answers.items()
        }
        tried = [self.answers] if otherwise == self.answers else [self.answers, otherwise]
        return [one for one in tried if all([action in world.legal(seat) for seat, action in one.items()])]


def _compare(case: Case, place: int, seen: Seen) -> None:
    seat, after = seen.seat, seen.after
    worlds = list(itertools.islice(seen.worlds(0, WORLDS), ENOUGH_WORLDS))
    if len(worlds) < ENOUGH_WORLDS:
        return
    known = common([things(world.dump()) for world in [after, *worlds]])
    lost: Things = {}
    for number in range(IMAGINED):
        there = things(redealt(after, seat, number).dump())
        lost |= {thing: count for thing, count in known.items() if there.get(thing, 0) < count}
    named = seen.named() if lost else set()
    lost = {thing: count for thing, count in lost.items() if thing[1] in named}
    if not lost:
        return
    more = [things(world.dump()) for world in seen.worlds(WORLDS, MANY_WORLDS)]
    lost = {thing: count for thing, count in lost.items() if all([world.get(thing, 0) >= count for world in more])}
    move = {other: case.game.vocabulary.name(action) for other, action in seen.answers.items()}
    assert not lost or len(more) < MANY_WORLDS // 10, (
        f"{case}: after {place} answers and {move} seat {seat} knows what a world that it imagines has forgotten: "
        f"{_told(lost)}"
    )


def common(found: list[Things]) -> Things:
    """What is in all of these, as often as it is in each."""
    first, *others = found
    shared = {thing: min([count, *[other.get(thing, 0) for other in others]]) for thing, count in first.items()}
    return {thing: count for thing, count in shared.items() if count}


def things(position: object, part: str = "") -> Things:
    """All that is in a position: what stands where, and how often it is in a list whatever the order."""
    found: Things = {}
    if isinstance(position, dict):
        for key, value in position.items():
            found |= things(value, f"{part}.{key}".strip("."))
        return found
    if not isinstance(position, list):
        return {(part, canonical(position)): 1}
    for place, value in enumerate(position):
        found |= things(value, f"{part}.{place}")
        if not isinstance(value, dict | list):
            thing = (part, canonical(value))
            found[thing] = found.get(thing, 0) + 1
    return found


def _told(lost: Things) -> str:
    few = sorted(lost.items())[:3]
    return ", ".join([f"{value} in {part}" + (f" {count} times" if count > 1 else "") for (part, value), count in few])
