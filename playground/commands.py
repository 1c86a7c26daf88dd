"""The bot's registered slash commands, and how what a person types becomes an interaction's data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground.copies import copied
from playground.errors import Json, Refused, api_error
from playground.model import Channel, User

if TYPE_CHECKING:
    from playground.world import World

SUB_COMMAND, SUB_COMMAND_GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(
    1, 12
)
CHAT_INPUT = 1
GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


@dataclass(frozen=True)
class Typed:
    """A command as found by its full name: where it is registered, the names on the way, the options of its leaf."""

    command: Json
    path: tuple[str, ...]  # names of the subcommand group and subcommand, if any
    options: list[Json]

    @property
    def name(self) -> str:
        """The full name, such as "game new"."""
        return " ".join((self.command["name"], *self.path))


class CommandBook:
    """Registered commands, global (scope None) and of the guild (scope = its id)."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.syncs = 0  # bulk overwrites so far
        self._scopes: dict[str | None, dict[str, Json]] = {}

    def all(self, scope: str | None) -> list[Json]:
        """The commands of one scope."""
        return copied(list(self._scopes.get(scope, {}).values()))

    def get(self, scope: str | None, command_id: str) -> Json:
        """A command by id (10063 when there is none)."""
        try:
            return self._scopes.get(scope, {})[command_id]
        except KeyError:
            raise api_error(10063) from None

    def replace(self, scope: str | None, payloads: list[Json]) -> list[Json]:
        """Overwrite all commands of a scope; a command that keeps its name keeps its id."""
        old = self._scopes.get(scope, {})
        self._scopes[scope] = {}
        for payload in payloads:
            self._put(scope, payload, old)
        self.syncs += 1
        self._tell()
        return self.all(scope)

    def restore(self, scope: str | None, commands: list[Json]) -> None:
        """Take over commands as they were registered once, ids included."""
        self._scopes[scope] = {command["id"]: command for command in commands}

    def upsert(self, scope: str | None, payload: Json) -> Json:
        """Add a command, or overwrite the one of that name and type."""
        command = self._put(scope, payload, self._scopes.setdefault(scope, {}))
        self._tell()
        return copied(command)

    def update(self, scope: str | None, command_id: str, payload: Json) -> Json:
        """Change some fields of a command."""
        command = self.get(scope, command_id)
        command |= {**copied(payload), "version": self.world.ids.make()}
        self._tell()
        return copied(command)

    def delete(self, scope: str | None, command_id: str) -> None:
        """Remove a command."""
        self.get(scope, command_id)
        del self._scopes[scope][command_id]
        self._tell()

    def _put(self, scope: str | None, payload: Json, old: Mapping[str, Json]) -> Json:
        kind = payload.get("type") or CHAT_INPUT
        known = next((c["id"] for c in old.values() if (c["name"], c["type"]) == (payload["name"], kind)), None)
        command: Json = {
            "default_member_permissions": None,
            "description": "",
            "contexts": None,
            "integration_types": [0],
            "nsfw": False,
            "name_localizations": None,
            "description_localizations": None,
            **{key: copied(value) for key, value in payload.items() if value is not None},
            "id": known or self.world.ids.make(),
            "application_id": self.world.application_id,
            "type": kind,
            "version": self.world.ids.make(),
        }
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        if scope is not None:
            command["guild_id"] = scope
        else:
            command.setdefault("dm_permission", True)
        self._scopes.setdefault(scope, {})[command["id"]] = command
        return command

    def _tell(self) -> None:
        self.world.tell({"t": "commands", "commands": self.offered()})

    # the users' side

    def offered(self, user: User | None = None, channel: Channel | None = None) -> list[Json]:
        """The commands a client offers (to a user in a channel, when given); guild ones hide global namesakes."""
        named: dict[str, Json] = {}
        for scope in (None, self.world.guild.id):
            for command in self._scopes.get(scope, {}).values():
                if command["type"] == CHAT_INPUT and (user is None or self._usable(command, user, channel)):
                    named[command["name"]] = command
        return copied(list(named.values()))

    def _usable(self, command: Json, user: User, channel: Channel | None) -> bool:
        in_guild = channel is None or channel.guild_id is not None
        context = GUILD_CONTEXT if in_guild else BOT_DM_CONTEXT
        if command["contexts"] is not None:
            if context not in command["contexts"]:
                return False
        elif not in_guild and not command.get("dm_permission", False):
            return False
        needed = command["default_member_permissions"]
        if needed is None or not in_guild:
            return True
        rights = self.world.permissions(user, channel)
        return rights & int(needed) == int(needed) and int(needed) != 0

    def find(self, user: User, channel: Channel, typed: str) -> Typed:
        """The command a user means by its full name ("game new"); Refused when the client does not offer it."""
        name, *path = typed.removeprefix("/").split()
        command = next((c for c in self.offered(user, channel) if c["name"] == name), None)
        if command is None:
            raise Refused(f"no command /{name} is registered for {user.name} here")
        options: list[Json] = command.get("options") or []
        for step in path:
            child = next(
                (o for o in options if o["name"] == step and o["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP)), None
            )
            if child is None:
                raise Refused(f"/{name} has no subcommand {step}")
            options = child.get("options") or []
        if any(option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options):
            raise Refused(f"/{typed} needs a subcommand")
        return Typed(command, tuple(path), options)

    def fill(self, typed: Typed, given: Mapping[str, Any], focused: str | None = None) -> Json:
        """The interaction data of a command with its options; Refused as a client refuses (see `_checked`).

        With `focused` the data is that of an autocomplete: options may be missing or unfinished.
        """
        known = {option["name"]: option for option in typed.options}
        for name in given:
            if name not in known:
                raise Refused(f"/{typed.name} has no option {name}")
        if focused is not None and not known.get(focused, {}).get("autocomplete"):
            raise Refused(f"option {focused} of /{typed.name} does not complete")
        missing = [o["name"] for o in typed.options if o.get("required") and o["name"] not in given]
        if missing and focused is None:
            raise Refused(f"/{typed.name} needs {', '.join(missing)}")
        resolved: Json = {}
        leaf = []
        for name, value in given.items():
            option = known[name]
            entry = {"name": name, "type": option["type"]}
            if focused is None:
                entry["value"] = self._checked(option, value, resolved)
            else:
                entry |= {"value": str(value) if name == focused else value}
                entry |= {"focused": True} if name == focused else {}
            leaf.append(entry)
        return self._nested(typed, leaf, resolved)

    def _nested(self, typed: Typed, leaf: list[Json], resolved: Json) -> Json:
        kinds = [SUB_COMMAND] if len(typed.path) == 1 else [SUB_COMMAND_GROUP, SUB_COMMAND]
        options = leaf
        for name, kind in reversed(list(zip(typed.path, kinds, strict=False))):
            options = [{"name": name, "type": kind, "options": options}]
        data: Json = {"id": typed.command["id"], "name": typed.command["name"], "type": CHAT_INPUT, "options": options}
        if typed.command.get("guild_id"):
            data["guild_id"] = typed.command["guild_id"]
        return {**data, "resolved": resolved} if resolved else data

    def _checked(self, option: Json, value: Any, resolved: Json) -> Any:
        """A value as its option takes it: right type, one of the choices, within the limits."""
        kind, name = option["type"], option["name"]
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT):
            return self._resolve(kind, name, value, resolved)
        types: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), NUMBER: (int, float), BOOLEAN: (bool,)}
        if not isinstance(value, types[kind]) or (kind in (INTEGER, NUMBER) and isinstance(value, bool)):
            raise Refused(f"option {name} does not take {value!r}")
        if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
            raise Refused(f"option {name} has no choice {value!r}")
        size = len(value) if isinstance(value, str) else value
        least, most = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
        if kind != BOOLEAN and not option.get(least, size) <= size <= option.get(
            most, 6000 if kind == STRING else size
        ):
            raise Refused(f"option {name}: {value!r} is outside of its limits")
        return value

    def _resolve(self, kind: int, name: str, value: Any, resolved: Json) -> str:
        wanted = str(getattr(value, "id", value))
        world = self.world
        if kind in (USER, MENTIONABLE) and wanted in world.users:
            user = world.users[wanted]
            resolved.setdefault("users", {})[wanted] = user.wire()
            rights = str(world.permissions(user))
            resolved.setdefault("members", {})[wanted] = {**user.member(), "permissions": rights}
        elif kind in (ROLE, MENTIONABLE) and wanted in world.guild.roles:
            resolved.setdefault("roles", {})[wanted] = world.guild.roles[wanted].wire()
        elif kind == CHANNEL and wanted in world.channels:
            wire = world.channel_wire(world.channels[wanted])
            resolved.setdefault("channels", {})[wanted] = {**wire, "permissions": str(world.permissions(world.bot))}
        else:
            raise Refused(f"option {name} does not take {value!r}")
        return wanted
