## Leaderboards, profiles, one's own data, catching up, and care for a server. A comment gives a message's variables.

ui-board-title = **Leaderboard of this server** · { $kind } · { $span }
ui-board-kind-all = all games
# $system, $mode: names
ui-board-kind = { $system }, { $mode }
ui-board-span-month = this month
ui-board-span-season = this season
ui-board-span-all = all time
ui-board-order-rating = by rating
ui-board-order-wins = by wins
ui-board-order-points = by points
ui-board-order-sessions = by games
ui-board-order-streak = by wins in a row
ui-board-which = Which games
ui-board-order = In which order
# $place: text, $total: a number
ui-board-own = You stand at **{ $place }** of { $total }.
ui-board-page = Page { $page } of { $pages }
ui-board-back = Earlier
ui-board-next = Further
ui-board-mine = My place
ui-board-as-text = In words
ui-board-as-picture = As a picture
# $place, $rating: text, $name, $wins, $sessions, $points, $best: numbers, $rated: whether there is a rating
ui-board-line = **{ $place }.** { $name }: { $rated ->
        [yes] rating { $rating }, { "" }
       *[no] { "" }
    }{ $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $sessions ->
        [one] { $sessions } game
       *[other] { $sessions } games
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, at best { $best } in a row
ui-board-empty = Nobody stands here yet: the first finished game opens this leaderboard.

ui-profile-title = **{ $name }** on this server
ui-profile-all = **All games**
# $kind: what is counted; the rest as in ui-board-line; $streak: wins in a row now
ui-profile-line = { $kind }: { $rated ->
        [yes] rating { $rating }, { "" }
       *[no] { "" }
    }{ $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $sessions ->
        [one] { $sessions } game
       *[other] { $sessions } games
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $streak } in a row now, at best { $best }
# $weapons: a list
ui-profile-favourites = Shoots most: { $weapons }
ui-profile-favourite = { $name } ({ $count }×)
ui-profile-empty = No game of { $name } has been finished on this server yet.
ui-profile-private = { $name } does not want to be shown.

# $number: text
ui-season-sure = Season { $number } is being played. A new one starts its own leaderboard from nothing; the old one and the counts of all time stay.
ui-season-begin = Start season { $number }
ui-season-begun = **Season { $number } has begun.** The leaderboard “this season” counts from now on.
ui-season-moved = Meanwhile season { $number } has begun already; nothing was changed.

ui-settings-board = Leaderboards and profile
ui-settings-board-on = show me
ui-settings-board-off = keep me off them
ui-button-my-data = My data
ui-button-forget = Forget me…
# $rows: a number
ui-data-file = Everything that is stored about you: { $rows ->
        [one] { $rows } entry.
       *[other] { $rows } entries.
    } Only you see this file; it holds moves and drafts of running games too.
# $tables: a number
ui-forget-sure = **Forget you?** Your name, your id, your settings, orders, ratings and places on leaderboards are removed here and now, and cannot be brought back. { $tables ->
        [0] You sit at no open table.
        [one] You sit at { $tables } open table: the computer plays on for you, and nobody learns your hand.
       *[other] You sit at { $tables } open tables: the computer plays on for you, and nobody learns your hands.
    } Moves and results of your games stay without a name.
ui-forget-button = Forget me for good
ui-forget-done = **You are forgotten.** Nothing here carries your name or id any more.
ui-forget-stays = What has been posted in Discord stays there: posts and pictures with your name, and the names of threads. You or the server's managers can delete them. Copies of the database that whoever runs the bot has made are theirs to delete.

cmd-leaderboard-games-name = games
cmd-leaderboard-games = Which games; all of them if you say nothing
cmd-leaderboard-span-name = span
cmd-leaderboard-span = This month, this season, or all time
cmd-profile-name = profile
cmd-profile = Ratings, wins and favourite weapons of you or somebody else
cmd-profile-person-name = person
cmd-profile-person = Whose; yours if you say nothing
cmd-server-settings-name = settings
cmd-server-settings = Language of the posts, defaults and limits of new tables
cmd-server-season-name = season
cmd-server-season = Start a new season of the leaderboard; the old one stays

## In pictures

render-profile-unrated = Rated after games with others
render-profile-sessions = Games
render-profile-wins = Wins
render-profile-points = Points
render-profile-best = Best run of wins
render-profile-favourites = Shoots most
# $name, $rating: text, $sessions, $wins: numbers
render-alt-profile = { $name }: rating { $rating }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $sessions ->
        [one] { $sessions } game
       *[other] { $sessions } games
    }.
# $name, $count
render-alt-favourite = { $name } { $count }×.
