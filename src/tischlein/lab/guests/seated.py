"""A seat at a table, seen from outside: what `docs/protocol.md` says, as far as a bot needs it.

It comes back when the connection is lost, waits when it was too fast, and says why when the table refuses it.
"""

import contextlib
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.cookies import SimpleCookie
from types import TracebackType
from typing import Final, Self, cast
from urllib.parse import SplitResult, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tischlein.catalog import find
from tischlein.core.reason import Reason
from tischlein.core.refusal import Fact, Refusal
from tischlein.core.vocabulary import Named
from tischlein.texts import because

View = dict[str, object]
Answer = Callable[[View, list[Named]], Named]
Message = dict[str, object]

# Over which kind of socket the table of a link is reached.
SOCKETS: Final = {"http": "ws", "https": "wss"}
PATIENCE: Final = 30.0
MOST_SAID: Final = 60
PAUSE_WHEN_TOO_FAST: Final = 0.25
PAUSE_BEFORE_COMING_BACK: Final = 0.5
# Coming back changes nothing about these.
CLOSED_FOR_GOOD: Final = frozenset(
    {"no_session", "no_such_table", "table_closed", "banned", "too_many_connections", "too_many_bot_matches"}
)
# Somebody else took the match on meanwhile; what is asked now comes by itself.
OVERTAKEN: Final = frozenset({"stale_question", "not_your_turn", "match_over"})


class Update(msgspec.Struct):
    """What an outside bot reads of the table's update."""

    view: View
    question: str | None
    actions: list[Named]
    answered: bool
    deeds: list[str]
    result: dict[str, object] | None


class SeatCard(msgspec.Struct):
    kind: str


class TableCard(msgspec.Struct):
    """What it reads of the table."""

    game: str
    seats: list[SeatCard]
    you: int | None


class Refused(msgspec.Struct):
    """Every no, over either way."""

    reason: str
    command: str = ""


class Seated:
    """A bot at a table, as a context; `tischlein.lab.guests.outside.join` does everything at once."""

    def __init__(self, link: str, name: str) -> None:
        parts = read_link(link)
        # The table may lie below a path of another site.
        prefix, _, self.code = parts.path.rpartition("/t/")
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.base = self.origin + prefix
        self.name = name
        self.cookie = ""
        self.post("/api/me", {"name": name})
        if parts.fragment.startswith("pass="):
            self.post(f"/api/tables/{self.code}/claim", {"token": parts.fragment.removeprefix("pass=")})
        # Commands are known by their id at the whole table, where other bots may sit.
        self.calls_itself = secrets.token_hex(8)
        self.sent = 0
        self.sitting_down = ""
        self.table: TableCard | None = None
        self.asked, self.answering = "", ""
        self.deed: Named = {}
        self.address = f"{SOCKETS[parts.scheme]}://{parts.netloc}{prefix}/ws/{self.code}"
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection

    def __enter__(self) -> Self:
        try:
            self._connect()
        except (OSError, WebSocketException) as error:
            raise Refusal("nobody_answers", {"address": self.base}) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def _connect(self) -> None:
        headers = {"Cookie": self.cookie}
        opening = connect(self.address, origin=Origin(self.origin), additional_headers=headers, max_size=None)
        self.socket = self._open.enter_context(opening)

    def post(self, path: str, body: object) -> None:
        self.ask(path, json.dumps(body).encode())

    def ask(self, path: str, body: bytes | None = None) -> bytes:
        """What the server answers; without a body it is only asked for something."""
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(self.base + path, body, headers)  # noqa: S310  read_link has looked
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  read_link has looked
                cookies = SimpleCookie(answer.headers.get("set-cookie", ""))
                said: bytes = answer.read()
        except urllib.error.HTTPError as error:
            raise Refusal(reason_in(error.read()), {"address": self.base}) from error
        except (OSError, ValueError) as error:
            raise Refusal("nobody_answers", {"address": self.base}) from error
        self.cookie = "; ".join(f"{one.key}={one.value}" for one in cookies.values()) or self.cookie
        return said

    def send(self, kind: str, **fields: object) -> str:
        self.sent += 1
        command = f"{self.calls_itself}-{self.sent}"
        # A connection that is gone shows itself when the next message is read.
        with contextlib.suppress(ConnectionClosed):
            self.socket.send(json.dumps({"type": kind, "command": command, **fields}))
        return command

    def receive(self) -> Message:
        while True:
            try:
                message: Message = json.loads(self.socket.recv())
            except ConnectionClosed:
                self.come_back()
            else:
                return message

    def come_back(self) -> None:
        """A server that was started again knows the table and who sits there."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            time.sleep(PAUSE_BEFORE_COMING_BACK)
            with contextlib.suppress(OSError, WebSocketException):
                self._connect()
                # Whether the last answer arrived is not known; if it did not, the same question comes again.
                self.asked = ""
                return
        raise Refusal("connection_lost", {"address": self.base})

    def play(self, answer: Answer) -> dict[str, object]:
        """Answers until the match is over, and returns its result."""
        while True:
            message = self.receive()
            match message["type"]:
                case "table":
                    self.table = msgspec.convert(message, TableCard)
                    self.sit_down(self.table)
                case "refused":
                    self.take_no(msgspec.convert(message, Refused))
                case "closing" if message["reason"] in CLOSED_FOR_GOOD:
                    raise Refusal(str(message["reason"]), {"address": self.base})
                case "update":
                    update = msgspec.convert(message, Update)
                    if update.result is not None:
                        return update.result
                    self.react(update, answer)

    def react(self, update: Update, answer: Answer) -> None:
        if "agree_back" in update.deeds:
            self.send("do", deed={"do": "agree_back"})
        elif update.question and update.question != self.asked and not update.answered:
            said = answer(update.view, update.actions)
            if is_named(said) and said not in update.actions:
                self.refuse_answer(said)
            self.asked, self.deed = update.question, one_of(said, update.actions)
            self.answering = self.send("do", deed=self.deed, question=self.asked)

    def refuse_answer(self, said: Named) -> None:
        """Asks the table why an answer cannot be given, and says so. Returns where it has no reason."""
        asking, answer = self.send("why", deed=said), self.receive()
        while answer.get("command") != asking:
            answer = self.receive()
        if answer["type"] == "because":
            assert self.table is not None, "a table introduces itself before it asks"
            reason = Reason(str(answer["why"]), str(answer["rule"]), cast("dict[str, Fact]", answer["facts"]))
            told = because(find(self.table.game), reason)
            raise Refusal("illegal_answer", {"said": repr(said)[:MOST_SAID], "because": told})

    def take_no(self, refused: Refused) -> None:
        """A seat that another took first is no reason to leave, and neither is a question that is no more."""
        if refused.command == self.sitting_down and refused.reason == "seat_taken" and self.table is not None:
            self.sitting_down = ""
            self.sit_down(self.table)
        elif refused.command == self.answering and refused.reason == "too_fast":
            time.sleep(PAUSE_WHEN_TOO_FAST)
            self.answering = self.send("do", deed=self.deed, question=self.asked)
        elif refused.command in (self.sitting_down, self.answering) and refused.reason not in OVERTAKEN:
            raise Refusal(refused.reason)

    def sit_down(self, table: TableCard) -> None:
        """Takes the first free seat, unless it has one or is about to."""
        if table.you is not None or self.sitting_down:
            return
        free = [place for place, seat in enumerate(table.seats) if seat.kind == "empty"]
        if not free:
            raise Refusal("no_free_seat")
        self.sitting_down = self.send("sit", seat=free[0], name=self.name)


def read_link(link: str) -> SplitResult:
    """The parts of a table's link."""
    try:
        parts = urlsplit(link)
    except ValueError as error:
        raise Refusal("not_a_table_link", {"link": link}) from error
    _, is_there, code = parts.path.rpartition("/t/")
    if parts.scheme not in SOCKETS or not parts.netloc or not is_there or not code:
        raise Refusal("not_a_table_link", {"link": link})
    return parts


def is_named(said: object) -> bool:
    """Whether this has the shape of an action, whatever it says."""
    if not isinstance(said, dict):
        return False
    return all(isinstance(name, str) and isinstance(value, str | int) for name, value in said.items())


def one_of(said: object, actions: list[Named]) -> Named:
    """The answer of somebody else's bot, which may be anything."""
    for action in actions:
        if action == said:
            return action
    raise Refusal("not_an_answer", {"said": repr(said)[:MOST_SAID]})


def reason_in(said: bytes) -> str:
    """Why the server refused. Whatever else answers there is no table."""
    try:
        return msgspec.json.decode(said, type=Refused).reason
    except msgspec.MsgspecError:
        return "no_such_table"
