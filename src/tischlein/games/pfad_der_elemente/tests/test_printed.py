"""A row of the material is the only place of its numbers: rules, opponents, texts and figures follow it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tischlein.games.pfad_der_elemente.rules.hexes import RADIUS, TILES
from tischlein.games.pfad_der_elemente.rules.material import (
    BOARDS,
    GIFTS,
    OMENS_IN_PLAY,
    OMENS_OF_AN_ELEMENT,
    PACK,
    TABLES,
)
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL, LIFTS
from tischlein.games.pfad_der_elemente.rules.world import LAST_RESORT
from tischlein.games.pfad_der_elemente.tests import printed

pytestmark = pytest.mark.source

PACKAGE = printed.FOLDER.parent.parent
NUMBERS = {
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}
GAME = PACKAGE / "games" / "pfad_der_elemente"
ASKED = """
import json
from tischlein.core.question import Budget, ask
from tischlein.games.pfad_der_elemente.bot.layout import Annealing
from tischlein.games.pfad_der_elemente.bot.levels import BOTS
from tischlein.games.pfad_der_elemente.rules.actions import WORDS
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX
from tischlein.games.pfad_der_elemente.rules.material import SHAPE_IDS
from tischlein.games.pfad_der_elemente.tests import printed
from tischlein.games.pfad_der_elemente.tests.table import seat_of, start, table

state = start(2, 1, element_choice="random", first_player="first_seat")
state.world.elements = [2, 0]
state.world.hands = [[1, 2, 3, 2], [3, 1, 1, 1]]
state.world.packs = [[1, 0, 0, 5], [1, 0, 0, 5]]
takes = {bot: WORDS.name(BOTS[bot]().answer(ask(state, 0, 1), Budget()))["element"] for bot in ("level3", "greedy")}
scored = table(seat_of("fire", tiles="eawfwfeaafwe"), seat_of("earth"), phase="over", acted=2, idle=300)
layout = Annealing([6, 3, 1, 2], [0.0] * len(SHAPE_IDS), OUR_BOX).run(2000)
printed.write(printed.FOLDER)
print(json.dumps({"clearings": scored.result().sources[0]["clearings"], "layout": layout.worth, "takes": takes}))
"""


def test_texts_and_figures_show_the_numbers_of_the_material() -> None:
    """Corrected a row? The first lines of tests/printed.py say how to write them anew."""
    for file, text in printed.corrected(printed.FOLDER).items():
        assert (printed.FOLDER / file).read_text(encoding="utf-8") == text, file


def asked_with_earth(points: int, tmp_path: Path) -> dict[str, object]:
    """What rules, planner and bots say in a copy where a clearing brings so many points; its texts are written."""
    others = [folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir() and folder != GAME]
    left_out = shutil.ignore_patterns("static", "__pycache__", "server", "lab", "cli", "store", *others)
    shutil.copytree(PACKAGE, tmp_path / "tischlein", ignore=left_out)
    material = tmp_path / "tischlein" / "games" / "pfad_der_elemente" / "rules" / "material.toml"
    before = 'element = "earth"\ntiles = 1\npoints = 1\n'
    text = material.read_text(encoding="utf-8")
    assert text.count(before) == 1
    material.write_text(text.replace(before, before.replace("points = 1", f"points = {points}")), encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", ASKED], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    answers: dict[str, object] = json.loads(told.stdout)
    return answers


def test_a_corrected_row_reaches_scoring_planner_bots_texts_and_figures(tmp_path: Path) -> None:
    now, then = asked_with_earth(1, tmp_path / "now"), asked_with_earth(5, tmp_path / "then")
    assert (now["clearings"], then["clearings"]) == (3, 15)
    # Of six earth tiles all lie alone.
    assert now["layout"] == pytest.approx(8) and then["layout"] == pytest.approx(32)
    assert now["takes"] == {"level3": "fire", "greedy": "fire"}
    assert then["takes"] == {"level3": "earth", "greedy": "earth"}
    folder = tmp_path / "then" / "tischlein" / "games" / "pfad_der_elemente"
    texts = {file: (folder / file).read_text(encoding="utf-8") for file in printed.corrected(printed.FOLDER)}
    assert "clearing: 5 points for each clearing." in texts["locales/rules.en.md"]
    assert "Lichtung: 5 Punkte je Lichtung." in texts["locales/rules.de.md"]
    assert json.loads(texts["board/box.json"])["ours"]["pattern"][0] == {"element": "earth", "points": 5}
    assert "two clearings: 10 points" in texts["locales/en.ftl"]
    assert "pattern('clearing', [tile], 5)" in texts["board/samples.ts"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_rules_say_in_words_what_boards_grid_and_gifts_are(language: str) -> None:
    """§2, §3, §4, §5, §7."""
    word, rules = NUMBERS[language], (GAME / "locales" / f"rules.{language}.md").read_text(encoding="utf-8")
    two, three, four = [word[table.spirits] for table in TABLES]
    own, other = {(word[board.taken[board.element]], word[min(board.taken)]) for board in BOARDS}.pop()
    pooled = {word[max(board.pool)] for board in BOARDS}.pop()
    sentences = {
        "en": [
            f"{two} of each motif for two players, {three} for three, {four} for four",
            f"{own} of your own and {other} of each other",
            f"{pooled.capitalize()} of each other element you put into the common pool",
            f"gets {word[GIFTS]} **gifts",
            f"path of {word[TILES]} hexagonal tiles",
            f"**{word[OMENS_IN_PLAY]} Good Omens** out of the {word[OMENS_OF_AN_ELEMENT]}",
        ],
        "de": [
            f"je Motiv {two} zu zweit, {three} zu dritt, {four} zu viert",
            f"{own} deines Elements und je {other}es der anderen",
            f"Je {pooled} der anderen Elemente gibst du in den gemeinsamen Vorrat",
            f"bekommen {word[GIFTS]} **Gaben",
            f"Pfad aus {word[TILES]} sechseckigen Feldern",
            f"**{word[OMENS_IN_PLAY]} Gute Omen** aus den {word[OMENS_OF_AN_ELEMENT]}",
        ],
    }
    assert [sentence for sentence in sentences[language] if sentence not in rules] == []


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_rules_tell_the_limits_that_the_program_sets(language: str) -> None:
    """§3, §5, §9a, §9b, §9c, §26a."""
    word, rules = NUMBERS[language], (GAME / "locales" / f"rules.{language}.md").read_text(encoding="utf-8")
    sentences = {
        "en": [
            *[f"{table.rows} rows of {table.columns}" for table in TABLES],
            f"equal packs of {word[PACK]} tiles",
            f"reaches {RADIUS} tiles in every direction",
            f"you can do this **{LIFTS} times**",
            f"pick up a tile only {word[CAREFUL]} more times",
            f"after **{LAST_RESORT} turns** in a row",
        ],
        "de": [
            *[f"{table.rows} Reihen zu {table.columns}" for table in TABLES],
            f"Stapel zu {word[PACK]} Feldern",
            f"reicht der Tisch {RADIUS} Felder weit in jede Richtung",
            f"geht das **{LIFTS}-mal**",
            f"nur noch {word[CAREFUL]}mal ein Feld aufnehmen",
            f"Nach **{LAST_RESORT} Zügen** hintereinander",
        ],
    }
    assert [sentence for sentence in sentences[language] if sentence not in rules] == []
