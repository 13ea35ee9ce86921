"""What a seat may see, and what not."""

from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.games.via_magica.game import GAME
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.tests.table import Stacked, decide, idle, place_all, seat_of, table
from tischlein.games.via_magica.views.view import EffectView, OpeningView, ViaMagicaView, view


def shown(match: Match, seat: int | None) -> ViaMagicaView:
    found = match.view(seat)
    assert isinstance(found, ViaMagicaView)
    return found


def begun() -> Match:
    return Match(GAME, read_options(GAME.options, {}), 3, "views")


def opening_in(state: ViaMagica) -> OpeningView:
    found = view(state, None).opening
    assert found is not None
    return found


def test_only_its_owner_sees_a_hand() -> None:
    """§10.1."""
    match = begun()
    assert len(shown(match, 0).hand) == 6
    assert shown(match, None).hand == []
    for viewer in (1, 2, None):
        others = {*shown(match, viewer).display, *shown(match, viewer).hand}
        assert set(shown(match, viewer).faces) == others


def test_gates_that_were_not_kept_are_known_to_their_owner_only() -> None:
    """§3.4, §10.1."""
    match = begun()
    while match.turn().mode == "each":
        seat = match.to_act()[0]
        match.act(seat, match.legal(seat)[0])
    assert [len(shown(match, seat).aside) for seat in range(3)] == [3, 3, 3]
    assert shown(match, None).aside == []
    assert shown(match, None).discarded == 9


def test_each_seat_is_asked_its_own_question() -> None:
    state = table(seat_of("V10[.w]", "V01", "V02"), idle(1))
    assert [view(state, seat).ask for seat in (0, 1, None)] == ["place", "place", ""]
    place_all(state, Stacked(), seat0="a1")
    assert [view(state, seat).ask for seat in (0, 1, None)] == ["take_gate", "", ""]
    assert opening_in(state).seat == 0


def test_the_offered_reward_and_the_placements_left_are_named() -> None:
    state, dealer = table(seat_of("Y09[aaa.]", "V10[.w]", "V11[aa..]"), idle(0), token="life"), Stacked()
    place_all(state, dealer, seat0="a4")
    assert (opening_in(state).gate, opening_in(state).left) == ("Y09", 2)
    decide(state, 0, dealer, "place", to="b1")
    assert opening_in(state).left == 1
    assert view(state, 0).areas[0].zone[1].pending
    decide(state, 0, dealer, "skip")
    decide(state, 0, dealer, "take", gate="V09")
    decide(state, 0, dealer, "take", gate="B06")
    assert (opening_in(state).gate, opening_in(state).reward) == ("", "count2")


def test_the_face_of_a_gate_tells_its_effect() -> None:
    faces = view(table(seat_of("Y09", "G03", "B01"), idle(1)), 0).faces
    assert faces["Y09"].effect == EffectView("place_crystals", animus="air", count=2)
    assert faces["G03"].effect == EffectView("score_per_space", animus="shadow", each=4)
    assert faces["B01"].effect == EffectView("animus_is_wild", animus="air")
    assert faces["B01"].spaces == ["fire", "fire", "shadow", "shadow"]


def test_points_are_shown_as_if_the_match_ended_now() -> None:
    """§9.5."""
    state = table(seat_of("V10", "V01", "V02", opened=["G01", "Y12"]), idle(1))
    points = view(state, 1).areas[0].points
    assert (points["green"], points["yellow"]) == (3, 3)
    assert [(gate.gate, gate.points) for gate in view(state, 1).areas[0].opened] == [("G01", 3), ("Y12", 3)]


def test_everybody_may_count_the_tokens_in_the_bag() -> None:
    """§A25."""
    state = table(idle(0), idle(1), token="air", drawn=["fire", "fire", "air"])
    for viewer in (0, 1, None):
        seen = {token.animus: (token.in_bag, token.drawn) for token in view(state, viewer).bag}
        assert (seen["fire"], seen["air"], seen["wild"]) == ((0, 2), (5, 1), (2, 0))
