"""Deletes the conditions of a game's rules one by one, to see that rules and reasons cannot drift apart.

A condition is a function that returns bool and cites a paragraph in its docstring ("Whether the price can be paid
(§4.8)."). Both `legal` and `why_not` ask it. It is deleted whole, and each part of it: an operand of its `and`, or an
`if …: return False`. When one is deleted, something that it forbade must become legal and lose its reason, and
everything else must keep a reason exactly where it is not legal.

Where a board is searched fast, a condition is a set: a function that returns i64, one bit for each square where the
answer is yes. It is deleted whole (all squares), and each operand of its `&`.
"""

import ast
import contextlib
import importlib
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType

from mypy_extensions import i64

from tischlein.core.game import Game
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.testing.cases import Case, quick_choices
from tischlein.testing.rulebook import CITATION

Moment = tuple[State, Seat]
Forbidden = set[tuple[int, Action]]


class Deletion:
    """One condition, or one part of it, that can be deleted for a while."""

    def __init__(self, function: FunctionType, code: CodeType, what: str) -> None:
        self.function: FunctionType = function
        self.code: CodeType = code
        self.name: str = f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}: {what}"

    @contextlib.contextmanager
    def make(self) -> Iterator[None]:
        before = self.function.__code__
        self.function.__code__ = self.code
        try:
            yield
        finally:
            self.function.__code__ = before


def deletions(folder: Path, package: str, squares: int = 0) -> list[Deletion]:
    """All of a game's rules, which must be interpreted. Where conditions are sets, `squares` is that of all squares."""
    found: list[Deletion] = []
    for path in sorted((folder / "rules").glob("[a-z]*.py")):
        module = importlib.import_module(f"{package}.rules.{path.stem}")
        for function in _conditions(vars(module), module.__name__, bool):
            found += _deletions_of(function)
        for function in _conditions(vars(module), module.__name__, i64) if squares else ():
            found += _deletions_of_set(function, squares)
    return found


def _conditions(names: dict[str, object], module: str, answer: type) -> Iterator[FunctionType]:
    for one in names.values():
        if isinstance(one, FunctionType) and one.__module__ == module and _is_condition(one, answer):
            yield one
        elif isinstance(one, type) and one.__module__ == module:
            yield from _conditions(dict(vars(one)), module, answer)


def _is_condition(function: FunctionType, answer: type) -> bool:
    return function.__annotations__.get("return") is answer and bool(CITATION.search(function.__doc__ or ""))


def _deletions_of(function: FunctionType) -> list[Deletion]:
    source = textwrap.dedent(inspect.getsource(function))
    nothing = ast.parse(f"def {function.__name__}(*_, **__):\n    return True")
    made = [Deletion(function, _code(function, nothing), "all")]
    for number, part in enumerate(_parts(_function_in(source))):
        made.append(Deletion(function, _code(function, _without(ast.parse(source), number)), part))
    return made


def _function_in(source: str) -> ast.FunctionDef:
    found = ast.parse(source).body[0]
    assert isinstance(found, ast.FunctionDef), source
    return found


def _parts(function: ast.FunctionDef) -> Iterator[str]:
    """The parts that can be deleted, as they are written."""
    for node in ast.walk(function):
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
            yield from [ast.unparse(operand) for operand in node.values]
        elif _forbids(node):
            yield ast.unparse(node).splitlines()[0]


def _forbids(node: ast.AST) -> bool:
    """Whether this is `if …: return False`."""
    if not isinstance(node, ast.If) or len(node.body) != 1 or node.orelse:
        return False
    says = node.body[0]
    return isinstance(says, ast.Return) and isinstance(says.value, ast.Constant) and says.value.value is False


def _without(tree: ast.Module, number: int) -> ast.Module:
    at = -1
    for node in ast.walk(tree.body[0]):
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
            for place in range(len(node.values)):
                at += 1
                if at == number:
                    node.values[place] = ast.copy_location(ast.Constant(True), node.values[place])
        elif isinstance(node, ast.If) and _forbids(node):
            at += 1
            if at == number:
                node.test = ast.copy_location(ast.Constant(False), node.test)
    return tree


def _deletions_of_set(function: FunctionType, squares: int) -> list[Deletion]:
    source = textwrap.dedent(inspect.getsource(function))
    nothing = ast.parse(f"def {function.__name__}(*_, **__):\n    return {squares}")
    made = [Deletion(function, _code(function, nothing), "all")]
    for number, part in enumerate(_set_parts(ast.parse(source))):
        made.append(Deletion(function, _code(function, _without_set(ast.parse(source), number, squares)), part))
    return made


def _set_parts(tree: ast.Module) -> list[str]:
    """The operands of every `&`, as they are written; in `a & b & c` these are three."""
    return [ast.unparse(getattr(node, side)) for node, side in _operands(tree)]


def _operands(tree: ast.Module) -> list[tuple[ast.BinOp, str]]:
    meets = [node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd)]
    return [(node, side) for node in meets for side in ("left", "right") if getattr(node, side) not in meets]


def _without_set(tree: ast.Module, number: int, squares: int) -> ast.Module:
    node, side = _operands(tree)[number]
    setattr(node, side, ast.copy_location(ast.Constant(squares), getattr(node, side)))
    return tree


def _code(function: FunctionType, tree: ast.Module) -> CodeType:
    scope: dict[str, object] = dict(function.__globals__)
    made_anew = compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec")
    exec(made_anew, scope)  # noqa: S102  the rules themselves, with something left out
    made = scope[function.__name__]
    assert isinstance(made, FunctionType), function.__name__
    return made.__code__


def moments_of(game: Game, matches: int, looks: int) -> list[Moment]:
    """Positions of random matches with every option, each with a seat that must decide."""
    found: list[Moment] = []
    for options, seats in quick_choices(game):
        for number in range(matches):
            case = Case(game, options, seats, f"deletions {number}", looks=looks)
            for match in case.play_moments():
                found += [(match.state.copy(), seat) for seat in match.turn().seats]
    return found


def forbidden(moments: list[Moment], actions: Callable[[State], Iterable[Action]]) -> Forbidden:
    """What has a reason, by the number of the moment. Raises where a reason and the legal list do not agree."""
    found: Forbidden = set()
    for place, (state, seat) in enumerate(moments):
        legal = set(state.legal(seat))
        for action in actions(state):
            has_reason = state.why_not(seat, action) is not None
            assert has_reason != (action in legal), f"moment {place}, seat {seat}, action {action}: drifted apart"
            if has_reason:
                found.add((place, action))
    return found
