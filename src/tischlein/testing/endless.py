"""What every game promises about its end: whatever legal answers are given, a match comes to one.

Random answers hardly ever go round in circles, so whole matches are played by those who would: always the first
answer, always the last, what was answered least, passing whenever it can be. A position that comes back although no
luck fell is enough to show a match without end: whoever got there once gets there again.
"""

from collections import Counter
from collections.abc import Callable

from tischlein.core import turn as turns
from tischlein.core.match import Match
from tischlein.core.state import fingerprint
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case, step

Habit = Callable[[Case, list[Action], Counter[Action]], Action]

# After so many answers more than twice the random match had, positions are compared.
LONGER = 100
# At so many places of a random match all answers are tried, so many at each, for one that leads back.
PLACES_TRIED, ANSWERS_TRIED = 40, 12


def first(case: Case, legal: list[Action], given: Counter[Action]) -> Action:
    return legal[0]


def last(case: Case, legal: list[Action], given: Counter[Action]) -> Action:
    return legal[-1]


def rarest(case: Case, legal: list[Action], given: Counter[Action]) -> Action:
    return min(legal, key=lambda action: (given[action], action))


def passing(case: Case, legal: list[Action], given: Counter[Action]) -> Action:
    """What says least: a verb without fields where there is one."""
    return min(legal, key=lambda action: len(case.game.vocabulary.kind_of(action).fields))


HABITS: dict[str, Habit] = {
    "the first answer": first,
    "the last answer": last,
    "the rarest answer": rarest,
    "passing": passing,
}


def every_way_of_playing_ends(case: Case) -> None:
    """Nobody can keep a match from its end: not by habit, and not by going back and forth."""
    for name, habit in HABITS.items():
        _play(case, name, habit)
    _no_answer_leads_back(case)


def _play(case: Case, name: str, habit: Habit) -> None:
    match, given = case.begin(), Counter[Action]()
    patience = 2 * len(case.answers()) + LONGER
    met: dict[str, int] = {}
    while match.to_act():
        seat = match.to_act()[0]
        action = habit(case, match.legal(seat), given)
        given[action] += 1
        match.act(seat, action)
        count = len(match.steps)
        assert count < case.bound, f"{case}: whoever always chooses {name} has played {count} answers, and no end comes"
        if count < patience or match.sealed:
            continue
        here = f"{match.fingerprint()} {match.dealer.drawn}"
        assert here not in met, (
            f"{case}: whoever always chooses {name} comes back after {count} answers to the position after {met[here]} "
            f"of them, and no luck fell between: this match never ends"
        )
        met[here] = count


def _no_answer_leads_back(case: Case) -> None:
    stride = 1 + len(case.answers()) // PLACES_TRIED
    met: dict[str, int] = {}
    drawn = -1
    for place, match in enumerate(case.play_everywhere()):
        if match.dealer.drawn != drawn:
            met, drawn = {}, match.dealer.drawn
        if match.sealed:
            continue
        if place % stride < 2:
            _try_all(case, match, place, met)
        met[match.fingerprint()] = place


def _try_all(case: Case, match: Match, place: int, met: dict[str, int]) -> None:
    turn = match.turn()
    if turn.mode in (turns.OVER, turns.TOGETHER):
        return
    luck = case.luck(f"back {place}")
    for seat in turn.seats:
        legal = match.legal(seat)
        for action in luck.draw(list(legal), min(ANSWERS_TRIED, len(legal))):
            world, dealer = match.state.copy(), case.luck("step")
            step(world, {seat: action}, dealer)
            before = None if dealer.drawn else met.get(fingerprint(world))
            assert before is None, (
                f"{case}: with {case.game.vocabulary.name(action)} seat {seat} comes back after {place} answers to the "
                f"position after {before} of them, and no luck fell between: it may do so for ever"
            )
