"""What level 4 has learned about the ways before the wands: the file is whole, both sides are alike, all lies open."""

import json
from pathlib import Path

import numpy as np

from tischlein.bots.learned import parse_learned
from tischlein.core.question import ask
from tischlein.games.elementos.bot import levels
from tischlein.games.elementos.bot.experience import COUNT, FAR_AT, PATTERNS, VERSION, patterns
from tischlein.games.elementos.bot.levels import BOTS, EXPERIENCE, LEARNED, ElementosBot, experience_of
from tischlein.games.elementos.bot.value import Weights
from tischlein.games.elementos.bot.walk import ElementosJudge, JudgedBoard
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.rules.squares import FILES, MOST_ROWS, SQUARES, WHITE
from tischlein.games.elementos.rules.state import ElementosState
from tischlein.games.elementos.tests.experience import learn as school
from tischlein.games.elementos.tests.experience.positions import AT, MATCHES_AT_ONCE, Task, play_some
from tischlein.games.elementos.tests.test_board import played

FILE = Path(levels.__file__).with_name("experience.bin")
SETS = ["white", "black", "fire", "wood", "under_fire", "under_wood", "frozen"]
# What is added for whoever is to move after so many plies of a match. New numbers, new figures.
PLIES = [0, 12, 24, 36, 48]
GOLDEN = [-2, -1, 11, 14, 10]


def measured(state: ElementosState) -> int:
    assert EXPERIENCE is not None, "the file is there"
    return int(EXPERIENCE.measure(JudgedBoard(state, Weights())))


def moved(board: JudgedBoard, places: list[int]) -> JudgedBoard:
    """The same with every square somewhere else."""
    for name in SETS:
        squares = int(getattr(board, name))
        setattr(board, name, sum(1 << places[square] for square in range(SQUARES) if squares >> square & 1))
    board.white_wand, board.black_wand = places[board.white_wand], places[board.black_wand]
    return board


def swapped(board: JudgedBoard) -> JudgedBoard:
    """The same with each player in the other one's place."""
    found = moved(board, [FILES * (MOST_ROWS - 1 - square // FILES) + square % FILES for square in range(SQUARES)])
    found.white, found.black = found.black, found.white
    found.white_wand, found.black_wand = found.black_wand, found.white_wand
    found.to_move = 1 - found.to_move
    return found


def test_the_file_fits_and_says_how_it_was_made() -> None:
    assert LEARNED.trouble == ""
    assert len(LEARNED.numbers) == COUNT
    told = json.loads(FILE.with_name("experience.bin.json").read_text(encoding="utf-8"))
    assert (told["game"], told["game_version"], told["features"]) == (GAME.id, GAME.version, VERSION)
    assert FILE.stat().st_size < 600_000


def test_it_says_the_same_on_every_machine() -> None:
    states = [state for state, _ in played({}, 4, 60)]
    assert [measured(states[plies]) for plies in PLIES] == GOLDEN


def test_levels_judge_by_it_and_without_it_by_what_is_written_by_hand() -> None:
    bot = BOTS["level4"]()
    assert isinstance(bot, ElementosBot)
    assert isinstance(bot.judge, ElementosJudge)
    assert bot.judge.experience is EXPERIENCE
    older = FILE.read_bytes().replace(VERSION.encode(), b"elementos 0", 1)
    assert experience_of(parse_learned(older, VERSION, COUNT).numbers) is None


def test_white_and_black_are_alike_and_so_are_the_files_at_the_sides() -> None:
    assert EXPERIENCE is not None
    mirrored = [FILES * (square // FILES) + FILES - 1 - square % FILES for square in range(SQUARES)]
    for state, _ in played({}, 5, 120):
        worth, board = measured(state), JudgedBoard(state, Weights())
        assert EXPERIENCE.measure(swapped(JudgedBoard(state, Weights()))) == worth
        if board.white_wand % FILES != 1 and board.black_wand % FILES != 1:
            assert EXPERIENCE.measure(moved(board, mirrored)) == worth


def looked_up(state: ElementosState, seat: int) -> tuple[int, int]:
    """Where the two numbers of a player's wand stand, square by square."""
    board = JudgedBoard(state, Weights())
    own, others = (board.white, board.black) if seat == WHITE else (board.black, board.white)
    row, file = divmod(int(board.wand_of(seat)), FILES)

    def there(discs: int, ahead: int, along: int) -> int:
        at = row + ahead if seat == WHITE else row - ahead
        across = FILES - 1 - along if file == FILES - 1 else along
        return discs >> FILES * at + across & 1 if 0 <= at < MOST_ROWS else 0

    def pattern(rows: list[tuple[int, int]]) -> int:
        bits = [there(int(discs), ahead, along) for discs, ahead in rows for along in range(FILES)]
        return sum(bit << place for place, bit in enumerate(bits))

    place = 2 * (row if seat == WHITE else MOST_ROWS - 1 - row) + (file == 1)
    near = pattern([(own, 0), (own, 1), (others, 1), (others, 2)])
    far = pattern([(others, 1), (others, 2), (others, 3), (others, 4)])
    return place * PATTERNS + near, place * PATTERNS + far


def test_numbers_are_looked_up_by_who_is_before_the_wand() -> None:
    for state, _ in played({}, 6, 80):
        for seat in (WHITE, 1 - WHITE):
            found = divmod(int(patterns(JudgedBoard(state, Weights()), seat)), 1 << FAR_AT)
            assert found == looked_up(state, seat)


def test_it_sees_only_what_lies_open() -> None:
    state = played({}, 7, 30)[-1][0]
    worlds = [ask(state, WHITE, memory).world for memory in range(6)]
    assert len({measured(world) for world in worlds if isinstance(world, ElementosState)}) == 1


def test_the_short_board_is_judged_by_hand() -> None:
    state = played({"board_rows": 7}, 4, 10)[-1][0]
    assert JudgedBoard(state, Weights(), None, EXPERIENCE).experience is None


def test_a_training_repeats_its_matches_and_its_loss_falls() -> None:
    task = Task([], 20, "a test", 0)
    rows = play_some(task)
    assert (rows == play_some(task)).all()
    assert set(rows[:, AT["match"]]) <= set(range(MATCHES_AT_ONCE))
    nothing = np.zeros(COUNT, np.float32)
    learned = school.learn(rows, nothing)
    assert school.told(rows, learned, rows).loss < school.told(rows, nothing, rows).loss
