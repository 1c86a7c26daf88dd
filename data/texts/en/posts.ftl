## What is posted for everybody: welcome, lobby, one post a turn, respawn call, pings, the end.
## A comment above a message gives its variables. Numbers are handed over as numbers, times and ids as text.

# $system: core-system-<system>, $number: the table's number, as text
ui-table = { $system } { $number }

## Welcome

ui-welcome-playground =
    {""}**Welcome.** Play ADRENALINE now against two computers, or another game below, or open a table for friends in other tabs.
ui-welcome-play-now = Play now
ui-welcome-guided = Guided first game
ui-welcome-open = Open a table
ui-welcome-what = What is this?
ui-welcome-about =
    {""}**Spawnpoint is a game master.** It deals, asks, checks the rules, draws the table and keeps the score. You press buttons, or type.
    {""}**ADRENALINE** is an arena shooter on a board: in your turn you take two actions, and each is running, grabbing ammo or a weapon, or shooting. Whoever hurts somebody most scores most when that player falls; then everybody comes back, armed, and it goes on until the skulls run out.
    {""}**Play now** starts a short game at once: you, two computers, 5 skulls. **Guided first game** does the same and explains as you go. **Open a table** makes a lobby that others can join; computers fill empty seats.
    Only you see your cards. The rules are always one press away. Games against computers alone count on no leaderboard.

## Lobby

# $system, $mode: names, $number: text, $host: a player's name
ui-lobby-title = **{ $system } · { $mode }** · table { $number }, opened by { $host }
# $preset: its name, $skulls: a number, $ending and $arena: their names, $pace: its name
ui-lobby-contract = **{ $preset }**: { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }, { $ending }, { $arena } · { $pace }
# $taken, $seats: numbers, $people: a list of names
ui-lobby-seats = **Seats { $taken } of { $seats }**: { $people }
# $name
ui-lobby-person-host = { $name } (host)
ui-lobby-person-computer = { $name } (computer)
# $missing: a number
ui-lobby-too-few = { $missing ->
    [one] One more seat must be filled before the start; a computer will do.
   *[other] { $missing } more seats must be filled before the start; computers will do.
}
ui-lobby-ready = Ready: the host can start; once the lobby has been full for an hour, anybody seated can.
# $before, $now: a setting in words
ui-lobby-change = { $before } → { $now }
# $changes: a list of ui-lobby-change
ui-lobby-changed = **Changed since you joined:** { $changes }
# $names: a list of names
ui-lobby-asked = Still to agree, by Join: { $names }. After a day without an answer the seat is open again.
ui-lobby-join = Join
ui-lobby-leave = Leave
ui-lobby-add-computer = Add computer
ui-lobby-remove-computer = Remove computer
ui-lobby-options = More options
ui-lobby-start = Start
ui-lobby-closed = This table was closed before it started.

adrenaline-preset-first_game = First game: 5 skulls, sudden death
adrenaline-preset-full_game = Full game: 8 skulls, final frenzy
adrenaline-preset-tonight = Tonight: live, 5 skulls, sudden death
ui-preset-custom = Own rules
adrenaline-preset-first_game-name = First game
adrenaline-preset-full_game-name = Full game
adrenaline-preset-tonight-name = Tonight

## The start

# $table: ui-table, $order: a list of names, first player first
ui-started = **{ $table } begins.** Order of turns: { $order }.
# $hash: text
ui-started-sealed = All draws are sealed: SHA-256 of the seed `{ $hash }`. The seed is published at the end.
# $table, $people: a list of names; at most 100 characters are kept
ui-thread-name = { $table }: { $people }
# $table, $winner: a list of names
ui-thread-name-over = { $table }, won by { $winner }

## The post of a turn

# $name
ui-post-resigned = { $name } has resigned and is placed last; a computer takes the seat.
ui-post-begun = { $name } has begun the turn.
# $id: text, the fault's number
ui-post-fault = Something in the bot is broken at this table (fault { $id }). It stays at its last good step; nothing is lost. Whoever runs the bot finds more under that number.
ui-post-set-aside = This table cannot go on under the installed version. It is kept; whoever runs the bot can tell you more.
ui-post-taken-up = This table can go on again under the installed version.
ui-post-abandoned = This game was ended by agreement of all players. It does not count.

ui-post-my-move = My move
ui-post-my-hand = My hand
ui-post-log = Log
ui-post-more = More
ui-post-skip = Skip

## The respawn call

# $colour: core-colour-<c>.label, $square
ui-respawn-at = { $colour } { $square }
ui-respawn-my-cards = My cards
# $colour: core-colour-<c>
ui-respawn-no-card = You hold no { $colour } card. Choose another colour, or look at your cards.

## Pings: their first words stand on a lock screen

# $name: a name or a mention, $table
ui-ping-turn = **{ $name }: your turn** in { $table }.
# $name, $table, $news: what happened to that player
ui-ping-turn-news = **{ $name }: your turn** in { $table }: { $news }.

## The end

# $table
ui-final-title = **{ $table } is over.**
# $names: a list, $points: a number
ui-final-won = { $names } { $points ->
    [one] wins with { $points } point.
   *[other] wins with { $points } points.
}
# $names: a list of two or more, $points: a number
ui-final-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
# $place: text, $names: a list, $points: a number, $sources: a list of ui-final-source
ui-final-place = **{ $place }.** { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $sources })
# the same without sources
ui-final-place-bare = **{ $place }.** { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $name
ui-final-left = { $name } left early and is placed last.
# $turns, $days: numbers
ui-final-length = It took { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}{ $days ->
    [0] {""}.
    [one] {" "}in { $days } day.
   *[other] {" "}in { $days } days.
}
# $seed: text
ui-final-seed = The seed was `{ $seed }`: with it everybody can check every draw.
ui-final-rematch = Rematch
ui-final-board = Final board
ui-final-verify = Verify
ui-final-leaderboard = Leaderboard
# $table: ui-table, $place: a link or a channel
ui-rematch = The rematch, { $table }, gathers here: { $place }. It waits for three days.
