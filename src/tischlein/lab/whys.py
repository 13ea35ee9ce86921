"""Why something cannot be done in a position, in words: what `tischlein show --why` prints."""

import json
from collections import Counter
from collections.abc import Iterator

from tischlein.core.game import Game
from tischlein.core.question import ask
from tischlein.core.reason import Reason
from tischlein.core.refusal import Refusal
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.lab.transcript import plain, words
from tischlein.texts import because

# Worlds are imagined, and the same one every time.
MEMORY = 0


def report(game: Game, state: State, wanted: str, seat: Seat | None) -> Iterator[str]:
    """For the seats that must decide, or this one: the reason of one action, or how many each reason forbids."""
    deciding = list(state.turn().seats)
    if seat is not None and seat not in deciding:
        raise Refusal("not_this_seats_turn", {"valid": deciding})
    action = None if wanted == "all" else read_action(game, wanted)
    if not deciding:
        yield because(game, Reason("match_over"))
    for one in deciding if seat is None else [seat]:
        if action is None:
            yield from _counted(game, state, one)
        else:
            reason = found(state, one, action)
            told = "nothing stands in the way." if reason is None else because(game, reason)
            yield f"Seat {one}, {words(game.vocabulary.name(action))}: {told}"


def read_action(game: Game, text: str) -> Action:
    try:
        named = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("action_unreadable", {"valid": sorted(game.vocabulary.by_word)}) from error
    if not isinstance(named, dict):
        raise Refusal("action_unreadable", {"valid": sorted(game.vocabulary.by_word)})
    return game.vocabulary.number(named)


def found(state: State, seat: Seat, action: Action) -> Reason | None:
    """As at a table: in a world redealt for the seat."""
    return ask(state, seat, MEMORY).world.why_not(seat, action)


def _counted(game: Game, state: State, seat: Seat) -> Iterator[str]:
    world, size = ask(state, seat, MEMORY).world, game.vocabulary.size()
    reasons = [reason for reason in [world.why_not(seat, action) for action in range(size)] if reason is not None]
    yield f"Seat {seat}: {size - len(reasons)} of {size} actions are legal."
    for (key, rule), count in Counter([(reason.key, reason.rule) for reason in reasons]).most_common():
        example = next(reason for reason in reasons if (reason.key, reason.rule) == (key, rule))
        yield f"{count:6} {key}{f' §{rule}' if rule else ''}, for example: {plain(because(game, example))}"
