"""Hints at a table: for the seat that is asked, as many as the host allows, charged once, and nobody else's affair."""

import time

from tests.server.conftest import RunningServer, Start, patient_with
from tests.server.guests import Chair, Guest, Json, as_dict, as_list, drain
from tischlein.server.move.hints import ALLOWED_ALONE, UNLIMITED

PATIENCE = 60.0


def ask(guest: Guest, code: str, query: str = "") -> Json:
    return as_dict(guest.post(f"/api/tables/{code}/hint{query}", {}).json())


def hinted(guest: Guest, code: str, query: str = "") -> Json:
    """Asks until it is there, or refused."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        state = ask(guest, code, query)
        if state.get("hint") is not None or state.get("type") == "refused":
            return state
        assert state["place"] == 0
        time.sleep(0.05)
    raise AssertionError("the hint was never made")


def two_at(server: RunningServer, game: str, hints: int, **options: object) -> tuple[Chair, Chair]:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    bots: list[str | None] = [None] * 2
    code = anna.open(game, bots, options=options)
    first, second = anna.join(code), ben.join(code)
    first.until_table()
    first.well("hints", count=hints)
    second.well("sit", seat=1, name="Ben")
    first.well("start")
    for chair in (first, second):
        chair.until_update()
        drain(chair)
    return first, second


def guests_of(server: RunningServer) -> tuple[Guest, Guest]:
    return server.guests[0], server.guests[1]


def test_who_is_asked_gets_an_answer_that_is_legal_and_it_counts(server: RunningServer) -> None:
    first, second = two_at(server, "race", 3)
    anna, _ = guests_of(server)
    state = hinted(anna, first.code)
    assert as_dict(state["hint"])["action"] in as_list(first.update["actions"])
    assert state["left"] == 2
    for chair in (first, second):
        assert chair.until_table(lambda table: table["hints_left"] == [2, 3])["hints"] == 3


def test_the_same_question_gets_the_same_hint_for_nothing(server: RunningServer) -> None:
    first, _ = two_at(server, "race", 3)
    anna, _ = guests_of(server)
    once = hinted(anna, first.code)
    assert [hinted(anna, first.code) for _ in range(3)] == [once] * 3
    first.play(do="add", by="1")
    first.play(do="take_back")
    assert hinted(anna, first.code) == once, "the question is the same as before"


def test_a_hint_is_kept_over_a_restart(start: Start) -> None:
    server = start()
    first, _ = two_at(server, "race", 3)
    anna, _ = guests_of(server)
    once, cookie = hinted(anna, first.code), anna.cookie()
    server.stop()
    again = start()
    anna = again.guest()
    anna.http.cookies.set(f"tischlein-{again.port}", cookie)
    assert ask(anna, first.code) == once
    chair = anna.join(first.code)
    assert chair.until_table()["hints_left"] == [2, 3]


def test_when_they_are_used_up_there_are_no_more_until_the_next_match(server: RunningServer) -> None:
    first, second = two_at(server, "race", 3)
    anna, _ = guests_of(server)
    for left in (2, 1, 0):
        assert hinted(anna, first.code)["left"] == left
        first.play(do="add", by="1")
        second.once(lambda update: update["question"] is not None)
        second.play(do="add", by="1")
        first.once(lambda update: update["question"] is not None)
    assert hinted(anna, first.code)["reason"] == "no_hints_left"
    first.play(do="resign")
    assert ask(anna, first.code)["reason"] == "match_over"
    first.well("rematch")
    second.well("rematch")
    first.until_table(lambda table: table["hints_left"] == [3, 3])


def test_as_many_as_one_likes_are_not_counted(server: RunningServer) -> None:
    first, _ = two_at(server, "race", UNLIMITED)
    anna, _ = guests_of(server)
    assert hinted(anna, first.code)["left"] == UNLIMITED
    assert first.table["hints_left"] == [UNLIMITED] * 2


def test_there_are_none_while_the_host_has_them_off(server: RunningServer) -> None:
    first, _ = two_at(server, "race", 0)
    assert ask(server.guests[0], first.code)["reason"] == "hints_off"


def test_only_the_host_allows_them_and_only_before_the_match(server: RunningServer) -> None:
    first, second = two_at(server, "race", 3)
    assert first.refusal(first.command("hints", count=10)) == "match_has_begun"
    assert second.refusal(second.command("hints", count=10)) == "host_only"


def test_a_number_that_is_not_offered_is_refused(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, None]))
    for count in (1, -2, 10**20):
        answer = chair.command("hints", count=count)
        assert chair.refusal(answer) in ("wrong_number_of_hints", "malformed")


def test_alone_against_computers_there_are_some_and_otherwise_none_until_the_host_says_so(
    server: RunningServer,
) -> None:
    anna = server.guest("Anna")
    for bots, hints in (([None, "random"], ALLOWED_ALONE), ([None, None], 0)):
        chair = anna.join(anna.open("race", bots))  # type: ignore[arg-type]
        assert chair.until_table()["hints"] == hints


def test_nobody_gets_a_hint_for_another_seat_or_out_of_turn(server: RunningServer) -> None:
    first, _ = two_at(server, "race", 3)
    anna, ben = guests_of(server)
    cleo = server.guest("Cleo")
    assert ask(cleo, first.code)["reason"] == "not_seated"
    assert ask(ben, first.code, "?seat=0")["reason"] == "not_your_seat"
    assert ask(ben, first.code)["reason"] == "not_your_turn"
    assert ask(anna, "ABCDEFGH")["reason"] == "no_such_table"
    cleo.http.cookies.clear()
    assert ask(cleo, first.code)["reason"] == "no_session"


def test_a_forced_answer_needs_no_hint(server: RunningServer) -> None:
    first, second = two_at(server, "bids", 3)
    for _ in range(2):
        for chair in (first, second):
            hand = as_list(as_dict(chair.update["view"])["hand"])
            chair.play(do="bid", card=hand[0])
        for chair in (first, second):
            chair.once(lambda update: update["question"] is not None and not update["answered"])
    assert ask(server.guests[0], first.code)["reason"] == "only_one_answer"


def test_in_a_secret_turn_nobody_learns_that_somebody_asked(server: RunningServer) -> None:
    first, second = two_at(server, "bids", 3)
    anna, _ = guests_of(server)
    watcher = server.guest("Cleo").join(first.code)
    for chair in (first, second, watcher):
        drain(chair)
    began = time.monotonic()
    assert hinted(anna, first.code)["left"] == 2
    least = server.services.settings.limits.secret_hint_seconds
    assert time.monotonic() - began >= least, "as long as if somebody had asked before"
    assert first.until_table()["hints_left"] == [2, 3], "my own figure is known to me"
    for chair in (second, watcher):
        assert chair.quiet(0.5), "not a byte"
        chair.well("again")
        assert chair.until_table()["hints_left"] == [3, 3], "nor in what they ask for again"
        chair.until_update()
    for chair in (first, second):
        hand = as_list(as_dict(chair.update["view"])["hand"])
        chair.play(do="bid", card=hand[0])
    for chair in (second, watcher):
        if chair.table["hints_left"] != [2, 3]:
            assert chair.until_table()["hints_left"] == [2, 3], "when all have answered it counts"


def test_who_answers_before_the_hint_is_there_pays_nothing(start: Start) -> None:
    server = start(limits=patient_with(secret_hint_seconds=0.5))
    first, second = two_at(server, "bids", 3)
    anna, _ = guests_of(server)
    assert ask(anna, first.code)["hint"] is None
    for chair in (first, second):
        hand = as_list(as_dict(chair.update["view"])["hand"])
        chair.play(do="bid", card=hand[0])
    first.once(lambda update: update["question"] is not None and not update["answered"])
    while server.services.hints.busy:
        time.sleep(0.05)
    assert hinted(anna, first.code)["left"] == 2


def test_a_worker_that_hangs_or_dies_costs_a_sentence_and_no_hint(start: Start) -> None:
    """With this goal some answers raise and others never end, and the coach imagines them all."""
    server = start(limits=patient_with(hint_deadline=3))
    first, _ = two_at(server, "race", 3, goal=6)
    anna, _ = guests_of(server)
    assert hinted(anna, first.code)["reason"] == "no_hint_now"
    assert first.table["hints_left"] == [3, 3]
    first.play(do="add", by="1")


def test_a_guest_may_have_so_many_made_and_ask_for_them_as_often_as_it_likes(start: Start) -> None:
    server = start(limits=patient_with(hints_per_minute=1))
    first, second = two_at(server, "race", 3)
    anna, _ = guests_of(server)
    once = hinted(anna, first.code)
    first.play(do="add", by="1")
    second.once(lambda update: update["question"] is not None)
    second.play(do="add", by="1")
    first.once(lambda update: update["question"] is not None)
    assert hinted(anna, first.code)["reason"] == "too_fast"
    assert once["left"] == 2
