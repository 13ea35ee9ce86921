"""Makes a browser's PNG small enough for a repository: a palette of its most used colours, found by median cut.

Only what Chromium writes is read: eight bits a channel, not interlaced. The standard library is enough for that.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGB, INDEXED, RGBA = 2, 3, 6
# So many colours, the most that fit.
PALETTES = (256, 128, 64, 32)

Colour = tuple[int, int, int]
Counted = list[tuple[Colour, int]]


def chunks(png: bytes) -> dict[bytes, bytes]:
    found: dict[bytes, bytes] = {}
    at = len(SIGNATURE)
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        found[kind] = found.get(kind, b"") + png[at + 8 : at + 8 + length]
        at += 12 + length
    return found


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    distances = (abs(guess - left), abs(guess - above), abs(guess - corner))
    return (left, above, corner)[distances.index(min(distances))]


def unfiltered(line: bytearray, kind: int, above: bytes, step: int) -> bytes:
    """A line of pixels out of its filter (PNG specification, section 9)."""
    for at in range(len(line)):
        left = line[at - step] if at >= step else 0
        corner = above[at - step] if at >= step else 0
        predicted = (0, left, above[at], (left + above[at]) // 2, paeth(left, above[at], corner))[kind]
        line[at] = (line[at] + predicted) & 255
    return bytes(line)


def lines_of(content: bytes, width: int, height: int, channels: int) -> list[bytes]:
    """Every line as red, green, blue."""
    raw, length = zlib.decompress(content), width * channels
    lines: list[bytes] = []
    above = bytes(length)
    for row in range(height):
        at = row * (length + 1)
        above = unfiltered(bytearray(raw[at + 1 : at + 1 + length]), raw[at], above, channels)
        lines.append(above)
    return lines if channels == 3 else [without_alpha(line) for line in lines]


def without_alpha(line: bytes) -> bytes:
    opaque = bytearray(len(line) // 4 * 3)
    for channel in range(3):
        opaque[channel::3] = line[channel::4]
    return bytes(opaque)


def pixels(line: bytes) -> list[Colour]:
    return list(zip(line[::3], line[1::3], line[2::3], strict=True))


def widest(box: Counted) -> tuple[int, int]:
    """How far the colours of a box lie apart, and in which channel."""
    spans = [max(each[0][channel] for each in box) - min(each[0][channel] for each in box) for channel in range(3)]
    return max((span, channel) for channel, span in enumerate(spans))


def halves(box: Counted) -> tuple[Counted, Counted]:
    """Cut in the widest channel so that each half stands for about as many pixels."""
    channel = widest(box)[1]
    ordered = sorted(box, key=lambda each: each[0][channel])
    half, seen = sum(count for _, count in ordered) / 2, 0
    for at, (_, count) in enumerate(ordered[:-1], 1):
        seen += count
        if seen >= half:
            return ordered[:at], ordered[at:]
    return ordered[:-1], ordered[-1:]


def boxes(counted: Counted, most: int) -> list[Counted]:
    """Always the box whose colours are farthest apart, weighed by its pixels, is cut next."""
    made = [counted]
    while len(made) < most:
        weights = [widest(box)[0] ** 2 * sum(count for _, count in box) if len(box) > 1 else 0 for box in made]
        heaviest = max(range(len(made)), key=weights.__getitem__)
        if weights[heaviest] == 0:
            break
        made += halves(made.pop(heaviest))
    return made


def mean(box: Counted) -> bytes:
    total = sum(count for _, count in box)
    return bytes(round(sum(colour[channel] * count for colour, count in box) / total) for channel in range(3))


def written(lines: list[bytes], width: int, height: int, colours: int) -> bytes:
    found = boxes(list(Counter(colour for line in lines for colour in pixels(line)).items()), colours)
    index = {colour: number for number, box in enumerate(found) for colour, _ in box}
    body = b"".join(b"\0" + bytes(index[colour] for colour in pixels(line)) for line in lines)
    header = struct.pack(">IIBBBBB", width, height, 8, INDEXED, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", b"".join(mean(box) for box in found)), (b"IDAT", zlib.compress(body, 9))]
    return SIGNATURE + b"".join(chunk(kind, content) for kind, content in [*parts, (b"IEND", b"")])


def slim(png: bytes, most: int) -> bytes:
    """The same picture in at most so many bytes."""
    found = chunks(png)
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", found[b"IHDR"])
    assert depth == 8 and kind in (RGB, RGBA) and not interlaced, "a picture as Chromium writes it"
    lines = lines_of(found[b"IDAT"], width, height, 3 if kind == RGB else 4)
    for colours in PALETTES:
        made = written(lines, width, height, colours)
        if len(made) <= most:
            return made
    raise ValueError(f"the picture does not fit into {most} bytes")
