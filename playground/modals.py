"""How a client turns what people chose in selects and modals into interaction data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from playground.components import (
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOX_GROUP,
    INPUTS,
    LABEL,
    MENTIONABLE_SELECT,
    RADIO_GROUP,
    ROLE_SELECT,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    USER_SELECT,
    walk,
)
from playground.errors import Json, Refused

if TYPE_CHECKING:
    from playground.world import World


def fields(components: list[Json]) -> dict[str, Json]:
    """The inputs of a modal by custom id."""
    return {c["custom_id"]: c for c, _ in walk(components) if c.get("type") in INPUTS}


def chosen(world: World, select: Json, values: Sequence[Any]) -> Json:
    """The `values` (and `resolved`) of a select; Refused when they are not on offer or too few or many."""
    if isinstance(values, str):
        values = [values]
    least, most = select.get("min_values"), select.get("max_values")
    least = 1 if least is None else least
    most = 1 if most is None else most
    if not least <= len(values) <= most:
        raise Refused(f"select {select['custom_id']} takes {least} to {most} values, not {len(values)}")
    kind = select["type"]
    if kind in (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP):
        offered = [option["value"] for option in select["options"]]
        for value in values:
            if value not in offered:
                raise Refused(f"select {select['custom_id']} has no value {value!r}; it has {offered}")
        return {"values": list(values)}
    ids = [str(getattr(value, "id", value)) for value in values]
    return {"values": ids, "resolved": _resolved(world, kind, ids)}


def _resolved(world: World, kind: int, ids: list[str]) -> Json:
    resolved: Json = {}
    for wanted in ids:
        if kind in (USER_SELECT, MENTIONABLE_SELECT) and wanted in world.users:
            user = world.users[wanted]
            resolved.setdefault("users", {})[wanted] = user.wire()
            resolved.setdefault("members", {})[wanted] = {**user.member(), "permissions": str(world.permissions(user))}
        elif kind in (ROLE_SELECT, MENTIONABLE_SELECT) and wanted in world.guild.roles:
            resolved.setdefault("roles", {})[wanted] = world.guild.roles[wanted].wire()
        elif kind == CHANNEL_SELECT and wanted in world.channels:
            wire = world.channel_wire(world.channels[wanted])
            resolved.setdefault("channels", {})[wanted] = {**wire, "permissions": str(world.permissions(world.bot))}
        else:
            raise Refused(f"{wanted!r} is not on offer here")
    return resolved


def submitted(world: World, components: list[Json], values: Mapping[str, Any]) -> tuple[list[Json], Json]:
    """The components of a modal's submission and what they resolve; Refused as the dialog refuses."""
    known = {c["custom_id"]: c for c in fields(components).values()}
    by_label = {
        c["label"]: c["component"]["custom_id"] for c, _ in walk(components) if c.get("type") == LABEL and "label" in c
    }
    by_label |= {c["label"]: c["custom_id"] for c in known.values() if c.get("label")}
    given: dict[str, Any] = {}
    for name, value in values.items():
        custom_id = name if name in known else by_label.get(name)
        if custom_id is None:
            raise Refused(f"the modal has no field {name!r}; it has {list(known)}")
        given[custom_id] = value
    resolved: Json = {}
    return [_submit(world, component, given, resolved) for component in components], resolved


def _submit(world: World, component: Json, given: Mapping[str, Any], resolved: Json) -> Json:
    base: Json = {"type": component["type"], "id": component.get("id", 0)}
    if component["type"] == TEXT_DISPLAY:
        return base
    if component["type"] == ROW:
        return base | {"components": [_submit(world, c, given, resolved) for c in component["components"]]}
    if component["type"] == LABEL:
        return base | {"component": _submit(world, component["component"], given, resolved)}
    return base | {"custom_id": component["custom_id"], **_answer(world, component, given, resolved)}


def _answer(world: World, field: Json, given: Mapping[str, Any], resolved: Json) -> Json:
    custom_id, kind = field["custom_id"], field["type"]
    required = field.get("required", kind != CHECKBOX)
    if kind == TEXT_INPUT:
        return {"value": _typed(field, str(given.get(custom_id, field.get("value") or "")), required)}
    if kind == CHECKBOX:
        return {"value": bool(given.get(custom_id, field.get("default", False)))}
    if custom_id not in given:
        preset = [o["value"] for o in field.get("options", []) if o.get("default")]
        if not preset and required:
            raise Refused(f"field {custom_id} must be filled in")
        return {"value": preset[0] if preset else None} if kind == RADIO_GROUP else {"values": preset}
    value = given[custom_id]
    if kind == RADIO_GROUP:
        return {"value": chosen(world, field, [value])["values"][0]}
    if kind not in (*SELECTS, CHECKBOX_GROUP):
        raise Refused(f"field {custom_id} cannot be filled in here")
    limits = {"max_values": len(field["options"])} if kind == CHECKBOX_GROUP and "max_values" not in field else {}
    answer = chosen(world, {**field, **limits}, value)
    for name, found in answer.pop("resolved", {}).items():
        resolved.setdefault(name, {}).update(found)
    return answer


def _typed(field: Json, text: str, required: bool) -> str:
    if not text and required:
        raise Refused(f"field {field['custom_id']} must be filled in")
    if text and not (field.get("min_length") or 0) <= len(text) <= (field.get("max_length") or 4000):
        raise Refused(f"field {field['custom_id']}: {len(text)} characters are outside of its limits")
    return text
