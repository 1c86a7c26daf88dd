"""Requests and answers against Discord's own machine-readable API description, when a copy is at hand.

The file is looked for at `../shared/discord/openapi.json` beside the repository and is no part of it; without it these
checks find nothing. It takes jsonschema-rs, a development requirement; without that nothing is checked either.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import re
from pathlib import Path
from typing import Any

from playground.errors import Json

DESCRIPTION = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"


@functools.cache
def available() -> bool:
    """Whether there is a description to check against, and the library to do it with."""
    return DESCRIPTION.is_file() and importlib.util.find_spec("jsonschema_rs") is not None


def request_faults(method: str, template: str, body: Any) -> list[tuple[str, str]]:
    """What the description finds wrong with a request body: (path, words) pairs."""
    if not available() or body is None:
        return []
    operation = _operation(method, template)
    content = (operation or {}).get("requestBody", {}).get("content", {}).get("application/json")
    return _faults(json.dumps(content["schema"], sort_keys=True), body) if content else []


def answer_faults(method: str, template: str, status: int, body: Any) -> list[tuple[str, str]]:
    """What the description finds wrong with an answer's body: (path, words) pairs."""
    if not available():
        return []
    operation = _operation(method, template)
    if operation is None:
        return [("", f"the description has no {method} {template}")]
    response = operation["responses"].get(str(status))
    if response is None:
        return [("", f"the description has no answer {status} for {method} {template}")]
    content = response.get("content", {}).get("application/json")
    return _faults(json.dumps(content["schema"], sort_keys=True), body) if content else []


def _operation(method: str, template: str) -> Json | None:
    paths = _description()["paths"]
    wanted = re.sub(r"\{\w+\}", "{}", template)
    for path, operations in paths.items():
        if re.sub(r"\{\w+\}", "{}", path) == wanted:
            found: Json | None = operations.get(method.lower())
            return found
    return None


@functools.cache
def _description() -> Json:
    """The description, with two changes: ids may be integers, and unions are told apart by their `type`."""
    description: Json = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    schemas = description["components"]["schemas"]
    # discord.py sends attachment ids as integers, which Discord takes.
    schemas["SnowflakeType"] = {"type": ["string", "integer"]}
    for name, schema in schemas.items():
        schemas[name] = _by_type(schema, schemas)
    description["paths"] = _by_type(description["paths"], schemas)
    return description


def _by_type(node: Any, schemas: Json) -> Any:
    """Turn every union whose branches differ in `type` into conditions on it: failures then name the real fault."""
    if isinstance(node, list):
        return [_by_type(child, schemas) for child in node]
    if not isinstance(node, dict):
        return node
    node = {key: _by_type(value, schemas) for key, value in node.items()}
    for union in ("anyOf", "oneOf"):
        branches = node.get(union)
        types = [_types(branch, schemas) for branch in branches] if isinstance(branches, list) else []
        if len(types) > 1 and all(types):
            rest = {key: value for key, value in node.items() if key != union}
            return {**rest, **_conditions(branches, types)}
    return node


def _types(branch: Json, schemas: Json) -> list[Any]:
    """The constants a branch allows as `type`, or none when it cannot be told by them."""
    if "$ref" in branch:
        branch = schemas.get(branch["$ref"].rsplit("/", 1)[-1], {})
    kind = branch.get("properties", {}).get("type", {})
    if "$ref" in kind:
        kind = schemas.get(kind["$ref"].rsplit("/", 1)[-1], {})
    if "const" in kind:
        return [kind["const"]]
    for union in ("oneOf", "anyOf"):
        if kind.get(union) and all("const" in one for one in kind[union]):
            return [one["const"] for one in kind[union]]
    return list(kind.get("enum", []))


def _conditions(branches: list[Json], types: list[list[Any]]) -> Json:
    every = sorted({value for values in types for value in values})
    conditions = [
        {
            "if": {"properties": {"type": {"enum": values}}, "required": ["type"]},
            "then": branch,
        }
        for branch, values in zip(branches, types, strict=True)
    ]
    shape = {"type": "object", "required": ["type"], "properties": {"type": {"enum": every}}}
    return {"allOf": [shape, *conditions]}


@functools.cache
def _validator(schema: str) -> Any:
    import jsonschema_rs

    whole = {**json.loads(schema), "components": _description()["components"]}
    return jsonschema_rs.validator_for(whole)


def _faults(schema: str, body: Any) -> list[tuple[str, str]]:
    faults = []
    for error in _validator(schema).iter_errors(body):
        faults.append((".".join(str(step) for step in error.instance_path), str(error.message)[:300]))
    return faults
