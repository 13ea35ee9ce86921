"""What if: a finished match, left at one moment. From there somebody plays on, or it is played out many times.

What the seat in whose place one stands could not know is drawn anew, so nobody plays on with what came to light later.
"""

from collections.abc import Callable, Mapping
from typing import Final

from tischlein.bots.analyst import MEMORIES, error_of, mean, play_to_end
from tischlein.bots.guides import find_guide
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.record import begin, play_answer
from tischlein.core.refusal import Refusal
from tischlein.core.state import State, shares
from tischlein.core.turn import Seat
from tischlein.wire.review import Outlook

PLAYS: Final = 200

Record = Mapping[str, object]


def match_at(game: Game, record: Record, at: int) -> Match:
    """A record that was checked, after its first so many answers; secret answers to an open turn are not given yet.
    Refuses a moment after the end: there is nothing left to decide."""
    match = begin(game, record)
    answers = record["answers"]
    assert isinstance(answers, list), "the record was checked"
    for place, answer in enumerate(answers[:at]):
        play_answer(match, answer, place)
    if at > len(answers) or match.is_over():
        raise Refusal("match_over")
    return match


def world_at(game: Game, record: Record, at: int, seat: Seat | None, luck: QuietDealer) -> State:
    """A world that the seat could have been in then; for nobody's eyes the true one: the match is over."""
    match = match_at(game, record, at)
    if seat is not None and not 0 <= seat < match.seats:
        raise Refusal("no_such_seat", {"valid": list(range(match.seats))})
    world = match.state.copy()
    if seat is not None:
        world.redeal(seat, luck)
    return world


def outlook(
    game: Game, here: State, seat: Seat | None, plays: int, luck: QuietDealer, tell: Callable[[float], None]
) -> Outlook:
    """A position played out so many times by the coach's quick players, each time in another world of the seat."""
    guide = find_guide(game)
    ends: list[tuple[list[int], list[int], list[float]]] = []
    for number in range(plays):
        tell(number / plays)
        world = here.copy()
        dealer = QuietDealer(luck.roll(MEMORIES))
        if seat is not None:
            world.redeal(seat, dealer)
        guide.begin()
        play_to_end(guide, world, dealer)
        result = world.result()
        ends.append((list(result.places), list(result.scores), shares(world)))
    seats = range(len(ends[0][0]))
    chances = [[chances[seat] for _, _, chances in ends] for seat in seats]
    return Outlook(
        plays=plays,
        places=[[sum(places[seat] == place + 1 for places, _, _ in ends) for place in seats] for seat in seats],
        scores=[[scores[seat] for _, scores, _ in ends] for seat in seats],
        chances=[mean(one) for one in chances],
        errors=[error_of(one) for one in chances],
    )
