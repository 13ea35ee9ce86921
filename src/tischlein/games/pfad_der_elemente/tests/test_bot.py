"""The opponents of Pfad der Elemente: what they do, what they know, and that they always know an answer."""

import pytest

from tischlein.bots.roster import LEVELS, find_bot, roster
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, ask
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Named
from tischlein.games.pfad_der_elemente.bot.levels import PfadBot, PfadEffort
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.actions import WORDS
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL, LIFTS
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.tests.table import play_to, seat_of, start, table
from tischlein.lab.measuring.simulate import Plan, simulate

# The strongest level with less work, so that a test takes moments also where the rules run interpreted.
THINKING = PfadEffort(steps=300, forgets=0, drafts=2, work=60)


def answer(state: PfadDerElemente, seat: Seat = 0, bot: str = "level3", memory: int = 1) -> Named:
    return WORDS.name(find_bot(GAME, bot).answer(ask(state, seat, memory), Budget()))


def thought(state: PfadDerElemente, seat: Seat = 0, memory: int = 1) -> Named:
    return WORDS.name(PfadBot(THINKING).answer(ask(state, seat, memory), Budget()))


def test_four_levels_and_a_greedy_baseline_sit_down() -> None:
    assert list(roster(GAME)) == ["random", *LEVELS, "greedy"]


# The draft and the path.


def drafting(hand: list[int], pack: list[int]) -> PfadDerElemente:
    """Seat 0, with board and tiles of water, looks at its last pack but one."""
    state = start(2, 1, element_choice="random", first_player="first_seat")
    world = state.world
    world.elements = [2, 0]
    world.hands = [hand, [3, 1, 1, 1]]
    world.packs = [pack, pack.copy()]
    return state


@pytest.mark.parametrize("bot", ["level2", "greedy"])
def test_a_third_fire_tile_is_wanted_more_than_a_fifth_earth_tile(bot: str) -> None:
    state = drafting([4, 1, 3, 2], [1, 0, 0, 5])
    assert answer(state, 0, bot)["element"] == "fire"


def test_a_tile_that_makes_a_pair_is_wanted_more_than_one_too_many() -> None:
    assert answer(drafting([2, 1, 3, 3], [0, 3, 0, 0]), 0)["element"] == "air"


def laid_out(state: PfadDerElemente, seat: Seat, bot: str) -> int:
    """A bot lays its whole path and confirms it; returns the answers it took."""
    given = 0
    while state.turn().waits_for(seat):
        state.apply(seat, WORDS.number(answer(state, seat, bot)), QuietDealer(1))
        given += 1
    return given


@pytest.mark.parametrize("bot", ["level1", "level3", "greedy"])
def test_a_path_is_laid_tile_by_tile_and_confirmed(bot: str) -> None:
    state = start(2, 1, element_choice="random")
    play_to(state, "path")
    assert laid_out(state, 0, bot) == 13


@pytest.mark.parametrize("islands", [False, True])
def test_a_path_that_somebody_else_has_begun_is_finished(islands: bool) -> None:
    state = start(2, 2, element_choice="random", allow_islands=islands)
    play_to(state, "path")
    luck = QuietDealer(5)
    for _ in range(9):
        state.apply(0, luck.pick([action for action in state.legal(0) if WORDS.name(action)["do"] == "lay"]), luck)
    assert laid_out(state, 0, "level2") <= LIFTS - CAREFUL + 13
    assert sum(state.world.buildings[0].elements.count(element) for element in range(4)) == 12


def test_a_path_is_finished_even_where_nothing_more_may_be_lifted() -> None:
    state = start(2, 2, element_choice="random")
    play_to(state, "path")
    luck = QuietDealer(5)
    for _ in range(5):
        state.apply(0, luck.pick([action for action in state.legal(0) if WORDS.name(action)["do"] == "lay"]), luck)
    state.world.buildings[0].lifts = 0
    assert laid_out(state, 0, "level3") == 8


# Spirits and gifts. Tile 1 of the test paths is earth, 2 air, 3 water, 4 fire, 5 earth …


@pytest.mark.parametrize("bot", ["level3", "greedy"])
def test_a_pair_that_was_seen_is_taken(bot: str) -> None:
    state = table(seat_of("fire"), seat_of("earth"), grid={4: "air", 9: "water", 12: "air"})
    assert answer(state, 0, bot) in ({"do": "reveal", "at": "4"}, {"do": "reveal", "at": "12"})


def test_the_partner_of_what_lies_open_is_taken() -> None:
    state = table(seat_of("fire"), seat_of("earth"), grid={4: "air", 12: "air"}, step="second", open=["4"])
    for bot in ("level3", "level4", "greedy"):
        assert answer(state, 0, bot) == {"do": "reveal", "at": "12"}


def test_a_gift_is_paid_for_a_third_look_where_the_partner_is_known() -> None:
    grid = {1: "fire", 2: "earth", 7: "fire"}
    state = table(seat_of("fire"), seat_of("earth"), grid=grid, step="miss", open=["2", "1"])
    assert thought(state) == {"do": "third_reveal", "at": "7"}


@pytest.mark.parametrize("bot", ["level3", "greedy"])
def test_a_spirit_comes_onto_a_tile_of_its_element(bot: str) -> None:
    state = table(
        seat_of("fire"), seat_of("earth"), grid={1: "fire", 2: "fire"}, step="place_own", found="fire", open=["1", "2"]
    )
    assert answer(state, 0, bot)["at"] in ("4", "8", "12")


@pytest.mark.parametrize("bot", ["level3", "greedy"])
def test_an_opponent_gets_it_where_it_brings_nothing(bot: str) -> None:
    state = table(
        seat_of("fire", {4: "earth"}),
        seat_of("earth"),
        grid={1: "earth"},
        step="place_foreign",
        found="earth",
        open=["1"],
    )
    assert answer(state, 0, bot)["at"] not in ("1", "5", "9")


def last_turn(**mine: str) -> PfadDerElemente:
    """Seat 0 has the very last turn of the gift phase, with one gift. The other seat has what belongs to pairs."""
    spirits = {int(tile.removeprefix("tile")): spirit for tile, spirit in mine.items()}
    theirs = {12 - place: spirit for place, spirit in enumerate(mine.values())}
    return table(
        seat_of("fire", spirits, gifts=1), seat_of("earth", theirs, gifts=0), phase="gifts", active=0, acted=1, idle=300
    )


@pytest.mark.parametrize("bot", ["level3", "greedy"])
def test_the_last_gift_goes_onto_the_spirit_that_counts_double(bot: str) -> None:
    state = last_turn(tile4="fire", tile1="earth", tile3="air")
    assert answer(state, 0, bot) == {"do": "upgrade", "at": "4"}


def test_the_last_gift_moves_the_spirit_that_counts_double_onto_its_element() -> None:
    assert thought(last_turn(tile3="fire", tile1="earth")) == {"do": "move_own", "at": "3", "to": "4"}


def test_a_gift_is_spent_on_a_cover_before_an_opponent_can_push_the_spirit_away() -> None:
    mine, theirs = seat_of("fire", {4: "fire/gift"}, gifts=1), seat_of("earth", {2: "fire"}, gifts=2)
    state = table(mine, theirs, phase="gifts", active=0, acted=0, idle=300)
    assert thought(state) == {"do": "cover_own", "at": "4"}


# Omens.


def test_an_omen_that_promises_little_is_exchanged_at_the_beginning() -> None:
    state = table(
        seat_of("fire", omens=["fire-3", "fire-7"]),
        seat_of("earth", omens=["earth-1", "earth-2"]),
        options={"ruleset": "advanced"},
    )
    assert answer(state) == {"do": "exchange_omen", "omen": "fire-7"}


def test_omens_that_promise_much_are_kept() -> None:
    state = start(2, 1, ruleset="advanced", omen_selection="choose")
    play_to(state, "omens")
    element = state.dump()["seats"][0]["element"]  # type: ignore[index]
    assert answer(state) == {"do": "keep", "first": f"{element}-5", "second": f"{element}-6"}


def test_a_spirit_is_placed_where_it_fulfils_an_omen() -> None:
    # No fire tile is free; beside the water spirit on tile 6 a fire spirit brings a point.
    mine = seat_of("water", {4: "earth", 8: "earth", 12: "air", 6: "water"}, omens=["water-1", "water-2"])
    state = table(
        mine,
        seat_of("earth", {1: "air", 6: "water"}, omens=["earth-1", "earth-2"]),
        grid={1: "fire", 2: "fire"},
        step="place_own",
        found="fire",
        open=["1", "2"],
        options={"ruleset": "advanced"},
    )
    assert answer(state)["at"] in ("1", "2", "5", "7", "9", "10")


# What they know.


def test_the_omens_of_another_seat_do_not_change_an_answer() -> None:
    def asked(omens: list[str]) -> PfadDerElemente:
        mine, theirs = seat_of("fire", omens=["fire-1", "fire-2"]), seat_of("earth", omens=omens)
        grid, options = {1: "fire", 2: "fire"}, {"ruleset": "advanced"}
        return table(mine, theirs, grid=grid, options=options, step="place_own", found="fire", open=["1", "2"])

    one, other = asked(["earth-1", "earth-2"]), asked(["earth-6", "earth-7"])
    assert [thought(one, 0, memory) for memory in range(4)] == [thought(other, 0, memory) for memory in range(4)]


def test_the_tiles_that_another_seat_lays_do_not_change_an_answer() -> None:
    one = start(2, 3, element_choice="random")
    play_to(one, "path")
    other = one.copy()
    other.apply(1, other.legal(1)[0], QuietDealer(1))
    assert answer(one) == answer(other)


def test_the_same_question_with_the_same_luck_gets_the_same_answer() -> None:
    state = table(seat_of("fire"), seat_of("earth"), grid={3: "mask"})
    assert [thought(state, 0, 5) for _ in range(3)] == [thought(state, 0, 5)] * 3


class Impatient(Budget):
    """A table that does not want to wait at all."""

    def spent(self) -> bool:
        return True


@pytest.mark.parametrize("phase", ["draft", "path", "spirits"])
def test_it_also_answers_where_no_time_is_left(phase: str) -> None:
    state = start(2, 1)
    play_to(state, phase)
    seat = state.turn().seats[0]
    assert find_bot(GAME, "level4").answer(ask(state, seat, 1), Impatient()) in state.legal(seat)


# Whole matches.

TABLES: list[dict[str, bool | int | str]] = [
    {},
    {"ruleset": "advanced", "omen_selection": "choose"},
    {"ruleset": "advanced", "omen_visibility": "open", "allow_islands": True, "owner_may_shift_covered": True},
]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_ones_play_whole_matches_at_every_table(seats: int, options: dict[str, bool | int | str]) -> None:
    bots = ["level1", "greedy", "level2", "random"][:seats]
    assert simulate(GAME, Plan(bots, 1, seed=1, options=options)).reasons == {"scored": 1}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_thinking_level_finishes_a_match_and_scores(seats: int) -> None:
    state = start(seats, 2, ruleset="advanced")
    luck = QuietDealer(1)
    bot = PfadBot(PfadEffort(steps=100, forgets=0, drafts=1, work=2))
    while state.turn().mode != turns.OVER:
        asked = state.turn().seats
        answers = {seat: bot.answer(ask(state, seat, luck.roll(99)), Budget()) for seat in asked}
        assert all([answers[seat] in state.legal(seat) for seat in asked])
        if state.turn().mode == turns.TOGETHER:
            state.resolve(answers, luck)
        else:
            state.apply(asked[0], answers[asked[0]], luck)
    assert sum(state.result().scores) > 15 * seats


def test_greedy_beats_random_and_the_third_level_beats_the_first() -> None:
    assert simulate(GAME, Plan(["greedy", "random"], 10, seed=1)).wins[0] >= 9
    assert simulate(GAME, Plan(["level3", "level1"], 6, seed=1)).wins[0] >= 5
