"""A readable transcript of one match: every answer, every event, every change in what each seat sees.

A game keeps one transcript as `golden.txt`. A change of the rules then shows as a difference that a person can judge,
and a secret that slips into a view shows as a line that names the wrong seat.

    python -m tischlein.testing.golden GAME records/some.json > golden.txt
"""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from tischlein import catalog
from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.record import begin, read_record, replay
from tischlein.core.state import Result, canonical
from tischlein.core.turn import Seat

Row = dict[str, str]
Rows = dict[str, Row]


def transcript(game: Game, record: Mapping[str, object]) -> str:
    """The whole match of a record as text. Refuses a record that does not replay."""
    end = replay(game, record)
    match = begin(game, record)
    lines = [*_head(match), "", "the match begins", *_told(match.opening)]
    seen: dict[Seat | None, Rows] = {viewer: {} for viewer in _viewers(match)}
    lines += [*_tell_changes(match, seen), *_waiting(match)]
    answers = record["answers"]
    assert isinstance(answers, list), "replay has refused anything else"
    for number, answer in enumerate(answers, start=1):
        seat, named = answer["seat"], {key: value for key, value in answer.items() if key != "seat"}
        taken = len(match.steps)
        events = match.perform(seat, named)
        sealed = "" if len(match.steps) > taken else "  (in secret)"
        lines += ["", f"{number}. seat {seat}: {_action(named)}{sealed}"]
        lines += [*_told(events), *_tell_changes(match, seen), *_waiting(match)]
    return "\n".join([*lines, *_tail(end)]) + "\n"


def _head(match: Match) -> list[str]:
    game = match.game
    options = [f"  {id} = {canonical(value)}" for id, value in match.options.chosen.items()]
    return [f"{game.id}, version {game.version}, {match.seats} seats, seed {canonical(match.seed)}", *options]


def _tail(end: Match) -> list[str]:
    lines: list[str] = []
    if end.ending is not None:
        by = "all" if end.ending.seat is None else f"seat {end.ending.seat}"
        lines += ["", f"broken off by {by}: {end.ending.reason}"]
    lines += ["", f"fingerprint {end.fingerprint()}"]
    return lines + (_result(end.result()) if end.is_over() else ["the match goes on"])


def _result(result: Result) -> list[str]:
    lines = [f"the match is over: {result.reason}"]
    for seat, place in enumerate(result.places):
        sources = "".join(f" {key}={amount}" for key, amount in result.sources[seat].items())
        lines.append(f"  seat {seat}: place {place}, score {result.scores[seat]}{sources}")
    return lines


def _action(named: Mapping[str, object]) -> str:
    return " ".join([str(named["do"]), *(f"{key}={value}" for key, value in named.items() if key != "do")])


def _told(events: Iterable[Event]) -> list[str]:
    lines = []
    for event in events:
        told = "all" if event.only is None else f"seat {event.only} only"
        facts = "".join(f" {key}={canonical(value)}" for key, value in event.facts.items())
        lines.append(f"  told to {told}: {event.name}{facts}")
    return lines


def _waiting(match: Match) -> list[str]:
    turn = match.turn()
    counts = ", ".join(f"seat {seat} ({len(match.legal(seat))} legal)" for seat in match.to_act())
    return [f"  {turn.mode}: waits for {counts}"] if counts else []


def _viewers(match: Match) -> list[Seat | None]:
    return [*range(match.seats), None]


def _tell_changes(match: Match, seen: dict[Seat | None, Rows]) -> list[str]:
    """What changed in every view, each change once with all who see it. `seen` is brought up to date."""
    watchers: dict[str, list[Seat | None]] = {}
    for viewer in _viewers(match):
        now = rows_of(match.view(viewer))
        for change in changes(seen[viewer], now):
            watchers.setdefault(change, []).append(viewer)
        seen[viewer] = now
    return [f"  {_who(viewers, match.seats)}: {change}" for change, viewers in watchers.items()]


def _who(viewers: list[Seat | None], seats: int) -> str:
    if len(viewers) == seats + 1:
        return "all see"
    names = " and ".join("the public" if viewer is None else f"seat {viewer}" for viewer in viewers)
    return f"{names} see" if len(viewers) > 1 else f"{names} sees"


def rows_of(view: object) -> Rows:
    """A view as rows of fields. Pieces with an id keep their row when the list around them shrinks or grows."""
    rows: Rows = {}
    _add_rows(rows, "", msgspec.to_builtins(view))
    return rows


def _add_rows(rows: Rows, path: str, value: object) -> None:
    if isinstance(value, dict):
        row: Row = {}
        for key, part in value.items():
            if _is_leaf(part):
                row[str(key)] = canonical(part)
            else:
                _add_rows(rows, f"{path}.{key}" if path else str(key), part)
        if row:
            rows[path] = row
    elif isinstance(value, list):
        for place, part in enumerate(value):
            name = f"#{part['id']}" if isinstance(part, dict) and "id" in part else str(place)
            _add_rows(rows, f"{path}[{name}]", part)
    else:
        rows[path] = {"": canonical(value)}


def _is_leaf(value: object) -> bool:
    if isinstance(value, list):
        return not any(isinstance(part, dict | list) for part in value)
    return not isinstance(value, dict)


def changes(before: Rows, now: Rows) -> list[str]:
    """The difference of two views, one line per row. The first view is all new."""
    lines = [_said(path, _fields(row)) for path, row in now.items() if path not in before]
    for path, row in now.items():
        if path in before and before[path] != row:
            unfolded = {key for key in before[path] if key not in row and _has_rows(now, path, key)}
            lines += [_said(path, what) for what in _difference(before[path], row, unfolded)]
    return lines + [f"{path} is gone" for path in before if path not in now]


def _said(path: str, what: str) -> str:
    return f"{path} {what}" if path else what


def _fields(row: Row) -> str:
    return " ".join(f"{key}={value}" if key else value for key, value in row.items())


def _has_rows(rows: Rows, path: str, key: str) -> bool:
    """Whether a field has rows of its own now: the first card came into an empty hand."""
    name = f"{path}.{key}" if path else key
    return any(row.startswith((f"{name}[", f"{name}.")) or row == name for row in rows)


def _difference(before: Row, now: Row, unfolded: set[str]) -> list[str]:
    """One line, or none where all that went from this row has rows of its own now, which are told themselves."""
    parts = [
        f"{key} {before.get(key, '-')} → {value}".strip() for key, value in now.items() if before.get(key) != value
    ]
    parts += [f"{key} is gone" for key in before if key not in now and key not in unfolded]
    return [", ".join(parts)] if parts else []


def main(id: str, record: str) -> None:
    sys.stdout.write(transcript(catalog.find(id), read_record(Path(record).read_text(encoding="utf-8"))))


if __name__ == "__main__":
    main(*sys.argv[1:])
