"""Bots from outside: a function, a program or anything that speaks WebSocket, with one seat's view and nothing more.

    def answer(view, actions):
        return actions[0]

    join("http://localhost:8000/t/KRMXW", answer)

A link to a table takes its first free seat; a pass of a seat (`…/t/KRMXW#pass=…`) takes over that very seat.
"""

import importlib
import importlib.util
import json
import shlex
import subprocess
from pathlib import Path

import msgspec

from tischlein.core.game import Game
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Action, Named
from tischlein.lab.guests.seated import MOST_SAID, Answer, Seated, View, is_named, one_of
from tischlein.texts import because


def join(link: str, answer: Answer, name: str = "Bot") -> dict[str, object]:
    """Sits down at a table, plays one match to its end, and returns its result."""
    with Seated(link, name) as seated:
        return seated.play(answer)


class Program:
    """A program that reads a question per line, {"view": …, "actions": […]}, and writes the number of its answer."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(  # noqa: S603  the person at the keyboard chose it
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except (OSError, ValueError, IndexError) as error:
            raise Refusal("program_does_not_start", {"program": command}) from error

    def __call__(self, view: View, actions: list[Named]) -> Named:
        assert self.process.stdin is not None and self.process.stdout is not None, "both are pipes"
        try:
            self.process.stdin.write(json.dumps({"view": view, "actions": actions}) + "\n")
            self.process.stdin.flush()
            said = self.process.stdout.readline()
        except BrokenPipeError:
            said = ""
        if not said.strip().isdecimal() or int(said) >= len(actions):
            raise Refusal("program_answers_wrong", {"program": self.command, "said": said.strip()[:60]})
        return actions[int(said)]

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def function_called(name: str) -> Answer:
    """The function that is called `package.module:function` or `path/to/file.py:function`."""
    module, _, function = name.rpartition(":")
    try:
        found = getattr(loaded(module), function)
    except (ImportError, AttributeError, OSError, ValueError) as error:
        raise Refusal("no_such_function", {"function": name}) from error
    if not callable(found):
        raise Refusal("no_such_function", {"function": name})
    answer: Answer = found
    return answer


def loaded(module: str) -> object:
    if not module.endswith(".py"):
        return importlib.import_module(module)
    spec = importlib.util.spec_from_file_location(Path(module).stem, module)
    if spec is None or spec.loader is None:
        raise ImportError(module)
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


class OutsideBot(Bot):
    """An outside answer among our own bots, for simulation and arena: it gets the view, never the question's world."""

    def __init__(self, game: Game, answer: Answer) -> None:
        self.game = game
        self.decide = answer

    def answer(self, question: Question, budget: Budget) -> Action:
        view = msgspec.to_builtins(self.game.view(question.world, question.seat))
        actions = [self.game.vocabulary.name(action) for action in question.actions]
        said = self.decide(view, actions)
        if is_named(said) and said not in actions:
            self._refuse_illegal(question, said)
        return self.game.vocabulary.number(one_of(said, actions))

    def _refuse_illegal(self, question: Question, said: Named) -> None:
        """Says why the rules forbid it. Returns where there is no such action."""
        try:
            reason = question.world.why_not(question.seat, self.game.vocabulary.number(said))
        except Refusal:
            return
        if reason is not None:
            raise Refusal("illegal_answer", {"said": repr(said)[:MOST_SAID], "because": because(self.game, reason)})
