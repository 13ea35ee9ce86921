"""What a search leaves out because it will hardly matter: the more of that, the deeper it sees with the same work."""

from typing import Final, final

from mypy_extensions import i64


@final
class Pruning:
    """Points are those of the judge; everything is off where it says so.

    sure      a position that the judge holds for decided, by so many points, is not looked into; 0: always looked into
    ahead     who stands so many points above what is asked, for each ply that is left, need not prove it; 0: must
    far       for so many plies
    skip      by how many plies less deep the opponent may answer a turn that is given away; 0: none is given away
    behind    what changes little is not tried where so many points are missing, for each ply that is left; 0: is tried
    close     for so many plies
    late      from this answer on one looks less deep by one ply, from `later` on by two, from `latest` on by three
    blind     a position of which nothing is remembered is looked at one ply less deep where so many are left; 0: is not
    calm      whether what is taken at the end of the path is taken back before one judges
    """

    def __init__(
        self,
        sure: int = 0,
        ahead: int = 0,
        far: int = 0,
        skip: int = 0,
        behind: int = 0,
        close: int = 0,
        late: int = 4,
        later: int = 99,
        latest: int = 99,
        blind: int = 0,
        calm: bool = False,
    ) -> None:
        self.sure: i64 = sure
        self.ahead: i64 = ahead
        self.far: i64 = far
        self.skip: i64 = skip
        self.behind: i64 = behind
        self.close: i64 = close
        self.late: i64 = late
        self.later: i64 = later
        self.latest: i64 = latest
        self.blind: i64 = blind
        self.calm: bool = calm
        self.asks_the_judge: bool = sure > 0 or ahead > 0 or skip > 0 or behind > 0

    def less_deep(self, late: i64, depth: i64) -> i64:
        """By how many plies an answer that comes so late, and changes little, is looked at less deep at first."""
        if late < self.late or depth < 3:
            return 0
        if late < self.later or depth < 4:
            return 1
        return 2 if late < self.latest or depth < 6 else 3


# Only late answers are looked at less deep.
ALMOST_NOTHING: Final = Pruning()
