"""What every game promises about reasons: one for everything that cannot be done, and none for what can.

For a game's own `tests/test_reasons.py`: `untold` tells what does not fit between its reasons and their sentences.
"""

import ast
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path

from tischlein.core.reason import Reason
from tischlein.core.state import State, canonical
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case
from tischlein.testing.mutations import Moment
from tischlein.testing.rulebook import read_paragraphs
from tischlein.testing.secrets import redealt
from tischlein.testing.texts import LANGUAGES, read_texts

# Of a large vocabulary so many actions are asked for at each moment, with all that are legal.
ASKED = 200
WORLDS = 3
# Of the sentence of a reason, in the game's locales.
SENTENCE = "why-"


def told(reason: Reason | None) -> str:
    return "" if reason is None else canonical(reason.told())


def asked(case: Case, legal: list[Action], place: int) -> list[Action]:
    size = case.game.vocabulary.size()
    if size <= ASKED:
        return list(range(size))
    luck = case.luck(f"reasons {place}")
    return sorted({*legal, *(luck.roll(size) for _ in range(ASKED))})


def there_is_a_reason_exactly_for_what_cannot_be_done(case: Case) -> None:
    """And it is the same in every world that the seat could be in, byte for byte."""
    for place, match in enumerate(case.play_moments()):
        for seat in match.turn().seats:
            legal = match.state.legal(seat)
            worlds = [match.state, *(redealt(match.state, seat, memory) for memory in range(WORLDS))]
            for action in asked(case, legal, place):
                said = [told(world.why_not(seat, action)) for world in worlds]
                _is_sound(case, seat, action, said, is_legal=action in legal)


def _is_sound(case: Case, seat: Seat, action: Action, said: list[str], *, is_legal: bool) -> None:
    named = case.game.vocabulary.name(action)
    assert bool(said[0]) != is_legal, f"{case}: seat {seat}, {named}: legal {is_legal}, reason {said[0]!r}"
    assert len(set(said)) == 1, f"{case}: the reason for {named} tells seat {seat} a secret: {sorted(set(said))}"


# ---- words


def reasons_at(moments: Iterable[Moment], asked: Callable[[State], Iterable[Action]]) -> list[Reason]:
    """All reasons that the seats of some moments get for what is asked of these states."""
    given = [state.why_not(seat, action) for state, seat in moments for action in asked(state)]
    return [reason for reason in given if reason is not None]


def untold(folder: Path, reasons: list[Reason], rare: Collection[str] = ()) -> list[str]:
    """What does not fit between the reasons that a game's rules can give, those that were given, and its locales.

    `rare` are the keys that the moments of a test do not show.
    """
    written, given = written_keys(folder), facts_of_keys(reasons)
    found = [f"{key} is given nowhere" for key in sorted(written - given.keys() - set(rare))]
    found += [f"{key} is given, but not written in the rules" for key in sorted(given.keys() - written)]
    found += [f"§{rule} is no paragraph" for rule in sorted({reason.rule for reason in reasons} - paragraphs(folder))]
    for language in LANGUAGES:
        sentences = read_texts(folder / "locales" / f"{language}.ftl")
        said = {key.removeprefix(SENTENCE) for key in sentences if key.startswith(SENTENCE)}
        found += [f"{language}: {key} has no sentence" for key in sorted(written - said)]
        found += [f"{language}: {SENTENCE}{key} is nobody's reason" for key in sorted(said - written)]
        for key in sorted(given.keys() & said):
            unknown = sorted(sentences[SENTENCE + key] - given[key])
            found += [f"{language}: {SENTENCE}{key} uses {name}, which is not always told" for name in unknown]
    return found


def facts_of_keys(reasons: list[Reason]) -> dict[str, set[str]]:
    """What every reason of a key tells. Where it names a seat, the pages tell the player's name too."""
    found: dict[str, set[str]] = {}
    for reason in reasons:
        facts = {*reason.facts, *(["player"] if reason.facts.keys() & {"seat", "seats"} else [])}
        found[reason.key] = found.get(reason.key, facts) & facts
    return found


def paragraphs(folder: Path) -> set[str]:
    return {paragraph.number for paragraph in read_paragraphs(folder / "locales" / "rules.en.md")}


def written_keys(folder: Path) -> set[str]:
    """The keys of all reasons that the rules of a game can give."""
    known = paragraphs(folder)
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((folder / "rules").glob("*.py"))]
    return {key for tree in trees for node in ast.walk(tree) for key in _keys_at(node, known)}


def _keys_at(node: ast.AST, known: set[str]) -> Iterator[str]:
    """Of a reason, and of a row in a table of reasons: a key beside its paragraph."""
    match node:
        case ast.Call(func=ast.Name(id="Reason"), args=[key, *_]):
            yield from _keys_of(key)
        case ast.Tuple(elts=[ast.Constant(value=str(key)), ast.Constant(value=str(rule))]) if rule in known:
            yield key


def _keys_of(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp():
            yield from _keys_of(node.body)
            yield from _keys_of(node.orelse)
