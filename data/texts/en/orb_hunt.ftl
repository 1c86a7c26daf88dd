## Orb Hunt: names, events, questions, actions, refusals and the rules.
## Variables keep the field names of the records; ids are turned into names before they come here.

orb_hunt-mode-hunt = the hunt

orb_hunt-phase-first = phase 1
orb_hunt-phase-second = phase 2
orb_hunt-phase-over = the end

orb_hunt-hero-hero1 = Comet
orb_hunt-hero-hero2 = Ember
orb_hunt-hero-hero3 = Vesper
orb_hunt-hero-hero4 = Quasar

orb_hunt-board-red = Red sector
orb_hunt-board-blue = Blue sector
orb_hunt-board-green = Green sector
orb_hunt-board-yellow = Yellow sector
orb_hunt-board-violet = Violet sector

orb_hunt-enemy-weak = weak enemy
orb_hunt-enemy-medium = medium enemy
orb_hunt-enemy-strong = strong enemy

orb_hunt-loot-energy_blade = energy blade
    .text = Weapon: +1 on each of your rolls.
orb_hunt-loot-blaster = blaster
    .text = Weapon: +2 on each of your rolls.
orb_hunt-loot-plasma_rifle = plasma rifle
    .text = Weapon: +3 on each of your rolls.
orb_hunt-loot-heal = heal
    .text = Gives back two lives, once. It takes the place of a fight or an attack and needs two lost lives.
orb_hunt-loot-grenade = grenade
    .text = After a roll, once: +2 on it.
orb_hunt-loot-shield = shield
    .text = At the end of a round of phase 2, once: cancels the villain’s ability.

orb_hunt-villain-berserk = Berserk
    .text = Stuns whoever rolled highest: that player skips the next turn.
    .short = highest roll skips the next turn
orb_hunt-villain-crusher = Crusher
    .text = Takes two lives from whoever rolled lowest.
    .short = lowest roll loses two lives
orb_hunt-villain-mender = Mender
    .text = Regains strength: the lowest dice sum of the round, up to 100.
    .short = regains the lowest roll

orb_hunt-source-enemies = enemies
orb_hunt-source-villain = villain

# $count: a number
orb_hunt-lives = { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
orb_hunt-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
orb_hunt-nothing = nothing
# $loot: a name, $count: how many
orb_hunt-belonging = { $count ->
    [1] { $loot }
   *[other] { $count } × { $loot }
}
# $figure, $board: names
orb_hunt-board-of = { $figure }: { $board }
# $figure, $points: a number
orb_hunt-points-of = { $figure } { $points }

## One sentence an event, for the log

# $boards: a list of orb_hunt-board-of
orb_hunt-event-game_began = The table is set. { $boards }. { $first } plays first.
# $phase: the word of the record, `first` or `second`
orb_hunt-event-turn_began = { $phase ->
    [second] Round { $round }
   *[first] Turn { $turn }
}: { $figure } is on turn.
orb_hunt-event-moved = { $figure } moved { $start } → { $end }{ $teleported ->
    [yes] {" "}by teleport
   *[no] {""}
} ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}).
# $enemy: the name of a type of enemy or of the villain
orb_hunt-event-rolled = { $figure } rolled { $first } + { $second }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $attack } ({ $enemy }, strength { $strength }).
orb_hunt-event-grenade_thrown = { $figure } threw a grenade: + { $bonus } = { $attack }.
orb_hunt-event-fight_won = { $figure } beat the { $enemy } at { $at }: { $attack } ≥ { $strength }. It counts { $points } points.
# $loot: a name
orb_hunt-event-loot_found = { $figure } found: { $loot }.
orb_hunt-event-goal_found = The goal of { $figure } was under it, at { $at }.
orb_hunt-event-fight_lost = { $figure } lost against the { $enemy } at { $at }: { $attack } < { $strength }. The enemy has { $left } left, { $figure } has { $lives ->
    [0] no life
    [one] { $lives } life
   *[other] { $lives } lives
} left.
orb_hunt-event-fell_unconscious = { $figure } fell unconscious.
orb_hunt-event-woke = { $figure } came round and has 1 life; that was the whole turn.
orb_hunt-event-healed = { $figure } used a heal: { $amount } lives back, { $lives } now.
orb_hunt-event-passed = { $figure } ended the turn.
orb_hunt-event-phase_ended = { $figure } has beaten all enemies and stands on the goal { $at }: phase 1 is over.
orb_hunt-event-villain_drawn = { $figure } drew the villain: { $villain }, strength { $strength }.
orb_hunt-event-round_began = Round { $round } began.
orb_hunt-event-villain_hit = { $figure } took { $attack } from { $villain }: { $strength } → { $left }.
orb_hunt-event-villain_beaten = { $figure } beat { $villain }.
orb_hunt-event-ability_idle = Nobody rolled: { $villain } did nothing.
orb_hunt-event-shield_used = { $figure } used a shield: { $villain } did nothing.
orb_hunt-event-stunned = { $villain } stunned { $figure }, who rolled highest: { $dice }.
orb_hunt-event-turn_skipped = { $figure } was stunned and skipped the turn.
orb_hunt-event-wounded = { $villain } took { $amount ->
    [one] { $amount } life
   *[other] { $amount } lives
} from { $figure }, who rolled lowest: { $dice }. { $lives ->
    [0] None is left.
    [one] { $lives } is left.
   *[other] { $lives } are left.
}
orb_hunt-event-regained = { $villain } regained { $amount }, by the lowest roll, { $dice } of { $figure }: { $strength } now.
# $winners, $points: lists; $winner_count: a number
orb_hunt-event-game_ended = { $winner_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} { $points }.

## Questions, to the one who is asked

orb_hunt-ask-turn = **Your turn.** What do you do?
orb_hunt-ask-act = **You have moved.** What do you do there?
orb_hunt-ask-grenades = **The dice lie.** Do you throw a grenade?
orb_hunt-ask-shield = **The villain’s ability is coming.** Do you use a shield?
# what is asked, in a few words, for refusals
orb_hunt-asked-turn = your turn
orb_hunt-asked-act = your action after the move
orb_hunt-asked-grenades = a grenade for this roll
orb_hunt-asked-shield = a shield against the ability

## Actions: a button’s label, a short form of it, a sentence

# $field: such as C5
orb_hunt-action-go = Move to { $field }
    .short = { $field }
    .sentence = { $figure } moves to { $field }.
orb_hunt-action-fight = Fight
    .short = Fight
    .sentence = { $figure } fights.
orb_hunt-action-attack = Attack the villain
    .short = Attack
    .sentence = { $figure } attacks the villain.
orb_hunt-action-heal = Use a heal: two lives back
    .short = Heal
    .sentence = { $figure } uses a heal.
orb_hunt-action-grenade = Throw a grenade: +2
    .short = Grenade +2
    .sentence = { $figure } throws a grenade.
orb_hunt-action-done = No grenade
    .short = No grenade
    .sentence = { $figure } leaves the roll as it is.
orb_hunt-action-shield = Use a shield
    .short = Shield
    .sentence = { $figure } uses a shield.
orb_hunt-action-keep = Keep the shield
    .short = Keep
    .sentence = { $figure } uses no shield.
orb_hunt-action-end = End turn
    .short = End turn
    .sentence = { $figure } ends the turn.

## Refusals of the rules: what it is that does not work, and why

# $asked: orb_hunt-asked-<kind>
orb_hunt-error-not_asked = That does not answer what is asked now: { $asked }.
orb_hunt-error-no_board = In phase 2 nobody is on the boards any more.
orb_hunt-error-wall = { $field } is a wall.
orb_hunt-error-unknown_field = There is no field “{ $field }” on your board.
orb_hunt-error-moved_already = You move once a turn, before the action.
orb_hunt-error-already_there = You stand on { $field } already.
orb_hunt-error-must_transfer = You cannot stop on the teleport { $field } with a step left: it takes you to { $end }.
orb_hunt-error-enemy_stops = The enemy on { $stop } stops you on the way to { $field }.
orb_hunt-error-goal_stops = Your goal { $goal } lies on the way to { $field }, and there the phase ends.
orb_hunt-error-too_far = { $field } is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away; you have { $most }.
orb_hunt-error-attack_instead = In phase 2 there is the villain to attack, no enemy to fight.
orb_hunt-error-enemy_beaten = The enemy on { $field } is beaten already.
orb_hunt-error-no_enemy_here = There is no enemy on { $field }.
orb_hunt-error-no_villain_yet = There is no villain yet: phase 1 is on.
# $loot: a name
orb_hunt-error-not_owned = You do not have this: { $loot }.
orb_hunt-error-too_healthy = A heal gives back { $needed } lives; you have lost { $lost ->
    [0] none
   *[other] only { $lost }
}.
orb_hunt-error-only_after_roll = A grenade is thrown after a roll that it can still change.
orb_hunt-error-only_at_round_end = A shield is used at the end of a round of phase 2, when the ability would hit you.

## The rules in short pages, in our own words. Each page cites the rules it tells.

orb_hunt-rules-goal = Two to four players hunt, each on a board of their own (ORB-COMP-1, ORB-MOVE-2). Beating enemies brings points and loot (ORB-SCORE-1, ORB-FIGHT-5).
    Whoever first has beaten all six enemies and stands on the goal ends phase 1 (ORB-P1END-2). Then all fight one villain together, and every attack counts as points (ORB-P2-2, ORB-SCORE-2).
    When the villain falls, the most points win (ORB-P2-6, ORB-SCORE-4).
    .title = What it is about
orb_hunt-rules-setup = Everybody draws a hero and a board (ORB-SETUP-1, ORB-SETUP-3). Heroes differ in name and picture only. You start on the start field with four lives, which is also the most (ORB-SETUP-2, ORB-SETUP-5).
    On each board stand two weak enemies of strength 8, two medium ones of 10 and two strong ones of 12 (ORB-COMP-3, ORB-COMP-4). What lies under them nobody knows (ORB-SETUP-4).
    .title = The start
orb_hunt-rules-turn = In phase 1 a turn is up to four steps and then at most one action: a fight or a heal (ORB-TURN-1). You need not do either (ORB-TURN-2). After the action there is no more moving (ORB-TURN-3).
    .title = A turn of phase 1
orb_hunt-rules-move = A step goes up, down, left or right, never into a wall (ORB-MOVE-1). Stepping onto an enemy’s field ends the move (ORB-MOVE-3). From there you may walk off in any direction next turn (ORB-MOVE-4). Fields of beaten enemies are free (ORB-MOVE-5).
    You name the field where you want to end; the way is found for you (ORB-MOVE-6).
    .title = Moving
orb_hunt-rules-teleport = Stepping onto a teleport takes you to the other one (ORB-TELE-1). That costs one more step (ORB-TELE-2), and you may walk on from there (ORB-TELE-4).
    Without a step left you stay; next turn you may teleport for one step or walk off (ORB-TELE-3). With a step left you cannot stay (ORB-TELE-5).
    .title = Teleports
orb_hunt-rules-fight = You fight the enemy on your field (ORB-FIGHT-1): two dice and the bonus of all your weapons (ORB-FIGHT-2). After the roll you may throw grenades, +2 each (ORB-FIGHT-3).
    At least the enemy’s strength wins (ORB-FIGHT-4): the enemy is beaten and you get the loot (ORB-FIGHT-5).
    Less loses: you lose a life, and your whole attack comes off the enemy’s strength (ORB-FIGHT-6) for good (ORB-FIGHT-7).
    .title = Fighting
orb_hunt-rules-loot = Weak enemies give a heal or a grenade, medium ones an energy blade or a blaster, strong ones a plasma rifle or a shield (ORB-LOOT-1).
    Weapons add 1, 2 and 3 to every roll, all of them together, in both phases (ORB-WEAPON-1, ORB-FIGHT-2). Items are used up (ORB-ITEM-1).
    {""}**Heal**: two lives back; two must be lost (ORB-ITEM-2). **Grenade**: +2 after a roll, in both phases (ORB-ITEM-3). **Shield**: cancels the villain’s ability (ORB-ITEM-4).
    .title = Loot
orb_hunt-rules-lives = Every lost fight costs a life (ORB-LIFE-1). Without lives you are unconscious: your next turn only brings one life back (ORB-LIFE-2). You keep your place and all you own (ORB-LIFE-3). More lives come by heals only.
    .title = Lives
orb_hunt-rules-phase_end = The goal lies under one of the strong enemies and shows when that one is beaten (ORB-P1END-1). Phase 1 ends at once when somebody has beaten all six enemies and stands on the goal (ORB-P1END-2, ORB-P1END-4).
    That player draws the villain and plays first in every round (ORB-P2-1, ORB-P2-3). All others leave their boards with what they have (ORB-P2-2).
    .title = The end of phase 1
orb_hunt-rules-second = A round is one turn of each player, then the villain’s (ORB-P2-3). In your turn you attack, use a heal, or do nothing (ORB-P2-4).
    An attack is two dice and all bonuses. The villain loses that much strength, you get that many points, and it costs no life (ORB-P2-5, ORB-SCORE-2). At 0 the game ends at once (ORB-P2-6).
    Whoever is unconscious when the phase begins first gets a life back (ORB-P2-7).
    .title = Phase 2
orb_hunt-rules-villains = The ability comes at the end of each round (ORB-VILLAIN-1). It compares the bare dice of this round (ORB-VILLAIN-2); in a tie it is whoever rolled first (ORB-VILLAIN-3). If nobody rolled, nothing happens (ORB-VILLAIN-4).
    {""}**Berserk**, 120: the highest roll skips the next turn (ORB-VILLAIN-5). **Crusher**, 110: the lowest roll loses two lives (ORB-VILLAIN-7). **Mender**, 100: regains the lowest roll, up to 100 (ORB-VILLAIN-8).
    Whoever would be hit may use a shield; nobody else is hit then (ORB-SHIELD-1). Against Mender anybody may, in the order of turns, and one is enough (ORB-SHIELD-2).
    .title = The villains
orb_hunt-rules-points = A beaten enemy counts its printed strength, another one the damage you dealt (ORB-SCORE-1). In phase 2 every attack counts in full, the last one too (ORB-SCORE-2). There are no other points (ORB-SCORE-3), and all see them (ORB-SCORE-5).
    The most points win (ORB-SCORE-4). In a tie: more points from the villain, then more beaten enemies, else a shared place (ORB-TIE-1).
    .title = Points
