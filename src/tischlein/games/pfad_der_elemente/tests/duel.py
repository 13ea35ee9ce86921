"""Paired matches of the strongest level with other numbers or another effort: the same luck with seats exchanged.

    export PYTHONPATH=build/compiled
    python -m tischlein.games.pfad_der_elemente.tests.duel --one new --other old --pairs 200 --workers 16

`old` is the level 4 of version 0.1, `level3` a level as it plays; `new` today's level 4, also
`new:work=4800,far=6` with another effort. The share of the first is given with its 95 % interval over pairs, its lead
in points, and what an answer costs in processor time. Paths are laid as level 4 lays them, without asking, so that a
pair costs less.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget, ask
from tischlein.core.rng import memory_of
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.levels import (
    BOTS,
    EXPERIENCE,
    STRONGEST,
    TILES,
    PfadBot,
    PfadEffort,
    strongest_by,
)
from tischlein.games.pfad_der_elemente.rules.options import OPTIONS
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente, begin
from tischlein.games.pfad_der_elemente.rules.world import PATH_PHASE
from tischlein.games.pfad_der_elemente.tests.experience.matches import lay
from tischlein.games.pfad_der_elemente.tests.level4_0_1 import new_bot
from tischlein.lab.measuring.intervals import mean_interval

# Nobody begins a pair in so many last seconds of a limit: long matches shall count like short ones.
LAST_SECONDS: Final = 20


@dataclass
class Duel:
    """Of the two matches of a pair: points of the first, by how much it was ahead; processor seconds of all answers."""

    points: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    seconds: list[list[float]] = field(default_factory=lambda: [[], []])


def player(name: str) -> Bot:
    kind, _, rest = name.partition(":")
    chosen = dict(one.split("=") for one in rest.split(",") if one)
    if kind == "old":
        return PfadBot(PfadEffort(steps=6000, forgets=0, drafts=40, work=int(chosen["work"]))) if chosen else new_bot()
    if kind != "new":
        return BOTS[kind]()
    effort = PfadEffort(
        steps=STRONGEST.steps,
        forgets=0,
        drafts=int(chosen.get("drafts", STRONGEST.drafts)),
        work=int(chosen.get("work", STRONGEST.work)),
        wide=int(chosen.get("wide", STRONGEST.wide)),
        far=int(chosen.get("far", STRONGEST.far)),
        trust=float(chosen.get("trust", STRONGEST.trust)),
        early=int(chosen.get("early", STRONGEST.early)),
    )
    by_hand = chosen.get("learned", "yes") == "no"
    return strongest_by([] if by_hand else EXPERIENCE.numbers, [] if by_hand else TILES.numbers, effort)


def play_pair(names: tuple[str, str], seats: int, seed: int, until: float, pair: int) -> Duel | None:
    """The first takes two seats in turn; all others are the second."""
    if time.time() > until:
        return None
    duel = Duel()
    for turn in range(2):
        mine = (pair + turn * (seats // 2)) % seats
        sides = [0 if seat == mine else 1 for seat in range(seats)]
        scores = play(f"pfad duel {seed} {pair}", [player(names[side]) for side in sides], sides, duel)
        best = max(score for seat, score in enumerate(scores) if seat != mine)
        ahead = scores[mine] - best
        winners = scores.count(max(scores))
        duel.points.append(0.0 if ahead < 0 else 1.0 / winners)
        duel.leads.append(float(ahead))
    return duel


def play(seed: str, bots: list[Bot], sides: list[int], duel: Duel) -> list[int]:
    state = begin(read_options(OPTIONS, {}), len(bots), QuietDealer(memory_of(seed)))
    assert isinstance(state, PfadDerElemente), "Pfad der Elemente begins as itself"
    dealer, answered = QuietDealer(memory_of(f"{seed} luck")), [0] * len(bots)

    def answer(seat: Seat) -> Action:
        question = ask(state, seat, memory_of(f"{seed} {seat} {answered[seat]}"))
        answered[seat] += 1
        began = time.process_time()
        action = bots[seat].answer(question, Budget())
        duel.seconds[sides[seat]].append(time.process_time() - began)
        return action

    while state.turn().mode != turns.OVER:
        asked = state.turn().seats
        if state.world.phase == PATH_PHASE:
            lay(state.world)
        elif state.turn().mode == turns.TOGETHER:
            state.resolve({seat: answer(seat) for seat in asked}, dealer)
        else:
            state.apply(asked[0], answer(asked[0]), dealer)
    return state.result().scores


def told(duels: list[Duel]) -> dict[str, object]:
    shares, leads = [sum(duel.points) / 2 for duel in duels], [sum(duel.leads) / 2 for duel in duels]
    seconds = [[second for duel in duels for second in duel.seconds[side]] for side in range(2)]
    return {
        "played": len(duels),
        "share_of_one": round(sum(shares) / len(shares), 4),
        "interval": [round(edge, 4) for edge in mean_interval(shares)],
        "lead": round(sum(leads) / len(leads), 2),
        "lead_interval": [round(edge, 2) for edge in mean_interval(leads)],
        "milliseconds": [[round(1000 * sum(each) / len(each), 1), round(1000 * max(each), 1)] for each in seconds],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--one", default="new")
    parser.add_argument("--other", default="old")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e6, help="what is begun well before then counts")
    chosen = parser.parse_args()
    work = partial(
        play_pair, (chosen.one, chosen.other), chosen.seats, chosen.seed, time.time() + chosen.seconds - LAST_SECONDS
    )
    with multiprocessing.get_context("spawn").Pool(chosen.workers) as pool:
        duels = [duel for duel in pool.imap_unordered(work, range(chosen.pairs)) if duel is not None]
    print(json.dumps({**vars(chosen), **(told(duels) if len(duels) > 1 else {"played": len(duels)})}), flush=True)


if __name__ == "__main__":
    main()
