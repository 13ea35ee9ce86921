"""Hints, thought out in a process of its own. It gets a question as a bot does: a redealt world, and never a match."""

import functools
import time
from typing import Final

import msgspec

from tischlein import catalog
from tischlein.coach.hint import ROUGH, THOROUGH, Adviser
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.server.workers.protocol import Advice, Conclusion
from tischlein.server.workers.replayer import made_by
from tischlein.server.workers.studies import is_compiled

# Of a core, where rules are slow: those of packages are not compiled.
SECONDS: Final = 2.0


class CoreBudget(Budget):
    """Work as it is planned, but no longer than a player wants to wait. Another program that keeps the core busy makes
    a hint later, not worse."""

    def __init__(self, seconds: float) -> None:
        self.ends_at: float = time.process_time() + seconds

    def spent(self) -> bool:
        return time.process_time() >= self.ends_at


def read(task: Advice) -> Conclusion:
    return made_by(functools.partial(_made, task), task.seconds)


def _made(task: Advice) -> bytes:
    game = catalog.find(task.game)
    world = game.load(task.position)
    question = Question(task.seat, world, world.legal(task.seat), QuietDealer(task.memory))
    adviser = Adviser(game, THOROUGH if is_compiled() else ROUGH, CoreBudget(SECONDS))
    return msgspec.json.encode(adviser.hint(question))
