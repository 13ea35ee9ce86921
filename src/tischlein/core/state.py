"""Everything that is true in a match, and the rules that change it. One subclass per game, no deeper inheritance."""

import hashlib
import json

from mypy_extensions import mypyc_attr

from tischlein.core.dealer import Dealer
from tischlein.core.reason import Reason
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action

Position = dict[str, object]


class Result:
    """How a match ended.

    places[seat] is 1 for the winner; ties share a place. sources[seat] says where the score came from. A match that
    players broke off (resignation, agreed draw) has places and a reason, and no sources. ties[seat] is what decides
    between equal scores, the first difference first; empty where the rules let them share. It follows from the state,
    so no record keeps it.
    """

    def __init__(
        self,
        scores: list[int],
        places: list[int],
        reason: str,
        sources: list[dict[str, int]],
        ties: list[dict[str, int]] | None = None,
    ) -> None:
        self.scores: list[int] = scores
        self.places: list[int] = places
        self.reason: str = reason
        self.sources: list[dict[str, int]] = sources
        self.ties: list[dict[str, int]] = ties if ties is not None else [{} for _ in scores]

    def winners(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


def places_of(scores: list[int]) -> list[int]:
    """The place of each seat when more is better and ties share: [5, 9, 5] gives [2, 1, 2]."""
    return [1 + sum([1 for other in scores if other > score]) for score in scores]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The obligations of design.md section 4; `tischlein.testing.promises` checks them for every game."""

    def turn(self) -> Turn:
        raise NotImplementedError

    def legal(self, seat: Seat) -> list[Action]:
        """What this seat may answer now, in a fixed order, never empty for a seat the turn waits for, else empty."""
        raise NotImplementedError

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """Why this answer is not open to a seat that the turn waits for; None exactly where it is legal.

        Asked in worlds that were redealt for the seat, so it must say the same in each of them: nothing that is hidden
        from the seat may be in it.
        """
        return None if action in self.legal(seat) else Reason("not_now")

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        """One seat's answer, in turns of one seat or side by side. The caller has made sure that it is legal."""
        raise NotImplementedError

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        """All answers of a `together` turn, in seat order."""
        raise NotImplementedError

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        """Becomes another world this seat could be in, given all it has ever been shown.

        Everything the seat cannot know is drawn anew from what it does know: the new world must not depend on the old
        hidden values, not even through their order (promise "redeal forgets").
        """
        raise NotImplementedError

    def redeal_from_view(self, seat: Seat, dealer: Dealer) -> None:
        """Becomes another world this seat could be in, given what its view shows now: what events told for once and
        players have to remember (`Event.fades`) is drawn anew too. Only games that have such events need their own."""
        self.redeal(seat, dealer)

    def result(self) -> Result:
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def dump(self) -> Position:
        """The whole position as plain JSON that a person can read and type. `Game.load` reads it back."""
        raise NotImplementedError

    def key(self) -> int:
        """A number that is equal for equal positions, for search. Games that are searched deeply make it cheap."""
        return int(fingerprint(self)[:15], 16)


def shares(state: State) -> list[float]:
    """What a finished match is worth to each seat: the share of the others that it left behind; ties are half."""
    return shares_of(state.result().places)


def shares_of(places: list[int]) -> list[float]:
    """The same from the places alone: a match may have been broken off."""
    if len(places) == 1:
        return [1.0]
    found: list[float] = []
    for place in places:
        behind = len([other for other in places if other > place])
        beside = len([other for other in places if other == place]) - 1
        found.append((behind + beside / 2) / (len(places) - 1))
    return found


def canonical(position: object) -> str:
    """The one text form of a position or record: what fingerprints are made of."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(state: State) -> str:
    return hashlib.sha256(canonical(state.dump()).encode()).hexdigest()[:32]
