"""Every game has all its parts, says everything in two languages, and its records still replay.

What only reads files is marked `source`; what plays is quick on the compiled rules.
"""

from functools import cache
from pathlib import Path

import pytest

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.record import read_record
from tischlein.testing import texts
from tischlein.testing.folders import Sayings, folder_of, missing_parts, missing_texts, sayings, strange_parts
from tischlein.testing.golden import transcript
from tischlein.testing.records import records_in, replay_file

ROOT = Path(__file__).resolve().parent.parent
SHELL = ROOT / "web" / "locales"
GAMES = [pytest.param(game, id=game.id) for game in catalog.games().values()]
RECORDS = [
    pytest.param(game, path, id=f"{game.id}-{path.stem}")
    for game in catalog.games().values()
    for path in records_in(folder_of(game))
]
CORE_EVENTS = ("resigned", "draw_offered", "draw_agreed", "took_back", "back_asked", "back_agreed", "declined")


@cache
def said_by(id: str) -> Sayings:
    game = catalog.find(id)
    return sayings(game, folder_of(game), matches=2)


@pytest.mark.source
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_all_its_parts_and_no_room_of_another_name(game: Game) -> None:
    assert missing_parts(folder_of(game)) == []
    assert strange_parts(folder_of(game)) == []


@pytest.mark.source
@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_keys_and_variables(game: Game) -> None:
    assert texts.differences(folder_of(game) / "locales") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_text_for_everything_it_says(game: Game) -> None:
    shell = texts.read_texts(SHELL / "de.ftl")
    assert missing_texts(game, folder_of(game), shell, said_by(game.id)) == []


@pytest.mark.source
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_headings_and_figures_in_both_languages(game: Game) -> None:
    german, english = [folder_of(game) / "locales" / f"rules.{language}.md" for language in texts.LANGUAGES]
    assert texts.anchors(german) == texts.anchors(english)
    assert texts.figures(german) == texts.figures(english)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_a_place_for_every_question(game: Game) -> None:
    assert said_by(game.id).asks - set(texts.anchors(folder_of(game) / "locales" / "rules.de.md")) == set()


@pytest.mark.parametrize(("game", "path"), RECORDS)
def test_a_record_still_replays(game: Game, path: Path) -> None:
    assert replay_file(game, path).fingerprint()


@pytest.mark.parametrize("game", GAMES)
def test_the_records_show_every_way_to_end_that_matches_found(game: Game) -> None:
    folder = folder_of(game)
    shown = {replay_file(game, path).result().reason for path in records_in(folder)}
    assert said_by(game.id).reasons - shown == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_transcript_is_what_the_rules_do_today(game: Game) -> None:
    """Changed on purpose? python -m tischlein.testing.golden GAME RECORD > golden.txt; read the difference."""
    folder = folder_of(game)
    golden = (folder / "golden.txt").read_text(encoding="utf-8")
    told = [transcript(game, read_record(path.read_text(encoding="utf-8"))) for path in records_in(folder)]
    assert golden in told, "golden.txt is not the transcript of any record of the folder"


@pytest.mark.source
def test_the_pages_have_the_same_keys_and_variables_in_both_languages() -> None:
    assert texts.differences(SHELL) == []


@pytest.mark.source
def test_the_pages_have_a_sentence_for_every_refusal_of_the_table() -> None:
    keys: set[str] = set()
    for part in sorted((ROOT / "src" / "tischlein").iterdir()):
        # Games have texts of their own, and what the lab and the commands refuse is told on the command line.
        if part.name not in {"games", "lab", "cli"}:
            keys |= texts.refusals_in(part)
    # What was learned is named in the lab alone.
    for name in ("net.py", "learned.py"):
        keys -= texts.refusals_in(ROOT / "src" / "tischlein" / "bots" / name)
    assert {texts.key_of("refusal", key) for key in keys} - texts.read_texts(SHELL / "de.ftl").keys() == set()


@pytest.mark.source
def test_the_pages_have_a_sentence_for_every_event_of_the_table() -> None:
    assert {f"event-{name}" for name in CORE_EVENTS} - texts.read_texts(SHELL / "de.ftl").keys() == set()


@pytest.mark.source
def test_the_pages_have_a_name_for_every_level() -> None:
    levels = {"random", "level1", "level2", "level3", "level4"}
    assert {f"bot-{name}" for name in levels} - texts.read_texts(SHELL / "de.ftl").keys() == set()


@pytest.mark.source
def test_a_role_under_another_name_is_told(tmp_path: Path) -> None:
    for name in ("rules/redealing.py", "bot/judge.py", "hints/views.py", "views/view.py", "scoring.py"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    assert strange_parts(tmp_path) == [
        "hints",
        "scoring.py",
        "rules/redealing.py (elsewhere: redeal)",
        "bot/judge.py (elsewhere: value)",
    ]


@pytest.mark.source
@pytest.mark.parametrize("slip", ["key = { $open\n", "key\n", "key = one\nkey = two\n"])
def test_a_slip_in_a_text_file_is_loud(tmp_path: Path, slip: str) -> None:
    (tmp_path / "de.ftl").write_text(slip, encoding="utf-8")
    with pytest.raises(AssertionError):
        texts.read_texts(tmp_path / "de.ftl")


@pytest.mark.source
def test_a_missing_key_and_another_variable_are_told(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text("one = { $a }\ntwo = zwei\n", encoding="utf-8")
    (tmp_path / "en.ftl").write_text("one = { $b }\n", encoding="utf-8")
    assert texts.differences(tmp_path) == [
        "two is only in one language",
        "one uses ['a'] in German and ['b'] in English",
    ]
