"""The opponents of Elementos: they win what is won, stop what can be stopped, and know no more than their seat."""

import os
import subprocess
import sys

import pytest

from tischlein.bots.roster import LEVELS, find_bot, roster
from tischlein.core.dealer import QuietDealer
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.rng import Generator
from tischlein.core.state import Position, State
from tischlein.core.vocabulary import Named
from tischlein.games.elementos.bot.book import BOOK, SIMPLE, Book
from tischlein.games.elementos.bot.value import Weights, advance, count
from tischlein.games.elementos.bot.walk import ElementosJudge
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.rules.material import UP
from tischlein.lab.measuring.simulate import Plan, simulate


def position(white: list[str], black: list[str], to_move: str = "white") -> State:
    lines: Position = {"white": white, "black": black, "to_move": to_move}
    return GAME.load(lines)


def answer(state: State, seat: int, bot: str = "level2", memory: int = 1) -> Named:
    return GAME.vocabulary.name(find_bot(GAME, bot).answer(ask(state, seat, memory), Budget()))


def worth(state: State, seat: int) -> int:
    return int(ElementosJudge(Weights()).walk(state).worth(seat))


def test_four_levels_and_a_greedy_baseline_sit_down() -> None:
    assert list(roster(GAME)) == ["random", *LEVELS, "greedy"]


@pytest.mark.parametrize("bot", ["level1", "level2", "level3", "greedy"])
def test_every_level_steps_onto_the_last_row_when_it_can(bot: str) -> None:
    state = position(["b7 fire/wood wand", "a3 wood/water"], ["a8 water/fire wand", "c8 fire/wood", "b3 wood/fire"])
    assert answer(state, 0, bot) == {"do": "move", "at": "b7", "to": "b8"}


@pytest.mark.parametrize("bot", ["level1", "level2", "level3", "greedy"])
def test_every_level_hands_the_wand_onto_the_last_row_when_it_can(bot: str) -> None:
    state = position(["b7 fire/wood wand", "a8 wood/water"], ["c8 fire/wood wand", "b8 fire/wood"])
    assert answer(state, 0, bot) == {"do": "wand", "at": "b7", "to": "a8"}


@pytest.mark.parametrize("bot", ["level2", "level3"])
def test_a_thinking_level_steps_into_the_way_of_the_wand(bot: str) -> None:
    # White's wand would arrive on b8 with the next ply; only c8 can get there in time.
    state = position(
        ["b7 fire/wood wand", "a1 wood/water"], ["b4 wood/water wand", "c8 fire/wood", "a4 water/fire"], "black"
    )
    assert answer(state, 1, bot) == {"do": "move", "at": "c8", "to": "b8"}


def test_it_captures_a_disc_that_nobody_covers() -> None:
    state = position(
        ["b2 fire/wood wand", "a3 water/fire", "c4 fire/wood"], ["b7 wood/fire wand", "b5 wood/water", "a8 fire/water"]
    )
    assert answer(state, 0, "level3") == {"do": "move", "at": "c4", "to": "b5"}


def test_what_is_hidden_does_not_change_its_answer() -> None:
    white = ["b2 fire/wood wand", "a4 water/fire", "c4 fire/wood", "b3 wood/water"]
    seen = position(white, ["b7 wood/fire wand", "b5 wood/water", "a6 fire/water", "c6 water/fire"])
    # The same discs are left, so that white knows the same; only what lies under b7 and b5 is exchanged.
    other = position(white, ["b7 wood/water wand", "b5 wood/fire", "a6 fire/water", "c6 water/fire"])
    for memory in range(10):
        assert answer(seen, 0, "level1", memory) == answer(other, 0, "level1", memory)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"setup_mode": "open"},
        {"require_three_of_each": True},
        {"board_rows": 7},
        {"board_rows": 7, "setup_mode": "open", "require_three_of_each": True},
        {"own_underside_visible": False},
    ],
)
def test_it_arranges_its_nine_discs_and_says_ready(options: dict[str, object]) -> None:
    match = Match(GAME, read_options(GAME.options, options), 2, "a seed")
    bot = find_bot(GAME, "level1")
    luck = Generator(1)
    for _ in range(20):
        seat = match.to_act()[0]
        match.act(seat, bot.answer(match.question(seat, int(luck.draw_word())), Budget()))
    assert match.state.dump()["phase"] == "play"


def test_it_does_not_always_arrange_alike() -> None:
    laid = set()
    for memory in range(12):
        match = Match(GAME, read_options(GAME.options, {}), 2, "a seed")
        bot = find_bot(GAME, "level4")
        luck = Generator(memory)
        for _ in range(9):
            match.act(0, bot.answer(match.question(0, int(luck.draw_word())), Budget()))
        laid.add(str(match.state.dump()["white"]))
    assert len(laid) > 3


def test_what_somebody_else_began_to_arrange_it_finishes() -> None:
    match = Match(GAME, read_options(GAME.options, {}), 2, "a seed")
    for at in ("a1", "b1", "c1"):
        match.perform(0, {"do": "lay", "at": at, "disc": "fire/wood"})
    bot = find_bot(GAME, "level1")
    while 0 in match.to_act():
        match.act(0, bot.answer(match.question(0, 1), Budget()))
    assert match.state.dump()["ready"] == ["white"]


@pytest.mark.parametrize("book", [SIMPLE, BOOK], ids=["simple", "book"])
def test_every_setup_it_knows_uses_the_nine_discs(book: Book) -> None:
    assert len(book.setups) == len(book.weights) == 6 * len(book.patterns) >= 18
    assert len({str(setup) for setup in book.setups}) == len(book.setups)
    for setup in book.setups:
        words = [str(GAME.vocabulary.by_word["lay"].fields[1].shown(disc)) for disc in setup]
        assert sorted(sorted(word.split("/")) for word in words) == sorted(
            [["fire", "wood"], ["water", "wood"], ["fire", "water"]] * 3
        )


def test_simple_setups_show_three_of_each() -> None:
    for setup in SIMPLE.setups:
        assert sorted(UP[disc] for disc in setup) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_a_position_is_worth_to_one_what_it_costs_the_other() -> None:
    state = position(["b5 fire/wood wand", "a4 water/fire"], ["b7 wood/fire wand", "b6 wood/water"])
    assert worth(state, 0) == -worth(state, 1) != 0


def test_turning_the_board_by_half_changes_nothing_but_the_colours() -> None:
    one = position(["b5 fire/wood wand", "a4 water/fire"], ["c7 wood/fire wand", "b6 wood/water"])
    other = position(["a2 wood/fire wand", "b3 wood/water"], ["b4 fire/wood wand", "c5 water/fire"], "black")
    assert worth(one, 0) == worth(other, 1)


def test_a_wand_that_nobody_can_stop_counts_as_nearly_won() -> None:
    free = position(["a6 fire/wood wand"], ["c8 wood/fire", "b5 wood/water wand"])
    caught = position(["a6 fire/wood wand"], ["b8 wood/fire", "b5 wood/water wand"])
    too_late = position(["a6 fire/wood wand"], ["c8 wood/fire", "b5 wood/water wand"], "black")
    assert worth(free, 0) > 40_000
    assert worth(caught, 0) < 40_000
    assert worth(too_late, 0) < 40_000


def test_a_slower_wand_that_nobody_can_stop_is_not_won() -> None:
    state = position(["a5 fire/wood wand"], ["c3 wood/water wand"])
    assert worth(state, 0) < -40_000, "black needs two plies, white three"


def test_a_position_that_comes_again_is_noticed() -> None:
    state = position(["b2 fire/wood wand", "a3 water/fire"], ["b7 wood/fire wand", "c6 fire/water"])
    plies = [("a3", "b3"), ("c6", "b6"), ("b3", "a3"), ("b6", "c6")]
    noticed = []
    for ply, (at, to) in enumerate(plies):
        action = GAME.vocabulary.number({"do": "move", "at": at, "to": to})
        state.apply(ply % 2, action, QuietDealer(1))
        noticed.append(ElementosJudge(Weights()).walk(state).repeats())
    assert noticed == [False, False, False, True]


def test_squares_and_rows_are_counted_right() -> None:
    assert [int(count(squares)) for squares in (0, 1, 0b1011, (1 << 24) - 1)] == [0, 1, 3, 24]
    assert int(advance((1 << 24) - 1)) == 3 * sum(range(8))


def test_it_takes_a_draw_when_it_stands_worse_and_not_when_it_wins() -> None:
    lost = position(["b2 fire/wood wand"], ["b3 wood/water wand", "a6 fire/wood", "c6 fire/wood"])
    assert find_bot(GAME, "level2").accepts_draw(ask(lost, 0, 1), Budget())
    assert not find_bot(GAME, "level2").accepts_draw(ask(lost, 1, 1), Budget())


def test_while_arranging_it_plays_on() -> None:
    match = Match(GAME, read_options(GAME.options, {}), 2, "a seed")
    assert not find_bot(GAME, "level1").accepts_draw(match.question(0, 1), Budget())


@pytest.mark.parametrize("bot", ["greedy", "level1"])
def test_even_the_weakest_beats_random(bot: str) -> None:
    played = simulate(GAME, Plan([bot, "random"], matches=6, seed=1))
    assert played.wins[0] >= 5


@pytest.mark.parametrize(("higher", "lower", "matches"), [("level2", "level1", 30), ("level3", "level2", 12)])
def test_each_level_beats_the_one_below(higher: str, lower: str, matches: int) -> None:
    played = simulate(GAME, Plan([higher, lower], matches, seed=1))
    assert played.wins[0] >= 0.65 * matches


@pytest.mark.parametrize("options", [{"board_rows": 7}, {"own_underside_visible": False}, {"carrier_flip": False}])
def test_whole_matches_are_played_under_other_options(options: dict[str, bool | int | str]) -> None:
    played = simulate(GAME, Plan(["level1", "greedy"], 1, 1, options))
    assert sum(played.reasons.values()) == 1


LONG_SHUFFLE = """
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.games.elementos.game import GAME as game

options = read_options(game.options, {"setup_mode": "preset", "repetition": "off", "no_progress_plies": 100})
flip = game.vocabulary.by_word["flip"]
for _ in range(20):
    state = game.setup(options, 2, QuietDealer(1))
    for ply in range(99):
        seat = state.turn().seats[0]
        state.apply(seat, [action for action in state.legal(seat) if flip.matches(action)][0], QuietDealer(1))
    del state
"""


def test_the_memory_of_a_long_shuffle_is_given_back_whole() -> None:
    """Native code that frees a long chain wrongly damages other objects; Python's own checks find it at once."""
    checked = {**os.environ, "PYTHONMALLOC": "debug"}
    ran = subprocess.run([sys.executable, "-c", LONG_SHUFFLE], env=checked, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
