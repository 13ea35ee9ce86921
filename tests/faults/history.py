"""Looks at what is stored after a fault, and compares it with what people were told."""

from tests.faults.players import Crowd
from tests.server.small_games import RACE
from tischlein.server.move.table_state import replayed
from tischlein.store.contract import Store
from tischlein.store.rows import StepRow


async def steps_of(store: Store, codes: list[str]) -> dict[str, list[StepRow]]:
    return {code: await store.steps(code, 1) for code in codes}


async def must_be_whole(store: Store, crowd: Crowd) -> int:
    """No acknowledged move is lost, no gap, no double; returns how many moves there are in all."""
    stored: list[tuple[str, str]] = []
    for code, steps in (await steps_of(store, crowd.codes)).items():
        assert [step.n for step in steps] == list(range(len(steps))), "a gap, or a step out of order"
        stored += [(code, step.command or "") for step in steps]
        begun, table = await store.match(code, 1), await store.table(code)
        assert begun is not None and table is not None
        live = replayed(RACE, begun, steps)
        assert live.match.view(None).total == len(steps), "every step counted once"  # type: ignore[attr-defined]
        assert table.waiting == live.match.to_act(), "the table stands where its steps lead"
    assert len(stored) == len(set(stored)), "a move was applied twice"
    lost = set(crowd.acknowledged()) - set(stored)
    assert not lost, f"{len(lost)} acknowledged moves are lost"
    return len(stored)


def must_have_heard_the_same(crowd: Crowd) -> None:
    """Both players of a table were told the same events in the same order, as far as each has heard."""
    for code in crowd.codes:
        logs = [player.log for player in crowd.players if player.code == code]
        shorter = min(len(log) for log in logs)
        assert logs[0][:shorter] == logs[1][:shorter]
        for log in logs:
            assert [event["facts"]["total"] for event in log] == list(range(1, len(log) + 1))  # type: ignore[index]
