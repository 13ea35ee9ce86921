"""What a bot answers to questions of a fixed match: whoever must stay what it was is held to that."""

from tischlein.bots.roster import find_bot
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget
from tischlein.core.rng import memory_of


def answers_of(game: Game, bot: Bot, played_by: str, every: int) -> list[int]:
    """One answer in so many of a match for the fewest seats, which another one plays."""
    seed = "frozen"
    match, player = Match(game, read_options(game.options, {}), game.seats[0], seed), find_bot(game, played_by)
    found: list[int] = []
    asked = 0
    while not match.is_over():
        seat = match.to_act()[0]
        if len(match.state.legal(seat)) > 1:
            asked += 1
            if asked % every == 0:
                found.append(bot.answer(match.question(seat, memory_of(f"{seed} frozen {asked}")), Budget()))
        match.act(seat, player.answer(match.question(seat, memory_of(f"{seed} {asked}")), Budget()))
    return found
