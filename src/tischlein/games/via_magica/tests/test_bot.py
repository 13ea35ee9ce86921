"""The opponents of Via Magica: they open what can be opened, weigh odds and worth, and know no more than their seat."""

import pytest

from tischlein.bots.race import Effort
from tischlein.bots.roster import LEVELS, find_bot, roster
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget, ask
from tischlein.core.rng import Generator
from tischlein.core.vocabulary import Named
from tischlein.games.via_magica.bot.levels import TRUST, ViaMagicaBot
from tischlein.games.via_magica.bot.value import GateJudge, Weights
from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.rules.actions import WORDS
from tischlein.games.via_magica.rules.material import GATE_IDS
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.tests.table import IDLE, idle, seat_of, table

# Answers at once, and overlooks nothing.
SHARP = ViaMagicaBot(Effort(work=0))
QUICK = Effort(work=150, wide=3, far=3, trust=TRUST)
THOROUGH = Effort(work=3_000, wide=4, far=8, trust=TRUST)


class NoTime(Budget):
    def spent(self) -> bool:
        return True


def answer(state: ViaMagica, bot: Bot | str, seat: int = 0, memory: int = 1) -> Named:
    player = find_bot(GAME, bot) if isinstance(bot, str) else bot
    return WORDS.name(player.answer(ask(state, seat, memory), Budget()))


def gate_worth(state: ViaMagica, id: str) -> float:
    return GateJudge(Weights()).worth(state.world, 0, GATE_IDS.index(id))


def test_four_levels_and_a_greedy_baseline_sit_down() -> None:
    assert list(roster(GAME)) == ["random", *LEVELS, "greedy"]


@pytest.mark.parametrize("bot", [SHARP, "greedy", ViaMagicaBot(THOROUGH)])
def test_it_fills_the_last_space_of_a_gate(bot: Bot | str) -> None:
    state = table(seat_of("V04[a....]", "V10[.w]", "V06[.....]"), idle(1), token="air")
    assert answer(state, bot) == {"do": "place", "to": "b1"}


def test_greedy_prefers_the_gate_closest_to_complete_to_the_one_with_most_points() -> None:
    state = table(seat_of("V04[.w...]", "V09[.aw..]", "V11[.aa.]"), idle(1), token="air")
    assert answer(state, "greedy") == {"do": "place", "to": "c1"}


def test_with_an_empty_supply_it_moves_a_crystal_that_matters_less() -> None:
    state = table(seat_of("V04[a.elf]", "V10[a.]", "V01[aa....]"), idle(1), token="water")
    assert answer(state, SHARP) in [{"do": "move", "at": f"c{space}", "to": "a2"} for space in (1, 2)]


def test_two_like_spaces_are_one_thought() -> None:
    state = table(seat_of("V11", "V01", "V03"), idle(1), token="air")
    assert answer(state, SHARP) in [{"do": "place", "to": place} for place in ("a1", "b1", "c1")]


def test_it_takes_the_gate_that_brings_a_reward() -> None:
    state = table(
        seat_of("-", "V05", "V06", opened=["B04", "B05", "V10"]),
        idle(1),
        display=["B06", "V11", "Y07", "V09", "Y09"],
        owed={"seat": 0, "what": "take_gate"},
    )
    assert answer(state, SHARP) == {"do": "take", "gate": "B06"}


def offered_at(count: int, *others: int, rewards: dict[str, int] | None = None) -> ViaMagica:
    """Seat 0 has just opened its gate number `count`; the others have opened so many."""
    gates = ["V10", "V11", "V09", "Y07", "Y09", "Y10"]
    zones = [["V05", "V06", "V07"], ["B01", "B02", "B03"], ["G01", "G04", "G05"], ["V01", "V02", "V03"]]
    more = ["Y11", "Y12", "Y13", "Y03", "Y05", "V08"]
    opened = [gates[:count], *[(gates if seat % 2 else more)[:many] for seat, many in enumerate(others)]]
    seats = [seat_of(*zone, opened=gates) for zone, gates in zip(zones, opened, strict=False)]
    display = ["B04", "B05", "B06", "G06", "G07"]
    return table(*seats, owed={"seat": 0, "what": "claim_count"}, rewards=rewards or {}, display=display)


@pytest.mark.parametrize(
    ("count", "others", "answered"),
    [(2, [1], "waive"), (2, [2], "waive"), (3, [6, 4], "claim"), (4, [2], "waive"), (4, [5, 4], "claim")],
)
def test_it_claims_a_reward_when_others_will_be_first_at_the_next(count: int, others: list[int], answered: str) -> None:
    assert answer(offered_at(count, *others), SHARP) == {"do": answered}


def test_it_claims_a_small_reward_when_the_better_ones_are_gone() -> None:
    gone = {"count4": 1, "count6": 2}
    assert answer(offered_at(3, 4, 6, rewards=gone), SHARP) == {"do": "claim"}


def test_a_green_gate_is_worth_more_beside_what_it_counts() -> None:
    alone = table(seat_of("G07", "V05", "V06"), idle(1))
    many = table(seat_of("G07", "V05", "V06", opened=["V09", "V10", "V11"]), idle(1))
    assert gate_worth(many, "G07") >= gate_worth(alone, "G07") + 3


def test_a_wild_animus_is_worth_less_when_the_match_is_nearly_over() -> None:
    begun = table(seat_of("B01", "V05", "V06"), idle(1))
    nearly = table(seat_of("B01", "V05", "V06"), seat_of(*IDLE[1], opened=["V09", "V10", "V11", "Y01", "Y03", "Y05"]))
    assert gate_worth(begun, "B01") > gate_worth(nearly, "B01")


def test_it_does_not_end_a_match_that_it_would_lose() -> None:
    # 33 points against 37: the Garden Gate would end the match with 36, any later water or wild token with 46.
    state = table(
        seat_of("V10[.w]", "V04[a.elf]", "B02", opened=["V11", "Y09", "Y10", "Y13", "Y03", "Y05"]),
        seat_of("Y02", "B01", "B02", opened=["V01", "V02"]),
        token="air",
        rewards={"count5": 0, "yellow3": 1, "violet3": 1},
    )
    assert answer(state, ViaMagicaBot(THOROUGH)) == {"do": "pass"}


def test_it_ends_a_match_that_it_wins() -> None:
    state = table(
        seat_of("V10[.w]", "B01", "B02", opened=["V01", "V02", "V03", "V04", "V05", "V06"]),
        seat_of("Y02", "B01", "B02", opened=["V11", "Y09", "Y10", "Y11", "Y12", "Y13"]),
        token="air",
    )
    assert answer(state, ViaMagicaBot(THOROUGH)) == {"do": "place", "to": "a1"}


def test_what_others_did_not_keep_does_not_change_its_answer() -> None:
    one, other = (
        table(seat_of("V04", "V10", "V06"), seat_of(*IDLE[1], aside=aside), token="air")
        for aside in (["B04", "B05", "B06"], ["Y01", "Y02", "Y03"])
    )
    for memory in range(5):
        assert answer(one, ViaMagicaBot(QUICK), 0, memory) == answer(other, ViaMagicaBot(QUICK), 0, memory)


def test_the_same_luck_gives_the_same_answer() -> None:
    state = table(seat_of("V04", "V10", "V06"), idle(1), token="wild")
    for memory in range(5):
        assert answer(state, ViaMagicaBot(QUICK), 0, memory) == answer(state, ViaMagicaBot(QUICK), 0, memory)


def test_without_any_time_it_still_answers_what_looks_best() -> None:
    state = table(seat_of("V04[a....]", "V10[.w]", "V06[.....]"), idle(1), token="air")
    found = find_bot(GAME, "level4").answer(ask(state, 0, 1), NoTime())
    assert WORDS.name(found) == {"do": "place", "to": "b1"}


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"pass_allowed": False, "moving": "empty_supply"})])
def test_whole_matches_are_played_to_the_seventh_gate(seats: int, options: dict[str, object]) -> None:
    match = Match(GAME, read_options(GAME.options, options), seats, f"seed {seats}")
    names: list[Bot] = [ViaMagicaBot(Effort(40, 2, 2, TRUST)), find_bot(GAME, "level1"), find_bot(GAME, "greedy")]
    luck = Generator(7)
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, names[seat % 3].answer(match.question(seat, int(luck.draw_word())), Budget()))
    assert match.result().reason == "seventh_gate"


@pytest.mark.parametrize("bot", ["level1", "level2", "greedy"])
def test_even_the_weakest_beats_random(bot: str) -> None:
    won = 0
    for number in range(4):
        match = Match(GAME, read_options(GAME.options, {}), 2, f"seed {number}")
        players = [find_bot(GAME, bot), find_bot(GAME, "random")]
        luck = Generator(number)
        while not match.is_over():
            seat = match.to_act()[0]
            match.act(seat, players[seat].answer(match.question(seat, int(luck.draw_word())), Budget()))
        won += match.result().places[0] == 1
    assert won >= 3
