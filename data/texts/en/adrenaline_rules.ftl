## The rules of ADRENALINE in short pages, in our own words. Each page cites the rules it tells.

adrenaline-rules-goal = Three to five players run through an arena, arm themselves and shoot each other (ADR-SETUP-1).
    When somebody is killed, those who dealt the damage get points, most for whoever dealt most (ADR-SCORE-2). The killed player comes back in the same turn with all weapons, ammo and powerups (ADR-KILL-5).
    Each kill takes a skull from the killshot track (ADR-KILL-1). With the last skull the game ends, at once in sudden death, otherwise after final frenzy (ADR-FRENZY-1, 2). The highest total wins (ADR-FINAL-3).
    .title = What it is about
adrenaline-rules-setup = The arena has ten squares (three or four players), eleven, or twelve (four or five) (ADR-SETUP-1). There are 5 to 8 skulls (ADR-SETUP-2).
    Three weapons lie at each of the three spawnpoints, an ammo tile on every other square (ADR-SETUP-4, 5). Everybody starts with one cube of each colour and no weapon (ADR-SETUP-6).
    Nobody is in the arena yet. In your first turn you draw two powerups and discard one: you enter at the spawnpoint of its colour and keep the other (ADR-SPAWN-1).
    .title = The start
adrenaline-rules-turn = In your turn you have two actions. Each is one of: **run**, **grab**, **shoot**. The same one twice is fine, and you may pass (ADR-TURN-2).
    Newton and Teleporter are no actions: play them before or after one, never inside (ADR-TURN-3).
    Then the turn ends: you reload, those you hurt may answer, killed players are scored and come back, ammo and weapons are refilled (ADR-TURN-4, ADR-HIDE-5). Until then the killed lie where they fell and can still be hit (ADR-TURN-5).
    .title = A turn
adrenaline-rules-move = A move is one step to a neighbouring square, through an open edge or a door, never through a wall, never diagonally. That holds for everything that is moved (ADR-MOVE-1).
    {""}**Run** is one to three moves. Figures do not block (ADR-MOVE-2).
    “In one direction” means straight on for all steps (ADR-MOVE-3). “Two moves away” counts the fewest legal moves (ADR-MOVE-4).
    .title = Running
adrenaline-rules-see = You see every square of your own room (ADR-SEE-1). If your square has a door, you also see the whole room behind it (ADR-SEE-2).
    Doors of other squares do not help, so you may see somebody who does not see you (ADR-SEE-3). Figures never block sight (ADR-SEE-4).
    The Railgun shoots along a row or column and ignores walls; your own square belongs to every direction (ADR-SEE-6).
    .title = Seeing
adrenaline-rules-grab = **Grab** is at most one move and then taking what lies there; you cannot move afterwards in that action (ADR-GRAB-1). There must be something to take (ADR-GRAB-2).
    On an ammo square you take the cubes of the tile, and a powerup if it shows one (ADR-AMMO-1). You keep at most three cubes of a colour and three powerups; what is more is lost (ADR-AMMO-2, 3).
    At a spawnpoint you take one weapon and pay its cost without the first cube. It comes loaded (ADR-GRAB-3). You hold at most three weapons; for a fourth you leave one there (ADR-GRAB-4).
    What was taken is replaced at the end of the turn (ADR-GRAB-2).
    .title = Grabbing
adrenaline-rules-pay = You pay with the cubes of your ammo box. A powerup you discard counts as one cube of its colour (ADR-PAY-1).
    A weapon that was shot is unloaded (ADR-SHOOT-1). At the end of your turn you may reload any number of weapons, each at its full cost, the first cube included (ADR-RELOAD-1). At other times there is no reloading, except before a shot in final frenzy (ADR-RELOAD-2).
    .title = Paying and reloading
adrenaline-rules-shoot = You shoot with a loaded weapon, which is unloaded then (ADR-SHOOT-1). Hammers, blades and gloves count as shooting (ADR-SHOOT-7).
    A weapon has a basic effect with options, each of which you may add once for its price, or several modes of which you choose one (ADR-SHOOT-6). A shot needs at least one target (ADR-SHOOT-3), and your own weapon never hurts you (ADR-SHOOT-4).
    Of several targets you may choose fewer; an effect that hits everybody spares nobody, and damage cannot be lowered (ADR-SHOOT-5).
    .title = Shooting
adrenaline-rules-damage = Damage fills the track of twelve spaces from left to right, each token in the shooter's colour (ADR-DMG-1). The 11th token kills; a 12th is overkill; the rest is lost (ADR-DMG-3).
    Being hurt brings adrenaline: from 3 damage you may move twice before grabbing, from 6 you may move once before shooting. A respawn takes that away (ADR-DMG-2, ADR-SHOOT-2).
    .title = Damage and adrenaline
adrenaline-rules-marks = A mark is a threat, not damage (ADR-MARK-1). When you damage somebody, all your marks on that board turn into damage, after the damage you dealt (ADR-MARK-3).
    Marks given in an action wait for the next one (ADR-MARK-5); giving only marks turns nothing (ADR-MARK-8). On one board you have at most three (ADR-MARK-2).
    Marks stay through death and never score by themselves (ADR-MARK-7).
    .title = Marks
adrenaline-rules-kill = At the end of a turn each killed board is scored. Whoever dealt the first damage gets 1 point for first blood (ADR-SCORE-1). Then the players are ranked by their tokens there and get 8, 6, 4, 2, 1, 1 (ADR-SCORE-2); in a tie the earlier token counts (ADR-SCORE-3).
    Each earlier death of that player takes away the highest of these values, but whoever dealt damage gets at least 1 (ADR-SCORE-4).
    The killshot token goes on the track in the place of a skull, an overkill token with it (ADR-KILL-1). Overkill has its price: the killed player puts 1 mark on whoever dealt it (ADR-KILL-3). More than one kill in your turn gives you 1 extra point (ADR-KILL-4).
    .title = Killing and scoring
adrenaline-rules-respawn = Killed players come back at the end of that turn: each draws a powerup, even with three in hand, discards any one and stands at the spawnpoint of its colour (ADR-SPAWN-2). Weapons, cubes, powerups and marks are kept; all damage is gone (ADR-KILL-5).
    If several were killed, all are scored first, then all come back, in the order of turns (ADR-SPAWN-3).
    .title = Coming back
adrenaline-rules-powerups = A powerup has three uses: its effect, one cube of its colour, or the spawnpoint of its colour. Then it is discarded (ADR-PAY-1, ADR-SPAWN-1). You hold at most three (ADR-AMMO-3).
    {""}**Targeting Scope**: while your shot deals damage, pay any one cube for 1 more damage on one of those it damages (ADR-HIDE-6).
    {""}**Newton**: move another figure one or two squares in one direction (ADR-TURN-3, ADR-MOVE-3).
    {""}**Teleporter**: move your figure to any square (ADR-TURN-3).
    {""}**Tagback Grenade**: when somebody you see damages you, give that player 1 mark. All answers are taken together at the end of the turn (ADR-HIDE-5).
    .title = Powerups
adrenaline-rules-frenzy = Without sudden death the last skull starts **final frenzy**: everybody has one more turn, and whoever took the last skull plays last (ADR-FRENZY-2).
    Boards without damage are turned: they pay 2, 1, 1, 1 and no first blood (ADR-FRENZY-4). Damage no longer improves actions (ADR-FRENZY-7).
    Before the first player's turn you have **two** actions of: move up to 1, reload, shoot · move up to 4 · move up to 2 and grab (ADR-FRENZY-5).
    The first player and all after have **one** action of: move up to 2, reload, shoot · move up to 3 and grab (ADR-FRENZY-6).
    .title = Final frenzy
adrenaline-rules-final = After the last turn every board with damage is scored as if its player had been killed (ADR-FINAL-1).
    Then the killshot track pays 8, 6, 4, 2, 1 for the most tokens on it, overkills included; in a tie the earlier token counts (ADR-FINAL-2).
    The highest total wins. Among equals the killshot track decides, else they share the place (ADR-FINAL-3).
    .title = The end
adrenaline-rules-hidden = Hidden are the powerups in a hand (their number is public) and all piles (ADR-HIDE-1). Everything else lies open (ADR-HIDE-2), loaded weapons too, unless the table chose otherwise (ADR-HIDE-3). Each scoring is announced; totals are hidden until the end, unless the table chose otherwise (ADR-HIDE-4).
    Grenades are answered by your standing order, or you are asked; whether you are asked never depends on what you hold (ADR-HIDE-5).
    You may take steps back as long as nothing was drawn or revealed, nobody else had a choice, and your turn goes on.
    All draws come from a sealed seed. Its fingerprint is posted at the start and the seed at the end, so everybody can check them.
    .title = What is hidden, and how this bot plays

## A weapon's page

# $weapon, $reload and $pickup: costs
adrenaline-rules-weapon = **{ $weapon }** · reload: { $reload } · to take: { $pickup }
adrenaline-rules-free = free
adrenaline-rules-scheme-options = Basic effect with any of the options, each once:
adrenaline-rules-scheme-modes = One of these modes:
adrenaline-rules-scheme-single = One effect:
# $effect, $text: the card's text
adrenaline-rules-effect = **{ $effect }**: { $text }
# $price: its cost
adrenaline-rules-effect-price = **{ $effect }** ({ $price }): { $text }
# $note: adrenaline-weapon-<id>.note
adrenaline-rules-note = Note: { $note }
# $powerup, $text
adrenaline-rules-powerup = **{ $powerup }**: { $text }
