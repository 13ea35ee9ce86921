"""F5: messages that come twice, late, out of order, cut off, from an old session or at another table.

Without sockets, so that there can be many: each message is taken as it comes out of one. What the network does to whole
connections is in `test_bad_network.py`.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.amounts import amount
from tests.inputs.parlour import HOST, SEAT, WATCHER, Parlour
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf

pytestmark = pytest.mark.compiled

MESSAGES = 1_000
MANY_MESSAGES = amount("BAD_MESSAGES", 100_000)
ROLES = (HOST, SEAT)
WAYS = ("in order", "twice", "late", "replayed", "from another", "elsewhere", "cut off")

Message = tuple[str, str]


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


class WatchedConnection:
    """Two tables, and what was ever said at the first. Every message may be delivered in any of the bad ways."""

    def __init__(self, luck: random.Random) -> None:
        self.here, self.elsewhere = Parlour(), Parlour()
        self.luck = luck
        self.said: list[Message] = []
        self.late: list[Message] = []
        self.count = 0

    async def open(self) -> None:
        await self.here.open("playing")
        await self.elsewhere.open("playing")

    def next_answer(self) -> Message:
        """What whoever is asked would say."""
        live = self.here.table.now.live
        assert live is not None
        seat = live.match.to_act()[0]
        self.count += 1
        deed = {"do": "add", "by": self.luck.choice("12")}
        message = {"type": "do", "command": f"c{self.count}", "deed": deed, "question": live.question(seat)}
        return ROLES[seat], json.dumps(message)

    async def deliver(self, way: str) -> None:
        role, text = self.next_answer()
        if way != "late":
            self.said.append((role, text))
        earlier = self.luck.choice(self.said or [(role, text)])
        match way:
            case "in order":
                await self.must_apply_at_most_once(self.here, role, text)
                for message in [self.late.pop() for _ in range(len(self.late))]:
                    await self.must_apply_at_most_once(self.here, *message)
            case "twice":
                await self.must_apply_at_most_once(self.here, role, text)
                await self.must_apply_at_most_once(self.here, role, text)
            case "late":
                self.late.append((role, text))
            case "replayed":
                await self.must_apply_at_most_once(self.here, *earlier)
            case "from another":
                other = self.luck.choice([one for one in (HOST, SEAT, WATCHER) if one != earlier[0]])
                await self.must_apply_at_most_once(self.here, other, earlier[1])
            case "elsewhere":
                await self.must_apply_at_most_once(self.elsewhere, *earlier)
            case _:
                await self.must_apply_at_most_once(self.here, role, text[: self.luck.randrange(len(text))])

    async def must_apply_at_most_once(self, parlour: Parlour, role: str, text: str) -> None:
        before, steps = parlour.truth(), commands_at(parlour)
        visitor = parlour.visitors[role]
        visitor.told.clear()
        await parlour.say_text(role, text)
        (reply,) = visitor.replies()
        now = commands_at(parlour)
        assert len(now) == len(set(now)), f"{text!r} was applied twice"
        assert now[: len(steps)] == steps and len(now) <= len(steps) + 1, f"{text!r} changed the past"
        is_new = len(now) > len(steps)
        if is_new:
            assert reply["type"] == "done" and now[-1] == reply["command"], "what is applied is acknowledged, by its id"
        else:
            assert parlour.truth() == before, f"{text!r} is answered by {reply} and changed something"
        if reply["type"] == "done":
            assert reply["command"] in now, "what is acknowledged was applied"

    @property
    def is_over(self) -> bool:
        return self.here.table.row.phase == "over" or self.elsewhere.table.row.phase == "over"


def commands_at(parlour: Parlour) -> list[str]:
    return [step.command or "" for steps in parlour.store.played.values() for step in steps]


async def played_through(count: int) -> Counter[str]:
    happened: Counter[str] = Counter()
    luck = random.Random(7)
    while happened.total() < count:
        line = WatchedConnection(luck)
        await line.open()
        while not line.is_over and happened.total() < count:
            way = luck.choice(WAYS)
            await line.deliver(way)
            happened[way] += 1
        for parlour in (line.here, line.elsewhere):
            await parlour.services.close()
    return happened


def test_a_thousand_bad_messages_are_each_applied_at_most_once() -> None:
    happened = asyncio.run(played_through(MESSAGES))
    assert min(happened[way] for way in WAYS) > MESSAGES // 20, "each way is among them"


@pytest.mark.long
def test_a_hundred_thousand_bad_messages_are_each_applied_at_most_once() -> None:
    asyncio.run(played_through(MANY_MESSAGES))
