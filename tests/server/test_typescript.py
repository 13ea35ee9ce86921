"""Structs as TypeScript."""

from typing import Literal

import msgspec
import pytest

from tischlein.wire import typescript
from tischlein.wire.bases import Strict, Told


class Inner(Told):
    word: str


class Message(Told, tag="message", tag_field="type"):
    """What it is for."""

    name: str
    count: int | None
    parts: list[Inner]
    pair: tuple[int, int]
    kind: Literal["a", "b"]
    facts: dict[str, int | str | list[int]]
    anything: object


class Wanted(Strict):
    must: bool
    may: str = ""


def test_a_struct_becomes_an_interface() -> None:
    assert typescript.interface(Message).splitlines() == [
        "/** What it is for. */",
        "export interface Message {",
        "  type: 'message';",
        "  name: string;",
        "  count: number | null;",
        "  parts: Inner[];",
        "  pair: [number, number];",
        "  kind: 'a' | 'b';",
        "  facts: Record<string, number | string | number[]>;",
        "  anything: unknown;",
        "}",
    ]


def test_what_the_sender_may_leave_out_is_optional() -> None:
    assert "  must: boolean;\n  may?: string;" in typescript.interface(Wanted)


def test_inner_structs_come_before_the_ones_that_use_them() -> None:
    assert typescript.structs_in(list[Message]) == [Inner, Message]


def test_a_type_without_a_form_is_an_error() -> None:
    with pytest.raises(TypeError, match="TypeScript"):
        typescript.shown(set[int])
    assert issubclass(Inner, msgspec.Struct)
