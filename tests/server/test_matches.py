"""Whole matches over the wire."""

import json

import msgspec
import pytest

from tests.server.conftest import RunningServer, Start
from tests.server.guests import Chair, as_dict, as_list, as_words
from tischlein.wire import messages
from tischlein.wire.update_parts import UpdateBody, UpdateHead


def two_at_a_race(server: RunningServer, **options: object) -> tuple[Chair, Chair]:
    """Anna opened and sits in seat 0, Ben sat down in seat 1, the match has begun."""
    anna = server.guest("Anna")
    code = anna.open("race", [None, None], options=options)
    first, second = anna.join(code), server.guest("Ben").join(code)
    second.well("sit", seat=1, name="Ben")
    first.well("start")
    first.until_update()
    second.until_update()
    return first, second


def race_to_the_end(first: Chair, second: Chair) -> None:
    movers = [first, second]
    while as_dict(first.update["view"])["total"] != 10:
        movers[0].play(do="add", by="2")
        movers[1].until_update()
        movers.reverse()


def test_two_people_play_a_match_to_its_end(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    for chair in (first, second):
        assert as_dict(chair.update["result"])["places"] == [1, 2]
        assert chair.update["turn"] == {"mode": "over", "seats": [], "waiting_for": []}
        assert [event["facts"] for event in chair.log][-1] == {"seat": 0, "total": 10}
        assert chair.table["phase"] == "over"


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(server: RunningServer) -> None:
    from tischlein.core.rng import commitment

    first, second = two_at_a_race(server)
    promise = first.update["luck"]
    race_to_the_end(first, second)
    assert commitment(str(first.update["luck"])) == promise


def test_updates_of_a_connection_are_numbered_without_gaps(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    numbers = [json.loads(text)["number"] for text in first.everything if '"type":"update"' in text]
    assert numbers == list(range(1, len(numbers) + 1))


def test_coming_back_shows_the_same_match_with_its_whole_log(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    first.play(do="add", by="1")
    first.close()
    second.until_table(lambda table: as_dict(as_list(table["seats"])[0])["away"] is True)
    again = server.guests[0].join(first.code)
    update = again.until_update()
    assert update["first_event"] == 0
    assert again.log == first.log
    assert again.table["you"] == 0
    second.until_table(lambda table: as_dict(as_list(table["seats"])[0])["away"] is False)


def test_a_match_goes_on_after_the_server_was_restarted(start: Start) -> None:
    server = start()
    first, _ = two_at_a_race(server)
    first.play(do="add", by="2")
    cookies = [guest.cookie() for guest in server.guests]
    server.stop()
    fresh = start()
    chairs = []
    for cookie in cookies:
        guest = fresh.guest()
        guest.http.cookies.set(f"tischlein-{guest.port}", cookie)
        chairs.append(guest.join(first.code))
    for chair in chairs:
        chair.until_update()
    assert as_dict(chairs[1].update["view"])["total"] == 2
    chairs[1].play(do="add", by="1")
    assert as_dict(chairs[1].update["view"])["total"] == 3


def test_an_answer_sent_twice_counts_once_and_is_acknowledged_twice(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    question = first.update["question"]
    assert first.command("do", command="once", question=question, deed={"do": "add", "by": "2"}) == {
        "type": "done",
        "command": "once",
    }
    first.until_update()
    assert first.command("do", command="once", question=question, deed={"do": "add", "by": "2"}) == {
        "type": "done",
        "command": "once",
    }
    second.until_update()
    assert as_dict(second.update["view"])["total"] == 2
    assert second.quiet()


def test_an_answer_sent_again_after_a_restart_is_known(start: Start) -> None:
    server = start()
    first, _ = two_at_a_race(server)
    question = first.update["question"]
    assert first.command("do", command="once", question=question, deed={"do": "add", "by": "2"})["type"] == "done"
    cookie = server.guests[0].cookie()
    server.stop()
    guest = start().guest()
    guest.http.cookies.set(f"tischlein-{guest.port}", cookie)
    again = guest.join(first.code)
    again.until_update()
    assert again.command("do", command="once", question=question, deed={"do": "add", "by": "2"}) == {
        "type": "done",
        "command": "once",
    }
    assert as_dict(again.update["view"])["total"] == 2


def test_an_answer_to_an_old_question_is_stale(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    old = first.update["question"]
    first.play(do="add", by="1")
    second.until_update()
    second.play(do="add", by="1")
    first.until_update()
    assert first.refusal(first.command("do", question=old, deed={"do": "add", "by": "1"})) == "stale_question"
    assert first.refusal(first.command("do", question="", deed={"do": "add", "by": "1"})) == "stale_question"


def test_an_answer_out_of_turn_is_refused(server: RunningServer) -> None:
    _, second = two_at_a_race(server)
    assert second.update["question"] is None
    assert second.update["actions"] == []
    assert second.refusal(second.command("do", question="1.0.0.0", deed={"do": "add", "by": "1"})) == "not_your_turn"


def test_asking_again_sends_the_whole_once_more(server: RunningServer) -> None:
    first, _ = two_at_a_race(server)
    first.play(do="add", by="1")
    first.well("again")
    first.until_table()
    update = first.until_update()
    assert update["first_event"] == 0
    assert len(as_list(update["events"])) == 1


def test_a_spectator_sees_and_may_do_nothing(server: RunningServer) -> None:
    first, _ = two_at_a_race(server)
    watcher = server.guest("Cleo").join(first.code)
    update = watcher.until_update()
    assert watcher.table["you"] is None
    assert as_dict(update["view"])["seat"] is None
    assert (update["question"], update["actions"], update["deeds"]) == (None, [], [])
    for deed in ("add", "resign", "offer_draw", "take_back"):
        assert watcher.refusal(watcher.do(do=deed)) == "not_seated"
    assert watcher.refusal(watcher.command("rematch")) == "not_seated"
    first.until_table(lambda table: table["watching"] == 1)


def test_resigning_ends_the_match(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    assert "resign" in as_words(second.update["deeds"])
    second.play(do="resign")
    first.until_update()
    assert as_dict(first.update["result"])["places"] == [1, 2]
    assert as_dict(first.update["result"])["reason"] == "resigned"
    assert first.refusal(first.do(do="add", by="1")) == "match_over"
    assert first.refusal(first.do(do="take_back")) == "match_over"


def test_a_draw_needs_both(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    first.play(do="offer_draw")
    second.until_update()
    assert as_dict(second.update["asks"])["draw"] == [0]
    second.play(do="decline")
    first.until_update()
    assert first.update["result"] is None
    first.play(do="offer_draw")
    second.until_update()
    second.play(do="offer_draw")
    assert as_dict(second.update["result"])["reason"] == "draw_agreed"


def test_a_step_is_taken_back_at_once_while_nobody_answered(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    first.play(do="add", by="2")
    assert "take_back" in as_words(first.update["deeds"])
    first.play(do="take_back")
    assert first.update["took_back"] is True
    assert first.update["first_event"] == 0
    assert as_dict(first.update["view"])["total"] == 0
    second.until_update(lambda update: update["took_back"] is True)
    assert [event["name"] for event in second.log] == ["took_back"]
    first.play(do="add", by="1")


def test_beyond_that_a_take_back_is_asked_for(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    first.play(do="add", by="2")
    second.until_update()
    second.play(do="add", by="1")
    first.until_update()
    assert "ask_back" in as_words(first.update["deeds"])
    first.play(do="ask_back")
    second.until_update()
    assert "agree_back" in as_words(second.update["deeds"])
    second.play(do="agree_back")
    first.until_update()
    assert as_dict(first.update["view"])["total"] == 0


def test_a_rematch_keeps_the_seats_and_the_loser_begins(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    assert first.refusal(first.command("rematch")) == "match_not_over"
    race_to_the_end(first, second)
    second.well("rematch")
    first.well("rematch")
    update = second.until_update(lambda update: update["match"] == 2)
    assert (update["match"], update["first_event"], update["events"]) == (2, 0, [])
    assert as_dict(update["turn"])["seats"] == [1]
    first.until_update(lambda update: update["match"] == 2)
    assert first.table["you"] == 0


@pytest.mark.parametrize("deed", [{"do": "resign", "now": 1}, {"do": "add"}, {"do": "fly"}, {"do": "add", "by": 1}, {}])
def test_a_deed_that_is_not_in_the_vocabulary_changes_nothing(server: RunningServer, deed: dict[str, object]) -> None:
    first, second = two_at_a_race(server)
    first.refusal(first.do(**deed))
    assert second.quiet()
    first.play(do="add", by="1")


def test_the_two_parts_of_an_update_are_what_the_protocol_says() -> None:
    head, seen, whole = [msgspec.structs.fields(kind) for kind in (UpdateHead, UpdateBody, messages.Update)]
    assert sorted(part.name for part in (*head, *seen)) == sorted(field.name for field in whole)
    types = {field.name: field.type for field in whole}
    # The answers are written out already, each as what the protocol says.
    assert {part.name for part in (*head, *seen) if part.type != types[part.name]} == {"actions"}


def test_an_update_is_one_object_of_the_protocol(server: RunningServer) -> None:
    first, _ = two_at_a_race(server)
    assert first.update.keys() == {"type", *(field.name for field in msgspec.structs.fields(messages.Update))}
