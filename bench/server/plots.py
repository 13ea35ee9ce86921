"""Small pictures of a cost against a size: SVG by hand, readable in light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Final

WIDTH: Final = 420
HEIGHT: Final = 200
LEFT: Final = 50
BOTTOM: Final = 36
TOP: Final = 28


def plot(points: list[list[float]], title: str, below: str) -> str:
    most_x = max(x for x, _ in points) or 1
    most_y = 1.25 * max(y for _, y in points)

    def place(x: float, y: float) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - 16) * x / most_x
        return round(across, 1), round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * y / most_y, 1)

    line = " ".join(f"{x},{y}" for x, y in [place(*point) for point in points])
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="3"/>' for x, y in [place(*point) for point in points])
    floor = HEIGHT - BOTTOM
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12" fill="#777">
<title>{title}</title>
<text x="{LEFT}" y="16">{title}</text>
<path d="M{LEFT} {TOP}V{floor}H{WIDTH - 16}" fill="none" stroke="#999"/>
<text x="{LEFT - 6}" y="{TOP + 8}" text-anchor="end">{most_y:.2f}</text>
<text x="{LEFT - 6}" y="{floor}" text-anchor="end">0</text>
<text x="{LEFT}" y="{floor + 16}">0</text>
<text x="{WIDTH - 16}" y="{floor + 16}" text-anchor="end">{most_x:g}</text>
<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">{below}</text>
<polyline points="{line}" fill="none" stroke="#2a7ab0" stroke-width="2"/>
<g fill="#2a7ab0">{dots}</g>
</svg>
"""


def write(path: Path, points: list[list[float]], title: str, below: str) -> None:
    path.write_text(plot(points, title, below), encoding="utf-8")
