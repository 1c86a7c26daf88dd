"""What is queued to be posted: one story a turn, each call once in a waiting period, nothing lost or told twice."""

from __future__ import annotations

import msgspec
import pytest

from data.store.records import Change, NewPost
from tests.host_tools import ANN, BOB, CID, act, hosting, running


@pytest.fixture
async def host(tmp_path):
    async with hosting(tmp_path / "toy.db") as opened:
        yield opened


async def due(host, now=2e6):
    return [(post.kind, post.from_seq, post.to_seq, post.payload["pings"]) for post in await host.due_posts(now)]


async def send(host, now=2e6):
    """Sends all that is due, in the sender's way; returns what was sent."""
    sent = []
    while posts := await host.due_posts(now):
        for post in posts:
            if await host.still_true(post):
                sent.append((post.kind, post.from_seq, post.to_seq, post.payload["pings"]))
                await host.posted(post.id, 1000 + post.id)
            else:
                await host.posted(post.id, None)
    return sent


async def test_a_turn_makes_one_post(host):
    woken = []
    host.on_change.append(woken.append)
    info = await running(host, ANN, BOB)
    assert await send(host) == [("started", 0, 0, [ANN.id])]
    await act(host, info.id, ANN, "walk 1")
    await act(host, info.id, ANN, "draw")
    assert await due(host) == []
    await act(host, info.id, ANN, "end")
    assert await send(host) == [("turn", 1, 3, [BOB.id])]
    assert (await host.session(info.id)).message == 1002
    await act(host, info.id, BOB, "end")
    assert await send(host) == [("turn", 4, 4, [ANN.id])]
    assert set(woken) == {info.id} and len(woken) >= 5


async def test_the_end_is_told_with_places(host):
    info = await running(host, ANN, BOB, options={"turns": "2"})
    await send(host)
    await act(host, info.id, ANN, "end")
    await act(host, info.id, BOB, "end")
    (post,) = await host.due_posts(2e6)
    assert (post.kind, post.from_seq, post.to_seq) == ("over", 1, 2), "told together with the turn nobody had sent yet"
    assert [row["place"] for row in post.payload["results"]] == [1, 1]


async def test_computers_in_a_row_are_one_post(host):
    info = await running(host, ANN, computers=3)
    assert await send(host) == [("started", 0, 0, [ANN.id])]
    await act(host, info.id, ANN, "end")
    await host.idle()
    last = (await host.session(info.id)).seq
    assert last >= 4
    assert await send(host) == [("turn", 1, last, [ANN.id])]
    assert (await host.view_at(info.id, last, None)).active == 0


async def test_all_awaited_are_called_at_once_and_only_once(host):
    info = await running(host, ANN, BOB, CID)
    await send(host)
    await act(host, info.id, ANN, "call")
    (post,) = await host.due_posts(2e6)
    assert [(wait["person"], wait["kind"]) for wait in post.payload["awaits"]] == [(2, "bids"), (3, "bids")]
    assert await send(host) == [("turn", 1, 1, [BOB.id, CID.id])]
    await act(host, info.id, BOB, "bid 0")
    assert await due(host) == []
    await act(host, info.id, CID, "bid 0")
    assert await send(host) == [("turn", 2, 3, [ANN.id])], "a new waiting period is a new call"


async def test_who_still_waits_stays_called_when_the_story_goes_on(host):
    """Two stories nobody has sent become one; it calls all that wait now, each in his own period."""
    info = await running(host, ANN, BOB, CID)
    await send(host)
    sealed = await host.store.sealed(info.id)
    for waits, new in (({0: 3, 1: 3}, {0: 3, 1: 3}), ({0: 3, 2: 4}, {2: 4})):
        sealed = msgspec.structs.replace(sealed, waits=waits)
        posts = (NewPost("turn", 0, {"awaits": []}, new),)
        await host.store.commit(Change(sealed=sealed, before=0, at=1e6, posts=posts))
    assert await send(host) == [("turn", 1, 0, [ANN.id, CID.id])]


async def test_nobody_is_called_for_what_he_has_done(host):
    """The post waited in the outbox (Discord was away); its story is told by the next."""
    info = await running(host, ANN, BOB)
    await send(host)
    await act(host, info.id, ANN, "end")
    (late,) = await host.due_posts(2e6)
    await act(host, info.id, BOB, "end")
    assert not await host.still_true(late)
    await host.posted(late.id, None)
    assert await send(host) == [("turn", 1, 2, [ANN.id])]


async def test_a_post_that_may_have_arrived_is_sent_again_as_it_was(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, BOB)
        await send(host)
        await act(host, info.id, ANN, "end")
        (first,) = await host.due_posts(2e6)
        await host.post_failed(first.id, "502", 2e6 + 10)
        assert await host.due_posts(2e6) == [] and await host.next_due() == 2e6 + 10
        await act(host, info.id, BOB, "walk 1", "end")
    async with hosting(tmp_path / "toy.db") as host:
        assert await due(host, 2e6) == [], "later posts of the session wait for the earlier"
        (again,) = await host.due_posts(3e6)
        assert (again.nonce, again.from_seq, again.to_seq, again.attempts) == (first.nonce, 1, 1, 1)
        assert again.payload["pings"] == [] and await host.still_true(again)
        assert len(again.nonce) <= 25
        await host.posted(again.id, 50)
        assert await send(host) == [("turn", 2, 3, [ANN.id])]
        assert await host.next_due() is None


async def test_who_leaves_is_told_and_no_longer_called(host):
    info = await running(host, ANN, BOB, CID)
    await host.resign(info.id, BOB.id)
    await act(host, info.id, ANN, "end")
    await host.idle()
    kinds = [(kind, pings) for kind, _, _, pings in await send(host)]
    assert kinds == [("started", []), ("left", []), ("turn", [CID.id])]


async def test_sessions_do_not_wait_for_each_other(host):
    first, second = await running(host, ANN, BOB), await running(host, BOB, ANN)
    posts = await host.due_posts(2e6)
    assert [post.session for post in posts] == [first.id, second.id]
    assert len({post.nonce for post in posts}) == 2
