"""An action is a number with a name, and a wrong name is answered with the right ones."""

import pytest

from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import TABLE_DEEDS, Vocabulary, marked

WORDS = Vocabulary()
step = WORDS.declare("step", at=["a1", "b1"], to=["a2", "b2", "c2"])
hop = WORDS.declare("hop", among=[(0, 2), (2, 0)], at=3, to=3)
rest = WORDS.declare("rest")


def refused(named: dict[str, object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        WORDS.number(named)
    return caught.value


def test_every_action_is_named_and_found_again_by_its_name() -> None:
    assert [WORDS.number(WORDS.name(action)) for action in range(WORDS.size())] == list(range(9))


def test_a_name_shows_the_words_of_the_fields() -> None:
    assert WORDS.name(step(1, 2)) == {"do": "step", "at": "b1", "to": "c2"}


def test_numbers_are_given_in_the_order_of_declaration() -> None:
    assert [step(0, 0), step(0, 1), step(1, 0), hop(0, 2), hop(2, 0), rest()] == [0, 1, 3, 6, 7, 8]


def test_a_mask_marks_the_actions_of_a_list() -> None:
    blank = bytes(WORDS.size())
    assert list(marked(blank, [hop(0, 2), step(0, 1)])) == [0, 1, 0, 0, 0, 0, 1, 0, 0]
    assert marked(blank, []) == blank


def test_an_action_beyond_the_vocabulary_cannot_be_marked() -> None:
    with pytest.raises(IndexError):
        marked(bytes(WORDS.size()), [WORDS.size()])


def test_a_kind_matches_its_own_actions_and_reads_their_values() -> None:
    action = step(1, 2)
    assert step.matches(action) and not hop.matches(action) and not rest.matches(action)
    assert (step.value("at", action), step.value("to", action), step.values(action)) == (1, 2, (1, 2))


def test_inner_loops_make_the_same_actions_without_looking_them_up() -> None:
    assert [step.pair(at, to) for at in range(2) for to in range(3)] == list(range(6))
    assert (hop.pair(0, 2), hop.pair(2, 0), hop.pair(1, 1)) == (hop(0, 2), hop(2, 0), -1)
    words = Vocabulary()
    bow = words.declare("bow")
    turn = words.declare("turn", by=4)
    carry = words.declare("carry", who=2, at=3, to=4)
    assert [turn.single(by) for by in range(4)] == [turn(by) for by in range(4)]
    assert carry.triple(1, 2, 3) == carry(1, 2, 3) == words.size() - 1
    assert bow() == 0


def test_a_part_reads_one_field_of_all_actions_of_its_kind() -> None:
    to = hop.part("to")
    assert [to.of(hop(0, 2)), to.of(hop(2, 0))] == [2, 0]


def test_a_field_that_the_kind_lacks_is_our_own_mistake() -> None:
    with pytest.raises(KeyError):
        step.value("over", step(0, 0))


def test_an_unknown_verb_is_answered_with_all_verbs() -> None:
    refusal = refused({"do": "fly"})
    assert (refusal.key, refusal.facts) == ("unknown_action", {"valid": ["hop", "rest", "step"]})


@pytest.mark.parametrize("named", [{}, {"do": 5}, {"do": None}, {"at": "a1"}])
def test_a_name_without_a_verb_is_refused(named: dict[str, object]) -> None:
    assert refused(named).key == "unknown_action"


@pytest.mark.parametrize("named", [{"do": "step", "at": "a1"}, {"do": "step", "at": "a1", "to": "a2", "by": "foot"}])
def test_missing_and_surplus_fields_are_answered_with_the_right_ones(named: dict[str, object]) -> None:
    refusal = refused(named)
    assert (refusal.key, refusal.facts) == ("unknown_field", {"do": "step", "valid": ["at", "to"]})


@pytest.mark.parametrize("value", ["d9", 0, None, ["a1"], {"a1": 1}])
def test_an_unknown_word_is_answered_with_all_words(value: object) -> None:
    refusal = refused({"do": "step", "at": value, "to": "a2"})
    assert (refusal.key, refusal.facts) == ("unknown_value", {"field": "at", "valid": ["a1", "b1"]})


@pytest.mark.parametrize("value", [3, -1, "1", True, 1.0])
def test_a_wrong_number_is_answered_with_all_numbers(value: object) -> None:
    refusal = refused({"do": "hop", "at": value, "to": 0})
    assert (refusal.key, refusal.facts) == ("unknown_value", {"field": "at", "valid": ["0", "1", "2"]})


def test_a_combination_that_was_not_listed_is_impossible() -> None:
    assert refused({"do": "hop", "at": 0, "to": 1}).key == "impossible_action"


@pytest.mark.parametrize("action", [-1, 9, 1000])
def test_a_number_outside_the_vocabulary_has_no_name(action: int) -> None:
    with pytest.raises(Refusal, match="unknown_action"):
        WORDS.name(action)


@pytest.mark.parametrize("word", TABLE_DEEDS)
def test_no_game_may_use_a_word_of_the_table(word: str) -> None:
    with pytest.raises(AssertionError, match="word of the table"):
        Vocabulary().declare(word)


def test_no_verb_is_declared_twice() -> None:
    words = Vocabulary()
    words.declare("go")
    with pytest.raises(AssertionError, match="twice"):
        words.declare("go")


def test_no_combination_is_listed_twice() -> None:
    with pytest.raises(AssertionError, match="listed twice"):
        Vocabulary().declare("go", among=[(0,), (0,)], at=2)


def test_a_game_without_actions_has_an_empty_vocabulary() -> None:
    assert Vocabulary().size() == 0
