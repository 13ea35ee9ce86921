"""Secret tips at a running table: what others receive says who has tipped, and nothing else."""

from tests.server.conftest import RunningServer
from tests.server.guests import Chair, Json, as_dict, as_list
from tests.server.test_secrets import drain, updates_of


def at_the_first_tip(server: RunningServer) -> list[Chair]:
    """Anna, Ben and Cleo at a match of Essence, and Dora who watches; Anna has chosen a way card."""
    anna = server.guest("Anna")
    code = anna.open("essence", [None, None, None], options={"emblems": "dealt", "start_player": "first_seat"})
    chairs = [anna.join(code), *[server.guest(name).join(code) for name in ("Ben", "Cleo", "Dora")]]
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        chairs[seat].well("sit", seat=seat, name=name)
    chairs[0].well("start")
    chairs[0].once(lambda update: as_dict(update["view"])["phase"] == "choose")
    chairs[0].play(**as_list(chairs[0].update["actions"])[0])
    for chair in chairs:
        chair.once(lambda update: as_dict(update["view"])["phase"] == "tip")
        drain(chair)
        chair.everything.clear()
    return chairs


def tips(chair: Chair) -> list[Json]:
    return [action for action in as_list(chair.update["actions"]) if action["do"] in ("pick", "rate", "name")]


def without_progress(update: Json) -> Json:
    return {key: value for key, value in update.items() if key not in ("number", "turn")}


def test_a_tip_and_a_second_thought_reach_nobody_else(server: RunningServer) -> None:
    anna, ben, cleo, dora = at_the_first_tip(server)
    before = [without_progress(chair.update) for chair in (anna, cleo, dora)]
    ben.play(**tips(ben)[0])
    for chair, then in zip((anna, cleo, dora), before, strict=True):
        chair.once(lambda update: as_dict(update["turn"])["waiting_for"] == [0, 2])
        told = without_progress(chair.update)
        assert {**told, "events": [], "first_event": 0} == {**then, "events": [], "first_event": 0}
        assert told["events"] == []
        drain(chair)
        chair.everything.clear()
    again = ben.command("do", deed=tips(ben)[1], question=ben.update["question"])
    assert again["type"] == "done"
    for chair in (anna, cleo, dora):
        assert chair.quiet(), "not even that Ben has changed his mind"


def test_all_tips_are_shown_at_once_when_the_last_one_is_in(server: RunningServer) -> None:
    anna, ben, cleo, dora = at_the_first_tip(server)
    for chair in (anna, ben, cleo):
        chair.play(**tips(chair)[0])
    for chair in (anna, ben, cleo, dora):
        chair.once(lambda update: as_dict(update["view"])["phase"] in ("talk", "take"))
    for update in updates_of(dora):
        reveal = as_dict(update["view"])["reveal"]
        assert reveal is None or len(as_list(as_dict(reveal)["tips"])) == 3
