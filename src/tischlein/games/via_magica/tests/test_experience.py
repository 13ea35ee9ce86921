"""What level 4 has learned about gates: the file is whole, tells everybody the same, and knows only what lies open."""

import json
from pathlib import Path

import pytest

from tischlein.bots.learned import parse_learned
from tischlein.bots.race import Effort
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, ask
from tischlein.core.vocabulary import Named
from tischlein.games.via_magica.bot import levels
from tischlein.games.via_magica.bot.experience import COUNT, VERSION, Experience, lead_with
from tischlein.games.via_magica.bot.levels import EXPERIENCE, LEARNED, ViaMagicaBot, new_strongest, strongest_by
from tischlein.games.via_magica.bot.search import TwoLucks
from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.rules.actions import WORDS
from tischlein.games.via_magica.rules.material import FULL_BAG, GATE_IDS
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.tests.table import idle, seat_of, table

FILE = Path(levels.__file__).with_name("experience.bin")
JUDGE = Experience(EXPERIENCE)
SHARP = ViaMagicaBot(Effort(work=0), judge=JUDGE)
# New numbers, new figures.
GOLDEN = [
    [27.068359, 21.724609, 17.772363, 49.655273, 27.894531],
    [26.126465, 19.167969, 25.711865, 22.549805, 22.154297],
]


def worth(state: ViaMagica, id: str) -> float:
    return JUDGE.worth(state.world, 0, GATE_IDS.index(id))


def answer(state: ViaMagica) -> Named:
    return WORDS.name(SHARP.answer(ask(state, 0, 1), Budget()))


def six_opened(points_of_the_other: list[str]) -> ViaMagica:
    """Seat 0 has opened six gates, and lacks one crystal on the two of its Garden Gate (3 points)."""
    return table(
        seat_of("V10[.w]", "B01", "B02", opened=["V11", "Y09", "Y10", "Y13", "Y03", "Y05"]),
        seat_of("Y02", "B03", "B04", opened=points_of_the_other),
        token="air",
        rewards={"count6": 0},
    )


def test_the_file_fits_and_says_how_it_was_made() -> None:
    assert LEARNED.trouble == ""
    assert len(LEARNED.numbers) == COUNT
    told = json.loads(FILE.with_name("experience.bin.json").read_text(encoding="utf-8"))
    assert (told["game"], told["game_version"], told["features"]) == (GAME.id, GAME.version, VERSION)


def test_it_says_the_same_on_every_machine() -> None:
    begun = table(seat_of("V04[a....]", "V10", "G07"), idle(1))
    later = table(
        seat_of("V04", "V10", "G07", opened=["V09", "B06", "Y11"]), seat_of("V01", "V02", "V03", opened=["V11", "Y01"])
    )
    found = [[round(worth(state, id), 6) for id in ("V04", "V10", "G07", "B04", "Y03")] for state in (begun, later)]
    assert found == GOLDEN


def test_the_strongest_level_judges_by_it() -> None:
    bot = new_strongest()
    assert isinstance(bot, ViaMagicaBot)
    assert isinstance(bot.judge, Experience)


def test_older_numbers_leave_the_strongest_level_to_the_judge_written_by_hand() -> None:
    assert not isinstance(strongest_by([]).judge, Experience)
    older = FILE.read_bytes().replace(VERSION.encode(), b"via_magica 0", 1)
    assert parse_learned(older, VERSION, COUNT).numbers == []


def test_it_sees_only_what_lies_open() -> None:
    state = table(seat_of("V04", "V10", "V06"), seat_of("V01", "V02", "V03", aside=["B04", "B05", "B06"]), token="air")
    worlds = [ask(state, 0, memory).world for memory in range(6)]
    found = {JUDGE.worth(world.world, seat, 30) for world in worlds if isinstance(world, ViaMagica) for seat in (0, 1)}
    assert len(found) <= 2


@pytest.mark.parametrize(("others", "answered"), [(["V01", "V02"], "place"), (["V01", "V02", "V03", "V04"], "pass")])
def test_it_does_not_end_a_match_that_is_lost_then(others: list[str], answered: str) -> None:
    state = six_opened(others)
    assert (lead_with(state.world, 0, GATE_IDS.index("V10")) >= 0) == (answered == "place")
    assert answer(state)["do"] == answered


def test_tokens_come_in_the_same_order_whatever_gates_are_drawn() -> None:
    state = table(seat_of("V04", "V10", "V06"), idle(1))
    orders = []
    for gates in (0, 5):
        world = state.world.copy()
        dealer = TwoLucks(7, world)
        dealer.draw(list(range(40)), gates)
        world.bag = FULL_BAG.copy()
        orders.append(dealer.draw(world.bag, 10))
    assert orders[0] == orders[1]
    assert QuietDealer(7).draw(FULL_BAG.copy(), 10) != orders[0]


def test_a_direction_is_tried_alike_by_every_worker() -> None:
    learn = pytest.importorskip("tischlein.games.via_magica.tests.experience.learn")
    tried = [learn.try_direction((learn.first_numbers(), 1.0, seed)) for seed in ("one", "one", "other")]
    (direction, gain), again, other = tried
    assert (direction == again[0]).all() and gain == again[1]
    assert (direction != other[0]).any()
    assert -1 <= gain <= 1
