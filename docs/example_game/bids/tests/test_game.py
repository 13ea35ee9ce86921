"""Everything that every game is asked, for Bids in a package of its own: promises, words, records."""

from pathlib import Path

import pytest

from tischlein.core.options import Options
from tischlein.core.record import read_record
from tischlein.testing import texts
from tischlein.testing.cases import Case, option_label, quick_choices
from tischlein.testing.folders import missing_parts, missing_texts, sayings, strange_parts
from tischlein.testing.golden import transcript
from tischlein.testing.promises import keeps_all_promises
from tischlein.testing.records import records_in, replay_file

from ..game import GAME

FOLDER = Path(__file__).resolve().parent.parent
CHOICES = [
    pytest.param(options, seats, id=f"{seats}-{option_label(GAME, options)}") for options, seats in quick_choices(GAME)
]


@pytest.mark.parametrize(("options", "seats"), CHOICES)
def test_every_promise_is_kept(options: Options, seats: int) -> None:
    keeps_all_promises(Case(GAME, options, seats, "every promise", looks=4))


def test_the_folder_has_all_its_parts() -> None:
    assert missing_parts(FOLDER) == []
    assert strange_parts(FOLDER) == []


def test_everything_is_said_in_both_languages() -> None:
    assert texts.differences(FOLDER / "locales") == []
    assert missing_texts(GAME, FOLDER, {}, sayings(GAME, FOLDER, matches=1)) == []
    german, english = [FOLDER / "locales" / f"rules.{language}.md" for language in texts.LANGUAGES]
    assert texts.anchors(german) == texts.anchors(english)


def test_records_replay_and_golden_is_one_of_them() -> None:
    for path in records_in(FOLDER):
        assert replay_file(GAME, path).fingerprint()
    records = [read_record(path.read_text(encoding="utf-8")) for path in records_in(FOLDER)]
    assert (FOLDER / "golden.txt").read_text(encoding="utf-8") in [transcript(GAME, record) for record in records]
