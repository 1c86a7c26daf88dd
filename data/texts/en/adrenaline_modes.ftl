## ADRENALINE: domination, turrets and the bot figure.

adrenaline-mode-domination = domination
adrenaline-mode-turrets = turrets

adrenaline-figure-bot = Bot
adrenaline-spawnpoint-red = red spawnpoint
    .label = Red spawnpoint
adrenaline-spawnpoint-yellow = yellow spawnpoint
    .label = Yellow spawnpoint
adrenaline-spawnpoint-blue = blue spawnpoint
    .label = Blue spawnpoint
adrenaline-cause-turret = turret
adrenaline-cause-bot = bot action
# what is given up of a tile
adrenaline-part-powerup = a powerup
adrenaline-source-spawnpoints = spawnpoint tracks
adrenaline-source-turrets = turrets

## Settings in the lobby

ui-option-bot = Bot figure
ui-option-bot-off = no bot figure
ui-option-bot-on = with the bot figure

## One sentence an event, for the log

# where the tokens go back to their owners
adrenaline-skull-taken-back = A skull is taken. { $left ->
    [0] No skull is left.
    [one] { $left } skull is left.
   *[other] { $left } skulls are left.
}
# $spawnpoint: adrenaline-spawnpoint-<colour>, $total: tokens on its track
adrenaline-event-tagged = { $standing ->
    [yes] { $figure } stands alone at the { $spawnpoint } and tags it
   *[no] { $figure } hit the { $spawnpoint }
}: { $total ->
    [one] { $total } token
   *[other] { $total } tokens
} on its track.
# $before, $total: damage
adrenaline-event-struck_back = The { $spawnpoint } struck back: { $figure } takes 1 damage ({ $before } → { $total }).
adrenaline-event-overkill_laid = The overkill token of { $figure } went on the track of the { $spawnpoint }: { $total ->
    [one] { $total } token
   *[other] { $total } tokens
}.
adrenaline-event-track_scored = Track of the { $spawnpoint }: { $points }.
# $tile: what it shows
adrenaline-event-tile_offered = On offer: { $tile }.
# $gave: a cube or a powerup, $before: who controlled it, $taken: whether anybody did
adrenaline-event-turret_taken = { $figure } gave up { $gave } and controls the turret at { $square }{ $taken ->
    [yes] , until now that of { $before }
   *[no] {""}
}.
adrenaline-event-turrets_scored = Turrets: { $points }.
adrenaline-event-bot_placed = { $again ->
    [yes] The bot comes back at { $square }, as { $by } chose.
   *[no] { $by } put the bot at { $square }.
}
adrenaline-event-bot_acted = { $by } acted with the bot at { $square }.

## The story of a turn

adrenaline-story-tagged = tagged, { $total ->
    [one] { $total } token
   *[other] { $total } tokens
} on the track
# $figure, $spawnpoint, $parts: a list
adrenaline-story-stands = **{ $figure }** at the { $spawnpoint }: { $parts }.
adrenaline-story-struck = struck for 1 damage ({ $before } → { $total })
adrenaline-story-turret = took the turret there for { $gave }{ $taken ->
    [yes] {" "}from **{ $before }**
   *[no] {""}
}
# damage by a turret, or the mark that its former owner leaves; $parts: a list
adrenaline-story-fired = Turret of **{ $by }**: **{ $figure }** { $parts }.
adrenaline-story-bot-shoots = shot
adrenaline-story-bot-stays = stayed where it is, nobody in sight

## Questions

adrenaline-ask-place = **Where does the bot figure come?** Choose its spawnpoint.
adrenaline-ask-lay = **Overkill!** On which spawnpoint’s track does your token go?
adrenaline-ask-tile = **Which ammo tile do you take?**
adrenaline-ask-turret = **Do you take the turret of this square?** It costs one thing of the tile.
adrenaline-ask-step = **Which way?** It matters, because of the turrets.

adrenaline-asked-place = where the bot figure comes
adrenaline-asked-lay = on which track the overkill token goes
adrenaline-asked-tile = which ammo tile you take
adrenaline-asked-turret = whether you take the turret
adrenaline-asked-step = which way you go

adrenaline-ping-place = **{ $name }: where does the bot come back** in { $table }?
adrenaline-ping-lay = **{ $name }: overkill** in { $table }! On which track does your token go?

## Actions

adrenaline-action-pick = Take { $tile }
    .short = { $tile }
    .sentence = { $figure } takes the tile: { $tile }.
adrenaline-action-give = Turret, for { $thing }
    .short = For { $thing }
    .sentence = { $figure } gives up { $thing } for the turret.
adrenaline-action-lay = { $spawnpoint }
    .short = { $spawnpoint }
    .sentence = { $figure } lays the overkill token: { $spawnpoint }.
adrenaline-action-place = Bot at { $square }
    .short = Bot { $square }
    .sentence = { $figure } puts the bot at { $square }.
adrenaline-action-bot = Bot to { $square }
    .short = Bot { $square }
    .sentence = { $figure } acts with the bot at { $square }.
adrenaline-action-done-turret = Whole tile, no turret
    .short = Whole tile
    .sentence = { $figure } takes the whole tile.

## Refusals

adrenaline-error-spawnpoint_first_turn = In a player’s first turn a spawnpoint cannot be hit.
adrenaline-error-spawnpoint_no_damage = What deals no damage does nothing to a spawnpoint.
# $target: a spawnpoint
adrenaline-error-spawnpoint_hit = { $target }: it was hit this turn already.
adrenaline-error-spawnpoint_not_seen = { $target }: this weapon reaches it only in sight, and it is not seen from { $start }.
adrenaline-error-thing_stays = { $target }: it does not move.
adrenaline-error-unknown_spawnpoint = There is no track “{ $target }”.
adrenaline-error-bot_waits = You hold the bot card: the bot figure has to act before your turn ends.
adrenaline-error-no_bot = At this table there is no bot figure.
adrenaline-error-bot_not_yet = In the first turn of the game there is no bot action yet.
adrenaline-error-bot_has_acted = The bot figure has acted in this turn; the card has passed on.
# $start, $square, $distance
adrenaline-error-bot_too_far = { $square } is { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
} from { $start }; the bot figure makes at most one.
adrenaline-error-bot_spares = The bot figure does not shoot the player who acts with it.
adrenaline-error-bot_must_shoot = The bot figure must shoot when it sees somebody.
adrenaline-error-not_a_spawnpoint = There is no spawnpoint on { $square }.
# $tile: an id
adrenaline-error-tile_not_offered = There is no tile “{ $tile }” on offer.
# $thing: an id
adrenaline-error-not_on_tile = “{ $thing }” is not on this tile.
adrenaline-error-turret_own = The turret at { $square } is yours already.
adrenaline-error-square_gave = { $square } has given ammo in this turn.
# $goal: a square
adrenaline-error-no_way = By way of { $square } you do not get from { $start } to { $goal } here.

## Rules

adrenaline-rules-domination = Points come from three **tracks**, one for each spawnpoint, in place of the killshot track (ADR-DOM-1). Your first turn is normal; from the second on you tag spawnpoints (ADR-DOM-2).
    You tag one by damaging it, or by ending your turn there as the only figure: your token goes on its track (ADR-DOM-3). Any effect that deals damage can choose it like a player on that square; marks and moves do nothing to it (ADR-DOM-4, 6). One hit is one token, and each spawnpoint can be hit once a turn (ADR-DOM-5); standing there tags it all the same (ADR-DOM-7).
    Ending your turn on a spawnpoint costs 1 damage, shown by a token of your own that pays nobody (ADR-DOM-8, 9).
    Boards are scored as ever, but killshot tokens go back; an overkill token goes on a track its owner chooses (ADR-DOM-11).
    The end comes with the last skull, or when two tracks hold 8 tokens (ADR-DOM-12). Each track pays 8, 6, 4, 2, 1; who is tied gets the higher value, and the next ones are skipped (ADR-DOM-13). A tie for victory goes to the tracks (ADR-DOM-14).
    .title = Domination
adrenaline-rules-turrets = Ammo squares carry **turrets** in place of tiles; five tiles lie on offer (ADR-TUR-1). Grabbing there you choose one of them; each square gives ammo once a turn (ADR-TUR-2).
    Of the tile you may take one cube or the powerup less and control the turret of the square (ADR-TUR-3). If it was another player’s, his token becomes a mark on your board (ADR-TUR-4).
    Whoever enters a square with another player’s turret, or is moved there, takes 1 damage from its owner, at every step; so the way you go matters and is asked (ADR-TUR-5). A Teleporter enters only the last square (ADR-TUR-7). This damage turns no marks, and neither a Scope nor a Grenade goes with it (ADR-TUR-6).
    You can die in your own turn; what is left of it is still played (ADR-TUR-8). A double kill needs two opponents dead in your turn, whoever’s turret did it (ADR-TUR-9).
    All tokens of scored boards go back (ADR-TUR-10). In the end most turrets pay 8, then 6, 4, 2, 1; ties go to the earlier last turn (ADR-TUR-11).
    .title = Turrets
adrenaline-rules-bot = With three or four players a **bot figure** can play along (ADR-BOT-1). The starting player puts it on a spawnpoint before entering (ADR-BOT-2).
    From the second turn on, whoever is on turn has one bot action besides the own two, at any moment, and must use it (ADR-BOT-3): it moves none or one square, and if it sees somebody else than the one on turn it must shoot one of them (ADR-BOT-4): 1 damage, from 6 damage on it a mark too (ADR-BOT-5).
    It takes no Scope, but a Grenade may answer it and Newton may move it (ADR-BOT-7). It is hit and scored like a player (ADR-BOT-8), comes back where the one on turn says (ADR-BOT-9), and a double kill counts two opponents dead in your turn, whoever killed them (ADR-BOT-10).
    .title = The bot figure

## In pictures and their alt texts

render-bot-card = next with it:
# $figure, $spawnpoint: names
render-alt-tagged = { $figure } tagged: { $spawnpoint }.
# $figure, $square
render-alt-turret = { $figure } took the turret at { $square }.

## In lists of games

core-game-adrenaline-domination = ADRENALINE: domination
core-game-adrenaline-turrets = ADRENALINE: turrets

## On the panels

ui-home-bot = Bot figure …
ui-home-bot-where = **Where does the bot figure go?** It shoots from there.
ui-home-bot-to = Bot to { $square }, sees nobody
# $square, $name: of a target, $more: how many other targets there are
ui-home-bot-hits = Bot to { $square }, hits { $name }{ $more ->
    [0] {""}
   *[other] {" "}or others
}
ui-home-bot-due = You hold the bot card: the bot figure must act before your turn ends.
# $run: a label, $damage: a number
ui-home-run-turrets = { $run } ({ $damage } damage from turrets)
ui-home-way = { $run }: choose the way
# $tile, $thing: what it shows, what is given up
ui-home-tile-turret = { $tile }, turret for { $thing }
ui-home-turret-for = Turret for { $thing }
ui-card-go-run = Run
ui-card-go-bot = Bot acts
ui-card-hint-tile = Tile
ui-card-hint-turret = Turret
ui-card-hint-step = By way of
# $name: a spawnpoint, $before, $after: tokens on its track
ui-card-tagged = **{ $name }**: { $before } → **{ $after }** on its track.
# $square, $thing
ui-card-turret = You control the turret at { $square }, giving up { $thing }.
# $way: squares
ui-card-way = Way: { $way }.

## The table in words

# $name, $count: a number
ui-text-tokens = { $name } { $count }
# $name: a spawnpoint, $square, $count: a number, $tokens: a list
ui-text-spawnpoint = **{ $name }** ({ $square }): { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}: { $tokens }.
# $tiles: a list
ui-text-offer = Ammo on offer: { $tiles }.
# $name
ui-text-bot-card = { $name } acts next with the bot figure.
# $name, $gave: whether the square gave ammo this turn
ui-square-turret = Turret of { $name }{ $gave ->
    [yes] , has given ammo this turn
   *[no] {""}
}.
ui-square-turret-free = A turret, nobody’s{ $gave ->
    [yes] , has given ammo this turn
   *[no] {""}
}.

## Options that exclude each other, of any game

# $first, $second: options as typed, $least, $most: seats
core-error-options_exclude = “{ $first }” and “{ $second }” exclude each other: the one needs at least { $least } seats, the other at most { $most }.
