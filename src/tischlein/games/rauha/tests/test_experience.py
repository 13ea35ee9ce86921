"""What level 4 has learned about areas: the file is whole, tells everybody the same, and knows only what lies open."""

import json
from pathlib import Path

from librt.vecs import vec

from tischlein.bots.guides import find_guide
from tischlein.bots.learned import parse_learned
from tischlein.bots.race import Candidate
from tischlein.bots.roster import find_bot
from tischlein.core.question import ask
from tischlein.games.rauha.bot import levels
from tischlein.games.rauha.bot.experience import Experience
from tischlein.games.rauha.bot.guide import RauhaGuide
from tischlein.games.rauha.bot.layout import COUNT, VERSION
from tischlein.games.rauha.bot.levels import EXPERIENCE, LEARNED, RauhaBot, strongest_by
from tischlein.games.rauha.bot.policy import Policy
from tischlein.games.rauha.bot.value import AreaValue
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.tests.table import played, seat_of, table

FILE = Path(levels.__file__).with_name("experience.bin")
# What is expected for each seat of a match that the quick level plays, at these notches. New numbers, new figures.
NOTCHES = [1, 5, 9, 14]
GOLDEN = [
    [105.95703125, 105.08984375, 100.84765625],
    [107.88671875, 89.8671875, 92.57421875],
    [106.45703125, 96.15234375, 90.01171875],
    [49.84765625, 43.59765625, 64.39453125],
]


def expected(state: Rauha, seat: int) -> float:
    return Experience(EXPERIENCE).estimate(state.world, seat, max(0, state.world.notch - 1))


def test_the_file_fits_and_says_how_it_was_made() -> None:
    assert LEARNED.trouble == ""
    assert len(LEARNED.numbers) == COUNT
    told = json.loads(FILE.with_name("experience.bin.json").read_text(encoding="utf-8"))
    assert (told["game"], told["game_version"], told["features"]) == (GAME.id, GAME.version, VERSION)
    assert told["command"].startswith("tischlein train rauha ") and len(told["commit"]) == 40
    assert all(one["learned"] < one["by_hand"] and len(one["data"]) == 64 for one in told["generations"])
    assert FILE.stat().st_size < 400_000


def test_it_says_the_same_on_every_machine() -> None:
    states = [played(3, 5, notch) for notch in NOTCHES]
    assert [[expected(state, seat) for seat in range(3)] for state in states] == GOLDEN


def test_the_strongest_levels_and_the_coach_judge_by_it() -> None:
    for name, value in (("level2", AreaValue), ("level3", Experience), ("level4", Experience)):
        bot = find_bot(GAME, name)
        assert isinstance(bot, RauhaBot)
        assert isinstance(bot.value, value)
    coach = find_guide(GAME)
    assert isinstance(coach, RauhaGuide)
    assert isinstance(coach.value, Experience)


def test_the_coach_sees_a_lead_in_what_lies_on_the_table() -> None:
    """Long before the end, and the chances of all seats are shares of one win."""
    state = played(2, 5, 8)
    chances = find_guide(GAME).appraise(state)
    ahead = [area.energy + expected(state, seat) for seat, area in enumerate(state.world.areas)]
    assert abs(sum(chances) - 1) < 1e-9
    assert (chances[0] > chances[1]) == (ahead[0] > ahead[1])


def test_older_numbers_leave_the_strongest_level_to_the_value_written_by_hand() -> None:
    assert isinstance(strongest_by(vec[float]([])).value, AreaValue)
    older = FILE.read_bytes().replace(VERSION.encode(), b"rauha 0", 1)
    assert parse_learned(older, VERSION, COUNT).numbers == []


def test_after_the_last_scoring_nothing_is_expected() -> None:
    state = table(seat_of({5: "2-18"}, spores="5", crystals=9), seat_of(), notch=16, phase="score")
    assert Experience(EXPERIENCE).estimate(state.world, 0, 15) == 0


def test_it_sees_only_what_lies_open() -> None:
    state = played(3, 5, 4)
    worlds = [ask(state, 1, memory).world for memory in range(6)]
    assert len({expected(world, seat) for world in worlds if isinstance(world, Rauha) for seat in range(3)}) == 3


def test_a_god_nobody_holds_is_worth_less_than_one_taken_from_a_rival() -> None:
    free = table(seat_of({5: "1-35"}, chosen="1-03"), seat_of(), notch=5)
    taken = table(seat_of({5: "1-35"}, chosen="1-03"), seat_of(), notch=5, gods={"kiteet": 1})
    looks = [max(one.look for one in rated(state)) for state in (free, taken)]
    assert looks[1] > looks[0]


def rated(state: Rauha) -> list[Candidate]:
    return Policy(Experience(EXPERIENCE)).rate_steps(state.world, 0, state.world.areas[0].chosen)
