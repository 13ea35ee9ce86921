"""`python -m tischlein.server.workers.worker`: a process that thinks, or replays matches. From stdin to stdout."""

import os
import signal
import sys
import time
from typing import BinaryIO, Final

import msgspec

from tischlein import catalog
from tischlein.bots.roster import find_bot
from tischlein.core.dealer import QuietDealer
from tischlein.core.question import Budget, Question
from tischlein.server.workers import advice, studies
from tischlein.server.workers.protocol import HEAD, LARGEST, Advice, Conclusion, Finished, Thought, Upload, frame

# The server's own process comes first on the same cores: it then gets about nine tenths of one. Not SCHED_IDLE: where
# another program keeps all cores busy, a bot would get nothing at all, be late, and be replaced by chance.
NICENESS: Final = 10


class ClockBudget(Budget):
    """Work as the bot plans it, but no longer than a live table wants to wait."""

    def __init__(self, seconds: float) -> None:
        self.ends_at: float = time.monotonic() + seconds

    def spent(self) -> bool:
        return time.monotonic() >= self.ends_at


def conclude(thought: Thought) -> Conclusion:
    game = catalog.find(thought.game)
    bot = find_bot(game, thought.bot)
    world = game.load(thought.position)
    question = Question(thought.seat, world, world.legal(thought.seat), QuietDealer(thought.memory))
    budget = ClockBudget(thought.seconds)
    if thought.about == "draw":
        return Conclusion(agrees=bot.accepts_draw(question, budget))
    return Conclusion(action=game.vocabulary.name(bot.answer(question, budget)))


def concluded(task: Thought | Upload | Finished | Advice, tell: studies.Tell) -> Conclusion:
    if isinstance(task, Advice):
        return advice.read(task)
    return conclude(task) if isinstance(task, Thought) else studies.read(task, tell)


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Until the server closes its end."""
    decoder: msgspec.json.Decoder[Thought | Upload | Finished | Advice]
    decoder = msgspec.json.Decoder(Thought | Upload | Finished | Advice)

    def say(conclusion: Conclusion) -> None:
        sink.write(frame(conclusion))
        sink.flush()

    def tell(done: float) -> None:
        say(Conclusion(done=done))

    say(Conclusion())
    while len(head := source.read(HEAD.size)) == HEAD.size:
        (length,) = HEAD.unpack(head)
        assert length <= LARGEST, "the server sends no such frame"
        task = decoder.decode(source.read(length))
        try:
            conclusion = concluded(task, tell)
        except Exception as error:  # noqa: BLE001  a bot that raises costs its answer, not the worker
            conclusion = Conclusion(failed=type(error).__name__)
        say(conclusion)


def main() -> None:
    # Ctrl-C in the terminal is for the server, which then closes our stdin.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a bot may print must not get between the frames.
    sys.stdout = sys.stderr
    catalog.games()
    work(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
