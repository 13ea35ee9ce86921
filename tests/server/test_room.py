"""One room: a shared screen that only shows, and several people who share one device."""

import json

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Chair, Guest, Json, as_dict, as_list


def updates_of(chair: Chair) -> list[Json]:
    return [message for message in map(json.loads, chair.everything) if message["type"] == "update"]


def hand(update: Json) -> list[object]:
    return list(as_list(as_dict(update["view"])["hand"]))


def shared_device(server: RunningServer, bots: list[str | None] | None = None) -> tuple[Guest, Chair]:
    """Anna opens a table of bids and Ben sits down beside her, at the same device; the match has begun."""
    anna = server.guest("Anna")
    device = anna.join(anna.open("bids", bots or [None, None]))
    device.well("beside", seat=1, name="Ben")
    device.well("start")
    device.until_update()
    return anna, device


def look(device: Chair, seat: int | None) -> Json:
    device.well("look", seat=seat)
    return device.once(lambda update: update["seat"] == seat)


def test_a_screen_is_told_exactly_what_a_spectator_is_told_even_on_a_players_own_device(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("bids", [None, "random"])
    player, screen, watcher = anna.join(code), anna.join(code, "screen"), server.guest("Cleo").join(code)
    screen.until_table()
    watcher.until_table()
    player.well("start")
    player.until_update()
    while player.update["result"] is None:
        player.play(**as_list(player.update["actions"])[0])
        player.once(lambda update: not update["answered"])
    for chair in (screen, watcher):
        chair.once(lambda update: update["result"] is not None)
    assert updates_of(screen) == updates_of(watcher)
    assert all(hand(update) == [] and update["seat"] is None for update in updates_of(screen))
    assert (screen.table["you"], screen.table["mine"]) == (None, [])


def test_nobody_sits_at_a_screen_and_nothing_is_played_there(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("bids", [None, "random"], start=True)
    player, screen = anna.join(code), anna.join(code, "screen")
    player.until_update()
    screen.until_update()
    wishes: list[dict[str, object]] = [
        {"type": "do", "deed": as_list(player.update["actions"])[0], "question": player.update["question"], "seat": 0},
        {"type": "stand"},
        {"type": "sit", "seat": 0, "name": "Eve"},
        {"type": "beside", "seat": 0, "name": "Eve"},
        {"type": "rename", "name": "Eve"},
    ]
    for wish in wishes:
        fields = {name: value for name, value in wish.items() if name != "type"}
        assert screen.refusal(screen.command(str(wish["type"]), **fields)) == "screen_only_shows"
    assert screen.refusal(screen.command("look", seat=0)) == "not_your_seat"


def test_a_player_whose_only_open_page_is_a_screen_is_away(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    code = anna.open("race", [None, None])
    phone, screen, other = anna.join(code), anna.join(code, "screen"), ben.join(code)
    screen.until_table()
    other.until_table()
    phone.close()
    other.until_table(lambda table: as_list(table["seats"])[0]["away"] is True)
    assert other.table["watching"] == 1, "Ben looks on; the screen on the wall is nobody"


def test_the_host_starts_the_match_from_the_screen(server: RunningServer) -> None:
    anna = server.guest("Anna")
    screen = anna.join(anna.open("race", [None, "random"]), "screen")
    screen.well("start")
    assert screen.until_update()["seat"] is None


def test_whoever_holds_several_seats_sees_none_of_them_before_choosing(server: RunningServer) -> None:
    _, device = shared_device(server)
    assert (device.table["mine"], device.table["you"]) == ([0, 1], None)
    assert device.update["seat"] is None and hand(device.update) == [] and device.update["actions"] == []


def test_a_device_sees_one_seat_at_a_time_and_each_only_after_asking_for_it(server: RunningServer) -> None:
    _, device = shared_device(server)
    seen = []
    for seat in (0, 1, None, 0):
        device.everything.clear()
        update = look(device, seat)
        assert {told["seat"] for told in updates_of(device)} == {seat}
        assert update["first_event"] == 0, "with the log that this seat may hear, whole"
        seen.append(hand(update))
    assert seen[0] == seen[3] != [] and seen[1] != [] and seen[2] == []


def test_an_answer_brings_nothing_of_the_next_seat_before_the_curtain_is_lifted(server: RunningServer) -> None:
    _, device = shared_device(server)
    look(device, 0)
    device.everything.clear()
    device.play(**as_list(device.update["actions"])[0])
    device.well("look", seat=None)
    device.once(lambda update: update["seat"] is None)
    assert 1 not in {update["seat"] for update in updates_of(device)}
    assert as_dict(device.update["turn"])["waiting_for"] == [1]


def test_two_at_one_device_play_a_whole_match_one_after_the_other(server: RunningServer) -> None:
    _, device = shared_device(server)
    while device.update["result"] is None:
        seat = as_list(as_dict(device.update["turn"])["waiting_for"])[0]
        device.play(**as_list(look(device, int(str(seat)))["actions"])[0])
    assert as_dict(device.update["result"])["places"]


def test_a_secret_answer_taken_back_at_a_shared_device_shows_the_other_seat_nothing(server: RunningServer) -> None:
    _, device = shared_device(server)
    look(device, 0)
    device.play(**as_list(device.update["actions"])[0])
    before = look(device, 1)
    look(device, 0)
    device.play(do="take_back")
    after = look(device, 1)
    changed = [name for name in after if after[name] != before[name] and name not in ("number", "turn")]
    assert changed == [], "only who is waited for"


def test_a_seat_of_somebody_else_can_be_neither_looked_through_nor_played(server: RunningServer) -> None:
    anna, device = shared_device(server, [None, None, "random"])
    ben = server.guest("Cleo").join(device.code)
    ben.until_update()
    for chair, seat in ((device, 2), (ben, 0), (ben, 1), (device, 7), (device, -1)):
        assert chair.refusal(chair.command("look", seat=seat)) == "not_your_seat"
        assert updates_of(chair)[-1]["seat"] is None
    look(device, 0)
    card = as_list(device.update["actions"])[0]
    stolen = device.command("do", deed=card, question=device.update["question"], seat=2)
    assert device.refusal(stolen) == "not_your_seat"
    watching = ben.command("do", deed=card, question=device.update["question"], seat=0)
    assert ben.refusal(watching) == "not_seated"
    foreign = server.guest("Eve").join(device.code, "0")
    assert foreign.until_update()["seat"] is None, "not by the address either"
    assert anna.join(device.code, "1").until_update()["seat"] == 1, "one's own seat can be come back to"


def test_behind_the_curtain_nobody_answers(server: RunningServer) -> None:
    _, device = shared_device(server)
    update = look(device, 0)
    look(device, None)
    answer = device.command("do", deed=as_list(update["actions"])[0], question=update["question"])
    assert device.refusal(answer) == "not_seated"
    answer = device.command("do", deed=as_list(update["actions"])[0], question=update["question"], seat=0)
    assert answer["type"] == "done", "an answer that was on its way names its seat and counts"


def test_a_repeated_look_looks_again(server: RunningServer) -> None:
    """After a reconnect the same wish comes over another line: an old acknowledgement would leave it blind."""
    anna, device = shared_device(server)
    device.well("look", seat=0, command="once")
    again = anna.join(device.code)
    again.until_update()
    again.well("look", seat=0, command="once")
    assert again.once(lambda update: update["seat"] == 0)


def test_one_of_two_at_a_device_stands_up_or_both_do(server: RunningServer) -> None:
    anna = server.guest("Anna")
    device = anna.join(anna.open("bids", [None, None, None]))
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        device.well("beside", seat=seat, name=name)
    assert device.refusal(device.command("beside", seat=1, name="Dora")) == "seat_taken"
    device.well("rename", seat=2, name="Clara")
    device.well("stand", seat=1)
    device.until_table(lambda table: table["mine"] == [0, 2])
    assert [seat["name"] for seat in as_list(device.table["seats"])] == ["Anna", "", "Clara"]
    device.well("stand")
    device.until_table(lambda table: table["mine"] == [])


def test_a_seat_of_a_shared_device_moves_to_its_own_phone_and_the_host_stays(server: RunningServer) -> None:
    anna, device = shared_device(server, [None, None, "random"])
    ben = server.guest("Ben")
    given = anna.post(f"/api/tables/{device.code}/pass?seat=1", {}).json()
    assert ben.post(f"/api/tables/{device.code}/claim", {"token": given["token"]}).status_code == 200
    phone = ben.join(device.code)
    assert phone.until_update()["seat"] == 1
    device.until_table(lambda table: table["mine"] == [0])
    assert device.table["host"] is True
    foreign = ben.post(f"/api/tables/{device.code}/pass?seat=0", {})
    assert foreign.json()["reason"] == "not_your_seat"


def test_a_seat_that_was_left_is_taken_back_beside_another(server: RunningServer) -> None:
    _, device = shared_device(server)
    device.well("stand", seat=1)
    device.until_table(lambda table: table["mine"] == [0])
    device.well("sit", seat=1, name="Ben")
    device.until_table(lambda table: table["mine"] == [0, 1])


def test_whoever_may_not_watch_is_told_nothing_of_the_table(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = server.guest("Anna").open("race", [None, None])
    monkeypatch.setattr("tischlein.server.move.seating.may_watch", lambda *_: False)
    chair = server.guest("Ben").join(code)
    assert chair.close_code() == 4404
    assert [message for message in chair.everything if "closing" not in message] == []
