"""Around the match: seats, options, bots, host, passes."""

import json

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Chair, Json, as_dict, as_list
from tests.server.test_matches import two_at_a_race


def seat_card(chair: Chair, seat: int) -> Json:
    return as_dict(as_list(chair.table["seats"])[seat])


def test_whoever_opens_a_table_sits_first_and_is_host(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, None]))
    chair.until_table()
    assert (chair.table["you"], chair.table["host"], chair.table["phase"]) == (0, True, "lobby")
    assert [seat["kind"] for seat in as_list(chair.table["seats"])] == ["person", "empty"]


def test_who_has_no_name_gets_one_with_the_first_table_and_who_has_one_keeps_it(server: RunningServer) -> None:
    guest = server.guest()
    guest.post("/api/me", {"name": ""})
    guest.open("race", [None, None], name="Guest")
    assert guest.post("/api/me", {"name": ""}).json()["name"] == "Guest"
    guest.open("race", [None, None], name="Other")
    assert guest.post("/api/me", {"name": ""}).json()["name"] == "Guest"


def test_with_a_bot_and_start_the_match_begins_at_once(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, "random"], start=True))
    assert chair.until_update()["match"] == 1


@pytest.mark.parametrize("bots", [[None, None], [None, "random"], ["random", None]])
def test_who_opens_a_table_is_told_at_once_what_the_connection_tells_first(
    server: RunningServer, bots: list[str | None]
) -> None:
    """Nobody has come with it: a bot that begins does not think before somebody is there."""
    anna = server.guest("Anna")
    wanted = {"game": "race", "bots": bots, "options": {"goal": 40}, "start": True}
    opened = anna.post("/api/tables", wanted).json()
    chair = anna.join(opened["code"])
    chair.until_table()
    told = [chair.table]
    if None not in bots[1:] or bots[0] is not None:
        chair.until_update()
        told.append(chair.update)
    assert opened["first"] == told


def test_a_table_is_not_started_with_an_empty_seat(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, None], start=True))
    answer = chair.command("start")
    assert (answer["reason"], answer["facts"]) == ("seats_open", {"seats": [1]})


@pytest.mark.parametrize(
    "command",
    [
        {"type": "start"},
        {"type": "choose", "options": {"goal": 6}},
        {"type": "seats", "count": 2},
        {"type": "bot", "seat": 1, "bot": "random"},
        {"type": "clear", "seat": 0},
    ],
)
def test_only_the_host_arranges_the_table(server: RunningServer, command: dict[str, object]) -> None:
    anna = server.guest("Anna")
    code = anna.open("race", [None, None])
    anna.join(code).until_table()
    ben = server.guest("Ben").join(code)
    fields = {name: value for name, value in command.items() if name != "type"}
    assert ben.refusal(ben.command(str(command["type"]), **fields)) == "host_only"


def test_when_the_host_is_gone_the_first_seated_person_is_host(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("race", [None, None])
    host = anna.join(code)
    ben = server.guest("Ben").join(code)
    ben.well("sit", seat=1, name="Ben")
    assert ben.table["host"] is False
    host.close()
    ben.until_table(lambda table: table["host"] is True)
    ben.well("clear", seat=0)


def test_options_are_chosen_before_the_match_and_never_after(server: RunningServer) -> None:
    first, _ = two_at_a_race(server, goal=40)
    assert first.refusal(first.command("choose", options={"goal": 10})) == "match_has_begun"
    assert as_dict(first.table["options"])["goal"] == 40


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"speed": 1}, "unknown_option"),
        ({"starts": "second"}, "unknown_option"),
        ({"goal": 7}, "unknown_option_value"),
        ({"goal": "10"}, "unknown_option_value"),
        ({"goal": True}, "unknown_option_value"),
    ],
)
def test_unknown_options_are_refused_with_what_is_valid(
    server: RunningServer, options: dict[str, object], reason: str
) -> None:
    anna = server.guest("Anna")
    refused = anna.post("/api/tables", {"game": "race", "bots": [None, None], "options": options})
    assert (refused.status_code, refused.json()["reason"]) == (400, reason)
    chair = anna.join(anna.open("race", [None, None]))
    answer = chair.command("choose", options=options)
    assert answer["reason"] == reason
    assert as_dict(answer["facts"])["valid"]


def test_seats_are_added_and_taken_away_but_not_from_under_a_person(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("bids", [None, None])
    chair = anna.join(code)
    chair.well("seats", count=4)
    chair.until_table(lambda table: len(as_list(table["seats"])) == 4)
    ben = server.guest("Ben").join(code)
    ben.well("sit", seat=3, name="Ben")
    assert chair.refusal(chair.command("seats", count=3)) == "seat_taken"
    assert chair.refusal(chair.command("seats", count=5)) == "wrong_number_of_seats"
    ben.well("stand")
    chair.well("seats", count=2)


def test_a_taken_seat_stays_taken(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("race", [None, "random"])
    ben = server.guest("Ben").join(code)
    for seat in (0, 1):
        assert ben.refusal(ben.command("sit", seat=seat, name="Ben")) == "seat_taken"
    for seat in (-1, 2, 10**30):
        assert ben.refusal(ben.command("sit", seat=seat, name="Ben")) == "no_such_seat"


def test_somebody_who_moves_to_another_seat_leaves_the_first(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, None]))
    chair.well("sit", seat=1, name="Anna")
    chair.until_table(lambda table: table["you"] == 1)
    assert seat_card(chair, 0)["kind"] == "empty"


def test_an_abandoned_seat_is_kept_by_a_bot_and_taken_back_by_sitting(server: RunningServer) -> None:
    first, second = two_at_a_race(server, goal=40)
    assert first.refusal(first.command("bot", seat=1, bot="random")) == "seat_taken"
    second.well("stand")
    second.until_table(lambda table: table["you"] is None)
    assert seat_card(second, 1)["yours"] is True
    first.until_table(lambda table: as_dict(as_list(table["seats"])[1])["away"] is True)
    first.well("bot", seat=1, bot="random")
    first.play(do="add", by="1")
    first.until_update(lambda update: update["question"] is not None)
    stranger = server.guest("Cleo").join(first.code)
    assert stranger.refusal(stranger.command("sit", seat=1, name="Cleo")) == "seat_taken"
    second.well("sit", seat=1, name="Ben")
    second.until_table(lambda table: table["you"] == 1)
    first.play(do="add", by="1")
    second.until_update(lambda update: update["question"] is not None)
    second.play(do="add", by="1")


def test_somebody_who_closed_the_browser_can_be_replaced_too(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    second.close()
    first.until_table(lambda table: as_dict(as_list(table["seats"])[1])["away"] is True)
    first.well("bot", seat=1, bot="level1")
    back = server.guests[1].join(first.code)
    back.until_table()
    assert (back.table["you"], seat_card(back, 1)["yours"], seat_card(back, 1)["name"]) == (None, True, "Ben")


def test_a_seat_moves_to_another_device_by_a_pass_that_works_once(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    given = server.guests[1].post(f"/api/tables/{first.code}/pass", {}).json()
    assert given["link"].endswith(f"/t/{first.code}#pass={given['token']}")
    assert given["qr"].startswith("data:image/svg+xml")
    phone = server.guest()
    phone.post("/api/me", {})
    claimed = phone.post(f"/api/tables/{first.code}/claim", {"token": given["token"]})
    assert claimed.json() == {"code": first.code, "first": []}
    second.until_table(lambda table: table["you"] is None)
    chair = phone.join(first.code)
    chair.until_update()
    assert (chair.table["you"], seat_card(chair, 1)["name"]) == (1, "Ben")
    thief = server.guest("Eve")
    again = thief.post(f"/api/tables/{first.code}/claim", {"token": given["token"]})
    assert (again.status_code, again.json()["reason"]) == (400, "pass_invalid")


def test_a_pass_of_one_table_opens_no_seat_at_another(server: RunningServer) -> None:
    first, _ = two_at_a_race(server)
    other, _ = two_at_a_race(server)
    token = server.guests[0].post(f"/api/tables/{first.code}/pass", {}).json()["token"]
    eve = server.guest("Eve")
    assert eve.post(f"/api/tables/{other.code}/claim", {"token": token}).json()["reason"] == "pass_invalid"


def test_an_old_pass_is_worth_nothing(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = two_at_a_race(server)
    monkeypatch.setattr("tischlein.server.http.lobby.PASS_SECONDS", -1)
    token = server.guests[0].post(f"/api/tables/{first.code}/pass", {}).json()["token"]
    eve = server.guest("Eve")
    assert eve.post(f"/api/tables/{first.code}/claim", {"token": token}).json()["reason"] == "pass_invalid"


def test_only_who_sits_gets_a_pass(server: RunningServer) -> None:
    first, _ = two_at_a_race(server)
    assert server.guest("Eve").post(f"/api/tables/{first.code}/pass", {}).json()["reason"] == "not_seated"


def test_my_tables_are_listed_newest_first_with_whose_turn_it_is(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    anna, ben = server.guests
    anna.open("race", [None, "level1"])
    cards = anna.get("/api/tables").json()
    assert [card["phase"] for card in cards] == ["lobby", "playing"]
    assert [card["players"] for card in cards] == [["Anna", "bot:level1"], ["Anna", "Ben"]]
    assert (cards[1]["my_turn"], ben.get("/api/tables").json()[0]["my_turn"]) == (True, False)
    first.play(do="add", by="1")
    assert ben.get("/api/tables").json()[0]["my_turn"] is True
    assert second.code == cards[1]["code"]


def test_an_invitation_names_an_address_that_others_can_reach(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, None]))
    chair.until_table()
    assert chair.table["link"] == f"http://192.0.2.7:{server.port}/t/{chair.code}"
    picture = anna.get(f"/api/tables/{chair.code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert "style=" not in picture.text


def test_a_code_may_be_typed_in_small_letters(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("race", [None, None])
    assert server.guest("Ben").join(code.lower()).until_table()["code"] == code


def test_everybody_sees_a_new_name(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    first.well("rename", name="  Anna   Lena ")
    second.until_table(lambda table: as_dict(as_list(table["seats"])[0])["name"] == "Anna Lena")


def test_a_repeated_command_gets_the_same_answer(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, "random"]))
    assert chair.command("start", command="begin")["type"] == "done"
    assert chair.command("start", command="begin")["type"] == "done"
    refused = chair.command("start", command="other")
    assert chair.command("start", command="other") == refused
    assert refused["reason"] == "match_has_begun"


def test_no_message_names_a_session(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    everything = "".join(first.everything + second.everything)
    for guest in server.guests:
        assert guest.cookie() not in everything
    ids = [seat.person for table in server.services.tables.in_memory() for seat in table.row.seats if seat.person]
    assert ids
    assert all(id not in everything for id in ids)
    assert json.loads(first.everything[0])["type"] == "table"
