"""Bots that search, at a real table: our own levels, `uct:400`, or OpenSpiel's MCTSBot and ISMCTSBot.

    join_by_name("http://localhost:8000/t/KRMXW", "openspiel_ismcts:100")

Such a bot needs a world to think in. The server redeals one for the seat, from what the seat was shown, exactly as for
the bots that it seats itself; the bot redeals that one again as often as it likes. Nobody gets the true state.
"""

import secrets
import time
from typing import Final

import msgspec

from tischlein.catalog import find
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position
from tischlein.core.vocabulary import Named
from tischlein.lab.guests.opponents import find_opponent
from tischlein.lab.guests.seated import OVERTAKEN, PAUSE_WHEN_TOO_FAST, Seated, TableCard, View

MEMORY_BITS: Final = 63


class World(msgspec.Struct):
    """A world that the seat could be in, as the server imagines it."""

    game: str
    version: int
    seats: int
    seat: int
    position: Position


class Searcher(Seated):
    """A seat whose answers come from a bot of the lab."""

    def __init__(self, link: str, bot: str, name: str) -> None:
        self.bot_name = bot
        self.bots: dict[int, Bot] = {}
        super().__init__(link, name)

    def sit_down(self, table: TableCard) -> None:
        """Not before it is sure that it can play what is played here."""
        self.get_bot(table.game, len(table.seats))
        super().sit_down(table)

    def get_bot(self, game: str, seats: int) -> Bot:
        """The host may still change the number of seats."""
        if seats not in self.bots:
            self.bots[seats] = find_opponent(find(game), seats, self.bot_name)
        return self.bots[seats]

    def answer(self, _: View, actions: list[Named]) -> Named:
        try:
            world = self.world()
        except Refusal as refusal:
            if refusal.key not in OVERTAKEN:
                raise
            # The question is no more, so whatever is said to it is refused.
            return actions[0]
        game = find(world.game)
        if world.version != game.version:
            raise Refusal("other_rules_there", {"game": game.id, "version": game.version})
        state = game.load(world.position)
        luck = QuietDealer(secrets.randbits(MEMORY_BITS))
        question = Question(world.seat, state, state.legal(world.seat), luck)
        return game.vocabulary.name(self.get_bot(game.id, world.seats).answer(question, Budget()))

    def world(self) -> World:
        while True:
            try:
                return msgspec.json.decode(self.ask(f"/api/tables/{self.code}/world"), type=World)
            except Refusal as refusal:
                if refusal.key != "too_fast":
                    raise
                time.sleep(PAUSE_WHEN_TOO_FAST)


def join_by_name(link: str, bot: str, name: str = "Bot") -> dict[str, object]:
    """Sits down at a table, plays one match to its end, and returns its result."""
    with Searcher(link, bot, name) as searcher:
        return searcher.play(searcher.answer)
