"""The opponents of Rauha: they take what lies open, know no more than their seat, and always know an answer."""

import pytest

from tischlein.bots.race import Effort
from tischlein.bots.roster import LEVELS, find_bot, roster
from tischlein.core.question import Budget, ask
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Named
from tischlein.games.rauha.bot.levels import RauhaBot
from tischlein.games.rauha.bot.value import AreaValue, Weights
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules.actions import WORDS
from tischlein.games.rauha.rules.material import CARD_IDS
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.tests.table import seat_of, start, table
from tischlein.lab.measuring.simulate import Plan, simulate

# The strongest level with less work, so that a test takes moments also where the rules run interpreted.
THINKING = Effort(work=60, wide=4, far=5, trust=4.0)


def answer(state: Rauha, seat: Seat = 0, bot: str = "level2", memory: int = 1) -> Named:
    return WORDS.name(find_bot(GAME, bot).answer(ask(state, seat, memory), Budget()))


def thought(state: Rauha, seat: Seat = 0, memory: int = 1) -> Named:
    return WORDS.name(RauhaBot(THINKING).answer(ask(state, seat, memory), Budget()))


def worth(state: Rauha, seat: Seat = 0) -> float:
    """What the area of a seat is worth after the step of the present notch."""
    value = AreaValue(Weights())
    area = state.world.areas[seat]
    value.take_viewpoint(state.world, seat, state.world.notch)
    return value.evaluate(area.cells, area.spores, area.gods, area.crystals, 0, 0)


def test_four_levels_and_a_greedy_baseline_sit_down() -> None:
    assert list(roster(GAME)) == ["random", *LEVELS, "greedy"]


# What an area is worth.


def test_after_the_last_scoring_nothing_is_worth_anything() -> None:
    rich = seat_of({5: "2-18"}, spores="5", crystals=9)
    assert worth(table(rich, seat_of(), notch=16, phase="score", gods={"kiteet": 0})) == 0


def test_before_the_last_scoring_an_area_is_worth_what_it_will_bring() -> None:
    # Five energy from the biome with the spore, one from the water above the lowest.
    state = table(seat_of({5: "2-18", 9: "1-25"}, spores="5"), seat_of(), notch=15, phase="place")
    assert worth(state) == pytest.approx(5 + 1)


def test_a_biome_is_worth_more_in_a_line_that_is_still_to_come() -> None:
    # At notch 14 row 2 is activated for the last time; row 1 follows.
    ahead = table(seat_of({2: "2-18"}), seat_of(), notch=14, phase="place")
    behind = table(seat_of({5: "2-18"}), seat_of(), notch=14, phase="place")
    assert worth(ahead) > worth(behind) + 3


def test_the_water_of_the_others_counts_against_a_seat() -> None:
    alone = table(seat_of(), seat_of(), notch=7)
    beside = table(seat_of(), seat_of({1: "1-26"}), notch=7)
    assert worth(beside) < worth(alone)


# What they do.


@pytest.mark.parametrize("bot", ["level2", "level3", "greedy"])
def test_everybody_takes_the_most_energy_before_the_end(bot: str) -> None:
    # Only the five energy of 2-18 can still be activated: row 1 is the last line.
    state = table(seat_of(chosen="2-18", crystals=3), seat_of(), notch=15)
    named = answer(state, 0, bot)
    assert named["do"] == "place" and named["to"] in ("1", "3")


def test_a_thinking_level_takes_the_god_that_a_card_wins() -> None:
    # Cell 4 is printed as a crystal biome; with one on cell 6 row 2 is complete.
    state = table(seat_of({5: "1-35"}, chosen="1-03"), seat_of(), notch=5)
    assert welcomed_by(state, thought(state)) == ["kiteet"]


def welcomed_by(state: Rauha, named: Named) -> list[str]:
    """The gods that seat 0 holds after an answer."""
    after = state.copy()
    after.apply(0, WORDS.number(named), ask(state, 0, 1).luck)
    gods = after.dump()["gods"]
    assert isinstance(gods, dict)
    return [god for god, holder in gods.items() if holder == 0]


def test_a_card_that_cannot_be_paid_is_discarded() -> None:
    state = table(seat_of(chosen="1-31", crystals=0), seat_of(), notch=2)
    assert str(thought(state)["do"]).startswith("discard_for_")


def test_crystals_are_not_spent_on_a_spore_that_nothing_can_follow() -> None:
    # The printed cell 6 sells a spore for 3; after the last scoring it is good for nothing.
    state = table(seat_of({1: "2-18"}, spores="1689", crystals=9), seat_of(), notch=16, phase="score")
    judged = [named["do"] for named in played_out(state)]
    assert judged in (["activate_all"], ["activate", "activate"])


def played_out(state: Rauha) -> list[Named]:
    """What level 2 answers in seat 0 until its step is over, without the end itself."""
    given: list[Named] = []
    while state.legal(0) and state.turn().seats[0] == 0:
        action = find_bot(GAME, "level2").answer(ask(state, 0, 1), Budget())
        if WORDS.name(action)["do"] == "finish":
            break
        given.append(WORDS.name(action))
        state.apply(0, action, ask(state, 0, 1).luck)
    return given


# What they know.


def test_the_card_that_another_seat_keeps_does_not_change_an_answer() -> None:
    piles = [["1-03", "1-06", "1-08"], ["1-26", "1-31", "1-32"]]
    one = table(seat_of(chosen="1-01"), seat_of(chosen="1-15"), piles=piles)
    other = table(seat_of(chosen="1-01"), seat_of(chosen="1-34"), piles=piles)
    for memory in range(5):
        assert thought(one, 0, memory) == thought(other, 0, memory)


def test_the_cards_of_a_pile_nobody_has_shown_it_do_not_change_an_answer() -> None:
    mine = ["1-01", "1-03", "1-06", "1-08"]
    one = table(seat_of(), seat_of(), phase="keep", piles=[mine, ["1-15", "1-16", "1-17", "1-18"]])
    other = table(seat_of(), seat_of(), phase="keep", piles=[mine, ["1-35", "1-36", "1-37", "1-38"]])
    for memory in range(5):
        assert thought(one, 0, memory) == thought(other, 0, memory)


def test_the_same_question_with_the_same_luck_gets_the_same_answer() -> None:
    state = start(3, 7)
    assert [thought(state, 1, 5) for _ in range(3)] == [thought(state, 1, 5)] * 3


def test_it_answers_from_what_it_was_asked() -> None:
    state = start(4, 3)
    kept = thought(state, 2)["card"]
    assert CARD_IDS.index(str(kept)) in state.world.piles[state.world.satellite_of(2)]


class Impatient(Budget):
    """A table that does not want to wait at all."""

    def spent(self) -> bool:
        return True


def test_it_also_answers_where_no_time_is_left() -> None:
    state = start(2, 1)
    assert find_bot(GAME, "level4").answer(ask(state, 0, 1), Impatient()) in state.legal(0)


# Whole matches.


@pytest.mark.parametrize("options", [{}, {"side": "B", "metsat": "best", "complete_again": False}])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_quick_ones_play_whole_matches_at_every_table(seats: int, options: dict[str, bool | int | str]) -> None:
    bots = ["level1", "greedy", "level2", "random", "level1"][:seats]
    assert simulate(GAME, Plan(bots, 2, seed=1, options=options)).matches == 2


def test_the_second_level_beats_greedy_and_greedy_beats_random() -> None:
    assert simulate(GAME, Plan(["level2", "greedy"], 20, seed=1)).wins[0] >= 17
    assert simulate(GAME, Plan(["greedy", "random"], 20, seed=1)).wins[0] >= 17


@pytest.mark.parametrize("seats", [2, 4])
def test_a_thinking_level_finishes_a_match(seats: int) -> None:
    state = start(seats, 2)
    dealer = ask(state, 0, 1).luck
    bot = RauhaBot(Effort(work=4, wide=2, far=2, trust=1.0))
    while state.turn().seats:
        asked = state.turn().seats
        answers = {seat: bot.answer(ask(state, seat, 1), Budget()) for seat in asked}
        assert all([answers[seat] in state.legal(seat) for seat in asked])
        if len(asked) > 1:
            state.resolve(answers, dealer)
        else:
            state.apply(asked[0], answers[asked[0]], dealer)
    assert min(state.result().scores) > 20
