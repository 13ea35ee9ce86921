"""What every game promises about reasons: one for everything that cannot be done, and none for what can."""

from tischlein.core.reason import Reason
from tischlein.core.state import canonical
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case
from tischlein.testing.secrets import redealt

# Of a large vocabulary so many actions are asked for at each moment, with all that are legal.
ASKED = 200
WORLDS = 3


def told(reason: Reason | None) -> str:
    return "" if reason is None else canonical(reason.told())


def asked(case: Case, legal: list[Action], place: int) -> list[Action]:
    size = case.game.vocabulary.size()
    if size <= ASKED:
        return list(range(size))
    luck = case.luck(f"reasons {place}")
    return sorted({*legal, *(luck.roll(size) for _ in range(ASKED))})


def there_is_a_reason_exactly_for_what_cannot_be_done(case: Case) -> None:
    """And it is the same in every world that the seat could be in, byte for byte."""
    for place, match in enumerate(case.play_moments()):
        for seat in match.turn().seats:
            legal = match.state.legal(seat)
            worlds = [match.state, *(redealt(match.state, seat, memory) for memory in range(WORLDS))]
            for action in asked(case, legal, place):
                said = [told(world.why_not(seat, action)) for world in worlds]
                _is_sound(case, seat, action, said, is_legal=action in legal)


def _is_sound(case: Case, seat: Seat, action: Action, said: list[str], *, is_legal: bool) -> None:
    named = case.game.vocabulary.name(action)
    assert bool(said[0]) != is_legal, f"{case}: seat {seat}, {named}: legal {is_legal}, reason {said[0]!r}"
    assert len(set(said)) == 1, f"{case}: the reason for {named} tells seat {seat} a secret: {sorted(set(said))}"
