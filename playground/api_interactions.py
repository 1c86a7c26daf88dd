"""REST routes of interactions: first answers, and what follows by the interaction's token."""

from __future__ import annotations

from playground import validate
from playground.errors import Json
from playground.interactions import Interaction
from playground.routing import Call, Route


def callback(call: Call) -> Json | None:
    interactions = call.world.interactions
    interaction = interactions.check_open(call.params["interaction_id"], call.params["token"])
    validate.callback(call, interaction)
    answer = interactions.respond(interaction, call.json, call.uploads)
    return answer if call.query.get("with_response") in ("1", "true") else None


def follow_up(call: Call) -> Json:
    interaction = _interaction(call)
    response = interaction.response
    fills = response is not None and response.thinking
    validate.message(call, call.json, webhook=True, editing=response if fills else None)
    return call.world.interactions.follow_up(interaction, call.json, call.uploads).data


def get_message(call: Call) -> Json:
    interaction = _interaction(call)
    return call.world.interactions.message(interaction, call.params["message_id"]).data


def edit_message(call: Call) -> Json:
    interaction = _interaction(call)
    message = call.world.interactions.message(interaction, call.params["message_id"])
    validate.message(call, call.json, webhook=True, editing=message)
    return call.world.interactions.edit(interaction, message, call.json, call.uploads).data


def delete_message(call: Call) -> None:
    interaction = _interaction(call)
    message = call.world.interactions.message(interaction, call.params["message_id"])
    call.world.interactions.delete(interaction, message)


def _interaction(call: Call) -> Interaction:
    return call.world.interactions.by_token(call.params["token"])


_WEBHOOK = "/webhooks/{webhook_id}/{token}"
ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{token}/callback", callback, open=True),
    Route("POST", _WEBHOOK, follow_up, open=True),
    Route("GET", _WEBHOOK + "/messages/{message_id}", get_message, open=True),
    Route("PATCH", _WEBHOOK + "/messages/{message_id}", edit_message, open=True),
    Route("DELETE", _WEBHOOK + "/messages/{message_id}", delete_message, open=True),
]
