"""Almost the same file, again and again: whole ones bent in their structure, and scratched in their letters.

And what every game promises about positions that are bent: each is refused with a reason, or taken as it stands, and
then it is a position like any other.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence

from tischlein.core import turn as turns
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position, State, canonical, fingerprint
from tischlein.testing.cases import Case, difference, encoded, play_a_little
from tischlein.testing.secrets import redealt

# The keys and places that lead to a part of a position.
Place = list[str | int]

SCRATCHES = '"0129{}[],:.-eExtrufalsn\\ \x00\u202e'
NUMBERS: tuple[object, ...] = (-1, 0, 1, 7, 2**31, 2**63, 10**40, 0.5, 1e308)
OTHERS: tuple[object, ...] = (None, True, False, "", "0")
TEXTS = ("?", "nobody", "{}", "\u202e", "x" * 300)

# At each moment so many positions are bent, so many have something twice; from what is taken so many moves are played.
BENT, DOUBLED, MOVES = 8, 6, 8


class Spoiler:
    """An endless supply."""

    def __init__(self, whole: object, luck: random.Random, texts: Sequence[str] = TEXTS) -> None:
        self._text: str = json.dumps(whole)
        self._luck: random.Random = luck
        self._texts: Sequence[str] = texts

    def next(self) -> str:
        """Mostly bent in structure, for scratched letters hardly ever get past JSON."""
        return self._scratched() if self._luck.random() < 0.15 else json.dumps(self.bent())

    def bent(self) -> object:
        value = json.loads(self._text)
        for _ in range(self._luck.choice([1, 1, 1, 2, 5])):
            self._change_one(value)
        return value

    def _scratched(self) -> str:
        letters = list(self._text)
        for _ in range(self._luck.randint(1, 3)):
            letters[self._luck.randrange(len(letters))] = self._luck.choice(SCRATCHES)
        return "".join(letters)

    def _change_one(self, value: object) -> None:
        """One place, anywhere in it: changed, taken away, doubled, moved."""
        luck, within = self._luck, value
        while isinstance(within, dict | list) and within:
            place = luck.choice(list(within)) if isinstance(within, dict) else luck.randrange(len(within))
            inner = within[place]
            if not isinstance(inner, dict | list) or not inner or luck.random() < 0.2:
                self._change(within, place, inner)
                return
            within = inner

    def _change(self, within: dict[str, object] | list[object], place: str | int, inner: object) -> None:
        luck = self._luck
        match luck.randrange(6):
            case 0:
                del within[place]  # type: ignore[arg-type]
            case 1 if isinstance(within, dict):
                within[f"{place}s"] = inner
            case 1 if isinstance(within, list):
                within.insert(luck.randrange(len(within) + 1), inner)
            case 2 if isinstance(within, list):
                luck.shuffle(within)
            case 3 if isinstance(inner, int):
                within[place] = inner + luck.choice([-1, 1, 2, -100])  # type: ignore[index]
            case 4:
                within[place] = luck.choice(self._texts)  # type: ignore[index]
            case _:
                within[place] = self._odd()  # type: ignore[index]

    def _odd(self) -> object:
        """Lists and dicts are made anew each time: they are bent themselves later."""
        made: list[object] = [[], {}, [[]], {"": 0}]
        return self._luck.choice([*OTHERS, *NUMBERS, *made])


def a_bent_position_is_refused_or_sound(case: Case) -> None:
    """Whatever somebody types: a refusal, or a position that says what was typed and can be played."""
    luck = random.Random(f"bent {case.seed}")  # noqa: S311  which places are bent is no secret
    for match in case.play_moments():
        dumped = match.state.dump()
        spoiler = Spoiler(dumped, luck)
        for bent in [*(spoiler.bent() for _ in range(BENT)), *doubled(dumped, luck)]:
            state = _taken(case, bent)
            if state is not None and isinstance(bent, dict):
                _is_as_written(case, bent, state)
                _is_sound(case, bent, state)


def doubled(dumped: Position, luck: random.Random) -> Iterator[object]:
    """Positions with one thing twice, each in another list: what a reader is most likely to take."""
    places = list(_lists(dumped, []))
    for place in luck.sample(places, min(DOUBLED, len(places))):
        position = json.loads(json.dumps(dumped))
        within = position
        for step in place:
            within = within[step]
        within.insert(luck.randrange(len(within)), luck.choice(within))
        yield position


def _lists(value: object, place: Place) -> Iterator[Place]:
    """Where there are lists with something in them."""
    if isinstance(value, list) and value:
        yield place
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from _lists(part, [*place, key])


def _taken(case: Case, bent: object) -> State | None:
    try:
        return case.game.load(bent)  # type: ignore[arg-type]
    except Refusal:
        return None
    except Exception as error:
        raise AssertionError(f"{case}: loading {canonical(bent)} crashed: {error!r}") from error


def _is_as_written(case: Case, bent: Position, state: State) -> None:
    written = json.loads(json.dumps(state.dump()))
    for place, lost in _lost(bent, written, []):
        # What is as it is where nothing is said need not be written, if only nonsense there is refused.
        is_left_out = not lost and _taken(case, _with_nonsense(bent, place)) is None
        at = ".".join(map(str, place))
        assert is_left_out, f"{case}: load takes what it does not understand: {at} {lost} in {canonical(bent)}"
    try:
        again = json.loads(json.dumps(case.game.load(written).dump()))
    except Refusal as refusal:
        raise AssertionError(f"{case}: load takes {canonical(bent)} and refuses its own dump: {refusal}") from refusal
    assert again == written, f"{case}: a bent position, written and read again, {difference(written, again)}"


def _lost(typed: object, written: object, place: Place) -> Iterator[tuple[Place, str]]:
    """What was typed and is not in the position, and why not; nothing is said where a key is missing.

    A list of single things may be ordered, and filled up with what follows from the rest; what is empty may be written
    otherwise.
    """
    if isinstance(typed, dict) and isinstance(written, dict):
        for key, value in typed.items():
            if key in written:
                yield from _lost(value, written[key], [*place, key])
            elif value not in (None, [], {}):
                yield [*place, key], ""
        return
    if isinstance(typed, list) and isinstance(written, list) and len(typed) <= len(written):
        if any([isinstance(value, dict | list) for value in typed]):
            for at, (one, other) in enumerate(zip(typed, written, strict=False)):
                yield from _lost(one, other, [*place, at])
            return
        left = Counter(map(canonical, typed)) - Counter(map(canonical, written))
        if left:
            yield place, f"has no {min(left)}"
        return
    if typed not in (None, [], {}) and canonical(typed) != canonical(written):
        yield place, difference(typed, written)


def _with_nonsense(position: Position, place: Place) -> object:
    changed = json.loads(json.dumps(position))
    within = changed
    for step in place[:-1]:
        within = within[step]
    within[place[-1]] = "?"
    return changed


def _is_sound(case: Case, bent: Position, state: State) -> None:
    """It can be seen, imagined and played by whoever must decide, without a crash."""
    try:
        turn = state.turn()
        for seat in turn.seats:
            _is_imagined(case, state, seat)
        play_a_little(state.copy(), case.luck("bent"), MOVES)
        if turn.mode == turns.OVER:
            state.result()
    except AssertionError:
        raise
    except Exception as error:
        raise AssertionError(f"{case}: load takes {canonical(bent)}, and then the rules raise {error!r}") from error


def _is_imagined(case: Case, state: State, seat: int) -> None:
    assert state.legal(seat), f"{case}: a position was loaded in which seat {seat} must decide and has no answer"
    world = redealt(state, seat, 1)
    there, here = [json.loads(encoded(case.game.view(one, seat))) for one in (world, state)]
    told = "a position was loaded that looks otherwise to seat"
    assert there == here, f"{case}: {told} {seat} when it is imagined: {difference(here, there)}"
    assert fingerprint(world) == fingerprint(redealt(world, seat, 1)), f"{case}: imagined twice, it is two worlds"
