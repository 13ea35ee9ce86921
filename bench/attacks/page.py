"""Makes `docs/attacks.md` from the figures of two runs, so that none is typed by hand.

python bench/attacks/page.py BEFORE.json [AFTER.json] > docs/attacks.md
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

HEADINGS: Final = ("p50 ms", "p99 ms", "max ms", "lost", "newcomers s", "memory MB", "deaths")
NOTHING: Final = "–"
# The run without an attack, by which all others are to be read.
CALM: Final = "nothing"
# What a visitor who means harm may cost the others (the ninth of `promises.md`).
MOST_MS: Final = 100.0
METHOD: Final = Path(__file__).with_name("method.md")
# Of what an attacker reports, what the page tells, and in which words.
GOT: Final = {
    "guesses_answered": "{} guesses answered",
    "tables": "{} tables opened",
    "open_at_the_end": "{} connections held",
    "megabytes": "{} MB sent",
    "kept_out": "kept out ({})",
}

Found = dict[str, object]
Run = dict[str, object]


def number(found: Found, key: str) -> float:
    value = found.get(key, 0)
    return float(value) if isinstance(value, int | float) else 0.0


def parts(found: object, key: str) -> Found:
    value = found.get(key) if isinstance(found, dict) else None
    return value if isinstance(value, dict) else {}


def stall(milliseconds: float) -> str:
    return f"{milliseconds:,.0f}" if milliseconds >= 10 else f"{milliseconds:.1f}"


def cells(found: Found) -> list[str]:
    """One attack's figures, as they stand below `HEADINGS`."""
    if not found:
        return [NOTHING] * len(HEADINGS)
    deaths, peak = f"{number(found, 'deaths'):.0f}", f"{number(found, 'megabytes_peak'):.0f}"
    if found.get("hung"):
        return ["hung", "hung", "hung", "unknown", "unknown", peak, deaths]
    moves = number(found, "kept") + number(found, "lost") + number(found, "untold")
    lost = f"{number(found, 'lost'):.0f} of {moves:.0f}"
    if untold := number(found, "untold"):
        lost += f", {untold:.0f} untold"
    came = f"{number(found, 'newcomers_max_s'):.1f}"
    if failed := number(found, "newcomers_failed"):
        came += f", {failed:.0f} of {number(found, 'newcomers'):.0f} failed"
    memory = f"{number(found, 'megabytes_before'):.0f} {peak} {number(found, 'megabytes_after'):.0f}"
    return [*[stall(number(found, key)) for key in ("p50_ms", "p99_ms", "max_ms")], lost, came, memory, deaths]


def got(found: Found) -> str:
    """What the attacker got for it."""
    report = parts(found, "attack")
    told = [words.format(report[key]) for key, words in GOT.items() if key in report]
    for key in ("replies", "answers"):
        told += [f"{count} x {what}" for what, count in sorted(parts(report, key).items())]
    if "bot_max_s" in found:
        told.append(f"a level-1 bot answers after {found['bot_max_s']} s at most")
    return ", ".join(told) or NOTHING


def row(name: str, words: str, before: Found, after: Found) -> str:
    """Before and after stand one above the other."""
    pairs = [f"{was}<br>{now}" for was, now in zip(cells(before), cells(after), strict=True)]
    return " | ".join(["|", f"{words} (`{name}`)", *pairs, f"{got(before)}<br>{got(after)} |"]).removeprefix("| ")


def is_kept(found: Found) -> bool:
    """Whether it cost the others no more than is promised."""
    harm = [number(found, key) for key in ("lost", "untold", "deaths", "newcomers_failed")]
    return not found.get("hung") and number(found, "p99_ms") <= MOST_MS and not any(harm)


def verdict(run: Run) -> str:
    names = [name for name in parts(run, "attacks") if name != CALM]
    missed = [name for name in names if not is_kept(parts(parts(run, "attacks"), name))]
    kept = f"p99 within {MOST_MS:.0f} ms, nothing lost, every newcomer in, no worker dead"
    told = f"{len(names) - len(missed)} of {len(names)} attacks with {kept}"
    if missed:
        told += f"; not: {', '.join(missed)}"
    calm = parts(parts(run, "attacks"), CALM)
    return f"{told}. Without an attack p99 was {stall(number(calm, 'p99_ms'))} ms" if calm else told


def about(word: str, run: Run) -> str:
    if not run:
        return f"- **{word}**: not measured yet."
    place = f"{run['commit']}, {run['runs']}, {run['day']}, {run['machine']}, {run['seconds_each']:g} s each"
    return f"- **{word}**: {place}. {verdict(run)}."


def page(before: Run, after: Run, words: dict[str, str]) -> str:
    was, now = parts(before, "attacks"), parts(after, "attacks")
    heading = ["attack", *HEADINGS, "what the attacker got"]
    rows = [row(name, told, parts(was, name), parts(now, name)) for name, told in words.items()]
    lines = [
        METHOD.read_text(encoding="utf-8").rstrip(),
        "",
        "## Figures",
        "",
        "In each cell, before stands above after. Memory is before the attack, at most during it, and afterwards.",
        "",
        about("Before", before),
        about("After", after),
        "",
        f"| {' | '.join(heading)} |",
        "|" + "---|" * len(heading),
        *rows,
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    sys.path[:0] = [str(Path(__file__).resolve().parent.parent), str(Path(__file__).resolve().parent.parent / "server")]
    from attacks.catalogue import TOLD

    runs = [json.loads(Path(file).read_text(encoding="utf-8")) for file in sys.argv[1:3]]
    sys.stdout.write(page(runs[0], runs[1] if len(runs) > 1 else {}, TOLD))
    return 0


if __name__ == "__main__":
    sys.exit(main())
