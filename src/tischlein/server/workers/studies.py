"""What is made of records in a process of their own: files, replays, reviews, what might have come.

Rules that raise or never end cost this process, and whoever asked is told so.
"""

import functools
import gzip
from collections.abc import Callable
from typing import Final

import msgspec

from tischlein import catalog
from tischlein.coach.review import review
from tischlein.coach.what_if import PLAYS, outlook, world_at
from tischlein.core import match as core_match
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.server.workers import replays
from tischlein.server.workers.protocol import Conclusion, Finished, Study, Upload
from tischlein.server.workers.replayer import made_by
from tischlein.wire.bases import Told
from tischlein.wire.review import OutlookState, ReviewState

# Interpreted rules are some fifteen times slower: fewer imagined matches, and an honest error beside every number.
INTERPRETED_DEPTH: Final = 0.05
INTERPRETED_PLAYS: Final = 40
# Whoever waits hears so often how far it is.
HUNDRED: Final = 100

Tell = Callable[[float], None]
Record = dict[str, object]
Maker = Callable[[Game, Record, Study, Tell], bytes]


class Begun(msgspec.Struct):
    """A match that is to begin at a moment of another one: `players` are those who sat there."""

    game: str
    players: list[str]
    options: dict[str, bool | int | str]
    position: dict[str, object]


def read(study: Upload | Finished, tell: Tell) -> Conclusion:
    return made_by(functools.partial(_made, study, tell), study.seconds)


def _made(study: Upload | Finished, tell: Tell) -> bytes:
    if isinstance(study, Upload):
        record = replays.uploaded_record(study.text)
        game = catalog.find(str(record["game"]))
        return MAKERS[study.about](game, record, study, tell)
    game = catalog.find(study.game)
    try:
        record = replays.record_of(game, study.match, study.steps)
        return MAKERS[study.about](game, record, study, tell)
    except (Refusal, MemoryError):
        raise
    except Exception as error:
        raise Refusal("record_breaks_rules") from error


def compressed(told: Told) -> bytes:
    return gzip.compress(msgspec.json.encode(told), 6)


def is_compiled() -> bool:
    return not str(core_match.__file__).endswith(".py")


def in_hundredths(tell: Tell) -> Tell:
    """Tells each hundredth once: the process that hears it has other things to do."""
    told = 0

    def tell_seldom(done: float) -> None:
        nonlocal told
        if int(HUNDRED * done) > told:
            told = int(HUNDRED * done)
            tell(min(told, HUNDRED - 1) / HUNDRED)

    return tell_seldom


def make_record(game: Game, record: Record, study: Study, tell: Tell) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record))


def make_replay(game: Game, record: Record, study: Study, tell: Tell) -> bytes:
    found = replays.frames_of(record, study.seat, study.at)
    if isinstance(study, Finished):
        found.match = study.match.number
    return compressed(found)


def make_review(game: Game, record: Record, study: Study, tell: Tell) -> bytes:
    depth = study.depth * (1.0 if is_compiled() else INTERPRETED_DEPTH)
    seldom = in_hundredths(tell)
    return compressed(ReviewState(0, 1.0, review(game, record, depth, lambda done, of: seldom(done / of))))


def make_outlook(game: Game, record: Record, study: Study, tell: Tell) -> bytes:
    plays = PLAYS if is_compiled() else INTERPRETED_PLAYS
    luck = QuietDealer(study.memory)
    here = world_at(game, record, study.at, study.seat, luck)
    return compressed(OutlookState(0, 1.0, outlook(game, here, study.seat, plays, luck, in_hundredths(tell))))


def make_beginning(game: Game, record: Record, study: Study, tell: Tell) -> bytes:
    """For who plays on from here."""
    world = world_at(game, record, study.at, study.seat, QuietDealer(study.memory))
    options, seats = record["options"], record["seats"]
    assert isinstance(options, dict) and isinstance(seats, int), "the record was checked"
    return msgspec.json.encode(Begun(game.id, replays.players_in(record, seats), options, world.dump()))


MAKERS: Final[dict[str, Maker]] = {
    "record": make_record,
    "replay": make_replay,
    "review": make_review,
    "outlook": make_outlook,
    "beginning": make_beginning,
}
