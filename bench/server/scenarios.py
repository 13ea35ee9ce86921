"""What is measured. Each scenario plays, checks that nothing was lost, and returns its figures."""

from __future__ import annotations

import os
import sqlite3
import statistics
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import ours
import theirs
from courses import GAME
from frames import Broken
from load import Crowd, Figures, House
from processes import Ours, Served, Theirs, cores

from tischlein import catalog
from tischlein.store.journaled import COUNT_STEPS

Found = dict[str, object]

P99_BAR: Final = 100.0
RATIO_BAR: Final = 2.5
AT_ONCE_BAR: Final = 60.0
BYTES_BAR: Final = 1000


class Sizes:
    """How much is played: all of it with factor 1. Less is for trying the bench itself, its figures mean nothing."""

    def __init__(self, factor: float) -> None:
        self.rounds: int = 9 if factor >= 1 else 1
        self.matches: int = max(2, int(200 * factor))
        self.seconds: float = max(1.0, 8 * factor)
        self.tables: int = max(4, int(1000 * factor))
        self.per_second: float = max(10.0, 200 * factor)
        self.paced_seconds: float = max(2.0, 60 * factor)
        self.at_rest: list[int] = [max(1, int(count * factor)) for count in (0, 250, 500, 750)]
        self.stored_matches: int = max(50, int(100_000 * factor))
        self.longest: int = max(100, int(2000 * factor))
        self.beside: int = max(4, int(200 * factor))
        self.computers: int = max(2, int(50 * factor))
        self.idle: int = max(20, int(5000 * factor))
        self.on_postgresql: int = max(4, int(60 * factor))


def shown(figures: Figures) -> Found:
    return {
        "moves_per_second": round(figures.per_second),
        "p50_ms": round(figures.p50, 1),
        "p99_ms": round(figures.p99, 1),
        "cpu_ms_per_move": round(figures.cpu_milliseconds, 4),
        "server_busy": round(figures.busy, 2),
        "client_busy": round(figures.client_busy, 2),
        "stored_bytes_per_move": round(figures.stored_bytes),
        "rss_mb": round(figures.megabytes),
        "load_average": round(os.getloadavg()[0], 1),
    }


def steps_in(folder: Path) -> int:
    with closing(sqlite3.connect(f"file:{folder / 'tischlein.db'}?mode=ro", uri=True)) as database:
        return int(database.execute(COUNT_STEPS).fetchone()[0])


def must_be_stored(server: Ours, moves: int) -> None:
    """Every acknowledged move is on disk, and no other."""
    found = steps_in(server.folder)
    if found != moves:
        raise Broken(f"{moves} moves were acknowledged, {found} are stored")


async def a_round(server: Served, house: House, sizes: Sizes) -> tuple[Figures, int]:
    """At new tables: so both servers play matches of the same length in every round."""
    crowd = await Crowd.gather(house, server, sizes.matches)
    figures = await crowd.at_once(sizes.seconds / 2)
    return figures, await crowd.leave()


async def beside_boardgame_io(folder: Path, sizes: Sizes) -> Found:
    """200 matches, every client answers at once; both servers on the same core, in turn, again and again: the machine
    itself is faster in one minute and slower in the next, so each round is compared with the one after it."""
    if GAME not in catalog.games():
        print(f"not compared with boardgame.io: {GAME} is not here")
        return {}
    on, _ = cores()
    mine, peer = Ours(folder / "ours", on), Theirs(folder / "theirs", on)
    rounds: dict[str, list[Figures]] = {"ours": [], "theirs": []}
    moves = 0
    for _ in range(sizes.rounds):
        figures, told = await a_round(mine, ours.House(mine.port, GAME), sizes)
        rounds["ours"].append(figures)
        moves += told
        figures, _ = await a_round(peer, theirs.House(peer.port), sizes)
        rounds["theirs"].append(figures)
    must_be_stored(mine, moves)
    mine.end()
    peer.end()
    middle = {name: sorted(found, key=lambda one: one.per_second)[len(found) // 2] for name, found in rounds.items()}
    pairs = list(zip(rounds["ours"], rounds["theirs"], strict=True))
    ratios = [one.per_second / other.per_second for one, other in pairs]
    ratio = statistics.median(ratios)
    by_cpu = statistics.median([other.cpu_milliseconds / one.cpu_milliseconds for one, other in pairs])
    # A rate says something about a server only while its core is busy: so the worse of both ratios counts.
    return {
        **{name: shown(figures) for name, figures in middle.items()},
        "rounds": {name: [round(one.per_second) for one in found] for name, found in rounds.items()},
        "ratios": [round(one, 2) for one in ratios],
        "ratio_moves_per_second": round(ratio, 2),
        "ratio_cpu_per_move": round(by_cpu, 2),
        "kept": min(ratio, by_cpu) >= RATIO_BAR and _is_kept(middle["ours"]),
    }


def _is_kept(figures: Figures) -> bool:
    return figures.p99 <= AT_ONCE_BAR and figures.stored_bytes <= BYTES_BAR


async def thousand_tables(folder: Path, sizes: Sizes) -> Found:
    """1,000 tables of two seats, 200 moves a second, all at an even pace."""
    server = Ours(folder / "many", cores()[0])
    crowd = await Crowd.gather(ours.House(server.port), server, sizes.tables)
    figures = await crowd.paced(sizes.per_second, sizes.paced_seconds)
    must_be_stored(server, await crowd.leave())
    server.end()
    return {
        "tables": sizes.tables,
        **shown(figures),
        "kept": figures.p99 <= P99_BAR and figures.megabytes <= 500,
    }


async def tables_at_rest(folder: Path, sizes: Sizes) -> Found:
    """Twenty tables play, more and more others wait with both seats connected."""
    server = Ours(folder / "rest", cores()[0])
    house = ours.House(server.port)
    resting: list[Crowd] = []
    costs: list[list[float]] = []
    seated = 0
    for wanted in sizes.at_rest:
        resting.append(await Crowd.gather(house, server, wanted - seated))
        seated = wanted
        costs.append([seated, await _cost_of_playing(house, server, sizes)])
    for crowd in resting:
        await crowd.leave()
    server.end()
    return {"tables_and_cpu_ms_per_move": costs, "growth": round(costs[-1][1] / costs[0][1], 2)}


async def _cost_of_playing(house: House, server: Served, sizes: Sizes) -> float:
    crowd = await Crowd.gather(house, server, 20)
    figures = await crowd.at_once(sizes.seconds / 2, warm_up=0.5)
    await crowd.leave()
    return round(figures.cpu_milliseconds, 4)


async def long_matches(folder: Path, sizes: Sizes) -> Found:
    """Twenty matches that get longer and longer, in stretches of equal time."""
    server = Ours(folder / "long", cores()[0])
    crowd = await Crowd.gather(ours.House(server.port), server, 20)
    costs: list[list[float]] = []
    while crowd.told() / 20 < sizes.longest:
        figures = await crowd.at_once(sizes.seconds / 4, warm_up=0)
        costs.append([round(crowd.told() / 20), round(figures.cpu_milliseconds, 4)])
    must_be_stored(server, await crowd.leave())
    server.end()
    return {
        "length_and_cpu_ms_per_move": costs,
        "growth_from_first_to_last_third": _growth([cost for _, cost in costs]),
    }


def _growth(costs: list[float]) -> float:
    """Single stretches jump about on a busy machine, so thirds are compared."""
    third = max(1, len(costs) // 3)
    return round(statistics.median(costs[-third:]) / statistics.median(costs[:third]), 2)


Scenario = Callable[[Path, Sizes], Awaitable[Found]]
