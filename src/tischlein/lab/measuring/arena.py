"""A league: everybody plays everybody, again and again, and the table of results can be continued at any time.

A player is a bot and the version of what it belongs to (`level3@0.1.0`): after an update of Tischlein the same file
rates the old and the new one side by side. Those who meet at a table play one deal in every order of seats, so luck
takes its share from everybody; `ratings.py` and `deciding.py` say what the results tell.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tischlein import __version__
from tischlein.catalog import find
from tischlein.core.game import Game
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.lab.crew import Crew, work_through
from tischlein.lab.guests.opponents import find_opponent, need
from tischlein.lab.measuring.deciding import Verdict, all_decided, verdicts
from tischlein.lab.measuring.intervals import Interval, share_interval
from tischlein.lab.measuring.ratings import Meeting, Rating, rate, share_of_pair
from tischlein.lab.measuring.simulate import Plan, play

# How sure a league is of what it calls decided, where nobody says how sure it shall be.
USUAL_CONFIDENCE: Final = 0.95


class League(msgspec.Struct, frozen=True):
    """What a file begins with: everything that must stay the same for its results to belong together."""

    game: str
    game_version: int
    seats: int
    seed: int
    options: dict[str, bool | int | str]
    # Leagues of before dealt anew for every order of seats; their files cannot go on.
    paired: bool = False


class Result(msgspec.Struct, frozen=True):
    """One match: who played, by seat, in which round, and their places."""

    round: int
    players: list[str]
    places: list[int]


class Task(msgspec.Struct, frozen=True):
    """One match to play. `bots` are by seat, `names` the players they count for."""

    league: League
    round: int
    bots: list[str]
    names: list[str]


class Standing(msgspec.Struct, frozen=True):
    """A player at the end: the rating with its interval, matches, and the share of others left behind."""

    player: str
    rating: float
    interval: Interval
    matches: int
    share: float


class Table(msgspec.Struct, frozen=True):
    """The league as it stands, best first. cross[a][b]: how often a was before b (ties half), in how many matches.

    `missing` are matches that were wanted and not played, where somebody stopped the league. `decided` are the pairs of
    which one is surely the better, as `deciding.py` understands it.
    """

    league: League
    matches: int
    missing: int
    standings: list[Standing]
    cross: dict[str, dict[str, tuple[float, int]]]
    decided: list[Verdict]


def named(bot: str) -> str:
    """The player that a bot of this version is; `new=python:bot.py:answer` gives it a name of its own."""
    name, given, _ = bot.partition("=")
    return name if given else f"{bot}@{__version__}"


def called(bot: str) -> str:
    """The bot without the name it was given."""
    name, given, rest = bot.partition("=")
    return rest if given else name


def tasks(league: League, bots: Sequence[str], rounds: int) -> Iterator[Task]:
    """Round by round every table of different bots, in every rotation of its seats, so that all meet equally often."""
    if len(bots) < league.seats:
        raise Refusal("too_few_bots", {"seats": league.seats})
    for number in range(rounds):
        for table in itertools.combinations(bots, league.seats):
            for turned in range(league.seats):
                lineup = [*table[turned:], *table[:turned]]
                yield Task(league, number, [called(bot) for bot in lineup], [named(bot) for bot in lineup])


def key_of(round: int, players: Sequence[str]) -> tuple[int, tuple[str, ...]]:
    return round, tuple(players)


def play_task(task: Task) -> Result:
    """What a worker does. The match depends on the league's seed, the round and who sits where, and on nothing else."""
    game = find(task.league.game)
    seed = memory_of(f"arena {task.league.seed} {deal_of(task.round, task.names)}")
    # One match of a plan of its own: seat s is bot s, since match 0 turns nobody.
    played = play(game, Plan(task.bots, 1, seed, dict(task.league.options)), 0)
    return Result(task.round, task.names, played.places)


def deal_of(round: int, players: Sequence[str]) -> str:
    """The same for every order of seats: the same luck for all of them."""
    return f"{round} {' '.join(sorted(players))}"


class LeagueFile:
    """The league on disk, one JSON object per line: what was played stays played, also after Ctrl-C or a crash."""

    def __init__(self, path: Path, league: League) -> None:
        self.path = path
        self.league = league
        self.results: list[Result] = []
        if path.is_file() and path.stat().st_size:
            self._read()
        else:
            path.write_bytes(msgspec.json.encode(league) + b"\n")

    def _read(self) -> None:
        text = self.path.read_bytes()
        # A line that was cut off by a crash was not played.
        lines = text[: text.rfind(b"\n") + 1].splitlines()
        try:
            begun = msgspec.json.decode(lines[0] if lines else b"", type=League)
            self.results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise Refusal("not_a_league", {"file": str(self.path)}) from error
        if begun != self.league:
            raise Refusal("other_league", {"file": str(self.path)})
        self.path.write_bytes(b"".join(line + b"\n" for line in lines))

    def add(self, result: Result) -> None:
        self.results.append(result)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def missing(self, wanted: Iterator[Task]) -> list[Task]:
        done = {key_of(result.round, result.players) for result in self.results}
        return [task for task in wanted if key_of(task.round, task.names) not in done]


def league_of(game: Game, seats: int, seed: int, options: dict[str, bool | int | str]) -> League:
    if seats not in game.seats:
        raise Refusal("wrong_number_of_seats", {"valid": game.seats})
    read_options(game.options, options)
    return League(game.id, game.version, seats, seed, options, paired=True)


def play_league(
    file: LeagueFile,
    bots: Sequence[str],
    rounds: int,
    crew: Crew,
    tell: Callable[[int, int], None],
    until: float | None = None,
) -> Table:
    """Plays what is missing and returns the whole table. Ctrl-C keeps what is done, and the next call goes on.

    With `until` it ends before `rounds` are over as soon as every pair is decided with that confidence.
    """
    refuse_impossible(file.league, bots)
    missing = file.missing(tasks(file.league, bots, rounds))
    if is_decided(file, bots, missing[0].round if missing else rounds, until):
        return table_of(file.league, file.results, 0, until)
    done = 0
    try:
        for done, result in enumerate(work_through(crew, play_task, missing), 1):
            file.add(result)
            tell(done, len(missing))
            begins = missing[done].round if done < len(missing) else rounds
            if begins > result.round and is_decided(file, bots, begins, until):
                break
    except KeyboardInterrupt:
        if not file.results:
            raise
        return table_of(file.league, file.results, len(missing) - done, until)
    return table_of(file.league, file.results, 0, until)


def refuse_impossible(league: League, bots: Sequence[str]) -> None:
    need("numpy", "research")
    for bot in bots:
        find_opponent(find(league.game), league.seats, called(bot))
    if len({named(bot) for bot in bots}) < len(bots):
        raise Refusal("bot_named_twice")


def is_decided(file: LeagueFile, bots: Sequence[str], rounds: int, until: float | None) -> bool:
    """Whether the first rounds of the league decide all pairs of these bots."""
    if until is None or rounds == 0:
        return False
    begun = by_round(result for result in file.results if result.round < rounds)
    return all_decided([named(bot) for bot in bots], begun, 1 - until)


def by_round(results: Iterable[Result]) -> list[list[Meeting]]:
    rounds: dict[int, list[Meeting]] = {}
    for result in sorted(results, key=lambda one: key_of(one.round, one.players)):
        rounds.setdefault(result.round, []).append(meeting_of(result))
    return list(rounds.values())


def meeting_of(result: Result) -> Meeting:
    return Meeting(deal_of(result.round, result.players), result.players, result.places)


def table_of(league: League, results: list[Result], missing: int = 0, until: float | None = None) -> Table:
    ordered = sorted(results, key=lambda result: key_of(result.round, result.players))
    ratings = rate([meeting_of(result) for result in ordered])
    cross = crosstable(sorted(ratings), ordered)
    standings = [standing(player, rating, cross[player], ordered) for player, rating in ratings.items()]
    standings.sort(key=lambda one: (-one.rating, one.player))
    decided = verdicts(list(ratings), by_round(ordered), 1 - (until or USUAL_CONFIDENCE))
    return Table(league, len(results), missing, standings, cross, decided)


def standing(player: str, rating: Rating, met: dict[str, tuple[float, int]], results: list[Result]) -> Standing:
    matches = sum(player in result.players for result in results)
    meetings = sum(count for _, count in met.values())
    before = sum(points for points, _ in met.values())
    return Standing(player, rating.points, rating.interval, matches, before / max(1, meetings))


def crosstable(players: list[str], results: list[Result]) -> dict[str, dict[str, tuple[float, int]]]:
    cross: dict[str, dict[str, tuple[float, int]]] = {player: {} for player in players}
    for result in results:
        for (one, place), (other, theirs) in itertools.permutations(zip(result.players, result.places, strict=True), 2):
            points, count = cross[one].get(other, (0.0, 0))
            cross[one][other] = (points + share_of_pair(place, theirs), count + 1)
    return cross


def cross_text(cell: tuple[float, int] | None) -> str:
    """A cell for people: the share with its interval."""
    if cell is None:
        return ""
    points, count = cell
    low, high = share_interval(points, count)
    return f"{100 * points / count:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
