"""Guessing codes and passes: many at once are not more than one after the other, and no player pays for a guesser."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import msgspec
import pytest
from starlette.requests import HTTPConnection

from tests.inputs.browser import AS_JSON
from tests.inputs.parlour import PATIENT
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.core.refusal import Refusal
from tischlein.server.http import services as services_module
from tischlein.server.http.app import make_app
from tischlein.server.http.services import Services
from tischlein.server.settings import Settings
from tischlein.store.contract import Lost
from tischlein.store.rows import PassRow, TableRow
from tischlein.twins.forgetful import ForgetfulStore

AT_ONCE = 300
ALLOWED = 30
LIMITS = msgspec.structs.replace(PATIENT, misses_per_minute=ALLOWED, guests_per_minute=60)
WRONG = "ABCDEFGH"
PUBLIC = "https://spiele.example.org"


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


class DistantStore(ForgetfulStore):
    """As a real one, it lets others go on while it looks. `asked` is what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.is_away = False

    async def table(self, code: str) -> TableRow | None:
        self.asked.append("table")
        await asyncio.sleep(0)
        if self.is_away:
            raise Lost("away")
        return await super().table(code)

    async def sits_at(self, person: str, table: str) -> bool:
        self.asked.append("sits_at")
        await asyncio.sleep(0)
        return await super().sits_at(person, table)

    async def use_pass(self, token_hash: str, now: float) -> PassRow | None:
        await asyncio.sleep(0)
        return await super().use_pass(token_hash, now)


class LooksFirst(Services):
    """Planted: counts a miss when it is known to be one, as it was before."""

    @asynccontextmanager
    async def guess(self, request: HTTPConnection) -> AsyncIterator[None]:
        bucket = await self.bucket_for(request, self.misses)
        if not bucket.try_take():
            raise Refusal("too_fast")
        bucket.give_back()
        try:
            yield
        except Refusal:
            bucket.try_take()
            raise


class KnowsNobody(Services):
    """Planted: whoever sits at a table is a stranger there."""

    async def _sits_at(self, request: HTTPConnection, code: str) -> bool:
        return False


class LooksAtTheTable(Services):
    """Planted: asks the table itself who sits there."""

    async def _sits_at(self, request: HTTPConnection, code: str) -> bool:
        person = await self.people.find_by_token(self.token_in(request))
        async with self.tables.visit(code) as table:
            return person is not None and any(seat.person == person.id for seat in table.row.seats)


def standing_still() -> float:
    return 0.0


class House:
    """One server without sockets; time stands still for its limits."""

    def __init__(self, kind: type[Services] = Services, public_url: str = "", proxies: str = "") -> None:
        settings = Settings(data=Path("nowhere"), limits=LIMITS, public_url=public_url, proxies=proxies)
        self.store = DistantStore()
        self.services = kind(settings, self.store)
        self.services.misses.clock = standing_still
        self.services.guests.clock = standing_still
        self.app = make_app(self.services)
        self.base = public_url or "http://localhost:8000"

    async def guest(self, address: str = "192.0.2.7") -> httpx2.AsyncClient:
        transport = httpx2.ASGITransport(app=self.app, client=(address, 4711))
        http = httpx2.AsyncClient(transport=transport, base_url=self.base.replace("https:", "http:"), headers=AS_JSON)
        answer = await http.post("/api/me", content='{"name": "Anna"}')
        assert answer.status_code == 200, answer.text
        # The public address is https, and this client is told http: it would keep a Secure cookie to itself.
        http.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
        return http

    async def open_table(self, http: httpx2.AsyncClient) -> str:
        opened = await http.post("/api/tables", content='{"game": "race", "bots": [null, null]}')
        return str(opened.json()["code"])


async def look(http: httpx2.AsyncClient, code: str) -> httpx2.Response:
    return await http.get(f"/api/tables/{code}/qr.svg")


async def spend(http: httpx2.AsyncClient) -> None:
    """All that this visitor may guess wrong."""
    for _ in range(ALLOWED):
        assert (await look(http, WRONG)).status_code == 404


def told(answers: list[httpx2.Response]) -> int:
    """How many of the answers say anything about what was guessed."""
    return len([one for one in answers if one.status_code != 429])


async def guess_codes(house: House) -> int:
    eve = await house.guest()
    return told(await asyncio.gather(*[look(eve, WRONG) for _ in range(AT_ONCE)]))


async def guess_passes(house: House) -> int:
    code = await house.open_table(await house.guest())
    eve = await house.guest()
    tries = [eve.post(f"/api/tables/{code}/claim", content=f'{{"token": "{n}"}}') for n in range(AT_ONCE)]
    return told(await asyncio.gather(*tries))


Attack = Callable[[House], Coroutine[object, object, int]]


@pytest.mark.parametrize("attack", [guess_codes, guess_passes])
def test_many_guesses_at_once_are_not_more_than_allowed(attack: Attack) -> None:
    assert asyncio.run(attack(House())) == ALLOWED


@pytest.mark.parametrize("attack", [guess_codes, guess_passes])
def test_a_server_that_counts_afterwards_is_found(attack: Attack) -> None:
    assert asyncio.run(attack(House(LooksFirst))) == AT_ONCE


async def come_back(house: House) -> list[int]:
    """What Anna gets at her own table when somebody at her address guessed too much, however she writes its code."""
    anna, eve = await house.guest(), await house.guest()
    code = await house.open_table(anna)
    await spend(eve)
    return [(await look(anna, code)).status_code, (await look(anna, code.lower())).status_code]


def test_whoever_sits_at_a_table_comes_in_also_when_others_at_the_address_guess() -> None:
    assert asyncio.run(come_back(House())) == [200, 200]


def test_a_server_that_locks_out_players_is_found() -> None:
    assert asyncio.run(come_back(House(KnowsNobody))) == [429, 429]


async def tell_apart(house: House) -> list[str]:
    """How a visitor who may not guess any more could still tell a right code from a wrong one."""
    eve = await house.guest()
    right = await house.open_table(await house.guest())
    await spend(eve)
    seen = []
    for code in (right, WRONG):
        house.store.asked.clear()
        answer = await look(eve, code)
        seen.append((answer.status_code, answer.content, list(answer.headers.items()), list(house.store.asked)))
    names = ("status", "body", "headers", "what the store is asked")
    return [name for name, one, other in zip(names, *seen, strict=True) if one != other]


def test_whoever_guessed_too_much_cannot_tell_right_from_wrong() -> None:
    assert asyncio.run(tell_apart(House())) == []


def test_a_server_that_looks_at_the_table_first_is_found() -> None:
    assert asyncio.run(tell_apart(House(LooksAtTheTable))) == ["status", "body", "headers"]


async def share_a_proxy(proxies: str) -> list[str]:
    """What goes wrong for Ben, who comes through the same proxy as Eve and guesses nothing."""
    house = House(public_url=PUBLIC, proxies=proxies)
    eve = await house.guest("127.0.0.1")
    code = await house.open_table(eve)
    await spend(eve)
    for _ in range(60):
        await eve.post("/api/me", content="{}", headers={"cookie": ""})
    newcomer = await eve.post("/api/me", content='{"name": "Ben"}', headers={"cookie": ""})
    found = [] if newcomer.status_code == 200 else ["he cannot come in"]
    ben = {"cookie": newcomer.headers.get("set-cookie", "").split(";")[0]}
    table = await eve.get(f"/api/tables/{code}/qr.svg", headers=ben)
    return found if table.status_code == 200 else [*found, "he cannot see the table"]


def test_behind_a_proxy_that_nobody_named_one_guesser_does_not_lock_out_everybody() -> None:
    assert asyncio.run(share_a_proxy("")) == []


def test_a_server_that_counts_the_address_of_the_proxy_is_found() -> None:
    assert asyncio.run(share_a_proxy("none")) == ["he cannot come in", "he cannot see the table"]


async def change_addresses(addresses: list[str]) -> int:
    house = House()
    guests = [await house.guest(address) for address in addresses]
    return told([await look(guest, WRONG) for guest in guests])


OF_ONE_NETWORK = [f"2001:db8:7:7:{number:x}::{number:x}" for number in range(1, 41)]
BOTH_WAYS = ["192.0.2.7", "::ffff:192.0.2.7"] * 20


@pytest.mark.parametrize("addresses", [OF_ONE_NETWORK, BOTH_WAYS], ids=["one network", "one address"])
def test_other_addresses_of_the_same_network_are_no_other_visitor(addresses: list[str]) -> None:
    assert asyncio.run(change_addresses(addresses)) == ALLOWED


@pytest.mark.parametrize("addresses", [OF_ONE_NETWORK, BOTH_WAYS], ids=["one network", "one address"])
def test_a_server_that_counts_addresses_as_they_come_is_found(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "counted_address", str)
    assert asyncio.run(change_addresses(addresses)) == len(addresses)


def test_networks_are_told_apart() -> None:
    assert asyncio.run(change_addresses([f"2001:db8:7:{number:x}::1" for number in range(40)])) == 40


async def guess_while_the_store_is_away(house: House) -> int:
    anna = await house.guest()
    house.store.is_away = True
    for _ in range(2 * ALLOWED):
        assert (await look(anna, WRONG)).status_code == 503
    house.store.is_away = False
    return told([await look(anna, WRONG) for _ in range(2 * ALLOWED)])


def test_an_outage_costs_no_guesses() -> None:
    assert asyncio.run(guess_while_the_store_is_away(House())) == ALLOWED
