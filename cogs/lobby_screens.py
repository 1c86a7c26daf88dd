"""What a lobby looks like: the table's contract, who sits there, and the options behind *More options*."""

from __future__ import annotations

from collections.abc import Mapping

from cogs import seat_words, time_words
from cogs.desk import Desk
from cogs.host import SeatInfo, SessionInfo
from cogs.host_clock import LIVE, PACES
from cogs.host_forecast import Forecast
from cogs.ids import PressId
from cogs.names import shown
from cogs.panels import panel
from cogs.screen import Button, Option, Row, Screen, Select
from cogs.speech import Speech
from cogs.tables import HIDDEN_OPTIONS, mode_of
from rules.core.game import Mode, seat_room


def option_text(desk: Desk, language: str, key: str, value: str) -> str:
    """One setting of the contract in words, such as "8 skulls"."""
    return desk.texts.get(language, f"ui-option-{key}-{value}")


def contract(desk: Desk, language: str, info: SessionInfo) -> tuple[str, ...]:
    """The table's contract: what is played, by which options, and how time is kept."""
    get = desk.texts.get
    host = next((seat.name for seat in info.seats if seat.person == info.host), "?")
    head = get(
        language,
        "ui-lobby-title",
        system=get(language, f"core-system-{info.system}"),
        mode=get(language, f"{info.system}-mode-{info.mode}"),
        number=str(info.number),
        host=shown(host),
    )
    speech = Speech(desk.texts, language, info)
    preset = next((name for name in mode_of(info).presets if _is_preset(info, name)), "")
    named = get(language, f"{info.system}-preset-{preset}-name") if preset else get(language, "ui-preset-custom")
    main = panel(info.system).contract(speech, named, time_words.pace(desk.texts, language, info.pace))
    told = [
        option_text(desk, language, option.key, info.options.get(option.key, option.default))
        for option in mode_of(info).options
        if option.key not in (*HIDDEN_OPTIONS, *panel(info.system).contract_options)
    ]
    clock = time_words.contract(desk.texts, language, info.pace)
    return tuple(line for line in (head, main, " · ".join(told), clock) if line)


def taken(info: SessionInfo) -> list[SeatInfo]:
    """The seats somebody sits on."""
    return [seat for seat in info.seats if seat.kind != "open"]


def seat_name(desk: Desk, language: str, info: SessionInfo, seat: SeatInfo) -> str:
    """A seat in the list: the name, and whether it is the host, a computer, lent or free."""
    if seat.kind == "computer":
        return desk.texts.get(language, "ui-lobby-person-computer", name=shown(seat.name))
    if seat.person == info.host:
        return desk.texts.get(language, "ui-lobby-person-host", name=shown(seat.name))
    return seat_words.in_list(desk.texts, language, seat, desk.clock.now())


def lobby(
    desk: Desk, language: str, info: SessionInfo, *, lacking: str = "", expected: Forecast | None = None
) -> Screen:
    """The lobby message. `expected` is what its people may expect.

    `lacking` names the rights without which the table is played in the channel itself.
    """
    get = desk.texts.get
    least, most = seat_room(mode_of(info), info.options)
    sitting = taken(info)
    names = ", ".join(seat_name(desk, language, info, seat) for seat in sitting)
    lines = [
        *contract(desk, language, info),
        get(language, "ui-lobby-seats", taken=len(sitting), seats=most, people=names),
    ]
    if expected is not None:
        lines.append(time_words.expected(desk.texts, language, expected))
    if len(sitting) < least:
        lines.append(get(language, "ui-lobby-too-few", missing=least - len(sitting)))
    else:
        lines.append(get(language, "ui-lobby-ready"))
    lines += _open_points(desk, language, info)
    if lacking:
        lines.append(get(language, "ui-lobby-in-channel", rights=lacking))
    return Screen(tuple(lines), _lobby_rows(desk, language, info, len(sitting), least, most))


def _open_points(desk: Desk, language: str, info: SessionInfo) -> list[str]:
    """What has changed since all agreed, and who is still to agree."""
    get = desk.texts.get

    def told(key: str, value: str) -> str:
        if key == "pace":
            return time_words.pace(desk.texts, language, value)
        return option_text(desk, language, key, value)

    now = {**info.options, "pace": info.pace}
    changes = [
        get(language, "ui-lobby-change", before=told(key, value), now=told(key, now[key]))
        for key, value in info.agreed.items()
        if now.get(key, value) != value
    ]
    asked = [shown(seat.name) for seat in info.seats if seat.asked is not None]
    lines = [get(language, "ui-lobby-changed", changes=desk.texts.join(language, changes, "comma"))] if changes else []
    if asked:
        lines.append(get(language, "ui-lobby-asked", names=desk.texts.join(language, asked)))
    return lines


def asked(desk: Desk, language: str, info: SessionInfo) -> str:
    """What a press on Start is answered with when others are asked first whether they are ready."""
    names = desk.texts.join(language, [shown(seat.name) for seat in info.seats if seat.asked is not None], "and")
    return desk.texts.get(language, "ui-ready-asked", names=names)


def _lobby_rows(desk: Desk, language: str, info: SessionInfo, sitting: int, least: int, most: int) -> tuple[Row, ...]:
    def button(verb: str, text: str, *words: str, off: bool = False, go: bool = False) -> Button:
        label = desk.texts.get(language, text)
        return Button(label, PressId(verb, info.id, 0, words), "go" if go else "plain", off)

    full = sitting >= most and all(seat.asked is None for seat in info.seats)
    other = next((name for name in mode_of(info).presets if not _is_preset(info, name)), "")
    return (
        (
            button("ljoin", "ui-lobby-join", off=full),
            button("lleave", "ui-lobby-leave"),
            button("lcomputer", "ui-lobby-add-computer", off=sitting >= most),
        ),
        (
            *([button("lpreset", f"{info.system}-preset-{other}", other)] if other else []),
            button("lmore", "ui-lobby-options"),
            button("lstart", "ui-lobby-start", off=sitting < least, go=True),
        ),
    )


def _is_preset(info: SessionInfo, name: str) -> bool:
    mode = mode_of(info)
    alike = all(info.options.get(key) == value for key, value in mode.presets[name].items())
    return alike and (name in mode.live) == (info.pace == LIVE)


def preset_options(mode: Mode, name: str, pace: str) -> dict[str, str]:
    """What a press on a preset sets: its options, and to be played live, or at the usual `pace`."""
    return {"preset": name, "pace": LIVE if name in mode.live else pace}


def first_options(mode: Mode, defaults: Mapping[str, str]) -> dict[str, str]:
    """What a new table of `mode` begins with: the server's `defaults`, as far as the mode has them."""
    known = {option.key for option in mode.options}
    kept = {key: value for key, value in defaults.items() if key in known}
    preset = defaults.get("preset", "" if kept else mode.usual)
    return {**({"preset": preset} if preset in mode.presets else {}), **kept}


def options(desk: Desk, language: str, info: SessionInfo) -> Screen:
    """The private panel behind *More options*: one select an option, presets, and computers."""
    get = desk.texts.get
    seats = len(taken(info))
    rows: list[Row] = []
    for option in mode_of(info).options:
        if option.key in HIDDEN_OPTIONS:
            continue
        now = info.options.get(option.key, option.default)
        choices = tuple(
            Option(option_text(desk, language, option.key, value), value, chosen=value == now)
            for value in option.values
            if value == now or _fits(option.seats.get(value), seats)
        )
        hint = get(language, f"ui-option-{option.key}")
        rows.append(Select(hint, PressId("loption", info.id, 0, (option.key,)), choices))
    rows.append(_pace_select(desk, language, info))
    presets = tuple(
        Button(get(language, f"{info.system}-preset-{name}"), PressId("lmpreset", info.id, 0, (name,)),
               off=_is_preset(info, name))
        for name in mode_of(info).presets
    )  # fmt: skip
    if len(presets) > 1:
        rows.append(presets)
    removable = any(seat.kind == "computer" for seat in info.seats)
    rows.append(
        (Button(get(language, "ui-lobby-remove-computer"), PressId("lremove", info.id), "plain", not removable),)
    )
    return Screen((get(language, "ui-options-title", number=str(info.number)),), tuple(rows))


def _pace_select(desk: Desk, language: str, info: SessionInfo) -> Select:
    """How time is kept; a pace of its own is offered as it is."""
    offered = dict.fromkeys((*PACES, LIVE, "none", info.pace))
    choices = tuple(
        Option(time_words.pace(desk.texts, language, pace), pace, chosen=pace == info.pace) for pace in offered
    )
    return Select(desk.texts.get(language, "ui-server-pace"), PressId("loption", info.id, 0, ("pace",)), choices)


def _fits(limits: tuple[int, int] | None, seats: int) -> bool:
    return limits is None or seats <= limits[1]


def started(desk: Desk, language: str, info: SessionInfo) -> Screen:
    """What is left of the lobby message once the table plays."""
    get = desk.texts.get
    place = f"<#{info.thread}>" if info.thread else get(language, "ui-lobby-played-here")
    names = ", ".join(seat_name(desk, language, info, seat) for seat in info.seats)
    return Screen(
        (
            *contract(desk, language, info),
            get(language, "ui-lobby-started", place=place, names=names),
        )
    )


def closed(desk: Desk, language: str, info: SessionInfo) -> Screen:
    """What is left of a lobby that was given up."""
    return Screen((contract(desk, language, info)[0], desk.texts.get(language, "ui-lobby-closed")))
