"""Everything that the games of the house are asked: promises, words, records, and the interfaces of research.

It needs `pip install -e ".[test]"` and nothing else; what PettingZoo and OpenSpiel are asked is left out without them.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tischlein import catalog
from tischlein.core.options import Options
from tischlein.core.record import read_record
from tischlein.lab.measuring.simulate import Plan, simulate
from tischlein.testing import texts
from tischlein.testing.cases import Case, option_label, quick_choices
from tischlein.testing.folders import missing_parts, missing_texts, sayings, strange_parts
from tischlein.testing.golden import transcript
from tischlein.testing.mutations import moments_of
from tischlein.testing.promises import keeps_all_promises
from tischlein.testing.reasons import reasons_at, untold
from tischlein.testing.records import records_in, replay_file
from tischlein.wire.codegen import view_types

from ..game import GAME

FOLDER = Path(__file__).resolve().parent.parent
CHOICES = [
    pytest.param(options, seats, id=f"{seats}-{option_label(GAME, options)}") for options, seats in quick_choices(GAME)
]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As `pip install` would, for one test, where it is not."""
    if GAME.id in catalog.games():
        yield
        return
    written = tmp_path / "slack_water-0.1.0.dist-info"
    written.mkdir()
    (written / "METADATA").write_text("Metadata-Version: 2.1\nName: slack-water\nVersion: 0.1.0\n", encoding="utf-8")
    project = (FOLDER.parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    points = project.partition('[project.entry-points."tischlein.games"]\n')[2].partition("\n")[0]
    (written / "entry_points.txt").write_text(f"[tischlein.games]\n{points.replace(chr(34), '')}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    catalog.games.cache_clear()
    yield
    monkeypatch.undo()
    catalog.games.cache_clear()


@pytest.mark.parametrize(("options", "seats"), CHOICES)
def test_every_promise_is_kept(options: Options, seats: int) -> None:
    keeps_all_promises(Case(GAME, options, seats, "slack water", looks=4))


def test_the_folder_has_all_its_parts() -> None:
    assert missing_parts(FOLDER) == []
    assert strange_parts(FOLDER) == []


def test_everything_is_said_in_both_languages() -> None:
    assert texts.differences(FOLDER / "locales") == []
    assert missing_texts(GAME, FOLDER, {}, sayings(GAME, FOLDER, matches=1)) == []
    german, english = [FOLDER / "locales" / f"rules.{language}.md" for language in texts.LANGUAGES]
    assert texts.anchors(german) == texts.anchors(english)


def test_every_reason_has_its_sentence_and_its_paragraph() -> None:
    moments = moments_of(GAME, matches=1, looks=10)
    assert untold(FOLDER, reasons_at(moments, lambda _: range(GAME.vocabulary.size()))) == []


def test_records_replay_and_golden_is_one_of_them() -> None:
    for path in records_in(FOLDER):
        assert replay_file(GAME, path).fingerprint()
    records = [read_record(path.read_text(encoding="utf-8")) for path in records_in(FOLDER)]
    assert (FOLDER / "golden.txt").read_text(encoding="utf-8") in [transcript(GAME, record) for record in records]


@pytest.mark.usefixtures("installed")
def test_the_entry_point_puts_it_beside_the_games_of_the_house() -> None:
    assert catalog.find("slack_water").seats == GAME.seats
    assert catalog.left_out() == {}


def test_who_follows_the_hint_catches_more_than_those_who_play_at_random() -> None:
    run = simulate(GAME, Plan(["plain", "random", "random"], 60, 7))
    assert run.mean_scores[0] > max(run.mean_scores[1:]) + 1


@pytest.mark.usefixtures("installed")
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_and_gymnasium_play_it() -> None:
    api_test = pytest.importorskip("pettingzoo.test").api_test
    check_env = pytest.importorskip("gymnasium.utils.env_checker").check_env
    from tischlein.lab.single import TischleinEnv
    from tischlein.lab.zoo import TableEnv

    api_test(TableEnv(GAME, 3, {}, None), num_cycles=60)
    check_env(TischleinEnv("slack_water", ["random"] * 3, 1, {}, render_mode="ansi"))


@pytest.mark.usefixtures("installed")
def test_openspiel_plays_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from tischlein.lab import spiel

    spiel.register(GAME)
    for seats in GAME.seats:
        state = pyspiel.load_game(f"tischlein_slack_water(players={seats})").new_initial_state()
        luck = random.Random(1)
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
        assert len(state.returns()) == seats


def test_the_board_knows_the_view_as_it_is() -> None:
    """But for the first line, which names where the view was found."""
    written = (FOLDER / "board" / "types.ts").read_text(encoding="utf-8")
    assert written.partition("\n")[2] == view_types(GAME).partition("\n")[2]
