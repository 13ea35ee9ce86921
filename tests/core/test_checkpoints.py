"""A match that goes back by its checkpoints is the match that was played again from its start, in everything."""

import contextlib
import random

import pytest

from tests.core.playing import bids, tiles
from tests.toys import EMPTY, TILES, Tiles, lay, tiles_game
from tischlein.catalog import games
from tischlein.core.checkpoints import APART, Checkpoint, Checkpoints
from tischlein.core.dealer import SeededDealer
from tischlein.core.game import Game
from tischlein.core.match import Match, RuleBroken
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

DEEDS = 400
FEW = 16


class Forgetful(Checkpoints):
    """Keeps nothing: every way back begins at the start."""

    def keep(self, count: int, span: int, state: State, dealer: SeededDealer) -> None:
        pass


class Sharing(Checkpoints):
    """Forgets to copy."""

    def keep(self, count: int, span: int, state: State, dealer: SeededDealer) -> None:
        super().keep(count, span, state, dealer)
        self.kept[-1] = Checkpoint(self.kept[-1].count, span, state, dealer)


class OneAfterAnother(Tiles):
    """Side by side, but seat 1 may lay only as many tiles as seat 0: what no rules may do."""

    def legal(self, seat: Seat) -> list[Action]:
        lying = [len(row) - row.count(EMPTY) for row in self.tiles]
        return [] if seat == 1 and lying[1] >= lying[0] else super().legal(seat)


def everything(match: Match) -> list[object]:
    dealer = match.dealer
    steps = [(step.seat, step.action, step.mode, step.span, step.open_end) for step in match.steps]
    told = [[(event.name, event.facts, event.only) for event in events] for events in match.retold]
    luck = (dealer.luck.memory, dealer.drawn, dealer.revealed, dealer.events)
    return [match.fingerprint(), luck, match.span, match.rewinds, steps, told, match.sealed, match.asks.back_for]


def go_back(match: Match, seat: Seat, do: str) -> None:
    """Takes back, alone or with everybody's consent; where that is refused, nothing happens."""
    try:
        match.perform(seat, {"do": do})
        if do == "ask_back":
            for other in range(match.seats):
                if other != seat:
                    match.agree_back(other)
    except Refusal:
        pass


def wander(matches: list[Match], luck: random.Random, share: float, deeds: int = DEEDS) -> None:
    """Plays the same random answers and take-backs in all of these matches."""
    first = matches[0]
    for _ in range(deeds):
        if first.is_over():
            return
        seat = luck.choice(first.turn().seats)
        if luck.random() < share:
            seat, do = luck.randrange(first.seats), luck.choice(["take_back", "take_back", "ask_back"])
            for match in matches:
                go_back(match, seat, do)
        else:
            action = luck.choice(first.legal(seat))
            for match in matches:
                match.act(seat, action)


def two_of(game: Game, seats: int, seed: str) -> list[Match]:
    """One that keeps checkpoints, and one that does not."""
    matches = [Match(game, read_options(game.options, {}), seats, seed) for _ in range(2)]
    matches[1].checkpoints = Forgetful()
    return matches


def differences(game: Game, matches: list[Match], share: float) -> int:
    """How often, in twenty looks at two matches that go the same way, they are not the same."""
    luck, found = random.Random(game.id), 0
    for _ in range(20):
        wander(matches, luck, share, DEEDS // 20)
        found += everything(matches[0]) != everything(matches[1])
    assert matches[0].rewinds > 0
    return found


@pytest.mark.parametrize("game", [*games().values(), TILES], ids=lambda game: game.id)
def test_going_back_leads_where_playing_again_from_the_start_leads(game: Game) -> None:
    for number, share in enumerate((0.05, 0.2, 0.45)):
        assert differences(game, two_of(game, game.seats[-number % len(game.seats)], f"back {number}"), share) == 0


def test_a_checkpoint_that_is_the_position_itself_is_found() -> None:
    game = next(iter(games().values()))
    matches = two_of(game, game.seats[0], "shared")
    matches[0].checkpoints = Sharing()
    with contextlib.suppress(RuleBroken):
        assert differences(game, matches, 0.2) > 0


def test_where_a_neighbours_step_hung_on_what_is_taken_back_the_match_stands_as_it_was() -> None:
    game = tiles_game(OneAfterAnother)
    match = Match(game, read_options(game.options, {}), 2, "hung")
    match.act(0, lay(0, 0))
    match.act(1, lay(0, 1))
    before = everything(match)
    with pytest.raises(RuleBroken, match="illegal_action"):
        match.take_back(0)
    assert everything(match) == before


def test_a_match_of_any_length_keeps_few_checkpoints() -> None:
    checkpoints, state, dealer = Checkpoints(), tiles().state, SeededDealer("few")
    most = 0
    for count in range(100 * APART):
        if count >= checkpoints.due:
            checkpoints.keep(count, 0, state, dealer)
            most = max(most, len(checkpoints.kept))
    assert 6 <= most <= FEW
    assert checkpoints.kept[0].count <= 50 * APART, "there is one for long ways too"


def test_a_checkpoint_is_never_played_on() -> None:
    luck = random.Random(7)
    match = next(iter(two_of(next(iter(games().values())), 2, "kept")))
    wander([match], luck, 0.0, 2 * APART)
    kept = [(one.count, one.state, one.state.dump(), one.dealer.luck.memory) for one in match.checkpoints.kept]
    assert kept
    wander([match], luck, 0.3)
    for _, state, position, _ in kept:
        assert state.dump() == position
    assert all(one.state is not match.state and one.dealer is not match.dealer for one in match.checkpoints.kept)


def test_answers_given_together_are_one_moment_also_at_a_checkpoint() -> None:
    match = bids()
    for _ in range(2):
        for seat in range(3):
            match.act(seat, match.legal(seat)[0])
        go_back(match, 1, "ask_back")
        assert [one.count for one in match.checkpoints.kept] == [0]
