"""Plain charts as SVG text: bars with their intervals, and histograms. Readable in light and dark, and in print."""

import html
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # It needs numpy, and the coach draws without.
    from tischlein.lab.measuring.balance import Estimate

WIDTH: Final = 640
LABEL: Final = 150
NUMBER: Final = 90
LINE: Final = 22
TOP: Final = 34
BARS: Final = 20
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#333}.title{font-weight:600;font-size:15px}"
    ".bar{fill:#3b7a9e}.other{fill:#c98b2b}.line{stroke:#333;stroke-width:1.5}.zero{stroke:#999;stroke-width:1}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.line{stroke:#ddd}}"
)


def figure(title: str, height: int, inside: str) -> str:
    """A chart of its own; the title is also what a screen reader says."""
    shown = html.escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{shown}">'
        f'<style>{STYLE}</style><text class="title" x="4" y="18">{shown}</text>{inside}</svg>'
    )


def bars(title: str, rows: "Sequence[Estimate]", digits: int = 2, percent: str = "") -> str:
    """One bar for each row, from zero, with a line for its interval and the number beside it."""
    low = min(0.0, *(row.interval[0] for row in rows))
    high = max(0.0, *(row.interval[1] for row in rows))
    scale = (WIDTH - LABEL - NUMBER) / ((high - low) or 1.0)

    def across(value: float) -> float:
        return round(LABEL + (value - low) * scale, 1)

    parts: list[str] = []
    for place, row in enumerate(rows):
        y = TOP + place * LINE
        left, right = sorted((across(0.0), across(row.value)))
        factor = 100 if percent else 1
        number = f"{factor * row.value:.{digits}f}{percent}"
        parts.append(
            f'<text x="{LABEL - 6}" y="{y + 14}" text-anchor="end">{html.escape(row.name)}</text>'
            f'<rect class="bar" x="{left}" y="{y + 3}" width="{round(right - left, 1)}" height="14"/>'
            f'<line class="line" x1="{across(row.interval[0])}" x2="{across(row.interval[1])}"'
            f' y1="{y + 10}" y2="{y + 10}"/>'
            f'<text x="{WIDTH - NUMBER + 8}" y="{y + 14}">{number}</text>'
        )
    bottom = TOP + len(rows) * LINE
    parts.append(f'<line class="zero" x1="{across(0.0)}" x2="{across(0.0)}" y1="{TOP}" y2="{bottom}"/>')
    return figure(title, bottom + 10, "".join(parts))


def histogram(title: str, numbers: Sequence[int]) -> str:
    """How often a number fell into each of some equal ranges."""
    low, high = min(numbers), max(numbers)
    step = max(1, math.ceil((high - low + 1) / BARS))
    counts = [0] * ((high - low) // step + 1)
    for number in numbers:
        counts[(number - low) // step] += 1
    tall, wide = 160, (WIDTH - 20) / len(counts)
    parts: list[str] = []
    for place, count in enumerate(counts):
        height = round(tall * count / max(counts), 1)
        x, y = round(10 + place * wide, 1), round(TOP + tall - height, 1)
        told = f"{low + place * step} to {low + (place + 1) * step - 1}: {count}"
        parts.append(
            f'<rect class="bar" x="{x}" y="{y}" width="{round(wide - 2, 1)}" height="{height}">'
            f"<title>{told}</title></rect>"
        )
    base = TOP + tall
    parts.append(f'<text x="10" y="{base + 18}">{low}</text>')
    parts.append(f'<text x="{WIDTH - 10}" y="{base + 18}" text-anchor="end">{high}</text>')
    return figure(title, base + 28, "".join(parts))
