"""§9 to §15: moving, capturing, flipping, handing the wand over, stepping with it."""

from tischlein.games.elementos.position.notation import write_ply
from tischlein.games.elementos.rules.actions import FLIP, MOVE, WAND, WORDS, by_action
from tischlein.games.elementos.rules.squares import NAMES
from tischlein.games.elementos.tests.playing import at_table, disc, legal, play, preset, shown, squares_of, told


def alone(square: str, to_move: str = "white") -> list[str]:
    """The plies of a lone disc; both carriers stand far away."""
    line = f"{square} fire"
    if to_move == "white":
        return legal(at_table([line, "a1 fire wand"], ["c8 fire wand"]), square)
    return legal(at_table(["a1 fire wand"], [line, "c8 fire wand"], "black"), square)


def test_players_take_turns_and_may_not_pass() -> None:
    """§8a."""
    state = preset()
    assert "pass" not in shown(state, 0) and shown(state, 1) == []
    play(state, "flip a1")
    assert shown(state, 0) == [] and "pass" not in shown(state, 1)


def test_a_white_disc_goes_up_diagonally_up_and_sideways_but_never_back() -> None:
    """§9, §A2."""
    assert alone("b4") == ["flip b4", "move b4-a4", "move b4-a5", "move b4-b5", "move b4-c4", "move b4-c5"]


def test_a_black_disc_goes_down_diagonally_down_and_sideways() -> None:
    """§9."""
    assert alone("b4", "black") == [
        "flip b4", "move b4-a3", "move b4-a4", "move b4-b3", "move b4-c3", "move b4-c4",
    ]  # fmt: skip


def test_nothing_leads_around_the_edge_of_the_board() -> None:
    """§9."""
    assert alone("a4") == ["flip a4", "move a4-a5", "move a4-b4", "move a4-b5"]
    assert alone("c4") == ["flip c4", "move c4-b4", "move c4-b5", "move c4-c5"]
    assert alone("a4", "black") == ["flip a4", "move a4-a3", "move a4-b3", "move a4-b4"]
    assert alone("c4", "black") == ["flip c4", "move c4-b3", "move c4-b4", "move c4-c3"]


def test_on_seven_rows_nothing_leads_beyond_the_seventh() -> None:
    """§1, §A1."""
    state = at_table(["b7 fire", "a1 fire wand"], ["c6 fire wand"], board_rows=7)
    assert legal(state, "b7") == ["flip b7", "move b7-a7", "move b7-c7"]


def test_a_captured_disc_leaves_for_good_and_the_mover_takes_its_square() -> None:
    """§9a."""
    state = at_table(["b4 fire", "a1 fire wand"], ["b5 wood", "c8 fire wand"])
    gone = len(state.discs.captured)
    play(state, "move b4xb5")
    assert squares_of(state, 0) == ["a1", "b5"] and squares_of(state, 1) == ["c8"]
    assert len(state.discs.captured) == gone + 1


def test_own_discs_block() -> None:
    """§10."""
    state = at_table(["b4 fire", "b5 wood", "a4 wood", "a1 fire wand"], ["c8 fire wand"])
    assert legal(state, "b4") == ["flip b4", "move b4-a5", "move b4-c4", "move b4-c5"]


def test_a_disc_captures_sideways_and_diagonally_too() -> None:
    """§11, §A4."""
    state = at_table(["b4 fire", "a1 fire wand"], ["a4 wood", "c5 wood", "c8 fire wand"])
    assert {"move b4xa4", "move b4xc5"} <= set(legal(state, "b4"))


def test_capturing_is_never_compulsory() -> None:
    """§11."""
    state = at_table(["b4 fire", "a1 fire wand"], ["b5 wood", "c8 fire wand"])
    assert {"flip b4", "flip a1", "move b4-a5"} <= set(legal(state))


def test_flipping_beside_an_enemy_captures_nothing() -> None:
    """§11."""
    state = at_table(["b4 wood/fire", "a1 fire wand"], ["b5 wood", "c8 fire wand"])
    play(state, "flip b4")
    assert squares_of(state, 1) == ["b5", "c8"]


def test_a_flip_shows_the_other_symbol_and_twice_the_first_again() -> None:
    """§12."""
    state = at_table(["b4 fire/water", "a1 fire wand"], ["b7 wood", "c8 fire wand"])
    events = play(state, "flip b4")
    assert disc(state, 0, "b4").up == "water" and disc(state, 0, "b4").down == "fire"
    assert told(events, "flipped") == [{"seat": 0, "at": "b4", "up": "water"}]
    play(state, "flip b7", "flip b4")
    assert disc(state, 0, "b4").up == "fire" and disc(state, 0, "b4").down == "water"


def test_a_carrier_may_be_flipped() -> None:
    """§12, §A5."""
    assert "flip a1" in legal(at_table(["a1 fire wand", "b4 fire"], ["c8 fire wand"]))


def test_carrier_flip_off_forbids_flipping_a_carrier_and_nothing_else() -> None:
    """§A5."""
    state = at_table(["a1 fire wand", "b4 fire"], ["c8 fire wand"], carrier_flip=False)
    assert [text for text in legal(state) if text.startswith("flip")] == ["flip b4"]


def test_black_hands_its_wand_down_and_sideways() -> None:
    """§13."""
    black = ["b5 fire wand", "a4 wood", "b4 wood", "c4 water", "a5 wood", "c5 water", "a6 water", "b6 fire", "c6 fire"]
    state = at_table(["a1 fire wand"], black, "black")
    wands = [text for text in legal(state) if text.startswith("wand")]
    assert wands == ["wand b5>a4", "wand b5>a5", "wand b5>b4", "wand b5>c4", "wand b5>c5"]


def test_the_wand_goes_to_no_enemy_disc_and_around_no_edge() -> None:
    """§13."""
    state = at_table(["c4 fire wand", "a5 wood", "a6 wood"], ["b5 wood", "c8 fire wand"])
    assert [text for text in legal(state) if text.startswith("wand")] == []


def test_the_old_carrier_becomes_an_ordinary_disc() -> None:
    """§13."""
    state = at_table(["b4 fire wand", "a4 wood"], ["a5 water", "b5 fire wand"])
    events = play(state, "wand b4>a4", "flip b5")
    assert told(events, "handed") == [{"seat": 0, "at": "b4", "to": "a4"}]
    assert "move b4-c4" in legal(state, "b4") and legal(state, "a4") == ["flip a4", "wand a4>b4"]


def test_the_carrier_steps_straight_forward_only_and_its_wand_with_it() -> None:
    """§14."""
    state = at_table(["b4 fire wand"], ["c8 fire wand"])
    assert legal(state) == ["flip b4", "move b4-b5"]
    events = play(state, "move b4-b5")
    assert told(events, "stepped") == [{"seat": 0, "at": "b4", "to": "b5"}]
    assert disc(state, 0, "b5").wand


def test_black_carriers_step_down() -> None:
    """§14."""
    state = at_table(["a1 fire wand"], ["b5 fire wand"], "black")
    assert legal(state) == ["flip b5", "move b5-b4"]


def test_a_carrier_neither_takes_what_it_would_beat_nor_is_taken() -> None:
    """§15, §A8."""
    state = at_table(["b4 fire wand"], ["b5 wood", "a5 water", "c8 fire wand"])
    assert legal(state) == ["flip b4"]
    state.to_move = 1
    assert "move a5xb4" not in legal(state, "a5")


def test_the_order_of_plies_is_flips_hand_overs_the_carriers_step_and_then_moves() -> None:
    state = at_table(["b4 fire wand", "a4 wood"], ["c8 fire wand"])
    assert [write_ply(ply) for ply in state.legal(0)] == [
        "flip a4", "flip b4", "wand b4>a4", "move b4-b5", "move a4-a5", "move a4-b5",
    ]  # fmt: skip


def test_a_table_by_action_says_what_the_named_action_says() -> None:
    table = by_action([MOVE, FLIP, WAND], "at", -1)
    for action in range(WORDS.size()):
        named = WORDS.name(action)
        assert table[action] == (NAMES.index(str(named["at"])) if named["do"] in ("move", "flip", "wand") else -1)
