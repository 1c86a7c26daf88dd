"""The larger objects of the wire: the guild and the application."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.errors import Json

if TYPE_CHECKING:
    from playground.world import World

_UNSET = [
    "icon", "description", "home_header", "splash", "discovery_splash", "banner", "application_id",
    "public_updates_channel_id", "rules_channel_id", "safety_alerts_channel_id", "afk_channel_id", "system_channel_id",
    "vanity_url_code", "widget_channel_id", "max_presences", "latest_onboarding_question_id", "incidents_data",
    "icon_hash",
]  # fmt: skip


def guild_wire(world: World) -> Json:
    """Discord's guild object as the REST API answers it."""
    guild = world.guild
    return {
        **dict.fromkeys(_UNSET),
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "preferred_locale": guild.locale,
        "roles": [role.wire() for role in guild.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "region": "",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "premium_progress_bar_enabled_user_updated_at": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "hub_type": None,
        "owner_configured_content_level": 0,
    }


def guild_create_wire(world: World, *, all_members: bool) -> Json:
    """The guild as GUILD_CREATE tells it; all members only with the privileged intent, else the bot alone."""
    bot, channels = world.bot, world.channels.values()
    seen = [c for c in channels if c.guild_id and world.bot_may(c, "view_channel")]
    threads = [c for c in seen if c.is_thread and not c.archived]
    members = [user for user in world.users.values() if user.in_guild and (all_members or user is bot)]
    return {
        **guild_wire(world),
        "joined_at": bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": sum(user.in_guild for user in world.users.values()),
        "members": [world.member_wire(user) for user in members],
        "channels": [c.wire() for c in channels if c.guild_id and not c.is_thread],
        "threads": [c.wire() | ({"member": c.thread_member(bot.id)} if bot.id in c.members else {}) for c in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application_wire(world: World) -> Json:
    """The bot's application as its owner sees it."""
    owner = world.users[world.guild.owner_id]
    return {
        "id": world.application_id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": world.bot.wire(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner.wire(),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "tags": [],
        "integration_types_config": {"0": {}},
    }
