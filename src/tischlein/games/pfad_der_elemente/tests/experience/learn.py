"""Learns what paths of spirits and supplies of tiles are worth, for level 4: bot/experience.bin, bot/drafted.bin, and
beside each how it was made.

    export PYTHONPATH=build/compiled
    python -m tischlein.games.pfad_der_elemente.tests.experience.learn --generations 3 --seed 1 --to FOLDER

A generation plays against itself by what looks best at once, as the one before judges (the first by the values written
by hand), and learns by least squares how far ahead those were in the end who had what lay there. Needs numpy.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from tischlein.bots.learned import written_learned
from tischlein.games.pfad_der_elemente.bot import drafted, experience
from tischlein.games.pfad_der_elemente.bot.drafted import Drafted
from tischlein.games.pfad_der_elemente.bot.drafting import BY_HAND, FITTING, SupplyJudge, best_points, promise
from tischlein.games.pfad_der_elemente.bot.experience import Experience
from tischlein.games.pfad_der_elemente.bot.last_gifts import LastGifts
from tischlein.games.pfad_der_elemente.bot.levels import FOLLOWER, LOOKS
from tischlein.games.pfad_der_elemente.bot.practised import Practised
from tischlein.games.pfad_der_elemente.bot.value import Foresight, Judge
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, MOST_SEATS
from tischlein.games.pfad_der_elemente.rules.scoring import value_at_home
from tischlein.games.pfad_der_elemente.tests.experience.matches import BY_LUCK, Player, Rows, play_some

Reals = NDArray[np.float64]

# So many matches a worker plays at a time.
CHUNK: Final = 250
# One match in so many is not learned from, but asked at the end.
ONE_HELD_BACK: Final = 20
# As if so many rows said nothing.
DOUBT_OF_PATHS: Final = 30.0
DOUBT_OF_TILES: Final = 100.0
# Where in the rows of spirits and of drafts begins what they tell.
TURN_FROM: Final[int] = 3
SUPPLY_FROM: Final[int] = 3
ALL_SEATS: Final = [True] * MOST_SEATS


def player_of(spirits: list[int], tiles: list[int]) -> Player:
    """Who plays by these numbers; by hand, where there are none."""
    judge: Judge = Foresight(ALL_SEATS)
    if spirits:
        judge = Experience(ALL_SEATS, vec[float]([number / experience.UNIT for number in spirits]))
    supplies: SupplyJudge = BY_HAND
    if tiles:
        supplies = Drafted(vec[float]([number / experience.UNIT for number in tiles]))
    return Player(supplies, Practised(judge, FOLLOWER, LOOKS, LastGifts()))


def whole(numbers: Reals) -> list[int]:
    return [int(number) for number in np.clip(np.rint(experience.UNIT * numbers), -0x7FFF, 0x7FFF)]


def held_back(rows: Rows) -> NDArray[np.bool_]:
    return np.asarray(rows[:, 0] % ONE_HELD_BACK == 0)


def least_squares(looked: Reals, wanted: Reals, doubt: float) -> Reals:
    squares = looked.T @ looked + doubt * np.eye(looked.shape[1])
    return np.asarray(np.linalg.solve(squares, looked.T @ wanted))


def learn_spirits(rows: Rows) -> tuple[list[int], list[float]]:
    """For every stage."""
    numbers, errors = np.zeros(experience.COUNT), []
    for stage in range(2 * experience.STAGES):
        here = rows[rows[:, 2] == stage]
        if len(here) == 0:
            continue
        learned, looked, wanted = ~held_back(here), here[:, TURN_FROM:-1], here[:, -1]
        weights = least_squares(looked[learned], wanted[learned], DOUBT_OF_PATHS)
        turns, rates = experience.TURNS_FROM + stage * experience.TURNS, stage * experience.LOOKS
        numbers[turns : turns + experience.TURNS] = weights[: experience.TURNS]
        numbers[rates : rates + experience.LOOKS] = weights[experience.TURNS :]
        off = wanted[~learned] - looked[~learned] @ weights
        errors.append(round(float(np.sqrt(np.mean(off**2))), 2))
    return whole(numbers), errors


def tiles_by_hand(left: int) -> Reals:
    """As the hand-written judge has it: by own element, element and number of tiles."""
    values = OUR_BOX.values
    found = np.zeros((len(ELEMENTS), len(ELEMENTS), TILES + 1))
    for own in range(len(ELEMENTS)):
        for element in range(len(ELEMENTS)):
            for tiles in range(TILES + 1):
                worth = best_points(element, tiles, values[element]) + FITTING[tiles] * value_at_home(element, own)
                found[own, element, tiles] = worth + (promise(element, tiles, values[element]) if left else 0.0)
    return found.ravel()


def supplies_of(rows: Rows) -> Reals:
    """A row of ones and zeros for each supply."""
    found = np.zeros((len(rows), len(ELEMENTS) ** 2 * (TILES + 1)))
    own, number = rows[:, 2].astype(int), np.arange(len(rows))
    for element in range(len(ELEMENTS)):
        tiles = rows[:, SUPPLY_FROM + element].astype(int)
        found[number, (own * len(ELEMENTS) + element) * (TILES + 1) + tiles] = 1.0
    return found


def learn_tiles(rows: Rows) -> tuple[list[int], list[float]]:
    """What is left of the result beside what the hand-written judge expects, for those who drafted side by side."""
    numbers: list[Reals] = []
    errors: list[float] = []
    for left in range(drafted.MOST_LEFT + 1):
        if left == 1:
            # The last tile comes by itself, so nobody ever lacks just one.
            numbers.append(np.zeros(0))
            continue
        here = rows[rows[:, 1] == left]
        looked = less_others(supplies_of(here), here[:, 0])
        hand, learned = tiles_by_hand(left), ~held_back(here)
        rest = here[:, -1] - looked @ hand
        weights = least_squares(looked[learned], rest[learned], DOUBT_OF_TILES)
        numbers.append(hand + weights)
        off = [rest, rest - looked @ weights]
        errors += [round(float(np.sqrt(np.mean(one[~learned] ** 2))), 2) for one in off]
    numbers[1] = (numbers[0] + numbers[2]) / 2
    return whole(np.concatenate(numbers)), errors


def less_others(looked: Reals, matches: Reals) -> Reals:
    """Each row less the mean of the others of its match, which lie beside it."""
    begins = np.flatnonzero(np.r_[True, matches[1:] != matches[:-1]])
    seats = np.diff(np.r_[begins, len(matches)])
    sums = np.repeat(np.add.reduceat(looked, begins, axis=0), seats, axis=0)
    return np.asarray(looked - (sums - looked) / (np.repeat(seats, seats) - 1)[:, None])


def play_chunk(task: tuple[list[int], list[int], range, str]) -> tuple[Rows, Rows]:
    spirits, tiles, numbers, seed = task
    story = play_some(player_of(spirits, tiles), numbers, seed)
    return np.array(story.spirits), np.array(story.drafts)


def play_all(spirits: list[int], tiles: list[int], matches: int, seed: str, workers: int) -> tuple[Rows, Rows]:
    """The same rows with any number of workers."""
    tasks = [(spirits, tiles, range(at, min(matches, at + CHUNK)), seed) for at in range(0, matches, CHUNK)]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        played = pool.map(play_chunk, tasks, 1)
    return np.concatenate([rows for rows, _ in played]), np.concatenate([drafts for _, drafts in played])


def commit() -> str:
    told = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return told.stdout.strip()


def write(folder: Path, name: str, features: str, numbers: list[int], told: dict[str, object]) -> None:
    (folder / name).write_bytes(written_learned(features, numbers))
    told = {"game": GAME.id, "game_version": GAME.version, "features": features, "commit": commit(), **told}
    (folder / f"{name}.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--matches", type=int, default=20_000, help="of a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path())
    chosen = parser.parse_args()
    command = "python -m tischlein.games.pfad_der_elemente.tests.experience.learn"
    command += f" --generations {chosen.generations} --matches {chosen.matches} --seed {chosen.seed}"
    spirits: list[int] = []
    tiles: list[int] = []
    stories: dict[str, list[object]] = {"spirits": [], "tiles": []}
    for number in range(chosen.generations):
        seed = f"pfad experience {chosen.seed} {number}"
        rows, drafts = play_all(spirits, tiles, chosen.matches, seed, chosen.workers)
        spirits, off = learn_spirits(rows)
        tiles, tiles_off = learn_tiles(drafts)
        for name, data, errors in (("spirits", rows, off), ("tiles", drafts, tiles_off)):
            digest = hashlib.sha256(data.tobytes()).hexdigest()
            stories[name].append({"rows": len(data), "data": digest, "errors": errors})
        told = {"command": command, "seed": chosen.seed, "by_luck": BY_LUCK}
        write(chosen.to, "experience.bin", experience.VERSION, spirits, {**told, "generations": stories["spirits"]})
        write(chosen.to, "drafted.bin", drafted.VERSION, tiles, {**told, "generations": stories["tiles"]})
        print(f"generation {number}: {off} {tiles_off}, {time.process_time():.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
