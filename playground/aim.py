"""Points an unmodified discord.py at another API address, loopback only."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Iterator

import discord.asset
import discord.gateway
import discord.http
import yarl


def aim(url: str) -> None:
    """Let discord.py use the REST API at `url` ("http://127.0.0.1:8080/api/v10") and the gateway beside it.

    ValueError unless the address is a loopback one: a bot's token goes nowhere else by accident.
    """
    address = yarl.URL(url)
    if address.scheme != "http" or not _is_loopback(address.host or ""):
        raise ValueError(f"DISCORD_API must be an http address of this machine (127.0.0.1), not {url!r}")
    discord.http.Route.BASE = url.rstrip("/")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = address.with_scheme("ws").with_path("/gateway")
    discord.asset.Asset.BASE = str(address.origin())


@contextlib.contextmanager
def aimed(url: str) -> Iterator[None]:
    """`aim` for the length of a block."""
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE
    aim(url)
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE = before


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
