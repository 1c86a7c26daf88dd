## What the panels, posts and calls of Orb Hunt say. A comment above a message gives its variables.

## The lobby

# $pace: its name
orb_hunt-contract = A hunt on a board each, then all against one villain · { $pace }

## The post of a turn

# $moved, $teleported: yes or no; $start, $end: fields; $roll: the numbers added, $attack their sum, $grenades: how many
# are among them; $enemy: a name, $at: its field, $strength: its strength; $points: a number
orb_hunt-story-won = **{ $figure }** { $moved ->
    [yes] { $teleported ->
        [yes] teleported
       *[no] moved
    } { $start } → { $end } and{" "}
   *[no] {""}
}rolled { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(a grenade)
   *[other] {" "}({ $grenades } grenades)
} = **{ $attack }** against the { $enemy } at { $at }: { $attack } ≥ { $strength }, **beaten** for { $points } points.
# $left: the enemy's strength now, $lives: lives left
orb_hunt-story-lost = **{ $figure }** { $moved ->
    [yes] { $teleported ->
        [yes] teleported
       *[no] moved
    } { $start } → { $end } and{" "}
   *[no] {""}
}rolled { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(a grenade)
   *[other] {" "}({ $grenades } grenades)
} = **{ $attack }** against the { $enemy } at { $at }: { $attack } < { $strength }, **lost**. { $lives ->
    [0] No life
    [one] { $lives } life
   *[other] { $lives } lives
} left; the enemy has { $left } left.
orb_hunt-story-rolled = **{ $figure }** { $moved ->
    [yes] { $teleported ->
        [yes] teleported
       *[no] moved
    } { $start } → { $end } and{" "}
   *[no] {""}
}rolled { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(a grenade)
   *[other] {" "}({ $grenades } grenades)
} = **{ $attack }** against the { $enemy } at { $at }, strength { $strength }.
# $villain: a name, $strength: before, $left: now
orb_hunt-story-hit = **{ $figure }** rolled { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(a grenade)
   *[other] {" "}({ $grenades } grenades)
} = **{ $attack }**: { $villain } { $strength } → **{ $left }**.
orb_hunt-story-rolled-villain = **{ $figure }** rolled { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(a grenade)
   *[other] {" "}({ $grenades } grenades)
} = **{ $attack }** against { $enemy }, strength { $strength }.
# $amount, $lives: numbers
orb_hunt-story-healed = **{ $figure }** { $moved ->
    [yes] { $teleported ->
        [yes] teleported
       *[no] moved
    } { $start } → { $end } and{" "}
   *[no] {""}
}used a heal: { $amount } lives back, { $lives } now.
orb_hunt-story-moved-only = **{ $figure }** { $teleported ->
    [yes] teleported
   *[no] moved
} { $start } → { $end }.
orb_hunt-story-passed = **{ $figure }** ended the turn.
# $loot: a name
orb_hunt-story-loot_found = Found: { $loot }.
# $at: a field
orb_hunt-story-goal_found = The goal was under it, at { $at }.
orb_hunt-story-fell_unconscious = { $figure } is **unconscious**.

## Calls: their first words stand on a lock screen

# $name: a name or a mention, $table
orb_hunt-ping-shield = **{ $name }: do you use a shield?** The villain’s ability is coming in { $table }.
# $villain: a name, $amount: a number
orb_hunt-news-villain = phase 2 begins, against { $villain }
orb_hunt-news-wounded = { $villain } took { $amount ->
    [one] { $amount } life
   *[other] { $amount } lives
} of yours

## The panel

# $title: the table's name, $round: text
orb_hunt-home-title = **Your turn** · { $title } · phase 1, round { $round }
orb_hunt-home-title-second = **Your turn** · { $title } · phase 2, round { $round }
# $field, $lives: orb_hunt-lives, $points, $bonus: numbers, $belongings: a list
orb_hunt-home-you = You: { $field }, { $lives } · { $points } points · weapons +{ $bonus } · { $belongings }
orb_hunt-home-you-second = You: { $lives } · { $points } points · weapons +{ $bonus } · { $belongings }
# $enemies: a list of orb_hunt-standing
orb_hunt-home-enemies = Still to beat: { $enemies }
# $goal: a field
orb_hunt-home-all-beaten = All your enemies are beaten: go to your goal { $goal }.
# $field, $enemy: a name, $strength: a number
orb_hunt-standing = { $field } { $enemy } { $strength }
# $villain: a name, $strength, $full: numbers, $text: what it does
orb_hunt-home-villain = **{ $villain }**: strength { $strength } of { $full }. { $text }
# $enemy: a name, $strength, $chance: numbers (per cent), $field
orb_hunt-home-fight = Fight here: { $enemy } { $strength } ({ $chance } %)
orb_hunt-home-go-fight = { $field }: fight { $enemy } { $strength } ({ $chance } %)
# $field, $steps: orb_hunt-steps
orb_hunt-place-go = Move to { $field } ({ $steps })
orb_hunt-place-heal = Move to { $field }, use a heal
orb_hunt-place-goal = Move to your goal { $field }: phase 1 ends
# $field, $steps: orb_hunt-steps
orb_hunt-place-title = **{ $field }**, { $steps } away
# $enemy: a name, $strength, $need: numbers
orb_hunt-place-enemy = { $enemy }, strength { $strength }. Your dice must make { $need } or more.
orb_hunt-place-teleport = A teleport.
orb_hunt-place-goal-here = Your goal.
# $attack, $strength: numbers, $wins: yes or no
orb_hunt-choice-grenade = Throw a grenade: { $attack } { $wins ->
    [yes] ≥ { $strength }, wins
   *[no] < { $strength }, not enough yet
}
orb_hunt-choice-no-grenade = No grenade: lose a life, the enemy keeps { $left }
orb_hunt-choice-grenade-villain = Throw a grenade: { $attack } points in all
orb_hunt-choice-no-grenade-villain = No grenade: { $attack } points
# $effect: an id, $villain: a name, $self: whether it hits the reader
orb_hunt-choice-shield = Use a shield: { $villain } does nothing
orb_hunt-choice-keep = { $effect ->
    [stun] Keep it: you skip your next turn
    [wound] Keep it: you lose lives
   *[regain] Keep it: { $villain } regains strength
}
orb_hunt-hint-fight = Hint: press a fight. You roll two dice, your weapons add; the number in brackets is your chance.
orb_hunt-hint-go = Hint: press a field to move there, at most four steps; enemies and teleports stop or take you.
orb_hunt-hint-attack = Hint: every point of your attack counts as a point for you, and an attack costs no life.

## Looking

# $name, $strength, $text, $loot
orb_hunt-card-enemy = **{ $name }**: strength { $strength }. Under it lies: { $loot }.
orb_hunt-card-villain = **{ $name }**: strength { $strength }. { $text }
orb_hunt-card-loot = **{ $name }**: { $text }
# $title: the table's name
orb_hunt-hand-title = **{ $title }**: what you own
orb_hunt-hand-empty = You own nothing yet. Loot lies under the enemies you beat.
orb_hunt-hand-no-seat = You have no seat at this table, so you own nothing.
# $round: text, $name: who is on turn
orb_hunt-text-head = Phase 1, round { $round }: { $name } is on turn.
orb_hunt-text-head-second = Phase 2, round { $round }: { $name } is on turn.
orb_hunt-text-head-over = The villain is beaten.
# $name, $board, $field, $lives, $belongings: names and lists; $points, $bonus: numbers; $unconscious, $stunned: yes or no
orb_hunt-text-figure = **{ $name }**: { $board }, { $field }, { $lives }{ $unconscious ->
    [yes] {" "}(unconscious)
   *[no] {""}
}, { $points } points. Weapons +{ $bonus }; owns { $belongings }.
orb_hunt-text-figure-second = **{ $name }**: { $lives }{ $unconscious ->
    [yes] {" "}(unconscious)
   *[no] {""}
}{ $stunned ->
    [yes] {" "}(stunned)
   *[no] {""}
}, { $points } points. Weapons +{ $bonus }; owns { $belongings }.
# $enemies: a list of orb_hunt-standing
orb_hunt-text-enemies = Enemies left: { $enemies }.
# $goal: a field
orb_hunt-text-goal = The goal is { $goal }.
# $number: text, $cells: a list
orb_hunt-text-round = Round { $number }: { $cells }.
# $name, $attack: a number
orb_hunt-cell-attack = { $name } { $attack }
orb_hunt-cell-heal = { $name } healed
orb_hunt-cell-passed = { $name } did nothing
orb_hunt-cell-stunned = { $name } was stunned
orb_hunt-cell-woke = { $name } came round

## Standing orders

orb_hunt-orders-attack = Orb Hunt, phase 2: my attack
orb_hunt-orders-attack-ask = ask me
orb_hunt-orders-attack-order = attack in every turn, with all grenades
orb_hunt-orders-shield = Orb Hunt, phase 2: my shield
orb_hunt-orders-shield-ask = ask me, where the table allows it
orb_hunt-orders-shield-use = use it on the first ability it can cancel
orb_hunt-orders-shield-keep = keep it
