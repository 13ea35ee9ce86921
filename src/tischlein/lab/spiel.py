"""Every game in OpenSpiel, registered when this module is imported.

    import pyspiel
    import tischlein.lab.spiel
    game = pyspiel.load_game("tischlein_a_game(players=4)")
    game = pyspiel.load_game("tischlein_a_game_simultaneous(players=4)")

Every draw of luck is a chance node. In `tischlein_GAME` seats that answer in secret do it one after another and none
knows the others' answers; in `tischlein_GAME_simultaneous` such a turn is one simultaneous node, where seats that are
not asked have one action, to wait. Options of the game are parameters of the same name.
"""

import hashlib
from collections.abc import Mapping
from typing import ClassVar, Final

import numpy as np
import pyspiel

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.options import Options, read_options
from tischlein.core.state import State, canonical
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.lab.line import NOBODY, Line
from tischlein.lab.observations.encoding import Encoding, encoding_of, layout_of
from tischlein.lab.transcript import words

PREFIX: Final = "tischlein_"
SIMULTANEOUS: Final = "_simultaneous"
# Entries of an information state that stand for everything the seat was shown before.
PAST_ENTRIES: Final = 16

Parameters = Mapping[str, bool | int | str | float]


def game_type(game: Game, simultaneous: str) -> pyspiel.GameType:
    dynamics = pyspiel.GameType.Dynamics
    options = {option.id: option.default for option in game.options if option.shown}
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}{simultaneous}",
        long_name=f"Tischlein {game.id}",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], **options},
    )


class Chosen:
    """What a loaded game has been told. OpenSpiel copies a game with all it holds; this need not be copied."""

    def __init__(self, seats: int, options: Options, encoding: Encoding) -> None:
        self.seats: int = seats
        self.options: Options = options
        self.encoding: Encoding = encoding

    def __deepcopy__(self, memo: object) -> "Chosen":
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the catalog with a number of players and options. `register` makes a subclass for each game."""

    rules: ClassVar[Game]
    variant: ClassVar[str] = ""

    def __init__(self, params: Parameters | None = None) -> None:
        game, given = self.rules, params or {}
        kind = game_type(game, self.variant)
        chosen = {**kind.parameter_specification, **given}
        self.simultaneous: bool = bool(self.variant)
        seats = int(chosen.pop("players"))
        self.chosen: Chosen = Chosen(seats, read_options(game.options, chosen), encoding_of(game, seats))
        # To wait, where others answer at once, is the action after the last of the vocabulary.
        self.wait: Action = game.vocabulary.size()
        layout = layout_of(game.id)
        sizes = pyspiel.GameInfo(
            num_distinct_actions=self.wait + int(self.simultaneous),
            max_chance_outcomes=layout.outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=layout.decisions,
        )
        super().__init__(kind, sizes, dict(given))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, Line(self.rules, self.chosen.options, self.chosen.seats).begin())

    def state_at(self, world: State, seat: Seat) -> "SpielState":
        """The middle of a match as one seat may imagine it: where a bot begins to search."""
        return SpielState(self, Line(self.rules, self.chosen.options, self.chosen.seats).begin_at(world, seat))

    def max_chance_nodes_in_history(self) -> int:
        return layout_of(self.rules.id).draws

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame, line: Line) -> None:
        super().__init__(game)
        self.line: Line = line
        self.wait: Action = game.wait
        self.simultaneous: bool = game.simultaneous

    def current_player(self) -> int:
        line = self.line
        if line.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        if line.seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.simultaneous and line.is_secret():
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return line.seat

    def _legal_actions(self, player: int) -> list[Action]:
        line = self.line
        if not (self.simultaneous and line.is_secret()):
            return line.legal if player == line.seat else []
        return sorted(line.state().legal(player)) if player in line.asked() else [self.wait]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.line.wanted) for outcome in range(self.line.wanted)]

    def _apply_action(self, action: Action) -> None:
        if self.line.wanted:
            self.line.draw(action)
        else:
            self.line.act(action)

    def _apply_actions(self, actions: list[Action]) -> None:
        self.line.give({seat: actions[seat] for seat in self.line.asked()})

    def _action_to_string(self, player: int, action: Action) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return "wait" if action == self.wait else words(self.line.game.vocabulary.name(action))

    def is_terminal(self) -> bool:
        return self.line.is_over()

    def returns(self) -> list[float]:
        return self.line.rewards()

    def __str__(self) -> str:
        line = self.line
        waiting = {"answers": line.answers, "outcomes": line.outcomes, "sealed": line.sealed}
        position = line.state().dump() if line.moment is not None else {}
        return canonical([position, {name: value for name, value in waiting.items() if value}])


class SpielObserver:
    """What a player sees: its view; with perfect recall also a digest of everything it was ever shown."""

    def __init__(self, game: SpielGame, kind: pyspiel.IIGObservationType) -> None:
        self.encoding = game.chosen.encoding
        self.kind = kind
        self.recalls: bool = kind.perfect_recall
        size = self.encoding.size
        self.tensor = np.zeros(size + (PAST_ENTRIES if self.recalls else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self.recalls:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        moment = state.line.moment
        if moment is None:
            return
        self.encoding.observe_into(moment.game.view(moment.state, self.seat(player)), self.dict["view"])
        if self.recalls:
            digest = hashlib.sha256(self.past(state, player).encode()).digest()
            self.dict["past"][:] = np.frombuffer(digest[:PAST_ENTRIES], np.uint8) / 256.0

    def string_from(self, state: SpielState, player: int) -> str:
        moment = state.line.moment
        if moment is None:
            return "before the deal"
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return moment.view(None).decode()
        own = moment.view(player).decode() + self.sealed(state, player)
        if not self.kind.public_info:
            return "" if own == moment.view(None).decode() else own
        return f"{self.past(state, player)} {own}" if self.recalls else own

    def seat(self, player: int) -> Seat | None:
        return None if self.kind.private_info == pyspiel.PrivateInfoType.NONE else player

    def past(self, state: SpielState, player: int) -> str:
        moment = state.line.moment
        assert moment is not None, "the caller has looked"
        return moment.past(player)[0] + self.sealed(state, player)

    def sealed(self, state: SpielState, player: int) -> str:
        """My own answer that waits for the others'."""
        answer = state.line.sealed.get(player)
        return "" if answer is None else f" answered {answer}"


def register(game: Game) -> None:
    """Makes a game known to pyspiel.load_game, once."""
    known = set(pyspiel.registered_names())
    variants = ["", SIMULTANEOUS] if layout_of(game.id).together else [""]
    for variant in variants:
        kind = game_type(game, variant)
        if kind.short_name not in known:
            # A class, because OpenSpiel holds on to it beyond the end of the interpreter, which only classes survive.
            pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"rules": game, "variant": variant}))


for _game in catalog.games().values():
    register(_game)
