"""One game being played: takes answers, keeps secret ones until all are in, takes back, ends.

The truth of a match is its record: options, seed and answers. The state is what the rules make of them and can always
be thrown away and replayed, which is how steps are taken back and how a rule that raises leaves no half-done position.
Checkpoints only spare it the way from the start.
"""

from collections.abc import Mapping

from tischlein.core import turn as turns
from tischlein.core.checkpoints import Checkpoints, beginning, is_worth_keeping
from tischlein.core.dealer import Event, SeededDealer
from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.core.question import Question, ask
from tischlein.core.reason import Reason
from tischlein.core.refusal import Fact, Refusal
from tischlein.core.state import Position, Result, State, fingerprint
from tischlein.core.steps import Asks, Ending, Step, rewind_point, step_that_may_go
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action


class RuleBroken(Exception):
    """Our own rules raised. The match stands as it was before the answer."""


class Match:
    def __init__(self, game: Game, options: Options, seats: int, seed: str, position: Position | None = None) -> None:
        if seats not in game.seats:
            raise Refusal("wrong_number_of_seats", {"valid": game.seats})
        self.game: Game = game
        self.options: Options = options
        self.seats: int = seats
        self.seed: str = seed
        self.steps: list[Step] = []
        self.ending: Ending | None = None
        self.asks: Asks = Asks()
        # Secret answers of the present `together` turn. They are nobody's to see, so no view and no question has them.
        self.sealed: dict[Seat, Action] = {}
        self.span: int = 0
        self.rewinds: int = 0
        # What the last rewind took away: all steps since, as they were. Those that only lay beside what had to go were
        # played again, and told this.
        self.undone: list[Step] = []
        self.retold: list[list[Event]] = []
        self.checkpoints: Checkpoints = Checkpoints()
        self.position: Position | None = position
        start = beginning(game, options, seats, seed, position)
        self.dealer: SeededDealer = start.dealer
        self.state: State = start.state
        self.opening: list[Event] = self.dealer.take_events()

    # Asking changes nothing.

    def is_over(self) -> bool:
        return self.ending is not None or self.state.turn().mode == turns.OVER

    def turn(self) -> Turn:
        return self.state.turn() if self.ending is None else turns.over()

    def to_act(self) -> list[Seat]:
        """The seats the match waits for: in a `together` turn those that have not answered yet."""
        return [seat for seat in self.turn().seats if seat not in self.sealed]

    def legal(self, seat: Seat) -> list[Action]:
        """What this seat may answer; also after a secret answer, since it may change its mind until all are in."""
        if not self.turn().waits_for(seat):
            return []
        return self.state.legal(seat)

    def result(self) -> Result:
        return self.state.result() if self.ending is None else self.ending.result(self.seats)

    def view(self, seat: Seat | None) -> object:
        return self.game.view(self.state, seat)

    def question(self, seat: Seat, memory: int) -> Question:
        """What a bot in this seat gets. `memory` must not come from the match's own seed."""
        return ask(self.state, seat, memory)

    def why_not(self, seat: Seat, action: Action, memory: int = 0) -> Reason | None:
        """Why a seat cannot answer this now; None where it can. The reason is found in a world redealt for the seat, so
        it cannot tell what the seat does not know."""
        if self.is_over():
            return Reason("match_over")
        turn = self.turn()
        if not turn.waits_for(seat):
            return Reason("not_your_turn", "", {"seats": list(turn.seats)})
        return self.question(seat, memory).world.why_not(seat, action)

    def fingerprint(self) -> str:
        return fingerprint(self.state)

    # Acting either succeeds whole or refuses and leaves everything as it was.

    def perform(self, seat: Seat, deed: Mapping[str, object]) -> list[Event]:
        """A deed in its named form: an action of the game, or one of the table's own (`TABLE_DEEDS`)."""
        match deed.get("do"):
            case "resign":
                return self.resign(seat)
            case "offer_draw":
                return self.offer_draw(seat)
            case "take_back":
                return self.take_back(seat)
            case "ask_back":
                return self.ask_back(seat)
            case "agree_back":
                return self.agree_back(seat)
            case "decline":
                return self.decline(seat)
            case _:
                return self.act(seat, self.game.vocabulary.number(deed))

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Takes an answer and returns what happened. A secret answer tells nothing until the last one is in."""
        turn = self._open_turn(seat)
        if action not in self.state.legal(seat):
            raise Refusal("illegal_action", self._told_why(seat, action))
        answers = {seat: action}
        if turn.mode == turns.TOGETHER:
            answers = {**self.sealed, seat: action}
            if len(answers) < len(turn.seats):
                self.sealed = answers
                return []
            answers = {other: answers[other] for other in sorted(answers)}
        try:
            return self._advance(turn, answers)
        except Exception as error:
            self._restore(len(self.steps), [])
            raise self._broken(error) from error

    def resign(self, seat: Seat) -> list[Event]:
        """Breaks off a match of two. With more seats a player leaves and a bot plays on."""
        self._refuse_when_over(seat)
        if self.seats != 2:
            raise Refusal("resign_only_two_seats", {})
        self.ending = Ending("resigned", seat)
        return [Event("resigned", {"seat": seat})]

    def offer_draw(self, seat: Seat) -> list[Event]:
        """An offer stands until the next answer; when every seat has made it, the draw is agreed."""
        self._refuse_when_over(seat)
        if seat in self.asks.draw:
            raise Refusal("draw_already_offered", {})
        self.asks.draw.append(seat)
        if len(self.asks.draw) < self.seats:
            return [Event("draw_offered", {"seat": seat})]
        self.ending = Ending("draw_agreed", None)
        return [Event("draw_agreed", {})]

    def may_take_back(self, seat: Seat) -> bool:
        return not self.is_over() and (seat in self.sealed or self._may_go(seat) is not None)

    def take_back(self, seat: Seat) -> list[Event]:
        """Takes back the seat's last answer while nobody has learnt or decided anything since.

        Not after the end, not even with everybody's consent: the end shows the seed, and with it all luck to come.
        """
        self._refuse_when_over(seat)
        if seat in self.sealed:
            del self.sealed[seat]
            return []
        at = self._may_go(seat)
        if at is None:
            raise Refusal("cannot_take_back", {})
        self._rewind(at, self.steps[at + 1 :])
        return [Event("took_back", {"seat": seat})]

    def ask_back(self, seat: Seat) -> list[Event]:
        """Asks all others to take back this seat's last answer and everything that followed it."""
        self._refuse_when_over(seat)
        if rewind_point(self.steps, seat) is None:
            raise Refusal("cannot_take_back", {})
        self.asks.back_for = seat
        self.asks.back = [seat]
        return self._rewind_if_all_agree(Event("back_asked", {"seat": seat}))

    def agree_back(self, seat: Seat) -> list[Event]:
        """Agrees to what `ask_back` asked; the last one to agree makes it happen."""
        self._refuse_when_over(seat)
        if self.asks.back_for is None or seat in self.asks.back:
            raise Refusal("nothing_asked", {})
        self.asks.back.append(seat)
        return self._rewind_if_all_agree(Event("back_agreed", {"seat": seat}))

    def decline(self, seat: Seat) -> list[Event]:
        """Says no to whatever another seat asked."""
        self._refuse_when_over(seat)
        if not self.asks.open_to(seat):
            raise Refusal("nothing_asked", {})
        self.asks = Asks()
        return [Event("declined", {"seat": seat})]

    def _rewind_if_all_agree(self, otherwise: Event) -> list[Event]:
        if len(self.asks.back) < self.seats:
            return [otherwise]
        asker = self.asks.back_for
        assert asker is not None, "somebody asked, or nobody could agree"
        point = rewind_point(self.steps, asker)
        assert point is not None, "an ask is cleared by every answer, so what it asked for is still there"
        self._rewind(point, [])
        return [Event("took_back", {"seat": asker})]

    def _refuse_when_over(self, seat: Seat) -> None:
        if self.is_over():
            raise Refusal("match_over", {})
        if not 0 <= seat < self.seats:
            raise Refusal("not_your_seat", {})

    def _told_why(self, seat: Seat, action: Action) -> dict[str, Fact]:
        # A number outside the vocabulary means nothing, so there is no rule against it.
        is_known = 0 <= action < self.game.vocabulary.size()
        reason = self.why_not(seat, action) if is_known else None
        return {**({} if reason is None else reason.told()), "seat": seat}

    def _open_turn(self, seat: Seat) -> Turn:
        self._refuse_when_over(seat)
        turn = self.state.turn()
        if not turn.waits_for(seat):
            raise Refusal("not_your_turn", {"seats": turn.seats})
        return turn

    def _advance(self, turn: Turn, answers: dict[Seat, Action]) -> list[Event]:
        """What the rules make of these answers. Where they raise, the position is half done."""
        if len(self.steps) >= self.checkpoints.due:
            self._keep_checkpoint()
        luck_and_secrets = self.dealer.drawn + self.dealer.revealed
        if turn.mode == turns.TOGETHER:
            self.state.resolve(answers, self.dealer)
        else:
            for seat, action in answers.items():
                self.state.apply(seat, action, self.dealer)
        goes_on = turns.goes_on(turn, self.state.turn())
        events = self.dealer.take_events()
        # The last answer of a turn side by side shows everybody what the others did in the meantime.
        secret_until_now = turn.mode == turns.EACH and not goes_on
        told_alone = [event for event in events if event.only is not None]
        news = self.dealer.drawn + self.dealer.revealed > luck_and_secrets
        open_end = not news and not told_alone and not secret_until_now
        for seat, action in answers.items():
            self.steps.append(Step(seat, action, turn.mode, self.span, open_end))
        if not goes_on:
            self.span += 1
        self.sealed, self.asks = {}, Asks()
        return events

    def _may_go(self, seat: Seat) -> int | None:
        return None if self.sealed else step_that_may_go(self.steps, seat, self.span)

    def _rewind(self, count: int, again: list[Step]) -> None:
        """The match as it was after its first `count` steps, and then these; with nothing sealed and nothing asked."""
        undone = self.steps[count:]
        self.retold = self._restore(count, again)
        self.undone = undone
        self.rewinds += 1
        self.sealed, self.asks = {}, Asks()

    def _restore(self, count: int, again: list[Step]) -> list[list[Event]]:
        """The position after the first `count` steps, and then these. Luck goes on from there as it did, so it falls as
        it fell. Where the rules raise, everything stays as it was."""
        start = self.checkpoints.go_back_to(count)
        start = start or beginning(self.game, self.options, self.seats, self.seed, self.position)
        state, dealer, span, steps = self.state, self.dealer, self.span, self.steps[start.count :]
        sealed, asks = self.sealed, self.asks
        self.state, self.dealer, self.span = start.state.copy(), start.dealer.copy(), start.span
        del self.steps[start.count :]
        try:
            self._play_again(steps[: count - start.count], count)
            return [self._play_beside(step) for step in again]
        except Exception as error:
            self.state, self.dealer, self.span = state, dealer, span
            self.steps[start.count :] = steps
            self.checkpoints.go_back_to(start.count)
            raise self._broken(error) from error
        finally:
            self.sealed, self.asks = sealed, asks

    def _play_again(self, steps: list[Step], end: int) -> None:
        at = 0
        while at < len(steps):
            if is_worth_keeping(end - len(self.steps)):
                self._keep_checkpoint()
            turn = self.state.turn()
            together = len(turn.seats) if turn.mode == turns.TOGETHER else 1
            self._advance(turn, {step.seat: step.action for step in steps[at : at + together]})
            at += together
        self._keep_checkpoint()

    def _play_beside(self, step: Step) -> list[Event]:
        """Another seat's step, without the one that it lay beside."""
        if step.action not in self.state.legal(step.seat):
            raise Refusal("illegal_action", {"seat": step.seat})
        return self._advance(self.state.turn(), {step.seat: step.action})

    def _keep_checkpoint(self) -> None:
        self.checkpoints.keep(len(self.steps), self.span, self.state, self.dealer)

    def _broken(self, error: Exception) -> RuleBroken:
        return RuleBroken(f"{self.game.id}: {type(error).__name__}: {error}")
