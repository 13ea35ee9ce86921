"""Paired matches between opponents of Elementos: the same luck with seats exchanged.

    export PYTHONPATH=build/players
    python -m tischlein.games.elementos.tests.duel --one new:700000 --other old --pairs 200 --workers 16

`old` is the level 4 of version 0.1, `old:NODES` the same with so many positions for each answer; `new:NODES` is
today's, `plain:NODES` today's with the setups of the weaker levels, `net:FILE:NODES` today's with a net and
`learned:FILE:NODES` by what a file of experience says, `hand:NODES` without any; `level:3` is a level as it plays. The
share of the first is given with its 95 % interval over pairs, and what an answer costs in processor time.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path

from tischlein.bots.alphabeta import Effort
from tischlein.bots.learned import parse_learned
from tischlein.bots.net import read_net
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget
from tischlein.core.rng import memory_of
from tischlein.games.elementos.bot import experience
from tischlein.games.elementos.bot.book import BOOK, SIMPLE
from tischlein.games.elementos.bot.experience import Experience
from tischlein.games.elementos.bot.features import FEATURES, VERSION
from tischlein.games.elementos.bot.levels import BOTS, EXPERIENCE, STRONGEST, ElementosBot
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.tests.level4_0_1.alphabeta import AlphaBeta as OldAlphaBeta
from tischlein.games.elementos.tests.level4_0_1.alphabeta import Effort as OldEffort
from tischlein.games.elementos.tests.level4_0_1.levels import BOTS as OLD
from tischlein.lab.measuring.intervals import mean_interval

# Nobody begins a pair in so many last seconds of a limit: long matches shall count like short ones.
LAST_SECONDS = 45


@dataclass
class Duel:
    """Points of the first in the two matches of a pair, and the processor seconds of all answers of both."""

    points: list[float]
    one_seconds: list[float]
    other_seconds: list[float]


def player(name: str) -> Bot:
    kind, *rest = name.split(":")
    if kind == "old":
        return old_player(int(rest[0]) if rest else 0)
    if kind == "level":
        return BOTS[f"level{rest[0]}"]()
    effort = Effort(int(rest[-1]), STRONGEST.worlds, STRONGEST.regret, pruning=STRONGEST.pruning)
    net = read_net(Path(rest[0]).read_bytes(), FEATURES, VERSION) if kind == "net" else None
    return ElementosBot(effort, net, SIMPLE if kind == "plain" else BOOK, experience_of(kind, rest[0]))


def experience_of(kind: str, file: str) -> Experience | None:
    """What a player judges by beside the hand-written judge."""
    if kind == "learned":
        return read_experience(file)
    return None if kind in {"hand", "net"} else EXPERIENCE


@cache
def read_experience(file: str) -> Experience:
    return Experience(parse_learned(Path(file).read_bytes(), experience.VERSION, experience.COUNT).numbers)


def old_player(nodes: int) -> Bot:
    """With other work than it had, if some is given: a match of both with a tenth takes a tenth of the time."""
    found = OLD["level4"]()
    assert isinstance(found, OldAlphaBeta), "the old level 4 is a search"
    if nodes:
        found.effort = OldEffort(nodes, found.effort.worlds, found.effort.regret, found.effort.wobble)
    return found


def play_pair(names: tuple[str, str], seed: int, until: float, pair: int) -> Duel | None:
    if time.time() > until:
        return None
    duel = Duel([], [], [])
    for seat in (0, 1):
        bots = [player(names[seat]), player(names[1 - seat])]
        seconds = [duel.one_seconds, duel.other_seconds]
        places = play(f"duel {seed} {pair}", bots, seconds if seat == 0 else seconds[::-1])
        duel.points.append(0.5 if places[0] == places[1] else float(places[seat] < places[1 - seat]))
    return duel


def play(seed: str, bots: list[Bot], seconds: list[list[float]]) -> list[int]:
    match = Match(GAME, read_options(GAME.options, {}), 2, seed)
    answered = [0, 0]
    while not match.is_over():
        seat = match.to_act()[0]
        question = match.question(seat, memory_of(f"{seed} {seat} {answered[seat]}"))
        began = time.process_time()
        action = bots[seat].answer(question, Budget())
        seconds[seat].append(time.process_time() - began)
        answered[seat] += 1
        match.act(seat, action)
    return match.result().places


def told(duels: list[Duel]) -> dict[str, object]:
    pairs = [sum(duel.points) / len(duel.points) for duel in duels]
    one = [second for duel in duels for second in duel.one_seconds]
    other = [second for duel in duels for second in duel.other_seconds]
    low, high = mean_interval(pairs)
    return {
        "played": len(pairs),
        "share_of_one": round(sum(pairs) / len(pairs), 4),
        "interval": [round(low, 4), round(high, 4)],
        "draws": sum(duel.points.count(0.5) for duel in duels),
        "one_seconds": [round(sum(one) / len(one), 4), round(max(one), 4)],
        "other_seconds": [round(sum(other) / len(other), 4), round(max(other), 4)],
    }


def play_all(names: tuple[str, str], chosen: argparse.Namespace) -> list[Duel]:
    """What is done within the limit; every pair is written at once."""
    end = time.time() + chosen.seconds
    duels: list[Duel] = []
    work = partial(play_pair, names, chosen.seed, end - LAST_SECONDS)
    with multiprocessing.get_context("spawn").Pool(chosen.workers) as pool, chosen.to.open("w") as file:
        coming = pool.imap_unordered(work, range(chosen.pairs))
        try:
            for _ in range(chosen.pairs):
                duel = coming.next(timeout=max(0.1, end - time.time()))
                if duel is not None:
                    duels.append(duel)
                    print(json.dumps(asdict(duel)), file=file, flush=True)
        except multiprocessing.TimeoutError:
            pool.terminate()
    return duels


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--one", default=f"new:{STRONGEST.nodes}")
    parser.add_argument("--other", default="old")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e6, help="what is done by then counts")
    parser.add_argument("--to", type=Path, default=Path("duel.jsonl"), help="a line for every pair")
    chosen = parser.parse_args()
    duels = play_all((chosen.one, chosen.other), chosen)
    figures = told(duels) if duels else {"played": 0}
    print(json.dumps({**vars(chosen), "to": str(chosen.to), **figures}), flush=True)


if __name__ == "__main__":
    main()
