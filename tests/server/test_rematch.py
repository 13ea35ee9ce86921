"""A rematch begins when everybody at the table wants it."""

from tests.server.conftest import RunningServer
from tests.server.guests import as_list
from tests.server.test_matches import race_to_the_end, two_at_a_race


def test_a_rematch_waits_for_everybody_and_all_see_who_wants_it(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    second.well("rematch")
    first.until_table(lambda table: table["rematch"] == [1])
    second.well("rematch")
    assert second.table["match"] == 1, "a second yes of the same person is no consent of the other"
    first.well("rematch")
    first.until_table(lambda table: table["match"] == 2)
    assert first.table["rematch"] == []


def test_only_the_host_starts_a_rematch_without_those_who_are_away(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    assert second.refusal(second.command("rematch", without_away=True)) == "host_only"
    first.well("rematch", without_away=True)
    assert first.table["match"] == 1, "the other is here, and has not been asked yet"
    second.close()
    first.until_table(lambda table: as_list(table["seats"])[1]["away"] is True)
    first.well("rematch")
    assert first.table["match"] == 1, "somebody who is away is waited for, unless the host says otherwise"
    first.well("rematch", without_away=True)
    first.until_table(lambda table: table["match"] == 2)


def test_a_rematch_without_somebody_is_played_against_a_bot_that_keeps_the_seat(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    second.well("stand")
    first.well("rematch")
    first.well("rematch", without_away=True)
    first.until_table(lambda table: table["match"] == 2)
    assert [seat["kind"] for seat in as_list(first.table["seats"])] == ["person", "bot"], (
        "no match waits for an empty chair"
    )
    second.well("sit", seat=1, name="Ben")
    first.until_table(lambda table: as_list(table["seats"])[1]["kind"] == "person")


def test_who_leaves_after_the_end_has_not_agreed(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    race_to_the_end(first, second)
    second.well("rematch")
    second.well("stand")
    first.well("rematch")
    assert (first.table["match"], first.table["phase"]) == (1, "over")


def test_alone_against_bots_a_rematch_begins_at_once(server: RunningServer) -> None:
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, "random"], start=True))
    chair.until_update()
    chair.play(do="resign")
    chair.well("rematch")
    chair.until_table(lambda table: table["match"] == 2)
