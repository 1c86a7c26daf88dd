## Co říkají panely, příspěvky a výzvy Honby za orbem. Poznámka nad zprávou uvádí její proměnné.

## Lobby

# $pace: jméno tempa
orb_hunt-contract = Každý loví na svém plánu, pak všichni proti padouchovi · { $pace }

## Příspěvek za tah

# $moved, $teleported: ano nebo ne; $start, $end: pole; $roll: sčítaná čísla, $attack jejich součet, $grenades: kolik
# z nich jsou granáty; $enemy: jméno, $at: jeho pole, $strength: jeho síla; $points: číslo
orb_hunt-story-won = **{ $figure }** { $moved ->
    [yes] se { $teleported ->
        [yes] teleportuje
       *[no] přesouvá
    } { $start } → { $end } a{" "}
   *[no] {""}
}hází { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(granát)
    [few] {" "}({ $grenades } granáty)
   *[other] {" "}({ $grenades } granátů)
} = **{ $attack }** ({ $enemy } na { $at }): { $attack } ≥ { $strength }, **výhra**, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
# $left: síla protivníka teď, $lives: zbývající životy
orb_hunt-story-lost = **{ $figure }** { $moved ->
    [yes] se { $teleported ->
        [yes] teleportuje
       *[no] přesouvá
    } { $start } → { $end } a{" "}
   *[no] {""}
}hází { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(granát)
    [few] {" "}({ $grenades } granáty)
   *[other] {" "}({ $grenades } granátů)
} = **{ $attack }** ({ $enemy } na { $at }): { $attack } < { $strength }, **prohra**. { $lives ->
    [0] Nezbývá žádný život
    [one] Zbývá { $lives } život
    [few] Zbývají { $lives } životy
   *[other] Zbývá { $lives } životů
}; síla protivníka je teď { $left }.
orb_hunt-story-rolled = **{ $figure }** { $moved ->
    [yes] se { $teleported ->
        [yes] teleportuje
       *[no] přesouvá
    } { $start } → { $end } a{" "}
   *[no] {""}
}hází { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(granát)
    [few] {" "}({ $grenades } granáty)
   *[other] {" "}({ $grenades } granátů)
} = **{ $attack }** ({ $enemy } na { $at }, síla { $strength }).
# $villain: jméno, $strength: předtím, $left: teď
orb_hunt-story-hit = **{ $figure }** hází { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(granát)
    [few] {" "}({ $grenades } granáty)
   *[other] {" "}({ $grenades } granátů)
} = **{ $attack }**: { $villain } { $strength } → **{ $left }**.
orb_hunt-story-rolled-villain = **{ $figure }** hází { $roll }{ $grenades ->
    [0] {""}
    [one] {" "}(granát)
    [few] {" "}({ $grenades } granáty)
   *[other] {" "}({ $grenades } granátů)
} = **{ $attack }** ({ $enemy }, síla { $strength }).
# $amount, $lives: čísla
orb_hunt-story-healed = **{ $figure }** { $moved ->
    [yes] se { $teleported ->
        [yes] teleportuje
       *[no] přesouvá
    } { $start } → { $end } a{" "}
   *[no] {""}
}používá léčení: zpět { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
}, celkem { $lives }.
orb_hunt-story-moved-only = **{ $figure }** se { $teleported ->
    [yes] teleportuje
   *[no] přesouvá
} { $start } → { $end }.
orb_hunt-story-passed = **{ $figure }** končí tah.
# $loot: jméno
orb_hunt-story-loot_found = Kořist: { $loot }.
# $at: pole
orb_hunt-story-goal_found = Na { $at } je pod protivníkem cíl.
orb_hunt-story-fell_unconscious = { $figure } upadá do **bezvědomí**.

## Výzvy: jejich první slova stojí na zamčeném displeji

# $name: jméno nebo zmínka, $table
orb_hunt-ping-shield = **{ $name }: použiješ štít?** V { $table } přichází schopnost padoucha.
# $villain: jméno, $amount: číslo
orb_hunt-news-villain = začíná fáze 2, padouch je { $villain }
orb_hunt-news-wounded = { $villain } ti bere { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
}

## Panel

# $title: jméno stolu, $round: text
orb_hunt-home-title = **Jsi na tahu** · { $title } · fáze 1, kolo { $round }
orb_hunt-home-title-second = **Jsi na tahu** · { $title } · fáze 2, kolo { $round }
# $field, $lives: orb_hunt-lives, $points, $bonus: čísla, $belongings: seznam
orb_hunt-home-you = Ty: { $field }, { $lives } · body: { $points } · zbraně +{ $bonus } · { $belongings }
orb_hunt-home-you-second = Ty: { $lives } · body: { $points } · zbraně +{ $bonus } · { $belongings }
# $enemies: seznam
orb_hunt-home-enemies = Zbývá porazit: { $enemies }
# $goal: pole
orb_hunt-home-all-beaten = Všichni protivníci jsou za tebou: jdi do svého cíle { $goal }.
# $field, $enemy: jméno, $strength: číslo
orb_hunt-standing = { $field } { $enemy } { $strength }
# $villain: jméno, $strength, $full: čísla, $text: co dělá
orb_hunt-home-villain = **{ $villain }**: síla { $strength } z { $full }. { $text }
# $enemy: jméno, $strength, $chance: čísla (procenta), $field
orb_hunt-home-fight = Boj tady: { $enemy } { $strength } ({ $chance } %)
orb_hunt-home-go-fight = { $field }: boj, { $enemy } { $strength } ({ $chance } %)
# $field, $steps: orb_hunt-steps
orb_hunt-place-go = Přesun na { $field } ({ $steps })
orb_hunt-place-heal = Přesun na { $field } a léčení
orb_hunt-place-goal = Přesun do cíle { $field }: konec fáze 1
# $field, $steps: orb_hunt-steps
orb_hunt-place-title = **{ $field }**, { $steps } odtud
# $enemy: jméno, $strength, $need: čísla
orb_hunt-place-enemy = { $enemy }, síla { $strength }. Na kostkách potřebuješ aspoň { $need }.
orb_hunt-place-teleport = Bod teleportace.
orb_hunt-place-goal-here = Tvůj cíl.
# $attack, $strength: čísla, $wins: ano nebo ne
orb_hunt-choice-grenade = Použít granát: { $attack } { $wins ->
    [yes] ≥ { $strength }, výhra
   *[no] < { $strength }, zatím to nestačí
}
orb_hunt-choice-no-grenade = Bez granátu: ztráta života, protivníkovi zbude { $left }
orb_hunt-choice-grenade-villain = Použít granát: celkem { $attack } bodů
orb_hunt-choice-no-grenade-villain = Bez granátu: { $attack } bodů
# $effect: id, $villain: jméno
orb_hunt-choice-shield = Použít štít: { $villain } neudělá nic
orb_hunt-choice-keep = { $effect ->
    [stun] Nechat si ho: příští tah vynecháš
    [wound] Nechat si ho: ztratíš životy
   *[regain] Nechat si ho: { $villain } získá zpět sílu
}
orb_hunt-hint-fight = Tip: zvol boj. Hází se dvěma kostkami a zbraně přičítají; číslo v závorce je tvoje šance.
orb_hunt-hint-go = Tip: zvol pole a přesuneš se tam, nejvýš o čtyři kroky; protivník tě zastaví, teleport přenese.
orb_hunt-hint-attack = Tip: každý bod tvého útoku je bod pro tebe a útok nestojí život.

## Prohlížení

# $name, $strength, $text, $loot
orb_hunt-card-enemy = **{ $name }**: síla { $strength }. Leží pod ním: { $loot }.
orb_hunt-card-villain = **{ $name }**: síla { $strength }. { $text }
orb_hunt-card-loot = **{ $name }**: { $text }
# $title: jméno stolu
orb_hunt-hand-title = **{ $title }**: co máš
orb_hunt-hand-empty = Zatím nemáš nic. Kořist leží pod protivníky, které porazíš.
orb_hunt-hand-no-seat = U tohoto stolu nesedíš, takže nic nemáš.
# $round: text, $name: kdo je na tahu
orb_hunt-text-head = Fáze 1, kolo { $round }: na tahu je { $name }.
orb_hunt-text-head-second = Fáze 2, kolo { $round }: na tahu je { $name }.
orb_hunt-text-head-over = Padouch je poražen.
# $name, $board, $field, $lives, $belongings: jména a seznamy; $points, $bonus: čísla; $unconscious, $stunned: ano nebo ne
orb_hunt-text-figure = **{ $name }**: { $board }, { $field }, { $lives }{ $unconscious ->
    [yes] {" "}(v bezvědomí)
   *[no] {""}
}, body: { $points }. Zbraně +{ $bonus }; má { $belongings }.
orb_hunt-text-figure-second = **{ $name }**: { $lives }{ $unconscious ->
    [yes] {" "}(v bezvědomí)
   *[no] {""}
}{ $stunned ->
    [yes] {" "}(v omráčení)
   *[no] {""}
}, body: { $points }. Zbraně +{ $bonus }; má { $belongings }.
# $enemies: seznam
orb_hunt-text-enemies = Zbývající protivníci: { $enemies }.
# $goal: pole
orb_hunt-text-goal = Cíl je { $goal }.
# $number: text, $cells: seznam
orb_hunt-text-round = Kolo { $number }: { $cells }.
# $name, $attack: číslo
orb_hunt-cell-attack = { $name } { $attack }
orb_hunt-cell-heal = { $name } léčení
orb_hunt-cell-passed = { $name } nic
orb_hunt-cell-stunned = { $name } vynechává tah
orb_hunt-cell-woke = { $name } se probírá

## Trvalé pokyny

orb_hunt-orders-attack = Honba za orbem, fáze 2: můj útok
orb_hunt-orders-attack-ask = ptej se mě
orb_hunt-orders-attack-order = útočit v každém tahu, se všemi granáty
orb_hunt-orders-shield = Honba za orbem, fáze 2: můj štít
orb_hunt-orders-shield-ask = ptej se mě, kde to stůl dovolí
orb_hunt-orders-shield-use = použít ho na první schopnost, kterou zruší
orb_hunt-orders-shield-keep = nechat si ho
