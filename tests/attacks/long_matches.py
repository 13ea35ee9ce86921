"""Stored matches that are long, with many take-backs, and how often rules were applied for them."""

import pytest

from tests.inputs.parlour import CODE, HOST, SEAT
from tests.server.small_games import Race
from tischlein.core.dealer import Dealer
from tischlein.core.options import Choice
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.store.rows import MatchRow, SeatRow, StepRow, TableRow
from tischlein.twins.forgetful import ForgetfulStore
from tischlein.wire.messages import Named

PLIES = 300
REWINDS = 300
OTHER = "BCDEFGHJ"
OPTIONS: dict[str, Choice] = {"goal": 4000, "starts": ""}
BEGUN = MatchRow(CODE, 1, 1, OPTIONS, 2, "seed", ["Host", "Seat"], 0.0)
SEATS = [SeatRow("person", HOST, "Host"), SeatRow("person", SEAT, "Seat")]


def stored(plies: int, rewinds: int) -> list[StepRow]:
    """A match of so many plies, whose last two are then taken back, one alone and one by consent, and played again."""
    deeds: list[tuple[int, Named]] = [(ply % 2, {"do": "add", "by": "1"}) for ply in range(plies)]
    last = deeds[-2:]
    for _ in range(rewinds // 2):
        after, before = last[1][0], last[0][0]
        deeds += [(after, {"do": "take_back"}), (before, {"do": "ask_back"}), (after, {"do": "agree_back"}), *last]
    return [StepRow(CODE, 1, n, seat, deed, f"c{n}", 0.0) for n, (seat, deed) in enumerate(deeds)]


async def store_with(steps: list[StepRow], phase: str = "playing") -> ForgetfulStore:
    store = ForgetfulStore()
    await store.open_table(TableRow(CODE, "race", 1, OPTIONS, HOST, phase, 1, [], 0.0, SEATS))
    await store.open_table(TableRow(OTHER, "race", 1, OPTIONS, HOST, "lobby", 0, [], 0.0, SEATS))
    store.matches[CODE, 1] = BEGUN
    store.played[CODE, 1] = list(steps)
    return store


def counting_rules(patch: pytest.MonkeyPatch) -> list[Action]:
    """What the rules of Race are asked to apply in this process from now on."""
    honest, seen = Race.apply, list[Action]()

    def counted(race: Race, seat: Seat, action: Action, dealer: Dealer) -> None:
        seen.append(action)
        honest(race, seat, action, dealer)

    patch.setattr(Race, "apply", counted)
    return seen
