## More time, and the last one the table waits for. A comment above a message gives its variables.

ui-extend = 12 h more
# $name, $when, $in_: times in Discord's own form
ui-post-extended = { $name } takes 12 h more, which each person can do once a game: until { $when } ({ $in_ }).
# $table, $when, $in_
ui-extended = You have 12 h more in { $table }: until { $when } ({ $in_ }). That was the one time in this game.
# $name: a mention, $table
ui-ping-lone = **{ $name }: you are the last one we wait for** in { $table }.
ui-post-deserted = **Nobody is at the table**: it waits for the first who comes back.

## Ready before the start

ui-ready-button = I am ready
# $names: a list of mentions, $table, $in_: a time in Discord's own form
ui-ping-ready = **{ $names }: are you ready?** { $table } is about to start. Without an answer your seat is open again { $in_ }.
# $names: a list of names
ui-ready-asked = Nothing was started yet: { $names } pressed nothing here for 12 h, so I ask them first. Start again when they are ready; after a day without an answer their seats are open, and you may start without them.
# $number: text
ui-ready-noted = Noted: table { $number } may start with you.

## More, about time

ui-more-pace = Change pace
# $table, $pace: the pace now, in words
ui-more-pace-title = **{ $table }** has this pace now: { $pace }. Another one is voted on; everybody present must agree.
ui-more-pause = Pause
ui-more-resume = Go on
# $table, $pace: a pace in words
ui-lobby-paced = { $table } will be played at this pace: { $pace }.

## What people in a lobby may expect

# $from, $to: times of day in Discord's own form
ui-forecast-together = Usually free together: { $from } to { $to }
ui-forecast-always = Free together at any hour
ui-forecast-never = Never awake at the same time
# $turns: a number
ui-forecast-turns = about { $turns } turns
# $turns, $least, $most: numbers
ui-forecast-days = about { $turns } turns, { $least } to { $most ->
    [one] { $most } day
   *[other] { $most } days
} for these people
ui-forecast-minutes = about { $turns } turns, { $least } to { $most ->
    [one] { $most } minute
   *[other] { $most } minutes
} for these people

## Refusals

host-error-extension_live = This table is played live; there is no more time than your bank.
# $hours: a number
host-error-extension_used = You have had your { $hours } h more in this game; each person has them once.
# $hours
host-error-extension_late = The time is up already, so there are no { $hours } h more to add.
# $hours
host-error-extension_none = No clock of a turn of yours is running here, so there is nothing to add { $hours } h to.
