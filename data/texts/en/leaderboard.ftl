## What the leaderboard says about itself.

ui-board-counts = -# Games of two people or more count; games against computers alone and guided games do not.
