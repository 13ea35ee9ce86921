"""Mines puzzles: looks through matches for decisions that weak players get wrong, and judges the promising ones.

Match i depends on the search's seed and on i alone, so what is found does not depend on the number of workers. No two
puzzles come from one match, and no kind of action, no part of the match and no win in one may take over.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tischlein import __version__
from tischlein.bots.analyst import MEMORIES, Weighed, mean
from tischlein.bots.roster import find_bot
from tischlein.catalog import find
from tischlein.coach.puzzles import FOUND_BY, MISSED_BY, Judge, Solution, ends_at_once, may_be_one
from tischlein.coach.walk import Moment, moments_of
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import Choice, read_options
from tischlein.core.question import Budget, ask
from tischlein.core.record import replay, write_record
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.core.state import fingerprint
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.lab.crew import Crew, work_through
from tischlein.puzzles import THIRDS, Judged, Puzzle, Search, as_lines, read_puzzles

# Who plays the matches, mixed; the stronger ones lead to positions worth looking at.
PLAYERS: Final = ("level1", "level2", "level3", "level3")
# Every fifth match has more than two seats, where the game allows it.
LARGER: Final = 5
# The first look: whether level 3 answers otherwise than level 2, and brings more in so many worlds.
QUICK: Final = "level3"
LOOKS: Final = (5, 16)
PROMISING: Final = 0.12
# So many of a match's promising decisions are judged in earnest.
TRIED: Final = 3
# Of all puzzles in a file, no more than this part: of one kind of action, from one third of the match, wins in one.
MOST_OF_KIND: Final = 0.6
MOST_OF_THIRD: Final = 0.6
MOST_WINS: Final = 0.1
# Before there are so many nothing is called too often.
SOME: Final = 4
DIGITS: Final = 4
TOLD: Final = 4

Tell = Callable[[int, int], None]


class Candidate:
    def __init__(self, moment: Moment, seat: Seat, kind: str, gap: float) -> None:
        self.moment: Moment = moment
        self.seat: Seat = seat
        self.kind: str = kind
        self.gap: float = gap


class Found(msgspec.Struct, frozen=True):
    """What a match brought: a puzzle or none, whether it is a win in one, and what fell by which sieve."""

    puzzle: Puzzle | None
    wins_at_once: bool
    sieves: dict[str, int]


class Mined(msgspec.Struct, frozen=True):
    """A file of puzzles as it stands, and what this run looked at."""

    search: Search
    puzzles: list[Puzzle]
    matches: int
    sieves: dict[str, int]
    stopped: bool


def record_of(game: Game, search: Search, number: int) -> dict[str, object]:
    """Match `number` of the search, played by bots of mixed levels."""
    luck = QuietDealer(memory_of(f"puzzles {search.seed} bots {number}"))
    larger = [seats for seats in game.seats if seats > game.seats[0]]
    is_larger = larger and number % LARGER == LARGER - 1
    seats = larger[number // LARGER % len(larger)] if is_larger else game.seats[0]
    match = Match(game, read_options(game.options, search.options), seats, f"puzzles {search.seed} match {number}")
    bots = [find_bot(game, PLAYERS[luck.roll(len(PLAYERS))]) for _ in range(seats)]
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, bots[seat].answer(match.question(seat, luck.roll(MEMORIES)), Budget()))
    return write_record(match)


class Prospector:
    """Looks through one match."""

    def __init__(self, game: Game, search: Search, number: int) -> None:
        self.game: Game = game
        self.number: int = number
        self.judge: Judge = Judge(game, search.depth)
        self.luck: QuietDealer = QuietDealer(memory_of(f"puzzles {search.seed} luck {number}"))
        self.sieves: Counter[str] = Counter()

    def count(self, sieve: str) -> None:
        self.sieves[sieve] += 1

    def look_through(self, record: Mapping[str, object]) -> Found:
        moments = list(moments_of(self.game, record))
        candidates = [one for moment in moments for one in self.find_candidates(moment)]
        for candidate in self.most_wanted(candidates, len(moments))[:TRIED]:
            moment, seat = candidate.moment, candidate.seat
            solution = self.judge.solve(moment.before, seat, self.luck.roll(MEMORIES), self.count)
            if solution is not None:
                puzzle = self.puzzle_of(record, candidate, solution)
                wins = ends_at_once(solution.question, solution.accepted[0].action)
                return Found(puzzle, wins, self.sieves)
        return Found(None, False, self.sieves)

    def find_candidates(self, moment: Moment) -> Iterator[Candidate]:
        if not self.judge.analyst.guide.judges(moment.before):
            return
        for seat in moment.asked():
            self.count("decisions")
            if not may_be_one(moment.before.legal(seat)):
                self.count("few_or_many_answers")
                continue
            found = self.look(moment, seat)
            if found is not None:
                yield found

    def look(self, moment: Moment, seat: Seat) -> Candidate | None:
        """Cheap: three levels, and some matches played on from two answers."""
        weak, quick = self.answer_of(MISSED_BY, moment, seat), self.answer_of(QUICK, moment, seat)
        if weak == quick:
            self.count("levels_agree")
            return None
        question = ask(moment.before, seat, self.luck.roll(MEMORIES))
        gap = 0.0
        for laps in LOOKS:
            gap = mean(self.judge.analyst.compare(question, quick, weak, laps))
            if gap < PROMISING:
                self.count("little_between")
                return None
        if self.answer_of(FOUND_BY, moment, seat) == weak:
            self.count("level4_agrees")
            return None
        return Candidate(moment, seat, str(self.game.vocabulary.name(quick)["do"]), gap)

    def answer_of(self, level: str, moment: Moment, seat: Seat) -> Action:
        question = ask(moment.before, seat, self.luck.roll(MEMORIES))
        return find_bot(self.game, level).answer(question, Budget())

    def most_wanted(self, candidates: Sequence[Candidate], moments: int) -> list[Candidate]:
        """Every third match looks into another third first; then what is rare in this match, and what is clear."""
        kinds = Counter(one.kind for one in candidates)

        def rank(one: Candidate) -> tuple[bool, int, float]:
            third = one.moment.step * THIRDS // max(1, moments)
            return third != self.number % THIRDS, kinds[one.kind], -one.gap

        return sorted(candidates, key=rank)

    def puzzle_of(self, record: Mapping[str, object], candidate: Candidate, solution: Solution) -> Puzzle:
        answers, options, seats = record["answers"], record["options"], record["seats"]
        assert isinstance(answers, list) and isinstance(options, dict) and isinstance(seats, int), "it was checked"
        before, mark = candidate.moment.before, fingerprint(candidate.moment.before)
        best, missed = solution.accepted[0].action, solution.missed.action
        return Puzzle(
            match=self.number,
            seats=seats,
            options=chosen_in(self.game, options),
            seed=str(record["seed"]),
            answers=answers[: candidate.moment.step],
            length=len(answers),
            seat=candidate.seat,
            fingerprint=mark,
            accepted=[self.judged(one) for one in solution.accepted],
            others=[self.judged(one) for one in solution.others[:TOLD]],
            missed=self.judged(solution.missed),
            reason=self.judge.reason_for(before, candidate.seat, best, missed, memory_of(f"puzzle {mark}")),
        )

    def judged(self, one: Weighed) -> Judged:
        return Judged(self.game.vocabulary.name(one.action), round(one.chance(), DIGITS), round(one.error(), DIGITS))


def chosen_in(game: Game, options: Mapping[str, Choice]) -> dict[str, Choice]:
    """Without what is as it always is: a table's own material may be long."""
    usual = read_options(game.options, {}).chosen
    return {name: value for name, value in options.items() if value != usual[name]}


def look_at(task: tuple[Search, int, str]) -> Found:
    """What a worker does. Without a record it plays one."""
    search, number, text = task
    game = find(search.game)
    record = json.loads(text) if text else record_of(game, search, number)
    return Prospector(game, search, number).look_through(record)


# ---- what is kept


class PuzzleFile:
    """The puzzles on disk, a line each: what was found stays found, also after Ctrl-C or a crash."""

    def __init__(self, path: Path, search: Search) -> None:
        self.path: Path = path
        self.search: Search = search
        self.puzzles: list[Puzzle] = []
        if path.is_file() and path.stat().st_size:
            try:
                begun, self.puzzles = read_puzzles(path)
            except msgspec.DecodeError as error:
                raise Refusal("not_puzzles", {"file": str(path)}) from error
            if begun != search:
                raise Refusal("other_puzzles", {"file": str(path)})
        path.write_bytes(as_lines(search, self.puzzles))

    def next_match(self) -> int:
        return self.puzzles[-1].match + 1 if self.puzzles else 0

    def wins(self) -> int:
        return sum(one.accepted[0].chance >= 1.0 for one in self.puzzles)

    def too_often(self, found: Found, wanted: int) -> str:
        """Why a puzzle is one too many of its sort in a file of so many, or nothing."""
        puzzle = found.puzzle
        assert puzzle is not None, "asked only of what was found"
        if any(one.fingerprint == puzzle.fingerprint for one in self.puzzles):
            return "twice"
        if found.wins_at_once and self.wins() >= max(SOME, MOST_WINS * wanted):
            return "many_wins_in_one"
        if sum(one.kind() == puzzle.kind() for one in self.puzzles) >= max(SOME, MOST_OF_KIND * wanted):
            return "many_of_its_kind"
        if sum(one.third() == puzzle.third() for one in self.puzzles) >= max(SOME, MOST_OF_THIRD * wanted):
            return "many_of_its_third"
        return ""

    def add(self, puzzle: Puzzle) -> None:
        self.puzzles.append(puzzle)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(puzzle) + b"\n")


def search_of(game: Game, seed: int, options: dict[str, bool | int | str], depth: float) -> Search:
    read_options(game.options, options)
    return Search(game.id, game.version, __version__, seed, options, depth)


def tasks(search: Search, records: Sequence[Mapping[str, object]], start: int) -> Iterator[tuple[Search, int, str]]:
    """Records, where there are any; else matches without end."""
    number = start
    while not records or number < len(records):
        yield search, number, json.dumps(records[number]) if records else ""
        number += 1


def find_puzzles(
    file: PuzzleFile, wanted: int, records: Sequence[Mapping[str, object]], crew: Crew, tell: Tell
) -> Mined:
    """Adds puzzles until there are enough, or no more records, of which every one is checked first. Ctrl-C keeps what
    is found; the next call goes on."""
    for record in records:
        replay(find(file.search.game), record)
    sieves: Counter[str] = Counter()
    matches, stopped = 0, False
    if len(file.puzzles) >= wanted:
        return Mined(file.search, file.puzzles, matches, dict(sieves), stopped)
    try:
        for found in work_through(crew, look_at, tasks(file.search, records, file.next_match())):
            matches += 1
            sieves.update(found.sieves)
            if found.puzzle is not None:
                refused = file.too_often(found, wanted)
                sieves[refused or "puzzles"] += 1
                if not refused:
                    file.add(found.puzzle)
            tell(len(file.puzzles), matches)
            if len(file.puzzles) >= wanted:
                break
    except KeyboardInterrupt:
        stopped = True
    return Mined(file.search, file.puzzles, matches, dict(sieves), stopped)
