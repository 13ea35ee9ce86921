"""What a search leaves out because it will hardly matter: the more of that, the deeper it sees with the same work."""

from typing import Final, final

from mypy_extensions import i64

# Who stands far enough ahead need not prove it with so many plies left, and who is behind does not try small things.
FAR: Final = 3
CLOSE: Final = 2
# The opponent of who gives a turn away is searched by so many plies less deep.
GIVEN_AWAY: Final = 3
# Where so many plies are left and nothing is remembered of the best answer, one ply less shows it for the next time.
BLIND: Final = 4
# From these answers on one looks less deep by one ply, two, three; and from so many plies left on.
LATE: Final = 3
LATER: Final = 8
LATER_PLIES: Final = 4
LATEST: Final = 14
LATEST_PLIES: Final = 6
# And where nothing else is left out.
LATE_FOR_THE_CAREFUL: Final = 4
LEAST_PLIES: Final = 3


@final
class Pruning:
    """Points are those of the judge, and are small beside a win.

    sure     a position that the judge holds for decided, by more than so many points, is not looked into
    ahead    so many points for each ply that is left are enough to be far ahead
    behind   so many points for each ply that is left cannot be won by what changes little
    """

    def __init__(self, sure: int, ahead: int, behind: int) -> None:
        self.sure: i64 = sure
        self.ahead: i64 = ahead
        self.behind: i64 = behind
        self.is_bold: bool = sure > 0

    def less_deep(self, late: i64, depth: i64) -> i64:
        """By how many plies an answer that comes so late is looked at less deep at first."""
        if depth < LEAST_PLIES:
            return 0
        if not self.is_bold:
            return 1 if late >= LATE_FOR_THE_CAREFUL else 0
        if late >= LATEST and depth >= LATEST_PLIES:
            return 3
        if late >= LATER and depth >= LATER_PLIES:
            return 2
        return 1 if late >= LATE else 0


# Only what comes late is looked at less deep, and again if it surprises.
CAREFUL: Final = Pruning(0, 0, 0)
