"""Mining: the same seed finds the same, what was found stays found, and nothing takes over."""

from pathlib import Path

import pytest

from tests.some_games import FOR_TWO
from tischlein.catalog import find
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Named
from tischlein.lab import puzzles as lab
from tischlein.lab.crew import Crew
from tischlein.lab.prospector import Found, record_of
from tischlein.lab.puzzles import PuzzleFile, find_puzzles, search_of
from tischlein.puzzles import Judged, Puzzle

GAME = find(FOR_TWO)
SEARCH = search_of(GAME, 1, {}, 1.0)
ACT: Named = {"do": "act"}


def puzzle(number: int, kind: str = "act", length: int = 9, at: int = 0) -> Puzzle:
    best, worse = Judged({"do": kind}, 0.8, 0.01), Judged({"do": "wait"}, 0.3, 0.01)
    answers = [{"seat": 0, **ACT}] * at
    return Puzzle(number, 2, {}, "seed", answers, length, 0, f"{number:016x}"[::-1], [best], [worse], worse, None)


def found_in(monkeypatch: pytest.MonkeyPatch, *matches: Found | BaseException) -> None:
    """What looking through each match brings."""

    def look(task: tuple[object, int, str]) -> Found:
        found = matches[task[1]]
        if isinstance(found, BaseException):
            raise found
        return found

    monkeypatch.setattr(lab, "look_at", look)


def nothing(_: int, __: int) -> None:
    pass


def dig(path: Path, wanted: int) -> lab.Mined:
    return find_puzzles(PuzzleFile(path, SEARCH), wanted, [], Crew(), nothing)


def test_what_was_found_stays_found_and_the_next_call_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "found.jsonl"
    one, none, two = Found(puzzle(0), False, {}), Found(None, False, {"unclear": 2}), Found(puzzle(2), False, {})
    found_in(monkeypatch, one, none, KeyboardInterrupt())
    stopped = dig(path, 2)
    assert (len(stopped.puzzles), stopped.stopped, stopped.sieves) == (1, True, {"puzzles": 1, "unclear": 2})
    found_in(monkeypatch, one, none, two)
    done = dig(path, 2)
    assert ([one.match for one in done.puzzles], done.stopped, done.matches) == ([0, 2], False, 2)
    assert dig(path, 2).matches == 0, "there are enough"


def test_a_line_that_was_cut_off_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "found.jsonl"
    found_in(monkeypatch, *[Found(puzzle(number), False, {}) for number in range(2)])
    dig(path, 2)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    dig(path, 2)
    assert path.read_bytes() == whole


def test_no_kind_no_part_and_no_win_in_one_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    same = [Found(puzzle(number, "act", at=number % 9), False, {}) for number in range(9)]
    others = [Found(puzzle(9 + number, f"kind{number}", at=number % 9), False, {}) for number in range(9)]
    found_in(monkeypatch, *same, *others)
    mined = dig(tmp_path / "kinds.jsonl", 10)
    assert mined.sieves["many_of_its_kind"] == 3
    assert [one.kind() for one in mined.puzzles].count("act") == 6

    late = [Found(puzzle(number, f"kind{number}", at=8), False, {}) for number in range(11)]
    early = [Found(puzzle(11 + number, f"other{number}", at=0), False, {}) for number in range(9)]
    found_in(monkeypatch, *late, *early)
    assert dig(tmp_path / "parts.jsonl", 10).sieves["many_of_its_third"] == 2


def test_another_search_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    PuzzleFile(path, SEARCH)
    with pytest.raises(Refusal, match="other_puzzles"):
        PuzzleFile(path, search_of(GAME, 2, {}, 1.0))
    path.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(Refusal, match="not_puzzles"):
        PuzzleFile(path, SEARCH)


def test_a_match_of_the_search_is_always_the_same() -> None:
    assert record_of(GAME, SEARCH, 3) == record_of(GAME, SEARCH, 3)
    assert record_of(GAME, SEARCH, 3)["seed"] != record_of(GAME, SEARCH, 4)["seed"]
