## What is written in pictures, and their alt texts. Short words: a picture has little room.

render-room-red = Red
render-room-yellow = Yellow
render-room-blue = Blue
render-room-green = Green
render-room-purple = Purple
render-room-white = White

# $mode: an id
render-mode = { $mode ->
    [domination] Domination
    [turrets] Turrets
    [team] Team game
   *[deathmatch] Deathmatch
}
# $turn: the number as text
render-turn = turn { $turn }
# whose turns the marks show; $count: how many turns
render-last-turn = { $count ->
    [one] last turn
   *[other] last turns
}
render-this-turn = this turn
render-frenzy = Final frenzy
render-over = Game over

## Alt texts: what changed, then whose turn it is

# $figure: a player's name, $left: actions left
render-alt-next = { $figure } is next{ $left ->
    [0] .
    [one] , { $left } action left.
   *[other] , { $left } actions left.
}
# $figures: names, $count: how many
render-alt-won = { $count ->
    [one] { $figures } wins.
   *[other] { $figures } share the victory.
}
# $by, $figure: names, $amount: damage with marks turned
render-alt-hit = { $by } hit { $figure } for { $amount }.
render-alt-killed = { $by } killed { $figure }.
render-alt-ran = { $figure } ran { $start } to { $end }.
render-alt-moved = { $figure } was moved { $start } to { $end }.
render-alt-entered = { $figure } entered at { $square }.
render-alt-ammo = { $figure } took ammo at { $square }.
render-alt-weapon = { $figure } took { $weapon }.

## The private board

# $kind: the kind of the question
render-choose = { $kind ->
    [turn] Your turn
    [spawn] Choose where to enter
    [respawn] Choose where to come back
    [target] Choose a target
    [square] Choose a square
    [room] Choose a room
    [direction] Choose a direction
    [go] Choose where to move
    [take] Choose a weapon
    [leave] Choose a weapon to leave
    [pay] Choose how to pay
    [effect] Choose an effect
    [reload] Choose what to reload
    [answers] Answer the hit
    [act] Choose what to do here
    [grenades] Throw a grenade?
    [shield] Use a shield?
    [place] Choose where the bot comes
    [lay] Choose a track
    [tile] Choose an ammo tile
    [turret] Take the turret?
    [step] Choose the way
   *[other] Your choice
}
render-direction = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
# $figure: a name, $square
render-alt-stands = { $figure } stands at { $square }.

## The hand

render-no-powerup = no powerup
render-no-weapon = no weapon
render-loaded = loaded
render-not-loaded = not loaded
# $figure: a name; a list of cards follows
render-alt-hand = Hand of { $figure }.

## The final score

# $figures: names, $count: how many
render-won = { $count ->
    [one] { $figures } wins
   *[other] { $figures } share the victory
}
render-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
# $source: an id
render-source = { $source ->
    [boards] Boards
    [first_blood] First blood
    [double_kill] Double kills
    [killshots] Killshots
    [enemies] Enemies
    [villain] Villain
    [spawnpoints] Spawnpoints
    [turrets] Turrets
   *[other] Other
}
render-total = Total
# $figure: a name, $points: a number
render-alt-score = { $figure } { $points }

## The leaderboard

render-leaderboard = Leaderboard
# $count: how many games the lines show
render-leaderboard-games = last { $count } games
render-leaderboard-wins = wins / games
render-leaderboard-empty = No finished game yet
# a person whose name cannot be drawn; $rank: text
render-nobody = Player { $rank }
# $rank, $rating: text, $name
render-alt-leader = { $rank }. { $name } { $rating }.

## Orb Hunt

# $phase: an id, $round: text
render-orb-phase = { $phase ->
    [first] phase 1 · round { $round }
   *[second] phase 2 · round { $round }
}
render-orb-unconscious = unconscious
render-orb-own = Your belongings
# $figure: a player's name
render-orb-alt-next = { $figure } is next.
# $figure, $villain: names, $left: the villain's strength as text
render-orb-alt-next-villain = { $villain } has { $left } left, { $figure } is next.
# $figure, $start, $end: fields
render-orb-alt-moved = { $figure } moved { $start } to { $end }.
# $figure, $attack, $strength: text, $field
render-orb-alt-won = { $figure } rolled { $attack } against { $strength } at { $field } and won.
render-orb-alt-lost = { $figure } rolled { $attack } against { $strength } at { $field } and lost a life.
# $figure, $attack: text
render-orb-alt-hit = { $figure } hit the villain for { $attack }.
render-orb-alt-fell = { $figure } is unconscious.
render-orb-alt-stunned = { $figure } skips the next turn.
# $villain: a name
render-orb-alt-villain = The villain is { $villain }.
