"""The same match in another process: under another hash seed, interpreted or compiled.

    python -m tischlein.testing.traces GAME SEATS OPTIONS SEED

prints one line per answer of a random match. GAME is an id of the catalog or "module:NAME"; OPTIONS is JSON. Whatever a
process may do differently (the order of a set, wrapped numbers, a forgotten copy) shows as a different line.
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


def trace_elsewhere(case: Case, reference: str, paths: Sequence[str], hash_seed: int) -> list[str]:
    """The trace of the same match in a new process that finds its packages in `paths`."""
    command = [sys.executable, "-m", "tischlein.testing.traces", reference, str(case.seats)]
    command += [canonical(case.options.chosen), case.seed]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": str(hash_seed)}
    done = subprocess.run(command, capture_output=True, text=True, env=settings, check=False)  # noqa: S603 our own module
    assert done.returncode == 0, f"{case}: in another process: {done.stderr}"
    return done.stdout.splitlines()


def same_in_every_process(case: Case, reference: str, paths: Sequence[str]) -> None:
    """The match does not depend on the process it runs in: not on its hash seed, not on being compiled."""
    here = trace(case)
    for hash_seed in (1, 2):
        there = trace_elsewhere(case, reference, paths, hash_seed)
        for place, (one, other) in enumerate(zip(here, there, strict=False)):
            assert one == other, f"{case}: with hash seed {hash_seed} the match is different after {place} answers"
        assert len(here) == len(there), f"{case}: with hash seed {hash_seed} the match is longer or shorter"


def find(reference: str) -> Game:
    """A game by its id in the catalog, or by the place of its value: "some.module:GAME"."""
    module, _, name = reference.partition(":")
    if not name:
        return catalog.find(reference)
    game = getattr(importlib.import_module(module), name)
    assert isinstance(game, Game), f"{reference} is not a Game"
    return game


def main(reference: str, seats: str, options: str, seed: str) -> None:
    game = find(reference)
    case = Case(game, read_options(game.options, json.loads(options)), int(seats), seed)
    sys.stdout.write("\n".join(trace(case)) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
