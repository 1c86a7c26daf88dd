## Lists and small words. A name is never inflected.

# $first: what was joined so far, $last: one more
core-list-and = { $first } and { $last }
core-list-or = { $first } or { $last }
core-list-comma = { $first }, { $last }
# $name: the language's own name for itself
core-language-en = English
core-language-cs = Čeština

core-system-adrenaline = ADRENALINE
core-system-orb_hunt = Orb Hunt
# a game with its mode, to choose from
core-game-adrenaline-deathmatch = ADRENALINE: deathmatch
core-game-orb_hunt-hunt = Orb Hunt

core-colour-red = red
    .m = red
    .label = Red
core-colour-yellow = yellow
    .m = yellow
    .label = Yellow
core-colour-blue = blue
    .m = blue
    .label = Blue
core-colour-green = green
    .m = green
    .label = Green
core-colour-purple = purple
    .m = purple
    .label = Purple
core-colour-white = white
    .m = white
    .label = White

# in the place of an event
core-event-bygone = (Here stands a note of an earlier version that this one cannot read.)

core-direction-north = north
    .label = ↑ North
core-direction-east = east
    .label = → East
core-direction-south = south
    .label = ↓ South
core-direction-west = west
    .label = ← West

core-room-red = the red room
    .label = Red room
core-room-yellow = the yellow room
    .label = Yellow room
core-room-blue = the blue room
    .label = Blue room
core-room-green = the green room
    .label = Green room
core-room-purple = the purple room
    .label = Purple room
core-room-white = the white room
    .label = White room

# $count: a number
core-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Refusals every game shares

core-error-game_over = This game is over.
core-error-not_your_decision = It is not your turn to choose.
core-error-stale = That question is closed: the table has moved on.
# $verb: the first word that was typed
core-error-unknown_verb = “{ $verb }” is not something one can do here.
# $verb
core-error-too_many_words = There are too many words after “{ $verb }”.
# $word: what was typed
core-error-not_a_number = “{ $word }” is not a number.
# $verb, $what: the part that is missing
core-error-word_missing = After “{ $verb }” something is missing: { $what }.

# $mode, $option, $value: ids
core-error-unknown_mode = There is no mode “{ $mode }”.
core-error-unknown_option = There is no option “{ $option }”.
core-error-unknown_value = “{ $value }” is not possible for “{ $option }”.
# $least, $most, $seats: numbers
core-error-seat_count = It is played with { $least } to { $most } seats, not with { $seats }.
core-error-value_seats = “{ $value }” is for { $least } to { $most } seats, not for { $seats }.
