"""What tests of time share: hours, what is sent, and a clock that is moved from one due thing to the next."""

from __future__ import annotations

H = 3600.0
MIDNIGHT = 1_771_200_000.0
"""16 February 2026, 0:00 UTC."""


async def send(host):
    """Sends all that is due, in the sender's way; returns (kind, called, told silently)."""
    sent = []
    while posts := await host.due_posts(host.clock.now()):
        for post in posts:
            if await host.still_true(post):
                silent = {int(person): when for person, when in post.payload.get("silent", {}).items()}
                sent.append((post.kind, post.payload["pings"], silent))
                await host.posted(post.id, 1000 + post.id)
            else:
                await host.posted(post.id, None)
    return sent


async def to(host, hours):
    """Moves the clock to so many hours after midnight, acting on what becomes due; returns what was sent when."""
    sent = []
    end = MIDNIGHT + hours * H
    while (due := await host.tick()) is not None and due <= end:
        host.clock.time = max(due, host.clock.time)
        await host.tick()
        await host.idle()
        sent += [((host.clock.time - MIDNIGHT) / H, *post) for post in await send(host)]
    host.clock.time = end
    return sent


async def clocks(host, id):
    return (await host.store.sealed(id)).clocks


async def sleeps(host, person, quiet="22:00-08:00", **data):
    await host.set_person(person.id, data={"quiet": quiet, **data})
