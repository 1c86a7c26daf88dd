## Undo: alone back to the last barrier, further back by consent of all affected.

# $names: a list
host-error-undo_choice = You cannot take it back alone: since then a choice was made or waits elsewhere ({ $names }).
host-error-undo_agreed = You cannot take it back alone: the table went back to here by consent.
host-error-undo_point = The table cannot go back to that point any more. Only your own steps of your last turns are possible.
host-error-undo_open = A request to go back is open already. It has to be answered or withdrawn first.
# $how: agreed, refused, withdrawn, lapsed or void
host-error-undo_over = { $how ->
    [agreed] That is settled: all have agreed, and the table went back.
    [refused] That is settled: the request was refused.
    [withdrawn] That is settled: the request was withdrawn.
    [lapsed] That is settled: the request lapsed after 24 hours.
   *[void] That is settled: the table has moved on, so nothing is taken back.
}
host-error-undo_absent = Nobody who is affected is here to agree: all others are away or on holiday.
host-error-undo_not_asked = You are not among those who must agree.

## The private screen

ui-undo-ask = Ask the others
ui-undo-further-back = Go back further
ui-undo-how-far = **How far back?** All who are affected must agree; a computer always does. Cards and dice drawn since then do not come back: new ones will be others.
# $what: actions in short
ui-undo-to-step = Before: { $what }
# $turns: how many turns have ended since, $what: actions in short
ui-undo-to-turn = { $turns ->
    [0] The start of this turn: { $what }
    [one] The start of your turn, { $turns } turn ago: { $what }
   *[other] The start of your turn, { $turns } turns ago: { $what }
}
ui-undo-further = Any other point
# $names: a list
ui-undo-asked = Asked. These must agree: { $names }. The request is void as soon as anybody plays on.
ui-undo-done-at-once = Taken back. Nobody else had to agree.
ui-undo-agreed = All have agreed: it is taken back.
# $names: a list
ui-undo-waits = Noted. These have yet to agree: { $names }.
ui-undo-refused = Refused. Nothing is taken back.
ui-undo-withdrawn = Withdrawn. Nothing is taken back.

## The post that asks

# $name, $table
ui-undo-request = **{ $name } asks to go back** in { $table }.
ui-undo-what = What it takes back:
ui-undo-quiet = What would be taken back was seen by nobody else.
# $names: a list, $when, $in_: times in Discord's own form
ui-undo-needs = These must agree: { $names }. Until { $when } ({ $in_ }), or until anybody plays on; one refusal is enough.
ui-undo-pictures = First picture: the table now. Second: as it would be. Cards and dice drawn since then do not come back.
# Before what a picture shows, for those who cannot see it
ui-undo-alt-now = The table now.
ui-undo-alt-then = As it would be.
ui-undo-agree = Agree
ui-undo-refuse = Refuse
# $name
ui-undo-state-agreed = **All have agreed:** it is taken back.
ui-undo-state-refused = **Refused** by { $name }: nothing is taken back.
ui-undo-state-withdrawn = **Withdrawn** by { $name }: nothing is taken back.
ui-undo-state-lapsed = **Lapsed** after 24 hours: nothing is taken back.
ui-undo-state-void = **Void**: the table has moved on, nothing is taken back.

## Inbox

# $name, $table, $place: a link, $until: a sentence
ui-undo-inbox = **{ $table }**: { $name } asks to go back, and your answer is needed: { $place } { $until }

## The post of an undo

# $name, $names: a list
ui-undo-done = **The table goes back**, as { $name } asked. Agreed: { $names }.
# $name
ui-undo-done-alone = **The table goes back**, as { $name } wanted. Nobody else had to agree.
