"""Cuts the pages' fonts to what is written in them: web/src/lib/fonts, from the packages of Fontsource.

Letters of Western Europe, kerning, and lining figures of one width as the only figures. Run by hand when a package
brings a new version: pip install fonttools brotli, which nothing else here needs.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules" / "@fontsource"
TARGET = ROOT / "web" / "src" / "lib" / "fonts"
FONTS = {
    "alegreya-500": "alegreya/files/alegreya-latin-500-normal.woff2",
    "alegreya-800": "alegreya/files/alegreya-latin-800-normal.woff2",
    "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
    "alegreya-sans-400-italic": "alegreya-sans/files/alegreya-sans-latin-400-italic.woff2",
    "alegreya-sans-700": "alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
}
FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
# The suffix of lining figures of one width in these fonts.
LINING = ".tf"
LETTERS = [*map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x100)), *"ıŒœ\u2009–—‘’‚“”„•…′″‹›€↑↓−"]
UNWRITTEN = "¤¦¨¯´¸ªº¬¶¢¥¹²³¼½¾\u00ad"


def options() -> Options:
    wanted = Options()
    wanted.flavor = "woff2"
    wanted.hinting = False
    wanted.glyph_names = False
    wanted.layout_features = ["kern", "liga"]
    # Whose work it is stays in the file.
    wanted.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    wanted.drop_tables += ["STAT", "gasp", "GDEF"]
    return wanted


def make(name: str, source: str) -> int:
    font = TTFont(PACKAGES / source)
    for table in font["cmap"].tables:
        table.cmap.update({ord("0") + value: figure + LINING for value, figure in enumerate(FIGURES)})
    cutter = Subsetter(options())
    cutter.populate(unicodes=[ord(sign) for sign in LETTERS if sign not in UNWRITTEN])
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / f"{name}.woff2")
    return (TARGET / f"{name}.woff2").stat().st_size


if __name__ == "__main__":
    for name, source in FONTS.items():
        print(name, make(name, source))
