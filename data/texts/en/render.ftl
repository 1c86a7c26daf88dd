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
