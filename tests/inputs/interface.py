"""The HTTP interface as an OpenAPI document, from the same structs and the same list as `docs/protocol.md`."""

import msgspec

from tests.inputs.words import REASONS
from tischlein.wire import http
from tischlein.wire.routes import ROUTES, Route

BODIES: dict[str, type] = {
    "NameMe": http.NameMe,
    "OpenTable": http.OpenTable,
    "ClaimSeat": http.ClaimSeat,
}
ANSWERS: dict[str, object] = {
    "GameCard[]": list[http.GameCard],
    "Me": http.Me,
    "TableCard[]": list[http.TableCard],
    "Opened": http.Opened,
    "SeatPass": http.SeatPass,
    "Health": http.Health,
    "Version": http.Version,
}
REFUSALS = ("400", "401", "403", "404", "405", "413", "415", "429", "503")
Document = dict[str, object]
# By hand: a fact may be one of several lists, which msgspec writes but does not read.
REFUSED: Document = {
    "type": "object",
    "required": ["type", "command", "reason", "facts"],
    "additionalProperties": False,
    "properties": {
        "type": {"const": "refused"},
        "command": {"const": ""},
        "reason": {"enum": sorted(REASONS)},
        "facts": {"type": "object"},
    },
}


def document(code: str) -> Document:
    """`code` is a table that is there: it and a game that is there are among the values to try."""
    kinds = [*BODIES.values(), *ANSWERS.values()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    shapes = dict(zip([*BODIES, *ANSWERS], schemas, strict=True))
    # What views and positions look like is each game's own.
    for own in (http.Replay, http.World):
        shapes[own.__name__] = {"type": "object", "required": list(own.__struct_fields__)}
    shapes["Refused"] = REFUSED
    sensible(components["OpenTable"]["properties"])
    paths: dict[str, dict[str, object]] = {}
    for endpoint in ROUTES:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, shapes, code)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tischlein", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(endpoint: Route, shapes: dict[str, Document], code: str) -> Document:
    refused = {"description": "refused", "content": {"application/json": {"schema": shapes["Refused"]}}}
    gives = {"application/json": {"schema": shapes.get(endpoint.gives, {})}}
    if endpoint.gives == "SVG":
        gives = {"image/svg+xml": {"schema": {}}}
    if endpoint.gives == "text":
        gives = {"text/plain": {"schema": {}}}
    described: Document = {
        "summary": endpoint.sentence,
        "parameters": parameters(endpoint, code),
        "responses": {"200": {"description": endpoint.gives, "content": gives}, **dict.fromkeys(REFUSALS, refused)},
    }
    if endpoint.method == "POST":
        body = shapes.get(endpoint.takes, {"type": "object"})
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return described


def parameters(endpoint: Route, code: str) -> list[Document]:
    found: list[Document] = []
    if "{code}" in endpoint.path:
        known: Document = {"anyOf": [{"enum": [code]}, {"type": "string", "minLength": 1}]}
        found.append({"name": "code", "in": "path", "required": True, "schema": known})
    asked = [name for name in ("seat", "match") if f"?{name}=" in endpoint.sentence or endpoint.gives == "Replay"]
    return found + [{"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0}} for name in asked]


def sensible(fields: dict[str, Document]) -> None:
    """Half of the tables that are asked for can be opened."""
    fields["game"] = {"anyOf": [{"enum": ["race", "bids"]}, fields["game"]]}
    fields["bots"] = {"anyOf": [{"enum": [[None, None]]}, fields["bots"]]}
    fields["options"] = {"anyOf": [{"enum": [{}, {"goal": 40}]}, fields["options"]]}
