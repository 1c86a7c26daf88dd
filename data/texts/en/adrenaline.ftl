## ADRENALINE: names, events, the story of a turn, questions and actions.
## Variables keep the field names of the records; `cogs/adrenaline_words.py` resolves them to names first.

adrenaline-mode-deathmatch = deathmatch

adrenaline-arena-m10 = arena of ten squares
adrenaline-arena-m11a = arena of eleven squares, first kind
adrenaline-arena-m11b = arena of eleven squares, second kind
adrenaline-arena-m12 = arena of twelve squares
adrenaline-ending-frenzy = final frenzy
adrenaline-ending-sudden_death = sudden death

# $name: a powerup's name, $colour: core-colour-<c>.m
adrenaline-card = { $name } ({ $colour })
adrenaline-card-hidden = a powerup
# $square, $room: core-room-<c>
adrenaline-square = { $square } ({ $room })
# $count: a number
adrenaline-cubes-red = { $count } red
    .acc = { $count } red
adrenaline-cubes-yellow = { $count } yellow
    .acc = { $count } yellow
adrenaline-cubes-blue = { $count } blue
    .acc = { $count } blue
adrenaline-tile-powerup = a powerup
# where the weapon is not known
adrenaline-effect-basic = Basic effect
adrenaline-nothing = nothing
adrenaline-none = none
# $figure, $points: a number
adrenaline-points-of = { $figure } { $points }
adrenaline-points-first_blood = { $figure } { $points } + 1 first blood
# $figure
adrenaline-frenzy-turn-frenzy_two = { $figure } (2 actions)
adrenaline-frenzy-turn-frenzy_one = { $figure } (1 action)

## Where points came from, in the final table

adrenaline-source-boards = boards
adrenaline-source-first_blood = first blood
adrenaline-source-killshots = killshot track
adrenaline-source-double_kill = double kills

## One sentence an event, for the log

adrenaline-event-game_began = The table is set: { $arena }, { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }, { $ending }. { $first } plays first.
adrenaline-event-turn_began = Turn { $turn }: { $figure } { $actions ->
    [frenzy_two] has two frenzy actions.
    [frenzy_one] has one frenzy action.
   *[normal] has two actions.
}
adrenaline-event-drew = { $figure } drew { $card }.
adrenaline-event-spawned = { $figure } discarded { $card } and { $again ->
    [yes] came back
   *[no] entered
} at { $square }.
adrenaline-event-ran = { $figure } ran { $start } → { $end }.
adrenaline-event-moved = { $who ->
    [self] { $figure } moved { $start } → { $end }
   *[other] { $by } moved { $figure } { $start } → { $end }
} ({ $cause }).
adrenaline-event-tile_taken = { $figure } picked up at { $square }: { $cubes }.
adrenaline-event-weapon_taken = { $figure } took the { $weapon } at { $square }{ $swap ->
    [yes] {" "}and left the { $left } there
   *[no] {""}
}.
adrenaline-event-paid = { $figure } paid { $price } for { $what }.
adrenaline-event-shot_began = { $figure } { $use } from { $square }.
adrenaline-event-effect_used = { $figure }, { $weapon }: { $effect }.
adrenaline-event-damaged = { $by } → { $figure }: { $amount } damage{ $turned ->
    [0] {""}
    [one] {" "}and { $turned } mark turned into damage
   *[other] {" "}and { $turned } marks turned into damage
} ({ $before } → { $total }, { $cause }).
adrenaline-event-marked = { $by } → { $figure }: { $amount ->
    [0] no mark fits
    [one] { $amount } mark
   *[other] { $amount } marks
} ({ $cause }).
adrenaline-event-killed = { $by } killed { $figure }.
adrenaline-event-overkilled = { $by } overkilled { $figure }.
adrenaline-event-powerup_played = { $figure } played { $card }.
adrenaline-event-grenade_thrown = { $figure } threw { $card } at { $at }.
adrenaline-event-reloaded = { $figure } reloaded the { $weapon }.
adrenaline-event-board_scored = { $final ->
    [yes] Final scoring of { $figure }
   *[no] Board of { $figure }
}: { $points }.
adrenaline-event-skull_taken = On the killshot track: { $tokens }. { $left ->
    [0] No skull is left.
    [one] { $left } skull is left.
   *[other] { $left } skulls are left.
}
adrenaline-event-double_kill = { $figure } gets 1 point for a double kill.
adrenaline-event-frenzy_began = Final frenzy. Still to play: { $turns }.
adrenaline-event-board_turned = The board of { $figure } is turned: it pays 2, 1, 1, 1 now.
adrenaline-event-turn_ended = { $figure } ended the turn{ $unused ->
    [0] {""}
    [one] , passing { $unused } action
   *[other] , passing { $unused } actions
}.
adrenaline-event-tile_laid = On { $square }: { $tile }.
adrenaline-event-weapon_laid = At the spawnpoint { $square }: { $weapon }.
adrenaline-event-pile_shuffled = { $pile ->
    [tiles] The used ammo tiles are shuffled into a new pile.
   *[powerups] The discarded powerups are shuffled into a new pile.
}
adrenaline-event-killshot_scored = Killshot track: { $points }.
adrenaline-event-game_ended = { $winner_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} { $points }.

## The story of a turn: clauses of one line, and what a shot did to whom

# $figure, $clauses: a list of the clauses below
adrenaline-story-line = **{ $figure }** { $clauses }.
# the same, ending in what a shot did; $hits: a list of adrenaline-story-hit
adrenaline-story-shot = **{ $figure }** { $clauses }: { $hits }.
adrenaline-story-ran = ran { $start } → { $end }
# $any: whether any cube fitted, $drew: whether a powerup was drawn
adrenaline-story-tile = { $any ->
    [yes] picked up { $cubes } at { $square }{ $drew ->
        [yes] {" "}with a powerup
       *[no] {""}
    }
   *[no] { $drew ->
        [yes] picked up a powerup at { $square }
       *[no] took ammo at { $square } without room for it
    }
}
adrenaline-story-weapon = took the { $weapon } at { $square }{ $swap ->
    [yes] {" "}for the { $left }
   *[no] {""}
}
# $use: adrenaline-weapon-<id>.use, $effects: a list of names
adrenaline-story-shoots = { $use }
adrenaline-story-shoots-with = { $use } with { $effects }
adrenaline-story-moved = moved { $start } → { $end }
adrenaline-story-teleported = teleported { $start } → { $end }
adrenaline-story-newton = moved **{ $target }** { $start } → { $end } (Newton)
adrenaline-story-spawned = entered the arena at { $square }, discarding { $card }
adrenaline-story-respawned = came back at { $square }, discarding { $card }
adrenaline-story-passed = ended the turn
# $figure, $parts: a list of the parts below
adrenaline-story-hit = **{ $figure }** { $parts }
adrenaline-story-damage = { $amount } damage ({ $before } → { $total }{ $turned ->
    [0] {""}
    [one] , { $turned } of it a mark
   *[other] , { $turned } of it marks
})
adrenaline-story-marks = { $amount ->
    [one] { $amount } mark
   *[other] { $amount } marks
}
adrenaline-story-pushed = moved { $start } → { $end }
adrenaline-story-killed = **killed**
adrenaline-story-overkilled = **overkilled**
adrenaline-story-grenade = **{ $figure }** threw { $count ->
    [one] a Tagback Grenade
   *[other] { $count } Tagback Grenades
}: { $amount ->
    [0] no mark fits
    [one] { $amount } mark
   *[other] { $amount } marks
} on **{ $at }**.
adrenaline-story-revenge = Revenge: { $amount ->
    [0] no mark of { $by } fits
   *[other] 1 mark of { $by }
} on **{ $figure }**.
# $price: cubes and cards, $weapons: a list
adrenaline-story-paid = Paid: { $price }.
adrenaline-story-reloaded = Reloaded: { $weapons }.
adrenaline-story-scored = Board of **{ $figure }**: { $points }.
adrenaline-story-skulls = { $left ->
    [0] No skull is left.
    [one] { $left } skull left.
   *[other] { $left } skulls left.
}
adrenaline-story-final_scored = Final scoring, **{ $figure }**: { $points }.

## What happened to a player, on a lock screen

# $by: a list of names
adrenaline-news-killed = killed by { $by }
# $damage: what was dealt, $total: the damage now
adrenaline-news-hurt = { $damage } damage from { $by }, now { $total }

## Questions, to the one who is asked

adrenaline-ask-spawn = **Where do you enter?** Discard one of your two powerups: its colour is your spawnpoint. You keep the other.
adrenaline-ask-respawn = **Where do you come back?** Discard a powerup: its colour is your spawnpoint.
adrenaline-ask-turn = **Your turn.** What do you do?
adrenaline-ask-take = **Which weapon do you take?**
adrenaline-ask-leave = **You hold three weapons.** Which one do you leave here?
adrenaline-ask-pay = **How do you pay?**
adrenaline-ask-effect = **What next with this weapon?**
adrenaline-ask-target = **Whom do you hit?**
adrenaline-ask-square = **Which square do you aim at?**
adrenaline-ask-room = **Which room do you aim at?**
adrenaline-ask-direction = **Which way?**
adrenaline-ask-go = **Move to which square?**
adrenaline-ask-reload = **Reload before the turn ends?**
adrenaline-ask-answers = **You were hit.** Do you answer with a Tagback Grenade?

## Actions: a button's label, a short form of it, a sentence

adrenaline-action-spawn = { $colour }: discard { $card }
    .short = { $colour }
    .sentence = { $figure } discards { $card } and stands at the spawnpoint of its colour.
adrenaline-action-run = Run to { $square }
    .short = Run { $square }
    .sentence = { $figure } runs to { $square }.
adrenaline-action-grab = Grab at { $square }
    .short = Grab { $square }
    .sentence = { $figure } grabs at { $square }.
adrenaline-action-take = Take the { $weapon }
    .short = { $weapon }
    .sentence = { $figure } takes the { $weapon }.
adrenaline-action-leave = Leave the { $weapon }
    .short = { $weapon }
    .sentence = { $figure } leaves the { $weapon }.
adrenaline-action-shoot = Shoot: { $weapon }
    .short = { $weapon }
    .sentence = { $figure } shoots: { $weapon }.
adrenaline-action-shoot-from = Move to { $square }, shoot: { $weapon }
    .short = { $square }, { $weapon }
    .sentence = { $figure } moves to { $square } and shoots: { $weapon }.
adrenaline-action-use = { $effect }
    .short = { $effect }
    .sentence = { $figure } uses { $effect }.
adrenaline-action-target = { $target }
    .short = { $target }
    .sentence = { $figure } aims at { $target }.
adrenaline-action-at = { $square }
    .short = { $square }
    .sentence = { $figure } aims at { $square }.
# $room: core-room-<c>.label
adrenaline-action-room = { $room }
    .short = { $room }
    .sentence = { $figure } aims at a room: { $room }.
# $direction: core-direction-<d>.label
adrenaline-action-toward = { $direction }
    .short = { $direction }
    .sentence = { $figure } aims in a direction: { $direction }.
adrenaline-action-go = Move to { $square }
    .short = To { $square }
    .sentence = { $figure } chooses { $square }.
adrenaline-action-pay = Pay { $price }
    .short = { $price }
    .sentence = { $figure } pays { $price }.
adrenaline-action-play = Play { $card }
    .short = { $card }
    .sentence = { $figure } plays { $card }.
adrenaline-action-reload = Reload the { $weapon }
    .short = { $weapon }
    .sentence = { $figure } reloads the { $weapon }.
adrenaline-action-end = End turn
    .short = End turn
    .sentence = { $figure } ends the turn.
# $colours: a list, $count: how many
adrenaline-action-throw = { $count ->
    [one] Throw the grenade ({ $colours })
   *[other] Throw { $count } grenades ({ $colours })
}
    .short = Throw { $count }
    .sentence = { $figure } answers with { $count ->
        [one] a Tagback Grenade
       *[other] { $count } Tagback Grenades
    }.
adrenaline-action-keep = Throw nothing
    .short = Nothing
    .sentence = { $figure } throws nothing.
adrenaline-action-done = Done
    .short = Done
    .sentence = { $figure } is done.
# `done` by the question it answers
adrenaline-action-done-target = Nobody more
    .short = Nobody more
    .sentence = { $figure } hits nobody more.
adrenaline-action-done-effect = Finish the shot
    .short = Finish the shot
    .sentence = { $figure } finishes the shot.
adrenaline-action-done-go = Do not move
    .short = Stay
    .sentence = { $figure } moves nobody.
adrenaline-action-done-reload = No more reloading
    .short = No reload
    .sentence = { $figure } reloads nothing more.

## Refusals of the rules: what it is that does not work, and why

# $asked: adrenaline-asked-<kind>
adrenaline-error-not_asked = That does not answer what is asked now: { $asked }.
adrenaline-error-no_actions_left = You have no action left.
# $square
adrenaline-error-unknown_square = There is no square “{ $square }” in this arena.
# $distance, $most: numbers
adrenaline-error-too_far = { $square } is { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
} away; here you may make at most { $most }.
adrenaline-error-no_run = With one frenzy action there is no run.
adrenaline-error-already_there = { $square } is where that figure stands already.
adrenaline-error-shop_unpayable = You can pay for none of the weapons on { $square }.
adrenaline-error-nothing_to_grab = There is nothing to grab on { $square }.
# $weapon
adrenaline-error-unknown_weapon = There is no weapon “{ $weapon }”.
adrenaline-error-weapon_not_held = You do not hold the { $weapon }.
adrenaline-error-weapon_empty = The { $weapon } is unloaded; it can be reloaded when the turn ends.
adrenaline-error-weapon_held = You hold the { $weapon } already.
adrenaline-error-weapon_not_for_sale = The { $weapon } lies at no spawnpoint now.
adrenaline-error-weapon_elsewhere = The { $weapon } lies at { $square }, not here.
adrenaline-error-weapon_loaded = The { $weapon } is loaded.
adrenaline-error-reload_later = The { $weapon } can be reloaded when the turn ends.
# $missing: cubes
adrenaline-error-cannot_pay = You lack { $missing }.
# $damage: a number
adrenaline-error-no_step_before_shot = You may step before a shot from 6 damage on; you have { $damage }.
adrenaline-error-nobody_to_hit = From { $square } the { $weapon } can hit nobody.
# $effect, $needed: names of effects
adrenaline-error-effect_unknown = The { $weapon } has no effect “{ $effect }”.
adrenaline-error-effect_used = { $effect } was used in this shot already.
adrenaline-error-effect_no_target = { $effect } can hit nobody now.
adrenaline-error-effect_needs = { $effect } needs { $needed } first.
adrenaline-error-effect_too_late = { $effect } has missed its moment in this shot.
adrenaline-error-effect_other_mode = Another mode of the { $weapon } was chosen for this shot.
# $card
adrenaline-error-unknown_card = There is no card “{ $card }”.
adrenaline-error-card_not_held = You do not hold { $card }.
adrenaline-error-card_only_answers = { $card } only answers a hit.
adrenaline-error-card_only_between = { $card } is played before or after an action, not inside one.
adrenaline-error-card_nobody = There is nobody { $card } could move.
adrenaline-error-card_only_in_shot = { $card } is played while a shot deals damage.
adrenaline-error-card_needs_damage = { $card } needs somebody whom this shot has damaged.
adrenaline-error-card_price = { $card } costs one cube or another powerup, and you have neither.
adrenaline-error-not_a_grenade = { $card } is no Tagback Grenade.
adrenaline-error-payment_wrong = That does not pay the price exactly.
adrenaline-error-must_hit = At least one must be hit.
# $figure, $other: players, $square, $start: squares, $room: core-room-<c>, $distance, $limit: numbers
adrenaline-error-unknown_figure = There is no figure “{ $figure }”.
adrenaline-error-target_self = You cannot choose yourself.
adrenaline-error-target_off_board = { $figure } is not in the arena.
adrenaline-error-target_chosen = { $figure } is chosen already.
adrenaline-error-target_same_square = Each target must stand on a square of its own, and { $figure } does not.
adrenaline-error-target_other_way = { $figure } is not in the same direction as the others.
adrenaline-error-target_not_damaged = This shot has not damaged { $figure }.
adrenaline-error-target_not_chosen = { $figure } is not among those hit before.
adrenaline-error-target_not_seen = { $figure } is not in sight: { $start } has no door to { $room }.
adrenaline-error-target_seen = { $figure } is in sight, and this takes somebody who is not.
adrenaline-error-target_elsewhere = { $figure } is not on your square.
adrenaline-error-target_not_in_line = { $figure } is in no straight line with { $start }.
adrenaline-error-target_not_pullable = { $figure } cannot be pulled from { $square } to where this needs it.
adrenaline-error-target_not_seen_from = { $other } does not see { $figure }.
adrenaline-error-target_not_ahead = { $figure } is not straight ahead.
adrenaline-error-target_too_near = { $figure } is too near: { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
} away, at least { $limit } are needed.
adrenaline-error-target_too_far = { $figure } is too far: { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
} away, at most { $limit } are allowed.
adrenaline-error-square_empty = Nobody could be hit at { $square }.
adrenaline-error-square_not_seen = { $square } is not in sight: { $start } has no door to { $room }.
adrenaline-error-square_seen = { $square } is in sight, and this takes a square that is not.
adrenaline-error-square_elsewhere = It must be your own square, not { $square }.
adrenaline-error-square_not_in_line = { $square } is in no straight line with { $start }.
adrenaline-error-square_not_pullable = Nobody can be pulled from { $square } to where this needs it.
adrenaline-error-square_not_seen_from = { $other } does not see { $square }.
adrenaline-error-square_not_ahead = { $square } is not straight ahead.
adrenaline-error-square_too_near = { $square } is too near: { $distance ->
    [0] no move
    [one] { $distance } move
   *[other] { $distance } moves
} away, at least { $limit } needed.
adrenaline-error-square_too_far = { $square } is too far: { $distance ->
    [one] { $distance } move
   *[other] { $distance } moves
} away, at most { $limit } allowed.
adrenaline-error-unknown_room = There is no room “{ $room }”.
adrenaline-error-room_own = You stand in { $room } yourself.
adrenaline-error-room_not_seen = From { $start } you do not see { $room }.
adrenaline-error-room_empty = Nobody could be hit in { $room }.
# $direction: core-direction-<d>
adrenaline-error-unknown_direction = There is no direction “{ $direction }”.
adrenaline-error-direction_wall = From { $start } no way leads { $direction }.
adrenaline-error-direction_empty = Nobody could be hit to the { $direction }.
adrenaline-error-go_too_far = { $square } is too far from { $start }: at most { $limit ->
    [one] { $limit } move
   *[other] { $limit } moves
}.
adrenaline-error-go_bent = { $square } does not lie straight ahead of { $start }.
adrenaline-error-go_nobody_to_hit = From { $square } nobody could be hit.

## What is asked, inside a refusal

adrenaline-asked-spawn = where you enter
adrenaline-asked-respawn = where you come back
adrenaline-asked-turn = what you do in your turn
adrenaline-asked-take = which weapon you take
adrenaline-asked-leave = which weapon you leave
adrenaline-asked-pay = how you pay
adrenaline-asked-effect = how the shot goes on
adrenaline-asked-target = whom you hit
adrenaline-asked-square = which square you aim at
adrenaline-asked-room = which room you aim at
adrenaline-asked-direction = in which direction
adrenaline-asked-go = where somebody moves
adrenaline-asked-reload = what you reload
adrenaline-asked-answers = whether you throw a grenade

## Calls: their first words stand on a lock screen

# $name: a name or a mention, $table
adrenaline-ping-respawn = **{ $name }: where do you come back?** Drawn: 1 card.
adrenaline-ping-spawn = **{ $name }: enter the arena** in { $table }.
adrenaline-ping-answers = **{ $name }: you were hit** in { $table }. Answer with a grenade?
