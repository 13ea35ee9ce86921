"""People at browsers, as the tests need them: real HTTP and real WebSockets against a real server."""

import contextlib
import itertools
import json
from collections.abc import Callable
from types import TracebackType
from typing import Self

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, object]
# Nothing here takes so long, except on a machine with far too much to do.
PATIENCE = 60.0

_numbers = itertools.count(1)


def as_list(value: object) -> list[Json]:
    assert isinstance(value, list)
    return value


def as_dict(value: object) -> Json:
    assert isinstance(value, dict)
    return value


def anything(message: Json) -> bool:
    return True


def as_words(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def cookie_name(port: int) -> str:
    return f"tischlein-{port}"


class Guest:
    """One browser with its cookie; `prefix` is the path of its site below which it finds the table."""

    def __init__(self, port: int, name: str = "", prefix: str = "") -> None:
        self.port = port
        self.prefix = prefix
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{port}{prefix}", timeout=PATIENCE, verify=False)
        self.name = name
        self.seats: list[Chair] = []
        if name:
            assert self.post("/api/me", {"name": name}).status_code == 200

    def post(self, path: str, body: object) -> httpx2.Response:
        return self.http.post(path, content=json.dumps(body), headers={"content-type": "application/json"})

    def get(self, path: str) -> httpx2.Response:
        return self.http.get(path)

    def cookie(self) -> str:
        return self.http.cookies.get(cookie_name(self.port)) or ""

    def open(self, game: str, bots: list[str | None], **more: object) -> str:
        """Opens a table and returns its code; `more` are `options` and `start`."""
        answer = self.post("/api/tables", {"game": game, "bots": bots, **more})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["code"])

    def join(self, code: str, look: str = "") -> "Chair":
        """`look` is "screen" for a shared screen, or the number of one of several own seats."""
        chair = Chair(self, code, look)
        self.seats.append(chair)
        return chair

    def close(self) -> None:
        for chair in self.seats:
            chair.close()
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Chair:
    """One open connection to a table: keeps the last table and update, and everything it was ever sent."""

    def __init__(self, guest: Guest, code: str, look: str = "") -> None:
        self.code = code
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{guest.port}{guest.prefix}/ws/{code}{'?look=' + look if look else ''}",
                origin=Origin(f"http://127.0.0.1:{guest.port}"),
                additional_headers={"Cookie": f"{cookie_name(guest.port)}={guest.cookie()}"},
                max_size=None,
                max_queue=None,
                close_timeout=1,
                compression=None,
            )
        )
        self.table: Json = {}
        self.update: Json = {}
        self.log: list[Json] = []
        self.everything: list[str] = []

    def receive(self, patience: float = PATIENCE) -> Json:
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.everything.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.table = message
        if message["type"] == "update":
            self.update = message
            first = message["first_event"]
            assert isinstance(first, int)
            self.log = self.log[:first] + as_list(message["events"])
        return message

    def until(self, is_wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = self.receive()
            if is_wanted(message):
                return message

    def until_update(self, is_wanted: Callable[[Json], bool] = anything) -> Json:
        return self.until(lambda message: message["type"] == "update" and is_wanted(message))

    def once(self, is_so: Callable[[Json], bool]) -> Json:
        """The present update if it is so already, or the next one that is."""
        return self.update if self.update and is_so(self.update) else self.until_update(is_so)

    def until_table(self, is_wanted: Callable[[Json], bool] = anything) -> Json:
        return self.until(lambda message: message["type"] == "table" and is_wanted(message))

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def command(self, type: str, **fields: object) -> Json:
        """Sends a command, with an id of its own unless one is given, and returns its Done or Refused."""
        message = {"type": type, "command": f"c{next(_numbers)}", **fields}
        self.send(message)
        return self.until(lambda reply: reply.get("command") == message["command"])

    def do(self, **deed: object) -> Json:
        """A deed, as an answer to the present question."""
        return self.command("do", deed=deed, question=self.update.get("question") or "")

    def well(self, type: str, **fields: object) -> None:
        answer = self.command(type, **fields)
        assert answer["type"] == "done", answer

    def play(self, **deed: object) -> None:
        """A deed that must succeed, and the update that shows it."""
        answer = self.do(**deed)
        assert answer["type"] == "done", answer
        self.until_update()

    def refusal(self, answer: Json) -> str:
        assert answer["type"] == "refused", answer
        return str(answer["reason"])

    def quiet(self, seconds: float = 0.15) -> bool:
        """Whether nothing arrives for a while."""
        try:
            self.receive(seconds)
        except TimeoutError:
            return True
        return False

    def close_code(self) -> int:
        """Reads until the server closes, and tells why."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def close(self) -> None:
        self._open.close()


def drain(chair: Chair) -> None:
    """Takes whatever is still on its way."""
    while not chair.quiet(0.1):
        pass


def updates_of(chair: Chair) -> list[Json]:
    return [message for message in map(json.loads, chair.everything) if message["type"] == "update"]
