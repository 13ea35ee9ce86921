"""The search agrees with the table of all endings with up to three discs (tests/endings.py)."""

import pytest

from tischlein.bots.alphabeta import Effort, Root
from tischlein.bots.pruning import CAREFUL, Pruning
from tischlein.bots.search import SURE
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, ask
from tischlein.core.rng import Generator
from tischlein.core.state import Position
from tischlein.games.elementos.bot.levels import STRONGEST
from tischlein.games.elementos.bot.value import Weights, race_of
from tischlein.games.elementos.bot.walk import ElementosJudge, JudgedBoard
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.rules.material import DISC_WORDS
from tischlein.games.elementos.rules.squares import BLACK, NAMES, WHITE
from tischlein.games.elementos.rules.state import PLAYING, ElementosState
from tischlein.games.elementos.tests.endings import NOWHERE, SQUARES, Ending, all_endings, nexts, solved

TABLE = solved()
# From here on a value says that the match is decided.
DECIDED = 40_000
# So many plies ahead a few thousand positions show the end.
FORESEEN = 10


def state_of(ending: Ending, luck: Generator, white_is_first: bool) -> ElementosState:
    """Faces are any, since none matters; black's side sees the board turned by half."""

    def line(at: int, has_wand: bool) -> str:
        square = NAMES[at if white_is_first else SQUARES - 1 - at]
        return f"{square} {DISC_WORDS[luck.roll(len(DISC_WORDS))]}{' wand' if has_wand else ''}"

    first = [line(ending.wand, True)] + ([line(ending.disc, False)] if ending.disc != NOWHERE else [])
    lines: Position = {
        "white": first if white_is_first else [line(ending.enemy, True)],
        "black": [line(ending.enemy, True)] if white_is_first else first,
        "to_move": "white" if ending.first_to_move == white_is_first else "black",
    }
    state = GAME.load(lines)
    assert isinstance(state, ElementosState)
    return state


def ending_of(state: ElementosState, white_is_first: bool) -> Ending:
    first = WHITE if white_is_first else BLACK
    discs = state.discs
    mine = [at for at in range(SQUARES) if int(discs.of(first)) >> at & 1]
    squares = [int(discs.wand_of(first)), int(discs.wand_of(1 - first))]
    squares += [at for at in mine if at != squares[0]]
    seen = [at if white_is_first else SQUARES - 1 - at for at in squares]
    return Ending(seen[0], seen[2] if len(seen) > 2 else NOWHERE, seen[1], state.to_move == first)


def some_endings(count: int, luck: Generator) -> list[Ending]:
    everything = all_endings()
    return [everything[luck.roll(len(everything))] for _ in range(count)]


def test_most_endings_are_decided_and_some_take_long() -> None:
    assert len(TABLE) < len(all_endings()) == 19_458
    assert max(TABLE.values()) == 19
    assert min(TABLE.values()) == -18


@pytest.mark.parametrize("white_is_first", [True, False])
def test_the_table_knows_the_plies_of_the_rules(white_is_first: bool) -> None:
    luck = Generator(1)
    for ending in some_endings(150, luck):
        state = state_of(ending, luck, white_is_first)
        assert ending_of(state, white_is_first) == ending
        found = set()
        for ply in state.legal(state.to_move):
            after = state.copy()
            after.apply(after.to_move, ply, QuietDealer(1))
            found.add(ending_of(after, white_is_first))
            wins = after.stage != PLAYING and after.winner == state.to_move
            assert not wins or TABLE[ending] == 1
        wanted = {one._replace(first_to_move=not ending.first_to_move) for one in nexts(ending)}
        assert {one._replace(first_to_move=not ending.first_to_move) for one in found} == wanted


def test_a_race_that_the_judge_holds_for_decided_is_decided() -> None:
    """In every ending, from both sides."""
    weights = Weights()
    board = JudgedBoard(state_of(Ending(0, 1, 23, True), Generator(1), True), weights)
    one, claims = 1, 0
    for ending in all_endings():
        board.white = one << ending.wand | (one << ending.disc if ending.disc != NOWHERE else 0)
        board.black = one << ending.enemy
        board.white_wand, board.black_wand = ending.wand, ending.enemy
        board.to_move = WHITE if ending.first_to_move else BLACK
        race = int(race_of(board, weights))
        if race != 0:
            claims += 1
            assert race * TABLE[ending] > 0
    assert claims > 8_000


@pytest.mark.parametrize("pruning", [CAREFUL, STRONGEST.pruning], ids=["whole", "strongest"])
def test_the_search_finds_what_the_table_knows_and_answers_well(pruning: Pruning) -> None:
    luck = Generator(2)
    judge = ElementosJudge(Weights())
    seen = {"won": 0, "lost": 0, "open": 0}
    for ending in some_endings(60, luck):
        white_is_first = luck.roll(2) == 0
        state = state_of(ending, luck, white_is_first)
        root = Root(ask(state, state.to_move, 1), Effort(6_000, 1, 0, pruning=pruning), judge, Budget())
        root.deepen()
        known, worth = TABLE.get(ending, 0), root.candidates[0].worth
        state.apply(state.to_move, root.best(), QuietDealer(1))
        after = TABLE.get(ending_of(state, white_is_first), 0) if state.stage == PLAYING else -1
        if 0 < known <= FORESEEN:
            assert worth > DECIDED and after < 0
        elif -FORESEEN <= known < 0:
            assert worth < -DECIDED
        elif known == 0:
            assert abs(worth) < DECIDED and after <= 0
        else:
            assert abs(worth) < DECIDED or worth * known > 0
        seen["won" if known > 0 else "lost" if known < 0 else "open"] += 1
    assert min(seen.values()) > 0


@pytest.mark.parametrize("pruning", [CAREFUL, STRONGEST.pruning], ids=["whole", "strongest"])
def test_what_is_won_is_won_against_the_longest_defence(pruning: Pruning) -> None:
    luck = Generator(3)
    judge = ElementosJudge(Weights())
    for ending in [one for one in some_endings(40, luck) if TABLE.get(one, 0) > 3][:12]:
        state = state_of(ending, luck, True)
        winner, plies = state.to_move, 0
        while state.stage == PLAYING:
            if state.to_move == winner:
                root = Root(ask(state, winner, plies), Effort(3_000, 1, 0, pruning=pruning), judge, Budget())
                root.deepen()
                ply = root.best()
            else:
                ply = longest_defence(state)
            state.apply(state.to_move, ply, QuietDealer(1))
            plies += 1
        assert state.winner == winner
        assert plies >= TABLE[ending]


def longest_defence(state: ElementosState) -> int:
    best, chosen = -1, 0
    for ply in state.legal(state.to_move):
        after = state.copy()
        after.apply(after.to_move, ply, QuietDealer(1))
        plies = TABLE.get(ending_of(after, True), 0) if after.stage == PLAYING else 0
        if plies > best:
            best, chosen = plies, ply
    return chosen


def test_no_win_in_sight_of_the_search_is_missing_in_the_table() -> None:
    """A sure win is one: the search that leaves nothing out sees no more than there is."""
    luck = Generator(4)
    judge = ElementosJudge(Weights())
    for ending in some_endings(30, luck):
        state = state_of(ending, luck, True)
        root = Root(ask(state, state.to_move, 1), Effort(3_000, 1, 0), judge, Budget())
        root.deepen()
        worth, known = root.candidates[0].worth, TABLE.get(ending, 0)
        if abs(worth) > SURE:
            assert worth * known > 0
