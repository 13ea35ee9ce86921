"""Records of whole matches, played by bots, for the tests of the coach."""

from tests.bots.small_games import STICKS, TAKE
from tischlein.bots.roster import find_bot
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import Choice, read_options
from tischlein.core.question import Bot, Budget
from tischlein.core.record import write_record

Record = dict[str, object]


def played(game: Game, seats: int, seed: str, bot: str = "random", options: dict[str, Choice] | None = None) -> Record:
    """To the end."""
    match = Match(game, read_options(game.options, options or {}), seats, seed)
    player = find_bot(game, bot)
    while not match.is_over():
        answer_next(match, player)
    return write_record(match)


def begun(game: Game, seats: int, seed: str, answers: int, options: dict[str, Choice] | None = None) -> Record:
    """After so many answers, or a few more where seats answer at the same time, all agree to a draw."""
    match = Match(game, read_options(game.options, options or {}), seats, seed)
    player = find_bot(game, "random")
    while len(match.steps) < answers or match.sealed:
        answer_next(match, player)
    for seat in range(seats):
        match.offer_draw(seat)
    return write_record(match)


def answer_next(match: Match, player: Bot) -> None:
    seat = match.to_act()[0]
    match.act(seat, player.answer(match.question(seat, len(match.steps)), Budget()))


def sticks_taken(takes: list[int]) -> Record:
    """A match of nine sticks in which one after the other takes so many, counted from 0, to the end."""
    match = Match(STICKS, read_options(STICKS.options, {}), 2, "sticks")
    for number in takes:
        match.act(match.to_act()[0], TAKE(number))
    assert match.is_over()
    return write_record(match)
