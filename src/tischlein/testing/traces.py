"""The same matches in another process: under another hash seed, interpreted or compiled.

    python -m tischlein.testing.traces GAME < CASES

GAME is an id of the catalog or "module:NAME"; each line of CASES is JSON: seats, options, seed. For each it prints one
line of JSON: a text per answer of a random match. Whatever a process may do differently (the order of a set, wrapped
numbers, a forgotten copy) shows as a different text. All matches are played in one process, as starting one takes
longer than most of them.
"""

import hashlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.options import read_options
from tischlein.core.state import canonical, fingerprint
from tischlein.testing.cases import Case, encoded


def trace(case: Case) -> list[str]:
    """One line per position of the match: its fingerprint and a digest of all that seats see and may answer."""
    lines = []
    for match in case.play_everywhere():
        seen = hashlib.sha256()
        for viewer in case.viewers():
            seen.update(encoded(match.view(viewer)))
        legal = [match.state.legal(seat) for seat in range(case.seats)]
        worlds = [fingerprint(match.question(seat, 3).world) for seat in range(case.seats)]
        lines.append(
            f"{match.fingerprint()} {seen.hexdigest()[:16]} {digest(legal)} {digest(worlds)} {match.state.key()}"
        )
    return lines


def digest(value: object) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]


def traces_elsewhere(cases: Sequence[Case], reference: str, paths: Sequence[str], hash_seed: int) -> list[list[str]]:
    """The traces of the same matches in a new process that finds its packages in `paths`."""
    asked = [json.dumps([case.seats, case.options.chosen, case.seed]) for case in cases]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": str(hash_seed)}
    done = subprocess.run(  # noqa: S603  our own module
        [sys.executable, "-m", "tischlein.testing.traces", reference],
        input="\n".join(asked),
        capture_output=True,
        text=True,
        env=settings,
        check=False,
    )
    assert done.returncode == 0, f"{reference}: in another process: {done.stderr}"
    return [json.loads(line) for line in done.stdout.splitlines()]


def same_elsewhere(cases: Sequence[Case], reference: str, paths: Sequence[str], hash_seed: int) -> None:
    """These matches do not depend on the process they run in: not on its hash seed, not on being compiled."""
    elsewhere = traces_elsewhere(cases, reference, paths, hash_seed)
    for case, there in zip(cases, elsewhere, strict=True):
        here = trace(case)
        for place, (one, other) in enumerate(zip(here, there, strict=False)):
            assert one == other, f"{case}: with hash seed {hash_seed} the match is different after {place} answers"
        assert len(here) == len(there), f"{case}: with hash seed {hash_seed} the match is longer or shorter"


def same_in_every_process(cases: Sequence[Case], reference: str, paths: Sequence[str]) -> None:
    for hash_seed in (1, 2):
        same_elsewhere(cases, reference, paths, hash_seed)


def find(reference: str) -> Game:
    """A game by its id in the catalog, or by the place of its value: "some.module:GAME"."""
    module, _, name = reference.partition(":")
    if not name:
        return catalog.find(reference)
    game = getattr(importlib.import_module(module), name)
    assert isinstance(game, Game), f"{reference} is not a Game"
    return game


def main(reference: str) -> None:
    game = find(reference)
    for line in sys.stdin:
        seats, options, seed = json.loads(line)
        case = Case(game, read_options(game.options, options), seats, seed)
        sys.stdout.write(json.dumps(trace(case)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
