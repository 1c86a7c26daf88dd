## What the cogs say: panels, cards, looking, typing, refusals. A comment above a message gives its variables.

## Buttons that stand in many places

ui-button-back = Back
ui-button-undo = Undo
ui-button-why-not = Why not…
ui-button-rules = Rules
ui-button-orders = My orders
ui-button-as-text = In words
ui-button-resign = Resign for good
ui-button-doubt = Report a rule doubt
# $step: the number of the newest step
ui-doubt-noted = Thank you. Step { $step } is noted for whoever runs this bot; the game goes on as it is.
ui-button-abandon = End this game

## Refusals

# $id: text, the fault's number
ui-fault = Something in the bot is broken (fault { $id }). Nothing was changed. Whoever runs the bot finds more under that number.
ui-old-button = That button belongs to an older message and no longer does anything. `/play` opens your panel.
ui-command-changed = That command has changed. Reload Discord or wait a minute, then type it again.
ui-only-in-server = That works only on a server, not in private messages.
ui-no-table = There is no table here that this could be about. `/game list` shows all of them, `/game new` opens one.
# $tables: a list of numbers
ui-which-table = Which table do you mean? It could be { $tables }.
# $table: what was typed
ui-no-such-table = There is no table { $table } for that.
# $table
ui-not-seated = You have no seat at { $table }. `/board` shows the table to everybody.
# $table, $names: who is awaited
ui-not-seated-waits = You have no seat at { $table }, which waits for { $names }. `/board` shows the table to everybody.
ui-not-started = That table has not begun yet.
# $rights: a list of names
ui-rights-missing = I am not allowed to play here. I need: { $rights }. Somebody who manages this server can allow it in the channel's settings.
ui-channel-busy = A game is already being played in this channel, and I may not open threads here. Choose another channel, or allow me to create public threads.
ui-right-view-channel = View Channel
ui-right-send-messages = Send Messages
ui-right-attach-files = Attach Files
ui-right-create-public-threads = Create Public Threads
ui-right-send-messages-in-threads = Send Messages in Threads

## Lobby

# $number: text
ui-joined = You sit at table { $number }.
# $number
ui-left = You have left table { $number }.
# $rights: a list of names
ui-lobby-in-channel = I may not open threads here (missing: { $rights }), so this table is played in the channel itself.
ui-lobby-played-here = this channel
# $place: a channel, $names: a list
ui-lobby-started = The game goes on in { $place }: { $names }.
# $place: a channel
ui-lobby-over = This table has begun already: { $place }
# $number
ui-options-title = **Options of table { $number }.** Everybody at the table sees a change.
ui-no-tables = There is no table on this server yet.
# $table, $names: a list, $place: a channel
ui-listed-lobby = **{ $table }**, open: { $names } · { $place }
ui-listed-running = **{ $table }**, being played: { $names } · { $place }
ui-listed-over = **{ $table }**, over: { $names } · { $place }
ui-listed-abandoned = **{ $table }**, ended without a result: { $names } · { $place }
ui-listed-set_aside = **{ $table }**, set aside: { $names } · { $place }
ui-listed-held-up = I cannot post there at the moment; perhaps a right is missing. Nothing is lost, and I keep trying. `/play` works meanwhile.
# $table
ui-resign-sure = **Do you want to leave { $table } for good?** A computer takes your seat and you are placed last. This cannot be taken back.
ui-resigned = You have resigned. A computer plays on for you.
# $number
ui-abandon-sure = **Do you want to end table { $number } without a result?** It ends when everybody seated has said so.
# $names: a list
ui-abandon-waits = Your wish is noted. Still to agree: { $names }.
# $number
ui-abandoned = Table { $number } was ended without a result.

ui-option-arena = Arena
ui-option-arena-by_seats = arena chosen by seats
ui-option-arena-m10 = arena of ten squares
ui-option-arena-m11a = arena of eleven squares, first kind
ui-option-arena-m11b = arena of eleven squares, second kind
ui-option-arena-m12 = arena of twelve squares
ui-option-skulls = Skulls
ui-option-skulls-5 = 5 skulls
ui-option-skulls-6 = 6 skulls
ui-option-skulls-7 = 7 skulls
ui-option-skulls-8 = 8 skulls
ui-option-ending = How it ends
ui-option-ending-frenzy = final frenzy
ui-option-ending-sudden_death = sudden death
ui-option-points = Total points
ui-option-points-hidden = totals are hidden, each scoring is announced
ui-option-points-open = totals are open
ui-option-weapons = Loaded weapons
ui-option-weapons-open = loaded weapons are shown
ui-option-weapons-in_hand = loaded weapons are hidden
ui-option-reactions = Reactions out of turn
ui-option-reactions-orders = reactions by standing order
ui-option-reactions-ask = reactions are asked for
ui-option-respawn = Coming back
ui-option-respawn-ask = coming back is asked for
ui-option-respawn-orders = coming back by order

## The panel

# $title: the table's name, $actions: a number, $frenzy: whether in final frenzy
ui-home-title = **Your turn** · { $title } · { $actions ->
    [one] { $actions } { $frenzy ->
        [yes] frenzy action
       *[no] action
    }
   *[other] { $actions } { $frenzy ->
        [yes] frenzy actions
       *[no] actions
    }
}
# $title
ui-home-title-spent = **Your turn** · { $title } · no action left
# $square: with its room, $damage: a number, $step: shoot, grab or none
ui-home-you = You: { $square }, { $damage } damage{ $step ->
    [shoot] {" "}(you may step before shooting)
    [grab] {" "}(you may move twice before grabbing)
   *[none] {""}
}
# $cubes, $cards, $weapons: lists
ui-home-have = Ammo: { $cubes } · powerups: { $cards } · weapons: { $weapons }
ui-home-what = What do you do?
ui-home-which-powerup = **Which powerup do you play?** It costs no action.
# $count: a number
ui-home-powerups = Powerups { $count }
# $square, $what: a tile, $draws: whether a card is drawn
ui-home-grab-here-tile = Grab here: { $what }{ $draws ->
    [yes] {" "}(draws a card)
   *[no] {""}
}
ui-home-grab-at-tile = Grab { $square }: { $what }{ $draws ->
    [yes] {" "}(draws a card)
   *[no] {""}
}
# $square, $weapon, $price, $swap: whether one must be left
ui-home-grab-here-weapon = Grab here: { $weapon } ({ $price }){ $swap ->
    [yes] , leave one
   *[no] {""}
}
ui-home-grab-at-weapon = Grab { $square }: { $weapon } ({ $price }){ $swap ->
    [yes] , leave one
   *[no] {""}
}
# $weapon
ui-home-pay-otherwise = Pay otherwise: { $weapon }
ui-home-end = End turn
# $weapons: a list, $price
ui-home-end-reload = End turn, reload { $weapons } ({ $price })
ui-home-end-no-reload = End turn, no reload
ui-home-end-choose = Choose what to reload
# $colour, $square, $card, $kept: what stays in hand
ui-enter = { $colour } { $square }: discard { $card }, keep { $kept }
ui-choose = Choose
# $title, $names
ui-panel-waiting = **{ $title }** waits for { $names }.
# $title
ui-panel-over = **{ $title }** is over.
# $board: where the newest board is
ui-panel-redrawn = The table had changed, so nothing was done. This is how it stands, see also [the newest board]({ $board }):
# $what: a list of actions
ui-undone = Taken back: { $what }.

## Hints in a first game

ui-hint-shoot = Hint: somebody is within reach of a weapon of yours. You see the result before you fire.
ui-hint-weapon-here = Hint: you can pick up a weapon here.
ui-hint-reload = Hint: your weapons are empty. They are reloaded when you end the turn, if you can pay.
ui-hint-grab = Hint: grab ammo or a weapon on a square nearby; press a square to see what can be done there.
ui-hint-run = Hint: press a square to run there.
ui-hint-end = Hint: both actions are used; end the turn.
ui-button-suggest = Suggest
# $what: a list of actions
ui-suggested = A computer would: { $what }
# $what: a list of actions
ui-hint-guided = Hint: try this: { $what }

## The card of a shot or another item, with its preview

# $what: a label
ui-card-title = **{ $what }**
# $weapon, $square
ui-card-title-shot = **{ $weapon }**, from { $square }
# $figure, $parts: sentences
ui-card-hit = **{ $figure }** { $parts }
# $before, $after: numbers, $pieces: ui-card-piece joined by +
ui-card-damage = { $before } → **{ $after }**: { $pieces }.
# $amount: a number, $effect: a name, $plain: whether it needs none
ui-card-piece = { $amount }{ $plain ->
    [yes] {""}
   *[no] {" "}{ $effect }
}
# $count: a number
ui-card-piece-marks = { $count ->
    [one] { $count } mark of yours
   *[other] { $count } marks of yours
}
ui-card-marks = { $count ->
    [one] { $count } new mark.
   *[other] { $count } new marks.
}
# $square
ui-card-moved = Moved to { $square }.
ui-card-first-blood = First blood is yours.
ui-card-kill = **Killed.**
ui-card-overkill = **Overkilled**, for 1 mark of revenge on you.
# $points: a list
ui-card-scores = That board will score: { $points }.
ui-card-will-step-shoot = May step before shooting from then on.
ui-card-will-step-grab = May move twice before grabbing from then on.
# $start, $end: squares
ui-card-you-move = You move { $start } → { $end }.
# $price, $kept: lists
ui-card-pays = **Pays** { $price }. You keep { $kept }.
ui-card-pays-nothing = **Pays** nothing. You keep { $kept }.
ui-card-draws = This draws a card, so it cannot be taken back.
# $effect, $price, $paid: whether it costs anything
ui-card-option = { $effect }{ $paid ->
    [yes] {" "}({ $price })
   *[no] {""}
}
# $card
ui-card-scope = { $card }
# $weapon, $price
ui-card-reload = { $weapon } ({ $price })
# $what: a label
ui-card-on = ✓ { $what }
ui-card-off = + { $what }
# $hint, $choice: labels
ui-card-pick = { $hint }: { $choice }
ui-card-not-added = That cannot be added to this shot.
ui-card-go-shoot = Fire
ui-card-go-grab = Grab
ui-card-go-play = Play it
ui-card-go-end = End turn
# $name: the effect or card that asks, $named: whether there is one
ui-card-hint-take = Weapon
ui-card-hint-leave = Leave
ui-card-hint-pay = { $named ->
    [yes] Pay { $name }
   *[no] Pay
}
ui-card-hint-effect = { $named ->
    [yes] After { $name }
   *[no] Effect
}
ui-card-hint-target = { $named ->
    [yes] { $name }
   *[no] Target
}
ui-card-hint-square = { $named ->
    [yes] { $name }
   *[no] Square
}
ui-card-hint-room = Room
ui-card-hint-direction = Direction
ui-card-hint-go = { $named ->
    [yes] { $name }
   *[no] Move
}
ui-card-hint-reload = Reload

## Why not

ui-why-title = **What is not possible now, and why:**
ui-why-nothing = Everything you can see on the table is possible now.
# $name: of a weapon, figure or shop, $reason: a sentence
ui-why-line = **{ $name }**: { $reason }
# $square, $room: core-room-<c>
ui-why-not-seen = not in sight; your square { $square } has no door to { $room } (ADR-SEE-2)
ui-why-off-board = not in the arena yet (ADR-SETUP-8)

## Looking

ui-board-form-picture = picture
ui-board-form-text = in words
# $title
ui-log-title = **{ $title }**: what has happened
ui-log-empty = Nothing has happened yet.
ui-log-show = Show to all
ui-more-title = **{ $title }**
ui-more-card = What does a card do?
ui-hand-title = **{ $title }**: your hand
ui-hand-no-seat = You have no seat at this table, so you hold no cards.
ui-hand-no-cards = You hold no powerups.
ui-weapon-is-loaded = *Loaded.*
ui-weapon-is-unloaded = *Unloaded.*
# $count: a number
ui-hand-points = You have { $count ->
    [one] { $count } point
   *[other] { $count } points
}; only you see that.
# $weapon
ui-weapon-unloaded = { $weapon } (unloaded)
# $count: a number
ui-weapons-hidden = { $count } loaded, not shown
ui-free = free
ui-off-board = not in the arena
# $names: a list
ui-square-there = Standing here: { $names }.
# $what: a tile
ui-square-tile = Ammo: { $what }.
# $colour: core-colour-<c>.m, $weapons: a list with prices
ui-square-shop = The { $colour } spawnpoint: { $weapons }.
ui-square-empty = Nothing lies here.
# $turn, $left, $total: numbers, $name
ui-text-head = Turn { $turn }: { $name } is on turn. Skulls left: { $left } of { $total }.
# $places: a list
ui-text-track = Killshot track: { $places }.
# $name, $square: with its room, $damage, $skulls: numbers, $tokens, $marks: lists, $hurt, $marked, $lying: yes or no
ui-text-figure = **{ $name }**: { $square }, { $damage } damage{ $hurt ->
    [yes] {" "}({ $tokens })
   *[no] {""}
}{ $marked ->
    [yes] , marks: { $marks }
   *[no] {""}
}{ $skulls ->
    [0] {""}
    [one] , { $skulls } skull
   *[other] , { $skulls } skulls
}{ $lying ->
    [yes] , killed this turn
   *[no] {""}
}.
# $cubes, $weapons: lists, $count: a number
ui-text-having = Ammo: { $cubes }; { $count ->
    [0] no powerups
    [one] { $count } powerup
   *[other] { $count } powerups
}; weapons: { $weapons }.

adrenaline-orders-grenade-throw = Tagback Grenade: throw at the first who hurts me and has fewer than 3 of my marks
adrenaline-orders-grenade-keep = Tagback Grenade: keep
adrenaline-orders-grenade-ask = Tagback Grenade: ask me, where the table allows it

## Typing

ui-do-empty = Type actions separated by semicolons, for example `run C2; grab C2; end`.
# $names: a list
ui-do-not-asked = You are not asked now. The table waits for { $names }.
# $words: what was typed, $choices: examples
ui-do-unknown = I cannot read “{ $words }”. Possible now: { $choices }
# $words: what was typed, $reason: a sentence
ui-do-refused = “{ $words }” does not work. { $reason }
# $words: what is left, $item: the whole item
ui-do-left-over = In “{ $item }” I do not know what to do with “{ $words }”. Nothing was done.
