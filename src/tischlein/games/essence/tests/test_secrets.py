"""Tips and trades stay secret until all are in: not a byte that reaches others depends on what was chosen."""

import msgspec
import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.core.match import Match
from tischlein.core.question import ask
from tischlein.core.state import fingerprint
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.essence.game import GAME
from tischlein.games.essence.tests.table import Stacked, decide, options, seats_of, table, tipping
from tischlein.games.essence.views.view import EssenceView, view


def at_the_first_tip(seed: str, **chosen: object) -> Match:
    match = Match(GAME, options(emblems="dealt", **chosen), 4, seed)
    match.act(match.to_act()[0], match.legal(match.to_act()[0])[0])
    return match


def reaching(match: Match, viewer: Seat | None) -> bytes:
    """Everything of the match that the table can send to a seat, or to the shared screen for None."""
    own: list[object] = [] if viewer is None else [match.legal(viewer), match.may_take_back(viewer)]
    return msgspec.json.encode([match.view(viewer), match.turn().mode, match.turn().seats, match.to_act(), own])


def after_tips(seed: str, tips: dict[Seat, Action]) -> Match:
    match = at_the_first_tip(seed)
    for seat, action in tips.items():
        assert match.act(seat, action) == [], "a secret answer tells nothing"
    return match


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_twins_that_differ_in_a_tip_reach_the_others_byte_for_byte_alike(seed: str) -> None:
    """§19a."""
    first = at_the_first_tip(seed)
    answers = first.legal(2)
    one = after_tips(seed, {0: first.legal(0)[0], 2: answers[0]})
    for other_tip in answers[1:]:
        two = after_tips(seed, {0: first.legal(0)[-1], 2: other_tip})
        for viewer in (1, 3, None):
            assert reaching(one, viewer) == reaching(two, viewer)
        assert fingerprint(one.state) == fingerprint(two.state), "no state has a tip before all are in"


def test_changing_ones_mind_changes_nothing_for_the_others() -> None:
    """§19b."""
    match = at_the_first_tip("mind")
    match.act(2, match.legal(2)[0])
    before = [reaching(match, viewer) for viewer in (0, 1, 3, None)]
    match.act(2, match.legal(2)[1])
    assert [reaching(match, viewer) for viewer in (0, 1, 3, None)] == before


def test_who_has_tipped_is_public_and_may_take_the_tip_back() -> None:
    """§19a, §19b."""
    match = at_the_first_tip("who")
    match.act(2, match.legal(2)[0])
    assert match.to_act() == [0, 1, 3]
    match.take_back(2)
    assert match.to_act() == [0, 1, 2, 3]


def test_a_bot_gets_the_same_question_whatever_others_have_tipped() -> None:
    first = at_the_first_tip("bot")
    one = after_tips("bot", {0: first.legal(0)[0]})
    two = after_tips("bot", {0: first.legal(0)[1]})
    worlds = [fingerprint(ask(match.state, 1, 9).world) for match in (one, two)]
    assert worlds[0] == worlds[1]


LAST_TURN = {"way": "W16", "active": 0, "concepts": ["y001"], "tips": [0, 0, 0]}


def test_nobody_sees_what_others_trade_until_all_are_done() -> None:
    """§37."""
    seats: list[dict[str, object]] = [{**seat, "coins": {"silver": 6}} for seat in seats_of(3)]
    state, dealer = table(seats, "trade", turns=1, past=[LAST_TURN]), Stacked()
    before = [msgspec.json.encode(view(state, viewer)) for viewer in (1, 2, None)]
    decide(state, 0, dealer, "trade", pay="silver", get="gold")
    assert [msgspec.json.encode(view(state, viewer)) for viewer in (1, 2, None)] == before
    assert dealer.events == []
    own = view(state, 0)
    assert own.seats[0].holdings is not None and own.seats[0].holdings["gold"] == 1
    decide(state, 0, dealer, "finish")
    assert view(state, 1).seats[0].done, "that somebody is done may be seen"
    decide(state, 1, dealer, "finish")
    decide(state, 2, dealer, "finish")
    shown = view(state, 1).seats[0].holdings
    assert shown is not None and (shown["gold"], shown["silver"]) == (1, 4)


def test_the_advice_is_for_its_owner_alone() -> None:
    """§36a."""
    seats: list[dict[str, object]] = [{**seat, "coins": {"silver": 12}} for seat in seats_of(3)]
    state = table(seats, "trade", turns=1, past=[LAST_TURN])
    mine, everybodys = view(state, 0).advice, view(state, None).advice
    assert mine is not None and (mine.points, mine.leftover, len(mine.trades)) == (2, 2, 4)
    assert everybodys is None


def test_covered_achievements_are_shown_to_their_owner_and_to_all_at_the_end() -> None:
    """§A12."""
    seats: list[dict[str, object]] = [{**seat, "coins": {"silver": 2}} for seat in seats_of(3)]
    state = table(seats, "trade", turns=1, past=[LAST_TURN], options={"holdings_visible": False})
    assert [shown.holdings is None for shown in view(state, 1).seats] == [True, False, True]
    for seat in range(3):
        decide(state, seat, Stacked(), "finish")
    assert [shown.points is None for shown in view(state, None).seats] == [False] * 3


def test_a_character_tells_its_leanings_to_all_and_its_nature_to_nobody_else() -> None:
    """§43."""
    state = table([{**seat, "nature": 77} for seat in seats_of(2)], display=["W01", "W02"])
    for viewer in (1, None):
        assert b"77" not in msgspec.json.encode(without_own_nature(view(state, viewer)))
    assert view(state, None).seats[0].character.likes == ["heart", "drive"]


def without_own_nature(shown: EssenceView) -> EssenceView:
    return msgspec.structs.replace(shown, nature=None)


@pytest.mark.parametrize("viewer", [1, None])
def test_who_asked_for_another_concept_stays_secret(viewer: Seat | None) -> None:
    """§19c: seat 0 or seat 2, that is all the same to seat 1."""
    shown = []
    for asking in (0, 2):
        state, dealer = tipping("triangle", "yellow", 3), Stacked("y050")
        pick, swap = [GAME.vocabulary.number({"do": do, "place": "2"}) for do in ("pick", "swap")]
        state.resolve({seat: swap if seat == asking else pick for seat in range(3)}, dealer)
        shown.append(msgspec.json.encode([view(state, viewer), [[one.name, one.facts] for one in dealer.events]]))
    assert shown[0] == shown[1]


def test_an_imagined_world_keeps_how_often_the_others_asked() -> None:
    """§19c."""
    found = set()
    for luck in range(20):
        state = table(
            [{**seat, "swaps": left} for seat, left in zip(seats_of(3), (1, 3, 2), strict=True)],
            display=["W01", "W02"],
            options={"swaps": 3},
        )
        state.redeal(1, QuietDealer(luck))
        assert sum(state.world.swaps) == 6 and state.world.swaps[1] == 3
        found.add(tuple(state.world.swaps))
    assert found == {(0, 3, 3), (1, 3, 2), (2, 3, 1), (3, 3, 0)}
