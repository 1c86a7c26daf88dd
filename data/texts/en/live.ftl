## Live play: people who sit together. A comment above a message gives its variables.

# $in_: a time in Discord's own form
ui-live-until = Time is up { $in_ }.
# $in_, $bank: minutes and seconds, such as 3:20
ui-live-until-turn = Time is up { $in_ } (90 s a turn, then your bank of { $bank }).
# $line: what stands before, $in_
ui-live-panel-until = { $line } · time is up { $in_ }
# $name, $in_
ui-live-person-until = { $name }: time is up { $in_ }.
ui-live-contract = 90 s a turn, then your bank of 4 minutes for the whole game; coming back 30 s, other answers 20 s. When the bank is empty the computer finishes the turn; after two in a row it plays the seat at once until “I am back”.
ui-live-back = I am back
# $name
ui-live-away = The time of { $name } was up again: the computer plays this seat at once until { $name } presses “I am back”.
# $table, $pace: a pace in words
ui-live-paced = { $table } has a new pace: { $pace }. All clocks begin now; what was taken of a bank stays taken.

## Refusals

host-error-holiday_live = This table is played live, so there is no holiday. The table can vote for a pause, or for a pace over days.
host-error-away_votes = You are away here, so the others decide without you. Take your seat back first, then vote.
