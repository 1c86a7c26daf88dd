"""Time at running sessions: deadlines acted on once, seats played on and taken back, reminders, calls, pauses."""

from __future__ import annotations

import random

import pytest

from cogs.host import HostError
from tests.cogs.timed import MIDNIGHT, H, clocks, send, sleeps, to
from tests.host_tools import ANN, BOB, CID, act, count, hosting, lobby, running


async def test_a_turn_has_one_deadline_and_sub_steps_do_not_refill_it(host, clock):
    info = await running(host, ANN, BOB)
    (first,) = await send(host)
    assert first[:2] == ("started", [ANN.id])
    clock.time += 5 * H
    await act(host, info.id, ANN, "walk 1")
    await act(host, info.id, ANN, "draw")
    assert (await clocks(host, info.id))[0].deadline == MIDNIGHT + 33 * H
    await act(host, info.id, ANN, "end")
    assert {seat: clock.deadline for seat, clock in (await clocks(host, info.id)).items()} == {1: MIDNIGHT + 38 * H}


async def test_the_turn_s_clock_stands_still_while_others_are_asked(host, clock):
    info = await running(host, ANN, BOB, CID)
    clock.time += 20 * H
    await act(host, info.id, ANN, "call")
    found = await clocks(host, info.id)
    assert found[0].left == 4 * H and {found[seat].deadline for seat in (1, 2)} == {clock.time + 6 * H}
    clock.time += 5 * H
    await act(host, info.id, BOB, "bid 0")
    await act(host, info.id, CID, "bid 0")
    assert {seat: item.deadline for seat, item in (await clocks(host, info.id)).items()} == {0: clock.time + 4 * H}


async def test_the_computer_finishes_an_overdue_turn_once(host, clock, tmp_path):
    info = await running(host, ANN, BOB)
    await send(host)
    sent = await to(host, 33.1)
    log = await host.log(info.id, None)
    assert {step.origin for step in log[1:]} == {"clock"} and {step.seat for step in log[1:]} == {0}
    assert [post for post in sent if post[1] == "turn"] == [(33.0, "turn", [BOB.id], {})]
    assert (await clocks(host, info.id)).keys() == {1}
    seats = (await host.session(info.id)).seats
    assert (seats[0].missed, seats[0].away, seats[0].kind) == (1, False, "human")
    await act(host, info.id, BOB, "end")
    await act(host, info.id, ANN, "end")
    assert (await host.session(info.id)).seats[0].missed == 0, "a press is a sign of life"


async def test_an_overdue_answer_is_what_silence_means(host, clock):
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "call")
    await act(host, info.id, CID, "bid 1")
    await to(host, 15.5)
    last = (await host.log(info.id, BOB.id))[-1]
    assert (last.seat, last.origin, last.action) == (1, "clock", "bid 0")
    assert (await clocks(host, info.id))[0].deadline == MIDNIGHT + 39 * H


async def test_nothing_is_missed_while_the_bot_was_away(tmp_path, clock):
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await running(host, ANN, BOB)
        await send(host)
    clock.time = MIDNIGHT + 40 * H
    for _ in range(3):
        async with hosting(tmp_path / "toy.db", clock) as host:
            await host.tick()
            await host.idle()
            assert [step.origin for step in await host.log(info.id, None) if step.origin != "clock"] == ["start"]
            seats = (await host.session(info.id)).seats
            assert [seat.missed for seat in seats] == [1, 0]


async def test_killed_between_the_deadline_and_the_computer_s_turn(tmp_path, clock):
    """The deadline is noted in one transaction; whoever opens the store next plays the turn, and nobody twice."""
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await running(host, ANN, BOB)
        clock.time += 24 * H
        host._wake_computers = lambda id: None
        await host.tick()
        assert (await clocks(host, info.id))[0].overdue
    async with hosting(tmp_path / "toy.db", clock) as host:
        await host.idle()
        assert await host.tick() == clock.time + 12 * H, "the next is half of Bob's time"
        assert (await host.session(info.id)).seats[0].missed == 1
        assert (await host.look(info.id, BOB.id)).legal


async def test_two_missed_in_a_row_make_a_seat_away_until_it_is_taken_back(host, clock):
    info = await running(host, ANN, BOB, options={"turns": "40"})
    await to(host, 33.1)
    await act(host, info.id, BOB, "end")
    await to(host, 60)
    seat = (await host.session(info.id)).seats[0]
    assert (seat.missed, seat.away) == (2, True)
    await act(host, info.id, BOB, "end")
    await host.idle()
    assert (await host.look(info.id, BOB.id)).legal, "it is played at once"
    with pytest.raises(HostError):
        await host.take_back(info.id, CID.id)
    await host.take_back(info.id, ANN.id)
    assert not (await host.session(info.id)).seats[0].away
    await act(host, info.id, BOB, "end")
    await host.idle()
    assert (await host.look(info.id, ANN.id)).legal
    assert (await clocks(host, info.id))[0].deadline == clock.time + 24 * H


async def test_a_computer_for_a_silent_person_spares_his_cards(tmp_path, clock):
    from tests import toy_game

    class Sparing(toy_game.ToyGame):
        def gives_away(self, actions, events):
            return any(line.startswith("lay") for line in actions)

    def lay(system, state, seat, samples, seed):
        hand = toy_game.codec(toy_game.TOY).decode(state).hands[seat]
        return [f"lay {hand[0]}"] if hand else ["end"]

    class Here:
        async def plan(self, system, state, seat, seed, samples=None):
            return lay(system, state, seat, 0, seed)

        def warm(self):
            return None

        close = warm

    async with hosting(tmp_path / "toy.db", clock, games={"toy": Sparing()}) as host:
        host._workers = Here()
        info = await running(host, ANN, BOB, options={"turns": "2"})
        clock.time += 24 * H
        await host.tick()
        for _ in range(9):
            if (await host.session(info.id)).seats[0].missed and (await host.look(info.id, BOB.id)).legal:
                break
            await host.idle()
        log = await host.log(info.id, ANN.id)
        assert len(log) > 1 and not any(step.action.startswith("lay") for step in log)


# reminders and calls


@pytest.mark.parametrize(
    ("wanted", "hours"), [("0", []), ("1", [30.6]), ("2", [21, 30.6]), ("4", [15, 21, 27, 30.6])]
)
async def test_reminders_by_personal_wish(host, wanted, hours):
    await host.set_person(ANN.id, data={"reminders": wanted})
    info = await running(host, ANN, BOB)
    await send(host)
    sent = await to(host, 32.9)
    assert [post[0] for post in sent if post[1] == "reminder"] == pytest.approx(hours)
    assert all(post[2:] == ([ANN.id], {}) for post in sent)
    await act(host, info.id, ANN, "end")


async def test_nobody_is_reminded_of_what_he_has_done(host):
    info = await running(host, ANN, BOB)
    await send(host)
    await to(host, 20.9)
    await act(host, info.id, ANN, "end")
    assert await send(host) == [("turn", [BOB.id], {})]
    assert [post[2] for post in await to(host, 33)] == [[BOB.id]]


async def test_a_reminder_is_taken_down_once_it_is_answered(host):
    info = await running(host, ANN, BOB)
    await send(host)
    await to(host, 31)
    reminders = count(host.store.database.path, "SELECT json_group_array(message) FROM posts WHERE kind = 'reminder'")
    await act(host, info.id, ANN, "walk 1")
    assert await send(host) == []
    await act(host, info.id, ANN, "end")
    assert await send(host) == [("take_down", [], {}), ("turn", [BOB.id], {})]
    payload = count(host.store.database.path, "SELECT payload FROM posts WHERE kind = 'take_down'")
    assert payload == f'{{"messages":{reminders}}}' and reminders.count(",") == 1
    await act(host, info.id, BOB, "end")
    assert await send(host) == [("turn", [ANN.id], {})]


async def test_quiet_hours_are_silent_and_end_with_a_call(host, clock):
    await sleeps(host, BOB)
    info = await running(host, ANN, BOB)
    await send(host)
    clock.time = MIDNIGHT + 23 * H
    await act(host, info.id, ANN, "end")
    assert await send(host) == [("turn", [], {BOB.id: MIDNIGHT + 32 * H})]
    assert (await clocks(host, info.id))[1].deadline == MIDNIGHT + 66 * H, "24 hours awake"
    assert await to(host, 33) == [(32.0, "call", [BOB.id], {})]
    assert (await to(host, 60))[0][:3] == (44.0, "reminder", [BOB.id])


async def test_whom_a_post_calls_is_decided_once_an_attempt(host, clock):
    """While it is being sent the night may begin; a second attempt is another matter."""
    await sleeps(host, BOB)
    info = await running(host, ANN, BOB)
    await send(host)
    clock.time = MIDNIGHT + 21.9 * H
    await act(host, info.id, ANN, "end")
    (post,) = await host.due_posts(clock.time)
    assert post.payload["pings"] == [BOB.id]
    clock.time = MIDNIGHT + 22.1 * H
    (again,) = await host.due_posts(clock.time)
    assert again.payload["pings"] == [BOB.id]
    await host.post_failed(post.id, "503", clock.time)
    (later,) = await host.due_posts(clock.time)
    assert later.payload["pings"] == [] and later.payload["silent"] == {str(BOB.id): MIDNIGHT + 32 * H}


async def test_who_has_answered_at_night_is_not_called_in_the_morning(host, clock):
    await sleeps(host, BOB)
    info = await running(host, ANN, BOB)
    clock.time = MIDNIGHT + 23 * H
    await act(host, info.id, ANN, "end")
    await send(host)
    await act(host, info.id, BOB, "end")
    await send(host)
    assert [post for post in await to(host, 34) if BOB.id in post[2]] == []


async def test_at_most_four_calls_a_day_and_the_rest_in_one(host, clock):
    """Six sessions begin within minutes: three calls, then one for the other three two hours later."""
    for _ in range(6):
        await running(host, BOB, ANN)
        clock.time += 60
    called = [post[1] for post in await send(host)]
    assert called.count([BOB.id]) == 3 and called.count([]) == 3
    sent = await to(host, 20)
    assert [(round(at, 1), kind, pings) for at, kind, pings, _ in sent] == [(11.1, "call", [BOB.id])]
    posts = count(host.store.database.path, "SELECT payload FROM posts WHERE kind = 'call'")
    assert posts.count(",") and '"also":[5,6]' in posts


async def test_a_live_table_calls_as_often_as_it_likes(host, clock):
    info = await running(host, ANN, BOB, pace="live", options={"turns": "40"})
    for _ in range(6):
        await send(host)
        await act(host, info.id, ANN, "end")
        assert await send(host) == [("turn", [BOB.id], {})]
        await act(host, info.id, BOB, "end")
    assert await host.tick() == clock.time + 90 + 240, "nothing but the deadline of the turn"


# what people decide


async def test_pausing_freezes_and_never_refills(host, clock):
    info = await running(host, ANN, BOB, CID)
    clock.time += 10 * H
    assert await host.vote(info.id, ANN.id, "pause") == ["Bob", "Cid"]
    assert await host.vote(info.id, BOB.id, "pause") == ["Cid"]
    assert await host.vote(info.id, CID.id, "pause") == []
    with pytest.raises(HostError) as error:
        await host.vote(info.id, ANN.id, "pause")
    assert error.value.code == "pause_is_so"
    assert await host.tick() is None
    clock.time += 100 * H
    for person in (ANN, BOB, CID):
        await host.vote(info.id, person.id, "resume")
    assert (await clocks(host, info.id))[0].deadline == clock.time + 14 * H
    assert await host.vote(info.id, ANN.id, "pause") == ["Bob", "Cid"], "old votes are forgotten"


async def test_a_press_in_a_pause_and_what_comes_after_it(host, clock):
    info = await running(host, ANN, BOB)
    for person in (ANN, BOB):
        await host.vote(info.id, person.id, "pause")
    await act(host, info.id, ANN, "end")
    assert (await clocks(host, info.id))[1].left == 24 * H
    clock.time += 50 * H
    for person in (ANN, BOB):
        await host.vote(info.id, person.id, "resume")
    assert (await clocks(host, info.id))[1].deadline == clock.time + 24 * H


async def test_who_is_away_or_on_holiday_does_not_count(host, clock):
    info = await running(host, ANN, BOB, CID)
    await host.set_holiday(info.id, CID.id, clock.time + 48 * H)
    await to(host, 33.1)
    assert await host.vote(info.id, ANN.id, "pause") == ["Bob"]
    assert await host.vote(info.id, BOB.id, "pause") == []


async def test_a_holiday_stops_one_clock(host, clock):
    info = await running(host, ANN, BOB)
    await send(host)
    clock.time += 10 * H
    await host.set_holiday(info.id, ANN.id, clock.time + 48 * H)
    assert (await clocks(host, info.id))[0].deadline == clock.time + 62 * H
    assert await to(host, 19 + 47) == []
    clock.time = MIDNIGHT + 40 * H
    await host.set_holiday(info.id, ANN.id, None)
    assert (await clocks(host, info.id))[0].deadline == clock.time + 14 * H
    with pytest.raises(HostError) as error:
        await host.set_holiday(info.id, ANN.id, clock.time + 14 * 24 * H)
    assert error.value.code == "holiday_long"


async def test_changing_the_pace_by_vote(host, clock):
    info = await running(host, ANN, BOB)
    for person in (ANN, BOB):
        left = await host.vote(info.id, person.id, "pace 12h")
    assert left == [] and (await host.session(info.id)).pace == "12h"
    assert (await clocks(host, info.id))[0].deadline == MIDNIGHT + 33 * H
    await act(host, info.id, ANN, "end")
    assert (await clocks(host, info.id))[1].deadline == MIDNIGHT + 21 * H
    for person in (ANN, BOB):
        await host.vote(info.id, person.id, "pace none")
    assert await clocks(host, info.id) == {} and await host.tick() is None
    for wrong in ("pace soon", "pace 1h", "pace"):
        with pytest.raises(HostError) as error:
            await host.vote(info.id, ANN.id, wrong)
        assert error.value.code == "pace_unknown"


async def test_what_cannot_be_decided_is_refused(host):
    info = await running(host, ANN, BOB)
    for kind in ("", "abandon", "win me"):
        with pytest.raises(HostError):
            await host.vote(info.id, ANN.id, kind)
    with pytest.raises(HostError):
        await host.vote(info.id, CID.id, "pause")


async def test_a_table_that_ends_keeps_no_clock(host, clock):
    for ending in ("over", "abandoned", "left"):
        info = await running(host, ANN, BOB, options={"turns": "2"})
        if ending == "over":
            await act(host, info.id, ANN, "end")
            await act(host, info.id, BOB, "end")
        elif ending == "abandoned":
            await host.abandon(info.id, ANN.id)
            await host.abandon(info.id, BOB.id)
        else:
            await host.resign(info.id, ANN.id)
            await host.resign(info.id, BOB.id)
        assert await clocks(host, info.id) == {} and await host.tick() is None


async def test_a_pace_that_cannot_be_is_refused(host):
    with pytest.raises(HostError) as error:
        await lobby(host, ANN, pace="soon")
    assert error.value.code == "pace_unknown"


async def test_the_inbox_knows_deadlines_and_what_else_one_waits_for(host, clock):
    slow = await running(host, ANN, BOB, pace="72h")
    fast = await running(host, ANN, CID, pace="12h")
    other = await running(host, BOB, ANN)
    assert [(item.info.id, item.deadline) for item in await host.waiting(ANN.id)] == [
        (fast.id, clock.time + 12 * H), (slow.id, clock.time + 72 * H)
    ]  # fmt: skip
    assert [(item.info.id, item.seats, item.deadline) for item in await host.elsewhere(ANN.id)] == [
        (other.id, (0,), clock.time + 24 * H)
    ]


async def test_random_pauses_presses_and_restarts_never_refill_a_turn(tmp_path, clock):
    """Whatever is decided, a turn's clock loses exactly the time it ran."""
    dice = random.Random(4)
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await running(host, ANN, BOB, pace="72h", options={"turns": "40"})
        ran, paused = 0.0, False
        for _ in range(40):
            wait = dice.choice([0.25, 0.5, 1.0]) * H
            clock.time += wait
            ran += 0 if paused else wait
            move = dice.choice(["pause", "walk", "look"])
            if move == "pause":
                for person in (ANN, BOB):
                    await host.vote(info.id, person.id, "resume" if paused else "pause")
                paused = not paused
            elif move == "walk":
                legal = (await host.look(info.id, ANN.id)).legal
                await act(host, info.id, ANN, "walk 1" if "walk 1" in legal else "peek")
            own = (await clocks(host, info.id))[0]
            left = own.left if own.left is not None else own.deadline - clock.time
            assert left == pytest.approx(72 * H - ran)
