## Co se píše do obrázků, a jejich popisy. Krátká slova: v obrázku je málo místa.

render-room-red = Červená
render-room-yellow = Žlutá
render-room-blue = Modrá
render-room-green = Zelená
render-room-purple = Fialová
render-room-white = Bílá

# $mode: id
render-mode = { $mode ->
    [domination] Domination
    [turrets] Turrety
    [team] Týmová hra
   *[deathmatch] Deathmatch
}
# $turn: číslo jako text
render-turn = tah { $turn }
# čí tahy ukazují značky změn; $count: kolik tahů
render-last-turn = { $count ->
    [one] minulý tah
   *[other] minulé tahy
}
render-this-turn = tento tah
render-frenzy = Final Frenzy
render-over = Konec hry

## Popisy: co se změnilo, pak kdo je na tahu

# $figure: jméno hráče, $left: zbývající akce
render-alt-next = Na tahu: { $figure }{ $left ->
    [0] .
    [one] , zbývá { $left } akce.
    [few] , zbývají { $left } akce.
   *[other] , zbývá { $left } akcí.
}
# $figures: jména, $count: kolik jich je
render-alt-won = { $count ->
    [one] Vítězí { $figures }.
   *[other] O vítězství se dělí { $figures }.
}
# $by, $figure: jména, $amount: zranění i s obrácenými značkami
render-alt-hit = { $by } zasahuje: { $figure }, { $amount } zranění.
render-alt-killed = { $by } zabíjí: { $figure }.
render-alt-ran = { $figure }: sprint { $start } → { $end }.
render-alt-moved = { $figure }: přesun { $start } → { $end }.
render-alt-entered = { $figure } vstupuje na { $square }.
render-alt-ammo = { $figure } bere munici na { $square }.
render-alt-weapon = { $figure } si bere zbraň { $weapon }.

## Soukromý plán

# $kind: druh otázky
render-choose = { $kind ->
    [turn] Tvůj tah
    [spawn] Vyber, kde vstoupíš
    [respawn] Vyber, kde se vrátíš
    [target] Vyber cíl
    [square] Vyber pole
    [room] Vyber místnost
    [direction] Vyber směr
    [go] Vyber, kam se přesunout
    [take] Vyber zbraň
    [leave] Vyber, kterou zbraň necháš
    [pay] Vyber, čím zaplatíš
    [effect] Vyber efekt
    [reload] Vyber, co dobiješ
    [answers] Odpověz na zásah
    [act] Vyber, co tu uděláš
    [grenades] Použiješ granát?
    [shield] Použiješ štít?
    [place] Vyber, kam přijde bot
    [lay] Vyber počítadlo
    [tile] Vyber dílek munice
    [turret] Ovládnout turret?
    [step] Vyber cestu
   *[other] Tvoje volba
}
render-direction = { $direction ->
    [north] sever
    [east] východ
    [south] jih
   *[west] západ
}
# $figure: jméno, $square
render-alt-stands = { $figure } stojí na { $square }.

## Karty v ruce

render-no-powerup = žádná akční karta
render-no-weapon = žádná zbraň
render-loaded = nabitá
render-not-loaded = vybitá
# $figure: jméno; následuje seznam karet
render-alt-hand = Karty v ruce: { $figure }.

## Konečné výsledky

# $figures: jména, $count: kolik jich je
render-won = { $count ->
    [one] Vítězí { $figures }
   *[other] Vítězí společně { $figures }
}
render-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
# $source: id
render-source = { $source ->
    [boards] Plány
    [first_blood] First blood
    [double_kill] Double killy
    [killshots] Killshoty
    [enemies] Protivníci
    [villain] Padouch
    [spawnpoints] Spawnpointy
    [turrets] Turrety
   *[other] Ostatní
}
render-total = Celkem
# $figure: jméno, $points: číslo
render-alt-score = { $figure } { $points }

## Žebříček

render-leaderboard = Žebříček
# $count: kolik her čáry ukazují
render-leaderboard-games = { $count ->
    [one] poslední { $count } hra
    [few] poslední { $count } hry
   *[other] posledních { $count } her
}
render-leaderboard-wins = výhry / hry
render-leaderboard-empty = Zatím žádná dohraná hra
# osoba, jejíž jméno nejde napsat; $rank: text
render-nobody = Hráč { $rank }
# $rank, $rating: text, $name
render-alt-leader = { $rank }. { $name } { $rating }.

## Honba za orbem

# $phase: id, $round: text
render-orb-phase = { $phase ->
    [first] fáze 1 · kolo { $round }
   *[second] fáze 2 · kolo { $round }
}
render-orb-unconscious = v bezvědomí
render-orb-own = Tvoje vybavení
# $figure: jméno hráče
render-orb-alt-next = Na tahu: { $figure }.
# $figure, $villain: jména, $left: síla padoucha
render-orb-alt-next-villain = { $villain }: zbývá síla { $left }. Na tahu: { $figure }.
# $figure, $start, $end: pole
render-orb-alt-moved = { $figure }: přesun { $start } → { $end }.
# $figure, $attack, $strength: text, $field
render-orb-alt-won = { $figure } hází { $attack } proti { $strength } na { $field } a vítězí.
render-orb-alt-lost = { $figure } hází { $attack } proti { $strength } na { $field } a přichází o život.
# $figure, $attack: text
render-orb-alt-hit = { $figure } ubírá padouchovi { $attack }.
render-orb-alt-fell = { $figure } upadá do bezvědomí.
render-orb-alt-stunned = { $figure } příště vynechává tah.
# $villain: jméno
render-orb-alt-villain = Padouch: { $villain }.
