"""Whoever sits at a table may ask why something cannot be done: for their own seat, and nothing changes."""

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Chair, Json, as_dict, as_list
from tests.some_games import FOR_TWO
from tischlein.catalog import find
from tischlein.core.match import Match
from tischlein.core.reason import Reason


def at_a_game(server: RunningServer) -> tuple[Chair, Json]:
    """At a real game, and something of it that cannot be done now."""
    anna = server.guest("Anna")
    chair = anna.join(anna.open(FOR_TWO, [None, "random"], start=True))
    chair.once(lambda update: update["question"] is not None)
    words = find(FOR_TWO).vocabulary
    everything: list[Json] = [{**words.name(action)} for action in range(words.size())]
    return chair, next(action for action in everything if action not in as_list(chair.update["actions"]))


def two_at_a_race(server: RunningServer) -> tuple[Chair, Chair]:
    anna, bea = server.guest("Anna"), server.guest("Bea")
    code = anna.open("race", [None, None])
    hers = bea.join(code)
    hers.well("sit", seat=1, name="Bea")
    host = anna.join(code)
    host.well("start")
    hers.until_update()
    host.until_update()
    return host, hers


def why(chair: Chair, **deed: object) -> Json:
    return chair.command("why", deed=deed)


def test_what_cannot_be_done_has_a_reason_with_its_paragraph(server: RunningServer) -> None:
    chair, action = at_a_game(server)
    answer = why(chair, **action)
    assert answer["type"] == "because"
    assert answer["why"] not in ("", "not_now") and answer["rule"] != ""


def test_a_reason_says_what_the_refusal_of_the_same_action_says(server: RunningServer) -> None:
    chair, action = at_a_game(server)
    asked, tried = why(chair, **action), as_dict(chair.do(**action)["facts"])
    assert (tried["why"], tried["rule"]) == (asked["why"], asked["rule"])


def test_nothing_stands_in_the_way_of_what_is_legal(server: RunningServer) -> None:
    host, _ = two_at_a_race(server)
    assert why(host, do="add", by="1")["type"] == "done"


def test_an_action_that_does_not_exist_has_no_reason(server: RunningServer) -> None:
    host, _ = two_at_a_race(server)
    assert host.refusal(why(host, do="fly")) == "unknown_action"


def test_who_is_not_asked_is_told_so(server: RunningServer) -> None:
    _, hers = two_at_a_race(server)
    answer = why(hers, do="add", by="1")
    assert (answer["why"], answer["rule"], answer["facts"]) == ("not_your_turn", "", {"seats": [0]})


def test_nobody_asks_for_another_seat(server: RunningServer) -> None:
    host, _ = two_at_a_race(server)
    assert host.refusal(host.command("why", deed={"do": "add", "by": "1"}, seat=1)) == "not_your_seat"


def test_who_only_watches_is_told_nothing(server: RunningServer) -> None:
    host, _ = two_at_a_race(server)
    guest = server.guest("Cleo")
    watcher, screen = guest.join(host.code), guest.join(host.code, "screen")
    assert watcher.refusal(why(watcher, do="add", by="1")) == "not_seated"
    assert screen.refusal(why(screen, do="add", by="1")) == "screen_only_shows"


def test_asking_changes_nothing_for_anybody(server: RunningServer) -> None:
    host, hers = two_at_a_race(server)
    before = host.update
    why(host, do="add", by="1")
    why(hers, do="add", by="1")
    host.well("again")
    assert (host.update["step"], host.update["question"]) == (before["step"], before["question"])


def test_the_same_question_after_a_step_gets_the_present_answer(server: RunningServer) -> None:
    host, hers = two_at_a_race(server)
    ask = {"deed": {"do": "add", "by": "1"}}
    message = {"type": "why", "command": "same", **ask}
    hers.send(message)
    assert hers.until(lambda reply: reply.get("command") == "same")["type"] == "because"
    host.play(do="add", by="1")
    hers.send(message)
    assert hers.until(lambda reply: reply.get("command") == "same")["type"] == "done"


@pytest.mark.interpreted
def test_a_reason_that_raises_freezes_its_table(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Reason | None:
        raise ZeroDivisionError

    host, _ = two_at_a_race(server)
    monkeypatch.setattr(Match, "why_not", broken)
    assert host.refusal(why(host, do="add", by="1")) == "rule_broken"
    host.well("again")
    assert host.table["phase"] == "frozen"
