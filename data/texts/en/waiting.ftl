## More time, and the last one the table waits for. A comment above a message gives its variables.

ui-extend = 12 h more
# $name, $when, $in_: times in Discord's own form
ui-post-extended = { $name } takes 12 h more, which each person can do once a game: until { $when } ({ $in_ }).
# $table, $when, $in_
ui-extended = You have 12 h more in { $table }: until { $when } ({ $in_ }). That was the one time in this game.
# $name: a mention, $table
ui-ping-lone = **{ $name }: you are the last one we wait for** in { $table }.

## Refusals

host-error-extension_live = This table is played live; there is no more time than your bank.
# $hours: a number
host-error-extension_used = You have had your { $hours } h more in this game; each person has them once.
# $hours
host-error-extension_late = The time is up already, so there are no { $hours } h more to add.
# $hours
host-error-extension_none = No clock of a turn of yours is running here, so there is nothing to add { $hours } h to.
