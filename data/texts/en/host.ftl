## What the host of the tables refuses. Nothing has changed when one of these is said.

host-error-unknown_session = There is no such table.
# $system, $mode: ids
host-error-unknown_system = “{ $system }, { $mode }” is not something that can be played here.
host-error-not_lobby = That table has already begun, so its seats and options are fixed.
host-error-not_running = That game is not being played: it has not begun, or it is over.
host-error-not_started = That table has not begun yet.
host-error-not_seated = You have no seat at this table.
host-error-already_seated = You already sit at this table.
# $seats: a number
host-error-lobby_full = The table is full: { $seats ->
    [one] { $seats } seat.
   *[other] all { $seats } seats are taken.
}
# $seats: the least number, $taken: how many are taken
host-error-too_few = At least { $seats } seats must be filled; { $taken ->
    [one] { $taken } is.
   *[other] { $taken } are.
} Computers may fill the rest.
# $host: a name
host-error-not_host = Only the host, { $host }, can do that. After a day without a sign of the host anybody seated can.
host-error-no_computer = There is no computer to remove.
# $option: an id
host-error-option_unknown = There is no option called “{ $option }”.
# $option, $value: ids
host-error-option_value = “{ $value }” is not possible for “{ $option }”.
# $option, $value: ids, $least, $most: numbers
host-error-option_seats = “{ $value }” for “{ $option }” needs { $least } to { $most } seats.
host-error-nothing_to_do = There is nothing here for you to answer now.
host-error-undo_nothing = There is nothing to take back.
host-error-undo_draw = You cannot take it back alone: a card was drawn or a die rolled by it.
host-error-undo_reveal = You cannot take it back alone: something hidden was shown by it.
host-error-undo_handed_on = You cannot take it back alone: your turn has ended.
host-error-picture_not_kept = The table as it was then is no longer kept; its log is.
host-error-set_aside = This table cannot go on under the installed version. It is kept; whoever runs the bot can tell you more.
host-error-busy = This table is busy for a moment. Please press again.
host-error-not_agreed = Not everybody has agreed to what is to be played: { $names }. They agree by Join; after a day the seat is open again.
host-error-not_over = That game is still being played.
host-error-suggest_alone = Suggestions are for tables where nobody else sits.
