## Time: paces, deadlines, reminders, pauses, holidays, the inbox. A comment above a message gives its variables.

ui-pace-none = no clock
ui-pace-live = played live
ui-pace-12h = 12 h a turn, the clock sleeps in your quiet hours
ui-pace-24h = 24 h a turn, the clock sleeps in your quiet hours
ui-pace-48h = 48 h a turn, the clock sleeps in your quiet hours
ui-pace-72h = 72 h a turn, the clock sleeps in your quiet hours
# $hours: a number
ui-time-own-pace = { $hours } h a turn, the clock sleeps in your quiet hours

# $when, $in_: times in Discord's own form
ui-time-until = Until { $when } ({ $in_ }).
# $line: what stands before, $when, $in_
ui-time-panel-until = { $line } · until { $when } ({ $in_ })
# $when: a time in Discord's own form
ui-time-called-later = Not called now; called { $when }.
# $name, $when, $in_
ui-time-person-until = { $name }: until { $when } ({ $in_ }).

ui-time-contract = At the deadline the computer finishes the turn; after two in a row it plays the seat at once, and the seat is free for a substitute until its person comes back.

## Pings: their first words stand on a lock screen

# $name: a mention, $table
ui-ping-half = **{ $name }: half your time is gone** in { $table }.
# $name, $table, $part: a number out of a hundred
ui-ping-part = **{ $name }: { $part } % of your time is gone** in { $table }.
# $name, $table, $hours: a number
ui-ping-last = **{ $name }: in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} the computer plays your turn** in { $table }.
# $name, $table, $count: a number
ui-ping-digest = **{ $name }: { $count ->
    [one] { $count } table waits
   *[other] { $count } tables wait
} for you.** First { $table }; /inbox shows all.

## Posts

# $name
ui-post-time-up = The time of { $name } was up: the computer finished what was asked.
# $name
ui-post-away = The time of { $name } was up again: the computer plays this seat at once until { $name } takes it back.
ui-post-take-back = Take my seat back
# $table
ui-post-paused = { $table } is paused: all clocks stand still. You may play on; nobody is hurried.
ui-post-resumed = { $table } goes on: the clocks run from where they stood.
# $table, $pace: a pace in words
ui-post-paced = { $table } has a new pace: { $pace }. Clocks that run already keep what they have.

# $name, $table
ui-vote-pause = { $name } wants a pause in { $table }: all clocks would stand still. It happens when everybody present agrees.
# $name, $table
ui-vote-resume = { $name } wants to go on in { $table }: the clocks would run from where they stood. It happens when everybody present agrees.
# $name, $table, $pace: a pace in words
ui-vote-pace = { $name } wants another pace in { $table }: { $pace }. It happens when everybody present agrees.
ui-post-agree = I agree too

## Decisions about time

# $table
ui-time-taken-back = The seat in { $table } is yours again, from your next decision on.
# $names: a list
ui-time-vote-waits = Noted. It happens as soon as these agree too: { $names }. They can press the button in the post, or use the same command.
ui-time-vote-done = Done; everybody present wanted it.
# $table, $when, $in_
ui-time-holiday = In { $table } your clock stands still until { $when } ({ $in_ }).
# $table
ui-time-holiday-over = In { $table } your holiday is over.

## Settings

ui-time-title = **Time and reminders.** Changes count from your next decision on.
# $now: the time there, $zone: a place
ui-time-now = With you it is { $now } ({ $zone }).
ui-time-hour = What time is it where you are?
ui-time-zone = Which of these places is nearest?
ui-time-quiet = Quiet hours
ui-time-quiet-none = none
# $from, $to: times
ui-time-quiet-hours = { $from } to { $to }
ui-time-reminders = Reminders a turn
ui-time-button = Time and reminders

## Inbox

ui-inbox-title = **Waiting for you:**
# $table, $place: a channel, $until: a sentence or ""
ui-inbox-line = **{ $table }** in { $place }. { $until }
# $table
ui-inbox-move = Play { $table }
ui-inbox-others = **Your other tables wait for:**
# $table, $names: a list, $until: a sentence or ""
ui-inbox-other = **{ $table }**: { $names }. { $until }
ui-inbox-empty = No table waits for you.

## Commands

cmd-game-pace-name = pace
cmd-game-pace = Change the time for a turn; everybody present must want it
cmd-game-pace-pace-name = pace
cmd-game-pace-pace = How long a turn may take
cmd-game-pace-hours-name = hours
cmd-game-pace-hours = Or any number of hours
cmd-game-pause-name = pause
cmd-game-pause = Let all clocks stand still; everybody present must want it
cmd-game-resume-name = resume
cmd-game-resume = Let the clocks run on from where they stood; everybody present must want it
cmd-game-holiday-name = holiday
cmd-game-holiday = Your own clock at this table stands still for some days
cmd-game-holiday-days-name = days
cmd-game-holiday-days = From now on; 0 ends it
cmd-game-new-pace-name = pace
cmd-game-new-pace = How long a turn may take
cmd-game-new-hours-name = hours
cmd-game-new-hours = Or any number of hours for a turn

## Refusals

# $pace: what was given
host-error-pace_unknown = “{ $pace }” is no pace: it is 2 to 336 hours a turn, live, or none.
host-error-pause_is_so = That is already so.
# $days: a number
host-error-holiday_long = At one table a holiday lasts { $days ->
    [one] { $days } day
   *[other] { $days } days
} in all, at most.
