"""A table that plays with its own box: what can be written, what it changes, what is refused."""

import json
import tomllib
from pathlib import Path

import pytest

from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.refusal import Refusal
from tischlein.games.pfad_der_elemente.bot.levels import BOTS
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.actions import WORDS
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX, OURS, keep_text, read_box, write_box
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, OMEN_IDS
from tischlein.games.pfad_der_elemente.rules.state import load
from tischlein.games.pfad_der_elemente.tests.boxes import OWN_BOX
from tischlein.games.pfad_der_elemente.tests.table import area, seat_of, seen_by, start, table
from tischlein.testing.records import Records

FOLDER = Path(__file__).resolve().parent.parent
EVERYTHING = "\n".join([f"{key} = {value}" for key, value in OURS.items()])


def test_every_assumed_value_can_be_written_and_no_printed_one() -> None:
    """§A1, §A2, §A3, §A33: the marks of the tables decide."""
    material = tomllib.loads((FOLDER / "rules" / "material.toml").read_text(encoding="utf-8"))
    omens = tomllib.loads((FOLDER / "rules" / "omens.toml").read_text(encoding="utf-8"))
    assumed = {
        name: [row for row in rows if row.get("source") == "assumed"] for name, rows in (material | omens).items()
    }
    expected = [f"{row['element']}-{part}" for row in assumed["board"] for part in ("taken", "pool")]
    expected += [f"{row['element']}-points" for row in assumed["pattern"]]
    expected += [f"grid-{row['seats']}" for row in assumed["table"]]
    expected += [row["id"] for row in assumed["omen"]]
    assert list(OURS) == expected
    assert len(assumed["omen"]) == 25 and len(assumed["pattern"]) == 3
    # Of gifts and powers everything is printed; shapes are no choice of ours but all that there are.
    assert [name for name, rows in assumed.items() if not rows] == ["gift", "power", "shape"]


def test_what_is_ours_already_is_not_kept() -> None:
    """§A33: so a table that writes our numbers plays the same match, with the same record, as one that writes none."""
    assert keep_text(EVERYTHING) == ""
    assert keep_text("earth-2 = pair water earth 1") == ""
    assert read_box("") is OUR_BOX


def test_what_is_kept_has_one_order_and_stays_as_it_is() -> None:
    """§A33."""
    turned = "\n".join(reversed(OWN_BOX.splitlines()))
    assert keep_text(turned) == OWN_BOX
    assert read_options(GAME.options, {"material": turned.replace(" = ", "=")}).word("material") == OWN_BOX
    assert keep_text(keep_text(OWN_BOX)) == OWN_BOX


def test_every_sort_of_value_is_read_back() -> None:
    written = write_box(read_box(OWN_BOX))
    changed = [f"{key} = {value}" for key, value in written.items() if value != OURS[key]]
    assert changed == OWN_BOX.splitlines()


WRONG: list[tuple[str, str, dict[str, object]]] = [
    ("three points", "material_line", {"value": "three points"}),
    ("earth-point = 3", "material_key", {"key": "earth-point", "valid": list(OURS)}),
    # What is printed is known.
    ("fire-points = 3", "material_key", {"key": "fire-points"}),
    ("earth-1 = pair earth air 2", "material_key", {"key": "earth-1"}),
    ("air-points = 3\nair-points = 4", "material_twice", {"key": "air-points"}),
    ("air-points = 0", "material_points", {"key": "air-points", "value": "0", "least": 1, "most": 12}),
    ("air-points = 13", "material_points", {"value": "13"}),
    ("air-points = two", "material_points", {"value": "two"}),
    ("air-points = ²", "material_points", {"value": "²"}),
    ("air-points =", "material_points", {"value": ""}),
    ("air-taken = 1 3 1", "material_counts", {"key": "air-taken", "value": "1 3 1", "most": 12}),
    ("air-taken = 1 3 1 1 0", "material_counts", {"value": "1 3 1 1 0"}),
    ("air-taken = 1 3 -1 1", "material_counts", {"value": "1 3 -1 1"}),
    ("air-pool = 13 0 0 0", "material_counts", {"value": "13 0 0 0"}),
    ("air-taken = 1 4 1 1", "material_board", {"element": "air", "taken": 7, "pool": 6, "sum": 13, "wanted": 12}),
    ("air-taken = 1 4 1 1\nair-pool = 2 0 2 1", "material_packs", {"pools": [6, 5, 6, 6]}),
    ("air-taken = 1 4 0 1", "material_supply", {"element": "air", "sum": 13, "wanted": 12}),
    ("grid-2 = 3x7", "material_grid", {"key": "grid-2", "value": "3x7", "valid": ["4x5", "5x4"]}),
    ("grid-3 = 5x5", "material_grid", {"valid": ["5x6", "6x5"]}),
    ("grid-4 = 2x20", "material_grid", {"valid": ["4x10", "5x8", "8x5", "10x4"]}),
    ("earth-2 = ring6 earth water 1", "material_shape", {"key": "earth-2", "value": "ring6"}),
    ("earth-2 =", "material_shape", {"value": ""}),
    ("earth-2 = pair earth 1", "material_spirits", {"shape": "pair", "count": 2, "valid": ELEMENTS}),
    ("earth-2 = pair earth mask 1", "material_spirits", {"value": "pair earth mask 1"}),
    ("earth-2 = line3 earth water 1", "material_spirits", {"count": 3}),
    ("earth-2 = pair earth water fire 1", "material_spirits", {"count": 2}),
    ("earth-7 = tile earth 1", "material_spirits", {"count": 2}),
    ("earth-2 = pair earth water 99", "material_points", {"key": "earth-2", "value": "99"}),
]


@pytest.mark.parametrize(("text", "key", "facts"), WRONG, ids=[text.splitlines()[-1] for text, _, _ in WRONG])
def test_what_cannot_be_is_refused_and_says_what_would_fit(text: str, key: str, facts: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refused:
        read_options(GAME.options, {"material": text})
    assert refused.value.key == key
    assert refused.value.facts | facts == refused.value.facts


def test_a_draft_has_a_choice() -> None:
    """§5, §6a: with packs of one tile there would be none."""
    wishes = {"earth": "2 3 3 3", "air": "3 2 3 3", "water": "3 3 2 3", "fire": "3 3 3 2"}
    pools = {"earth": "1 0 0 0", "air": "0 1 0 0", "water": "0 0 1 0", "fire": "0 0 0 1"}
    lines = [f"{word}-taken = {wishes[word]}\n{word}-pool = {pools[word]}" for word in ELEMENTS]
    with pytest.raises(Refusal, match="material_pack_size"):
        keep_text("\n".join(lines))


def test_every_refusal_has_a_sentence_in_both_languages() -> None:
    used = {key for _, key, _ in WRONG} | {"material_pack_size"}
    for language in ("de", "en"):
        text = (FOLDER / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
        assert [key for key in sorted(used) if f"\nrefusal-{key} = " not in text] == []


def test_boards_packs_and_grid_are_those_of_the_table() -> None:
    """§3, §4, §5, §A1."""
    state = start(2, element_choice="random", material=OWN_BOX)
    assert [sum(pack) for pack in state.world.packs] == [7, 7]
    assert [sum(hand) for hand in state.world.hands] == [5, 5]
    seen = seen_by(state, 0)
    assert (seen.rows, seen.columns) == (5, 4)
    own = seen.boards[0]
    assert (own.taken[own.element], own.pool[own.element]) == (2, 1)
    assert {board.element: board.points for board in seen_by(start(2, material=OWN_BOX), 0).boards} == {
        "earth": 2,
        "air": 3,
        "water": 1,
        "fire": 2,
    }


def points(material: str) -> dict[str, int]:
    """Of a river of three, a pair of air and three clearings."""
    mine = seat_of("water", tiles="wwweaaffefae")
    state = table(mine, seat_of("fire"), phase="over", acted=2, idle=300, options={"material": material})
    return state.result().sources[0]


def test_path_points_are_those_of_the_table() -> None:
    """§10, §12, §13, §A2."""
    ours, own = points(""), points("water-points = 5\nair-points = 4\nearth-points = 3")
    assert [ours[source] for source in ("rows", "pairs", "clearings", "triangles")] == [3, 2, 3, 0]
    assert [own[source] for source in ("rows", "pairs", "clearings", "triangles")] == [5, 4, 9, 0]


def omen_points(material: str) -> int:
    """Fire, air, fire and earth on a rhombus of tiles; the omens are fire-2 and fire-3."""
    spirits = {1: "fire", 2: "air", 5: "fire", 6: "earth"}
    others = {1: "fire", 2: "air", 5: "fire", 6: "earth"}
    mine = seat_of("fire", spirits, omens=["fire-2", "fire-3"])
    other = seat_of("water", others, omens=["water-1", "water-2"])
    options = {"ruleset": "advanced", "material": material}
    return table(mine, other, phase="over", acted=2, idle=300, options=options).result().sources[0]["omens"]


def test_omens_are_those_of_the_table() -> None:
    """§43, §46, §A3, §A33: other points, another shape, four spirits, a guest instead of a shape."""
    assert omen_points("") == 1
    assert omen_points("fire-2 = pair fire air 4") == 4
    assert omen_points("fire-2 = rhombus4 fire fire air earth 7") == 7
    assert omen_points("fire-2 = line4 fire fire air earth 7") == 0
    assert omen_points("fire-2 = tile earth fire 2") == 4


def test_a_view_says_where_an_omen_comes_from() -> None:
    """§A33."""
    options = {"ruleset": "advanced", "material": "fire-2 = pair fire air 4"}
    mine, other = seat_of("fire", omens=["fire-2", "fire-3"]), seat_of("earth", omens=["earth-1", "earth-2"])
    state = table(mine, other, options=options)
    assert [(omen.points, omen.source) for omen in area(state, 0, 0).omens] == [(4, "table"), (1, "assumed")]
    assert [omen.source for omen in area(state, 1, 1).omens] == ["printed", "assumed"]


def test_opponents_draft_by_the_points_of_the_table() -> None:
    """§A2: fire as a rule, but earth where a clearing is worth that much."""
    takes = []
    for material in ("", "earth-points = 12"):
        state = start(2, 1, element_choice="random", first_player="first_seat", material=material)
        state.world.elements = [2, 0]
        state.world.hands = [[1, 2, 3, 2], [3, 1, 1, 1]]
        state.world.packs = [[1, 0, 0, 5], [1, 0, 0, 5]]
        takes.append(
            [WORDS.name(BOTS[bot]().answer(ask(state, 0, 1), Budget()))["element"] for bot in ("level3", "greedy")]
        )
    assert set(takes[0]) == {"fire"} and set(takes[1]) == {"earth"}


def test_a_position_carries_the_box() -> None:
    """§A33: it is read back, and refused where it would not fit the boards of the table."""
    state = start(3, element_choice="random", ruleset="advanced", material=OWN_BOX)
    written = json.loads(json.dumps(state.dump()))
    assert written["options"]["material"] == OWN_BOX
    assert load(written).dump() == state.dump()
    with pytest.raises(Refusal, match="position_cannot_be"):
        load({**written, "options": {**written["options"], "material": ""}})
    with pytest.raises(Refusal, match="material_points"):
        load({**written, "options": {**written["options"], "material": "earth-points = many"}})


def test_a_position_without_a_box_does_not_speak_of_it() -> None:
    """Records from before there was this choice keep their fingerprints."""
    options = start(2).dump()["options"]
    assert isinstance(options, dict) and "material" not in options


def test_a_whole_match_with_its_own_box_is_a_record() -> None:
    """§A33: an omen of four spirits was fulfilled in it."""
    match = Records(GAME, FOLDER).end_of("own_box")
    assert match.options.word("material") == OWN_BOX
    result = match.result()
    assert [source["clearings"] % 2 for source in result.sources] == [0, 0]
    shown = GAME.view(match.state, None)
    fulfilled = {omen.id: omen for one in shown.areas for omen in one.omens if omen.fulfilled}  # type: ignore[attr-defined]
    assert "fire-7" in fulfilled and len(fulfilled["fire-7"].spirits) == 4


def test_a_rematch_keeps_the_box() -> None:
    options = read_options(GAME.options, {"material": OWN_BOX})
    match = Records(GAME, FOLDER).end_of("own_box")
    assert GAME.rematch(options, match.state.dump(), match.result()).word("material") == OWN_BOX


def test_ids_of_omens_are_words_of_the_vocabulary_whatever_they_show() -> None:
    assert [omen.id for omen in read_box(OWN_BOX).omens] == OMEN_IDS
