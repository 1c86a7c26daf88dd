"""REST routes of the bot itself, its commands, the guild, its members and direct messages."""

from __future__ import annotations

from playground import validate
from playground.api_channels import threads_wire
from playground.errors import Json, api_error
from playground.model import User
from playground.routing import Call, Route
from playground.wire import application_wire, guild_wire


def gateway(call: Call) -> Json:
    return {"url": call.world.gateway_url}


def gateway_bot(call: Call) -> Json:
    limit = {"total": 1000, "remaining": 1000 - call.world.identifies, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": call.world.gateway_url, "shards": 1, "session_start_limit": limit}


def me(call: Call) -> Json:
    return {**call.world.bot.wire(), "verified": True, "email": None, "mfa_enabled": False, "locale": "en-US"}


def application(call: Call) -> Json:
    return application_wire(call.world)


def user(call: Call) -> Json:
    return _user(call).wire()


def _user(call: Call) -> User:
    found = call.world.users.get(call.params["user_id"])
    if found is None:
        raise api_error(10013)
    return found


def open_direct_channel(call: Call) -> Json:
    recipient = call.world.users.get(str(call.json.get("recipient_id")))
    if recipient is None:
        raise api_error(10013)
    if recipient.bot:
        raise api_error(50007)
    return call.world.channel_wire(call.world.direct_channel(recipient))


# commands


def list_commands(call: Call) -> list[Json]:
    return call.world.commands.all(_scope(call))


def put_commands(call: Call) -> list[Json]:
    validate.commands(call)
    return call.world.commands.replace(_scope(call), call.body)


def post_command(call: Call) -> Json:
    validate.command(call, len(call.world.commands.all(_scope(call))))
    return call.world.commands.upsert(_scope(call), call.json)


def get_command(call: Call) -> Json:
    return call.world.commands.get(_scope(call), call.params["command_id"])


def patch_command(call: Call) -> Json:
    known = call.world.commands.get(_scope(call), call.params["command_id"])
    validate.command(call, 0, known)
    return call.world.commands.update(_scope(call), call.params["command_id"], call.json)


def delete_command(call: Call) -> None:
    call.world.commands.delete(_scope(call), call.params["command_id"])


def _scope(call: Call) -> str | None:
    if call.params["application_id"] != call.world.application_id:
        raise api_error(50001)
    scope = call.params.get("guild_id")
    if scope is not None and scope != call.world.guild.id:
        raise api_error(50001)
    return scope


# guild


def get_guild(call: Call) -> Json:
    _check_guild(call)
    counts = {"approximate_member_count": len(call.world.users), "approximate_presence_count": len(call.world.users)}
    wire = guild_wire(call.world)
    return {**wire, **counts} if call.query.get("with_counts") in ("1", "true") else wire


def my_guilds(call: Call) -> list[Json]:
    guild, bot = call.world.guild, call.world.bot
    rights = str(call.world.permissions(bot))
    return [
        {"id": guild.id, "name": guild.name, "icon": None, "banner": None, "owner": False, "permissions": rights,
         "features": []}
    ]  # fmt: skip


def guild_channels(call: Call) -> list[Json]:
    _check_guild(call)
    return [c.wire() for c in call.world.channels.values() if c.guild_id and not c.is_thread]


def guild_roles(call: Call) -> list[Json]:
    _check_guild(call)
    return [role.wire() for role in call.world.guild.roles.values()]


def guild_member(call: Call) -> Json:
    _check_guild(call)
    member = call.world.users.get(call.params["user_id"])
    if member is None:
        raise api_error(10013)
    if not member.in_guild:
        raise api_error(10007)
    return call.world.member_wire(member)


def active_threads(call: Call) -> Json:
    _check_guild(call)
    world = call.world
    threads = [
        c for c in world.channels.values() if c.is_thread and not c.archived and world.bot_may(c, "view_channel")
    ]
    return threads_wire(call, threads)


def _check_guild(call: Call) -> None:
    if call.params["guild_id"] != call.world.guild.id:
        raise api_error(10004)


_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
ROUTES = [
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("POST", "/users/@me/channels", open_direct_channel),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    *(
        route
        for base in (_COMMANDS, _GUILD_COMMANDS)
        for route in (
            Route("GET", base, list_commands),
            Route("PUT", base, put_commands),
            Route("POST", base, post_command, status=201),
            Route("GET", base + "/{command_id}", get_command),
            Route("PATCH", base + "/{command_id}", patch_command),
            Route("DELETE", base + "/{command_id}", delete_command),
        )
    ),
    Route("GET", "/guilds/{guild_id}", get_guild),
    Route("GET", "/guilds/{guild_id}/channels", guild_channels),
    Route("GET", "/guilds/{guild_id}/roles", guild_roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", guild_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
]
