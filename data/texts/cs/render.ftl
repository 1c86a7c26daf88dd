## Co se píše do obrázků, a jejich popisy. Krátká slova: v obrázku je málo místa.

render-room-red = Červená
render-room-yellow = Žlutá
render-room-blue = Modrá
render-room-green = Zelená
render-room-purple = Fialová
render-room-white = Bílá

# $mode: id
render-mode = { $mode ->
    [domination] Nadvláda
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
render-alt-moved = { $figure }: posun { $start } → { $end }.
render-alt-entered = { $figure } vstupuje na { $square }.
render-alt-ammo = { $figure } bere munici na { $square }.
render-alt-weapon = { $figure } bere zbraň { $weapon }.
