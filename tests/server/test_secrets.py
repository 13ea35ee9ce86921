"""What a seat cannot know never leaves the server for it: not in a view, an event, an answer, a count or a rhythm."""

import json
import random

import structlog
from structlog.testing import LogCapture

from tests.server.conftest import RunningServer, Start
from tests.server.guests import Chair, Json, as_dict, as_list


def elementos(server: RunningServer, **options: object) -> tuple[Chair, Chair, Chair]:
    """White, black and a spectator at a match that has just begun."""
    anna = server.guest("Anna")
    code = anna.open("elementos", [None, None], options=options)
    white, black, watcher = anna.join(code), server.guest("Ben").join(code), server.guest("Cleo").join(code)
    black.well("sit", seat=1, name="Ben")
    white.well("start")
    for chair in (white, black, watcher):
        chair.until_update()
        drain(chair)
    return white, black, watcher


def drain(chair: Chair) -> None:
    """Takes whatever is still on its way."""
    while not chair.quiet(0.1):
        pass


def discs(message: Json) -> list[Json]:
    return as_list(as_dict(message["view"])["discs"])


def updates_of(chair: Chair) -> list[Json]:
    return [message for message in map(json.loads, chair.everything) if message["type"] == "update"]


def test_during_a_secret_setup_nothing_of_the_other_half_is_told(server: RunningServer) -> None:
    white, black, watcher = elementos(server)
    for chair in (white, black, watcher):
        chair.everything.clear()
    for _ in range(4):
        legal = [action for action in as_list(white.update["actions"]) if action["do"] == "lay"]
        white.play(**legal[0])
    white.play(do="take_back")
    white.play(do="preset")
    for chair in (black, watcher):
        assert chair.quiet(), "not even that white did something"
    assert black.update["step"] == watcher.update["step"] == 0
    black.play(do="preset")
    assert all(disc["owner"] == 1 for disc in discs(black.update))
    assert discs(watcher.update) == []


def test_a_question_of_the_setup_survives_the_other_seats_second_thoughts(server: RunningServer) -> None:
    white, black, _ = elementos(server)
    question = black.update["question"]
    white.play(do="preset")
    white.play(do="take_back")
    answer = black.command("do", deed={"do": "preset"}, question=question)
    assert answer["type"] == "done"


def arrange(white: Chair, black: Chair, watcher: Chair, luck: random.Random) -> None:
    """Both lay their discs as luck has it and are ready."""
    for chair in (white, black):
        while laying := [action for action in as_list(chair.update["actions"]) if action["do"] == "lay"]:
            chair.play(**luck.choice(laying))
        chair.play(do="ready")
    for chair in (white, black, watcher):
        chair.once(lambda update: as_dict(update["view"])["phase"] == "play")


def test_nobody_but_the_owner_ever_receives_an_underside(server: RunningServer) -> None:
    white, black, watcher = elementos(server)
    luck = random.Random(5)
    arrange(white, black, watcher, luck)
    for _ in range(12):
        mover, other = (white, black) if white.update["question"] else (black, white)
        mover.play(**luck.choice(as_list(mover.update["actions"])))
        other.until_update()
        watcher.until_update()
    assert max(len(discs(update)) for update in updates_of(watcher)) == 18
    for chair, own in ((white, 0), (black, 1), (watcher, None)):
        for update in updates_of(chair):
            assert [disc for disc in discs(update) if disc["owner"] != own and "down" in disc] == []
            assert [disc for disc in discs(update) if disc["owner"] == own and "down" not in disc] == []


def test_the_identity_of_a_disc_says_nothing_about_its_faces(server: RunningServer) -> None:
    """An id that depended on the faces would be a marked card."""
    places, faces = [], []
    for seed in (1, 2):
        white, black, watcher = elementos(server)
        arrange(white, black, watcher, random.Random(seed))
        places.append({disc["at"]: disc["id"] for disc in discs(watcher.update)})
        faces.append({disc["at"]: disc["up"] for disc in discs(watcher.update)})
    assert faces[0] != faces[1]
    assert places[0] == places[1]


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
