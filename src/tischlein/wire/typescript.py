"""Writes message structs as TypeScript types, formatted as prettier would leave them."""

import inspect
import types
import typing
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

WIDTH: Final = 120
SIMPLE: Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    object: "unknown",
    msgspec.Raw: "unknown",
    type(None): "null",
}

StructType = type[msgspec.Struct]


def hints(struct: StructType) -> dict[str, object]:
    """The fields of a struct with their types, in the order in which they were written."""
    found: dict[str, object] = typing.get_type_hints(struct)
    return {field: found[field] for field in struct.__struct_fields__}


def shown(hint: object) -> str:
    """A Python type as a TypeScript type."""
    if hint in SIMPLE:
        return SIMPLE[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return " | ".join(f"'{word}'" if isinstance(word, str) else str(word) for word in arguments)
    if origin in (typing.Union, types.UnionType):
        return _union(arguments)
    if origin is dict:
        return f"Record<{shown(arguments[0])}, {shown(arguments[1])}>"
    if origin is tuple and Ellipsis not in arguments:
        return "[" + ", ".join(shown(argument) for argument in arguments) + "]"
    if origin in (list, tuple):
        return _array(arguments[0])
    raise TypeError(f"{hint!r} has no TypeScript form here: messages use plain types, lists, dicts and structs")


def _union(arguments: tuple[object, ...]) -> str:
    # bool is an int in Python, and both are there; in TypeScript number and boolean are two things. None comes last.
    ordered = sorted(arguments, key=lambda argument: argument is type(None))
    return " | ".join(dict.fromkeys(shown(argument) for argument in ordered))


def _array(item: object) -> str:
    is_union = typing.get_origin(item) in (typing.Union, types.UnionType, Literal)
    return f"({shown(item)})[]" if is_union else f"{shown(item)}[]"


def structs_in(hint: object) -> list[StructType]:
    """Every struct that a type mentions, innermost first, each once."""
    found: list[StructType] = []
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for field in hints(hint).values():
            found += structs_in(field)
        found.append(hint)
    else:
        for argument in typing.get_args(hint):
            found += structs_in(argument)
    return list(dict.fromkeys(found))


def sentence(struct: StructType) -> str:
    """What the struct's docstring says, in one paragraph; nothing where it only inherits one."""
    own = struct.__dict__.get("__doc__")
    return inspect.cleandoc(own) if own else ""


def interface(struct: StructType) -> str:
    tag = struct.__struct_config__.tag
    lines = _comment(sentence(struct))
    lines.append(f"export interface {struct.__name__} {{")
    if tag is not None:
        lines.append(f"  {struct.__struct_config__.tag_field}: '{tag}';")
    for field, hint in hints(struct).items():
        mark = "?" if field in optional_fields(struct) else ""
        lines.append(f"  {field}{mark}: {shown(hint)};")
    lines.append("}")
    text = "\n".join(lines)
    return text if len(lines) > 2 else f"export type {struct.__name__} = Record<string, never>;"


def optional_fields(struct: StructType) -> list[str]:
    """What the sender may leave out: fields with a default, in messages that come from outside or say only the rest."""
    config = struct.__struct_config__
    if not config.forbid_unknown_fields and not config.omit_defaults:
        return []
    count = len(struct.__struct_defaults__)
    return list(struct.__struct_fields__[len(struct.__struct_fields__) - count :]) if count else []


def _comment(text: str) -> list[str]:
    if not text:
        return []
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"/** {text} */"]
    return ["/**", *[f" * {line}".rstrip() for line in lines], " */"]


def alias(name: str, members: Iterable[StructType]) -> str:
    """A union of structs under one name."""
    names = [member.__name__ for member in members]
    line = f"export type {name} = {' | '.join(names)};"
    if len(line) <= WIDTH:
        return line
    below = f"  {' | '.join(names)};"
    if len(below) <= WIDTH:
        return f"export type {name} =\n{below}"
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in names) + ";"


def constant(name: str, words: Iterable[str]) -> str:
    """A list of words that does not fit into a line."""
    return f"export const {name} = [\n" + "".join(f"  '{word}',\n" for word in words) + "];"


def module(source: str, parts: Iterable[str], made_by: str = "make types") -> str:
    head = f"// Generated from {source} by `{made_by}`. Change it there."
    return "\n\n".join([head, *parts]) + "\n"
