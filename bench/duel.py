"""Paired matches of today's Elementos opponents against the level 4 of version 0.1: the same luck with seats exchanged.

    PYTHONPATH=build/players python bench/duel.py --pairs 200 --nodes 1000000 --workers 16

The share of new is given with its 95 % interval over pairs, and what an answer costs in processor time.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from level4_0_1.levels import BOTS as OLD

from tischlein.bots.alphabeta import Effort
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget
from tischlein.core.rng import memory_of
from tischlein.games.elementos.bot.levels import ElementosBot
from tischlein.games.elementos.game import GAME
from tischlein.lab.intervals import mean_interval


@dataclass
class Duel:
    """Points of new in the two matches of a pair, and the processor seconds of all its answers and all of old's."""

    points: list[float]
    new_seconds: list[float]
    old_seconds: list[float]


def play_pair(effort: tuple[int, int, int], seed: int, pair: int) -> Duel:
    duel = Duel([], [], [])
    for new_seat in (0, 1):
        nodes, worlds, regret = effort
        bots: list[Bot] = [OLD["level4"](), OLD["level4"]()]
        bots[new_seat] = ElementosBot(Effort(nodes, worlds, regret, 0))
        seconds = [duel.old_seconds, duel.old_seconds]
        seconds[new_seat] = duel.new_seconds
        places = play(f"duel {seed} {pair}", bots, seconds)
        other = 1 - new_seat
        duel.points.append(0.5 if places[0] == places[1] else float(places[new_seat] < places[other]))
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
    new = [second for duel in duels for second in duel.new_seconds]
    old = [second for duel in duels for second in duel.old_seconds]
    low, high = mean_interval(pairs)
    return {
        "pairs": len(pairs),
        "share_of_new": round(sum(pairs) / len(pairs), 4),
        "interval": [round(low, 4), round(high, 4)],
        "draws": sum(duel.points.count(0.5) for duel in duels),
        "new_seconds": [round(sum(new) / len(new), 4), round(max(new), 4)],
        "old_seconds": [round(sum(old) / len(old), 4), round(max(old), 4)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=250_000)
    parser.add_argument("--worlds", type=int, default=3)
    parser.add_argument("--regret", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after the pairs that are done by then")
    parser.add_argument("--to", type=Path, help="a file for every pair")
    chosen = parser.parse_args()
    began = time.monotonic()
    duels: list[Duel] = []
    work = partial(play_pair, (chosen.nodes, chosen.worlds, chosen.regret), chosen.seed)
    with multiprocessing.get_context("spawn").Pool(chosen.workers) as pool:
        for duel in pool.imap_unordered(work, range(chosen.pairs)):
            duels.append(duel)
            if time.monotonic() - began > chosen.seconds:
                break
    if chosen.to:
        chosen.to.write_text("".join(json.dumps(asdict(duel)) + "\n" for duel in duels), encoding="utf-8")
    print(json.dumps({**vars(chosen), "to": str(chosen.to), **told(duels)}))


if __name__ == "__main__":
    main()
