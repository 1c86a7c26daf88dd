## ADRENALINE: jména, události, příběh tahu, otázky a akce.
## Proměnné nesou názvy polí záznamů; jména do nich dosazuje `cogs/adrenaline_words.py`. Jména hráčů se neskloňují.

adrenaline-mode-deathmatch = Deathmatch mód

adrenaline-arena-m10 = aréna s deseti poli
adrenaline-arena-m11a = aréna s jedenácti poli, první druh
adrenaline-arena-m11b = aréna s jedenácti poli, druhý druh
adrenaline-arena-m12 = aréna s dvanácti poli
adrenaline-ending-frenzy = Final Frenzy
adrenaline-ending-sudden_death = náhlá smrt

adrenaline-card = { $name } ({ $colour })
adrenaline-card-hidden = akční kartu
adrenaline-square = { $square } ({ $room })
adrenaline-cubes-red = { $count ->
    [one] { $count } červená
    [few] { $count } červené
   *[other] { $count } červených
}
    .acc = { $count ->
        [one] { $count } červenou
        [few] { $count } červené
       *[other] { $count } červených
    }
adrenaline-cubes-yellow = { $count ->
    [one] { $count } žlutá
    [few] { $count } žluté
   *[other] { $count } žlutých
}
    .acc = { $count ->
        [one] { $count } žlutou
        [few] { $count } žluté
       *[other] { $count } žlutých
    }
adrenaline-cubes-blue = { $count ->
    [one] { $count } modrá
    [few] { $count } modré
   *[other] { $count } modrých
}
    .acc = { $count ->
        [one] { $count } modrou
        [few] { $count } modré
       *[other] { $count } modrých
    }
adrenaline-tile-powerup = akční karta
adrenaline-effect-basic = Základní efekt
adrenaline-nothing = nic
adrenaline-none = žádné
adrenaline-points-of = { $figure } { $points }
adrenaline-points-first_blood = { $figure } { $points } + 1 za first blood
adrenaline-frenzy-turn-frenzy_two = { $figure } (2 akce)
adrenaline-frenzy-turn-frenzy_one = { $figure } (1 akce)

## Odkud jsou body

adrenaline-source-boards = plány
adrenaline-source-first_blood = first blood
adrenaline-source-killshots = počítadlo killshotů
adrenaline-source-double_kill = double kill

## Jedna věta na událost, pro průběh hry

adrenaline-event-game_began = Stůl je připraven: { $arena }, { $skulls ->
        [one] { $skulls } lebka
        [few] { $skulls } lebky
       *[other] { $skulls } lebek
    }, { $ending }. Začíná { $first }.
adrenaline-event-turn_began = Tah { $turn }: { $figure } má { $actions ->
    [frenzy_two] dvě frenetické akce.
    [frenzy_one] jednu frenetickou akci.
   *[normal] dvě akce.
}
adrenaline-event-drew = { $figure } si líže { $card }.
adrenaline-event-spawned = { $figure } odhazuje { $card } a { $again ->
    [yes] vrací se
   *[no] vstupuje
} na { $square }.
adrenaline-event-ran = { $figure } sprintuje { $start } → { $end }.
adrenaline-event-moved = { $who ->
    [self] { $figure } se přesouvá { $start } → { $end }
   *[other] { $by } přesouvá: { $figure } { $start } → { $end }
} ({ $cause }).
adrenaline-event-tile_taken = { $figure } sbírá na { $square }: { $cubes }.
adrenaline-event-weapon_taken = { $figure } si na { $square } bere { $weapon_acc }{ $swap ->
    [yes] {" "}a nechává tam { $left_acc }
   *[no] {""}
}.
adrenaline-event-paid = { $figure } platí ({ $what }): { $price }.
adrenaline-event-shot_began = { $figure } { $use } na { $square }.
adrenaline-event-effect_used = { $figure }, { $weapon }: { $effect }.
adrenaline-event-damaged = { $by } → { $figure }: { $amount } zranění{ $turned ->
    [0] {""}
    [one] {" "}a { $turned } značka se mění na zranění
    [few] {" "}a { $turned } značky se mění na zranění
   *[other] {" "}a { $turned } značek se mění na zranění
} ({ $before } → { $total }, { $cause }).
adrenaline-event-marked = { $by } → { $figure }: { $amount ->
    [0] žádná značka se nevejde
    [one] { $amount } značka
    [few] { $amount } značky
   *[other] { $amount } značek
} ({ $cause }).
adrenaline-event-killed = { $by } → { $figure }: killshot.
adrenaline-event-overkilled = { $by } → { $figure }: overkill.
adrenaline-event-powerup_played = { $figure } hraje { $card }.
adrenaline-event-grenade_thrown = { $figure } hraje { $card } → { $at }.
adrenaline-event-reloaded = { $figure } dobíjí { $weapon_acc }.
adrenaline-event-board_scored = { $final ->
    [yes] Závěrečné vyhodnocení plánu
   *[no] Vyhodnocení plánu
} ({ $figure }): { $points }.
adrenaline-event-skull_taken = Na počítadle killshotů: { $tokens }. { $left ->
    [0] Nezbývá žádná lebka.
    [one] Zbývá { $left } lebka.
    [few] Zbývají { $left } lebky.
   *[other] Zbývá { $left } lebek.
}
adrenaline-event-double_kill = { $figure } získává 1 bod za double kill.
adrenaline-event-frenzy_began = Začíná Final Frenzy. Ještě hrají: { $turns }.
adrenaline-event-board_turned = { $figure } otáčí plán: teď je za něj 2, 1, 1, 1.
adrenaline-event-turn_ended = { $figure } končí tah{ $unused ->
    [0] {""}
    [one] {" "}a vynechává { $unused } akci
    [few] {" "}a vynechává { $unused } akce
   *[other] {" "}a vynechává { $unused } akcí
}.
adrenaline-event-tile_laid = Na { $square } přibývá dílek: { $tile }.
adrenaline-event-weapon_laid = Na spawnpointu { $square } přibývá { $weapon }.
adrenaline-event-pile_shuffled = { $pile ->
    [tiles] Z použitých dílků munice se míchá nová hromádka.
   *[powerups] Z odhozených akčních karet se míchá nový balíček.
}
adrenaline-event-killshot_scored = Počítadlo killshotů: { $points }.
adrenaline-event-game_ended = { $winner_count ->
    [one] Vítězí { $winners }.
   *[other] O vítězství se dělí { $winners }.
} { $points }.

## Příběh tahu: části věty a co střelba komu udělala

adrenaline-story-line = **{ $figure }** { $clauses }.
adrenaline-story-shot = **{ $figure }** { $clauses }: { $hits }.
adrenaline-story-ran = sprintuje { $start } → { $end }
adrenaline-story-tile = { $any ->
    [yes] na { $square } sbírá { $cubes }{ $drew ->
        [yes] {" "}i akční kartu
       *[no] {""}
    }
   *[no] { $drew ->
        [yes] na { $square } bere akční kartu
       *[no] na { $square } bere munici, ale nemá pro ni místo
    }
}
adrenaline-story-weapon = bere na { $square } { $weapon_acc }{ $swap ->
    [yes] {" "}místo { $left_gen }
   *[no] {""}
}
adrenaline-story-shoots = { $use }
adrenaline-story-shoots-with = { $use } ({ $effects })
adrenaline-story-moved = přechází { $start } → { $end }
adrenaline-story-teleported = přeskakuje { $start } → { $end } (Teleport)
adrenaline-story-newton = přesouvá: **{ $target }** { $start } → { $end } (Newton)
adrenaline-story-spawned = vstupuje do arény na { $square } (odhazuje { $card })
adrenaline-story-respawned = přichází zpět na { $square } (odhazuje { $card })
adrenaline-story-passed = končí tah
adrenaline-story-hit = **{ $figure }** { $parts }
adrenaline-story-damage = { $amount } zranění ({ $before } → { $total }{ $turned ->
    [0] {""}
    [one] , z toho { $turned } značka
    [few] , z toho { $turned } značky
   *[other] , z toho { $turned } značek
})
adrenaline-story-marks = { $amount ->
    [one] { $amount } značka
    [few] { $amount } značky
   *[other] { $amount } značek
}
adrenaline-story-pushed = přesun { $start } → { $end }
adrenaline-story-killed = **killshot**
adrenaline-story-overkilled = **overkill**
adrenaline-story-grenade = **{ $figure }** hraje { $count ->
    [one] Značkovací granát
    [few] { $count } Značkovací granáty
   *[other] { $count } Značkovacích granátů
}: **{ $at }** dostává { $amount ->
    [0] nic, další značka se nevejde
    [one] { $amount } značku
    [few] { $amount } značky
   *[other] { $amount } značek
}.
adrenaline-story-revenge = Pomsta: **{ $by }** → **{ $figure }** { $amount ->
    [0] nic, další značka se nevejde
   *[other] 1 značka
}.
adrenaline-story-paid = Platba: { $price }.
adrenaline-story-reloaded = Dobití: { $weapons }.
adrenaline-story-scored = Vyhodnocení plánu, **{ $figure }**: { $points }.
adrenaline-story-skulls = { $left ->
    [0] Nezbývá žádná lebka.
    [one] Zbývá { $left } lebka.
    [few] Zbývají { $left } lebky.
   *[other] Zbývá { $left } lebek.
}
adrenaline-story-final_scored = Závěrečné vyhodnocení, **{ $figure }**: { $points }.

## Co se komu stalo, na zamčenou obrazovku

adrenaline-news-killed = killshot ({ $by })
adrenaline-news-hurt = { $damage } zranění ({ $by }), celkem { $total }

## Otázky na toho, kdo vybírá

adrenaline-ask-spawn = **Kde vstoupíš do arény?** Odhoď jednu ze svých dvou akčních karet: její barva určí spawnpoint. Druhou si necháš.
adrenaline-ask-respawn = **Kde se vrátíš?** Odhoď akční kartu: její barva určí spawnpoint.
adrenaline-ask-turn = **Jsi na tahu.** Co uděláš?
adrenaline-ask-take = **Kterou zbraň si vezmeš?**
adrenaline-ask-leave = **Máš už tři zbraně.** Kterou tu necháš?
adrenaline-ask-pay = **Jak zaplatíš?**
adrenaline-ask-effect = **Jak budeš se zbraní pokračovat?**
adrenaline-ask-target = **Koho zasáhneš?**
adrenaline-ask-square = **Na které pole míříš?**
adrenaline-ask-room = **Na kterou místnost míříš?**
adrenaline-ask-direction = **Kterým směrem?**
adrenaline-ask-go = **Na které pole?**
adrenaline-ask-reload = **Dobiješ něco, než tah skončí?**
adrenaline-ask-answers = **Máš zásah.** Odpovíš Značkovacím granátem?

## Akce: popisek tlačítka, krátký popisek, věta

adrenaline-action-spawn = { $colour } spawnpoint: odhodit { $card }
    .short = { $colour }
    .sentence = { $figure } odhazuje { $card } a staví se na spawnpoint téže barvy.
adrenaline-action-run = Sprint na { $square }
    .short = Sprint { $square }
    .sentence = { $figure } sprintuje na { $square }.
adrenaline-action-grab = Dozbrojení na { $square }
    .short = Sebrat { $square }
    .sentence = { $figure } se dozbrojuje na { $square }.
adrenaline-action-take = Vzít { $weapon_acc }
    .short = { $weapon }
    .sentence = { $figure } si bere { $weapon_acc }.
adrenaline-action-leave = Nechat tu { $weapon_acc }
    .short = { $weapon }
    .sentence = { $figure } nechává { $weapon_acc }.
adrenaline-action-shoot = Střelba: { $weapon }
    .short = { $weapon }
    .sentence = { $figure } střílí: { $weapon }.
adrenaline-action-shoot-from = Na { $square } a střelba: { $weapon }
    .short = { $square }, { $weapon }
    .sentence = { $figure } se přesouvá na { $square } a střílí: { $weapon }.
adrenaline-action-use = { $effect }
    .short = { $effect }
    .sentence = { $figure } používá: { $effect }.
adrenaline-action-target = { $target }
    .short = { $target }
    .sentence = { $figure } míří: { $target }.
adrenaline-action-at = { $square }
    .short = { $square }
    .sentence = { $figure } míří na { $square }.
adrenaline-action-room = { $room }
    .short = { $room }
    .sentence = { $figure } míří: { $room }.
adrenaline-action-toward = { $direction }
    .short = { $direction }
    .sentence = { $figure } míří: { $direction }.
adrenaline-action-go = Na { $square }
    .short = Na { $square }
    .sentence = { $figure } vybírá { $square }.
adrenaline-action-pay = Zaplatit: { $price }
    .short = { $price }
    .sentence = { $figure } platí: { $price }.
adrenaline-action-play = Zahrát { $card }
    .short = { $card }
    .sentence = { $figure } hraje { $card }.
adrenaline-action-reload = Dobít { $weapon_acc }
    .short = { $weapon }
    .sentence = { $figure } dobíjí { $weapon_acc }.
adrenaline-action-end = Ukončit tah
    .short = Ukončit tah
    .sentence = { $figure } končí tah.
adrenaline-action-throw = { $count ->
    [one] Zahrát granát ({ $colours })
    [few] Zahrát { $count } granáty ({ $colours })
   *[other] Zahrát { $count } granátů ({ $colours })
}
    .short = Zahrát { $count }
    .sentence = { $figure } reaguje: { $count ->
        [one] Značkovací granát
        [few] { $count } Značkovací granáty
       *[other] { $count } Značkovacích granátů
    }.
adrenaline-action-keep = Nic nehrát
    .short = Nic
    .sentence = { $figure } nereaguje.
adrenaline-action-done = Hotovo
    .short = Hotovo
    .sentence = { $figure } končí výběr.
adrenaline-action-done-target = Nikoho dalšího
    .short = Nikoho dalšího
    .sentence = { $figure } už nikoho dalšího nezasahuje.
adrenaline-action-done-effect = Ukončit střelbu
    .short = Ukončit střelbu
    .sentence = { $figure } končí střelbu.
adrenaline-action-done-go = Nepřesouvat
    .short = Zůstat
    .sentence = { $figure } nikoho nepřesouvá.
adrenaline-action-done-reload = Už nic nedobíjet
    .short = Nedobíjet
    .sentence = { $figure } už nic nedobíjí.

## Odmítnutí podle pravidel: co nejde a proč

adrenaline-error-not_asked = Teď je otázka jiná: { $asked }.
adrenaline-error-no_actions_left = Nezbývá ti žádná akce.
adrenaline-error-unknown_square = Pole „{ $square }“ v této aréně není.
adrenaline-error-too_far = Pole { $square } je vzdálené { $distance ->
    [one] { $distance } pohyb
    [few] { $distance } pohyby
   *[other] { $distance } pohybů
}; tady smíš udělat nejvýš { $most }.
adrenaline-error-no_run = S jednou frenetickou akcí sprint není.
adrenaline-error-already_there = Na { $square } ta figurka už stojí.
adrenaline-error-shop_unpayable = Na { $square } nemáš na žádnou zbraň.
adrenaline-error-nothing_to_grab = Na { $square } není co sebrat.
adrenaline-error-unknown_weapon = Zbraň „{ $weapon }“ neexistuje.
adrenaline-error-weapon_not_held = Tuhle zbraň nemáš: { $weapon }.
adrenaline-error-weapon_empty = Zbraň { $weapon } je vybitá; dobít ji můžeš na konci tahu.
adrenaline-error-weapon_held = Tuhle zbraň už máš: { $weapon }.
adrenaline-error-weapon_not_for_sale = Zbraň { $weapon } teď na žádném spawnpointu neleží.
adrenaline-error-weapon_elsewhere = Zbraň { $weapon } leží na { $square }, ne tady.
adrenaline-error-weapon_loaded = Zbraň { $weapon } je nabitá.
adrenaline-error-reload_later = Zbraň { $weapon } můžeš dobít na konci tahu.
adrenaline-error-cannot_pay = Chybí ti { $missing }.
adrenaline-error-no_step_before_shot = Krok před střelbou je až od 6 zranění; máš { $damage }.
adrenaline-error-nobody_to_hit = Zbraň { $weapon } z { $square } nikoho nezasáhne.
adrenaline-error-effect_unknown = Zbraň { $weapon } efekt „{ $effect }“ nemá.
adrenaline-error-effect_used = Efekt { $effect } je v této střelbě už použitý.
adrenaline-error-effect_no_target = Efekt { $effect } teď nikoho nezasáhne.
adrenaline-error-effect_needs = Efekt { $effect } potřebuje nejdřív { $needed }.
adrenaline-error-effect_too_late = Efekt { $effect } už svou chvíli v této střelbě propásl.
adrenaline-error-effect_other_mode = Pro tuto střelbu je zvolený jiný mód zbraně { $weapon }.
adrenaline-error-unknown_card = Karta „{ $card }“ neexistuje.
adrenaline-error-card_not_held = Tuhle kartu nemáš: { $card }.
adrenaline-error-card_only_answers = { $card } slouží jen jako odpověď na zásah.
adrenaline-error-card_only_between = { $card } se hraje před akcí nebo po ní, ne uprostřed.
adrenaline-error-card_nobody = { $card } teď nemá koho přesunout.
adrenaline-error-card_only_in_shot = { $card } se hraje, když střelba zraňuje.
adrenaline-error-card_needs_damage = { $card } potřebuje někoho, koho tato střelba zranila.
adrenaline-error-card_price = { $card } stojí jednu kostičku nebo jinou akční kartu a ty nemáš ani jedno.
adrenaline-error-not_a_grenade = { $card } není Značkovací granát.
adrenaline-error-payment_wrong = Tím se cena přesně nezaplatí.
adrenaline-error-must_hit = Někoho zasáhnout musíš.
adrenaline-error-unknown_figure = Figurka „{ $figure }“ tu není.
adrenaline-error-target_self = Sebe vybrat nemůžeš.
adrenaline-error-target_off_board = { $figure } není v aréně.
adrenaline-error-target_chosen = { $figure } už ve výběru je.
adrenaline-error-target_same_square = Každý cíl musí stát na jiném poli a { $figure } nestojí.
adrenaline-error-target_other_way = { $figure } není ve stejném směru jako ostatní.
adrenaline-error-target_not_damaged = Tato střelba nezraňuje: { $figure }.
adrenaline-error-target_not_chosen = { $figure } nepatří k těm, kdo už mají zásah.
adrenaline-error-target_not_seen = { $figure } není vidět: z { $start } tam nevedou dveře ({ $room }).
adrenaline-error-target_seen = { $figure } je vidět a tady je třeba někdo, na koho nevidíš.
adrenaline-error-target_elsewhere = { $figure } není na tvém poli.
adrenaline-error-target_not_in_line = { $figure } není v jedné řadě s { $start }.
adrenaline-error-target_not_pullable = { $figure } se z { $square } nedá přitáhnout tam, kam je třeba.
adrenaline-error-target_not_seen_from = { $other } nevidí tam, kde stojí { $figure }.
adrenaline-error-target_not_ahead = { $figure } není tím směrem.
adrenaline-error-target_too_near = { $figure } je příliš blízko: { $distance ->
    [one] { $distance } pohyb
    [few] { $distance } pohyby
   *[other] { $distance } pohybů
}, nejméně je třeba { $limit }.
adrenaline-error-target_too_far = { $figure } je příliš daleko: { $distance ->
    [one] { $distance } pohyb
    [few] { $distance } pohyby
   *[other] { $distance } pohybů
}, nejvýš smí být { $limit }.
adrenaline-error-square_empty = Na { $square } by nikdo zásah nedostal.
adrenaline-error-square_not_seen = Pole { $square } není vidět: z { $start } tam nevedou dveře ({ $room }).
adrenaline-error-square_seen = Pole { $square } je vidět a tady je třeba pole, na které nevidíš.
adrenaline-error-square_elsewhere = Musí to být tvoje pole, ne { $square }.
adrenaline-error-square_not_in_line = Pole { $square } není v jedné řadě s { $start }.
adrenaline-error-square_not_pullable = Z { $square } se nikdo nedá přitáhnout tam, kam je třeba.
adrenaline-error-square_not_seen_from = { $other } na { $square } nevidí.
adrenaline-error-square_not_ahead = Pole { $square } není tím směrem.
adrenaline-error-square_too_near = Pole { $square } je příliš blízko: { $distance ->
    [0] žádný pohyb
    [one] { $distance } pohyb
    [few] { $distance } pohyby
   *[other] { $distance } pohybů
}, nejméně je třeba { $limit }.
adrenaline-error-square_too_far = Pole { $square } je příliš daleko: { $distance ->
    [one] { $distance } pohyb
    [few] { $distance } pohyby
   *[other] { $distance } pohybů
}, nejvýš smí být { $limit }.
adrenaline-error-unknown_room = Místnost „{ $room }“ tu není.
adrenaline-error-room_own = V té místnosti stojíš ty ({ $room }).
adrenaline-error-room_not_seen = Z { $start } tam nevidíš ({ $room }).
adrenaline-error-room_empty = Tam by nikdo zásah nedostal ({ $room }).
adrenaline-error-unknown_direction = Směr „{ $direction }“ neexistuje.
adrenaline-error-direction_wall = Z { $start } { $direction } cesta nevede.
adrenaline-error-direction_empty = Střelba { $direction } by nikoho nezasáhla.
adrenaline-error-go_too_far = Pole { $square } je od { $start } příliš daleko: nejvýš { $limit ->
    [one] { $limit } pohyb
    [few] { $limit } pohyby
   *[other] { $limit } pohybů
}.
adrenaline-error-go_bent = Pole { $square } neleží od { $start } rovně jedním směrem.
adrenaline-error-go_nobody_to_hit = Z { $square } by nikdo zásah nedostal.

## Na co je otázka, uvnitř odmítnutí

adrenaline-asked-spawn = kde vstoupíš do arény
adrenaline-asked-respawn = kde se vrátíš
adrenaline-asked-turn = co uděláš ve svém tahu
adrenaline-asked-take = kterou zbraň si vezmeš
adrenaline-asked-leave = kterou zbraň necháš
adrenaline-asked-pay = jak zaplatíš
adrenaline-asked-effect = jak střelba pokračuje
adrenaline-asked-target = koho zasáhneš
adrenaline-asked-square = na které pole míříš
adrenaline-asked-room = na kterou místnost míříš
adrenaline-asked-direction = kterým směrem
adrenaline-asked-go = kam se kdo přesune
adrenaline-asked-reload = co dobiješ
adrenaline-asked-answers = jestli zahraješ granát

## Výzvy: jejich první slova stojí na zamčeném displeji

# $name: jméno nebo zmínka, $table
adrenaline-ping-respawn = **{ $name }: kde se vrátíš?** Líznuto: 1 karta.
adrenaline-ping-spawn = **{ $name }: vstup do arény** v { $table }.
adrenaline-ping-answers = **{ $name }: máš zásah** v { $table }. Odpovíš granátem?
