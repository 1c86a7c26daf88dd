## What the leaderboard says about itself.

ui-board-counts = -# Games of two people or more count; games against computers alone and guided games do not.
# $zone: a place
ui-board-month-zone = -# Months begin at midnight in { $zone }.

## The server's time zone

ui-server-zone = Time zone
ui-server-zone-title = **The server's time zone.** There it is { $now } ({ $zone }). The months of the leaderboard begin by it.
ui-server-zone-hour = What time is it where the server is at home?
