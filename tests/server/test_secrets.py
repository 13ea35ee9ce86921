"""What a seat cannot know never leaves the server for it: not in a view, an event, an answer, a count or a rhythm."""

import json

import structlog
from structlog.testing import LogCapture

from tests.server.conftest import RunningServer, Start
from tests.server.guests import as_dict, as_list, drain, updates_of


def test_a_secret_answer_changes_only_who_is_waited_for(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("bids", [None, None])
    first, second, watcher = anna.join(code), server.guest("Ben").join(code), server.guest("Cleo").join(code)
    second.well("sit", seat=1, name="Ben")
    first.well("start")
    before = {chair: chair.until_update() for chair in (first, second, watcher)}
    card = as_list(before[first]["actions"])[0]
    first.play(**card)
    for chair in (second, watcher):
        after = chair.until_update()
        assert as_dict(after["turn"])["waiting_for"] == [1]
        changed = [name for name in after if after[name] != before[chair][name] and name != "number"]
        assert changed == ["turn"]
    assert first.update["answered"] is True
    other = as_list(before[first]["actions"])[1]
    first.do(**other)
    assert second.quiet()
    assert watcher.quiet()


def test_secret_answers_are_shown_at_once_when_the_last_one_is_in(server: RunningServer) -> None:
    names = ["Anna", "Ben", "Cleo"]
    anna = server.guest("Anna")
    code = anna.open("bids", [None, None, None])
    chairs = [anna.join(code), *[server.guest(name).join(code) for name in names[1:]]]
    dora = server.guest("Dora").join(code)
    for seat in (1, 2):
        chairs[seat].well("sit", seat=seat, name=names[seat])
    chairs[0].well("start")
    for chair in (*chairs, dora):
        chair.until_update()
    shown = dora.update["view"]
    for chair in chairs:
        assert dora.update["view"] == shown, "who has answered is seen, what is not"
        chair.play(**as_list(chair.update["actions"])[0])
        dora.until_update()
        drain(dora)
    assert dora.update["view"] != shown


def test_a_hand_is_in_no_message_to_anybody_else(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("bids", [None, "random"], start=True)
    first, watcher = anna.join(code), server.guest("Cleo").join(code)
    first.until_update()
    watcher.until_update()
    while first.update["result"] is None:
        first.play(**as_list(first.update["actions"])[0])
        first.once(lambda update: not update["answered"])
    watcher.until_update(lambda update: update["result"] is not None)
    assert [update["view"] for update in updates_of(watcher) if as_dict(update["view"])["hand"] != []] == []


def test_the_seed_is_in_no_message_before_the_end(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, "random"], start=True))
    chair.until_update()
    chair.play(do="resign")
    seed = str(chair.update["luck"])
    assert [text for text in chair.everything if seed in text] == [chair.everything[-1]]


def test_a_running_match_has_no_record_and_no_replay(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("bids", [None, "random"], start=True)
    for page in ("record", "replay", "record?match=1", "replay?match=1&seat=1"):
        answer = anna.get(f"/api/tables/{code}/{page}")
        assert answer.json()["reason"] in ("no_finished_match", "match_not_over")
        assert answer.status_code in (400, 404)
    assert anna.get(f"/api/tables/{code}/record?match=2").json()["reason"] == "no_finished_match"


def test_what_is_logged_names_no_token_seed_code_or_position(start: Start) -> None:
    capture = LogCapture()
    before = structlog.get_config()["processors"]
    structlog.configure(processors=[capture])
    try:
        server = start()
        anna = server.guest("Anna")
        codes = [anna.open("race", [None, "dier"], start=True)]
        chair = anna.join(codes[0])
        chair.until_update()
        chair.play(do="add", by="1")
        chair.once(lambda update: update["question"] is not None)
        codes.append(anna.open("race", [None, "random"], options={"goal": 6}, start=True))
        chair = anna.join(codes[1])
        chair.until_update()
        chair.do(do="break")
    finally:
        structlog.configure(processors=before)
    text = json.dumps(capture.entries)
    assert len(capture.entries) >= 2, "the dead worker and the broken rule are logged"
    for secret in (anna.cookie(), *codes, "seven", "Anna"):
        assert secret not in text
