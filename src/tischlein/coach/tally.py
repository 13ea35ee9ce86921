"""The accounts of a match: for each seat what it gave away, what the dealer gave it, and what the others did to it."""

from typing import Final

from tischlein.core.turn import Seat
from tischlein.wire.review import ReviewedDecision, ReviewStretch, SeatReview

THIRDS: Final = 3


class Open:
    """A stretch that has begun: the decision it begins with, and the luck since."""

    def __init__(self, step: int, before: float, gain: float, loss: float) -> None:
        self.step: int = step
        self.before: float = before
        self.gain: float = gain
        self.loss: float = loss
        self.dealer: float = 0.0

    def close(self, after: float) -> ReviewStretch:
        # What is left is what the other seats did: nothing is counted twice and nothing is lost.
        others = after - self.before - self.gain + self.loss - self.dealer
        return ReviewStretch(self.step, self.before, self.gain, self.loss, self.dealer, others, after)


class Tally:
    def __init__(self, seats: int) -> None:
        self.stretches: list[list[ReviewStretch]] = [[] for _ in range(seats)]
        self.open: list[Open | None] = [None] * seats
        self.flags: list[int] = [0] * seats
        self.shares: list[float] = []

    def add_decision(self, decision: ReviewedDecision) -> None:
        before = decision.before
        self.finish(decision.seat, before)
        self.open[decision.seat] = Open(decision.step, before, decision.best - before, decision.loss)

    def add_flag(self, seat: Seat) -> None:
        self.flags[seat] += 1

    def add_luck(self, fell: list[float]) -> None:
        """What falls before a seat's first decision is part of its start."""
        for stretch, share in zip(self.open, fell, strict=True):
            if stretch is not None:
                stretch.dealer += share

    def close(self, shares: list[float]) -> None:
        self.shares = shares
        for seat, share in enumerate(shares):
            self.finish(seat, share)

    def finish(self, seat: Seat, after: float) -> None:
        stretch = self.open[seat]
        if stretch is not None:
            self.stretches[seat].append(stretch.close(after))
            self.open[seat] = None

    def seats_of(self, steps: int) -> list[SeatReview]:
        return [self.seat_of(seat, steps) for seat in range(len(self.stretches))]

    def seat_of(self, seat: Seat, steps: int) -> SeatReview:
        stretches, result = self.stretches[seat], self.shares[seat]
        loss = sum(one.loss for one in stretches)
        dealer = sum(one.dealer for one in stretches)
        drift = [0.0] * THIRDS
        for one in stretches:
            drift[min(THIRDS - 1, one.step * THIRDS // max(1, steps))] += one.loss
        rate = max(0.0, loss / len(stretches)) if stretches else 0.0
        return SeatReview(
            seat=seat,
            start=stretches[0].before if stretches else result,
            result=result,
            gain=sum(one.gain for one in stretches),
            loss=loss,
            dealer=dealer,
            others=sum(one.others for one in stretches),
            decisions=len(stretches),
            flags=self.flags[seat],
            rate=rate,
            drift=drift,
            corrected=result - dealer,
            like="",
            stretches=stretches,
        )
