"""A bot gets a question: a world its seat could be in, the legal answers, luck of its own. Never the state."""

from tests.core.playing import bids, laid_tiles
from tests.toys import Tiles, peek
from tischlein.bots.random import RandomBot
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Bot, Budget, ask
from tischlein.core.state import fingerprint


def test_a_question_offers_the_legal_answers() -> None:
    match = laid_tiles()
    assert match.question(0, 1).actions == match.legal(0)


def test_asking_leaves_the_match_alone() -> None:
    match = laid_tiles()
    before = match.fingerprint()
    question = match.question(0, 1)
    question.world.apply(0, question.actions[0], QuietDealer(1))
    assert match.fingerprint() == before


def test_the_same_luck_poses_the_same_question() -> None:
    match = bids()
    assert fingerprint(match.question(0, 9).world) == fingerprint(match.question(0, 9).world)


def test_other_luck_imagines_another_world() -> None:
    match = bids()
    assert len({fingerprint(match.question(0, memory).world) for memory in range(20)}) > 10


def test_the_truth_does_not_shine_through_a_question() -> None:
    match = laid_tiles()
    other = match.state.copy()
    assert isinstance(other, Tiles)
    other.tiles[1] = [1, 0, 1]
    assert fingerprint(ask(match.state, 0, 4).world) == fingerprint(ask(other, 0, 4).world)


def test_what_the_seat_knows_is_in_every_world_it_imagines() -> None:
    match = laid_tiles()
    match.act(0, peek(1))
    question = match.question(0, 3)
    worlds = [question.imagine(QuietDealer(memory)) for memory in range(20)]
    assert {world.tiles[1][1] for world in worlds if isinstance(world, Tiles)} == {1}


def test_imagining_leaves_the_question_alone() -> None:
    question = bids().question(0, 3)
    before = fingerprint(question.world)
    question.imagine(QuietDealer(1))
    assert fingerprint(question.world) == before


def test_the_same_question_gets_the_same_answer() -> None:
    match, bot = bids(), RandomBot()
    answers = {bot.answer(match.question(0, 11), Budget()) for _ in range(5)}
    assert len(answers) == 1


def test_a_random_bot_gives_every_legal_answer_at_times() -> None:
    match, bot = laid_tiles(), RandomBot()
    answers = {bot.answer(match.question(0, memory), Budget()) for memory in range(100)}
    assert sorted(answers) == match.legal(0)


def test_a_budget_of_work_knows_no_clock() -> None:
    assert not Budget().spent()


def test_a_bot_that_says_nothing_else_declines_a_draw() -> None:
    assert not Bot().accepts_draw(laid_tiles().question(0, 1), Budget())
