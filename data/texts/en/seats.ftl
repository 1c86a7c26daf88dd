## Seats that change hands: offered, taken, lent, taken back. A comment above a message gives its variables.

# $name: who holds the seat now
host-error-seat_handed = You no longer hold a seat here: { $name } plays it now.
# $name: the friend
host-error-seat_lent = Your seat is lent to { $name }. Take my seat back, under the newest table message, gives it to you at once.
host-error-seat_unknown = There is no such seat at this table.
# $name: of the computer
host-error-seat_computer = { $name } is played by the computer; that seat is nobody's to give.
# $name: who holds the seat
host-error-seat_not_offered = That seat cannot be taken: { $name } holds it.
# $name: to whom it was promised
host-error-seat_promised = That seat is kept for { $name }.
# $name
host-error-seat_own = { $name } has that seat already.
# $name
host-error-seat_held = { $name } holds or has held another seat at this table and has seen its cards, so this seat cannot be { $name }'s.
# $name
host-error-seat_barred = { $name } may not sit down at tables of this server.
# $name: the lender
host-error-seat_borrowed = This seat is only lent to you: it is { $name }'s to give. Take my seat back, under the table message, gives it back early.
host-error-seat_not_back = It was decided that somebody else gets your seat, so it cannot be kept. The others can decide again with /game replace.
# $name
host-error-seat_present = { $name } is there, and you alone cannot decide about that seat. It takes a second person, a missed deadline, or a manager of the server.
# $name
host-error-seat_offered = The seat of { $name } is already offered; whoever may have it takes it with the button under that message.
host-error-seat_agreed = Nothing about that seat is left to agree to.
# $days: a number
host-error-seat_days = A seat is lent for 1 to { $days } days.

## Posts

# $name: who sits there, $table
ui-seat-open-anyone = **The seat of { $name } in { $table } is free.** Whoever takes it plays on from here with its cards.
# $to: a mention, $name, $table
ui-seat-open-person = **{ $to }: the seat of { $name } in { $table } is offered to you.** You would play on from here with its cards.
# $to: a mention, $name, $table, $when
ui-seat-open-lend = **{ $to }: { $name } wants to lend you the seat in { $table }** until { $when }. Then it goes back by itself.
ui-seat-never = It cannot go to anybody who holds or has held another seat at this table.
# $name
ui-seat-why-self = { $name } wants it so. If everybody else present agrees, the game is unrated for both; if not, { $name } is placed last.
# $name
ui-seat-why-lend = If everybody else present agrees, the game is unrated for both; if not, { $name } is rated by how it ends.
ui-seat-why-vote = The table has agreed, so the game is unrated for both.
ui-seat-why-manager = A manager of the server has decided it, so the game is unrated for both.
# $by, $name, $table
ui-seat-vote-anyone = { $by } wants the seat of { $name } in { $table } to be free for somebody else. It happens when everybody else present agrees.
# $by, $name, $to, $table
ui-seat-vote-person = { $by } wants { $to } to get the seat of { $name } in { $table }. It happens when everybody else present agrees.
# $by, $name, $table
ui-seat-vote-computer = { $by } wants the computer to play the seat of { $name } in { $table } for good. It happens when everybody else present agrees.
# $name, $table
ui-seat-self-computer = { $name } wants to leave { $table } and the computer to play on. It happens when everybody else present agrees; then the game is unrated for { $name }.
ui-seat-take = Take this seat
# $name
ui-seat-take-of = Take seat of { $name }
ui-seat-agree = I agree

# Each: $old: who held the seat, $new: who holds it now, $when: until when it is lent
ui-seat-handed-self = { $new } takes the seat of { $old }, who has handed it over.
ui-seat-handed-vote = { $new } takes the seat of { $old }; the table wanted it.
ui-seat-handed-manager = { $new } takes the seat of { $old }; a manager of the server wanted it.
ui-seat-handed-absent = { $new } takes the seat of { $old }, who was absent.
ui-seat-handed-lent = { $new } sits for { $old } until { $when }.
ui-seat-handed-back = { $new } is back on the own seat.
ui-seat-handed-left = { $old } has left; the computer plays on.
# $old, $when
ui-seat-handed-computer = The computer sits for { $old } until { $when }, or until { $old } is back.
# $name
ui-seat-computer = { $name } (computer)
ui-seat-rated-agreed = The game is unrated for both.
# $old, $new
ui-seat-rated-left = { $old } is placed last. For { $new } the game counts only if no rating falls by it.
# $old
ui-seat-rated-lent = { $old } is rated by how it ends.
ui-seat-log-agreed = The table agreed to it.

# $name, $lender, $when
ui-seat-note-lent = { $name } sits for { $lender } until { $when }.
# $name, $when
ui-seat-note-computer = The computer sits for { $name } until { $when }.
# $name
ui-seat-note-free = The seat of { $name } is free for anybody who has held no other seat here, as long as { $name } does not take it back.

## Lists

# $name, $lender, $when
ui-seat-in-list-lent = { $name } (for { $lender } until { $when })
# $name, $when
ui-seat-in-list-computer = { $name } (computer until { $when })
# $name
ui-seat-in-list-free = { $name } (seat free)
# $name, $to
ui-seat-in-list-kept = { $name } (seat kept for { $to })

# $table, $name, $place
ui-seat-inbox-offered = **{ $table }** in { $place }: the seat of { $name } is offered to you.
# $table, $lender
ui-seat-inbox-for = { $table } (for { $lender })
# $table, $name, $when
ui-seat-inbox-lent = **{ $table }**: { $name } sits for you until { $when }.
# $table
ui-seat-inbox-take = Seat in { $table }

## Private answers

# $table
ui-seat-taken = The seat in { $table } is yours. My move shows what waits for it, My hand its cards.
# $lender
ui-seat-not-resigned = This seat is { $lender }'s; you only sit there, so there is nothing to resign.
ui-seat-give-back = Give it back now
# $table
ui-seat-given-back = { $table }: the seat that was lent to you is its owner's again. Thank you for sitting.
ui-seat-offered = It stands in the channel now, with a button to take the seat.
ui-seat-done = Done.
# $names: a list
ui-seat-waits = Noted. Still to agree: { $names }.
# $table, $when
ui-seat-lent-computer = { $table }: the computer plays your seat until { $when }. Take my seat back, under the table message, ends it at once.
# $name
ui-seat-bot = { $name } is a bot. The computer can play a seat, but not as a member of the server: choose “computer”.
ui-seat-one = Choose either somebody or the computer, not both.
# $table
ui-seat-more = **Your seat in { $table }.** Hand it over for good, or let the computer play it for some days. Somebody you name gets it with /game replace or /game sit. What is said about ratings stands under “Substitutes” in /rules.
ui-seat-give = Offer it to anybody
ui-seat-give-computer = To the computer
ui-seat-lend-days = Computer for some days
# $days: a number
ui-seat-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
ui-button-replace = Replace me

## The end

# Each: $name
ui-seat-final-agreed = { $name }: unrated, the seat changed hands with the table's leave.
ui-seat-final-computer = { $name }: unrated, the computer played more than a third of the turns.
ui-seat-final-substitute = { $name }: a substitute whose rating would have fallen, so it does not count.
ui-seat-final-helps = { $name }: a substitute; it counts, since no rating falls by it.

## Rules of it

ui-seat-rules-title = Substitutes
ui-seat-rules-who = **Substitutes.** A seat can be handed over for good (/game replace: by its person, by a vote of the others, or by a manager of the server) or lent for 1 to 14 days (/game sit). After two missed deadlines in a row it is free for anybody until its person takes it back. Nobody gets a seat who holds or has held another one at that table.
ui-seat-rules-clock = **The clock** of what waits begins anew for the first new person on a seat, and never again.
ui-seat-rules-ratings = **Ratings.** Who leaves without the table's leave (resigns, hands the seat over though not all others present agreed, or is absent until somebody takes it) is placed last. Who takes such a seat is a substitute: the game counts, for ratings, wins and points, only if no rating of the substitute falls by it. With the table's leave, or by a manager's word, the game is unrated for both. A seat lent without the table's leave stays its owner's, who is rated by how it ends; the friend is not rated. If the computer finished more than a third of somebody's turns, the game is unrated for that person. Unrated means that it moves no rating and stands on no leaderboard.

## Commands

cmd-game-replace-name = replace
cmd-game-replace = Hand a seat over for good: to somebody, to anybody, or to the computer
cmd-game-replace-person-name = person
cmd-game-replace-person = Who gets the seat; leave out for anybody
cmd-game-replace-seat-name = seat
cmd-game-replace-seat = Whose seat; leave out for yours
cmd-game-replace-computer-name = computer
cmd-game-replace-computer = The computer plays it for good
cmd-game-sit-name = sit
cmd-game-sit = Lend your seat for some days: to a friend, or to the computer
cmd-game-sit-days-name = days
cmd-game-sit-days = For how many days
cmd-game-sit-person-name = person
cmd-game-sit-person = Who sits for you; leave out for the computer
