"""Aiming discord.py at another address: loopback only."""

import discord.gateway
import discord.http
import pytest

from playground.aim import aim, aimed


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "127.8.0.1"])
def test_loopback_addresses_are_taken(host: str) -> None:
    base = discord.http.Route.BASE
    with aimed(f"http://{host}:8123/api/v10"):
        assert base != discord.http.Route.BASE == f"http://{host}:8123/api/v10"
        gateway = str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY)
        assert gateway == f"ws://{host}:8123/gateway"
    assert base == discord.http.Route.BASE


@pytest.mark.parametrize(
    "url", ["http://example.com/api/v10", "https://127.0.0.1/api/v10", "http://10.0.0.1:8080/api/v10", "nonsense", ""]
)
def test_other_addresses_are_refused(url: str) -> None:
    base = discord.http.Route.BASE
    with pytest.raises(ValueError, match="DISCORD_API"):
        aim(url)
    assert base == discord.http.Route.BASE
