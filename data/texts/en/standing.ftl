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
ui-board-empty = Nobody stands here yet: the first finished game of two people opens this leaderboard.

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
ui-profile-empty = No game of { $name } with other people has been finished on this server yet.
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

# $ratings: a list
ui-final-ratings = Ratings: { $ratings }
# $name, $rating, $change: text with its sign
ui-final-rating = { $name } { $rating } ({ $change })

cmd-verify-name = verify
cmd-verify = Check every draw and move of a table against its sealed seed
cmd-game-export-name = export
cmd-game-export = The log of a table as a file, as you may see it
cmd-catchup-name = catchup
cmd-catchup = What happened since you last looked, in a few small pictures
cmd-server-health-name = health
cmd-server-health = Tables that are stuck, and why
cmd-server-channel-name = channel
cmd-server-channel = Allow tables to be opened in a channel, or no longer; name none and they may be everywhere
cmd-server-channel-channel-name = channel
cmd-server-channel-channel = Which channel
cmd-server-bar-name = bar
cmd-server-bar = Keep somebody from new tables, or let them in again
cmd-server-bar-person = Who
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

## Proof and export

# $steps: a number
ui-verify-sound = **All is in order.** { $steps ->
        [one] { $steps } step was checked.
       *[other] { $steps } steps were checked.
    }
ui-verify-unsound = **Something does not fit.** { $steps ->
        [one] { $steps } step was checked.
       *[other] { $steps } steps were checked.
    }
# $seed: text
ui-verify-seed = The seed, open since the end: `{ $seed }`
ui-verify-sealed = The seed stays sealed until the end; the bot has checked with it, and then everybody can.
# $fits: whether it does, $hash: text
ui-verify-commitment = It { $fits ->
        [yes] fits
       *[no] does **not** fit
    } the hash posted at the start, `{ $hash }`.
# $count: a number of steps
ui-verify-chain = Chain of fingerprints: unbroken over all { $count } steps.
ui-verify-draws = Draws: all those of { $count } steps follow from the seed.
ui-verify-replay = Played again: { $count } steps come out the same.
# $steps: a list of step numbers
ui-verify-chain-wrong = Chain of fingerprints: **broken** at { $steps }.
ui-verify-draws-wrong = Draws that do **not** follow from the seed: { $steps }.
ui-verify-replay-wrong = Played again with a **different** result: { $steps }.
ui-verify-unreplayed = Not checked: draws and results of { $steps }, made under another version of the rules.
# while a table runs, without numbers of steps
ui-verify-sound-sealed = **All is in order.** Every step so far was checked.
ui-verify-unsound-sealed = **Something does not fit.** Every step so far was checked.
ui-verify-chain-sealed = Chain of fingerprints: unbroken.
ui-verify-draws-sealed = Draws: all follow from the seed.
ui-verify-replay-sealed = Played again: all comes out the same.
ui-verify-unreplayed-sealed = Not checked: some draws and results, made under another version of the rules.
ui-export-running = The log as you may know it; what is hidden from you is left out. Only you see this file.
ui-export-over = The whole log with its seed. `python bot.py verify FILE` proves it on any machine.

## Catching up

# $turns: a number
ui-catchup-button = Catch up: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
# $table: a title, $stories: a number
ui-catchup-title = **{ $table }** since your last look: { $stories ->
        [one] { $stories } story
       *[other] { $stories } stories
    }, as you may know them
# $news: what happened to the reader
ui-catchup-you = **For you:** { $news }
# $number: text, $story: sentences
ui-catchup-line = **{ $number }** · { $story }
ui-catchup-quiet = Nothing to tell.
ui-catchup-nothing = Nothing has happened in { $table } since your last look.

## Care for a server

# $seconds: a number
ui-cooldown = That was a lot at once. Please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
ui-server-most_person = Open tables a person
ui-server-most_server = Open tables on this server
# $count: a number, $places: channels
ui-server-channels = { $count ->
        [0] Tables may be opened in every channel.
        [one] Tables may be opened in { $places } only.
       *[other] Tables may be opened in these channels only: { $places }
    }
# $barred: whether it is so now, $name
ui-server-barred = { $barred ->
        [yes] { $name } may sit down at no new table here. Running games go on.
       *[no] { $name } may sit down at new tables again.
    }
ui-health-well = **All is well.** No table of this server is stuck.
# $tables: a number
ui-health-title = { $tables ->
        [one] **{ $tables } table does not go on:**
       *[other] **{ $tables } tables do not go on:**
    }
# $table: a title, $place: a channel, $why: a sentence
ui-health-line = **{ $table }** in { $place }: { $why }
# $detail: an id, an error or a name, $since: a time in Discord's own form; each reason uses what it needs
ui-health-set_aside = the installed version cannot play it on; it is kept. Whoever runs the bot can tell more.
ui-health-fault = the bot met a fault of its own { $since } (`{ $detail }`); whoever runs the bot finds it in the log.
ui-health-post = Discord refuses its post since { $since }: { $detail }. It is tried again; look at the bot's rights there.
ui-health-computer = a computer should have moved { $since }; a press on its panel or a restart of the bot wakes it.
ui-health-retry = a computer could not move (tries so far: { $detail }); it tries again { $since }.
ui-health-waiting = it waits for { $detail } since { $since }.
ui-health-paused = it is paused since { $since }; the seated people can resume it by vote.
ui-health-lobby = its lobby has gathered nobody new since { $since }; anybody seated may start or leave it.

host-error-barred = The managers of this server do not let you sit down at new tables. Your running games go on.
# $channel: a channel's id, $more: how many further channels there are
host-error-wrong_channel = On this server tables are opened in <#{ $channel }>{ $more ->
    [0] .
    [one] , and in { $more } more channel.
   *[other] , and in { $more } more channels.
}
# $most: a number
host-error-person_tables = You sit at { $most ->
    [one] { $most } open table
   *[other] { $most } open tables
} here already; more are not allowed. Finish or leave one first.
# $most: a number
host-error-server_tables = This server has { $most ->
    [one] { $most } open table
   *[other] { $most } open tables
} already; more are not allowed. Join one, or wait until one ends.

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
