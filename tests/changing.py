"""Which functions change something that was there before them, as far as their text tells.

A function changes something where it assigns to, deletes or grows a part of what it was given (`self` and every other
parameter, and what is reached from them by a name of its own), or calls another function of ours that does. What a
function makes itself it may fill as it likes.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

GROWING = {
    "add",
    "append",
    "appendleft",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "popitem",
    "popleft",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
}
Definition = ast.FunctionDef | ast.AsyncFunctionDef


class Call:
    """A call of a function of ours: of which class ("" for none), by which name, and what of the given it passes on."""

    def __init__(self, owner: str, name: str, handed: list[str]) -> None:
        self.owner: str = owner
        self.name: str = name
        self.handed: list[str] = handed


class Function:
    """A function or method, and what it does to what it was given."""

    def __init__(self, module: str, owner: str, node: Definition) -> None:
        self.module: str = module
        self.owner: str = owner
        self.name: str = node.name
        self.place: str = f"{module}:{node.lineno}"
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        self.parameters: list[str] = [argument.arg for argument in arguments]
        # Which parameter a name of the function stands for, or is reached from.
        self.given: dict[str, str] = _given(node, self.parameters)
        # The parameters that it changes.
        self.changed: set[str] = set()
        self.calls: list[Call] = []
        for statement in _own_nodes(node):
            self._read(statement)

    def _read(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Delete):
            targets = node.targets if isinstance(node, ast.Assign | ast.Delete) else [node.target]
            flat = [part for target in targets for part in _flat(target)]
            self._note([part for part in flat if not isinstance(part, ast.Name)])
        elif isinstance(node, ast.Call):
            self._read_call(node)

    def _note(self, changed: list[ast.expr]) -> None:
        self.changed |= {self.given[_root(part)] for part in changed if _root(part) in self.given}

    def _read_call(self, call: ast.Call) -> None:
        handed = [self.given.get(_root(argument), "") for argument in call.args]
        if isinstance(call.func, ast.Attribute):
            if call.func.attr in GROWING:
                self._note([call.func.value])
            if isinstance(call.func.value, ast.Name) and call.func.value.id == "self":
                self.calls.append(Call(self.owner, call.func.attr, ["self", *handed]))
        elif isinstance(call.func, ast.Name):
            self.calls.append(Call("", call.func.id, handed))


def _given(function: Definition, parameters: list[str]) -> dict[str, str]:
    """The parameters, and the names that stand for something reached from them."""
    given = {name: name for name in parameters if name != "cls"}
    for node in _own_nodes(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                given |= _aliases(target, node.value, given)
        elif isinstance(node, ast.For):
            given |= _aliases(node.target, node.iter, given)
    return given


def _aliases(target: ast.expr, value: ast.expr, given: dict[str, str]) -> dict[str, str]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        pairs = list(zip(target.elts, value.elts, strict=True))
    else:
        pairs = [(target, value)]
    return {
        name.id: given[_root(whence)]
        for name, whence in pairs
        if isinstance(name, ast.Name) and _root(whence) in given and not _is_new(whence)
    }


def _is_new(value: ast.expr) -> bool:
    """A slice is a copy."""
    return isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice)


def _root(node: ast.AST) -> str:
    """The name at the beginning of `name.part[place].part`; nothing where a call comes between."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _flat(target: ast.expr) -> Iterator[ast.expr]:
    if isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from _flat(part)
    else:
        yield target


def _own_nodes(function: Definition) -> Iterator[ast.AST]:
    """In the order of the text, without the functions inside it, which answer for themselves."""
    waiting: list[ast.AST] = list(reversed(function.body))
    while waiting:
        node = waiting.pop()
        if isinstance(node, Definition | ast.Lambda | ast.ClassDef):
            continue
        yield node
        waiting.extend(reversed(list(ast.iter_child_nodes(node))))


def functions_in(root: Path, files: list[Path]) -> list[Function]:
    found: list[Function] = []
    imported: dict[tuple[str, str], tuple[str, str]] = {}
    for path in files:
        module = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tischlein."):
                whence = "/".join((node.module or "").split(".")) + ".py"
                imported.update({(module, name.asname or name.name): (whence, name.name) for name in node.names})
            elif isinstance(node, ast.Module | ast.ClassDef):
                owner = node.name if isinstance(node, ast.ClassDef) else ""
                found += [Function(module, owner, one) for one in node.body if isinstance(one, Definition)]
    _follow_calls(found, imported)
    return found


def _follow_calls(functions: list[Function], imported: dict[tuple[str, str], tuple[str, str]]) -> None:
    """Whoever hands something to a function that changes it changes it."""
    by_name = {(one.module, one.owner, one.name): one for one in functions}
    is_done = False
    while not is_done:
        is_done = True
        for one in functions:
            for call in one.calls:
                here = (one.module, call.name)
                module, name = here if call.owner else imported.get(here, here)
                target = by_name.get((module, call.owner, name))
                if target is not None and not _changed_by(call, target) <= one.changed:
                    one.changed |= _changed_by(call, target)
                    is_done = False


def _changed_by(call: Call, target: Function) -> set[str]:
    pairs = zip(target.parameters, call.handed, strict=False)
    return {handed for parameter, handed in pairs if handed and parameter in target.changed}
