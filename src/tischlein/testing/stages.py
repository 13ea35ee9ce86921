"""The stages of a game that is being written, tried one after the other in a process of their own.

    python -m tischlein.testing.stages MODULE FOLDER SECONDS [--whole]

Prints one line of JSON per stage: its name, whether it is "there", "missing" or "wrong", what there is to say, and the
place. It stops at the first that is not there, since all later ones need it. What hangs is ended by the system after so
many seconds of work, and the stack that is then written says where.
"""

import faulthandler
import importlib
import json
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from tischlein.core.game import Game
from tischlein.core.options import read_options
from tischlein.core.record import read_record
from tischlein.lessons import chain_of
from tischlein.testing import folders, promises
from tischlein.testing.cases import Case, encoded, quick_choices
from tischlein.testing.golden import transcript
from tischlein.testing.lessons import missing_words, mistakes_in_lessons, untaught
from tischlein.testing.records import Records, records_in
from tischlein.testing.texts import differences, read_texts

# What does not work but waits is ended after so many times the seconds.
PATIENCE = 5
# After this part of them nothing more is begun that may take as long again.
ENOUGH = 0.7

Stage = Callable[[Game, Path], str]
Line = dict[str, str]


class NotDone(Exception):
    """What was well as far as it was looked at, in a sentence."""


def case_of(game: Game) -> Case:
    return Case(game, read_options(game.options, {}), game.seats[0], "check", looks=2)


def begins(game: Game, folder: Path) -> str:
    for seats in game.seats:
        Case(game, read_options(game.options, {}), seats, "check").begin()
    return f"a match begins with {', '.join(map(str, game.seats))} seats"


def plays(game: Game, folder: Path) -> str:
    return f"a match of random answers ends after {len(case_of(game).answers())} of them"


def sees(game: Game, folder: Path) -> str:
    case = case_of(game)
    for match in case.play_moments():
        for viewer in case.viewers():
            encoded(match.view(viewer))
    return "every seat and everybody sees something at every moment"


def writes(game: Game, folder: Path) -> str:
    promises.positions_can_be_written_and_read(case_of(game))
    return "positions are written and read back"


def imagines(game: Game, folder: Path) -> str:
    case = case_of(game)
    for promise in QUICK_PROMISES:
        promise(case)
    return "worlds can be imagined, and a quick look finds no secret told"


def says(game: Game, folder: Path) -> str:
    found = differences(folder / "locales")
    assert not found, "; ".join(found[:5])
    texts = read_texts(folder / "locales" / "de.ftl")
    said = folders.Sayings()
    match = case_of(game).begin()
    said.hear(match, match.opening)
    for seat, action in case_of(game).answers():
        said.hear(match, match.act(seat, action))
    missing = sorted(key for key in folders.wanted_texts(game, folder, said) - texts.keys() if _is_its_own(key))
    assert not missing, f"{len(missing)} words are missing in locales/*.ftl: {', '.join(missing[:8])}"
    return "words are there in German and English, as far as one match asks for them"


def _is_its_own(key: str) -> bool:
    """Refusals and deeds of every game have their words in the pages."""
    return not key.startswith("refusal-")


def keeps_records(game: Game, folder: Path) -> str:
    if not records_in(folder):
        raise FileNotFoundError("records/*.json: a whole match for each way to end")
    found = len(Records(game, folder).all_ends())
    assert found == len(records_in(folder)), "not every record was played again"
    return f"{found} records are played again and end as they did"


def is_told(game: Game, folder: Path) -> str:
    if not (folder / "golden.txt").is_file():
        raise FileNotFoundError("golden.txt: one of the records with everything shown")
    golden = (folder / "golden.txt").read_text(encoding="utf-8")
    told = (transcript(game, read_record(path.read_text(encoding="utf-8"))) for path in records_in(folder))
    assert golden in told, "golden.txt is the transcript of no record, or not any more"
    return "golden.txt is what the rules do today"


def teaches(game: Game, folder: Path) -> str:
    chain = chain_of(game)
    found = [*mistakes_in_lessons(game), *missing_words(folder, chain), *untaught(folder, chain)]
    assert not found, "; ".join(found[:5])
    return f"{len(chain.lessons)} lessons can be done as their records do it"


def keeps_promises(seconds: float, game: Game, folder: Path) -> str:
    """A large game has more to be asked than these seconds are enough for: no mistake, and not the whole either."""
    choices, began = quick_choices(game), time.monotonic()
    for done, (options, seats) in enumerate(choices):
        if done and (time.process_time() > seconds or time.monotonic() - began > seconds * PATIENCE):
            told = f"kept with {done} of {len(choices)} choices of seats and options"
            raise NotDone(f"{told}; the others take longer than this look: have them asked by tests")
        promises.keeps_all_promises(Case(game, options, seats, "check", looks=2))
    return f"{len(promises.PROMISES)} promises are kept with every number of seats and every option"


QUICK_PROMISES = [
    promise
    for promise in promises.PROMISES
    if promise.__name__
    in (
        "legal_answers_are_sound",
        "views_are_plain",
        "events_are_plain",
        "a_seat_sees_the_same_in_every_world_it_could_be_in",
        "redealing_takes_luck_from_its_dealer_only",
    )
]
STAGES: list[tuple[str, Stage]] = [
    ("setup", begins),
    ("rules", plays),
    ("views", sees),
    ("worlds", imagines),
    ("positions", writes),
    ("words", says),
    ("records", keeps_records),
    ("golden", is_told),
]


def lines(module: str, folder: Path, seconds: float, is_whole: bool) -> Iterator[Line]:
    try:
        game = importlib.import_module(module).GAME
        assert isinstance(game, Game), f"GAME in {module} is not a Game"
    except BaseException as error:  # noqa: BLE001  whatever half-written rules raise
        yield _wrong("import", error, folder)
        return
    verbs = len(game.vocabulary.kinds)
    told = f"{game.id}: {verbs} {'verb' if verbs == 1 else 'verbs'}"
    yield {"stage": "import", "verdict": "there", "told": told, "seats": str(min(game.seats))}
    whole: list[tuple[str, Stage]] = [("promises", partial(keeps_promises, seconds * ENOUGH))] if is_whole else []
    lessons: list[tuple[str, Stage]] = [("lessons", teaches)] if (folder / "lessons").is_dir() else []
    for name, stage in [*STAGES, *lessons, *whole]:
        yield {"stage": name, "verdict": "begun", "told": ""}
        try:
            told = stage(game, folder)
        except BaseException as error:  # noqa: BLE001  the same
            yield _wrong(name, error, folder)
            return
        yield {"stage": name, "verdict": "there", "told": told}


def _wrong(stage: str, error: BaseException, folder: Path) -> Line:
    cause = _cause(error)
    is_missing = isinstance(cause, NotDone | NotImplementedError | ModuleNotFoundError | FileNotFoundError)
    is_told = isinstance(cause, AssertionError | NotDone) or (type(cause) is FileNotFoundError and cause.errno is None)
    told = str(error) if is_told else f"{type(cause).__name__}: {cause}"
    place = _place(cause, folder)
    return {"stage": stage, "verdict": "missing" if is_missing else "wrong", "told": told, "place": place}


def _cause(error: BaseException) -> BaseException:
    """What the rules themselves raised."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def _place(error: BaseException, folder: Path) -> str:
    """File and line, the deepest one in the game's own folder."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).resolve().is_relative_to(folder.resolve())]
    return f"{own[-1].filename}:{own[-1].lineno}" if own else ""


def end_after(seconds: float) -> None:
    """Work counts, not the clock: a busy machine makes nothing look as if it hung. What only waits is ended too."""
    if not hasattr(signal, "setitimer"):
        faulthandler.dump_traceback_later(seconds, exit=True)
        return
    faulthandler.register(signal.SIGPROF, chain=True)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    faulthandler.dump_traceback_later(seconds * PATIENCE, exit=True)


def main(module: str, folder: str, seconds: str, *whole: str) -> None:
    end_after(float(seconds))
    for line in lines(module, Path(folder), float(seconds), bool(whole)):
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
