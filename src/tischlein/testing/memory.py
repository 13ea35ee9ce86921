"""What every game promises about memory: what a seat's view hides now, no message sent now repeats.

Two matches go the same way openly, but luck fell otherwise once, or somebody laid something else in secret. They may
show a seat different things on the way. Where it sees the same again although something hidden is different, it may not
be able to look up what it was shown: whoever comes now is sent the view and the log, in which facts that fade are left
out (`Event.fades`), and a world to search in (`State.redeal_from_view`). All of it must be the same in both matches.

What follows by thinking from what was done openly is not looked for: it is the same in both matches. Nor is what a game
says may be read up at any time (`Game.chronicle`).
"""

from tischlein.core import turn as turns
from tischlein.core.dealer import Event
from tischlein.core.rng import memory_of
from tischlein.core.state import State, canonical, fingerprint
from tischlein.core.turn import Seat
from tischlein.testing.cases import Case, step
from tischlein.testing.cousins import TWISTS, Moment, Twist, path_of
from tischlein.testing.secrets import Listener, seen_by

PASTS_TRIED = 100
# So far a different past is followed: what was seen is mostly hidden again soon, or never.
MOVES_FOLLOWED = 150


def redealt_from_view(state: State, seat: Seat, memory: int) -> State:
    world = state.copy()
    world.redeal_from_view(seat, Listener(memory))
    return world


def a_world_from_a_view_shows_the_same(case: Case) -> None:
    """Such a world can be read by whoever gets it, and shows the seat what it sees; what it is depends on luck only."""
    for place, match in enumerate(case.play_moments()):
        for seat in range(case.seats):
            world = redealt_from_view(match.state, seat, place)
            here, there = seen_by(case, match.state, seat), seen_by(case, world, seat)
            assert here == there, f"{case}: a world made from the view of seat {seat} shows it something else"
            again = redealt_from_view(world, seat, place)
            assert fingerprint(world) == fingerprint(again), f"{case}: a world from a view of {seat} knows more than it"
            if match.state.turn().waits_for(seat):
                assert fingerprint(case.game.load(world.dump())) == fingerprint(world), f"{case}: no world for {seat}"


def what_a_view_hides_now_is_not_told_again(case: Case) -> None:
    """The log for whoever comes now, and the worlds that are given out, tell nothing that has to be remembered."""
    luck = case.luck("memory")
    path = path_of(case)
    if not path:
        return
    for number in range(PASTS_TRIED):
        twist = TWISTS[number // case.seats % len(TWISTS)](case, path, number % case.seats, luck)
        if twist is not None:
            Past(case, path, twist).follow()


class Past:
    """The match with one thing changed, from there on.

    heard    who has heard something different on the way, with the first such thing
    lasting  who would still be told something different now
    noticed  who was told that somebody answered otherwise: to them it is another match
    """

    def __init__(self, case: Case, path: list[Moment], twist: Twist) -> None:
        self.case: Case = case
        self.path: list[Moment] = path
        self.twist: Twist = twist
        self.heard: dict[Seat | None, str] = {}
        self.lasting: dict[Seat | None, str] = {}
        self.noticed: set[Seat | None] = set()

    def follow(self) -> None:
        other, first = self._begin(), max(0, self.twist.place)
        for place in range(first, min(first + MOVES_FOLLOWED, len(self.path))):
            moment = self.path[place]
            answers = self.twist.answers.get(place, moment.answers)
            if not all([action in other.legal(seat) for seat, action in answers.items()]):
                return
            dealer = moment.dealer()
            if place == self.twist.place:
                dealer.bent = self.twist.bent
            step(other, answers, dealer)
            if not self._hear(moment.events, dealer.take_events(), place in self.twist.answers):
                return
            if moment.after.turn().mode == turns.OVER or other.turn().mode == turns.OVER:
                return
            if fingerprint(moment.after) == fingerprint(other):
                # The difference has gone. Of answers that were swapped the second may still bring one.
                if place >= max(self.twist.answers, default=0):
                    return
            elif self.heard:
                self._compare(place, moment.after, other)

    def _begin(self) -> State:
        case = self.case
        if self.twist.place >= 0:
            return self.path[self.twist.place].state.copy()
        dealers = [Listener(memory_of(case.seed)), Listener(memory_of(case.seed))]
        dealers[1].bent = self.twist.bent
        states = [case.game.setup(case.options, case.seats, dealer) for dealer in dealers]
        self._hear(dealers[0].take_events(), dealers[1].take_events(), is_answered_otherwise=False)
        return states[1]

    def _hear(self, here: list[Event], there: list[Event], is_answered_otherwise: bool) -> bool:
        """Returns whether both matches still go the same way: as many events, with the same names."""
        if [(event.name, event.only) for event in here] != [(event.name, event.only) for event in there]:
            return False
        for one, other in zip(here, there, strict=True):
            for viewer in self.case.viewers():
                if not one.reaches(viewer) or one.facts == other.facts or one.name in self.case.game.chronicle:
                    continue
                if is_answered_otherwise:
                    self.noticed.add(viewer)
                else:
                    told = f"{one.name} ({canonical(one.facts)} or {canonical(other.facts)})"
                    self.heard.setdefault(viewer, told)
                    if one.lasting_facts() != other.lasting_facts():
                        self.lasting.setdefault(viewer, told)
        return True

    def _compare(self, place: int, here: State, there: State) -> None:
        for viewer, told in self.heard.items():
            if viewer in self.noticed or seen_by(self.case, here, viewer) != seen_by(self.case, there, viewer):
                continue
            assert viewer not in self.lasting, (
                f"{self.case}: after {place + 1} moves the view of {viewer} hides what the log tells again: "
                f"{self.lasting[viewer]}"
            )
            if viewer is not None:
                worlds = [fingerprint(redealt_from_view(state, viewer, place)) for state in (here, there)]
                assert worlds[0] == worlds[1], (
                    f"{self.case}: after {place + 1} moves a world made from the view of seat {viewer} remembers {told}"
                )
