"""A balance report for people: one HTML file with its figures inside, or Markdown with figures beside it."""

import html
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tischlein.lab.measuring.balance import Balance, Estimate, Family
from tischlein.lab.measuring.charts import bars, histogram

# Of many things, so many of the best and of the worst are drawn; the table has them all.
DRAWN: Final = 10
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}"
    "table{border-collapse:collapse}td,th{padding:.1rem .6rem;text-align:right}"
    "td:first-child,th:first-child{text-align:left}"
    "svg{max-width:100%;height:auto}"
)


class Section(msgspec.Struct):
    """A heading, what was found in a sentence or two, figures by name, and a table with its head."""

    title: str
    found: str
    figures: dict[str, str]
    head: list[str]
    rows: list[list[str]]


def sections(balance: Balance) -> Iterator[Section]:
    yield seats_section(balance)
    if balance.sources_first:
        yield sources_section(balance)
    for family in balance.families:
        yield family_section(family)
    yield length_section(balance)
    yield events_section(balance)


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def shares(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f} %"


def span(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.2f} … {interval[1]:.2f}"


def seats_section(balance: Balance) -> Section:
    even = 1 / balance.seats
    off = [one for one in balance.seat_shares if not one.interval[0] <= even <= one.interval[1]]
    told = ", ".join(f"{one.name} wins {percent(one.value)} ({shares(one.interval)})" for one in off)
    verdict = f"Not even: {told}." if off else f"No seat is surely better: all intervals hold the even {percent(even)}."
    rows = [
        [share.name, percent(share.value), shares(share.interval), f"{score.value:.2f}", span(score.interval)]
        for share, score in zip(balance.seat_shares, balance.seat_scores, strict=True)
    ]
    return Section(
        "Seats",
        f"{verdict} {balance.draws} of {balance.matches} matches were shared by all.",
        {"seats": bars("First places by seat", balance.seat_shares, 1, " %")},
        ["seat", "first", "95 %", "mean score", "95 %"],
        rows,
    )


def sources_section(balance: Balance) -> Section:
    firsts = {one.name: one for one in balance.sources_first}
    others = {one.name: one for one in balance.sources_others}
    names = list(dict.fromkeys([*firsts, *others]))
    rows = [[name, *source_cells(firsts.get(name)), *source_cells(others.get(name))] for name in names]
    figures = {"sources": bars("Points of first places by source", balance.sources_first)}
    head = ["source", "first places", "95 %", "others", "95 %"]
    return Section(
        "Where points come from", "Mean points of those who came first, and of the others.", figures, head, rows
    )


def source_cells(one: Estimate | None) -> list[str]:
    return ["", ""] if one is None else [f"{one.value:.2f}", span(one.interval)]


def family_section(family: Family) -> Section:
    title = f"What things are worth: {family.event}, by {family.fact}"
    sure = [one for one in family.values if one.interval[0] > 0 or one.interval[1] < 0]
    found = (
        f"One more of it goes with so many points against the mean of the others. {len(sure)} of {len(family.values)} "
        "intervals do not hold 0; with so many of them, one in twenty does so by chance."
    )
    rows = [[one.name, f"{one.value:+.2f}", span(one.interval), str(one.cases)] for one in family.values]
    drawn = bars(f"{family.event}: {family.fact}", ends_of(family.values))
    return Section(
        title, found, {f"{family.event}-{family.fact}": drawn}, [family.fact, "value", "95 %", "times"], rows
    )


def ends_of(values: Sequence[Estimate]) -> list[Estimate]:
    return [*values] if len(values) <= 2 * DRAWN else [*values[:DRAWN], *values[-DRAWN:]]


def length_section(balance: Balance) -> Section:
    lengths = balance.lengths
    found = (
        f"A match takes {balance.length.value:.1f} decisions on average ({span(balance.length.interval)}), "
        f"{lengths[len(lengths) // 2]} in the middle, from {lengths[0]} to {lengths[-1]}."
    )
    rows = [[reason, str(count), percent(count / balance.matches)] for reason, count in balance.reasons.items()]
    return Section(
        "Length and endings",
        found,
        {"length": histogram("Decisions per match", lengths)},
        ["ending", "matches", "of all"],
        rows,
    )


def events_section(balance: Balance) -> Section:
    rare = [name for name, share in balance.event_shares.items() if share < 0.05]
    found = f"Seldom, in fewer than one match of twenty: {', '.join(rare)}." if rare else "No rule is seldom seen."
    if balance.never:
        found += f" Never, with these players and options: {', '.join(balance.never)}."
    rows = [
        [one.name, f"{one.value:.2f}", span(one.interval), percent(balance.event_shares[one.name])]
        for one in balance.events
    ]
    return Section("How often rules act", found, {}, ["event", "per match", "95 %", "matches with it"], rows)


def intro(balance: Balance) -> str:
    options = ", ".join(f"{name} {value}" for name, value in balance.options.items()) or "the defaults"
    return (
        f"{balance.matches} matches of {balance.seats} seats, all played by {balance.bot}, seed {balance.seed}, "
        f"rules version {balance.version}, options: {options}. Intervals hold the true value with 95 % confidence, for "
        "players as strong as these."
    )


def as_html(balance: Balance) -> str:
    parts = [f"<h1>{html.escape(balance.game)}: balance</h1><p>{html.escape(intro(balance))}</p>"]
    for section in sections(balance):
        head = "".join(f"<th>{html.escape(cell)}</th>" for cell in section.head)
        rows = "".join(
            "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows
        )
        figures = "".join(section.figures.values())
        parts.append(
            f"<h2>{html.escape(section.title)}</h2><p>{html.escape(section.found)}</p>{figures}"
            f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{html.escape(balance.game)}: balance</title><style>{STYLE}</style>{''.join(parts)}</html>\n"
    )


def as_markdown(balance: Balance, figures: str) -> str:
    """The same for a page of text; `figures` is how the paths of its figures begin, seen from the page."""
    parts = [intro(balance), ""]
    for section in sections(balance):
        parts += [f"### {section.title}", "", section.found, ""]
        for name in section.figures:
            parts += [f"![{section.title}]({figures}-{name}.svg)", ""]
        parts += ["| " + " | ".join(section.head) + " |", "|" + "---|" * len(section.head)]
        parts += ["| " + " | ".join(row) + " |" for row in section.rows]
        parts.append("")
    return "\n".join(parts)


def write_figures(balance: Balance, folder: Path, stem: str) -> None:
    """Each figure in a file whose name begins with the stem."""
    folder.mkdir(parents=True, exist_ok=True)
    for section in sections(balance):
        for name, figure in section.figures.items():
            (folder / f"{stem}-{name}.svg").write_text(figure + "\n", encoding="utf-8")
