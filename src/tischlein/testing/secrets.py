"""What every game promises about secrets. A leak is the worst bug a table can have.

Three questions, each about worlds that a seat cannot tell apart:
- twins: a position and one redealt for the seat. Its view, its answers and whose turn it is are the same in both, and
  stay the same after the same step, unless that step draws luck or says `dealer.reveal()`. Even then a seat that can
  imagine the same afterwards has been shown the same: a drawn card may be told to nobody else.
- a redealt position redealt again: with the same luck the same world, so nothing of the first truth is left in it.
- cousins (`tischlein.testing.cousins`): two different matches that showed the seat the same.
"""

import json

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.question import ask
from tischlein.core.rng import Generator
from tischlein.core.state import State, canonical, fingerprint
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case, difference, encoded, heard_by, play_on, random_move, step


class Listener(Dealer):
    """A dealer whose luck can be bent: `bent[n]` is added to the outcome of the n-th draw."""

    def __init__(self, memory: int) -> None:
        super().__init__()
        self.listening = True
        self.luck: Generator = Generator(memory)
        self.bent: dict[int, int] = {}
        self.events: list[Event] = []
        self.heard: list[Event] = []
        self.shown_to: list[Seat | None] = []

    def roll(self, count: int) -> int:
        self.drawn += 1
        return (self.luck.roll(count) + self.bent.get(self.drawn, 0)) % count

    def tell(self, event: Event) -> None:
        self.events.append(event)
        self.heard.append(event)

    def reveal(self, only: Seat | None = None) -> None:
        self.shown_to.append(only)

    def taught(self, seat: Seat) -> bool:
        """Whether luck fell, or this seat was rightly shown something hidden."""
        alone = [event.only for event in self.heard if event.only is not None]
        return self.drawn > 0 or None in self.shown_to or seat in self.shown_to or seat in alone

    def take_events(self) -> list[Event]:
        events, self.events = self.events, []
        return events


def seen_by(case: Case, state: State, seat: Seat | None) -> list[object]:
    """What is before the eyes of a seat, or of everybody, at one moment."""
    turn = state.turn()
    shown: list[object] = [encoded(case.game.view(state, seat)), encoded(case.game.view(state, None))]
    return [*shown, [] if seat is None else state.legal(seat), turn.mode, list(turn.seats)]


def shown_to(case: Case, state: State, seat: Seat, events: list[Event]) -> list[object]:
    """All that reaches a seat at one moment, as it would cross the network."""
    turn = state.turn()
    shown: list[object] = [*seen_by(case, state, seat), heard_by(seat, events)]
    if turn.mode == turns.OVER:
        result = state.result()
        shown.append([result.scores, result.places, result.reason, canonical(result.sources), canonical(result.ties)])
    return shown


def redealt(state: State, seat: Seat, memory: int) -> State:
    world = state.copy()
    world.redeal(seat, Listener(memory))
    return world


def a_seat_sees_the_same_in_every_world_it_could_be_in(case: Case) -> None:
    """Redealing for a seat changes neither its view nor the public one, its legal list, whose turn it is, the end."""
    for place, match in enumerate(case.play_everywhere()):
        for seat in range(case.seats):
            here = shown_to(case, match.state, seat, [])
            there = shown_to(case, redealt(match.state, seat, place), seat, [])
            assert here == there, f"{case}: after {place} answers {_difference(here, there)} tells seat {seat} a secret"


def _difference(here: list[object], there: list[object]) -> str:
    names = [
        "its view",
        "the public view",
        "its legal list",
        "the turn's mode",
        "whose turn it is",
        "an event",
        "the result",
    ]
    for name, one, other in zip(names, here, there, strict=False):
        if one != other:
            return f"{name} ({difference(_decoded(one), _decoded(other))})"
    return "the end of the match"


def _decoded(shown: object) -> object:
    return json.loads(shown) if isinstance(shown, bytes) else shown


def redealing_forgets(case: Case) -> None:
    """Redealing a state, and redealing any redealt version of it with the same luck, give the same world."""
    for place, match in enumerate(case.play_moments()):
        for seat in range(case.seats):
            twin = redealt(match.state, seat, place + 1000)
            worlds = [redealt(world, seat, place) for world in (match.state, twin)]
            same = fingerprint(worlds[0]) == fingerprint(worlds[1])
            assert same, f"{case}: a world imagined by seat {seat} depends on what is hidden from it"
            _same_question(case, match.state, twin, seat, place)


def _same_question(case: Case, state: State, twin: State, seat: Seat, memory: int) -> None:
    """A bot gets the same question in both worlds, down to its luck, so it gives the same answer."""
    one, other = ask(state, seat, memory), ask(twin, seat, memory)
    assert one.actions == other.actions, f"{case}: seat {seat} may answer differently in a world it cannot tell apart"
    assert one.luck.luck.memory == other.luck.luck.memory, f"{case}: redealing for {seat} draws more or less by secrets"
    ends = [fingerprint(play_on(question.world, case.luck("question"), case.bound)) for question in (one, other)]
    assert ends[0] == ends[1], f"{case}: the question to seat {seat} hides something that dump does not show"


def redealing_takes_luck_from_its_dealer_only(case: Case) -> None:
    """The same luck gives the same world, time after time, and redealing a copy leaves the original alone."""
    for place, match in enumerate(case.play_moments()):
        before = match.fingerprint()
        for seat in range(case.seats):
            worlds = {fingerprint(redealt(match.state, seat, place)) for _ in range(3)}
            assert len(worlds) == 1, f"{case}: the same luck redeals different worlds for seat {seat}"
        assert match.fingerprint() == before, f"{case}: redealing a copy changed the original"


def a_step_shows_a_seat_nothing_hidden(case: Case) -> None:
    """The same step in two worlds a seat cannot tell apart shows it the same, unless luck fell or rules revealed.

    Where luck is drawn the worlds may differ rightly (another card comes out of another bag). Where rules show a hidden
    thing they must say `dealer.reveal()`: that is also what keeps the step from being taken back after a good look.
    """
    for place, match in enumerate(case.play_everywhere()):
        turn = match.state.turn()
        if turn.mode == turns.OVER:
            continue
        for seat in range(case.seats):
            twin = redealt(match.state, seat, place)
            answers = legal_in_both(match.state, twin, case.luck(f"step {place} {seat}"))
            if answers:
                _step_in_both(case, match.state.copy(), twin, seat, answers)


def legal_in_both(state: State, twin: State, luck: Dealer) -> dict[Seat, Action]:
    """A random move that is legal in both worlds; nothing where there is none."""
    answers = random_move(state, luck)
    for seat in answers:
        twins = set(twin.legal(seat))
        shared = [action for action in state.legal(seat) if action in twins]
        if not shared:
            return {}
        answers[seat] = luck.pick(shared)
    return answers


def _step_in_both(case: Case, state: State, twin: State, seat: Seat, answers: dict[Seat, Action]) -> None:
    turn, dealers = state.turn(), [Listener(5), Listener(5)]
    step(state, answers, dealers[0])
    step(twin, answers, dealers[1])
    here, there = [
        shown_to(case, world, seat, dealer.take_events()) for world, dealer in zip((state, twin), dealers, strict=True)
    ]
    if here == there:
        return
    # The end of a turn side by side shows what the others did; the core takes no step back over it.
    is_end_of_each = turn.mode == turns.EACH and state.turn().mode != turns.EACH
    may_learn = is_end_of_each or any([dealer.taught(seat) for dealer in dealers])
    named = {other: case.game.vocabulary.name(action) for other, action in answers.items()}
    told = f"{case}: {named} shows seat {seat} a secret in {_difference(here, there)}"
    assert may_learn, f"{told} without a reveal()"
    assert not _imagines_the_same(state, twin, seat), (
        f"{told}, although it can imagine the same afterwards: what it was shown is no part of the state, or "
        f"it was meant for somebody else"
    )


def _imagines_the_same(state: State, twin: State, seat: Seat) -> bool:
    """Whether a seat knows no more in one world than in the other."""
    return all(
        [fingerprint(redealt(state, seat, memory)) == fingerprint(redealt(twin, seat, memory)) for memory in (1, 2)]
    )
