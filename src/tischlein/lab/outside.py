"""Bots from outside: a function, a program or anything that speaks WebSocket, with one seat's view and nothing more.

    def answer(view, actions):
        return actions[0]

    join("http://localhost:8000/t/KRMXW", answer)

A link to a table takes its first free seat; a pass of a seat (`…/t/KRMXW#pass=…`) takes over that very seat.
"""

import contextlib
import importlib
import importlib.util
import json
import shlex
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tischlein.core.game import Game
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Action, Named

View = dict[str, object]
Answer = Callable[[View, list[Named]], Named]

PATIENCE: Final = 30.0
PAUSE_WHEN_TOO_FAST: Final = 0.25


class Update(msgspec.Struct):
    """What an outside bot reads of the table's update; the rest of the protocol is in docs/protocol.md."""

    view: View
    question: str | None
    actions: list[Named]
    answered: bool
    deeds: list[str]
    result: dict[str, object] | None


class Seated:
    """A bot at a table, as a context; `join` does everything at once."""

    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        self.base = f"http://{parts.netloc}"
        self.code = parts.path.rpartition("/t/")[2]
        if parts.scheme != "http" or not self.code:
            raise Refusal("not_a_table_link", {"link": link})
        self.cookie = ""
        self.post("/api/me", {"name": name})
        if parts.fragment.startswith("pass="):
            self.post(f"/api/tables/{self.code}/claim", {"token": parts.fragment.removeprefix("pass=")})
        self.sent = 0
        self.seat: int | None = None
        self.name = name
        self.address = f"ws://{parts.netloc}/ws/{self.code}"
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection

    def __enter__(self) -> Self:
        headers = {"Cookie": self.cookie}
        opening = connect(self.address, origin=Origin(self.base), additional_headers=headers, max_size=None)
        self.socket = self._open.enter_context(opening)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def post(self, path: str, body: object) -> None:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers)  # noqa: S310  http only
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  http only
                cookies = SimpleCookie(answer.headers.get("set-cookie", ""))
        except urllib.error.HTTPError as error:
            raise Refusal(str(json.loads(error.read())["reason"])) from error
        self.cookie = "; ".join(f"{one.key}={one.value}" for one in cookies.values()) or self.cookie

    def send(self, kind: str, **fields: object) -> str:
        self.sent += 1
        command = f"bot-{self.sent}"
        self.socket.send(json.dumps({"type": kind, "command": command, **fields}))
        return command

    def play(self, answer: Answer) -> dict[str, object]:
        """Answers until the match is over, and returns its result."""
        asked, command = "", ""
        deed: Named = {}
        while True:
            message = json.loads(self.socket.recv())
            match message["type"]:
                case "table":
                    self.sit_down(message)
                case "refused" if message["reason"] == "too_fast" and message["command"] == command:
                    time.sleep(PAUSE_WHEN_TOO_FAST)
                    command = self.send("do", deed=deed, question=asked)
                case "refused" if message["command"].startswith("bot-") and not asked:
                    raise Refusal(str(message["reason"]))
                case "closing":
                    raise Refusal(str(message["reason"]))
                case "update":
                    update = msgspec.convert(message, Update)
                    if update.result is not None:
                        return update.result
                    if "agree_back" in update.deeds:
                        self.send("do", deed={"do": "agree_back"})
                    elif update.question and update.question != asked and not update.answered:
                        asked, deed = update.question, answer(update.view, update.actions)
                        command = self.send("do", deed=deed, question=asked)

    def sit_down(self, table: dict[str, object]) -> None:
        """Takes the first free seat, unless it has one."""
        if table["you"] is not None or self.seat is not None:
            return
        seats = msgspec.convert(table["seats"], list[dict[str, object]])
        free = [place for place, seat in enumerate(seats) if seat["kind"] == "empty"]
        if not free:
            raise Refusal("no_free_seat")
        self.seat = free[0]
        self.send("sit", seat=self.seat, name=self.name)


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
    assert callable(found), f"{name} is no function"
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
        named = self.decide(view, [self.game.vocabulary.name(action) for action in question.actions])
        action = self.game.vocabulary.number(named)
        if action not in question.actions:
            raise Refusal("illegal_action", {"seat": question.seat, "action": action})
        return action
