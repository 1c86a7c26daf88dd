## The cards of ADRENALINE. `.use` is the verb that goes with a weapon, `.text` what a card does, in our own words.

adrenaline-weapon-lock_rifle = Lock Rifle
    .use = shot the Lock Rifle
adrenaline-effect-lock_rifle-basic = Basic effect
    .text = 2 damage and 1 mark to one target you see.
adrenaline-effect-lock_rifle-second_lock = Second Lock
    .text = 1 mark to another target you see.

adrenaline-weapon-machine_gun = Machine Gun
    .use = shot the Machine Gun
    .note = the extra points of Focus Shot and Turret Tripod go to two different targets, so nobody takes 3.
adrenaline-effect-machine_gun-basic = Basic effect
    .text = 1 damage to each of one or two targets you see.
adrenaline-effect-machine_gun-focus_shot = Focus Shot
    .text = 1 more damage to one of those targets.
adrenaline-effect-machine_gun-turret_tripod = Turret Tripod
    .text = 1 more damage to another of those targets, or 1 damage to a new target you see, or both.

adrenaline-weapon-thor = T.H.O.R.
    .use = shot the T.H.O.R.
    .note = three different targets; you need to see only the first.
adrenaline-effect-thor-basic = Basic effect
    .text = 2 damage to one target you see.
adrenaline-effect-thor-chain_reaction = Chain Reaction
    .text = 1 damage to a second target that the first one sees.
adrenaline-effect-thor-high_voltage = High Voltage
    .text = 2 damage to a third target that the second one sees. Only after Chain Reaction.

adrenaline-weapon-plasma_gun = Plasma Gun
    .use = shot the Plasma Gun
    .note = whom you see is judged where you shoot from, so a glide first may bring a target into sight.
adrenaline-effect-plasma_gun-basic = Basic effect
    .text = 2 damage to one target you see.
adrenaline-effect-plasma_gun-phase_glide = Phase Glide
    .text = Move 1 or 2 squares, before or after the basic effect.
adrenaline-effect-plasma_gun-charged_shot = Charged Shot
    .text = 1 more damage to the same target.

adrenaline-weapon-whisper = Whisper
    .use = shot the Whisper
    .note = moves are counted through doors, not through walls.
adrenaline-effect-whisper-basic = Basic effect
    .text = 3 damage and 1 mark to one target you see, at least 2 moves away.

adrenaline-weapon-electroscythe = Electroscythe
    .use = swung the Electroscythe
adrenaline-effect-electroscythe-basic = Basic mode
    .text = 1 damage to everybody else on your square.
adrenaline-effect-electroscythe-reaper = Reaper
    .text = 2 damage to everybody else on your square.

adrenaline-weapon-tractor_beam = Tractor Beam
    .use = fired the Tractor Beam
    .note = you need not see the target where it starts; its path may turn a corner.
adrenaline-effect-tractor_beam-basic = Basic mode
    .text = Move a target 0, 1 or 2 squares onto a square you see, then 1 damage to it.
adrenaline-effect-tractor_beam-punisher = Punisher
    .text = Move a target that is at most 2 moves away onto your square, then 3 damage to it.

adrenaline-weapon-vortex_cannon = Vortex Cannon
    .use = fired the Vortex Cannon
    .note = you need to see the vortex, not the targets.
adrenaline-effect-vortex_cannon-basic = Basic effect
    .text = Choose a square you see, other than your own: the vortex. Drag a target from it or from one move away onto it, then 2 damage to it.
adrenaline-effect-vortex_cannon-black_hole = Black Hole
    .text = Drag up to two other targets, on the vortex or one move away from it, onto it; 1 damage to each.

adrenaline-weapon-furnace = Furnace
    .use = fired the Furnace
    .note = everybody there is hit, also far from the door.
adrenaline-effect-furnace-basic = Basic mode
    .text = Choose a room you see, other than yours: 1 damage to everybody in it.
adrenaline-effect-furnace-cozy_fire = Cozy Fire
    .text = Choose a square exactly one move away: 1 damage and 1 mark to everybody on it.

adrenaline-weapon-heatseeker = Heatseeker
    .use = fired the Heatseeker
adrenaline-effect-heatseeker-basic = Basic effect
    .text = 3 damage to one target you do not see.

adrenaline-weapon-hellion = Hellion
    .use = shot the Hellion
    .note = only the one target is damaged; the others get marks alone.
adrenaline-effect-hellion-basic = Basic mode
    .text = 1 damage to one target you see that is not on your square, then 1 mark to it and to everybody else on its square.
adrenaline-effect-hellion-nano_tracer = Nano-Tracer
    .text = The same with 2 marks instead of 1.

adrenaline-weapon-flamethrower = Flamethrower
    .use = fired the Flamethrower
    .note = walls stop the flame; nobody on your own square is hit.
adrenaline-effect-flamethrower-basic = Basic mode
    .text = Choose a direction. 1 damage to one target on the first square that way and to one on the second, or to only one of them.
adrenaline-effect-flamethrower-barbecue = Barbecue
    .text = Choose a direction. 2 damage to everybody on the first square that way, 1 damage to everybody on the second.

adrenaline-weapon-grenade_launcher = Grenade Launcher
    .use = fired the Grenade Launcher
    .note = the extra grenade may hit the moved target again, or a quite different square.
adrenaline-effect-grenade_launcher-basic = Basic effect
    .text = 1 damage to one target you see; then you may move it 1 square.
adrenaline-effect-grenade_launcher-extra_grenade = Extra Grenade
    .text = Choose a square you see: 1 damage to everybody on it. Before or after that move.

adrenaline-weapon-rocket_launcher = Rocket Launcher
    .use = fired the Rocket Launcher
    .note = after a jump, sight and “not on your square” are judged from where you landed.
adrenaline-effect-rocket_launcher-basic = Basic effect
    .text = 2 damage to one target you see that is not on your square; then you may move it 1 square.
adrenaline-effect-rocket_launcher-rocket_jump = Rocket Jump
    .text = Move 1 or 2 squares, before or after the basic effect.
adrenaline-effect-rocket_launcher-fragmenting_warhead = Fragmenting Warhead
    .text = 1 damage to everybody on the square where the target stood, the target too, before it is moved.

adrenaline-weapon-railgun = Railgun
    .use = shot the Railgun
    .note = both targets of Piercing lie on the same side of you, or on your square.
adrenaline-effect-railgun-basic = Basic mode
    .text = Choose a direction: 3 damage to one target in that line. Walls do not matter.
adrenaline-effect-railgun-piercing = Piercing
    .text = Choose a direction: 2 damage to each of one or two targets in that line. Walls do not matter.

adrenaline-weapon-cyberblade = Cyberblade
    .use = swung the Cyberblade
    .note = each target stands on the square where you stand at that moment.
adrenaline-effect-cyberblade-basic = Basic effect
    .text = 2 damage to one target on your square.
adrenaline-effect-cyberblade-shadowstep = Shadowstep
    .text = Move 1 square, before or after the basic effect, or between the two cuts.
adrenaline-effect-cyberblade-slice_and_dice = Slice and Dice
    .text = 2 damage to another target on your square.

adrenaline-weapon-zx2 = ZX-2
    .use = shot the ZX-2
    .note = Scanner deals no damage: no mark turns, and nobody may answer.
adrenaline-effect-zx2-basic = Basic mode
    .text = 1 damage and 2 marks to one target you see.
adrenaline-effect-zx2-scanner = Scanner
    .text = 1 mark to each of up to three targets you see.

adrenaline-weapon-shotgun = Shotgun
    .use = shot the Shotgun
adrenaline-effect-shotgun-basic = Basic mode
    .text = 3 damage to one target on your square; then you may move it 1 square.
adrenaline-effect-shotgun-long_barrel = Long Barrel
    .text = 2 damage to one target exactly one move away.

adrenaline-weapon-power_glove = Power Glove
    .use = struck with the Power Glove
    .note = Rocket Fist must hit somebody on at least one of its squares.
adrenaline-effect-power_glove-basic = Basic mode
    .text = Step onto the square of a target one move away; 1 damage and 2 marks to it.
adrenaline-effect-power_glove-rocket_fist = Rocket Fist
    .text = Fly one square in a direction and perhaps one more; on each square you reach, 2 damage to at most one target.

adrenaline-weapon-shockwave = Shockwave
    .use = set off the Shockwave
    .note = one move away means through an open edge or a door; nobody on your own square is hit.
adrenaline-effect-shockwave-basic = Basic mode
    .text = 1 damage to each of up to three targets, each exactly one move away and on a square of its own.
adrenaline-effect-shockwave-tsunami = Tsunami
    .text = 1 damage to everybody exactly one move away.

adrenaline-weapon-sledgehammer = Sledgehammer
    .use = swung the Sledgehammer
    .note = the flight goes through doors, not through walls.
adrenaline-effect-sledgehammer-basic = Basic mode
    .text = 2 damage to one target on your square.
adrenaline-effect-sledgehammer-pulverize = Pulverize
    .text = 3 damage to one target on your square; then you may move it 1 or 2 squares in one direction.

adrenaline-powerup-targeting_scope = Targeting Scope
    .text = While you shoot and deal damage: pay 1 cube of any colour (or another powerup) and give 1 more damage to one target this shot damages.
adrenaline-powerup-newton = Newton
    .text = In your turn, before or after an action: move any other figure 1 or 2 squares in one direction, through doors but not walls.
adrenaline-powerup-tagback_grenade = Tagback Grenade
    .text = When somebody you see damages you: give that player 1 mark. All such answers are taken together at the end of the shooter's turn.
adrenaline-powerup-teleporter = Teleporter
    .text = In your turn, before or after an action: move your figure to any square of the arena.

# what causes marks besides weapons and powerups
adrenaline-cause-revenge = revenge
